"""Who may attempt to block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carmilla.games.vtes.rules.action import attempt
from carmilla.games.vtes.words import R, V, Z
from carmilla.kernel.codes import OK
from carmilla.kernel.options import pack

if TYPE_CHECKING:
    from carmilla.games.vtes.table import Vtes


# rule: terms.wake.no-obligation
def add_blocks(g: Vtes, seat: int, out: list[int]) -> None:
    for minion in g.row(Z.READY, seat):
        if may_block(g, seat, minion) == OK:
            out.append(pack(V.BLOCK, minion))


def may_block(g: Vtes, seat: int, minion: int) -> int:
    attempts = g.attempts()
    assert attempts is not None
    # rule: action.block.decline-final, action.block.state-a.pass-final
    if seat in attempts.declined:
        return R.DECLINED
    # rule: action.block.who-directed, action.block.who-undirected, action.block.undirected-order
    if not g.entitled_to_block(seat):
        return R.NOT_ENTITLED
    # rule: torpor.no-block
    if not minion or g.zone[minion] != Z.READY * g.seats + seat:
        return R.WRONG_USER
    # rule: action.block.ready-unlocked
    if not g.ready(minion):
        return R.NOT_READY
    if not g.awake(minion):
        return R.LOCKED
    # rule: action.block.again
    return R.TRIED if attempt(g, minion) in attempts.tried else OK
