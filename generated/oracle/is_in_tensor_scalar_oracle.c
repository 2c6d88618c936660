/*
 * Generated from spec/comparison/is_in_tensor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = element == testElement */
static near near_formula_false_false_out(near_context *c, const near v[])
{
    return (near_eq(c, v[0], v[1]) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_false_false_out(box_context *c, const box *const v[])
{
    return (box_eq(c, v[0], v[1]) ? box_number(c, "1", "1") : box_number(c, "0", "1"));
}

/* out = element != testElement */
static near near_formula_false_true_out(near_context *c, const near v[])
{
    return (near_ne(c, v[0], v[1]) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_false_true_out(box_context *c, const box *const v[])
{
    return (box_ne(c, v[0], v[1]) ? box_number(c, "1", "1") : box_number(c, "0", "1"));
}

/* out = element == testElement */
static near near_formula_true_false_out(near_context *c, const near v[])
{
    return (near_eq(c, v[0], v[1]) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_true_false_out(box_context *c, const box *const v[])
{
    return (box_eq(c, v[0], v[1]) ? box_number(c, "1", "1") : box_number(c, "0", "1"));
}

/* out = element != testElement */
static near near_formula_true_true_out(near_context *c, const near v[])
{
    return (near_ne(c, v[0], v[1]) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_true_true_out(box_context *c, const box *const v[])
{
    return (box_ne(c, v[0], v[1]) ? box_number(c, "1", "1") : box_number(c, "0", "1"));
}

static const oracle_formula is_in_tensor_scalar_formulas[] = {
    {
        .mode = "false false",
        .output = "out",
        .fold = false,
        .only = "element",
        .near = near_formula_false_false_out,
        .box = box_formula_false_false_out,
    },
    {
        .mode = "false true",
        .output = "out",
        .fold = false,
        .only = "element",
        .near = near_formula_false_true_out,
        .box = box_formula_false_true_out,
    },
    {
        .mode = "true false",
        .output = "out",
        .fold = false,
        .only = "element",
        .near = near_formula_true_false_out,
        .box = box_formula_true_false_out,
    },
    {
        .mode = "true true",
        .output = "out",
        .fold = false,
        .only = "element",
        .near = near_formula_true_true_out,
        .box = box_formula_true_true_out,
    },
};

static const char *const is_in_tensor_scalar_arguments[] = {
    "element",
    "testElement",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const is_in_tensor_scalar_linear[] = {
    NULL,
};

static const double is_in_tensor_scalar_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {2.0},
    {0.0},
    {-1.5},
};
/* clang-format on */

const oracle is_in_tensor_scalar_oracle = {
    .entry = "aclnnIsInTensorScalar",
    .arguments = is_in_tensor_scalar_arguments,
    .linear = is_in_tensor_scalar_linear,
    .forward = NULL,
    .result = "element",
    .formulas = is_in_tensor_scalar_formulas,
    .formula_count = 4,
    .scalars = is_in_tensor_scalar_scalars,
    .scalar_sets = sizeof is_in_tensor_scalar_scalars / sizeof is_in_tensor_scalar_scalars[0],
};
