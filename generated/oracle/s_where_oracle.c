/*
 * Generated from spec/arithmetic/s_where.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(condition != 0, self, other) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_ne(c, v[0], near_number(c, 0.0L, 1.0L)) ? v[1] : v[2]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_ne(c, v[0], box_number(c, "0", "1")) ? v[1] : v[2]);
}

static const oracle_formula s_where_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const s_where_arguments[] = {
    "condition",
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const s_where_linear[] = {
    NULL,
};
/* clang-format on */

const oracle s_where_oracle = {
    .entry = "aclnnSWhere",
    .arguments = s_where_arguments,
    .linear = s_where_linear,
    .forward = NULL,
    .result = "condition",
    .formulas = s_where_formulas,
    .formula_count = 1,
};
