/*
 * Generated from spec/activation/log_sigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_logsigmoid_backward.h"
#include "client/catalogue.h"

static const ac_entry_type log_sigmoid_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula log_sigmoid_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "gradOutput * sigmoid(-self)",
    },
};

static const ac_entry_bound log_sigmoid_backward_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const log_sigmoid_backward_requires[] = {
    NULL,
};

static const char *const log_sigmoid_backward_notes[] = {
    "buffer must not be null, although nothing of it is used. The vendor's documentation wants "
    "the dtype and shape of self for it; its code looks at neither.",
    "The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.",
    NULL,
};

static const uint64_t log_sigmoid_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t log_sigmoid_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t log_sigmoid_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value log_sigmoid_backward_example[] = {
    {"gradOutput", false, "[4, 1]"},
    {"self", false, "[0, 1]"},
    {"gradInput", true, "[2, 0.2689414213699951]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal log_sigmoid_backward_refusals[] = {
    {161001, "gradOutput, self, buffer or gradInput is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "gradOutput or gradInput does not have the dtype of self"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradOutput or gradInput does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param log_sigmoid_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of LogSigmoid",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_sigmoid_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of LogSigmoid",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_sigmoid_backward_self_dtypes,
    },
    {
        .name = "buffer",
        .c_type = "const aclTensor *",
        .doc = "reserved",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_sigmoid_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_log_sigmoid_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                                aclOpExecutor **executor)
{
    return aclnnLogSigmoidBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                   args->of[2].tensor, args->of[3].tensor,
                                                   workspace_size, executor);
}

const ac_entry log_sigmoid_backward_entry = {
    .name = "aclnnLogSigmoidBackward",
    .op = "LogSigmoidBackward",
    .snake = "log_sigmoid_backward",
    .doc = "LogSigmoidBackward: the gradient of LogSigmoid.",
    .family = "activation",
    .spec = "spec/activation/log_sigmoid_backward.yaml",
    .header = "aclnnop/aclnn_logsigmoid_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = log_sigmoid_backward_params,
    .param_count = sizeof(log_sigmoid_backward_params) / sizeof(log_sigmoid_backward_params[0]),
    .types = log_sigmoid_backward_types,
    .type_count = sizeof(log_sigmoid_backward_types) / sizeof(log_sigmoid_backward_types[0]),
    .space = {"self", NULL},
    .formulas = log_sigmoid_backward_formulas,
    .formula_count = 1,
    .bounds = log_sigmoid_backward_bounds,
    .bound_count = sizeof(log_sigmoid_backward_bounds) / sizeof(log_sigmoid_backward_bounds[0]),
    .requires_ = log_sigmoid_backward_requires,
    .notes = log_sigmoid_backward_notes,
    .refusals = log_sigmoid_backward_refusals,
    .example = log_sigmoid_backward_example,
    .prepare = prepare_log_sigmoid_backward,
    .launch = aclnnLogSigmoidBackward,
};
