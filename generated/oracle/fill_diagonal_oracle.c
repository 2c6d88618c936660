/*
 * Generated from spec/movement/fill_diagonal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = crossed */
static near near_formula_false_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

/* out = crossed */
static near near_formula_true_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula fill_diagonal_formulas[] = {
    {
        .mode = "false",
        .output = "out",
        .fold = false,
        .only = "crossed",
        .near = near_formula_false_out,
        .box = box_formula_false_out,
    },
    {
        .mode = "true",
        .output = "out",
        .fold = false,
        .only = "crossed",
        .near = near_formula_true_out,
        .box = box_formula_true_out,
    },
};

static const char *const fill_diagonal_arguments[] = {
    "crossed",
    "fillValue",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const fill_diagonal_linear[] = {
    "crossed",
    NULL,
};

static const double fill_diagonal_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {2.0},
    {4.0},
    {-1.5},
};
/* clang-format on */

const oracle fill_diagonal_oracle = {
    .entry = "aclnnFillDiagonal",
    .arguments = fill_diagonal_arguments,
    .linear = fill_diagonal_linear,
    .forward = NULL,
    .result = "crossed",
    .formulas = fill_diagonal_formulas,
    .formula_count = 2,
    .scalars = fill_diagonal_scalars,
    .scalar_sets = sizeof fill_diagonal_scalars / sizeof fill_diagonal_scalars[0],
};
