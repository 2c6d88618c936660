"""Fit polynomials and round their coefficients to float.

A piece is a polynomial in the distance d from the centre of its interval. Interpolation at
Chebyshev nodes is within a small factor of the minimax polynomial (at the degrees used here less
than one bit), needs no iteration that might fail, and gives the same digits on every run.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass

from mpmath import mp, mpf

Function = Callable[[mpf], mpf]

LUCK = 1 << 10  # floats tried as a centre


def to_float(value: mpf) -> float:
    """The float (24 bits, round to nearest even) nearest to value."""
    with mp.workprec(24):
        rounded = +value
    return float(struct.unpack("<f", struct.pack("<f", float(rounded)))[0])


def to_float_bits(value: mpf, bits: int) -> float:
    """The number of the given precision nearest to value."""
    with mp.workprec(bits):
        return float(+value)


def split(value: mpf) -> tuple[float, float]:
    """value as a sum of two floats."""
    high = to_float(value)
    return high, to_float(value - high)


def split_in_three(value: mpf) -> tuple[float, float, float]:
    """value as a sum of three floats."""
    high = to_float(value)
    middle, low = split(value - high)
    return high, middle, low


def interpolate(function: Function, low: mpf, high: mpf, degree: int, center: mpf) -> list[mpf]:
    """Coefficients in (x - center), lowest first, of the interpolant at Chebyshev nodes."""
    count = degree + 1
    middle = (low + high) / 2
    half = (high - low) / 2
    nodes = [middle + half * mp.cos(mp.pi * (2 * i + 1) / (2 * count)) for i in range(count)]
    return interpolate_at(function, nodes, center)


def interpolate_at(function: Function, nodes: list[mpf], center: mpf) -> list[mpf]:
    """Coefficients in (x - center), lowest first, of the interpolant at the nodes."""
    count = len(nodes)
    # Newton's divided differences, expanded to powers of (x - center).
    differences = [function(node) for node in nodes]
    for order in range(1, count):
        for i in range(count - 1, order - 1, -1):
            step = nodes[i] - nodes[i - order]
            differences[i] = (differences[i] - differences[i - 1]) / step
    coefficients = [mpf(0)] * count
    for i in range(count - 1, -1, -1):
        shift = center - nodes[i]
        for k in range(count - 1, 0, -1):
            coefficients[k] = coefficients[k - 1] + shift * coefficients[k]
        coefficients[0] = shift * coefficients[0] + differences[i]
    return coefficients


def minimax(function: Function, weight: Function, low: mpf, high: mpf, powers: list[int]) -> list[mpf]:
    """The coefficients of these powers of x whose largest error times the weight is least: the exchange
    algorithm of Remez, from Chebyshev nodes."""
    count = len(powers)
    grid = [low + (high - low) * (1 - mp.cos(mp.pi * i / (60 * count))) / 2 for i in range(60 * count + 1)]
    nodes = [low + (high - low) * (1 - mp.cos(mp.pi * i / count)) / 2 for i in range(count + 1)]
    for _ in range(30):
        rows = [[weight(x) * x**p for p in powers] + [mpf(-1) ** i] for i, x in enumerate(nodes)]
        solution = mp.lu_solve(mp.matrix(rows), mp.matrix([weight(x) * function(x) for x in nodes]))
        found = [solution[k] for k in range(count)]
        errors = [weight(x) * (function(x) - sum(c * x**p for c, p in zip(found, powers))) for x in grid]
        # The largest error between two changes of sign.
        peaks: list[tuple[mpf, mpf]] = []
        for x, error in zip(grid, errors):
            if not error:
                continue
            if peaks and peaks[-1][1] * error > 0:
                peaks[-1] = max(peaks[-1], (x, error), key=lambda peak: abs(peak[1]))
            else:
                peaks.append((x, error))
        while len(peaks) > count + 1:
            peaks.remove(min((peaks[0], peaks[-1]), key=lambda peak: abs(peak[1])))
        if len(peaks) < count + 1 or max(abs(e) for _, e in peaks) < abs(solution[count]) * mpf("1.02"):
            break
        nodes = [x for x, _ in peaks]
    return found


def minimax_in_floats(function: Function, weight: Function, low: mpf, high: mpf, degree: int) -> list[float]:
    """The coefficients up to a degree, lowest first, as floats."""
    found = [to_float(c) for c in minimax(function, weight, low, high, list(range(degree + 1)))]
    return settled(found, function, weight, low, high, mpf(0), 0)


def minimax_from_centre(
    function: Function, weight: Function, low: mpf, high: mpf, degree: int
) -> tuple[float, list[float]]:
    """A centre just right of `low`, and the coefficients in the distance from it, as floats. The centre is the one of
    LUCK floats at which the polynomial is nearest to a float, which is the constant."""
    exact = minimax(function, weight, low, high, list(range(degree + 1)))[::-1]
    centres = [to_float(low)]
    while len(centres) < LUCK:
        centres.append(neighbour(centres[-1], 1))
    values = {centre: mp.polyval(exact, mpf(centre)) for centre in centres}
    centre = min(centres, key=lambda c: abs(values[c] - to_float(values[c])))
    shifted = mp.taylor(lambda x: mp.polyval(exact, x), mpf(centre), degree)
    found = [to_float(c) for c in shifted]
    return centre, settled(found, function, weight, low, high, mpf(centre), 1)


def settled(
    found: list[float], function: Function, weight: Function, low: mpf, high: mpf, centre: mpf, first: int
) -> list[float]:
    """Rounded coefficients in the distance from the centre, moved to a neighbour, one by one from the `first` on, as long
    as that lowers the largest error."""
    xs = [low + (high - low) * (i + mpf(1) / 3) / 400 for i in range(400)]
    points = [(float(x - centre), float(weight(x)), function(x)) for x in xs]
    # The errors of the rounded coefficients, and of a move, are small numbers that doubles hold.
    errors = [w * float(value - mp.polyval(found[::-1], mpf(x))) for x, w, value in points]
    moved = True
    while moved:
        moved = False
        for k in range(first, len(found)):
            for step in (-1, 1):
                other = neighbour(found[k], step)
                new = [e + w * (found[k] - other) * x**k for e, (x, w, _) in zip(errors, points)]
                if max(map(abs, new)) < max(map(abs, errors)) * 0.999:
                    errors, found[k], moved = new, other, True
                    break
    return found


def neighbour(value: float, step: int) -> float:
    """The next float, away from zero for a step of 1 and towards it for -1."""
    bits: int = struct.unpack("<I", struct.pack("<f", value))[0]
    moved: float = struct.unpack("<f", struct.pack("<I", bits + step))[0]
    return moved


@dataclass(frozen=True)
class Pieces:
    """Intervals of a >= 0, selected by the leading bits of the float scale * a + offset.

    Each octave of that float has `per_octave` intervals; `slots` consecutive ones have table entries.
    A table is stored in the order of the low bits that index it, so no subtraction is needed.
    """

    offset: float
    per_octave: int
    slots: int
    scale: float = 1.0

    @property
    def shift(self) -> int:
        """The right shift of its bits that gives the index."""
        return 23 - (self.per_octave.bit_length() - 1)

    def intervals(self) -> list[tuple[mpf, mpf]]:
        """The interval of each slot, in the order of the table."""
        bits = struct.unpack("<I", struct.pack("<f", float(self.offset)))[0]
        first = bits >> self.shift
        result: list[tuple[mpf, mpf]] = [(mpf(0), mpf(0))] * self.slots
        for i in range(first, first + self.slots):
            ends = [struct.unpack("<f", struct.pack("<I", k << self.shift))[0] for k in (i, i + 1)]
            low, high = ((mpf(end) - self.offset) / self.scale for end in ends)
            result[i % self.slots] = (low, high)
        return result


@dataclass(frozen=True)
class Table:
    """A table of floats with its name in C: rows of equal length, each with its meaning."""

    name: str
    rows: dict[str, list[float]]


def with_root(function: Function, root: mpf) -> Function:
    """(root - a) * function(a)."""
    return lambda a: (root - a) * function(a)


def piecewise(
    name: str,
    function: Function,
    pieces: Pieces,
    degree: int,
    pairs: int,
    limit: float,
    root: mpf | None = None,
    scale: float = 1.0,
) -> Table:
    """The centre of each piece, its coefficients, and the low parts of the first `pairs` of them.

    Pieces entirely beyond limit are never looked up and hold zeros. With a root, the polynomial is that of
    (root - a) * function(a), with a small relative error even next to the root; the piece that contains
    the root is centred at the float nearest to it.
    """
    names = ["center"] + [f"c{k}" for k in range(degree + 1)]
    names += [f"c{k}, second part" for k in range(pairs)]
    rows: dict[str, list[float]] = {row: [] for row in names}
    for low, high in pieces.intervals():
        center = (low + high) / 2
        coefficients = [mpf(0)] * (degree + 1)
        if low <= limit and root is None:
            coefficients = interpolate(function, low, high, degree, center)
        elif low <= limit and pairs == 0 and root is not None and not low < root < high:
            product = with_root(function, root)
            coefficients = interpolate(product, low, high, degree, center)
        elif low <= limit and root is not None:
            if low < root < high:
                center = mpf(to_float(root))
            quotient = interpolate(function, low, high, degree - 1, center) + [mpf(0)]
            for k in range(degree, -1, -1):
                below = quotient[k - 1] if k > 0 else mpf(0)
                coefficients[k] = (root - center) * quotient[k] - below
        coefficients = [coefficient * scale for coefficient in coefficients]
        rows["center"].append(to_float(center))
        for k, coefficient in enumerate(coefficients):
            first, second = split(coefficient)
            rows[f"c{k}"].append(first)
            if k < pairs:
                rows[f"c{k}, second part"].append(second)
    return Table(name, rows)


def moved(coefficients: list[mpf], by: mpf) -> list[mpf]:
    """The same polynomial in powers of x - by."""
    result = list(coefficients)
    for k in range(len(result)):
        for i in range(len(result) - 2, k - 1, -1):
            result[i] += by * result[i + 1]
    return result


def value(coefficients: list[mpf], at: mpf) -> mpf:
    """The polynomial's value."""
    return mp.polyval(coefficients[::-1], at)


