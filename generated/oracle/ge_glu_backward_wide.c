/*
 * Generated from spec/activation/ge_glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradUp = gradOutput * gelu */
static wide wide_formula_none_gradUp(const wide v[])
{
    return wide_mul(v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_slope(gate) */
static wide wide_formula_none_gradGate(const wide v[])
{
    return wide_mul(wide_mul(v[0], v[1]), wide_gelu_slope(v[2]));
}

/* gradUp = gradOutput * gelu */
static wide wide_formula_tanh_gradUp(const wide v[])
{
    return wide_mul(v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_tanh_slope(gate) */
static wide wide_formula_tanh_gradGate(const wide v[])
{
    return wide_mul(wide_mul(v[0], v[1]), wide_gelu_tanh_slope(v[2]));
}

/* In the order of the oracle's formulas. */
wide_function *const ge_glu_backward_wide[] = {
    wide_formula_none_gradUp,
    wide_formula_none_gradGate,
    wide_formula_tanh_gradUp,
    wide_formula_tanh_gradGate,
};
/* clang-format on */
