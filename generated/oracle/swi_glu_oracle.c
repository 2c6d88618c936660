/*
 * Generated from spec/activation/swi_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = silu(a) * b */
static near near_formula_out(near_context *c, const near v[])
{
    return near_mul(c, near_silu(c, v[0]), v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_mul(c, box_silu(c, v[0]), v[1]);
}

static const oracle_formula swi_glu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const swi_glu_arguments[] = {
    "a",
    "b",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const swi_glu_linear[] = {
    "b",
    NULL,
};
/* clang-format on */

const oracle swi_glu_oracle = {
    .entry = "aclnnSwiGlu",
    .arguments = swi_glu_arguments,
    .linear = swi_glu_linear,
    .forward = NULL,
    .result = "a",
    .formulas = swi_glu_formulas,
    .formula_count = 1,
};
