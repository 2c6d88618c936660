/*
 * Generated from spec/activation/ge_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = up * gelu(gate) */
static wide wide_formula_none_out(const wide v[])
{
    return wide_mul(v[0], wide_gelu(v[1]));
}

/* outGelu = gelu(gate) */
static wide wide_formula_none_outGelu(const wide v[])
{
    return wide_gelu(v[1]);
}

/* out = up * gelu_tanh(gate) */
static wide wide_formula_tanh_out(const wide v[])
{
    return wide_mul(v[0], wide_gelu_tanh(v[1]));
}

/* outGelu = gelu_tanh(gate) */
static wide wide_formula_tanh_outGelu(const wide v[])
{
    return wide_gelu_tanh(v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const ge_glu_wide[] = {
    wide_formula_none_out,
    wide_formula_none_outGelu,
    wide_formula_tanh_out,
    wide_formula_tanh_outGelu,
};
/* clang-format on */
