/*
 * Generated from spec/mathematics/logit_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(eps >= 0, where(x >= eps and x <= 1 - eps, slope, 0), where(x >= 0 and x <= 1, slope, outside)) */
static wide wide_formula_out(const wide v[])
{
    const wide part_outside = wide_sqrt(wide_neg(wide_abs(v[0])));
    const wide part_at_one =
        wide_where(wide_gt(v[1], wide_number(0.0L, 1.0L)), wide_number(INFINITY, 1.0L),
                   wide_where(wide_lt(v[1], wide_number(0.0L, 1.0L)), wide_number(-INFINITY, 1.0L),
                              part_outside));
    const wide part_slope =
        wide_where(wide_eq(v[0], wide_number(1.0L, 1.0L)), part_at_one,
                   wide_div(v[1], wide_mul(v[0], wide_sub(wide_number(1.0L, 1.0L), v[0]))));
    return wide_where(wide_ge(v[2], wide_number(0.0L, 1.0L)),
                      wide_where(wide_and(wide_ge(v[0], v[2]),
                                          wide_le(v[0], wide_sub(wide_number(1.0L, 1.0L), v[2]))),
                                 part_slope, wide_number(0.0L, 1.0L)),
                      wide_where(wide_and(wide_ge(v[0], wide_number(0.0L, 1.0L)),
                                          wide_le(v[0], wide_number(1.0L, 1.0L))),
                                 part_slope, part_outside));
}

/* In the order of the oracle's formulas. */
wide_function *const logit_grad_wide[] = {
    wide_formula_out,
};
/* clang-format on */
