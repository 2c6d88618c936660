/*
 * Generated from spec/position/apply_rotary_pos_emb_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static near near_formula_BSND_half_firstQueryOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[4]), near_mul(c, v[1], v[6]));
}

static const box *box_formula_BSND_half_firstQueryOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[4]), box_mul(c, v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static near near_formula_BSND_half_secondQueryOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[5]), near_mul(c, v[0], v[7]));
}

static const box *box_formula_BSND_half_secondQueryOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[5]), box_mul(c, v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static near near_formula_BSND_half_firstKeyOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[2], v[4]), near_mul(c, v[3], v[6]));
}

static const box *box_formula_BSND_half_firstKeyOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[2], v[4]), box_mul(c, v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static near near_formula_BSND_half_secondKeyOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[3], v[5]), near_mul(c, v[2], v[7]));
}

static const box *box_formula_BSND_half_secondKeyOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[3], v[5]), box_mul(c, v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static near near_formula_BSND_interleave_firstQueryOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[4]), near_mul(c, v[1], v[6]));
}

static const box *box_formula_BSND_interleave_firstQueryOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[4]), box_mul(c, v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static near near_formula_BSND_interleave_secondQueryOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[5]), near_mul(c, v[0], v[7]));
}

static const box *box_formula_BSND_interleave_secondQueryOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[5]), box_mul(c, v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static near near_formula_BSND_interleave_firstKeyOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[2], v[4]), near_mul(c, v[3], v[6]));
}

static const box *box_formula_BSND_interleave_firstKeyOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[2], v[4]), box_mul(c, v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static near near_formula_BSND_interleave_secondKeyOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[3], v[5]), near_mul(c, v[2], v[7]));
}

static const box *box_formula_BSND_interleave_secondKeyOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[3], v[5]), box_mul(c, v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static near near_formula_SBND_half_firstQueryOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[4]), near_mul(c, v[1], v[6]));
}

static const box *box_formula_SBND_half_firstQueryOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[4]), box_mul(c, v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static near near_formula_SBND_half_secondQueryOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[5]), near_mul(c, v[0], v[7]));
}

static const box *box_formula_SBND_half_secondQueryOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[5]), box_mul(c, v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static near near_formula_SBND_half_firstKeyOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[2], v[4]), near_mul(c, v[3], v[6]));
}

static const box *box_formula_SBND_half_firstKeyOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[2], v[4]), box_mul(c, v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static near near_formula_SBND_half_secondKeyOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[3], v[5]), near_mul(c, v[2], v[7]));
}

static const box *box_formula_SBND_half_secondKeyOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[3], v[5]), box_mul(c, v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static near near_formula_SBND_interleave_firstQueryOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[4]), near_mul(c, v[1], v[6]));
}

static const box *box_formula_SBND_interleave_firstQueryOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[4]), box_mul(c, v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static near near_formula_SBND_interleave_secondQueryOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[5]), near_mul(c, v[0], v[7]));
}

static const box *box_formula_SBND_interleave_secondQueryOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[5]), box_mul(c, v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static near near_formula_SBND_interleave_firstKeyOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[2], v[4]), near_mul(c, v[3], v[6]));
}

static const box *box_formula_SBND_interleave_firstKeyOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[2], v[4]), box_mul(c, v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static near near_formula_SBND_interleave_secondKeyOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[3], v[5]), near_mul(c, v[2], v[7]));
}

static const box *box_formula_SBND_interleave_secondKeyOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[3], v[5]), box_mul(c, v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static near near_formula_BNSD_half_firstQueryOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[4]), near_mul(c, v[1], v[6]));
}

static const box *box_formula_BNSD_half_firstQueryOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[4]), box_mul(c, v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static near near_formula_BNSD_half_secondQueryOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[5]), near_mul(c, v[0], v[7]));
}

static const box *box_formula_BNSD_half_secondQueryOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[5]), box_mul(c, v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static near near_formula_BNSD_half_firstKeyOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[2], v[4]), near_mul(c, v[3], v[6]));
}

static const box *box_formula_BNSD_half_firstKeyOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[2], v[4]), box_mul(c, v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static near near_formula_BNSD_half_secondKeyOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[3], v[5]), near_mul(c, v[2], v[7]));
}

static const box *box_formula_BNSD_half_secondKeyOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[3], v[5]), box_mul(c, v[2], v[7]));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin */
static near near_formula_BNSD_interleave_firstQueryOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[4]), near_mul(c, v[1], v[6]));
}

static const box *box_formula_BNSD_interleave_firstQueryOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[4]), box_mul(c, v[1], v[6]));
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin */
static near near_formula_BNSD_interleave_secondQueryOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[5]), near_mul(c, v[0], v[7]));
}

static const box *box_formula_BNSD_interleave_secondQueryOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[5]), box_mul(c, v[0], v[7]));
}

/* firstKeyOut = firstKey * firstCos - secondKey * firstSin */
static near near_formula_BNSD_interleave_firstKeyOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[2], v[4]), near_mul(c, v[3], v[6]));
}

static const box *box_formula_BNSD_interleave_firstKeyOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[2], v[4]), box_mul(c, v[3], v[6]));
}

