/*
 * Generated from spec/mathematics/logit.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(z > 0.25 and z < 0.75, 2 * atanh(2 * z - 1), log(z) - log1p(-z)) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_bounded = (near_lt(c, v[0], v[1]) ? v[1]
                               : (near_gt(c, v[0], near_sub(c, near_number(c, 1.0L, 1.0L), v[1]))
                                  ? near_sub(c, near_number(c, 1.0L, 1.0L), v[1]) : v[0]));
    const near part_z = (near_ge(c, v[1], near_number(c, 0.0L, 1.0L)) ? part_bounded : v[0]);
    return ((near_gt(c, part_z, near_number(c, 1.0L, 4.0L)) &&
             near_lt(c, part_z, near_number(c, 3.0L, 4.0L)))
            ? near_mul(c, near_number(c, 2.0L, 1.0L),
                       near_atanh(c, near_sub(c, near_mul(c, near_number(c, 2.0L, 1.0L), part_z),
                                              near_number(c, 1.0L, 1.0L))))
            : near_sub(c, near_log(c, part_z), near_log1p(c, near_neg(c, part_z))));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_bounded =
        (box_lt(c, v[0], v[1]) ? v[1] : (box_gt(c, v[0], box_sub(c, box_number(c, "1", "1"), v[1]))
                                         ? box_sub(c, box_number(c, "1", "1"), v[1]) : v[0]));
    const box *const part_z = (box_ge(c, v[1], box_number(c, "0", "1")) ? part_bounded : v[0]);
    return (
        (box_gt(c, part_z, box_number(c, "1", "4")) && box_lt(c, part_z, box_number(c, "3", "4")))
        ? box_mul(c, box_number(c, "2", "1"),
                  box_atanh(c, box_sub(c, box_mul(c, box_number(c, "2", "1"), part_z),
                                       box_number(c, "1", "1"))))
        : box_sub(c, box_log(c, part_z), box_log1p(c, box_neg(c, part_z))));
}

static const oracle_formula logit_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "input",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const logit_arguments[] = {
    "input",
    "eps",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const logit_linear[] = {
    NULL,
};

static const double logit_scalars[][ORACLE_SCALARS_MAX] = {
    {-1.0},
    {0.7},
    {0.5},
    {-1.5},
};
/* clang-format on */

const oracle logit_oracle = {
    .entry = "aclnnLogit",
    .arguments = logit_arguments,
    .linear = logit_linear,
    .forward = NULL,
    .result = "input",
    .formulas = logit_formulas,
    .formula_count = 1,
    .scalars = logit_scalars,
    .scalar_sets = sizeof logit_scalars / sizeof logit_scalars[0],
};
