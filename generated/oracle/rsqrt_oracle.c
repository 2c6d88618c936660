/*
 * Generated from spec/mathematics/rsqrt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = rsqrt(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_rsqrt(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_rsqrt(c, v[0]);
}

static const oracle_formula rsqrt_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const rsqrt_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const rsqrt_linear[] = {
    NULL,
};
/* clang-format on */

const oracle rsqrt_oracle = {
    .entry = "aclnnRsqrt",
    .arguments = rsqrt_arguments,
    .linear = rsqrt_linear,
    .forward = NULL,
    .result = "self",
    .formulas = rsqrt_formulas,
    .formula_count = 1,
};
