/*
 * Generated from spec/activation/hardtanh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self > clipValueMax, clipValueMax, where(self < clipValueMin, clipValueMin, self)) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_gt(v[0], v[2]), v[2], wide_where(wide_lt(v[0], v[1]), v[1], v[0]));
}

/* In the order of the oracle's formulas. */
wide_function *const hardtanh_wide[] = {
    wide_formula_out,
};
/* clang-format on */
