/*
 * Generated from spec/loss/binary_cross_entropy_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = gradOutput * weightOptional * (self - target) / spread */
static near near_formula_none_out(near_context *c, const near v[])
{
    const near part_spread =
        near_max(c, near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[1]), v[1]),
                 near_number(c, 1.0L, 1000000000000.0L));
    return near_div(c, near_mul(c, near_mul(c, v[0], v[3]), near_sub(c, v[1], v[2])), part_spread);
}

static const box *box_formula_none_out(box_context *c, const box *const v[])
{
    const box *const part_spread =
        box_max(c, box_mul(c, box_sub(c, box_number(c, "1", "1"), v[1]), v[1]),
                box_number(c, "1", "1000000000000"));
    return box_div(c, box_mul(c, box_mul(c, v[0], v[3]), box_sub(c, v[1], v[2])), part_spread);
}

/* out = gradOutput * weightOptional * (self - target) / spread * (1 / count(self)) */
static near near_formula_mean_out(near_context *c, const near v[])
{
    const near part_spread =
        near_max(c, near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[1]), v[1]),
                 near_number(c, 1.0L, 1000000000000.0L));
    return near_mul(
        c, near_div(c, near_mul(c, near_mul(c, v[0], v[3]), near_sub(c, v[1], v[2])), part_spread),
        near_div(c, near_number(c, 1.0L, 1.0L), v[4]));
}

static const box *box_formula_mean_out(box_context *c, const box *const v[])
{
    const box *const part_spread =
        box_max(c, box_mul(c, box_sub(c, box_number(c, "1", "1"), v[1]), v[1]),
                box_number(c, "1", "1000000000000"));
    return box_mul(
        c, box_div(c, box_mul(c, box_mul(c, v[0], v[3]), box_sub(c, v[1], v[2])), part_spread),
        box_div(c, box_number(c, "1", "1"), v[4]));
}

/* out = gradOutput * weightOptional * (self - target) / spread */
static near near_formula_sum_out(near_context *c, const near v[])
{
    const near part_spread =
        near_max(c, near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[1]), v[1]),
                 near_number(c, 1.0L, 1000000000000.0L));
    return near_div(c, near_mul(c, near_mul(c, v[0], v[3]), near_sub(c, v[1], v[2])), part_spread);
}

static const box *box_formula_sum_out(box_context *c, const box *const v[])
{
    const box *const part_spread =
        box_max(c, box_mul(c, box_sub(c, box_number(c, "1", "1"), v[1]), v[1]),
                box_number(c, "1", "1000000000000"));
    return box_div(c, box_mul(c, box_mul(c, v[0], v[3]), box_sub(c, v[1], v[2])), part_spread);
}

static const oracle_formula binary_cross_entropy_backward_formulas[] = {
    {
        .mode = "none",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_out,
        .box = box_formula_none_out,
    },
    {
        .mode = "mean",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_mean_out,
        .box = box_formula_mean_out,
    },
    {
        .mode = "sum",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_out,
        .box = box_formula_sum_out,
    },
};

static const char *const binary_cross_entropy_backward_arguments[] = {
    "gradOutput",
    "self",
    "target",
    "weightOptional",
    "count(self)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const binary_cross_entropy_backward_linear[] = {
    "gradOutput",
    "weightOptional",
    NULL,
};
/* clang-format on */

const oracle binary_cross_entropy_backward_oracle = {
    .entry = "aclnnBinaryCrossEntropyBackward",
    .arguments = binary_cross_entropy_backward_arguments,
    .linear = binary_cross_entropy_backward_linear,
    .forward = "aclnnBinaryCrossEntropy",
    .result = "self",
    .formulas = binary_cross_entropy_backward_formulas,
    .formula_count = 3,
};
