/*
 * Generated from spec/activation/glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = a * sigmoid(b) */
static wide wide_formula_out(const wide v[])
{
    return wide_mul(v[0], wide_sigmoid(v[1]));
}

/* In the order of the oracle's formulas. */
wide_function *const glu_wide[] = {
    wide_formula_out,
};
/* clang-format on */
