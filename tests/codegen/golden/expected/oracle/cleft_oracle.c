/*
 * Generated from spec/invented/cleft.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradGate = grad * up */
static near near_formula_false_false_plain_gradGate(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[2]);
}

static const box *box_formula_false_false_plain_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[2]);
}

/* gradUp = grad * gate */
static near near_formula_false_false_plain_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_formula_false_false_plain_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

/* gradGate = -grad * up */
static near near_formula_false_false_scaled_gradGate(near_context *c, const near v[])
{
    return near_mul(c, near_neg(c, v[0]), v[2]);
}

static const box *box_formula_false_false_scaled_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, box_neg(c, v[0]), v[2]);
}

/* gradUp = grad * gate */
static near near_formula_false_false_scaled_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_formula_false_false_scaled_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

/* gradGate = grad * up */
static near near_formula_false_true_plain_gradGate(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[2]);
}

static const box *box_formula_false_true_plain_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[2]);
}

/* gradUp = grad * gate */
static near near_formula_false_true_plain_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_formula_false_true_plain_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

/* gradGate = -grad * up */
static near near_formula_false_true_scaled_gradGate(near_context *c, const near v[])
{
    return near_mul(c, near_neg(c, v[0]), v[2]);
}

static const box *box_formula_false_true_scaled_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, box_neg(c, v[0]), v[2]);
}

/* gradUp = grad * gate */
static near near_formula_false_true_scaled_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_formula_false_true_scaled_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

/* gradGate = grad * up */
static near near_formula_true_false_plain_gradGate(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[2]);
}

static const box *box_formula_true_false_plain_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[2]);
}

/* gradUp = grad * gate */
static near near_formula_true_false_plain_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_formula_true_false_plain_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

/* gradGate = -grad * up */
static near near_formula_true_false_scaled_gradGate(near_context *c, const near v[])
{
    return near_mul(c, near_neg(c, v[0]), v[2]);
}

static const box *box_formula_true_false_scaled_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, box_neg(c, v[0]), v[2]);
}

/* gradUp = grad * gate */
static near near_formula_true_false_scaled_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_formula_true_false_scaled_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

/* gradGate = grad * up */
static near near_formula_true_true_plain_gradGate(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[2]);
}

static const box *box_formula_true_true_plain_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[2]);
}

/* gradUp = grad * gate */
static near near_formula_true_true_plain_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_formula_true_true_plain_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

/* gradGate = -grad * up */
static near near_formula_true_true_scaled_gradGate(near_context *c, const near v[])
{
    return near_mul(c, near_neg(c, v[0]), v[2]);
}

static const box *box_formula_true_true_scaled_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, box_neg(c, v[0]), v[2]);
}

/* gradUp = grad * gate */
static near near_formula_true_true_scaled_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_formula_true_true_scaled_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

static const oracle_formula cleft_formulas[] = {
    {
        .mode = "false false plain",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_false_plain_gradGate,
        .box = box_formula_false_false_plain_gradGate,
    },
    {
        .mode = "false false plain",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_false_plain_gradUp,
        .box = box_formula_false_false_plain_gradUp,
    },
    {
        .mode = "false false scaled",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_false_scaled_gradGate,
        .box = box_formula_false_false_scaled_gradGate,
    },
    {
        .mode = "false false scaled",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_false_scaled_gradUp,
        .box = box_formula_false_false_scaled_gradUp,
    },
    {
        .mode = "false true plain",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_true_plain_gradGate,
        .box = box_formula_false_true_plain_gradGate,
    },
    {
        .mode = "false true plain",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_true_plain_gradUp,
        .box = box_formula_false_true_plain_gradUp,
    },
    {
        .mode = "false true scaled",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_true_scaled_gradGate,
        .box = box_formula_false_true_scaled_gradGate,
    },
    {
        .mode = "false true scaled",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_true_scaled_gradUp,
        .box = box_formula_false_true_scaled_gradUp,
    },
    {
        .mode = "true false plain",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_false_plain_gradGate,
        .box = box_formula_true_false_plain_gradGate,
    },
    {
        .mode = "true false plain",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_false_plain_gradUp,
        .box = box_formula_true_false_plain_gradUp,
    },
    {
        .mode = "true false scaled",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_false_scaled_gradGate,
        .box = box_formula_true_false_scaled_gradGate,
    },
    {
        .mode = "true false scaled",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_false_scaled_gradUp,
        .box = box_formula_true_false_scaled_gradUp,
    },
    {
        .mode = "true true plain",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_true_plain_gradGate,
        .box = box_formula_true_true_plain_gradGate,
    },
    {
        .mode = "true true plain",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_true_plain_gradUp,
        .box = box_formula_true_true_plain_gradUp,
    },
    {
        .mode = "true true scaled",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_true_scaled_gradGate,
        .box = box_formula_true_true_scaled_gradGate,
    },
    {
        .mode = "true true scaled",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_true_scaled_gradUp,
        .box = box_formula_true_true_scaled_gradUp,
    },
};

static const char *const cleft_arguments[] = {
    "grad",
    "gate",
    "up",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const cleft_linear[] = {
    "grad",
    "gate",
    "up",
    NULL,
};
/* clang-format on */

const oracle cleft_oracle = {
    .entry = "aclnnCleft",
    .arguments = cleft_arguments,
    .linear = cleft_linear,
    .forward = NULL,
    .result = "gate",
    .formulas = cleft_formulas,
    .formula_count = 16,
};
