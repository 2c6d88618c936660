/*
 * Generated from spec/arithmetic/lerps.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(abs(way) < inf, finite, (1 - weight) * self + weight * end) */
static wide wide_formula_out(const wide v[])
{
    const wide part_way = wide_sub(v[1], v[0]);
    const wide part_finite =
        wide_where(wide_lt(v[2], wide_number(1.0L, 2.0L)), wide_add(v[0], wide_mul(v[2], part_way)),
                   wide_add(v[1], wide_mul(wide_sub(v[2], wide_number(1.0L, 1.0L)), part_way)));
    return wide_where(
        wide_lt(wide_abs(part_way), wide_number(INFINITY, 1.0L)), part_finite,
        wide_add(wide_mul(wide_sub(wide_number(1.0L, 1.0L), v[2]), v[0]), wide_mul(v[2], v[1])));
}

/* In the order of the oracle's formulas. */
wide_function *const lerps_wide[] = {
    wide_formula_out,
};
/* clang-format on */
