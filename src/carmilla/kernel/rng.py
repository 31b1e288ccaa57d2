"""A counter-based keyed generator: what comes next is a function of a secret key and of how much was drawn."""

from __future__ import annotations

import hashlib
from struct import unpack
from typing import Final

WORD: Final = 8


class Rng:
    def __init__(self, key: bytes = b"", counter: int = 0) -> None:
        self.key, self.counter = key, counter

    def copy(self) -> Rng:
        return Rng(self.key, self.counter)

    def keys(self, n: int) -> list[int]:
        """`n` 64-bit numbers in one step."""
        self.counter += 1
        stream = hashlib.shake_128(b"%d:%b" % (self.counter, self.key)).digest(WORD * n)
        return list(unpack(f"<{n}Q", stream))

    def below(self, n: int) -> int:
        """Uniform in 0 … n-1."""
        assert 0 < n <= 1 << 64
        limit = (1 << 64) - (1 << 64) % n
        while True:
            drawn = self.keys(1)[0]
            if drawn < limit:
                return drawn % n

    def shuffled(self, cards: list[int]) -> list[int]:
        """The same cards in a new order. Whoever shuffles cards that a seat cannot tell apart sorts them first."""
        order = sorted(zip(self.keys(len(cards)), range(len(cards)), strict=True))
        return [cards[i] for _, i in order]

    def new_key(self) -> bytes:
        self.counter += 1
        return hashlib.blake2b(b"%d" % self.counter, key=self.key[:64], digest_size=16).digest()
