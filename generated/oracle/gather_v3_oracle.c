/*
 * Generated from spec/movement/gather_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = taken */
static near near_formula_none_scattered_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_none_scattered_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static cbox cbox_formula_none_scattered_out(box_context *c, const cbox v[])
{
    (void)c;
    return v[0];
}

/* out = taken */
static near near_formula_none_clustered_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_none_clustered_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static cbox cbox_formula_none_clustered_out(box_context *c, const cbox v[])
{
    (void)c;
    return v[0];
}

/* out = taken */
static near near_formula_none_beyond_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_none_beyond_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static cbox cbox_formula_none_beyond_out(box_context *c, const cbox v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula gather_v3_formulas[] = {
    {
        .mode = "none scattered",
        .output = "out",
        .fold = false,
        .only = "taken",
        .near = near_formula_none_scattered_out,
        .box = box_formula_none_scattered_out,
        .cbox = cbox_formula_none_scattered_out,
    },
    {
        .mode = "none clustered",
        .output = "out",
        .fold = false,
        .only = "taken",
        .near = near_formula_none_clustered_out,
        .box = box_formula_none_clustered_out,
        .cbox = cbox_formula_none_clustered_out,
    },
    {
        .mode = "none beyond",
        .output = "out",
        .fold = false,
        .only = "taken",
        .near = near_formula_none_beyond_out,
        .box = box_formula_none_beyond_out,
        .cbox = cbox_formula_none_beyond_out,
    },
};

static const char *const gather_v3_arguments[] = {
    "taken",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const gather_v3_linear[] = {
    "taken",
    NULL,
};
/* clang-format on */

const oracle gather_v3_oracle = {
    .entry = "aclnnGatherV3",
    .arguments = gather_v3_arguments,
    .linear = gather_v3_linear,
    .forward = NULL,
    .result = "taken",
    .formulas = gather_v3_formulas,
    .formula_count = 3,
};
