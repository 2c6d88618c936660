/*
 * Generated from spec/loss/binary_cross_entropy_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = gradOutput * weightOptional * (self - target) / spread */
static wide wide_formula_none_out(const wide v[])
{
    const wide part_spread = wide_max(wide_mul(wide_sub(wide_number(1.0L, 1.0L), v[1]), v[1]),
                                      wide_number(1.0L, 1000000000000.0L));
    return wide_div(wide_mul(wide_mul(v[0], v[3]), wide_sub(v[1], v[2])), part_spread);
}

/* out = gradOutput * weightOptional * (self - target) / spread * (1 / count(self)) */
static wide wide_formula_mean_out(const wide v[])
{
    const wide part_spread = wide_max(wide_mul(wide_sub(wide_number(1.0L, 1.0L), v[1]), v[1]),
                                      wide_number(1.0L, 1000000000000.0L));
    return wide_mul(wide_div(wide_mul(wide_mul(v[0], v[3]), wide_sub(v[1], v[2])), part_spread),
                    wide_div(wide_number(1.0L, 1.0L), v[4]));
}

/* out = gradOutput * weightOptional * (self - target) / spread */
static wide wide_formula_sum_out(const wide v[])
{
    const wide part_spread = wide_max(wide_mul(wide_sub(wide_number(1.0L, 1.0L), v[1]), v[1]),
                                      wide_number(1.0L, 1000000000000.0L));
    return wide_div(wide_mul(wide_mul(v[0], v[3]), wide_sub(v[1], v[2])), part_spread);
}

/* In the order of the oracle's formulas. */
wide_function *const binary_cross_entropy_backward_wide[] = {
    wide_formula_none_out,
    wide_formula_mean_out,
    wide_formula_sum_out,
};
/* clang-format on */
