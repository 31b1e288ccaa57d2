"""The form of a save: a head that tells what is wrong with a damaged file, and a document that newer programs can upgrade."""

from __future__ import annotations

import hashlib
import os
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from .errors import Refused

SCHEMA: Final = 1  # of the document; a new one comes with the function that upgrades the one before
MAGIC: Final = b"Carmilla"
SUM: Final = 16
QUICK: Final = 3  # how hard to compress
HEAD: Final = len(MAGIC) + 2 + 4 + SUM  # magic, schema, length of what follows, checksum

Document = dict[str, Any]

# from a schema to the next: each takes a document of its own schema
UPGRADES: dict[int, Callable[[Document], Document]] = {}

_packer = msgspec.msgpack.Encoder()


def pack(document: Document, schema: int = SCHEMA) -> bytes:
    body = zlib.compress(_packer.encode(document), QUICK)
    number = schema.to_bytes(2, "big")
    return MAGIC + number + len(body).to_bytes(4, "big") + checksum(number, body) + body


def unpack(data: bytes) -> Document:
    """The document, brought to the schema of this program."""
    if data[: len(MAGIC)] != MAGIC[: len(data)]:
        raise Refused("not-a-save")
    if len(data) < HEAD:
        raise Refused("truncated-save")
    number, size = data[8:10], int.from_bytes(data[10:14], "big")
    body = data[HEAD:]
    if len(body) < size:
        raise Refused("truncated-save")
    if len(body) > size or checksum(number, body) != data[14:HEAD]:
        raise Refused("altered-save")
    return upgraded(read(body), int.from_bytes(number, "big"))


def checksum(number: bytes, body: bytes) -> bytes:
    return hashlib.blake2b(number + body, digest_size=SUM).digest()


def read(body: bytes) -> Document:
    try:
        document = msgspec.msgpack.decode(zlib.decompress(body))
    except (zlib.error, msgspec.DecodeError) as error:
        raise Refused("altered-save") from error
    if not isinstance(document, dict):
        raise Refused("altered-save")
    return document


def upgraded(document: Document, schema: int) -> Document:
    if schema > SCHEMA:
        raise Refused("newer-save", {"schema": schema, "known": SCHEMA})
    for number in range(schema, SCHEMA):
        if number not in UPGRADES:
            raise Refused("too-old-save", {"schema": schema, "known": SCHEMA})
        document = UPGRADES[number](document)
    return document


def write_file(path: Path, data: bytes) -> None:
    """All of it or nothing: what was there before stays until the new file is whole and on the disk."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
