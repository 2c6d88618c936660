#!/usr/bin/env bash
# The long run, then the pages that show its table. usage: prove.sh BUILD [OPTION ...] [OP ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
status=0
/usr/bin/python3 tests/accuracy/prove.py "$@" || status=$?
/usr/bin/python3 -m codegen
exit $status
