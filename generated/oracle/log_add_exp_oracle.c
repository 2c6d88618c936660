/*
 * Generated from spec/mathematics/log_add_exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self == other, self + log(2), max(self, other) + log1p(exp(-abs(self - other)))) */
static near near_formula_out(near_context *c, const near v[])
{
    return (
        near_eq(c, v[0], v[1]) ? near_add(c, v[0], near_log(c, near_number(c, 2.0L, 1.0L)))
        : near_add(c, near_max(c, v[0], v[1]),
                   near_log1p(c, near_exp(c, near_neg(c, near_abs(c, near_sub(c, v[0], v[1])))))));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_eq(c, v[0], v[1]) ? box_add(c, v[0], box_log(c, box_number(c, "2", "1")))
            : box_add(c, box_max(c, v[0], v[1]),
                      box_log1p(c, box_exp(c, box_neg(c, box_abs(c, box_sub(c, v[0], v[1])))))));
}

static const oracle_formula log_add_exp_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const log_add_exp_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const log_add_exp_linear[] = {
    NULL,
};
/* clang-format on */

const oracle log_add_exp_oracle = {
    .entry = "aclnnLogAddExp",
    .arguments = log_add_exp_arguments,
    .linear = log_add_exp_linear,
    .forward = NULL,
    .result = "self",
    .formulas = log_add_exp_formulas,
    .formula_count = 1,
};
