/*
 * Generated from spec/mathematics/xlog1py.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* z = where(x == 0 and y == y, 0, x * log1p(y)) */
static wide wide_formula_z(const wide v[])
{
    return wide_where(wide_and(wide_eq(v[0], wide_number(0.0L, 1.0L)), wide_eq(v[1], v[1])),
                      wide_number(0.0L, 1.0L), wide_mul(v[0], wide_log1p(v[1])));
}

/* In the order of the oracle's formulas. */
wide_function *const xlog1py_wide[] = {
    wide_formula_z,
};
/* clang-format on */
