/*
 * Generated from spec/activation/softshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = where(self >= -lambda and self <= lambda, 0, gradOutput) */
static wide wide_formula_gradInput(const wide v[])
{
    return wide_where(wide_and(wide_ge(v[1], wide_neg(v[2])), wide_le(v[1], v[2])),
                      wide_number(0.0L, 1.0L), v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const softshrink_backward_wide[] = {
    wide_formula_gradInput,
};
/* clang-format on */
