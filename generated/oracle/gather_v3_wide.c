/*
 * Generated from spec/movement/gather_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = taken */
static wide wide_formula_none_scattered_out(const wide v[])
{
    return v[0];
}

/* out = taken */
static wide wide_formula_none_clustered_out(const wide v[])
{
    return v[0];
}

/* out = taken */
static wide wide_formula_none_beyond_out(const wide v[])
{
    return v[0];
}

/* In the order of the oracle's formulas. */
wide_function *const gather_v3_wide[] = {
    wide_formula_none_scattered_out,
    wide_formula_none_clustered_out,
    wide_formula_none_beyond_out,
};
/* clang-format on */
