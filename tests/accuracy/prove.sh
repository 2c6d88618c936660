#!/usr/bin/env bash
# The long run; writes the table, the plots and the pages. usage: prove.sh BUILD [OPTION ...] [OP ...]
set -euo pipefail
cd "$(dirname "$0")/../.."
exec /usr/bin/python3 tests/accuracy/prove.py "$@"
