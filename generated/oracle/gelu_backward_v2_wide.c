/*
 * Generated from spec/activation/gelu_backward_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = gradOutput * (normal_cdf(self) + self * normal_pdf(self)) */
static wide wide_formula_none_gradInput(const wide v[])
{
    return wide_mul(v[0], wide_add(wide_normal_cdf(v[1]), wide_mul(v[1], wide_normal_pdf(v[1]))));
}

/* gradInput = gradOutput * 0.5 * ((1 + t) + self * (1 - t * t) * slope) */
static wide wide_formula_tanh_gradInput(const wide v[])
{
    const wide part_u = wide_mul(
        wide_number(3989422804014327.0L, 5000000000000000.0L),
        wide_add(v[1],
                 wide_mul(wide_mul(wide_mul(wide_number(8943.0L, 200000.0L), v[1]), v[1]), v[1])));
    const wide part_slope =
        wide_mul(wide_number(3989422804014327.0L, 5000000000000000.0L),
                 wide_add(wide_number(1.0L, 1.0L),
                          wide_mul(wide_mul(wide_number(26829.0L, 200000.0L), v[1]), v[1])));
    const wide part_t = wide_tanh(part_u);
    return wide_mul(wide_mul(v[0], wide_number(1.0L, 2.0L)),
                    wide_add(wide_add(wide_number(1.0L, 1.0L), part_t),
                             wide_mul(wide_mul(v[1], wide_sub(wide_number(1.0L, 1.0L),
                                                              wide_mul(part_t, part_t))),
                                      part_slope)));
}

/* In the order of the oracle's formulas. */
wide_function *const gelu_backward_v2_wide[] = {
    wide_formula_none_gradInput,
    wide_formula_tanh_gradInput,
};
/* clang-format on */
