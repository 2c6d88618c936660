/*
 * Generated from spec/activation/tanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = gradOutput * (1 - output) * (1 + output) */
static wide wide_formula_gradInput(const wide v[])
{
    return wide_mul(wide_mul(v[0], wide_sub(wide_number(1.0L, 1.0L), v[1])),
                    wide_add(wide_number(1.0L, 1.0L), v[1]));
}

/* In the order of the oracle's formulas. */
wide_function *const tanh_backward_wide[] = {
    wide_formula_gradInput,
};
/* clang-format on */
