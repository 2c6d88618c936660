/*
 * Generated from spec/activation/elu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self > 0, scale * self, alpha * scale * expm1(self * inputScale)) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_gt(v[0], wide_number(0.0L, 1.0L)), wide_mul(v[2], v[0]),
                      wide_mul(wide_mul(v[1], v[2]), wide_expm1(wide_mul(v[0], v[3]))));
}

/* In the order of the oracle's formulas. */
wide_function *const elu_wide[] = {
    wide_formula_out,
};
/* clang-format on */
