#!/usr/bin/env bash
# Every C file is formatted already, generated code included: clang-format is a check, never a step.
set -euo pipefail
git ls-files --cached --others --exclude-standard '*.c' '*.h' | grep -v '^tests/codegen/golden/' |
    xargs clang-format --dry-run -Werror
