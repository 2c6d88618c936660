/*
 * Generated from spec/mathematics/nan_to_num.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self != self, nan, where(self == inf, posinf, where(self == -inf, neginf, self))) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(
        wide_ne(v[0], v[0]), v[1],
        wide_where(wide_eq(v[0], wide_number(INFINITY, 1.0L)), v[2],
                   wide_where(wide_eq(v[0], wide_number(-INFINITY, 1.0L)), v[3], v[0])));
}

/* In the order of the oracle's formulas. */
wide_function *const nan_to_num_wide[] = {
    wide_formula_out,
};
/* clang-format on */
