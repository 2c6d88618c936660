/*
 * Generated from spec/arithmetic/pow_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(exponent == 0 or self == 1, 1, pow(self, exponent)) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(
        wide_or(wide_eq(v[1], wide_number(0.0L, 1.0L)), wide_eq(v[0], wide_number(1.0L, 1.0L))),
        wide_number(1.0L, 1.0L), wide_pow(v[0], v[1]));
}

/* In the order of the oracle's formulas. */
wide_function *const pow_scalar_tensor_wide[] = {
    wide_formula_out,
};
/* clang-format on */
