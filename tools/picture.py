"""The picture of the README: a piece of a real game between random players, as `carmilla replay` shows it.

python -m tools.picture
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path

from rich.console import Console
from rich.text import Text

from carmilla.cli.run import run
from tools.source import ROOT

PICTURE = ROOT / "docs" / "pictures" / "replay.svg"
SEED, FIRST, LINES = "0", 43, 30


def printed(*arguments: str) -> list[str]:
    out = io.StringIO()
    with redirect_stdout(out):
        run(list(arguments))
    return out.getvalue().splitlines()


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        printed("sim", "vtes", "--games", "1", "--seed", SEED, "--option", "opening=hour", "--out", folder, "--quiet")
        (file,) = Path(folder).iterdir()
        shown = printed("replay", str(file))
    console = Console(record=True, width=112, file=io.StringIO(), force_terminal=True)
    for line in shown[FIRST : FIRST + LINES]:
        number, colon, rest = line.partition(": ")
        console.print(Text.assemble((number, "dim"), colon, (rest, "bold")))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    drawn = console.export_svg(title="carmilla replay", font_aspect_ratio=0.6)
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\n|<!--.*?-->\n?", "", drawn, flags=re.DOTALL))  # no fonts from elsewhere
    return 0


if __name__ == "__main__":
    sys.exit(main())
