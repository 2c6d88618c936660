/*
 * Generated from spec/activation/gelu_backward_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = gradOutput * (normal_cdf(self) + self * normal_pdf(self)) */
static near near_formula_none_gradInput(near_context *c, const near v[])
{
    return near_mul(
        c, v[0],
        near_add(c, near_normal_cdf(c, v[1]), near_mul(c, v[1], near_normal_pdf(c, v[1]))));
}

static const box *box_formula_none_gradInput(box_context *c, const box *const v[])
{
    return box_mul(c, v[0],
                   box_add(c, box_normal_cdf(c, v[1]), box_mul(c, v[1], box_normal_pdf(c, v[1]))));
}

/* gradInput = gradOutput * 0.5 * ((1 + t) + self * (1 - t * t) * slope) */
static near near_formula_tanh_gradInput(near_context *c, const near v[])
{
    const near part_u = near_mul(
        c, near_number(c, 3989422804014327.0L, 5000000000000000.0L),
        near_add(c, v[1],
                 near_mul(c,
                          near_mul(c, near_mul(c, near_number(c, 8943.0L, 200000.0L), v[1]), v[1]),
                          v[1])));
    const near part_slope = near_mul(
        c, near_number(c, 3989422804014327.0L, 5000000000000000.0L),
        near_add(c, near_number(c, 1.0L, 1.0L),
                 near_mul(c, near_mul(c, near_number(c, 26829.0L, 200000.0L), v[1]), v[1])));
    const near part_t = near_tanh(c, part_u);
    return near_mul(c, near_mul(c, v[0], near_number(c, 1.0L, 2.0L)),
                    near_add(c, near_add(c, near_number(c, 1.0L, 1.0L), part_t),
                             near_mul(c,
                                      near_mul(c, v[1],
                                               near_sub(c, near_number(c, 1.0L, 1.0L),
                                                        near_mul(c, part_t, part_t))),
                                      part_slope)));
}

static const box *box_formula_tanh_gradInput(box_context *c, const box *const v[])
{
    const box *const part_u = box_mul(
        c, box_number(c, "3989422804014327", "5000000000000000"),
        box_add(
            c, v[1],
            box_mul(c, box_mul(c, box_mul(c, box_number(c, "8943", "200000"), v[1]), v[1]), v[1])));
    const box *const part_slope =
        box_mul(c, box_number(c, "3989422804014327", "5000000000000000"),
                box_add(c, box_number(c, "1", "1"),
                        box_mul(c, box_mul(c, box_number(c, "26829", "200000"), v[1]), v[1])));
    const box *const part_t = box_tanh(c, part_u);
    return box_mul(
        c, box_mul(c, v[0], box_number(c, "1", "2")),
        box_add(c, box_add(c, box_number(c, "1", "1"), part_t),
                box_mul(c,
                        box_mul(c, v[1],
                                box_sub(c, box_number(c, "1", "1"), box_mul(c, part_t, part_t))),
                        part_slope)));
}

static const oracle_formula gelu_backward_v2_formulas[] = {
    {
        .mode = "none",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_gradInput,
        .box = box_formula_none_gradInput,
    },
    {
        .mode = "tanh",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_tanh_gradInput,
        .box = box_formula_tanh_gradInput,
    },
};

static const char *const gelu_backward_v2_arguments[] = {
    "gradOutput",
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const gelu_backward_v2_linear[] = {
    "gradOutput",
    NULL,
};
/* clang-format on */

const oracle gelu_backward_v2_oracle = {
    .entry = "aclnnGeluBackwardV2",
    .arguments = gelu_backward_v2_arguments,
    .linear = gelu_backward_v2_linear,
    .forward = "aclnnGeluV2",
    .result = "gradOutput",
    .formulas = gelu_backward_v2_formulas,
    .formula_count = 2,
};
