/*
 * Generated from spec/mathematics/polar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = polar(input, angle) */
static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_polar(c, v[0], v[1]);
}

static const oracle_formula polar_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .cbox = cbox_formula_out,
    },
};

static const char *const polar_arguments[] = {
    "input",
    "angle",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const polar_linear[] = {
    NULL,
};
/* clang-format on */

const oracle polar_oracle = {
    .entry = "aclnnPolar",
    .arguments = polar_arguments,
    .linear = polar_linear,
    .forward = NULL,
    .result = "input",
    .formulas = polar_formulas,
    .formula_count = 1,
};
