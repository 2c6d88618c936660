/*
 * Generated from spec/activation/clipped_swiglu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = gate * sigmoid(alpha * gate) * (linear + bias) */
static near near_formula_false_out(near_context *c, const near v[])
{
    const near part_gate = near_min(c, v[0], v[3]);
    const near part_linear = near_min(c, near_max(c, v[1], near_neg(c, v[3])), v[3]);
    return near_mul(c, near_mul(c, part_gate, near_sigmoid(c, near_mul(c, v[2], part_gate))),
                    near_add(c, part_linear, v[4]));
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    const box *const part_gate = box_min(c, v[0], v[3]);
    const box *const part_linear = box_min(c, box_max(c, v[1], box_neg(c, v[3])), v[3]);
    return box_mul(c, box_mul(c, part_gate, box_sigmoid(c, box_mul(c, v[2], part_gate))),
                   box_add(c, part_linear, v[4]));
}

/* out = gate * sigmoid(alpha * gate) * (linear + bias) */
static near near_formula_true_out(near_context *c, const near v[])
{
    const near part_gate = near_min(c, v[0], v[3]);
    const near part_linear = near_min(c, near_max(c, v[1], near_neg(c, v[3])), v[3]);
    return near_mul(c, near_mul(c, part_gate, near_sigmoid(c, near_mul(c, v[2], part_gate))),
                    near_add(c, part_linear, v[4]));
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    const box *const part_gate = box_min(c, v[0], v[3]);
    const box *const part_linear = box_min(c, box_max(c, v[1], box_neg(c, v[3])), v[3]);
    return box_mul(c, box_mul(c, part_gate, box_sigmoid(c, box_mul(c, v[2], part_gate))),
                   box_add(c, part_linear, v[4]));
}

static const oracle_formula clipped_swiglu_formulas[] = {
    {
        .mode = "false",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_out,
        .box = box_formula_false_out,
    },
    {
        .mode = "true",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_out,
        .box = box_formula_true_out,
    },
};

static const char *const clipped_swiglu_arguments[] = {
    "a",
    "b",
    "alpha",
    "limit",
    "bias",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const clipped_swiglu_linear[] = {
    NULL,
};

static const double clipped_swiglu_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0, 64.0, 1.0},
    {0.7, 1.1, 1.5},
};
/* clang-format on */

const oracle clipped_swiglu_oracle = {
    .entry = "aclnnClippedSwiglu",
    .arguments = clipped_swiglu_arguments,
    .linear = clipped_swiglu_linear,
    .forward = NULL,
    .result = "a",
    .formulas = clipped_swiglu_formulas,
    .formula_count = 2,
    .scalars = clipped_swiglu_scalars,
    .scalar_sets = sizeof clipped_swiglu_scalars / sizeof clipped_swiglu_scalars[0],
};
