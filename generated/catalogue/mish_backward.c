/*
 * Generated from spec/activation/mish_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_mish_backward.h"
#include "client/catalogue.h"

static const ac_entry_type mish_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S"}, NULL, 0, NULL},
};

static const ac_entry_formula mish_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "gradOutput * mish_slope(self)",
    },
};

static const ac_entry_bound mish_backward_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const mish_backward_requires[] = {
    NULL,
};

static const char *const mish_backward_notes[] = {
    "The vendor's documentation has no formula here, lists bf16 on ascend310p, which its code "
    "refuses, and calls empty tensors unsupported, which its code takes.",
    NULL,
};

static const uint64_t mish_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t mish_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t mish_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value mish_backward_example[] = {
    {"gradOutput", false, "[5, 10]"},
    {"self", false, "[0, 0]"},
    {"gradInput", true, "[3, 6]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal mish_backward_refusals[] = {
    {161001, "gradOutput, self or gradInput is null"},
    {161002, "gradOutput, self or gradInput has a dtype that is not listed for it"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradOutput and self do not broadcast together"},
    {161002, "gradInput does not have the shape of the broadcast of gradOutput and self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param mish_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Mish",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = mish_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Mish",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = mish_backward_self_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = mish_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "self"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_mish_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnMishBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                             args->of[2].tensor, workspace_size, executor);
}

const ac_entry mish_backward_entry = {
    .name = "aclnnMishBackward",
    .op = "MishBackward",
    .snake = "mish_backward",
    .doc = "MishBackward: the gradient of Mish, which is self * tanh(softplus(self)).",
    .family = "activation",
    .spec = "spec/activation/mish_backward.yaml",
    .header = "aclnnop/aclnn_mish_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = mish_backward_params,
    .param_count = sizeof(mish_backward_params) / sizeof(mish_backward_params[0]),
    .types = mish_backward_types,
    .type_count = sizeof(mish_backward_types) / sizeof(mish_backward_types[0]),
    .space = {"gradOutput", "self"},
    .formulas = mish_backward_formulas,
    .formula_count = 1,
    .bounds = mish_backward_bounds,
    .bound_count = sizeof(mish_backward_bounds) / sizeof(mish_backward_bounds[0]),
    .requires_ = mish_backward_requires,
    .notes = mish_backward_notes,
    .refusals = mish_backward_refusals,
    .example = mish_backward_example,
    .prepare = prepare_mish_backward,
    .launch = aclnnMishBackward,
};
