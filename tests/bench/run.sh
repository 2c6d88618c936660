#!/usr/bin/env bash
# ./dev bench: builds the benchmark in build-bench/, runs it, writes the report.
#
#   --quick   under two minutes: fewer rounds and sizes; docs/ is left alone and the page is printed
#   others    go to the benchmark program: --only WORD, --groups WORDS, --largest ELEMENTS,
#             --rounds N, --threads N
set -euo pipefail
cd "$(dirname "$0")/../.."

build=build-bench
/usr/bin/python3 -m codegen
cmake -S tests/bench -B "$build" -G Ninja -Wno-dev --log-level=NOTICE
cmake --build "$build" -j "$(nproc)" --target bench startup aclnn-cpu

library="$build/library/libaclnn-cpu.so"
"$build/bench" --out "$build/raw.json" "$@"
report=("$build/raw.json" "$build/startup" "$library" "$build/bench.json")
case " $* " in
    *" --quick "* | *" --only "* | *" --groups "*) ;;
    *)
        mkdir -p docs
        report+=(docs/benchmarks.md docs/bench.svg README.md)
        ;;
esac
/usr/bin/python3 tests/bench/report.py "${report[@]}"

# Families other than the activations; their page is written with the others.
if [ ${#report[@]} -gt 4 ] && ninja -C "$build" -t query families >/dev/null 2>&1; then
    cmake --build "$build" -j "$(nproc)" --target families
    "$build/families" >"$build/families.md"
    mv "$build/families.md" docs/families.md
elif [ ${#report[@]} -gt 4 ]; then
    echo "docs/families.md is left as it is: libtorch-dev, libdnnl-dev and libopenblas-dev are wanted for it" >&2
fi
printf 'numbers: %s\n' "$build/bench.json" >&2
