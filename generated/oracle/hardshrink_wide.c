/*
 * Generated from spec/activation/hardshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(abs(self) <= max(lambd, 0), 0, self) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_le(wide_abs(v[0]), wide_max(v[1], wide_number(0.0L, 1.0L))),
                      wide_number(0.0L, 1.0L), v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const hardshrink_wide[] = {
    wide_formula_out,
};
/* clang-format on */
