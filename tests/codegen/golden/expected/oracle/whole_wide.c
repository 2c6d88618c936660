/*
 * Generated from spec/invented/whole.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = min(kept, 7) */
static wide wide_kept_out(const wide v[])
{
    const wide part_kept = wide_where(
        wide_or(wide_and(wide_lt(v[0], v[2]), wide_not(wide_eq(v[1], wide_number(0.0L, 1.0L)))),
                wide_gt(v[0], v[4])),
        v[2], v[0]);
    return wide_min(part_kept, wide_number(7.0L, 1.0L));
}

/* twice = self + self - other */
static wide wide_kept_twice(const wide v[])
{
    return wide_sub(wide_add(v[0], v[0]), v[1]);
}

/* out = max(-kept * step, other) */
static wide wide_turned_out(const wide v[])
{
    const wide part_kept = wide_where(
        wide_or(wide_and(wide_lt(v[0], v[2]), wide_not(wide_eq(v[1], wide_number(0.0L, 1.0L)))),
                wide_gt(v[0], v[4])),
        v[2], v[0]);
    return wide_max(wide_mul(wide_neg(part_kept), v[3]), v[1]);
}

/* twice = self + self - other */
static wide wide_turned_twice(const wide v[])
{
    return wide_sub(wide_add(v[0], v[0]), v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const whole_wide[] = {
    wide_kept_out,
    wide_kept_twice,
    wide_turned_out,
    wide_turned_twice,
};
/* clang-format on */
