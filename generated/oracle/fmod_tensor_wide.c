/*
 * Generated from spec/arithmetic/fmod_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = fmod(self, other) */
static wide wide_formula_out(const wide v[])
{
    return wide_fmod(v[0], v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const fmod_tensor_wide[] = {
    wide_formula_out,
};
/* clang-format on */
