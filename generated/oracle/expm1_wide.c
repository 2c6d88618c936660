/*
 * Generated from spec/mathematics/expm1.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = expm1(self) */
static wide wide_formula_out(const wide v[])
{
    return wide_expm1(v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const expm1_wide[] = {
    wide_formula_out,
};
/* clang-format on */
