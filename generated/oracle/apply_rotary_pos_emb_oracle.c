/*
 * Generated from spec/position/apply_rotary_pos_emb.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static near near_formula_BSND_firstQueryOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[4]), near_mul(c, v[1], v[6]));
}

static const box *box_formula_BSND_firstQueryOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[4]), box_mul(c, v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static near near_formula_BSND_secondQueryOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[5]), near_mul(c, v[0], v[7]));
}

static const box *box_formula_BSND_secondQueryOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[5]), box_mul(c, v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static near near_formula_BSND_firstKeyOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[2], v[4]), near_mul(c, v[3], v[6]));
}

static const box *box_formula_BSND_firstKeyOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[2], v[4]), box_mul(c, v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static near near_formula_BSND_secondKeyOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[3], v[5]), near_mul(c, v[2], v[7]));
}

static const box *box_formula_BSND_secondKeyOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[3], v[5]), box_mul(c, v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static near near_formula_SBND_firstQueryOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[4]), near_mul(c, v[1], v[6]));
}

static const box *box_formula_SBND_firstQueryOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[4]), box_mul(c, v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static near near_formula_SBND_secondQueryOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[5]), near_mul(c, v[0], v[7]));
}

static const box *box_formula_SBND_secondQueryOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[5]), box_mul(c, v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static near near_formula_SBND_firstKeyOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[2], v[4]), near_mul(c, v[3], v[6]));
}

static const box *box_formula_SBND_firstKeyOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[2], v[4]), box_mul(c, v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static near near_formula_SBND_secondKeyOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[3], v[5]), near_mul(c, v[2], v[7]));
}

static const box *box_formula_SBND_secondKeyOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[3], v[5]), box_mul(c, v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static near near_formula_BNSD_firstQueryOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[4]), near_mul(c, v[1], v[6]));
}

static const box *box_formula_BNSD_firstQueryOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[4]), box_mul(c, v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static near near_formula_BNSD_secondQueryOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[5]), near_mul(c, v[0], v[7]));
}

static const box *box_formula_BNSD_secondQueryOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[5]), box_mul(c, v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static near near_formula_BNSD_firstKeyOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[2], v[4]), near_mul(c, v[3], v[6]));
}

static const box *box_formula_BNSD_firstKeyOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[2], v[4]), box_mul(c, v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static near near_formula_BNSD_secondKeyOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[3], v[5]), near_mul(c, v[2], v[7]));
}

static const box *box_formula_BNSD_secondKeyOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[3], v[5]), box_mul(c, v[2], v[7]));
}

static const oracle_formula apply_rotary_pos_emb_formulas[] = {
    {
        .mode = "BSND",
        .output = "firstQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_firstQueryOut,
        .box = box_formula_BSND_firstQueryOut,
    },
    {
        .mode = "BSND",
        .output = "secondQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_secondQueryOut,
        .box = box_formula_BSND_secondQueryOut,
    },
    {
        .mode = "BSND",
        .output = "firstKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_firstKeyOut,
        .box = box_formula_BSND_firstKeyOut,
    },
    {
        .mode = "BSND",
        .output = "secondKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_secondKeyOut,
        .box = box_formula_BSND_secondKeyOut,
    },
    {
        .mode = "SBND",
        .output = "firstQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_firstQueryOut,
        .box = box_formula_SBND_firstQueryOut,
    },
    {
        .mode = "SBND",
        .output = "secondQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_secondQueryOut,
        .box = box_formula_SBND_secondQueryOut,
    },
    {
        .mode = "SBND",
        .output = "firstKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_firstKeyOut,
        .box = box_formula_SBND_firstKeyOut,
    },
    {
        .mode = "SBND",
        .output = "secondKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_secondKeyOut,
        .box = box_formula_SBND_secondKeyOut,
    },
    {
        .mode = "BNSD",
        .output = "firstQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_firstQueryOut,
        .box = box_formula_BNSD_firstQueryOut,
    },
    {
        .mode = "BNSD",
        .output = "secondQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_secondQueryOut,
        .box = box_formula_BNSD_secondQueryOut,
    },
    {
        .mode = "BNSD",
        .output = "firstKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_firstKeyOut,
        .box = box_formula_BNSD_firstKeyOut,
    },
    {
        .mode = "BNSD",
        .output = "secondKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_secondKeyOut,
        .box = box_formula_BNSD_secondKeyOut,
    },
};

static const char *const apply_rotary_pos_emb_arguments[] = {
    "firstQuery",
    "secondQuery",
    "firstKey",
    "secondKey",
    "firstCos",
    "secondCos",
    "firstSin",
    "secondSin",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const apply_rotary_pos_emb_linear[] = {
    NULL,
};
/* clang-format on */

const oracle apply_rotary_pos_emb_oracle = {
    .entry = "aclnnApplyRotaryPosEmb",
    .arguments = apply_rotary_pos_emb_arguments,
    .linear = apply_rotary_pos_emb_linear,
    .forward = NULL,
    .result = "firstQuery",
    .formulas = apply_rotary_pos_emb_formulas,
    .formula_count = 12,
};
