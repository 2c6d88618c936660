/*
 * Generated from spec/norm/batch_norm_elemt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_batch_norm_elemt.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type batch_norm_elemt_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"D", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula batch_norm_elemt_formulas[] = {
    {
        .output = "output",
        .when = "",
        .text = "(input - mean) * invstd * weight + bias",
    },
};

static const ac_entry_bound batch_norm_elemt_bounds[] = {
    {"output", "1 ulp"},
};

static const char *const batch_norm_elemt_requires[] = {
    NULL,
};

static const char *const batch_norm_elemt_notes[] = {
    "eps, which the vendor adds to a variance and takes away again, means nothing.",
    "Null pointers are refused with 161001, as all others are; the vendor answers 161002.",
    "An input without axis 1 is one channel, and the vendor refuses it.",
    "A single element is taken for all channels; the vendor wants as many as there are channels.",
    "The channels lie along axis 1 in every storage format.",
    NULL,
};

static const uint64_t batch_norm_elemt_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_elemt_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_elemt_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_elemt_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_elemt_invstd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_elemt_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_value batch_norm_elemt_example[] = {
    {"input", false, "[[0, 4], [6, 10]]"},
    {"weight", false, "[1, 2]"},
    {"bias", false, "[0, 0.5]"},
    {"mean", false, "[3, 7]"},
    {"invstd", false, "[0.25, 0.5]"},
    {"output", true, "[[-0.75, -2.5], [0.75, 3.5]]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal batch_norm_elemt_refusals[] = {
    {161001, "input is null"},
    {161002, "weight or bias is neither null nor a tensor"},
    {161001, "mean, invstd or output is null"},
    {161002, "input, weight, bias, mean, invstd or output has a dtype that is not listed for it"},
    {161002, "input, weight, bias, mean, invstd or output has a rank above 8"},
    {161002, "weight, bias, mean or invstd has neither one element nor as many as input has channels (the extent of its axis 1; one channel below rank 2)"},
    {161002, "output does not have the shape of input"},
    {0, NULL},
};

static const ac_entry_param batch_norm_elemt_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = batch_norm_elemt_input_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "what the elements of each channel are multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "A",
        .optional = true,
        .fallback = 1.0,
        .dtypes = batch_norm_elemt_weight_dtypes,
    },
    {
        .name = "bias",
        .c_type = "const aclTensor *",
        .doc = "what is added to them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "B",
        .optional = true,
        .fallback = 0.0,
        .dtypes = batch_norm_elemt_bias_dtypes,
    },
    {
        .name = "mean",
        .c_type = "aclTensor *",
        .doc = "the means, one for each channel",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "C",
        .dtypes = batch_norm_elemt_mean_dtypes,
    },
    {
        .name = "invstd",
        .c_type = "aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "D",
        .dtypes = batch_norm_elemt_invstd_dtypes,
    },
    {
        .name = "eps",
        .c_type = "double",
        .doc = "",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "output",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = batch_norm_elemt_output_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_batch_norm_elemt(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnBatchNormElemtGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].real, args->of[6].tensor, workspace_size, executor);
}

const ac_entry batch_norm_elemt_entry = {
    .name = "aclnnBatchNormElemt",
    .op = "BatchNormElemt",
    .snake = "batch_norm_elemt",
    .doc = "BatchNormElemt: the elements of each channel less a mean, times the reciprocal of a "
           "standard deviation, a weight and plus a bias.",
    .family = "norm",
    .spec = "spec/norm/batch_norm_elemt.yaml",
    .header = "aclnnop/aclnn_batch_norm_elemt.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = batch_norm_elemt_params,
    .param_count = sizeof(batch_norm_elemt_params) / sizeof(batch_norm_elemt_params[0]),
    .types = batch_norm_elemt_types,
    .type_count = sizeof(batch_norm_elemt_types) / sizeof(batch_norm_elemt_types[0]),
    .space = {"input", NULL},
    .formulas = batch_norm_elemt_formulas,
    .formula_count = 1,
    .bounds = batch_norm_elemt_bounds,
    .bound_count = sizeof(batch_norm_elemt_bounds) / sizeof(batch_norm_elemt_bounds[0]),
    .requires_ = batch_norm_elemt_requires,
    .notes = batch_norm_elemt_notes,
    .refusals = batch_norm_elemt_refusals,
    .example = batch_norm_elemt_example,
    .prepare = prepare_batch_norm_elemt,
    .launch = aclnnBatchNormElemt,
};
