/*
 * Generated from spec/loss/smooth_l1_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* result = loss */
static wide wide_formula_none_result(const wide v[])
{
    const wide part_far = wide_abs(wide_sub(v[0], v[1]));
    const wide part_loss =
        wide_where(wide_lt(part_far, v[2]),
                   wide_div(wide_div(wide_mul(part_far, part_far), v[2]), wide_number(2.0L, 1.0L)),
                   wide_sub(part_far, wide_div(v[2], wide_number(2.0L, 1.0L))));
    return part_loss;
}

/* In the order of the oracle's formulas. */
wide_function *const smooth_l1_loss_wide[] = {
    wide_formula_none_result,
    NULL,
    NULL,
};
/* clang-format on */
