/*
 * Generated from spec/mathematics/x_log_y_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self == 0 and other == other, 0, self * log(other)) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_and(wide_eq(v[0], wide_number(0.0L, 1.0L)), wide_eq(v[1], v[1])),
                      wide_number(0.0L, 1.0L), wide_mul(v[0], wide_log(v[1])));
}

/* In the order of the oracle's formulas. */
wide_function *const x_log_y_tensor_wide[] = {
    wide_formula_out,
};
/* clang-format on */
