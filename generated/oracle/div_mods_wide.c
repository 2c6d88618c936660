/*
 * Generated from spec/arithmetic/div_mods.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self / other */
static wide wide_formula_none_out(const wide v[])
{
    return wide_div(v[0], v[1]);
}

/* out = trunc(self / other) */
static wide wide_formula_trunc_out(const wide v[])
{
    return wide_trunc(wide_div(v[0], v[1]));
}

/* out = where((self > 0 and other < 0 and self + other < 0) or (self < 0 and other > 0 and self + other > 0), -1, floor(self / other)) */
static wide wide_formula_floor_out(const wide v[])
{
    return wide_where(wide_or(wide_and(wide_and(wide_gt(v[0], wide_number(0.0L, 1.0L)),
                                                wide_lt(v[1], wide_number(0.0L, 1.0L))),
                                       wide_lt(wide_add(v[0], v[1]), wide_number(0.0L, 1.0L))),
                              wide_and(wide_and(wide_lt(v[0], wide_number(0.0L, 1.0L)),
                                                wide_gt(v[1], wide_number(0.0L, 1.0L))),
                                       wide_gt(wide_add(v[0], v[1]), wide_number(0.0L, 1.0L)))),
                      wide_neg(wide_number(1.0L, 1.0L)), wide_floor(wide_div(v[0], v[1])));
}

/* In the order of the oracle's formulas. */
wide_function *const div_mods_wide[] = {
    wide_formula_none_out,
    wide_formula_trunc_out,
    wide_formula_floor_out,
};
/* clang-format on */
