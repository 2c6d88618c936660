/*
 * Generated from spec/reduction/mean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_mean.h"
#include "client/catalogue.h"

static const ac_entry_type mean_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula mean_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(self, over: dim) / count(self, over: dim)",
    },
};

static const ac_entry_bound mean_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const mean_requires[] = {
    NULL,
};

static const char *const mean_notes[] = {
    "Where the sum of the magnitudes is beyond the range of f64, the result may be infinite or "
    "nan.",
    "The sum of f16 and bf16 does not overflow, because it is in f64.",
    "Integers and complex dtypes, which the vendor takes, are refused here.",
    NULL,
};

static const uint64_t mean_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t mean_dtype_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t mean_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const ac_entry_choice mean_keep_dim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value mean_example[] = {
    {"self", false, "[[1, 5, 3], [4, 3, 2]]"},
    {"dim", false, "[1]"},
    {"keepDim", false, "false"},
    {"dtype", false, "f32"},
    {"out", true, "[3, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal mean_refusals[] = {
    {161001, "self, dim or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "dtype names a dtype that is not listed for it"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "out does not have the shape of self without axis dim, which with keepDim stay with the extent 1; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param mean_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = mean_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "const aclIntArray *",
        .doc = "the axes that are reduced; none means all",
        .role = AC_ROLE_AXES,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
        .every = true,
    },
    {
        .name = "keepDim",
        .c_type = "bool",
        .doc = "whether the reduced axes stay with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = mean_keep_dim_choices,
        .choice_count = 2,
    },
    {
        .name = "dtype",
        .c_type = "aclDataType",
        .doc = "the dtype that elements are converted to first, and that the mean is rounded to",
        .role = AC_ROLE_DTYPE,
        .kind = AC_KIND_DTYPE,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = mean_dtype_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the means",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .dtypes = mean_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .fills = true,
                .keep = "keepDim",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_mean(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnMeanGetWorkspaceSize(args->of[0].tensor, args->of[1].integers, args->of[2].boolean,
                                     args->of[3].dtype, args->of[4].tensor, workspace_size,
                                     executor);
}

const ac_entry mean_entry = {
    .name = "aclnnMean",
    .op = "Mean",
    .snake = "mean",
    .doc = "Mean: the mean of the elements along some axes, computed in the dtype that is named.",
    .family = "reduction",
    .spec = "spec/reduction/mean.yaml",
    .header = "aclnnop/aclnn_mean.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = mean_params,
    .param_count = sizeof(mean_params) / sizeof(mean_params[0]),
    .types = mean_types,
    .type_count = sizeof(mean_types) / sizeof(mean_types[0]),
    .space = {"self", NULL},
    .formulas = mean_formulas,
    .formula_count = 1,
    .bounds = mean_bounds,
    .bound_count = sizeof(mean_bounds) / sizeof(mean_bounds[0]),
    .requires_ = mean_requires,
    .notes = mean_notes,
    .refusals = mean_refusals,
    .example = mean_example,
    .prepare = prepare_mean,
    .launch = aclnnMean,
};
