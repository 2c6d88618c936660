/*
 * Generated from spec/invented/mean_of_what_is_there_where_a_weight_may_be_missing.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self * slope * weight / count(self) */
static near near_out(near_context *c, const near v[])
{
    return near_div(c, near_mul(c, near_mul(c, v[0], v[2]), v[1]), v[3]);
}

static const box *box_out(box_context *c, const box *const v[])
{
    return box_div(c, box_mul(c, box_mul(c, v[0], v[2]), v[1]), v[3]);
}

static const oracle_formula mean_of_what_is_there_where_a_weight_may_be_missing_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_out,
        .box = box_out,
    },
};

static const char *const mean_of_what_is_there_where_a_weight_may_be_missing_arguments[] = {
    "self",
    "weight",
    "slope",
    "count(self)",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const mean_of_what_is_there_where_a_weight_may_be_missing_linear[] = {
    "self",
    "weight",
    "slope",
    NULL,
};
/* clang-format on */

const oracle mean_of_what_is_there_where_a_weight_may_be_missing_oracle = {
    .entry = "aclnnMeanOfWhatIsThereWhereAWeightMayBeMissing",
    .arguments = mean_of_what_is_there_where_a_weight_may_be_missing_arguments,
    .linear = mean_of_what_is_there_where_a_weight_may_be_missing_linear,
    .forward = NULL,
    .result = "self",
    .formulas = mean_of_what_is_there_where_a_weight_may_be_missing_formulas,
    .formula_count = 1,
};