def lucky_center(coefficients: list[mpf], low: mpf, high: mpf) -> tuple[mpf, list[mpf]]:
    """A float near the centre at which value and slope are nearly floats and need no low parts.

    S. Gal, "Computing elementary functions: a new approach for achieving high accuracy and good
    performance", 1986, chooses the points of a table this way. The first float that costs less than 2^-30
    anywhere in the piece is taken; where the function is flat it may lie outside the piece. The
    polynomial is in powers of the distance from the middle.
    """
    middle = (low + high) / 2
    ends = [value(coefficients, end - middle) for end in (low, high)]
    best: tuple[mpf, mpf, list[mpf]] | None = None
    flat = abs(coefficients[1]) * (high - low) < abs(coefficients[0]) / 64
    for k in range(2 * LUCK if flat else LUCK):
        wide, number = divmod(k, LUCK)
        step = (high - low) / LUCK * (3 if wide else mpf(1) / 2) * ((number + 1) // 2 * (-1) ** number)
        center = mpf(to_float(middle + step))
        there = moved(coefficients, center - middle)
        off, slope_off = (c - to_float(c) for c in there[:2])
        cost = max(
            abs((off + slope_off * (end - center)) / known)
            for end, known in zip((low, high), ends, strict=True)
        )
        # If the value there and one in the piece differ by more than a factor of 2, their difference, which is
        # part of the evaluation, is not exact.
        if max(there[0] / end for end in ends) > 2 or min(there[0] / end for end in ends) < 0.5:
            continue
        if best is None or cost < best[0]:
            best = (cost, center, there)
        if best[0] < mpf(2) ** (-29 if wide else -30):
            break
    assert best is not None
    return best[1], best[2]


def direct(
    name: str,
    function: Function,
    pieces: Pieces,
    degree: int,
    limit: float,
    root: mpf | None = None,
    last: tuple[float, float, float] | None = None,
) -> Table:
    """The centre of each piece and its coefficients, for ac_direct (direct_f32.h).

    With a root, function is the quotient by (root - a), as in piecewise; the piece that contains the root
    is centred at the float nearest to it, where the first coefficient is 0; the last rows have the
    polynomial's value there and what its slope is more than a float. `last` is centre, value and slope of the last piece.
    """
    names = ["center"] + [f"c{k}" for k in range(degree + 1)]
    seconds = ["c0, second part", "c1, second part"] if root else []
    names += seconds
    rows: dict[str, list[float]] = {row: [] for row in names}
    for low, high in pieces.intervals():
        center = (low + high) / 2
        coefficients = [mpf(0)] * (degree + 1)
        second = [0.0, 0.0]
        if root is not None and low <= root < high:
            center = mpf(to_float(root))
            quotient = interpolate(function, low, high, degree - 1, center) + [mpf(0)]
            for k in range(degree, -1, -1):
                below = quotient[k - 1] if k > 0 else mpf(0)
                coefficients[k] = (root - center) * quotient[k] - below
            second = [to_float(coefficients[0]), to_float(coefficients[1] - to_float(coefficients[1]))]
            coefficients[0] = mpf(0)
        elif low <= limit:
            whole = function if root is None else with_root(function, root)
            coefficients = interpolate(whole, low, high, degree, center)
            center, coefficients = lucky_center(coefficients, low, high)
        if last is not None and high >= limit:
            center = mpf(last[0])
            coefficients = [mpf(last[1]), mpf(last[2])] + [mpf(0)] * (degree - 1)
        rows["center"].append(float(center))
        for k, coefficient in enumerate(coefficients):
            rows[f"c{k}"].append(to_float(coefficient))
        for row, part in zip(seconds, second):
            rows[row].append(part)
    return Table(name, rows)
