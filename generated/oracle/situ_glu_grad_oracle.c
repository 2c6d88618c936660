/*
 * Generated from spec/activation/situ_glu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradGate = gradY * linear * sigmoid(gate) * (rise + bent * sigmoid(-gate)) */
static near near_formula_false_gradGate(near_context *c, const near v[])
{
    const near part_bent = near_mul(c, v[3], near_tanh(c, near_div(c, v[1], v[3])));
    const near part_linear = (near_gt(c, v[4], near_number(c, 0.0L, 1.0L))
                              ? near_mul(c, v[4], near_tanh(c, near_div(c, v[2], v[4]))) : v[2]);
    const near part_rise = near_mul(
        c,
        near_mul(c, near_number(c, 4.0L, 1.0L),
                 near_sigmoid(c, near_div(c, near_mul(c, near_number(c, 2.0L, 1.0L), v[1]), v[3]))),
        near_sigmoid(
            c, near_div(c, near_mul(c, near_neg(c, near_number(c, 2.0L, 1.0L)), v[1]), v[3])));
    return near_mul(
        c, near_mul(c, near_mul(c, v[0], part_linear), near_sigmoid(c, v[1])),
        near_add(c, part_rise, near_mul(c, part_bent, near_sigmoid(c, near_neg(c, v[1])))));
}

static const box *box_formula_false_gradGate(box_context *c, const box *const v[])
{
    const box *const part_bent = box_mul(c, v[3], box_tanh(c, box_div(c, v[1], v[3])));
    const box *const part_linear = (box_gt(c, v[4], box_number(c, "0", "1"))
                                    ? box_mul(c, v[4], box_tanh(c, box_div(c, v[2], v[4]))) : v[2]);
    const box *const part_rise = box_mul(
        c,
        box_mul(c, box_number(c, "4", "1"),
                box_sigmoid(c, box_div(c, box_mul(c, box_number(c, "2", "1"), v[1]), v[3]))),
        box_sigmoid(c, box_div(c, box_mul(c, box_neg(c, box_number(c, "2", "1")), v[1]), v[3])));
    return box_mul(c, box_mul(c, box_mul(c, v[0], part_linear), box_sigmoid(c, v[1])),
                   box_add(c, part_rise, box_mul(c, part_bent, box_sigmoid(c, box_neg(c, v[1])))));
}

/* gradUp = gradY * bent * sigmoid(gate) * slope */
static near near_formula_false_gradUp(near_context *c, const near v[])
{
    const near part_bent = near_mul(c, v[3], near_tanh(c, near_div(c, v[1], v[3])));
    const near part_slope = (near_gt(c, v[4], near_number(c, 0.0L, 1.0L)) ? near_mul(
        c,
        near_mul(c, near_number(c, 4.0L, 1.0L),
                 near_sigmoid(c, near_div(c, near_mul(c, near_number(c, 2.0L, 1.0L), v[2]), v[4]))),
        near_sigmoid(c, near_div(c, near_mul(c, near_neg(c, near_number(c, 2.0L, 1.0L)), v[2]),
                                 v[4]))) : near_number(c, 1.0L, 1.0L));
    return near_mul(c, near_mul(c, near_mul(c, v[0], part_bent), near_sigmoid(c, v[1])),
                    part_slope);
}

static const box *box_formula_false_gradUp(box_context *c, const box *const v[])
{
    const box *const part_bent = box_mul(c, v[3], box_tanh(c, box_div(c, v[1], v[3])));
    const box *const part_slope = (box_gt(c, v[4], box_number(c, "0", "1")) ? box_mul(
        c,
        box_mul(c, box_number(c, "4", "1"),
                box_sigmoid(c, box_div(c, box_mul(c, box_number(c, "2", "1"), v[2]), v[4]))),
        box_sigmoid(c, box_div(c, box_mul(c, box_neg(c, box_number(c, "2", "1")), v[2]), v[4])))
                                   : box_number(c, "1", "1"));
    return box_mul(c, box_mul(c, box_mul(c, v[0], part_bent), box_sigmoid(c, v[1])), part_slope);
}

/* gradGate = gradY * linear * sigmoid(gate) * (rise + bent * sigmoid(-gate)) */
static near near_formula_true_gradGate(near_context *c, const near v[])
{
    const near part_bent = near_mul(c, v[3], near_tanh(c, near_div(c, v[1], v[3])));
    const near part_linear = (near_gt(c, v[4], near_number(c, 0.0L, 1.0L))
                              ? near_mul(c, v[4], near_tanh(c, near_div(c, v[2], v[4]))) : v[2]);
    const near part_rise = near_mul(
        c,
        near_mul(c, near_number(c, 4.0L, 1.0L),
                 near_sigmoid(c, near_div(c, near_mul(c, near_number(c, 2.0L, 1.0L), v[1]), v[3]))),
        near_sigmoid(
            c, near_div(c, near_mul(c, near_neg(c, near_number(c, 2.0L, 1.0L)), v[1]), v[3])));
    return near_mul(
        c, near_mul(c, near_mul(c, v[0], part_linear), near_sigmoid(c, v[1])),
        near_add(c, part_rise, near_mul(c, part_bent, near_sigmoid(c, near_neg(c, v[1])))));
}

