/*
 * Generated from spec/activation/situ_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = bent * sigmoid(gate) * linear */
static wide wide_formula_false_out(const wide v[])
{
    const wide part_bent = wide_mul(v[2], wide_tanh(wide_div(v[0], v[2])));
    const wide part_linear = wide_where(wide_gt(v[3], wide_number(0.0L, 1.0L)),
                                        wide_mul(v[3], wide_tanh(wide_div(v[1], v[3]))), v[1]);
    return wide_mul(wide_mul(part_bent, wide_sigmoid(v[0])), part_linear);
}

/* out = bent * sigmoid(gate) * linear */
static wide wide_formula_true_out(const wide v[])
{
    const wide part_bent = wide_mul(v[2], wide_tanh(wide_div(v[0], v[2])));
    const wide part_linear = wide_where(wide_gt(v[3], wide_number(0.0L, 1.0L)),
                                        wide_mul(v[3], wide_tanh(wide_div(v[1], v[3]))), v[1]);
    return wide_mul(wide_mul(part_bent, wide_sigmoid(v[0])), part_linear);
}

/* In the order of the oracle's formulas. */
wide_function *const situ_glu_wide[] = {
    wide_formula_false_out,
    wide_formula_true_out,
};
/* clang-format on */
