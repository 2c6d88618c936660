/*
 * Generated from spec/comparison/is_close.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self == other or (abs(self) < inf and abs(other) < inf and apart <= allowed) */
static near near_formula_false_out(near_context *c, const near v[])
{
    const near part_apart = near_abs(c, near_sub(c, v[0], v[1]));
    const near part_allowed = near_add(c, v[3], near_mul(c, v[2], near_abs(c, v[1])));
    return ((near_eq(c, v[0], v[1]) ||
             ((near_lt(c, near_abs(c, v[0]), near_number(c, INFINITY, 1.0L)) &&
               near_lt(c, near_abs(c, v[1]), near_number(c, INFINITY, 1.0L))) && near_le(
        c, part_apart, part_allowed))) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    const box *const part_apart = box_abs(c, box_sub(c, v[0], v[1]));
    const box *const part_allowed = box_add(c, v[3], box_mul(c, v[2], box_abs(c, v[1])));
    return ((box_eq(c, v[0], v[1]) ||
             ((box_lt(c, box_abs(c, v[0]), box_number(c, "INFINITY", "1")) &&
               box_lt(c, box_abs(c, v[1]), box_number(c, "INFINITY", "1"))) && box_le(
        c, part_apart, part_allowed))) ? box_number(c, "1", "1") : box_number(c, "0", "1"));
}

/* out = self == other or (self != self and other != other) or (abs(self) < inf and abs(other) < inf and apart <= allowed) */
static near near_formula_true_out(near_context *c, const near v[])
{
    const near part_apart = near_abs(c, near_sub(c, v[0], v[1]));
    const near part_allowed = near_add(c, v[3], near_mul(c, v[2], near_abs(c, v[1])));
    return (((near_eq(c, v[0], v[1]) || (near_ne(c, v[0], v[0]) && near_ne(c, v[1], v[1]))) ||
             ((near_lt(c, near_abs(c, v[0]), near_number(c, INFINITY, 1.0L)) &&
               near_lt(c, near_abs(c, v[1]), near_number(c, INFINITY, 1.0L))) && near_le(
        c, part_apart, part_allowed))) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    const box *const part_apart = box_abs(c, box_sub(c, v[0], v[1]));
    const box *const part_allowed = box_add(c, v[3], box_mul(c, v[2], box_abs(c, v[1])));
    return (((box_eq(c, v[0], v[1]) || (box_ne(c, v[0], v[0]) && box_ne(c, v[1], v[1]))) ||
             ((box_lt(c, box_abs(c, v[0]), box_number(c, "INFINITY", "1")) &&
               box_lt(c, box_abs(c, v[1]), box_number(c, "INFINITY", "1"))) && box_le(
        c, part_apart, part_allowed))) ? box_number(c, "1", "1") : box_number(c, "0", "1"));
}

static const oracle_formula is_close_formulas[] = {
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

static const char *const is_close_arguments[] = {
    "self",
    "other",
    "rtol",
    "atol",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const is_close_linear[] = {
    NULL,
};

static const double is_close_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0, 0.5},
    {0.7, 1.1},
    {0.5, 1.0},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle is_close_oracle = {
    .entry = "aclnnIsClose",
    .arguments = is_close_arguments,
    .linear = is_close_linear,
    .forward = NULL,
    .result = "self",
    .formulas = is_close_formulas,
    .formula_count = 2,
    .scalars = is_close_scalars,
    .scalar_sets = sizeof is_close_scalars / sizeof is_close_scalars[0],
};
