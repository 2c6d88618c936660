/*
 * Generated from spec/arithmetic/addcmul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self + value * tensor1 * tensor2 */
static wide wide_formula_out(const wide v[])
{
    return wide_add(v[0], wide_mul(wide_mul(v[3], v[1]), v[2]));
}

/* In the order of the oracle's formulas. */
wide_function *const addcmul_wide[] = {
    wide_formula_out,
};
/* clang-format on */
