"""The generator of random numbers has the blocks that its authors publish with it (Random123, kat_vectors)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from codegen.exact.philox import block, random_number

PI = (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 0xA4093822, 0x299F31D0)
PUBLISHED = [
    ((0,) * 6, (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((0xFFFFFFFF,) * 6, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (PI, (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1)),
]


@pytest.mark.parametrize("given, words", PUBLISHED)
def test_published_blocks(given: tuple[int, ...], words: tuple[int, ...]) -> None:
    assert block(given[:4], (given[4], given[5])) == words


def test_numbers_of_a_block() -> None:
    low, high = 0x6627E8D5, 0xE169C58D
    assert random_number(0, 0, 0, False) == Fraction(2 * (low >> 9) + 1, 1 << 24)
    assert random_number(0, 0, 1, False) == Fraction(2 * (high >> 9) + 1, 1 << 24)
    assert random_number(0, 0, 0, True) == Fraction(2 * ((high << 32 | low) >> 12) + 1, 1 << 53)
    assert random_number(0, 0, 4, False) == Fraction(2 * (block((1, 0, 0, 0), (0, 0))[0] >> 9) + 1, 1 << 24)


def test_numbers_are_spread_evenly() -> None:
    """The number of elements in each of 16 parts, and the mean: a wrong shift or multiplier moves these far."""
    numbers = [random_number(2, 3, at, wide) for wide in (False, True) for at in range(4096)]
    parts = [0] * 16
    for number in numbers:
        assert 0 < number < 1
        parts[int(number * 16)] += 1
    assert all(abs(count - 512) < 110 for count in parts)  # five standard deviations
    assert abs(sum(numbers) / len(numbers) - Fraction(1, 2)) < Fraction(16, 1000)
