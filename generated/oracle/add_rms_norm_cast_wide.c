/*
 * Generated from spec/norm/add_rms_norm_cast.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* xOut = x */
static wide wide_formula_xOut(const wide v[])
{
    const wide part_x = wide_add(v[0], v[1]);
    return part_x;
}

/* In the order of the oracle's formulas. */
wide_function *const add_rms_norm_cast_wide[] = {
    NULL,
    NULL,
    NULL,
    wide_formula_xOut,
};
/* clang-format on */
