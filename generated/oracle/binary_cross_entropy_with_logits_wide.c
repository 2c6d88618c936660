/*
 * Generated from spec/loss/binary_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = loss */
static wide wide_formula_none_out(const wide v[])
{
    const wide part_miss =
        wide_where(wide_and(wide_eq(v[1], wide_number(1.0L, 1.0L)), wide_eq(v[0], v[0])),
                   wide_number(0.0L, 1.0L),
                   wide_mul(wide_sub(wide_number(1.0L, 1.0L), v[1]), wide_softplus(v[0])));
    const wide part_hit = wide_mul(
        v[3], wide_where(wide_and(wide_eq(v[1], wide_number(0.0L, 1.0L)), wide_eq(v[0], v[0])),
                         wide_number(0.0L, 1.0L), wide_mul(v[1], wide_softplus(wide_neg(v[0])))));
    const wide part_loss = wide_mul(v[2], wide_add(part_miss, part_hit));
    return part_loss;
}

/* In the order of the oracle's formulas. */
wide_function *const binary_cross_entropy_with_logits_wide[] = {
    wide_formula_none_out,
    NULL,
    NULL,
};
/* clang-format on */
