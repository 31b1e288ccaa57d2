"""The compiled build: kernel and games in one mypyc unit, installed into .venv-compiled.

    python -m tools.compiled                build what has changed and install it
    python -m tools.compiled --list         the modules that are compiled

The build happens in a copy below build/, so that no compiled module ever lies beside the sources.
"""

from __future__ import annotations

import argparse
import ast
import fcntl
import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ("kernel", "games")
OUTSIDE = ("msgspec", "fluent", "yaml", "carmilla.protocol", "carmilla.text")  # whoever imports these stays interpreted

SETUP = """\
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    "Compiles the files of the one extension side by side, and only those that changed."

    def build_extensions(self):
        compile_files = self.compiler.compile
        headers = max((path.stat().st_mtime for path in Path("build").glob("*.h")), default=0)

        def compile_one(source, output_dir, options):
            (target,) = self.compiler.object_filenames([source], output_dir=output_dir)
            newest = max(headers, Path(source).stat().st_mtime)
            if not Path(target).exists() or Path(target).stat().st_mtime <= newest:
                compile_files([source], output_dir=output_dir, **options)
            return target

        def compile_all(sources, output_dir=None, **options):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(lambda source: compile_one(source, output_dir, options), sources))

        self.compiler.compile = compile_all
        super().build_extensions()


MODULES = mypycify({arguments!r}, opt_level="3", debug_level="0", group_name="carmilla", multi_file=True)
setup(ext_modules=MODULES, cmdclass={{"build_ext": SideBySide}})
"""

PACKAGING = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
"*" = ["*.ftl", "*.yaml", "*.json", "py.typed"]
"""


def modules(package: Path) -> list[Path]:
    """The modules to compile: kernel and games, but for lists of cards and for what talks to the outside."""
    found = (path for part in COMPILED for path in sorted((package / part).rglob("*.py")))
    return [path for path in found if path.name != "__init__.py" and not lists_cards(path) and not talks_to_the_outside(path)]


def lists_cards(path: Path) -> bool:
    return path.parent.name == "cards" and path.parent.parent.parent.name == "games"


def talks_to_the_outside(path: Path) -> bool:
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return any(name == outside or name.startswith(outside + ".") for name in names for outside in OUTSIDE)


def fingerprint(root: Path) -> str:
    """Of everything that the build depends on."""
    digest = hashlib.sha256(f"{sys.version} {sys.executable}".encode())
    inputs = [*sorted((root / "src").rglob("*")), root / "pyproject.toml", *sorted((root / "requirements").iterdir()), Path(__file__)]
    for path in inputs:
        if path.is_file() and path.suffix != ".pyc":
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def prepare(root: Path, build: Path) -> None:
    """A copy of the sources with a build file of its own. Times are kept, so that only what changed is compiled again."""
    shutil.rmtree(build / "src", ignore_errors=True)
    shutil.rmtree(build / "dist", ignore_errors=True)
    shutil.copytree(root / "src", build / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("README.md", "LICENSE"):
        shutil.copy2(root / name, build / name)
    project = (root / "pyproject.toml").read_text(encoding="utf-8")
    project = re.sub(r"\[build-system\].*?\n\n", "", project, flags=re.DOTALL)
    (build / "pyproject.toml").write_text(project + PACKAGING, encoding="utf-8")
    chosen = [path.relative_to(root).as_posix() for path in modules(root / "src" / "carmilla")]
    forget_what_is_gone(build)
    (build / "setup.py").write_text(SETUP.format(arguments=["--config-file=pyproject.toml", *chosen]), encoding="utf-8")


def forget_what_is_gone(build: Path) -> None:
    """A file added, removed or renamed starts the build anew: setuptools keeps what it once built."""
    contents = build / "contents"
    now = "\n".join(path.relative_to(build).as_posix() for path in sorted((build / "src").rglob("*")))
    if not contents.exists() or contents.read_text(encoding="utf-8") != now:
        shutil.rmtree(build / "build", ignore_errors=True)
        contents.write_text(now, encoding="utf-8")


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    subprocess.run([str(word) for word in command], cwd=cwd, check=True, stdout=sys.stderr)


def pip(python: Path | str, *words: str | Path, cwd: Path = ROOT) -> None:
    run(python, "-m", "pip", "-qq", "--disable-pip-version-check", "--no-input", *words, cwd=cwd)


def install(root: Path, wheel: Path) -> None:
    venv = root / ".venv-compiled"
    python = venv / "bin" / "python"
    lock = root / "requirements" / "test.txt"
    installed = venv / "requirements"
    if not installed.exists() or installed.read_bytes() != lock.read_bytes():
        run(sys.executable, "-m", "venv", "--clear", venv)
        pip(python, "install", "--require-hashes", "-r", lock)
        shutil.copyfile(lock, installed)
    pip(python, "install", "--no-deps", "--force-reinstall", wheel)


def make(root: Path) -> None:
    build = root / "build" / "compiled"
    build.mkdir(parents=True, exist_ok=True)
    stamp = root / ".venv-compiled" / "built-from"
    now = fingerprint(root)
    with (build / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one build at a time
        if stamp.exists() and stamp.read_text() == now:
            return
        prepare(root, build)
        pip(sys.executable, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", build / "dist", build, cwd=build)
        (wheel,) = (build / "dist").glob("*.whl")
        install(root, wheel)
        stamp.write_text(now)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="name the modules that are compiled, and do nothing")
    if parser.parse_args().list:
        print(*(path.relative_to(ROOT) for path in modules(ROOT / "src" / "carmilla")), sep="\n")
        return 0
    try:
        make(ROOT)
    except subprocess.CalledProcessError as error:
        print(f"the compiled build failed: {' '.join(error.cmd[:4])} … exited with {error.returncode}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
