/*
 * Generated from spec/arithmetic/rsub.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = other - alpha * self */
static wide wide_formula_out(const wide v[])
{
    return wide_sub(v[1], wide_mul(v[2], v[0]));
}

/* In the order of the oracle's formulas. */
wide_function *const rsub_wide[] = {
    wide_formula_out,
};
/* clang-format on */
