"""Reads and writes the format that docs/recording.md describes, by that page alone."""

from __future__ import annotations

import struct
from dataclasses import dataclass

HEAD = struct.Struct("=8sII")
PART = struct.Struct("=IIQQQ")
ABOUT, DATA, CALL, END = 1, 2, 3, 4
MASK = 2**64 - 1


def _turn(x: int, by: int) -> int:
    return (x << by | x >> (64 - by)) & MASK


def digest(data: bytes) -> tuple[int, int]:
    a = 0x9E3779B97F4A7C15 ^ len(data)
    b = (0xC2B2AE3D27D4EB4F + len(data)) & MASK
    for i in range(0, len(data), 8):
        (word,) = struct.unpack("=Q", data[i : i + 8].ljust(8, b"\0"))
        a = _turn(a ^ word, 29) * 0xFF51AFD7ED558CCD & MASK
        b = (_turn((b + word) & MASK, 37) * 0xC4CEB9FE1A85EC53 + 1) & MASK
    a ^= a >> 32 ^ b >> 29
    b ^= b >> 31 ^ a >> 27
    return (a ^ a >> 33) * 0x2127599BF4325C37 & MASK, (b ^ b >> 30) * 0x94D049BB133111EB & MASK


@dataclass(frozen=True)
class Part:
    kind: int
    payload: bytes


@dataclass(frozen=True)
class Recording:
    version: int
    order: int
    parts: tuple[Part, ...]

    def of(self, kind: int) -> list[bytes]:
        return [part.payload for part in self.parts if part.kind == kind]

    def replaced(self, old: bytes, new: bytes) -> Recording:
        """With other bytes in all parts."""
        return Recording(self.version, self.order, tuple(Part(p.kind, p.payload.replace(old, new)) for p in self.parts))


def read(data: bytes) -> Recording:
    magic, version, order = HEAD.unpack_from(data)
    assert magic == b"aclnnrec"
    at, parts = HEAD.size, []
    while at < len(data):
        kind, zero, length, *wanted = PART.unpack_from(data, at)
        payload = data[at + PART.size : at + PART.size + length]
        assert zero == 0 and digest(payload) == tuple(wanted)
        parts.append(Part(kind, payload))
        at += PART.size + length + -length % 8
    return Recording(version, order, tuple(parts))


def written(recording: Recording) -> bytes:
    out = HEAD.pack(b"aclnnrec", recording.version, recording.order)
    for part in recording.parts:
        out += PART.pack(part.kind, 0, len(part.payload), *digest(part.payload)) + part.payload + bytes(-len(part.payload) % 8)
    return out


class Words:
    """The payload of a call, front to back."""

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self.at = 0

    def number(self) -> int:
        (value,) = struct.unpack_from("=q", self.payload, self.at)
        self.at += 8
        return int(value)

    def numbers(self, count: int) -> list[int]:
        return [self.number() for _ in range(count)]

    def text(self) -> str:
        length = self.number()
        text = self.payload[self.at : self.at + length].decode()
        self.at += length + -length % 8
        return text


@dataclass(frozen=True)
class Tensor:
    dtype: int
    offset: int
    shape: list[int]
    strides: list[int]
    storage: list[int]
    memory: int
    shift: int
    data: bytes  # digests
    result: bytes


@dataclass(frozen=True)
class Call:
    number: int
    run: int
    phase: int
    status: int
    name: str
    product: str
    memories: list[tuple[int, int]]
    arguments: dict[str, object]
    flags: dict[str, int]


def _tensor(words: Words) -> Tensor:
    dtype, _, offset = words.numbers(3)
    shape = words.numbers(words.number())
    strides = words.numbers(len(shape))
    storage = words.numbers(words.number())
    memory, shift = words.numbers(2)
    digests = [words.payload[words.at + 16 * i :][:16] for i in range(2)]
    words.at += 32
    return Tensor(dtype, offset, shape, strides, storage, memory, shift, *digests)


def _value(words: Words, kind: int) -> object:
    if kind == 0:
        return _tensor(words)
    if kind == 1:
        return words.number(), words.numbers(2)
    if kind == 2:
        return words.numbers(words.number())
    if kind == 3:
        return struct.unpack("=d", struct.pack("=q", words.number()))[0]
    return words.text() if kind == 6 else words.number()


def call(payload: bytes) -> Call:
    words = Words(payload)
    number, run, _, _, phase, status, _, _ = words.numbers(8)
    name, product = words.text(), words.text()
    memories = [(words.number(), words.number()) for _ in range(words.number())]
    arguments: dict[str, object] = {}
    flags: dict[str, int] = {}
    for _ in range(words.number()):
        argument, kind = words.text(), words.number()
        flags[argument] = words.number()
        arguments[argument] = None if flags[argument] & 3 else _value(words, kind)
    assert words.at == len(payload)
    return Call(number, run, phase, status, name, product, memories, arguments, flags)
