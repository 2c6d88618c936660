/*
 * Generated from spec/arithmetic/add_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self + factor * other */
static wide wide_formula_out(const wide v[])
{
    const wide part_factor = wide_where(
        wide_or(wide_lt(v[2], wide_number(1.0L, 1.0L)), wide_gt(v[2], wide_number(1.0L, 1.0L))),
        v[2], wide_number(1.0L, 1.0L));
    return wide_add(v[0], wide_mul(part_factor, v[1]));
}

/* In the order of the oracle's formulas. */
wide_function *const add_v3_wide[] = {
    wide_formula_out,
};
/* clang-format on */
