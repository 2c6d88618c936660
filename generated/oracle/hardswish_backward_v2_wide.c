/*
 * Generated from spec/activation/hardswish_backward_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = gradOutput * slope */
static wide wide_formula_out(const wide v[])
{
    const wide part_slope = wide_where(
        wide_le(v[1], wide_neg(wide_number(3.0L, 1.0L))), wide_number(0.0L, 1.0L),
        wide_where(wide_ge(v[1], wide_number(3.0L, 1.0L)), wide_number(1.0L, 1.0L),
                   wide_div(wide_add(v[1], wide_number(3.0L, 2.0L)), wide_number(3.0L, 1.0L))));
    return wide_mul(v[0], part_slope);
}

/* In the order of the oracle's formulas. */
wide_function *const hardswish_backward_v2_wide[] = {
    wide_formula_out,
};
/* clang-format on */
