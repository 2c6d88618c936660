/*
 * Generated from spec/activation/mish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self * tanh(softplus(self)) */
static wide wide_formula_out(const wide v[])
{
    return wide_mul(v[0], wide_tanh(wide_softplus(v[0])));
}

/* In the order of the oracle's formulas. */
wide_function *const mish_wide[] = {
    wide_formula_out,
};
/* clang-format on */
