#!/usr/bin/env bash
# Other libraries under the same judge; writes docs/accuracy.md. usage: peers.sh BUILD
set -euo pipefail
cd "$(dirname "$0")/../.."
cmake -S tests/accuracy/peers -B "$1/peers" -G Ninja -Wno-dev --log-level=NOTICE
cmake --build "$1/peers"
/usr/bin/python3 tests/accuracy/peers.py "$1" "$1/peers"
