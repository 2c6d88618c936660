/*
 * Generated from spec/activation/clipped_swiglu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradA = where(a > limit, 0, gradY * ((linear + bias) * s * (1 + u * (1 - s)))) */
static near near_formula_false_gradA(near_context *c, const near v[])
{
    const near part_linear = near_min(c, near_max(c, v[2], near_neg(c, v[4])), v[4]);
    const near part_u = near_mul(c, v[3], v[1]);
    const near part_s = near_sigmoid(c, part_u);
    return (near_gt(c, v[1], v[4]) ? near_number(c, 0.0L, 1.0L) : near_mul(
        c, v[0],
        near_mul(c, near_mul(c, near_add(c, part_linear, v[5]), part_s),
                 near_add(c, near_number(c, 1.0L, 1.0L),
                          near_mul(c, part_u, near_sub(c, near_number(c, 1.0L, 1.0L), part_s))))));
}

static const box *box_formula_false_gradA(box_context *c, const box *const v[])
{
    const box *const part_linear = box_min(c, box_max(c, v[2], box_neg(c, v[4])), v[4]);
    const box *const part_u = box_mul(c, v[3], v[1]);
    const box *const part_s = box_sigmoid(c, part_u);
    return (box_gt(c, v[1], v[4]) ? box_number(c, "0", "1") : box_mul(
        c, v[0],
        box_mul(c, box_mul(c, box_add(c, part_linear, v[5]), part_s),
                box_add(c, box_number(c, "1", "1"),
                        box_mul(c, part_u, box_sub(c, box_number(c, "1", "1"), part_s))))));
}

/* gradB = where(abs(b) > limit, 0, gradY * (gate * sigmoid(alpha * gate))) */
static near near_formula_false_gradB(near_context *c, const near v[])
{
    const near part_gate = near_min(c, v[1], v[4]);
    return (near_gt(c, near_abs(c, v[2]), v[4]) ? near_number(c, 0.0L, 1.0L) : near_mul(
        c, v[0], near_mul(c, part_gate, near_sigmoid(c, near_mul(c, v[3], part_gate)))));
}

static const box *box_formula_false_gradB(box_context *c, const box *const v[])
{
    const box *const part_gate = box_min(c, v[1], v[4]);
    return (box_gt(c, box_abs(c, v[2]), v[4]) ? box_number(c, "0", "1")
            : box_mul(c, v[0], box_mul(c, part_gate, box_sigmoid(c, box_mul(c, v[3], part_gate)))));
}

/* gradA = where(a > limit, 0, gradY * ((linear + bias) * s * (1 + u * (1 - s)))) */
static near near_formula_true_gradA(near_context *c, const near v[])
{
    const near part_linear = near_min(c, near_max(c, v[2], near_neg(c, v[4])), v[4]);
    const near part_u = near_mul(c, v[3], v[1]);
    const near part_s = near_sigmoid(c, part_u);
    return (near_gt(c, v[1], v[4]) ? near_number(c, 0.0L, 1.0L) : near_mul(
        c, v[0],
        near_mul(c, near_mul(c, near_add(c, part_linear, v[5]), part_s),
                 near_add(c, near_number(c, 1.0L, 1.0L),
                          near_mul(c, part_u, near_sub(c, near_number(c, 1.0L, 1.0L), part_s))))));
}

static const box *box_formula_true_gradA(box_context *c, const box *const v[])
{
    const box *const part_linear = box_min(c, box_max(c, v[2], box_neg(c, v[4])), v[4]);
    const box *const part_u = box_mul(c, v[3], v[1]);
    const box *const part_s = box_sigmoid(c, part_u);
    return (box_gt(c, v[1], v[4]) ? box_number(c, "0", "1") : box_mul(
        c, v[0],
        box_mul(c, box_mul(c, box_add(c, part_linear, v[5]), part_s),
                box_add(c, box_number(c, "1", "1"),
                        box_mul(c, part_u, box_sub(c, box_number(c, "1", "1"), part_s))))));
}

/* gradB = where(abs(b) > limit, 0, gradY * (gate * sigmoid(alpha * gate))) */
static near near_formula_true_gradB(near_context *c, const near v[])
{
    const near part_gate = near_min(c, v[1], v[4]);
    return (near_gt(c, near_abs(c, v[2]), v[4]) ? near_number(c, 0.0L, 1.0L) : near_mul(
        c, v[0], near_mul(c, part_gate, near_sigmoid(c, near_mul(c, v[3], part_gate)))));
}

static const box *box_formula_true_gradB(box_context *c, const box *const v[])
{
    const box *const part_gate = box_min(c, v[1], v[4]);
    return (box_gt(c, box_abs(c, v[2]), v[4]) ? box_number(c, "0", "1")
            : box_mul(c, v[0], box_mul(c, part_gate, box_sigmoid(c, box_mul(c, v[3], part_gate)))));
}

static const oracle_formula clipped_swiglu_grad_formulas[] = {
    {
        .mode = "false",
        .output = "gradA",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_gradA,
        .box = box_formula_false_gradA,
    },
    {
        .mode = "false",
        .output = "gradB",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_gradB,
        .box = box_formula_false_gradB,
    },
    {
        .mode = "true",
        .output = "gradA",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_gradA,
        .box = box_formula_true_gradA,
    },
    {
        .mode = "true",
        .output = "gradB",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_gradB,
        .box = box_formula_true_gradB,
    },
};

static const char *const clipped_swiglu_grad_arguments[] = {
    "gradY",
    "a",
    "b",
    "alpha",
    "limit",
    "bias",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const clipped_swiglu_grad_linear[] = {
    "gradY",
    NULL,
};

static const double clipped_swiglu_grad_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0, 64.0, 1.0},
    {0.7, 1.1, 1.5},
};
/* clang-format on */

const oracle clipped_swiglu_grad_oracle = {
    .entry = "aclnnClippedSwigluGrad",
    .arguments = clipped_swiglu_grad_arguments,
    .linear = clipped_swiglu_grad_linear,
    .forward = "aclnnClippedSwiglu",
    .result = "a",
    .formulas = clipped_swiglu_grad_formulas,
    .formula_count = 4,
    .scalars = clipped_swiglu_grad_scalars,
    .scalar_sets = sizeof clipped_swiglu_grad_scalars / sizeof clipped_swiglu_grad_scalars[0],
};
