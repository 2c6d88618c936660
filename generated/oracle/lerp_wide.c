/*
 * Generated from spec/arithmetic/lerp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(abs(weight) < inf, where(abs(end - self) < inf, finite, (1 - weight) * self + weight * end), where(self < end, weight, where(self > end, -weight, self + (end - self)))) */
static wide wide_formula_out(const wide v[])
{
    const wide part_near = wide_add(v[0], wide_mul(v[2], wide_sub(v[1], v[0])));
    const wide part_finite = wide_where(
        wide_gt(wide_abs(v[1]), wide_mul(wide_number(268435456.0L, 1.0L), wide_abs(v[0]))),
        wide_sub(wide_add(v[0], wide_mul(v[2], v[1])), wide_mul(v[2], v[0])),
        wide_where(
            wide_gt(wide_abs(v[0]), wide_mul(wide_number(268435456.0L, 1.0L), wide_abs(v[1]))),
            wide_add(wide_sub(v[0], wide_mul(v[2], v[0])), wide_mul(v[2], v[1])), part_near));
    return wide_where(
        wide_lt(wide_abs(v[2]), wide_number(INFINITY, 1.0L)),
        wide_where(wide_lt(wide_abs(wide_sub(v[1], v[0])), wide_number(INFINITY, 1.0L)),
                   part_finite,
                   wide_add(wide_mul(wide_sub(wide_number(1.0L, 1.0L), v[2]), v[0]),
                            wide_mul(v[2], v[1]))),
        wide_where(
            wide_lt(v[0], v[1]), v[2],
            wide_where(wide_gt(v[0], v[1]), wide_neg(v[2]), wide_add(v[0], wide_sub(v[1], v[0])))));
}

/* In the order of the oracle's formulas. */
wide_function *const lerp_wide[] = {
    wide_formula_out,
};
/* clang-format on */
