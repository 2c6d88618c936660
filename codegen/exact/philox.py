"""Random numbers by Philox 4x32-10, as runtime/base/random.h has them; exact, and independent of it."""

from __future__ import annotations

from fractions import Fraction

ROUNDS = 10
MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
WEYL = (0x9E3779B9, 0xBB67AE85)  # what is added to the halves of the key after a round
_LOW = (1 << 32) - 1


def block(counter: tuple[int, ...], key: tuple[int, int]) -> tuple[int, ...]:
    """The four words of a counter of four words under a key of two."""
    for _ in range(ROUNDS):
        even, odd = (m * c for m, c in zip(MULTIPLIERS, (counter[0], counter[2])))
        counter = (odd >> 32 ^ counter[1] ^ key[0], odd & _LOW, even >> 32 ^ counter[3] ^ key[1], even & _LOW)
        key = ((key[0] + WEYL[0]) & _LOW, (key[1] + WEYL[1]) & _LOW)
    return counter


def random_number(seed: int, offset: int, number: int, wide: bool) -> Fraction:
    """The random number of an element, between 0 and 1: an f64 where it is `wide`, an f32 otherwise."""
    each = 2 if wide else 4  # in a block
    at, place = divmod(number, each)
    counter = (at & _LOW, at >> 32, offset & _LOW, offset >> 32 & _LOW)
    words = block(counter, (seed & _LOW, seed >> 32 & _LOW))
    if not wide:
        return Fraction(2 * (words[place] >> 9) + 1, 1 << 24)
    return Fraction(2 * ((words[2 * place] | words[2 * place + 1] << 32) >> 12) + 1, 1 << 53)
