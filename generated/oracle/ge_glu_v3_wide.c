/*
 * Generated from spec/activation/ge_glu_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = up * gelu(gate) */
static wide wide_formula_none_false_out(const wide v[])
{
    return wide_mul(v[1], wide_gelu(v[0]));
}

/* outGelu = gelu(gate) */
static wide wide_formula_none_false_outGelu(const wide v[])
{
    return wide_gelu(v[0]);
}

/* out = up * gelu(gate) */
static wide wide_formula_none_true_out(const wide v[])
{
    return wide_mul(v[1], wide_gelu(v[0]));
}

/* outGelu = gelu(gate) */
static wide wide_formula_none_true_outGelu(const wide v[])
{
    return wide_gelu(v[0]);
}

/* out = up * gelu_tanh(gate) */
static wide wide_formula_tanh_false_out(const wide v[])
{
    return wide_mul(v[1], wide_gelu_tanh(v[0]));
}

/* outGelu = gelu_tanh(gate) */
static wide wide_formula_tanh_false_outGelu(const wide v[])
{
    return wide_gelu_tanh(v[0]);
}

/* out = up * gelu_tanh(gate) */
static wide wide_formula_tanh_true_out(const wide v[])
{
    return wide_mul(v[1], wide_gelu_tanh(v[0]));
}

/* outGelu = gelu_tanh(gate) */
static wide wide_formula_tanh_true_outGelu(const wide v[])
{
    return wide_gelu_tanh(v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const ge_glu_v3_wide[] = {
    wide_formula_none_false_out,
    wide_formula_none_false_outGelu,
    wide_formula_none_true_out,
    wide_formula_none_true_outGelu,
    wide_formula_tanh_false_out,
    wide_formula_tanh_false_outGelu,
    wide_formula_tanh_true_out,
    wide_formula_tanh_true_outGelu,
};
/* clang-format on */
