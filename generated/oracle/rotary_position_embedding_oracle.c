/*
 * Generated from spec/position/rotary_position_embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* firstOut = first * firstCos - second * firstSin */
static near near_formula_half_firstOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[2]), near_mul(c, v[1], v[4]));
}

static const box *box_formula_half_firstOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[2]), box_mul(c, v[1], v[4]));
}

/* secondOut = second * secondCos + first * secondSin */
static near near_formula_half_secondOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[3]), near_mul(c, v[0], v[5]));
}

static const box *box_formula_half_secondOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[3]), box_mul(c, v[0], v[5]));
}

/* firstOut = first * firstCos - second * firstSin */
static near near_formula_interleave_firstOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[2]), near_mul(c, v[1], v[4]));
}

static const box *box_formula_interleave_firstOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[2]), box_mul(c, v[1], v[4]));
}

/* secondOut = second * secondCos + first * secondSin */
static near near_formula_interleave_secondOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[3]), near_mul(c, v[0], v[5]));
}

static const box *box_formula_interleave_secondOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[3]), box_mul(c, v[0], v[5]));
}

/* firstOut = first * firstCos - second * firstSin */
static near near_formula_interleave_half_firstOut(near_context *c, const near v[])
{
    return near_sub(c, near_mul(c, v[0], v[2]), near_mul(c, v[1], v[4]));
}

static const box *box_formula_interleave_half_firstOut(box_context *c, const box *const v[])
{
    return box_sub(c, box_mul(c, v[0], v[2]), box_mul(c, v[1], v[4]));
}

/* secondOut = second * secondCos + first * secondSin */
static near near_formula_interleave_half_secondOut(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[1], v[3]), near_mul(c, v[0], v[5]));
}

static const box *box_formula_interleave_half_secondOut(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[1], v[3]), box_mul(c, v[0], v[5]));
}

static const oracle_formula rotary_position_embedding_formulas[] = {
    {
        .mode = "half",
        .output = "firstOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_half_firstOut,
        .box = box_formula_half_firstOut,
    },
    {
        .mode = "half",
        .output = "secondOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_half_secondOut,
        .box = box_formula_half_secondOut,
    },
    {
        .mode = "interleave",
        .output = "firstOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_interleave_firstOut,
        .box = box_formula_interleave_firstOut,
    },
    {
        .mode = "interleave",
        .output = "secondOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_interleave_secondOut,
        .box = box_formula_interleave_secondOut,
    },
    {
        .mode = "interleave_half",
        .output = "firstOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_interleave_half_firstOut,
        .box = box_formula_interleave_half_firstOut,
    },
    {
        .mode = "interleave_half",
        .output = "secondOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_interleave_half_secondOut,
        .box = box_formula_interleave_half_secondOut,
    },
};

static const char *const rotary_position_embedding_arguments[] = {
    "first",
    "second",
    "firstCos",
    "secondCos",
    "firstSin",
    "secondSin",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const rotary_position_embedding_linear[] = {
    NULL,
};
/* clang-format on */

const oracle rotary_position_embedding_oracle = {
    .entry = "aclnnRotaryPositionEmbedding",
    .arguments = rotary_position_embedding_arguments,
    .linear = rotary_position_embedding_linear,
    .forward = NULL,
    .result = "first",
    .formulas = rotary_position_embedding_formulas,
    .formula_count = 6,
};
