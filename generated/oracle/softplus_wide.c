/*
 * Generated from spec/activation/softplus.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(beta * self > threshold, self, softplus(beta * self) / beta) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_gt(wide_mul(v[1], v[0]), v[2]), v[0],
                      wide_div(wide_softplus(wide_mul(v[1], v[0])), v[1]));
}

/* In the order of the oracle's formulas. */
wide_function *const softplus_wide[] = {
    wide_formula_out,
};
/* clang-format on */
