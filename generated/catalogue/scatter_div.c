/*
 * Generated from spec/movement/scatter_div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_scatter_div.h"
#include "client/catalogue.h"

static const ac_entry_type scatter_div_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula scatter_div_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "quotient(updates)",
    },
};

static const ac_entry_bound scatter_div_bounds[] = {
    {"out", "sum"},
};

static const char *const scatter_div_requires[] = {
    NULL,
};

static const char *const scatter_div_notes[] = {
    "A position below 0, or one that the first axis does not have, is an error when the call "
    "runs, with its place in indices; the vendor leaves it open.",
    "Slices with one position divide in their order, so the result is the same in every run; the "
    "vendor leaves the order open.",
    "A quotient of integers has no fraction, and is -1 where the divisor is 0, which the vendor "
    "forbids.",
    NULL,
};

static const uint64_t scatter_div_var_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
};

static const uint64_t scatter_div_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t scatter_div_updates_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
};

static const ac_entry_choice scatter_div_use_locking_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut scatter_div_var_ref_cuts[] = {
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
static const ac_entry_value scatter_div_example[] = {
    {"varRef", false, "[1, 2, 12]"},
    {"varRef", true, "[1, 2, 2]"},
    {"indices", false, "[2, 0, 2]"},
    {"updates", false, "[3, 1, 2]"},
    {"useLocking", false, "false"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal scatter_div_refusals[] = {
    {161001, "varRef, indices or updates is null"},
    {161002, "indices or updates has a dtype that is not listed for it"},
    {161002, "varRef does not have the dtype of updates"},
    {161002, "varRef, indices or updates has a rank above 8"},
    {161002, "varRef has the rank 0 and indices not one element, or there are more than 8 axes with those of indices; or updates does not have the shape of varRef as taken(0, indices, 0)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param scatter_div_params[] = {
    {
        .name = "varRef",
        .c_type = "aclTensor *",
        .doc = "what is divided",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = scatter_div_var_ref_dtypes,
        .put = true,
        .cuts = scatter_div_var_ref_cuts,
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
        .dtypes = scatter_div_indices_dtypes,
    },
    {
        .name = "updates",
        .c_type = "const aclTensor *",
        .doc = "the divisors: a slice for each position",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scatter_div_updates_dtypes,
    },
    {
        .name = "useLocking",
        .c_type = "bool",
        .doc = "without effect",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = scatter_div_use_locking_choices,
        .choice_count = 2,
    },
};

static aclnnStatus prepare_scatter_div(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnScatterDivGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                           args->of[2].tensor, args->of[3].boolean, workspace_size,
                                           executor);
}

const ac_entry scatter_div_entry = {
    .name = "aclnnScatterDiv",
    .op = "ScatterDiv",
    .snake = "scatter_div",
    .doc = "ScatterDiv: the listed slices of a tensor are divided by those of another one.",
    .family = "movement",
    .spec = "spec/movement/scatter_div.yaml",
    .header = "aclnnop/aclnn_scatter_div.h",
    .variant = "inplace",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = scatter_div_params,
    .param_count = sizeof(scatter_div_params) / sizeof(scatter_div_params[0]),
    .types = scatter_div_types,
    .type_count = sizeof(scatter_div_types) / sizeof(scatter_div_types[0]),
    .space = {"updates", NULL},
    .formulas = scatter_div_formulas,
    .formula_count = 1,
    .bounds = scatter_div_bounds,
    .bound_count = sizeof(scatter_div_bounds) / sizeof(scatter_div_bounds[0]),
    .requires_ = scatter_div_requires,
    .notes = scatter_div_notes,
    .refusals = scatter_div_refusals,
    .example = scatter_div_example,
    .prepare = prepare_scatter_div,
    .launch = aclnnScatterDiv,
};
