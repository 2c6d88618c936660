/*
 * Generated from spec/reduction/nan_median_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_median.h"
#include "client/catalogue.h"

static const ac_entry_type nan_median_dim_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula nan_median_dim_formulas[] = {
    {
        .output = "valuesOut",
        .when = "",
        .text = "sorted(self, along: dim)",
    },
    {
        .output = "indicesOut",
        .when = "",
        .text = "argsort(self, along: dim)",
    },
};

static const ac_entry_bound nan_median_dim_bounds[] = {
    {"valuesOut", "exact"},
    {"indicesOut", "exact"},
};

static const char *const nan_median_dim_requires[] = {
    NULL,
};

static const char *const nan_median_dim_notes[] = {
    "Equal elements, as both zeros are, have the ranks of their order. Of a line without numbers "
    "the first nan is the result.",
    NULL,
};

static const uint64_t nan_median_dim_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t nan_median_dim_values_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t nan_median_dim_indices_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};
/* clang-format on */

static const ac_entry_choice nan_median_dim_keep_dim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value nan_median_dim_example[] = {
    {"self", false, "[[1, nan, 3, 2], [-1, nan, 3, 2]]"},
    {"dim", false, "0"},
    {"keepDim", false, "false"},
    {"valuesOut", true, "[-1, nan, 3, 2]"},
    {"indicesOut", true, "[1, 0, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal nan_median_dim_refusals[] = {
    {161001, "self, valuesOut or indicesOut is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "valuesOut does not have the dtype of self"},
    {161002, "indicesOut has a dtype that is not listed for it"},
    {161002, "self, valuesOut or indicesOut has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "dim names an axis of self without elements"},
    {161002, "valuesOut or indicesOut does not have the shape of self without axis dim, which with keepDim stay with the extent 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param nan_median_dim_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = nan_median_dim_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis of the lines",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
        .filled = true,
    },
    {
        .name = "keepDim",
        .c_type = "bool",
        .doc = "whether the axis stays with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = nan_median_dim_keep_dim_choices,
        .choice_count = 2,
    },
    {
        .name = "valuesOut",
        .c_type = "aclTensor *",
        .doc = "the numbers in the middle",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = nan_median_dim_values_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .keep = "keepDim",
                .type = "T",
            },
    },
    {
        .name = "indicesOut",
        .c_type = "aclTensor *",
        .doc = "their positions",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .position = true,
        .dtypes = nan_median_dim_indices_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .keep = "keepDim",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_nan_median_dim(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnNanMedianDimGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                             args->of[2].boolean, args->of[3].tensor,
                                             args->of[4].tensor, workspace_size, executor);
}

const ac_entry nan_median_dim_entry = {
    .name = "aclnnNanMedianDim",
    .op = "NanMedianDim",
    .snake = "nan_median_dim",
    .doc = "NanMedianDim: the element in the middle of the numbers along an axis in their order, "
           "the lower one of two, and its position.",
    .family = "reduction",
    .spec = "spec/reduction/nan_median_dim.yaml",
    .header = "aclnnop/aclnn_median.h",
    .variant = "",
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = nan_median_dim_params,
    .param_count = sizeof(nan_median_dim_params) / sizeof(nan_median_dim_params[0]),
    .types = nan_median_dim_types,
    .type_count = sizeof(nan_median_dim_types) / sizeof(nan_median_dim_types[0]),
    .space = {"self", NULL},
    .formulas = nan_median_dim_formulas,
    .formula_count = 2,
    .bounds = nan_median_dim_bounds,
    .bound_count = sizeof(nan_median_dim_bounds) / sizeof(nan_median_dim_bounds[0]),
    .requires_ = nan_median_dim_requires,
    .notes = nan_median_dim_notes,
    .refusals = nan_median_dim_refusals,
    .example = nan_median_dim_example,
    .prepare = prepare_nan_median_dim,
    .launch = aclnnNanMedianDim,
};
