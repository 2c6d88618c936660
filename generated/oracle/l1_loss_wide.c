/*
 * Generated from spec/loss/l1_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = loss */
static wide wide_formula_none_out(const wide v[])
{
    const wide part_loss = wide_abs(wide_sub(v[0], v[1]));
    return part_loss;
}

/* In the order of the oracle's formulas. */
wide_function *const l1_loss_wide[] = {
    wide_formula_none_out,
    NULL,
    NULL,
};
/* clang-format on */
