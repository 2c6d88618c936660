/*
 * Generated from spec/mathematics/logit.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(z > 0.25 and z < 0.75, 2 * atanh(2 * z - 1), log(z) - log1p(-z)) */
static wide wide_formula_out(const wide v[])
{
    const wide part_bounded =
        wide_where(wide_lt(v[0], v[1]), v[1],
                   wide_where(wide_gt(v[0], wide_sub(wide_number(1.0L, 1.0L), v[1])),
                              wide_sub(wide_number(1.0L, 1.0L), v[1]), v[0]));
    const wide part_z = wide_where(wide_ge(v[1], wide_number(0.0L, 1.0L)), part_bounded, v[0]);
    return wide_where(wide_and(wide_gt(part_z, wide_number(1.0L, 4.0L)),
                               wide_lt(part_z, wide_number(3.0L, 4.0L))),
                      wide_mul(wide_number(2.0L, 1.0L),
                               wide_atanh(wide_sub(wide_mul(wide_number(2.0L, 1.0L), part_z),
                                                   wide_number(1.0L, 1.0L)))),
                      wide_sub(wide_log(part_z), wide_log1p(wide_neg(part_z))));
}

/* In the order of the oracle's formulas. */
wide_function *const logit_wide[] = {
    wide_formula_out,
};
/* clang-format on */
