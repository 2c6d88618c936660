/*
 * Generated from spec/position/apply_rotary_pos_emb_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static wide wide_formula_BSND_half_firstQueryOut(const wide v[])
{
    return wide_sub(wide_mul(v[0], v[4]), wide_mul(v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static wide wide_formula_BSND_half_secondQueryOut(const wide v[])
{
    return wide_add(wide_mul(v[1], v[5]), wide_mul(v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static wide wide_formula_BSND_half_firstKeyOut(const wide v[])
{
    return wide_sub(wide_mul(v[2], v[4]), wide_mul(v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static wide wide_formula_BSND_half_secondKeyOut(const wide v[])
{
    return wide_add(wide_mul(v[3], v[5]), wide_mul(v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static wide wide_formula_BSND_interleave_firstQueryOut(const wide v[])
{
    return wide_sub(wide_mul(v[0], v[4]), wide_mul(v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static wide wide_formula_BSND_interleave_secondQueryOut(const wide v[])
{
    return wide_add(wide_mul(v[1], v[5]), wide_mul(v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static wide wide_formula_BSND_interleave_firstKeyOut(const wide v[])
{
    return wide_sub(wide_mul(v[2], v[4]), wide_mul(v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static wide wide_formula_BSND_interleave_secondKeyOut(const wide v[])
{
    return wide_add(wide_mul(v[3], v[5]), wide_mul(v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static wide wide_formula_SBND_half_firstQueryOut(const wide v[])
{
    return wide_sub(wide_mul(v[0], v[4]), wide_mul(v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static wide wide_formula_SBND_half_secondQueryOut(const wide v[])
{
    return wide_add(wide_mul(v[1], v[5]), wide_mul(v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static wide wide_formula_SBND_half_firstKeyOut(const wide v[])
{
    return wide_sub(wide_mul(v[2], v[4]), wide_mul(v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static wide wide_formula_SBND_half_secondKeyOut(const wide v[])
{
    return wide_add(wide_mul(v[3], v[5]), wide_mul(v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static wide wide_formula_SBND_interleave_firstQueryOut(const wide v[])
{
    return wide_sub(wide_mul(v[0], v[4]), wide_mul(v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static wide wide_formula_SBND_interleave_secondQueryOut(const wide v[])
{
    return wide_add(wide_mul(v[1], v[5]), wide_mul(v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static wide wide_formula_SBND_interleave_firstKeyOut(const wide v[])
{
    return wide_sub(wide_mul(v[2], v[4]), wide_mul(v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static wide wide_formula_SBND_interleave_secondKeyOut(const wide v[])
{
    return wide_add(wide_mul(v[3], v[5]), wide_mul(v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static wide wide_formula_BNSD_half_firstQueryOut(const wide v[])
{
    return wide_sub(wide_mul(v[0], v[4]), wide_mul(v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static wide wide_formula_BNSD_half_secondQueryOut(const wide v[])
{
    return wide_add(wide_mul(v[1], v[5]), wide_mul(v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static wide wide_formula_BNSD_half_firstKeyOut(const wide v[])
{
    return wide_sub(wide_mul(v[2], v[4]), wide_mul(v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static wide wide_formula_BNSD_half_secondKeyOut(const wide v[])
{
    return wide_add(wide_mul(v[3], v[5]), wide_mul(v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static wide wide_formula_BNSD_interleave_firstQueryOut(const wide v[])
{
    return wide_sub(wide_mul(v[0], v[4]), wide_mul(v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static wide wide_formula_BNSD_interleave_secondQueryOut(const wide v[])
{
    return wide_add(wide_mul(v[1], v[5]), wide_mul(v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static wide wide_formula_BNSD_interleave_firstKeyOut(const wide v[])
{
    return wide_sub(wide_mul(v[2], v[4]), wide_mul(v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static wide wide_formula_BNSD_interleave_secondKeyOut(const wide v[])
{
    return wide_add(wide_mul(v[3], v[5]), wide_mul(v[2], v[7]));
}

/* In the order of the oracle's formulas. */
wide_function *const apply_rotary_pos_emb_v2_wide[] = {
    wide_formula_BSND_half_firstQueryOut,
    wide_formula_BSND_half_secondQueryOut,
    wide_formula_BSND_half_firstKeyOut,
    wide_formula_BSND_half_secondKeyOut,
    wide_formula_BSND_interleave_firstQueryOut,
    wide_formula_BSND_interleave_secondQueryOut,
    wide_formula_BSND_interleave_firstKeyOut,
    wide_formula_BSND_interleave_secondKeyOut,
    wide_formula_SBND_half_firstQueryOut,
    wide_formula_SBND_half_secondQueryOut,
    wide_formula_SBND_half_firstKeyOut,
    wide_formula_SBND_half_secondKeyOut,
    wide_formula_SBND_interleave_firstQueryOut,
    wide_formula_SBND_interleave_secondQueryOut,
    wide_formula_SBND_interleave_firstKeyOut,
    wide_formula_SBND_interleave_secondKeyOut,
    wide_formula_BNSD_half_firstQueryOut,
    wide_formula_BNSD_half_secondQueryOut,
    wide_formula_BNSD_half_firstKeyOut,
    wide_formula_BNSD_half_secondKeyOut,
    wide_formula_BNSD_interleave_firstQueryOut,
    wide_formula_BNSD_interleave_secondQueryOut,
    wide_formula_BNSD_interleave_firstKeyOut,
    wide_formula_BNSD_interleave_secondKeyOut,
};
/* clang-format on */
