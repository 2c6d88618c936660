/*
 * Generated from spec/activation/scaled_masked_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(gradOutput * y, over: -1) */
static near near_formula_out_0(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_formula_out_0(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

static near size_formula_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, v[1]));
}

/* out = where(mask != 0, 0, scale * y * (gradOutput - sum(gradOutput * y, over: -1))) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_ne(c, v[2], near_number(c, 0.0L, 1.0L)) ? near_number(c, 0.0L, 1.0L)
            : near_mul(c, near_mul(c, v[3], v[1]), near_sub(c, v[0], v[4])));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_ne(c, v[2], box_number(c, "0", "1")) ? box_number(c, "0", "1")
            : box_mul(c, box_mul(c, v[3], v[1]), box_sub(c, v[0], v[4])));
}

static near size_formula_out(near_context *c, const near v[], const near s[])
{
    return (near_ne(c, v[2], near_number(c, 0.0L, 1.0L)) ? near_abs(c, near_number(c, 0.0L, 1.0L))
            : near_mul(c, near_mul(c, near_abs(c, v[3]), near_abs(c, v[1])),
                       near_add(c, near_abs(c, v[0]), s[0])));
}

static const oracle_reduction formula_out_reductions[] = {
    {ORACLE_SUM, near_formula_out_0, box_formula_out_0, size_formula_out_0},
};

static const oracle_formula scaled_masked_softmax_backward_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
        .size = size_formula_out,
        .reductions = formula_out_reductions,
        .reduction_count = 1,
    },
};

static const char *const scaled_masked_softmax_backward_arguments[] = {
    "gradOutput",
    "y",
    "mask",
    "scale",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const scaled_masked_softmax_backward_linear[] = {
    NULL,
};

static const double scaled_masked_softmax_backward_scalars[][ORACLE_SCALARS_MAX] = {
    {2.0},
    {0.7},
    {1.0},
    {-1.5},
};
/* clang-format on */

const oracle scaled_masked_softmax_backward_oracle = {
    .entry = "aclnnScaledMaskedSoftmaxBackward",
    .arguments = scaled_masked_softmax_backward_arguments,
    .linear = scaled_masked_softmax_backward_linear,
    .forward = "aclnnScaledMaskedSoftmax",
    .result = "y",
    .formulas = scaled_masked_softmax_backward_formulas,
    .formula_count = 1,
    .scalars = scaled_masked_softmax_backward_scalars,
    .scalar_sets = sizeof scaled_masked_softmax_backward_scalars /
                   sizeof scaled_masked_softmax_backward_scalars[0],
};
