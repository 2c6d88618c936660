/*
 * Generated from spec/activation/swish_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = gradOutput * (s * (1 + u * (1 - s))) */
static wide wide_formula_gradInput(const wide v[])
{
    const wide part_u = wide_mul(v[2], v[1]);
    const wide part_s = wide_sigmoid(part_u);
    return wide_mul(
        v[0],
        wide_mul(part_s, wide_add(wide_number(1.0L, 1.0L),
                                  wide_mul(part_u, wide_sub(wide_number(1.0L, 1.0L), part_s)))));
}

/* In the order of the oracle's formulas. */
wide_function *const swish_backward_wide[] = {
    wide_formula_gradInput,
};
/* clang-format on */
