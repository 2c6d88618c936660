/*
 * Generated from spec/loss/soft_margin_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = loss */
static wide wide_formula_none_out(const wide v[])
{
    const wide part_loss = wide_softplus(wide_neg(wide_mul(v[1], v[0])));
    return part_loss;
}

/* In the order of the oracle's formulas. */
wide_function *const soft_margin_loss_wide[] = {
    wide_formula_none_out,
    NULL,
    NULL,
};
/* clang-format on */
