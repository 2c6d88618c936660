/*
 * Generated from spec/reduction/var_mean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_var_mean.h"
#include "client/catalogue.h"

static const ac_entry_type var_mean_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula var_mean_formulas[] = {
    {
        .output = "mean",
        .when = "",
        .text = "sum(self, over: dim) / count(self, over: dim)",
    },
    {
        .output = "squares",
        .when = "",
        .text = "sum((self - mean) * (self - mean), over: dim)",
    },
    {
        .output = "varOut",
        .when = "",
        .text = "squares / max(count(self, over: dim) - correction, 0)",
    },
    {
        .output = "meanOut",
        .when = "",
        .text = "mean",
    },
};

static const ac_entry_bound var_mean_bounds[] = {
    {"varOut", "1 ulp"},
    {"meanOut", "1 ulp"},
};

static const char *const var_mean_requires[] = {
    NULL,
};

static const char *const var_mean_notes[] = {
    "Deviations are taken from the mean in f64, so that nothing cancels or overflows.",
    "Where no more elements are reduced than the correction, the divisor is 0. Then equal "
    "elements give nan, and others inf, as ascend950 has it.",
    "A row with an infinity gives nan.",
    "A null dim is refused; the vendor's page has it mean all axes.",
    NULL,
};

static const uint64_t var_mean_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t var_mean_var_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t var_mean_mean_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice var_mean_keepdim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value var_mean_example[] = {
    {"self", false, "[[1, 2, 3, 6], [2, 2, 2, 2]]"},
    {"dim", false, "[1]"},
    {"correction", false, "0"},
    {"keepdim", false, "false"},
    {"varOut", true, "[3.5, 0]"},
    {"meanOut", true, "[3, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal var_mean_refusals[] = {
    {161001, "self, dim, varOut or meanOut is null"},
    {161002, "self, varOut or meanOut has a dtype that is not listed for it"},
    {161002, "self, varOut or meanOut has a rank above 8"},
    {161002, "a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "varOut or meanOut does not have the shape of self without axis dim, which with keepdim stay with the extent 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param var_mean_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = var_mean_self_dtypes,
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
        .name = "correction",
        .c_type = "int64_t",
        .doc = "what is subtracted from the number of elements before the sum is divided by it",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "keepdim",
        .c_type = "bool",
        .doc = "whether the reduced axes stay with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = var_mean_keepdim_choices,
        .choice_count = 2,
    },
    {
        .name = "varOut",
        .c_type = "aclTensor *",
        .doc = "the variances",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .dtypes = var_mean_var_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .fills = true,
                .keep = "keepdim",
                .type = "T",
            },
    },
    {
        .name = "meanOut",
        .c_type = "aclTensor *",
        .doc = "the means",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .dtypes = var_mean_mean_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .fills = true,
                .keep = "keepdim",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_var_mean(const ac_entry_args *args, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return aclnnVarMeanGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integers, args->of[2].integer, args->of[3].boolean,
        args->of[4].tensor, args->of[5].tensor, workspace_size, executor);
}

const ac_entry var_mean_entry = {
    .name = "aclnnVarMean",
    .op = "VarMean",
    .snake = "var_mean",
    .doc = "VarMean: the variance and the mean of the elements along some axes.",
    .family = "reduction",
    .spec = "spec/reduction/var_mean.yaml",
    .header = "aclnnop/aclnn_var_mean.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = var_mean_params,
    .param_count = sizeof(var_mean_params) / sizeof(var_mean_params[0]),
    .types = var_mean_types,
    .type_count = sizeof(var_mean_types) / sizeof(var_mean_types[0]),
    .space = {"self", NULL},
    .formulas = var_mean_formulas,
    .formula_count = 4,
    .bounds = var_mean_bounds,
    .bound_count = sizeof(var_mean_bounds) / sizeof(var_mean_bounds[0]),
    .requires_ = var_mean_requires,
    .notes = var_mean_notes,
    .refusals = var_mean_refusals,
    .example = var_mean_example,
    .prepare = prepare_var_mean,
    .launch = aclnnVarMean,
};
