/*
 * Generated from spec/activation/hardsigmoid.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self > 3, 1, where(self <= -3, 0, (self + 3) / 6)) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(
        wide_gt(v[0], wide_number(3.0L, 1.0L)), wide_number(1.0L, 1.0L),
        wide_where(wide_le(v[0], wide_neg(wide_number(3.0L, 1.0L))), wide_number(0.0L, 1.0L),
                   wide_div(wide_add(v[0], wide_number(3.0L, 1.0L)), wide_number(6.0L, 1.0L))));
}

/* In the order of the oracle's formulas. */
wide_function *const hardsigmoid_wide[] = {
    wide_formula_out,
};
/* clang-format on */
