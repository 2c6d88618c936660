/*
 * Generated from spec/mathematics/trunc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self < 0, -floor(-self), floor(self)) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_lt(v[0], wide_number(0.0L, 1.0L)), wide_neg(wide_floor(wide_neg(v[0]))),
                      wide_floor(v[0]));
}

/* In the order of the oracle's formulas. */
wide_function *const trunc_wide[] = {
    wide_formula_out,
};
/* clang-format on */
