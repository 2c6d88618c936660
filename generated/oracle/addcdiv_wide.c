/*
 * Generated from spec/arithmetic/addcdiv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(size == inf and abs(self) == inf, self + dividend, where(size == 0 or size == inf or abs(self) == inf, self + value * tensor1 / tensor2, (self * size + dividend) / size)) */
static wide wide_formula_out(const wide v[])
{
    const wide part_size = wide_abs(v[2]);
    const wide part_dividend = wide_where(wide_lt(v[2], wide_number(0.0L, 1.0L)),
                                          wide_neg(wide_mul(v[3], v[1])), wide_mul(v[3], v[1]));
    return wide_where(
        wide_and(wide_eq(part_size, wide_number(INFINITY, 1.0L)),
                 wide_eq(wide_abs(v[0]), wide_number(INFINITY, 1.0L))),
        wide_add(v[0], part_dividend),
        wide_where(wide_or(wide_or(wide_eq(part_size, wide_number(0.0L, 1.0L)),
                                   wide_eq(part_size, wide_number(INFINITY, 1.0L))),
                           wide_eq(wide_abs(v[0]), wide_number(INFINITY, 1.0L))),
                   wide_add(v[0], wide_div(wide_mul(v[3], v[1]), v[2])),
                   wide_div(wide_add(wide_mul(v[0], part_size), part_dividend), part_size)));
}

/* In the order of the oracle's formulas. */
wide_function *const addcdiv_wide[] = {
    wide_formula_out,
};
/* clang-format on */
