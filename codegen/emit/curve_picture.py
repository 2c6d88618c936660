"""Values for the plot of an operator: a panel for each curve of curves.py, side by side."""

from __future__ import annotations

import math
from xml.sax.saxutils import escape

from codegen.emit.common import Values
from codegen.emit.curves import HIGH, LOW, Curves, Line
from codegen.language.operator import Operator

PANEL, TALL = 230, 150
LEFT, RIGHT, TOP, BOTTOM = 30, 8, 18, 16
PANELS = 4  # panels of one picture at most
SLACK = 0.1  # how far a curve may leave the range of the axis, as a fraction of its step


def curve_values(op: Operator, curves: tuple[Curves, ...]) -> Values:
    """For docs/<family>/<op>.svg."""
    drawn = curves[:PANELS]
    names = len({c.output for c in drawn}) > 1
    return {
        "origin": op.file,
        "title": escape(f"aclnn{op.name}"),
        "width": str(PANEL * len(drawn)),
        "height": str(TALL),
        "panels": [_panel(c, PANEL * i, names) for i, c in enumerate(drawn)],
    }


def caption(curves: tuple[Curves, ...]) -> str:
    """The caption of the picture."""
    if not curves:
        return ""
    still = {name: value for c in curves for name, value in c.held.items()}
    held = ", ".join(f"`{name}` = {value:g}" for name, value in still.items())
    result = f"The result over `{curves[0].over}`"
    result += f", with {held}" if held else ""
    return result + ("; dashed, its derivative." if any(c.slope for c in curves) else ".")


def _panel(c: Curves, left: int, names: bool) -> Values:
    step = _step(c.high - c.low)
    low, high = math.floor(c.low / step + SLACK) * step, math.ceil(c.high / step - SLACK) * step
    high = max(high, low + step)

    def x(value: float) -> float:
        return LEFT + (PANEL - LEFT - RIGHT) * (value - float(LOW)) / float(HIGH - LOW)

    def y(value: float) -> float:
        return TOP + (TALL - TOP - BOTTOM) * (high - value) / (high - low)

    def path(lines: tuple[Line, ...]) -> str:
        drawn = [
            [f"{x(a):.1f} {y(b):.1f}" for a, b in line]
            for whole in lines
            for line in _inside(whole, low, high)
        ]
        return " ".join("M" + " L".join(line) for line in drawn)

    ticks = [low + step * i for i in range(round((high - low) / step) + 1)]
    right = PANEL - RIGHT
    return {
        "left": str(left),
        "start": str(LEFT),
        "title": escape(" ".join([c.mode, c.output] if names else [c.mode]).strip()),
        "grid": " ".join(f"M{LEFT} {y(tick):.1f} H{right}" for tick in ticks),
        "axis": f"M{LEFT} {y(0):.1f} H{right} M{x(0):.1f} {TOP} V{TALL - BOTTOM}",
        "across": [
            {"x": f"{x(tick):.1f}", "y": str(TALL - 4), "text": _number(tick)}
            for tick in range(int(LOW), int(HIGH) + 1, 2)
        ],
        "up": [
            {"x": str(LEFT - 4), "y": f"{y(tick) + 3.5:.1f}", "text": _number(tick)}
            for tick in ticks
        ],
        "value": path(c.value),
        "slope": path(c.slope),
    }


def _number(value: float) -> str:
    """A number for an axis, with a typographic minus."""
    return f"{value + 0.0:g}".replace("-", "\N{MINUS SIGN}")


def _step(range_: float) -> float:
    """The step of an axis: 1, 2 or 5 times a power of ten, about a third of the range."""
    power = 10.0 ** math.floor(math.log10(range_ / 3))
    times = range_ / 3 / power
    return power * (1 if times < 1.5 else 2 if times < 3.5 else 5 if times < 7.5 else 10)


def _inside(line: Line, low: float, high: float) -> list[Line]:
    """The parts of a line between two heights, clipped where it crosses them."""
    parts: list[list[tuple[float, float]]] = [[]]
    for i, (x, y) in enumerate(line):
        if i > 0:
            x0, y0 = line[i - 1]
            cuts = sorted(
                (bound - y0) / (y - y0) for bound in (low, high) if (y0 < bound) != (y < bound)
            )
            for cut in cuts:
                bound = min(max(y0 + (y - y0) * cut, low), high)
                place = (x0 + (x - x0) * cut, bound)
                if parts[-1] and not low <= y <= high:
                    parts[-1].append(place)
                    parts.append([])
                else:
                    parts[-1].append(place)
        if low <= y <= high:
            parts[-1].append((x, y))
    return [tuple(part) for part in parts if len(part) > 1]
