"""The checked-in tables of the elementary functions are what their script makes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_tables_are_what_the_script_makes() -> None:
    script = ROOT / "runtime/simd/tables/coefficients/tables_f32.py"
    made = subprocess.run(
        [sys.executable, str(script)], check=True, capture_output=True, text=True
    ).stdout
    assert made == (ROOT / "runtime/simd/tables/tables_f32.h").read_text(encoding="utf-8")
