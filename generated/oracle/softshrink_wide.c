/*
 * Generated from spec/activation/softshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self > lambd, self - lambd, where(self < -lambd, self + lambd, 0)) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(
        wide_gt(v[0], v[1]), wide_sub(v[0], v[1]),
        wide_where(wide_lt(v[0], wide_neg(v[1])), wide_add(v[0], v[1]), wide_number(0.0L, 1.0L)));
}

/* In the order of the oracle's formulas. */
wide_function *const softshrink_wide[] = {
    wide_formula_out,
};
/* clang-format on */
