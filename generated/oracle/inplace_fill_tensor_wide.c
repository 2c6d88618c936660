/*
 * Generated from spec/movement/inplace_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* selfRef = value */
static wide wide_formula_selfRef(const wide v[])
{
    return v[0];
}

/* In the order of the oracle's formulas. */
wide_function *const inplace_fill_tensor_wide[] = {
    wide_formula_selfRef,
};
/* clang-format on */
