/*
 * Generated from spec/arithmetic/masked_fill_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(mask != 0, value, self) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_ne(v[1], wide_number(0.0L, 1.0L)), v[2], v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const masked_fill_scalar_wide[] = {
    wide_formula_out,
};
/* clang-format on */
