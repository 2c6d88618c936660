/*
 * Generated from spec/conversion/complex.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = cartesian(real, imag) */
static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_cartesian(c, v[0], v[1]);
}

static const oracle_formula complex_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .cbox = cbox_formula_out,
    },
};

static const char *const complex_arguments[] = {
    "real",
    "imag",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const complex_linear[] = {
    NULL,
};
/* clang-format on */

const oracle complex_oracle = {
    .entry = "aclnnComplex",
    .arguments = complex_arguments,
    .linear = complex_linear,
    .forward = NULL,
    .result = "real",
    .formulas = complex_formulas,
    .formula_count = 1,
};
