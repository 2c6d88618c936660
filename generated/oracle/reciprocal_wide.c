/*
 * Generated from spec/mathematics/reciprocal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = 1 / self */
static wide wide_formula_out(const wide v[])
{
    return wide_div(wide_number(1.0L, 1.0L), v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const reciprocal_wide[] = {
    wide_formula_out,
};
/* clang-format on */
