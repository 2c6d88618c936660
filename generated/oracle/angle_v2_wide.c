/*
 * Generated from spec/mathematics/angle_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(x < 0, 3.14159265358979323846, where(x >= 0, 0, x)) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(
        wide_lt(v[0], wide_number(0.0L, 1.0L)),
        wide_number(157079632679489661923.0L, 50000000000000000000.0L),
        wide_where(wide_ge(v[0], wide_number(0.0L, 1.0L)), wide_number(0.0L, 1.0L), v[0]));
}

/* In the order of the oracle's formulas. */
wide_function *const angle_v2_wide[] = {
    wide_formula_out,
};
/* clang-format on */
