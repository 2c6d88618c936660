/*
 * Generated from spec/activation/clipped_swiglu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = gate * sigmoid(alpha * gate) * (linear + bias) */
static wide wide_formula_false_before_out(const wide v[])
{
    const wide part_gate = wide_min(v[0], v[3]);
    const wide part_linear = wide_min(wide_max(v[1], wide_neg(v[3])), v[3]);
    return wide_mul(wide_mul(part_gate, wide_sigmoid(wide_mul(v[2], part_gate))),
                    wide_add(part_linear, v[4]));
}

/* out = min(a * sigmoid(a), limit) * linear */
static wide wide_formula_false_after_out(const wide v[])
{
    const wide part_linear = wide_min(wide_max(v[1], wide_neg(v[3])), v[3]);
    return wide_mul(wide_min(wide_mul(v[0], wide_sigmoid(v[0])), v[3]), part_linear);
}

/* out = gate * sigmoid(alpha * gate) * (linear + bias) */
static wide wide_formula_true_before_out(const wide v[])
{
    const wide part_gate = wide_min(v[0], v[3]);
    const wide part_linear = wide_min(wide_max(v[1], wide_neg(v[3])), v[3]);
    return wide_mul(wide_mul(part_gate, wide_sigmoid(wide_mul(v[2], part_gate))),
                    wide_add(part_linear, v[4]));
}

/* out = min(a * sigmoid(a), limit) * linear */
static wide wide_formula_true_after_out(const wide v[])
{
    const wide part_linear = wide_min(wide_max(v[1], wide_neg(v[3])), v[3]);
    return wide_mul(wide_min(wide_mul(v[0], wide_sigmoid(v[0])), v[3]), part_linear);
}

/* In the order of the oracle's formulas. */
wide_function *const clipped_swiglu_v2_wide[] = {
    wide_formula_false_before_out,
    wide_formula_false_after_out,
    wide_formula_true_before_out,
    wide_formula_true_after_out,
};
/* clang-format on */
