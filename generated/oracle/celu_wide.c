/*
 * Generated from spec/activation/celu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self > 0, self, alpha * expm1(self / alpha)) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_gt(v[0], wide_number(0.0L, 1.0L)), v[0],
                      wide_mul(v[1], wide_expm1(wide_div(v[0], v[1]))));
}

/* In the order of the oracle's formulas. */
wide_function *const celu_wide[] = {
    wide_formula_out,
};
/* clang-format on */
