/*
 * Generated from spec/activation/swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self * sigmoid(betaOptional * self) */
static wide wide_formula_out(const wide v[])
{
    return wide_mul(v[0], wide_sigmoid(wide_mul(v[1], v[0])));
}

/* In the order of the oracle's formulas. */
wide_function *const swish_wide[] = {
    wide_formula_out,
};
/* clang-format on */
