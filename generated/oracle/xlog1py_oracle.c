/*
 * Generated from spec/mathematics/xlog1py.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* z = where(x == 0 and y == y, 0, x * log1p(y)) */
static near near_formula_z(near_context *c, const near v[])
{
    return ((near_eq(c, v[0], near_number(c, 0.0L, 1.0L)) && near_eq(c, v[1], v[1]))
            ? near_number(c, 0.0L, 1.0L) : near_mul(c, v[0], near_log1p(c, v[1])));
}

static const box *box_formula_z(box_context *c, const box *const v[])
{
    return ((box_eq(c, v[0], box_number(c, "0", "1")) && box_eq(c, v[1], v[1]))
            ? box_number(c, "0", "1") : box_mul(c, v[0], box_log1p(c, v[1])));
}

static const oracle_formula xlog1py_formulas[] = {
    {
        .mode = "",
        .output = "z",
        .fold = false,
        .only = NULL,
        .near = near_formula_z,
        .box = box_formula_z,
    },
};

static const char *const xlog1py_arguments[] = {
    "x",
    "y",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const xlog1py_linear[] = {
    NULL,
};
/* clang-format on */

const oracle xlog1py_oracle = {
    .entry = "aclnnXlog1py",
    .arguments = xlog1py_arguments,
    .linear = xlog1py_linear,
    .forward = NULL,
    .result = "x",
    .formulas = xlog1py_formulas,
    .formula_count = 1,
};
