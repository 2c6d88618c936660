/*
 * Generated from spec/arithmetic/s_where.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(condition != 0, self, other) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_ne(v[0], wide_number(0.0L, 1.0L)), v[1], v[2]);
}

/* In the order of the oracle's formulas. */
wide_function *const s_where_wide[] = {
    wide_formula_out,
};
/* clang-format on */
