/*
 * Generated from spec/activation/swi_glu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradA = yGrad * b * silu_slope(a) */
static near near_formula_gradA(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], v[2]), near_silu_slope(c, v[1]));
}

static const box *box_formula_gradA(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], v[2]), box_silu_slope(c, v[1]));
}

/* gradB = yGrad * silu(a) */
static near near_formula_gradB(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_silu(c, v[1]));
}

static const box *box_formula_gradB(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_silu(c, v[1]));
}

static const oracle_formula swi_glu_grad_formulas[] = {
    {
        .mode = "",
        .output = "gradA",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradA,
        .box = box_formula_gradA,
    },
    {
        .mode = "",
        .output = "gradB",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradB,
        .box = box_formula_gradB,
    },
};

static const char *const swi_glu_grad_arguments[] = {
    "yGrad",
    "a",
    "b",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const swi_glu_grad_linear[] = {
    "yGrad",
    "b",
    NULL,
};
/* clang-format on */

const oracle swi_glu_grad_oracle = {
    .entry = "aclnnSwiGluGrad",
    .arguments = swi_glu_grad_arguments,
    .linear = swi_glu_grad_linear,
    .forward = "aclnnSwiGlu",
    .result = "a",
    .formulas = swi_glu_grad_formulas,
    .formula_count = 2,
};
