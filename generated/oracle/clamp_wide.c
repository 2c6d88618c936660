/*
 * Generated from spec/arithmetic/clamp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = min(max(self, clipValueMin), clipValueMax) */
static wide wide_formula_out(const wide v[])
{
    return wide_min(wide_max(v[0], v[1]), v[2]);
}

/* In the order of the oracle's formulas. */
wide_function *const clamp_wide[] = {
    wide_formula_out,
};
/* clang-format on */
