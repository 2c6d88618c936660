/*
 * Generated from spec/activation/log_sigmoid_forward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_logsigmoid.h"
#include "client/catalogue.h"

static const ac_entry_type log_sigmoid_forward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula log_sigmoid_forward_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "log_sigmoid(self)",
    },
};

static const ac_entry_bound log_sigmoid_forward_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const log_sigmoid_forward_requires[] = {
    NULL,
};

static const char *const log_sigmoid_forward_notes[] = {
    "buffer is neither read nor written, and may be null.",
    "The result at inf is the limit, a negative zero.",
    "The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.",
    NULL,
};

static const uint64_t log_sigmoid_forward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t log_sigmoid_forward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value log_sigmoid_forward_example[] = {
    {"self", false, "[0, -1]"},
    {"out", true, "[-0.6931471805599453, -1.3132616875182228]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal log_sigmoid_forward_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param log_sigmoid_forward_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_sigmoid_forward_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_sigmoid_forward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
    {
        .name = "buffer",
        .c_type = "aclTensor *",
        .doc = "reserved",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
};

static aclnnStatus prepare_log_sigmoid_forward(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnLogSigmoidForwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                  args->of[2].tensor, workspace_size, executor);
}

const ac_entry log_sigmoid_forward_entry = {
    .name = "aclnnLogSigmoidForward",
    .op = "LogSigmoidForward",
    .snake = "log_sigmoid_forward",
    .doc = "LogSigmoidForward: the natural logarithm of the sigmoid.",
    .family = "activation",
    .spec = "spec/activation/log_sigmoid_forward.yaml",
    .header = "aclnnop/aclnn_logsigmoid.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = log_sigmoid_forward_params,
    .param_count = sizeof(log_sigmoid_forward_params) / sizeof(log_sigmoid_forward_params[0]),
    .types = log_sigmoid_forward_types,
    .type_count = sizeof(log_sigmoid_forward_types) / sizeof(log_sigmoid_forward_types[0]),
    .space = {"self", NULL},
    .formulas = log_sigmoid_forward_formulas,
    .formula_count = 1,
    .bounds = log_sigmoid_forward_bounds,
    .bound_count = sizeof(log_sigmoid_forward_bounds) / sizeof(log_sigmoid_forward_bounds[0]),
    .requires_ = log_sigmoid_forward_requires,
    .notes = log_sigmoid_forward_notes,
    .refusals = log_sigmoid_forward_refusals,
    .example = log_sigmoid_forward_example,
    .prepare = prepare_log_sigmoid_forward,
    .launch = aclnnLogSigmoidForward,
};
