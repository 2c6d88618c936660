/*
 * Generated from spec/activation/selu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self > 0, scale * self, scale * alpha * expm1(self)) */
static wide wide_formula_out(const wide v[])
{
    const wide part_scale =
        wide_number(5253504936777402467096674926473.0L, 5000000000000000000000000000000.0L);
    const wide part_alpha =
        wide_number(16732632423543772848170429916717.0L, 10000000000000000000000000000000.0L);
    return wide_where(wide_gt(v[0], wide_number(0.0L, 1.0L)), wide_mul(part_scale, v[0]),
                      wide_mul(wide_mul(part_scale, part_alpha), wide_expm1(v[0])));
}

/* In the order of the oracle's formulas. */
wide_function *const selu_wide[] = {
    wide_formula_out,
};
/* clang-format on */
