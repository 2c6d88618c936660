/*
 * Generated from spec/comparison/signbit.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self < 0 */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_lt(v[0], wide_number(0.0L, 1.0L)), wide_number(1.0L, 1.0L),
                      wide_number(0.0L, 1.0L));
}

/* In the order of the oracle's formulas. */
wide_function *const signbit_wide[] = {
    wide_formula_out,
};
/* clang-format on */
