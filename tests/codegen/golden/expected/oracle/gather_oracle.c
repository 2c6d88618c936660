/*
 * Generated from spec/invented/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* value = grad * weight + bias */
static near near_true_low_value(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[0], v[2]), v[3]);
}

static const box *box_true_low_value(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[0], v[2]), v[3]);
}

/* total = sum(grad * self) */
static near near_true_low_total(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_true_low_total(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

/* value = grad * weight + bias */
static near near_true_high_value(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[0], v[2]), v[3]);
}

static const box *box_true_high_value(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[0], v[2]), v[3]);
}

/* total = sum(grad * self) */
static near near_true_high_total(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_true_high_total(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

/* value = grad */
static near near_false_low_value(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_false_low_value(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

/* total = sum(grad * self) */
static near near_false_low_total(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_false_low_total(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

/* value = grad + self */
static near near_false_high_value(near_context *c, const near v[])
{
    return near_add(c, v[0], v[1]);
}

static const box *box_false_high_value(box_context *c, const box *const v[])
{
    return box_add(c, v[0], v[1]);
}

/* total = sum(grad * self) */
static near near_false_high_total(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_false_high_total(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

static const oracle_formula gather_formulas[] = {
    {
        .mode = "true low",
        .output = "value",
        .fold = false,
        .only = NULL,
        .near = near_true_low_value,
        .box = box_true_low_value,
    },
    {
        .mode = "true low",
        .output = "total",
        .fold = true,
        .only = NULL,
        .near = near_true_low_total,
        .box = box_true_low_total,
    },
    {
        .mode = "true high",
        .output = "value",
        .fold = false,
        .only = NULL,
        .near = near_true_high_value,
        .box = box_true_high_value,
    },
    {
        .mode = "true high",
        .output = "total",
        .fold = true,
        .only = NULL,
        .near = near_true_high_total,
        .box = box_true_high_total,
    },
    {
        .mode = "false low",
        .output = "value",
        .fold = false,
        .only = "grad",
        .near = near_false_low_value,
        .box = box_false_low_value,
    },
    {
        .mode = "false low",
        .output = "total",
        .fold = true,
        .only = NULL,
        .near = near_false_low_total,
        .box = box_false_low_total,
    },
    {
        .mode = "false high",
        .output = "value",
        .fold = false,
        .only = NULL,
        .near = near_false_high_value,
        .box = box_false_high_value,
    },
    {
        .mode = "false high",
        .output = "total",
        .fold = true,
        .only = NULL,
        .near = near_false_high_total,
        .box = box_false_high_total,
    },
};

static const char *const gather_arguments[] = {
    "grad",
    "self",
    "weight",
    "bias",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const gather_linear[] = {
    "self",
    NULL,
};

static const double gather_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0},
    {0.7},
    {-1.5},
};
/* clang-format on */

const oracle gather_oracle = {
    .entry = "aclnnGather",
    .arguments = gather_arguments,
    .linear = gather_linear,
    .forward = NULL,
    .result = "self",
    .formulas = gather_formulas,
    .formula_count = 8,
    .scalars = gather_scalars,
    .scalar_sets = sizeof gather_scalars / sizeof gather_scalars[0],
};
