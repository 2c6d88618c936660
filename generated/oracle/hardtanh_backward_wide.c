/*
 * Generated from spec/activation/hardtanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self <= min or self >= max, 0, gradOutput) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_or(wide_le(v[1], v[2]), wide_ge(v[1], v[3])), wide_number(0.0L, 1.0L),
                      v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const hardtanh_backward_wide[] = {
    wide_formula_out,
};
/* clang-format on */
