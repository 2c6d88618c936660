/*
 * Generated from spec/activation/hardsigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self > -3 and self < 3, gradOutput / 6, 0) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_and(wide_gt(v[1], wide_neg(wide_number(3.0L, 1.0L))),
                               wide_lt(v[1], wide_number(3.0L, 1.0L))),
                      wide_div(v[0], wide_number(6.0L, 1.0L)), wide_number(0.0L, 1.0L));
}

/* In the order of the oracle's formulas. */
wide_function *const hardsigmoid_backward_wide[] = {
    wide_formula_out,
};
/* clang-format on */
