/*
 * Generated from spec/invented/whole.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = min(kept, 7) */
static near near_kept_out(near_context *c, const near v[])
{
    const near part_kept =
        (((near_lt(c, v[0], v[2]) && !near_eq(c, v[1], near_number(c, 0.0L, 1.0L))) ||
          near_gt(c, v[0], v[4])) ? v[2] : v[0]);
    return near_min(c, part_kept, near_number(c, 7.0L, 1.0L));
}

static const box *box_kept_out(box_context *c, const box *const v[])
{
    const box *const part_kept =
        (((box_lt(c, v[0], v[2]) && !box_eq(c, v[1], box_number(c, "0", "1"))) ||
          box_gt(c, v[0], v[4])) ? v[2] : v[0]);
    return box_min(c, part_kept, box_number(c, "7", "1"));
}

/* twice = self + self - other */
static near near_kept_twice(near_context *c, const near v[])
{
    return near_sub(c, near_add(c, v[0], v[0]), v[1]);
}

static const box *box_kept_twice(box_context *c, const box *const v[])
{
    return box_sub(c, box_add(c, v[0], v[0]), v[1]);
}

/* out = max(-kept * step, other) */
static near near_turned_out(near_context *c, const near v[])
{
    const near part_kept =
        (((near_lt(c, v[0], v[2]) && !near_eq(c, v[1], near_number(c, 0.0L, 1.0L))) ||
          near_gt(c, v[0], v[4])) ? v[2] : v[0]);
    return near_max(c, near_mul(c, near_neg(c, part_kept), v[3]), v[1]);
}

static const box *box_turned_out(box_context *c, const box *const v[])
{
    const box *const part_kept =
        (((box_lt(c, v[0], v[2]) && !box_eq(c, v[1], box_number(c, "0", "1"))) ||
          box_gt(c, v[0], v[4])) ? v[2] : v[0]);
    return box_max(c, box_mul(c, box_neg(c, part_kept), v[3]), v[1]);
}

/* twice = self + self - other */
static near near_turned_twice(near_context *c, const near v[])
{
    return near_sub(c, near_add(c, v[0], v[0]), v[1]);
}

static const box *box_turned_twice(box_context *c, const box *const v[])
{
    return box_sub(c, box_add(c, v[0], v[0]), v[1]);
}

static const oracle_formula whole_formulas[] = {
    {
        .mode = "kept",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_kept_out,
        .box = box_kept_out,
    },
    {
        .mode = "kept",
        .output = "twice",
        .fold = false,
        .only = NULL,
        .near = near_kept_twice,
        .box = box_kept_twice,
    },
    {
        .mode = "turned",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_turned_out,
        .box = box_turned_out,
    },
    {
        .mode = "turned",
        .output = "twice",
        .fold = false,
        .only = NULL,
        .near = near_turned_twice,
        .box = box_turned_twice,
    },
};

static const char *const whole_arguments[] = {
    "self",
    "other",
    "low",
    "step",
    "most",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const whole_linear[] = {
    NULL,
};

static const double whole_scalars[][ORACLE_SCALARS_MAX] = {
    {2.0, 3.0, 100.0},
    {0.7, 1.1, 1.5},
    {-1.5, -1.0, -0.75},
};
/* clang-format on */

const oracle whole_oracle = {
    .entry = "aclnnWhole",
    .arguments = whole_arguments,
    .linear = whole_linear,
    .forward = NULL,
    .result = "self",
    .formulas = whole_formulas,
    .formula_count = 4,
    .scalars = whole_scalars,
    .scalar_sets = sizeof whole_scalars / sizeof whole_scalars[0],
};
