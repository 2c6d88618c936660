/*
 * Generated from spec/loss/mse_loss_out.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = loss */
static wide wide_formula_none_out(const wide v[])
{
    const wide part_error = wide_sub(v[0], v[1]);
    const wide part_loss = wide_mul(part_error, part_error);
    return part_loss;
}

/* In the order of the oracle's formulas. */
wide_function *const mse_loss_out_wide[] = {
    wide_formula_none_out,
    NULL,
    NULL,
};
/* clang-format on */
