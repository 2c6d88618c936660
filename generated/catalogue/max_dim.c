/*
 * Generated from spec/reduction/max_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_max_dim.h"
#include "client/catalogue.h"

static const ac_entry_type max_dim_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula max_dim_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "max(self, over: dim)",
    },
    {
        .output = "indices",
        .when = "",
        .text = "argmax(self, over: dim)",
    },
};

static const ac_entry_bound max_dim_bounds[] = {
    {"out", "exact"},
    {"indices", "exact"},
};

static const char *const max_dim_requires[] = {
    NULL,
};

static const char *const max_dim_notes[] = {
    "Of equal elements the first counts, and of nans, which come before all else. The vendor says"
    " so of ascend950 alone.",
    "Of zeros +0 is the greater in out, and for indices they are equal.",
    "An empty self leaves the outputs as they were, also where the axis that is reduced has no "
    "elements.",
    "The vendor checks no dtype of indices; here it is i32 or i64.",
    "The vendor looks at the shape of indices before that of out.",
    NULL,
};

static const uint64_t max_dim_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_I32,
};

static const uint64_t max_dim_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_I32,
};

/* clang-format off */
static const uint64_t max_dim_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

static const ac_entry_choice max_dim_keepdim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value max_dim_example[] = {
    {"self", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"dim", false, "1"},
    {"keepdim", false, "false"},
    {"out", true, "[5, 4]"},
    {"indices", true, "[1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal max_dim_refusals[] = {
    {161001, "self, out or indices is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "indices has a dtype that is not listed for it"},
    {161002, "self, out or indices has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "out or indices does not have the shape of self without axis dim, which with keepdim stay with the extent 1; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param max_dim_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_dim_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that is reduced",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "keepdim",
        .c_type = "bool",
        .doc = "whether the axis stays with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = max_dim_keepdim_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the greatest elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = max_dim_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .keep = "keepdim",
                .type = "T",
            },
    },
    {
        .name = "indices",
        .c_type = "aclTensor *",
        .doc = "their positions",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .position = true,
        .dtypes = max_dim_indices_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .keep = "keepdim",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_max_dim(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnMaxDimGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].boolean,
                                       args->of[3].tensor, args->of[4].tensor, workspace_size,
                                       executor);
}

const ac_entry max_dim_entry = {
    .name = "aclnnMaxDim",
    .op = "MaxDim",
    .snake = "max_dim",
    .doc = "MaxDim: the greatest element along an axis, and its position.",
    .family = "reduction",
    .spec = "spec/reduction/max_dim.yaml",
    .header = "aclnnop/aclnn_max_dim.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = max_dim_params,
    .param_count = sizeof(max_dim_params) / sizeof(max_dim_params[0]),
    .types = max_dim_types,
    .type_count = sizeof(max_dim_types) / sizeof(max_dim_types[0]),
    .space = {"self", NULL},
    .formulas = max_dim_formulas,
    .formula_count = 2,
    .bounds = max_dim_bounds,
    .bound_count = sizeof(max_dim_bounds) / sizeof(max_dim_bounds[0]),
    .requires_ = max_dim_requires,
    .notes = max_dim_notes,
    .refusals = max_dim_refusals,
    .example = max_dim_example,
    .prepare = prepare_max_dim,
    .launch = aclnnMaxDim,
};
