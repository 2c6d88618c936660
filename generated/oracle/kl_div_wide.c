/*
 * Generated from spec/loss/kl_div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = plain */
static wide wide_formula_none_false_out(const wide v[])
{
    const wide part_plain =
        wide_where(wide_eq(v[1], wide_number(0.0L, 1.0L)), wide_number(0.0L, 1.0L),
                   wide_mul(v[1], wide_sub(wide_log(v[1]), v[0])));
    return part_plain;
}

/* out = loss */
static wide wide_formula_none_true_out(const wide v[])
{
    const wide part_loss = wide_mul(wide_exp(v[1]), wide_sub(v[1], v[0]));
    return part_loss;
}

/* In the order of the oracle's formulas. */
wide_function *const kl_div_wide[] = {
    wide_formula_none_false_out,
    wide_formula_none_true_out,
    NULL,
    NULL,
    NULL,
    NULL,
};
/* clang-format on */
