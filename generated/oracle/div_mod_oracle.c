/*
 * Generated from spec/arithmetic/div_mod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self / other */
static near near_formula_none_out(near_context *c, const near v[])
{
    return near_div(c, v[0], v[1]);
}

static const box *box_formula_none_out(box_context *c, const box *const v[])
{
    return box_div(c, v[0], v[1]);
}

/* out = trunc(self / other) */
static near near_formula_trunc_out(near_context *c, const near v[])
{
    return near_trunc(c, near_div(c, v[0], v[1]));
}

static const box *box_formula_trunc_out(box_context *c, const box *const v[])
{
    return box_trunc(c, box_div(c, v[0], v[1]));
}

/* out = where((self > 0 and other < 0 and self + other < 0) or (self < 0 and other > 0 and self + other > 0), -1, floor(self / other)) */
static near near_formula_floor_out(near_context *c, const near v[])
{
    return ((((near_gt(c, v[0], near_number(c, 0.0L, 1.0L)) &&
               near_lt(c, v[1], near_number(c, 0.0L, 1.0L))) &&
              near_lt(c, near_add(c, v[0], v[1]), near_number(c, 0.0L, 1.0L))) ||
             ((near_lt(c, v[0], near_number(c, 0.0L, 1.0L)) &&
               near_gt(c, v[1], near_number(c, 0.0L, 1.0L))) &&
              near_gt(c, near_add(c, v[0], v[1]), near_number(c, 0.0L, 1.0L))))
            ? near_neg(c, near_number(c, 1.0L, 1.0L)) : near_floor(c, near_div(c, v[0], v[1])));
}

static const box *box_formula_floor_out(box_context *c, const box *const v[])
{
    return (
        (((box_gt(c, v[0], box_number(c, "0", "1")) && box_lt(c, v[1], box_number(c, "0", "1"))) &&
          box_lt(c, box_add(c, v[0], v[1]), box_number(c, "0", "1"))) ||
         ((box_lt(c, v[0], box_number(c, "0", "1")) && box_gt(c, v[1], box_number(c, "0", "1"))) &&
          box_gt(c, box_add(c, v[0], v[1]), box_number(c, "0", "1"))))
        ? box_neg(c, box_number(c, "1", "1")) : box_floor(c, box_div(c, v[0], v[1])));
}

static const oracle_formula div_mod_formulas[] = {
    {
        .mode = "none",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_out,
        .box = box_formula_none_out,
    },
    {
        .mode = "trunc",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_trunc_out,
        .box = box_formula_trunc_out,
    },
    {
        .mode = "floor",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_floor_out,
        .box = box_formula_floor_out,
    },
};

static const char *const div_mod_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const div_mod_linear[] = {
    "self",
    NULL,
};
/* clang-format on */

const oracle div_mod_oracle = {
    .entry = "aclnnDivMod",
    .arguments = div_mod_arguments,
    .linear = div_mod_linear,
    .forward = NULL,
    .result = "self",
    .formulas = div_mod_formulas,
    .formula_count = 3,
};
