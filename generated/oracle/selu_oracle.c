/*
 * Generated from spec/activation/selu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > 0, scale * self, scale * alpha * expm1(self)) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_scale =
        near_number(c, 5253504936777402467096674926473.0L, 5000000000000000000000000000000.0L);
    const near part_alpha =
        near_number(c, 16732632423543772848170429916717.0L, 10000000000000000000000000000000.0L);
    return (near_gt(c, v[0], near_number(c, 0.0L, 1.0L)) ? near_mul(c, part_scale, v[0])
            : near_mul(c, near_mul(c, part_scale, part_alpha), near_expm1(c, v[0])));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_scale =
        box_number(c, "5253504936777402467096674926473", "5000000000000000000000000000000");
    const box *const part_alpha =
        box_number(c, "16732632423543772848170429916717", "10000000000000000000000000000000");
    return (box_gt(c, v[0], box_number(c, "0", "1")) ? box_mul(c, part_scale, v[0])
            : box_mul(c, box_mul(c, part_scale, part_alpha), box_expm1(c, v[0])));
}

static const oracle_formula selu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const selu_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const selu_linear[] = {
    NULL,
};
/* clang-format on */

const oracle selu_oracle = {
    .entry = "aclnnSelu",
    .arguments = selu_arguments,
    .linear = selu_linear,
    .forward = NULL,
    .result = "self",
    .formulas = selu_formulas,
    .formula_count = 1,
};
