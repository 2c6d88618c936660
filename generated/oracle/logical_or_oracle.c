/*
 * Generated from spec/logic/logical_or.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self != 0 or other != 0 */
static near near_formula_out(near_context *c, const near v[])
{
    return ((near_ne(c, v[0], near_number(c, 0.0L, 1.0L)) ||
             near_ne(c, v[1], near_number(c, 0.0L, 1.0L))) ? near_number(c, 1.0L, 1.0L)
            : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return ((box_ne(c, v[0], box_number(c, "0", "1")) || box_ne(c, v[1], box_number(c, "0", "1")))
            ? box_number(c, "1", "1") : box_number(c, "0", "1"));
}

static const oracle_formula logical_or_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const logical_or_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const logical_or_linear[] = {
    NULL,
};
/* clang-format on */

const oracle logical_or_oracle = {
    .entry = "aclnnLogicalOr",
    .arguments = logical_or_arguments,
    .linear = logical_or_linear,
    .forward = NULL,
    .result = "self",
    .formulas = logical_or_formulas,
    .formula_count = 1,
};
