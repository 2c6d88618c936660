/*
 * Generated from spec/mathematics/cosh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = cosh(self) */
static wide wide_formula_out(const wide v[])
{
    return wide_cosh(v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const cosh_wide[] = {
    wide_formula_out,
};
/* clang-format on */