static const box *box_formula_true_gradGate(box_context *c, const box *const v[])
{
    const box *const part_bent = box_mul(c, v[3], box_tanh(c, box_div(c, v[1], v[3])));
    const box *const part_linear = (box_gt(c, v[4], box_number(c, "0", "1"))
                                    ? box_mul(c, v[4], box_tanh(c, box_div(c, v[2], v[4]))) : v[2]);
    const box *const part_rise = box_mul(
        c,
        box_mul(c, box_number(c, "4", "1"),
                box_sigmoid(c, box_div(c, box_mul(c, box_number(c, "2", "1"), v[1]), v[3]))),
        box_sigmoid(c, box_div(c, box_mul(c, box_neg(c, box_number(c, "2", "1")), v[1]), v[3])));
    return box_mul(c, box_mul(c, box_mul(c, v[0], part_linear), box_sigmoid(c, v[1])),
                   box_add(c, part_rise, box_mul(c, part_bent, box_sigmoid(c, box_neg(c, v[1])))));
}

/* gradUp = gradY * bent * sigmoid(gate) * slope */
static near near_formula_true_gradUp(near_context *c, const near v[])
{
    const near part_bent = near_mul(c, v[3], near_tanh(c, near_div(c, v[1], v[3])));
    const near part_slope = (near_gt(c, v[4], near_number(c, 0.0L, 1.0L)) ? near_mul(
        c,
        near_mul(c, near_number(c, 4.0L, 1.0L),
                 near_sigmoid(c, near_div(c, near_mul(c, near_number(c, 2.0L, 1.0L), v[2]), v[4]))),
        near_sigmoid(c, near_div(c, near_mul(c, near_neg(c, near_number(c, 2.0L, 1.0L)), v[2]),
                                 v[4]))) : near_number(c, 1.0L, 1.0L));
    return near_mul(c, near_mul(c, near_mul(c, v[0], part_bent), near_sigmoid(c, v[1])),
                    part_slope);
}

static const box *box_formula_true_gradUp(box_context *c, const box *const v[])
{
    const box *const part_bent = box_mul(c, v[3], box_tanh(c, box_div(c, v[1], v[3])));
    const box *const part_slope = (box_gt(c, v[4], box_number(c, "0", "1")) ? box_mul(
        c,
        box_mul(c, box_number(c, "4", "1"),
                box_sigmoid(c, box_div(c, box_mul(c, box_number(c, "2", "1"), v[2]), v[4]))),
        box_sigmoid(c, box_div(c, box_mul(c, box_neg(c, box_number(c, "2", "1")), v[2]), v[4])))
                                   : box_number(c, "1", "1"));
    return box_mul(c, box_mul(c, box_mul(c, v[0], part_bent), box_sigmoid(c, v[1])), part_slope);
}

static const oracle_formula situ_glu_grad_formulas[] = {
    {
        .mode = "false",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_gradGate,
        .box = box_formula_false_gradGate,
    },
    {
        .mode = "false",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_gradUp,
        .box = box_formula_false_gradUp,
    },
    {
        .mode = "true",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_gradGate,
        .box = box_formula_true_gradGate,
    },
    {
        .mode = "true",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_gradUp,
        .box = box_formula_true_gradUp,
    },
};

static const char *const situ_glu_grad_arguments[] = {
    "gradY",
    "gate",
    "up",
    "beta",
    "linearBeta",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const situ_glu_grad_linear[] = {
    "gradY",
    NULL,
};

static const double situ_glu_grad_scalars[][ORACLE_SCALARS_MAX] = {
    {2.0, 0.0},
    {0.7, 1.1},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle situ_glu_grad_oracle = {
    .entry = "aclnnSituGluGrad",
    .arguments = situ_glu_grad_arguments,
    .linear = situ_glu_grad_linear,
    .forward = "aclnnSituGlu",
    .result = "gate",
    .formulas = situ_glu_grad_formulas,
    .formula_count = 4,
    .scalars = situ_glu_grad_scalars,
    .scalar_sets = sizeof situ_glu_grad_scalars / sizeof situ_glu_grad_scalars[0],
};
