/*
 * Generated from spec/activation/ge_glu_v3_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradUp = gradOutput * gelu */
static wide wide_formula_none_false_gradUp(const wide v[])
{
    return wide_mul(v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_slope(gate) */
static wide wide_formula_none_false_gradGate(const wide v[])
{
    return wide_mul(wide_mul(v[0], v[2]), wide_gelu_slope(v[1]));
}

/* gradUp = gradOutput * gelu */
static wide wide_formula_none_true_gradUp(const wide v[])
{
    return wide_mul(v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_slope(gate) */
static wide wide_formula_none_true_gradGate(const wide v[])
{
    return wide_mul(wide_mul(v[0], v[2]), wide_gelu_slope(v[1]));
}

/* gradUp = gradOutput * gelu */
static wide wide_formula_tanh_false_gradUp(const wide v[])
{
    return wide_mul(v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_tanh_slope(gate) */
static wide wide_formula_tanh_false_gradGate(const wide v[])
{
    return wide_mul(wide_mul(v[0], v[2]), wide_gelu_tanh_slope(v[1]));
}

/* gradUp = gradOutput * gelu */
static wide wide_formula_tanh_true_gradUp(const wide v[])
{
    return wide_mul(v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_tanh_slope(gate) */
static wide wide_formula_tanh_true_gradGate(const wide v[])
{
    return wide_mul(wide_mul(v[0], v[2]), wide_gelu_tanh_slope(v[1]));
}

/* In the order of the oracle's formulas. */
wide_function *const ge_glu_v3_backward_wide[] = {
    wide_formula_none_false_gradUp,
    wide_formula_none_false_gradGate,
    wide_formula_none_true_gradUp,
    wide_formula_none_true_gradGate,
    wide_formula_tanh_false_gradUp,
    wide_formula_tanh_false_gradGate,
    wide_formula_tanh_true_gradUp,
    wide_formula_tanh_true_gradGate,
};
/* clang-format on */
