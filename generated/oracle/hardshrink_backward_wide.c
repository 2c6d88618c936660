/*
 * Generated from spec/activation/hardshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = where(abs(self) <= max(lambd, 0), 0, gradOutput) */
static wide wide_formula_gradInput(const wide v[])
{
    return wide_where(wide_le(wide_abs(v[1]), wide_max(v[2], wide_number(0.0L, 1.0L))),
                      wide_number(0.0L, 1.0L), v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const hardshrink_backward_wide[] = {
    wide_formula_gradInput,
};
/* clang-format on */
