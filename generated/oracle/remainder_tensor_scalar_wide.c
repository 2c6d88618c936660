/*
 * Generated from spec/arithmetic/remainder_tensor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(other != 0 and ((rest < 0 and other > 0) or (rest > 0 and other < 0)), rest + other, rest) */
static wide wide_formula_out(const wide v[])
{
    const wide part_rest = wide_fmod(v[0], v[1]);
    return wide_where(wide_and(wide_ne(v[1], wide_number(0.0L, 1.0L)),
                               wide_or(wide_and(wide_lt(part_rest, wide_number(0.0L, 1.0L)),
                                                wide_gt(v[1], wide_number(0.0L, 1.0L))),
                                       wide_and(wide_gt(part_rest, wide_number(0.0L, 1.0L)),
                                                wide_lt(v[1], wide_number(0.0L, 1.0L))))),
                      wide_add(part_rest, v[1]), part_rest);
}

/* In the order of the oracle's formulas. */
wide_function *const remainder_tensor_scalar_wide[] = {
    wide_formula_out,
};
/* clang-format on */
