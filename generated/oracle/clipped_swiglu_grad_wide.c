/*
 * Generated from spec/activation/clipped_swiglu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradA = where(a > limit, 0, gradY * ((linear + bias) * s * (1 + u * (1 - s)))) */
static wide wide_formula_false_gradA(const wide v[])
{
    const wide part_linear = wide_min(wide_max(v[2], wide_neg(v[4])), v[4]);
    const wide part_u = wide_mul(v[3], v[1]);
    const wide part_s = wide_sigmoid(part_u);
    return wide_where(
        wide_gt(v[1], v[4]), wide_number(0.0L, 1.0L),
        wide_mul(v[0],
                 wide_mul(wide_mul(wide_add(part_linear, v[5]), part_s),
                          wide_add(wide_number(1.0L, 1.0L),
                                   wide_mul(part_u, wide_sub(wide_number(1.0L, 1.0L), part_s))))));
}

/* gradB = where(abs(b) > limit, 0, gradY * (gate * sigmoid(alpha * gate))) */
static wide wide_formula_false_gradB(const wide v[])
{
    const wide part_gate = wide_min(v[1], v[4]);
    return wide_where(wide_gt(wide_abs(v[2]), v[4]), wide_number(0.0L, 1.0L),
                      wide_mul(v[0], wide_mul(part_gate, wide_sigmoid(wide_mul(v[3], part_gate)))));
}

/* gradA = where(a > limit, 0, gradY * ((linear + bias) * s * (1 + u * (1 - s)))) */
static wide wide_formula_true_gradA(const wide v[])
{
    const wide part_linear = wide_min(wide_max(v[2], wide_neg(v[4])), v[4]);
    const wide part_u = wide_mul(v[3], v[1]);
    const wide part_s = wide_sigmoid(part_u);
    return wide_where(
        wide_gt(v[1], v[4]), wide_number(0.0L, 1.0L),
        wide_mul(v[0],
                 wide_mul(wide_mul(wide_add(part_linear, v[5]), part_s),
                          wide_add(wide_number(1.0L, 1.0L),
                                   wide_mul(part_u, wide_sub(wide_number(1.0L, 1.0L), part_s))))));
}

/* gradB = where(abs(b) > limit, 0, gradY * (gate * sigmoid(alpha * gate))) */
static wide wide_formula_true_gradB(const wide v[])
{
    const wide part_gate = wide_min(v[1], v[4]);
    return wide_where(wide_gt(wide_abs(v[2]), v[4]), wide_number(0.0L, 1.0L),
                      wide_mul(v[0], wide_mul(part_gate, wide_sigmoid(wide_mul(v[3], part_gate)))));
}

/* In the order of the oracle's formulas. */
wide_function *const clipped_swiglu_grad_wide[] = {
    wide_formula_false_gradA,
    wide_formula_false_gradB,
    wide_formula_true_gradA,
    wide_formula_true_gradB,
};
/* clang-format on */
