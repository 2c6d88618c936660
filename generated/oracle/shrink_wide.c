/*
 * Generated from spec/activation/shrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self >= -lambd and self <= lambd, 0, where(self > lambd, self - bias, self + bias)) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_and(wide_ge(v[0], wide_neg(v[1])), wide_le(v[0], v[1])),
                      wide_number(0.0L, 1.0L),
                      wide_where(wide_gt(v[0], v[1]), wide_sub(v[0], v[2]), wide_add(v[0], v[2])));
}

/* In the order of the oracle's formulas. */
wide_function *const shrink_wide[] = {
    wide_formula_out,
};
/* clang-format on */
