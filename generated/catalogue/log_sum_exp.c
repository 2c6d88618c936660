/*
 * Generated from spec/reduction/log_sum_exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_logsumexp.h"
#include "client/catalogue.h"

static const ac_entry_type log_sum_exp_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula log_sum_exp_formulas[] = {
    {
        .output = "top",
        .when = "",
        .text = "max(self, over: dim)",
    },
    {
        .output = "base",
        .when = "",
        .text = "where(top > -inf and top < inf, top, 0)",
    },
    {
        .output = "total",
        .when = "",
        .text = "sum(exp(self - base), over: dim)",
    },
    {
        .output = "out",
        .when = "",
        .text = "base + log(total)",
    },
};

static const ac_entry_bound log_sum_exp_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const log_sum_exp_requires[] = {
    NULL,
};

static const char *const log_sum_exp_notes[] = {
    "A row of -inf gives -inf, one that has inf gives inf, one that has nan gives nan.",
    "Integers and bool, which the vendor takes, are refused here.",
    NULL,
};

static const uint64_t log_sum_exp_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t log_sum_exp_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice log_sum_exp_keep_dim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value log_sum_exp_example[] = {
    {"self", false, "[0, 0]"},
    {"dim", false, "[0]"},
    {"keepDim", false, "false"},
    {"out", true, "0.6931471805599453"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal log_sum_exp_refusals[] = {
    {161001, "self, dim or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "out does not have the shape of self without axis dim, which with keepDim stay with the extent 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param log_sum_exp_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_sum_exp_self_dtypes,
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
        .choices = log_sum_exp_keep_dim_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the logarithms",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .dtypes = log_sum_exp_out_dtypes,
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

static aclnnStatus prepare_log_sum_exp(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnLogSumExpGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                          args->of[2].boolean, args->of[3].tensor, workspace_size,
                                          executor);
}

const ac_entry log_sum_exp_entry = {
    .name = "aclnnLogSumExp",
    .op = "LogSumExp",
    .snake = "log_sum_exp",
    .doc = "LogSumExp: the logarithm of the sum of the exponentials along some axes.",
    .family = "reduction",
    .spec = "spec/reduction/log_sum_exp.yaml",
    .header = "aclnnop/aclnn_logsumexp.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = log_sum_exp_params,
    .param_count = sizeof(log_sum_exp_params) / sizeof(log_sum_exp_params[0]),
    .types = log_sum_exp_types,
    .type_count = sizeof(log_sum_exp_types) / sizeof(log_sum_exp_types[0]),
    .space = {"self", NULL},
    .formulas = log_sum_exp_formulas,
    .formula_count = 4,
    .bounds = log_sum_exp_bounds,
    .bound_count = sizeof(log_sum_exp_bounds) / sizeof(log_sum_exp_bounds[0]),
    .requires_ = log_sum_exp_requires,
    .notes = log_sum_exp_notes,
    .refusals = log_sum_exp_refusals,
    .example = log_sum_exp_example,
    .prepare = prepare_log_sum_exp,
    .launch = aclnnLogSumExp,
};
