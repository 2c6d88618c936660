/*
 * Generated from spec/conversion/inplace_copy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* selfRef = src */
static wide wide_formula_selfRef(const wide v[])
{
    return v[0];
}

/* In the order of the oracle's formulas. */
wide_function *const inplace_copy_wide[] = {
    wide_formula_selfRef,
};
/* clang-format on */
