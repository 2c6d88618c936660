/*
 * Generated from spec/activation/situ_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = bent * sigmoid(gate) * linear */
static near near_formula_false_out(near_context *c, const near v[])
{
    const near part_bent = near_mul(c, v[2], near_tanh(c, near_div(c, v[0], v[2])));
    const near part_linear = (near_gt(c, v[3], near_number(c, 0.0L, 1.0L))
                              ? near_mul(c, v[3], near_tanh(c, near_div(c, v[1], v[3]))) : v[1]);
    return near_mul(c, near_mul(c, part_bent, near_sigmoid(c, v[0])), part_linear);
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    const box *const part_bent = box_mul(c, v[2], box_tanh(c, box_div(c, v[0], v[2])));
    const box *const part_linear = (box_gt(c, v[3], box_number(c, "0", "1"))
                                    ? box_mul(c, v[3], box_tanh(c, box_div(c, v[1], v[3]))) : v[1]);
    return box_mul(c, box_mul(c, part_bent, box_sigmoid(c, v[0])), part_linear);
}

/* out = bent * sigmoid(gate) * linear */
static near near_formula_true_out(near_context *c, const near v[])
{
    const near part_bent = near_mul(c, v[2], near_tanh(c, near_div(c, v[0], v[2])));
    const near part_linear = (near_gt(c, v[3], near_number(c, 0.0L, 1.0L))
                              ? near_mul(c, v[3], near_tanh(c, near_div(c, v[1], v[3]))) : v[1]);
    return near_mul(c, near_mul(c, part_bent, near_sigmoid(c, v[0])), part_linear);
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    const box *const part_bent = box_mul(c, v[2], box_tanh(c, box_div(c, v[0], v[2])));
    const box *const part_linear = (box_gt(c, v[3], box_number(c, "0", "1"))
                                    ? box_mul(c, v[3], box_tanh(c, box_div(c, v[1], v[3]))) : v[1]);
    return box_mul(c, box_mul(c, part_bent, box_sigmoid(c, v[0])), part_linear);
}

static const oracle_formula situ_glu_formulas[] = {
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

static const char *const situ_glu_arguments[] = {
    "gate",
    "up",
    "beta",
    "linearBeta",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const situ_glu_linear[] = {
    NULL,
};

static const double situ_glu_scalars[][ORACLE_SCALARS_MAX] = {
    {2.0, 0.0},
    {0.7, 1.1},
    {2.0, 4.0},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle situ_glu_oracle = {
    .entry = "aclnnSituGlu",
    .arguments = situ_glu_arguments,
    .linear = situ_glu_linear,
    .forward = NULL,
    .result = "gate",
    .formulas = situ_glu_formulas,
    .formula_count = 2,
    .scalars = situ_glu_scalars,
    .scalar_sets = sizeof situ_glu_scalars / sizeof situ_glu_scalars[0],
};
