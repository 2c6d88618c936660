/*
 * Generated from spec/comparison/is_close.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self == other or (abs(self) < inf and abs(other) < inf and apart <= allowed) */
static wide wide_formula_false_out(const wide v[])
{
    const wide part_apart = wide_abs(wide_sub(v[0], v[1]));
    const wide part_allowed = wide_add(v[3], wide_mul(v[2], wide_abs(v[1])));
    return wide_where(
        wide_or(wide_eq(v[0], v[1]),
                wide_and(wide_and(wide_lt(wide_abs(v[0]), wide_number(INFINITY, 1.0L)),
                                  wide_lt(wide_abs(v[1]), wide_number(INFINITY, 1.0L))),
                         wide_le(part_apart, part_allowed))),
        wide_number(1.0L, 1.0L), wide_number(0.0L, 1.0L));
}

/* out = self == other or (self != self and other != other) or (abs(self) < inf and abs(other) < inf and apart <= allowed) */
static wide wide_formula_true_out(const wide v[])
{
    const wide part_apart = wide_abs(wide_sub(v[0], v[1]));
    const wide part_allowed = wide_add(v[3], wide_mul(v[2], wide_abs(v[1])));
    return wide_where(
        wide_or(wide_or(wide_eq(v[0], v[1]), wide_and(wide_ne(v[0], v[0]), wide_ne(v[1], v[1]))),
                wide_and(wide_and(wide_lt(wide_abs(v[0]), wide_number(INFINITY, 1.0L)),
                                  wide_lt(wide_abs(v[1]), wide_number(INFINITY, 1.0L))),
                         wide_le(part_apart, part_allowed))),
        wide_number(1.0L, 1.0L), wide_number(0.0L, 1.0L));
}

/* In the order of the oracle's formulas. */
wide_function *const is_close_wide[] = {
    wide_formula_false_out,
    wide_formula_true_out,
};
/* clang-format on */
