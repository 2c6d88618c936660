/*
 * Generated from spec/movement/scatter_max.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_scatter_max.h"
#include "client/catalogue.h"

static const ac_entry_type scatter_max_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula scatter_max_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "greatest(updates)",
    },
};

static const ac_entry_bound scatter_max_bounds[] = {
    {"out", "exact"},
};

static const char *const scatter_max_requires[] = {
    NULL,
};

static const char *const scatter_max_notes[] = {
    "A position below 0, or one that the first axis does not have, is an error when the call "
    "runs, with its place in indices; the vendor leaves it open.",
    "The vendor leaves open what a nan does.",
    NULL,
};

static const uint64_t scatter_max_var_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
};

static const uint64_t scatter_max_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t scatter_max_updates_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
};

static const ac_entry_choice scatter_max_use_locking_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut scatter_max_var_ref_cuts[] = {
    {
        .part = "varRef",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_TAKEN,
        .args = {NULL, "indices", NULL},
        .numbers = {0, 0, 0},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value scatter_max_example[] = {
    {"varRef", false, "[1, 2, 3]"},
    {"varRef", true, "[5, 2, 7]"},
    {"indices", false, "[2, 0, 2]"},
    {"updates", false, "[7, 5, 2]"},
    {"useLocking", false, "false"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal scatter_max_refusals[] = {
    {161001, "varRef, indices or updates is null"},
    {161002, "indices or updates has a dtype that is not listed for it"},
    {161002, "varRef does not have the dtype of updates"},
    {161002, "varRef, indices or updates has a rank above 8"},
    {161002, "varRef has the rank 0 and indices not one element, or there are more than 8 axes with those of indices; or updates does not have the shape of varRef as taken(0, indices, 0)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param scatter_max_params[] = {
    {
        .name = "varRef",
        .c_type = "aclTensor *",
        .doc = "what the result begins as",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = scatter_max_var_ref_dtypes,
        .put = true,
        .cuts = scatter_max_var_ref_cuts,
        .cut_count = 1,
    },
    {
        .name = "indices",
        .c_type = "const aclTensor *",
        .doc = "the positions of slices along the first axis",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = scatter_max_indices_dtypes,
    },
    {
        .name = "updates",
        .c_type = "const aclTensor *",
        .doc = "the other elements: a slice for each position",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scatter_max_updates_dtypes,
    },
    {
        .name = "useLocking",
        .c_type = "bool",
        .doc = "without effect",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = scatter_max_use_locking_choices,
        .choice_count = 2,
    },
};

static aclnnStatus prepare_scatter_max(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnScatterMaxGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                           args->of[2].tensor, args->of[3].boolean, workspace_size,
                                           executor);
}

const ac_entry scatter_max_entry = {
    .name = "aclnnScatterMax",
    .op = "ScatterMax",
    .snake = "scatter_max",
    .doc = "ScatterMax: the listed slices of a tensor become the greatest of what they are and of"
           " those of another one, element by element.",
    .family = "movement",
    .spec = "spec/movement/scatter_max.yaml",
    .header = "aclnnop/aclnn_scatter_max.h",
    .variant = "inplace",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = scatter_max_params,
    .param_count = sizeof(scatter_max_params) / sizeof(scatter_max_params[0]),
    .types = scatter_max_types,
    .type_count = sizeof(scatter_max_types) / sizeof(scatter_max_types[0]),
    .space = {"updates", NULL},
    .formulas = scatter_max_formulas,
    .formula_count = 1,
    .bounds = scatter_max_bounds,
    .bound_count = sizeof(scatter_max_bounds) / sizeof(scatter_max_bounds[0]),
    .requires_ = scatter_max_requires,
    .notes = scatter_max_notes,
    .refusals = scatter_max_refusals,
    .example = scatter_max_example,
    .prepare = prepare_scatter_max,
    .launch = aclnnScatterMax,
};
