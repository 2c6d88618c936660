/*
 * Generated from spec/norm/batch_norm_stats.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_batch_norm_stats.h"
#include "client/catalogue.h"

static const ac_entry_type batch_norm_stats_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula batch_norm_stats_formulas[] = {
    {
        .output = "centre",
        .when = "",
        .text = "sum(input, over: channel) / count(input, over: channel)",
    },
    {
        .output = "squares",
        .when = "",
        .text = "sum((input - centre) * (input - centre), over: channel)",
    },
    {
        .output = "mean",
        .when = "",
        .text = "centre",
    },
    {
        .output = "invstd",
        .when = "",
        .text = "1 / sqrt(squares / count(input, over: channel) + eps)",
    },
};

static const ac_entry_bound batch_norm_stats_bounds[] = {
    {"mean", "1 ulp"},
    {"invstd", "1 ulp"},
};

static const char *const batch_norm_stats_requires[] = {
    NULL,
};

static const char *const batch_norm_stats_notes[] = {
    "The channels lie along axis 1; an input without that axis is one channel, and the vendor "
    "refuses it.",
    "The squares of f32 neither overflow nor vanish, because they are in f64.",
    "An input without elements leaves the outputs as they were; the vendor writes means of 0 and "
    "nan.",
    NULL,
};

static const uint64_t batch_norm_stats_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t batch_norm_stats_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t batch_norm_stats_invstd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value batch_norm_stats_example[] = {
    {"input", false, "[[1, -2], [3, 2]]"},
    {"eps", false, "0"},
    {"mean", true, "[2, 0]"},
    {"invstd", true, "[1, 0.5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal batch_norm_stats_refusals[] = {
    {161001, "input, mean or invstd is null"},
    {161002, "input has a dtype that is not listed for it"},
    {161002, "mean or invstd does not have the dtype of the dtype that is computed in"},
    {161002, "input, mean or invstd has a rank above 8"},
    {161002, "mean or invstd does not have the shape of input without all of its axes but axis 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param batch_norm_stats_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = batch_norm_stats_input_dtypes,
    },
    {
        .name = "eps",
        .c_type = "double",
        .doc = "what is added to the variance",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "mean",
        .c_type = "aclTensor *",
        .doc = "the means, one for each channel",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = batch_norm_stats_mean_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .type = "T",
            },
    },
    {
        .name = "invstd",
        .c_type = "aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = batch_norm_stats_invstd_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_batch_norm_stats(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnBatchNormStatsGetWorkspaceSize(args->of[0].tensor, args->of[1].real,
                                               args->of[2].tensor, args->of[3].tensor,
                                               workspace_size, executor);
}

const ac_entry batch_norm_stats_entry = {
    .name = "aclnnBatchNormStats",
    .op = "BatchNormStats",
    .snake = "batch_norm_stats",
    .doc = "BatchNormStats: the mean of the elements of each channel, and the reciprocal of their"
           " standard deviation.",
    .family = "norm",
    .spec = "spec/norm/batch_norm_stats.yaml",
    .header = "aclnnop/aclnn_batch_norm_stats.h",
    .variant = "",
    .row_kept = 2,
    .by_rows = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = batch_norm_stats_params,
    .param_count = sizeof(batch_norm_stats_params) / sizeof(batch_norm_stats_params[0]),
    .types = batch_norm_stats_types,
    .type_count = sizeof(batch_norm_stats_types) / sizeof(batch_norm_stats_types[0]),
    .space = {"input", NULL},
    .formulas = batch_norm_stats_formulas,
    .formula_count = 4,
    .bounds = batch_norm_stats_bounds,
    .bound_count = sizeof(batch_norm_stats_bounds) / sizeof(batch_norm_stats_bounds[0]),
    .requires_ = batch_norm_stats_requires,
    .notes = batch_norm_stats_notes,
    .refusals = batch_norm_stats_refusals,
    .example = batch_norm_stats_example,
    .prepare = prepare_batch_norm_stats,
    .launch = aclnnBatchNormStats,
};
