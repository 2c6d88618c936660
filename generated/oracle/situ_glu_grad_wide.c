/*
 * Generated from spec/activation/situ_glu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradGate = gradY * linear * sigmoid(gate) * (rise + bent * sigmoid(-gate)) */
static wide wide_formula_false_gradGate(const wide v[])
{
    const wide part_bent = wide_mul(v[3], wide_tanh(wide_div(v[1], v[3])));
    const wide part_linear = wide_where(wide_gt(v[4], wide_number(0.0L, 1.0L)),
                                        wide_mul(v[4], wide_tanh(wide_div(v[2], v[4]))), v[2]);
    const wide part_rise =
        wide_mul(wide_mul(wide_number(4.0L, 1.0L),
                          wide_sigmoid(wide_div(wide_mul(wide_number(2.0L, 1.0L), v[1]), v[3]))),
                 wide_sigmoid(wide_div(wide_mul(wide_neg(wide_number(2.0L, 1.0L)), v[1]), v[3])));
    return wide_mul(wide_mul(wide_mul(v[0], part_linear), wide_sigmoid(v[1])),
                    wide_add(part_rise, wide_mul(part_bent, wide_sigmoid(wide_neg(v[1])))));
}

/* gradUp = gradY * bent * sigmoid(gate) * slope */
static wide wide_formula_false_gradUp(const wide v[])
{
    const wide part_bent = wide_mul(v[3], wide_tanh(wide_div(v[1], v[3])));
    const wide part_slope = wide_where(
        wide_gt(v[4], wide_number(0.0L, 1.0L)),
        wide_mul(wide_mul(wide_number(4.0L, 1.0L),
                          wide_sigmoid(wide_div(wide_mul(wide_number(2.0L, 1.0L), v[2]), v[4]))),
                 wide_sigmoid(wide_div(wide_mul(wide_neg(wide_number(2.0L, 1.0L)), v[2]), v[4]))),
        wide_number(1.0L, 1.0L));
    return wide_mul(wide_mul(wide_mul(v[0], part_bent), wide_sigmoid(v[1])), part_slope);
}

/* gradGate = gradY * linear * sigmoid(gate) * (rise + bent * sigmoid(-gate)) */
static wide wide_formula_true_gradGate(const wide v[])
{
    const wide part_bent = wide_mul(v[3], wide_tanh(wide_div(v[1], v[3])));
    const wide part_linear = wide_where(wide_gt(v[4], wide_number(0.0L, 1.0L)),
                                        wide_mul(v[4], wide_tanh(wide_div(v[2], v[4]))), v[2]);
    const wide part_rise =
        wide_mul(wide_mul(wide_number(4.0L, 1.0L),
                          wide_sigmoid(wide_div(wide_mul(wide_number(2.0L, 1.0L), v[1]), v[3]))),
                 wide_sigmoid(wide_div(wide_mul(wide_neg(wide_number(2.0L, 1.0L)), v[1]), v[3])));
    return wide_mul(wide_mul(wide_mul(v[0], part_linear), wide_sigmoid(v[1])),
                    wide_add(part_rise, wide_mul(part_bent, wide_sigmoid(wide_neg(v[1])))));
}

/* gradUp = gradY * bent * sigmoid(gate) * slope */
static wide wide_formula_true_gradUp(const wide v[])
{
    const wide part_bent = wide_mul(v[3], wide_tanh(wide_div(v[1], v[3])));
    const wide part_slope = wide_where(
        wide_gt(v[4], wide_number(0.0L, 1.0L)),
        wide_mul(wide_mul(wide_number(4.0L, 1.0L),
                          wide_sigmoid(wide_div(wide_mul(wide_number(2.0L, 1.0L), v[2]), v[4]))),
                 wide_sigmoid(wide_div(wide_mul(wide_neg(wide_number(2.0L, 1.0L)), v[2]), v[4]))),
        wide_number(1.0L, 1.0L));
    return wide_mul(wide_mul(wide_mul(v[0], part_bent), wide_sigmoid(v[1])), part_slope);
}

/* In the order of the oracle's formulas. */
wide_function *const situ_glu_grad_wide[] = {
    wide_formula_false_gradGate,
    wide_formula_false_gradUp,
    wide_formula_true_gradGate,
    wide_formula_true_gradUp,
};
/* clang-format on */
