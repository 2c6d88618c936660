/*
 * Generated from spec/invented/mean_of_what_is_there_where_a_weight_may_be_missing.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_mean_of_what_is_there_where_a_weight_may_be_missing.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type mean_of_what_is_there_where_a_weight_may_be_missing_types[] = {
    {"A", "", {NULL}},
    {"B", "", {NULL}},
    {"C", "", {NULL}},
    {"T", "widen", {"A", "B", "C"}},
};

static const ac_entry_formula mean_of_what_is_there_where_a_weight_may_be_missing_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self * slope * weight / count(self)",
    },
};

static const ac_entry_bound mean_of_what_is_there_where_a_weight_may_be_missing_bounds[] = {
    {"out", "2 ulp"},
};

static const char *const mean_of_what_is_there_where_a_weight_may_be_missing_requires[] = {
    NULL,
};

static const char *const mean_of_what_is_there_where_a_weight_may_be_missing_notes[] = {
    NULL,
};

static const uint64_t mean_of_what_is_there_where_a_weight_may_be_missing_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const uint64_t mean_of_what_is_there_where_a_weight_may_be_missing_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const uint64_t mean_of_what_is_there_where_a_weight_may_be_missing_slope_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const uint64_t mean_of_what_is_there_where_a_weight_may_be_missing_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const ac_entry_param mean_of_what_is_there_where_a_weight_may_be_missing_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = mean_of_what_is_there_where_a_weight_may_be_missing_self_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .optional = true,
        .fallback = 2.0,
        .dtypes = mean_of_what_is_there_where_a_weight_may_be_missing_weight_dtypes,
    },
    {
        .name = "slope",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "C",
        .optional = true,
        .fallback = -1.0,
        .dtypes = mean_of_what_is_there_where_a_weight_may_be_missing_slope_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "A",
        .dtypes = mean_of_what_is_there_where_a_weight_may_be_missing_out_dtypes,
    },
};

static aclnnStatus prepare_mean_of_what_is_there_where_a_weight_may_be_missing(
    const ac_entry_args *args, uint64_t *workspace_size, aclOpExecutor **executor)
{
    return aclnnMeanOfWhatIsThereWhereAWeightMayBeMissingGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        workspace_size, executor);
}

const ac_entry mean_of_what_is_there_where_a_weight_may_be_missing_entry = {
    .name = "aclnnMeanOfWhatIsThereWhereAWeightMayBeMissing",
    .op = "MeanOfWhatIsThereWhereAWeightMayBeMissing",
    .snake = "mean_of_what_is_there_where_a_weight_may_be_missing",
    .doc = "MeanOfWhatIsThereWhereAWeightMayBeMissing: an input by its share of all, times a "
           "weight that may be null. The name breaks lines.",
    .family = "invented",
    .spec = "spec/invented/mean_of_what_is_there_where_a_weight_may_be_missing.yaml",
    .header = "aclnnop/aclnn_mean_of_what_is_there_where_a_weight_may_be_missing.h",
    .variant = "",
    .on = {[AC_NANO] = true, [AC_HOST] = true},
    .params = mean_of_what_is_there_where_a_weight_may_be_missing_params,
    .param_count = sizeof(mean_of_what_is_there_where_a_weight_may_be_missing_params) /
                   sizeof(mean_of_what_is_there_where_a_weight_may_be_missing_params[0]),
    .types = mean_of_what_is_there_where_a_weight_may_be_missing_types,
    .type_count = sizeof(mean_of_what_is_there_where_a_weight_may_be_missing_types) /
                  sizeof(mean_of_what_is_there_where_a_weight_may_be_missing_types[0]),
    .space = {"self", NULL},
    .formulas = mean_of_what_is_there_where_a_weight_may_be_missing_formulas,
    .formula_count = 1,
    .bounds = mean_of_what_is_there_where_a_weight_may_be_missing_bounds,
    .bound_count = sizeof(mean_of_what_is_there_where_a_weight_may_be_missing_bounds) /
                   sizeof(mean_of_what_is_there_where_a_weight_may_be_missing_bounds[0]),
    .requires_ = mean_of_what_is_there_where_a_weight_may_be_missing_requires,
    .notes = mean_of_what_is_there_where_a_weight_may_be_missing_notes,
    .prepare = prepare_mean_of_what_is_there_where_a_weight_may_be_missing,
    .launch = aclnnMeanOfWhatIsThereWhereAWeightMayBeMissing,
};
