/*
 * Generated from spec/position/rotary_position_embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* firstOut = first * firstCos - second * firstSin */
static wide wide_formula_half_firstOut(const wide v[])
{
    return wide_sub(wide_mul(v[0], v[2]), wide_mul(v[1], v[4]));
}

/* secondOut = second * secondCos + first * secondSin */
static wide wide_formula_half_secondOut(const wide v[])
{
    return wide_add(wide_mul(v[1], v[3]), wide_mul(v[0], v[5]));
}

/* firstOut = first * firstCos - second * firstSin */
static wide wide_formula_interleave_firstOut(const wide v[])
{
    return wide_sub(wide_mul(v[0], v[2]), wide_mul(v[1], v[4]));
}

/* secondOut = second * secondCos + first * secondSin */
static wide wide_formula_interleave_secondOut(const wide v[])
{
    return wide_add(wide_mul(v[1], v[3]), wide_mul(v[0], v[5]));
}

/* firstOut = first * firstCos - second * firstSin */
static wide wide_formula_interleave_half_firstOut(const wide v[])
{
    return wide_sub(wide_mul(v[0], v[2]), wide_mul(v[1], v[4]));
}

/* secondOut = second * secondCos + first * secondSin */
static wide wide_formula_interleave_half_secondOut(const wide v[])
{
    return wide_add(wide_mul(v[1], v[3]), wide_mul(v[0], v[5]));
}

/* In the order of the oracle's formulas. */
wide_function *const rotary_position_embedding_wide[] = {
    wide_formula_half_firstOut,
    wide_formula_half_secondOut,
    wide_formula_interleave_firstOut,
    wide_formula_interleave_secondOut,
    wide_formula_interleave_half_firstOut,
    wide_formula_interleave_half_secondOut,
};
/* clang-format on */
