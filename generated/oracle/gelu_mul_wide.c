/*
 * Generated from spec/activation/gelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = gelu(gate) * up */
static wide wide_formula_none_out(const wide v[])
{
    return wide_mul(wide_gelu(v[0]), v[1]);
}

/* out = gelu_tanh(gate) * up */
static wide wide_formula_tanh_out(const wide v[])
{
    return wide_mul(wide_gelu_tanh(v[0]), v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const gelu_mul_wide[] = {
    wide_formula_none_out,
    wide_formula_tanh_out,
};
/* clang-format on */
