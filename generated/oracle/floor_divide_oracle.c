/*
 * Generated from spec/arithmetic/floor_divide.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where((self > 0 and other < 0 and self + other < 0) or (self < 0 and other > 0 and self + other > 0), -1, floor(self / other)) */
static near near_formula_out(near_context *c, const near v[])
{
    return ((((near_gt(c, v[0], near_number(c, 0.0L, 1.0L)) &&
               near_lt(c, v[1], near_number(c, 0.0L, 1.0L))) &&
              near_lt(c, near_add(c, v[0], v[1]), near_number(c, 0.0L, 1.0L))) ||
             ((near_lt(c, v[0], near_number(c, 0.0L, 1.0L)) &&
               near_gt(c, v[1], near_number(c, 0.0L, 1.0L))) &&
              near_gt(c, near_add(c, v[0], v[1]), near_number(c, 0.0L, 1.0L))))
            ? near_neg(c, near_number(c, 1.0L, 1.0L)) : near_floor(c, near_div(c, v[0], v[1])));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (
        (((box_gt(c, v[0], box_number(c, "0", "1")) && box_lt(c, v[1], box_number(c, "0", "1"))) &&
          box_lt(c, box_add(c, v[0], v[1]), box_number(c, "0", "1"))) ||
         ((box_lt(c, v[0], box_number(c, "0", "1")) && box_gt(c, v[1], box_number(c, "0", "1"))) &&
          box_gt(c, box_add(c, v[0], v[1]), box_number(c, "0", "1"))))
        ? box_neg(c, box_number(c, "1", "1")) : box_floor(c, box_div(c, v[0], v[1])));
}

static const oracle_formula floor_divide_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const floor_divide_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const floor_divide_linear[] = {
    NULL,
};
/* clang-format on */

const oracle floor_divide_oracle = {
    .entry = "aclnnFloorDivide",
    .arguments = floor_divide_arguments,
    .linear = floor_divide_linear,
    .forward = NULL,
    .result = "self",
    .formulas = floor_divide_formulas,
    .formula_count = 1,
};