/* secondKeyOut = secondKey * secondCos + firstKey * secondSin */
static near near_formula_BNSD_interleave_secondKeyOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[3], v[5]), near_mul(c, v[2], v[7]));
}

static const box *box_formula_BNSD_interleave_secondKeyOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[3], v[5]), box_mul(c, v[2], v[7]));
}

static const oracle_formula apply_rotary_pos_emb_v2_formulas[] = {
    {
        .mode = "BSND half",
        .output = "firstQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_half_firstQueryOut,
        .box = box_formula_BSND_half_firstQueryOut,
    },
    {
        .mode = "BSND half",
        .output = "secondQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_half_secondQueryOut,
        .box = box_formula_BSND_half_secondQueryOut,
    },
    {
        .mode = "BSND half",
        .output = "firstKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_half_firstKeyOut,
        .box = box_formula_BSND_half_firstKeyOut,
    },
    {
        .mode = "BSND half",
        .output = "secondKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_half_secondKeyOut,
        .box = box_formula_BSND_half_secondKeyOut,
    },
    {
        .mode = "BSND interleave",
        .output = "firstQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_interleave_firstQueryOut,
        .box = box_formula_BSND_interleave_firstQueryOut,
    },
    {
        .mode = "BSND interleave",
        .output = "secondQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_interleave_secondQueryOut,
        .box = box_formula_BSND_interleave_secondQueryOut,
    },
    {
        .mode = "BSND interleave",
        .output = "firstKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_interleave_firstKeyOut,
        .box = box_formula_BSND_interleave_firstKeyOut,
    },
    {
        .mode = "BSND interleave",
        .output = "secondKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BSND_interleave_secondKeyOut,
        .box = box_formula_BSND_interleave_secondKeyOut,
    },
    {
        .mode = "SBND half",
        .output = "firstQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_half_firstQueryOut,
        .box = box_formula_SBND_half_firstQueryOut,
    },
    {
        .mode = "SBND half",
        .output = "secondQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_half_secondQueryOut,
        .box = box_formula_SBND_half_secondQueryOut,
    },
    {
        .mode = "SBND half",
        .output = "firstKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_half_firstKeyOut,
        .box = box_formula_SBND_half_firstKeyOut,
    },
    {
        .mode = "SBND half",
        .output = "secondKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_half_secondKeyOut,
        .box = box_formula_SBND_half_secondKeyOut,
    },
    {
        .mode = "SBND interleave",
        .output = "firstQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_interleave_firstQueryOut,
        .box = box_formula_SBND_interleave_firstQueryOut,
    },
    {
        .mode = "SBND interleave",
        .output = "secondQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_interleave_secondQueryOut,
        .box = box_formula_SBND_interleave_secondQueryOut,
    },
    {
        .mode = "SBND interleave",
        .output = "firstKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_interleave_firstKeyOut,
        .box = box_formula_SBND_interleave_firstKeyOut,
    },
    {
        .mode = "SBND interleave",
        .output = "secondKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_SBND_interleave_secondKeyOut,
        .box = box_formula_SBND_interleave_secondKeyOut,
    },
    {
        .mode = "BNSD half",
        .output = "firstQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_half_firstQueryOut,
        .box = box_formula_BNSD_half_firstQueryOut,
    },
    {
        .mode = "BNSD half",
        .output = "secondQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_half_secondQueryOut,
        .box = box_formula_BNSD_half_secondQueryOut,
    },
    {
        .mode = "BNSD half",
        .output = "firstKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_half_firstKeyOut,
        .box = box_formula_BNSD_half_firstKeyOut,
    },
    {
        .mode = "BNSD half",
        .output = "secondKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_half_secondKeyOut,
        .box = box_formula_BNSD_half_secondKeyOut,
    },
    {
        .mode = "BNSD interleave",
        .output = "firstQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_interleave_firstQueryOut,
        .box = box_formula_BNSD_interleave_firstQueryOut,
    },
    {
        .mode = "BNSD interleave",
        .output = "secondQueryOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_interleave_secondQueryOut,
        .box = box_formula_BNSD_interleave_secondQueryOut,
    },
    {
        .mode = "BNSD interleave",
        .output = "firstKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_interleave_firstKeyOut,
        .box = box_formula_BNSD_interleave_firstKeyOut,
    },
    {
        .mode = "BNSD interleave",
        .output = "secondKeyOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_BNSD_interleave_secondKeyOut,
        .box = box_formula_BNSD_interleave_secondKeyOut,
    },
};

static const char *const apply_rotary_pos_emb_v2_arguments[] = {
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
static const char *const apply_rotary_pos_emb_v2_linear[] = {
    NULL,
};
/* clang-format on */

const oracle apply_rotary_pos_emb_v2_oracle = {
    .entry = "aclnnApplyRotaryPosEmbV2",
    .arguments = apply_rotary_pos_emb_v2_arguments,
    .linear = apply_rotary_pos_emb_v2_linear,
    .forward = NULL,
    .result = "firstQuery",
    .formulas = apply_rotary_pos_emb_v2_formulas,
    .formula_count = 24,
};
