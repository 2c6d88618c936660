/*
 * Generated from spec/activation/selu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = where(result > 0, gradOutput * scale, gradOutput * (result + scale * alpha)) */
static wide wide_formula_gradInput(const wide v[])
{
    const wide part_scale =
        wide_number(5253504936777402467096674926473.0L, 5000000000000000000000000000000.0L);
    const wide part_alpha =
        wide_number(16732632423543772848170429916717.0L, 10000000000000000000000000000000.0L);
    return wide_where(wide_gt(v[1], wide_number(0.0L, 1.0L)), wide_mul(v[0], part_scale),
                      wide_mul(v[0], wide_add(v[1], wide_mul(part_scale, part_alpha))));
}

/* In the order of the oracle's formulas. */
wide_function *const selu_backward_wide[] = {
    wide_formula_gradInput,
};
/* clang-format on */
