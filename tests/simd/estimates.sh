#!/usr/bin/env bash
# No instruction of the kernels estimates, flushes subnormals or rounds twice: reciprocals and exponentials
# of a few digits, conversions to bf16 (which flush), dot products, the x87 unit. usage: estimates.sh
# LIBRARY [OBJDUMP]
set -euo pipefail
library=$1
objdump=${2:-objdump}

x86='v?(rcp|rsqrt)(14|28)?[ps][sdh]|vexp2p[sd]|vcvtne2?ps2bf16|vdpbf16ps|vreduce[ps][sd]|f(add|sub|mul|div|sqrt|st|ld)p?[slt]?'
arm='(frecp|frsqrt|urecp|ursqrt)[esx]|bfcvtn?2?|bfdot|bfmmla|bfmlal[bt]'

case $("$objdump" -f "$library" | awk '/^architecture/ && !seen++ { print $2 }') in
    aarch64,) inexact=$arm planted=(frecpe frsqrts bfcvtn2) ;;
    *) inexact=$x86 planted=(vrcp14ps rsqrtss vcvtneps2bf16 fldt faddp) ;;
esac

# The mnemonics of a disassembly.
mnemonics() { awk -F'\t' '/^ .*:\t/ { split($2, word, " "); print word[1] }' | sort -u; }
those() { grep -Ex "($inexact)" || true; }

for one in "${planted[@]}"; do
    if [ -z "$(printf '   0:\t%s (a),b\n' "$one" | mnemonics | those)" ]; then
        echo "$one would not be seen"
        exit 1
    fi
done

found=$("$objdump" -d --no-show-raw-insn "$library" | mnemonics)
if [ "$(wc -l <<<"$found")" -lt 50 ]; then
    echo "$library: the disassembly has hardly an instruction"
    exit 1
fi
bad=$(those <<<"$found")
if [ -n "$bad" ]; then
    echo "$library has $(tr '\n' ' ' <<<"$bad")"
    exit 1
fi
