"""Plots of the error over the input range, as SVG."""

from __future__ import annotations

import math
from collections.abc import Iterable
from xml.sax.saxutils import escape

from records import BINS, Result

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 150, 56, 12, 30, 34
LOW, HIGH = -20, 8  # exponents that are drawn in full; the rest is one bin on each side
PER_BINADE = BINS // 2  # a chunk of the run is two binades
BIAS = 127


def folded(curve: tuple[float, ...]) -> list[float]:
    """The bins from the most negative to the most positive input, with one bin each for huge and tiny ones."""
    half = len(curve) // 2
    first, last = (LOW + BIAS) * PER_BINADE, (HIGH + BIAS) * PER_BINADE

    def side(bins: tuple[float, ...]) -> tuple[float, list[float], float]:
        return max(bins[:first]), list(bins[first:last]), max(bins[last:])

    tiny, near, far = side(curve[:half])
    minus_tiny, minus_near, minus_far = side(curve[half:])
    return [minus_far, *reversed(minus_near), minus_tiny, tiny, *near, far]


def ticks() -> list[tuple[int, str]]:
    """Bins with the input that they begin at."""
    count = (HIGH - LOW) * PER_BINADE
    found = [(1 + count + 1, "0")]
    for exponent in range(LOW + 4, HIGH, 4):
        step = (exponent - LOW) * PER_BINADE
        text = f"{2.0**exponent:g}" if -4 <= exponent <= 8 else f"2^{exponent}"
        found += [(count + 3 + step, text), (1 + count - step, f"-{text}")]
    return sorted(found)


def panel(result: Result, top: float) -> list[str]:
    """One curve, its axes and its title."""
    bins = folded(result.curve)
    limit = max(1.0, math.ceil(max(bins) * 4) / 4)
    wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(i: float) -> float:
        return LEFT + wide * i / len(bins)

    def y(error: float) -> float:
        return top + TOP + tall * (1 - error / limit)

    steps = " ".join(f"H{x(i):.1f} V{y(e):.1f} H{x(i + 1):.1f}" for i, e in enumerate(bins))
    scalars = ", ".join(f"{n} = {v:.9g}" for n, v in result.scalars.items())
    title = " ".join(part for part in (result.mode, result.output, scalars) if part)
    tried = f", one input in {result.every}" if result.every > 1 else ""
    text = [
        f'<text x="{LEFT}" y="{top + 18:.1f}" class="title">{escape(title)}: at most'
        f" {result.worst:.4f} ULP{tried}</text>",
        f'<path class="area" d="M{x(0):.1f} {y(0):.1f} {steps} V{y(0):.1f} Z"/>',
        f'<path class="axis" d="M{LEFT} {y(0):.1f} H{WIDTH - RIGHT} M{LEFT} {y(0):.1f}'
        f' V{y(limit):.1f}"/>',
    ]
    for error in (0.0, 0.5, 1.0):
        text.append(f'<path class="grid" d="M{LEFT} {y(error):.1f} H{WIDTH - RIGHT}"/>')
        text.append(f'<text x="{LEFT - 6}" y="{y(error) + 4:.1f}" class="left">{error:g}</text>')
    for i, label in ticks():
        text.append(f'<path class="axis" d="M{x(i):.1f} {y(0):.1f} v4"/>')
        text.append(f'<text x="{x(i):.1f}" y="{y(0) + 16:.1f}" class="below">{label}</text>')
    return text


STYLE = (
    "text{font:11px sans-serif;fill:#57606a}.title{font-weight:600;fill:#24292f}"
    ".left{text-anchor:end}.below{text-anchor:middle}.area{fill:#4c8bf5}"
    ".axis{stroke:#57606a;fill:none}.grid{stroke:#d0d7de;stroke-dasharray:3 3;fill:none}"
    "@media(prefers-color-scheme:dark){text{fill:#9198a1}.title{fill:#f0f6fc}"
    ".axis{stroke:#9198a1}.grid{stroke:#3d444d}}"
)


def horizontal(results: Iterable[Result]) -> str:
    """The title of the axis; for rows (samples, `every` is 0) it is the element of the first input."""
    named = sorted({next(iter(r.at)) for r in results if r.every == 0})
    return f"element of {', '.join(named)} (f32)" if named else "input (f32)"


def plot(entry: str, results: Iterable[Result]) -> str:
    """All curves of an operator, one below the other."""
    drawn = list(results)
    tall = HEIGHT * len(drawn) + 16
    body = [line for i, r in enumerate(drawn) for line in panel(r, i * HEIGHT)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" role="img">',
            f"<title>{escape(entry)}: the largest error over the input</title>",
            f"<style>{STYLE}</style>",
            *body,
            f'<text x="{WIDTH / 2:g}" y="{tall - 6}" class="below">{horizontal(drawn)}; error in units in the'
            " last place, the largest of each eighth of a binade</text>",
            "</svg>",
            "",
        ]
    )
