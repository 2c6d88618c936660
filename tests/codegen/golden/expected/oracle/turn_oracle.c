/*
 * Generated from spec/invented/turn.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = conj(square) * (1 - self) */
static near near_out(near_context *c, const near v[])
{
    const near part_square = near_mul(c, v[0], v[0]);
    return near_mul(c, part_square, near_sub(c, near_number(c, 1.0L, 1.0L), v[0]));
}

static const box *box_out(box_context *c, const box *const v[])
{
    const box *const part_square = box_mul(c, v[0], v[0]);
    return box_mul(c, part_square, box_sub(c, box_number(c, "1", "1"), v[0]));
}

static cbox cbox_out(box_context *c, const cbox v[])
{
    const cbox part_square = cbox_mul(c, v[0], v[0]);
    return cbox_mul(c, cbox_conj(c, part_square), cbox_sub(c, cbox_number(c, "1", "1"), v[0]));
}

static const oracle_formula turn_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_out,
        .box = box_out,
        .cbox = cbox_out,
    },
};

static const char *const turn_arguments[] = {
    "self",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const turn_linear[] = {
    NULL,
};
/* clang-format on */

const oracle turn_oracle = {
    .entry = "aclnnTurn",
    .arguments = turn_arguments,
    .linear = turn_linear,
    .forward = NULL,
    .result = "self",
    .formulas = turn_formulas,
    .formula_count = 1,
};
