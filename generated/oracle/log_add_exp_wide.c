/*
 * Generated from spec/mathematics/log_add_exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self == other, self + log(2), max(self, other) + log1p(exp(-abs(self - other)))) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_eq(v[0], v[1]), wide_add(v[0], wide_log(wide_number(2.0L, 1.0L))),
                      wide_add(wide_max(v[0], v[1]),
                               wide_log1p(wide_exp(wide_neg(wide_abs(wide_sub(v[0], v[1])))))));
}

/* In the order of the oracle's formulas. */
wide_function *const log_add_exp_wide[] = {
    wide_formula_out,
};
/* clang-format on */
