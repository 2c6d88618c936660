/*
 * Generated from spec/activation/fast_gelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_fast_gelu_backward.h"
#include "client/catalogue.h"

static const ac_entry_type fast_gelu_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula fast_gelu_backward_formulas[] = {
    {
        .output = "u",
        .when = "",
        .text = "1.702 * self",
    },
    {
        .output = "s",
        .when = "",
        .text = "sigmoid(u)",
    },
    {
        .output = "gradInput",
        .when = "",
        .text = "gradOutput * (s * (1 + u * (1 - s)))",
    },
};

static const ac_entry_bound fast_gelu_backward_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const fast_gelu_backward_requires[] = {
    NULL,
};

static const char *const fast_gelu_backward_notes[] = {
    "The slope at -inf and inf is the limit, 0 and 1.",
    "The vendor refuses tensors of different storage formats; here every plain format is taken.",
    NULL,
};

static const uint64_t fast_gelu_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fast_gelu_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fast_gelu_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value fast_gelu_backward_example[] = {
    {"gradOutput", false, "[2, -3, 4]"},
    {"self", false, "[0, 64, -inf]"},
    {"gradInput", true, "[1, -3, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal fast_gelu_backward_refusals[] = {
    {161001, "gradOutput, self or gradInput is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "gradOutput or gradInput does not have the dtype of self"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradOutput or gradInput does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param fast_gelu_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of FastGelu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = fast_gelu_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of FastGelu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = fast_gelu_backward_self_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = fast_gelu_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_fast_gelu_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnFastGeluBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                 args->of[2].tensor, workspace_size, executor);
}

const ac_entry fast_gelu_backward_entry = {
    .name = "aclnnFastGeluBackward",
    .op = "FastGeluBackward",
    .snake = "fast_gelu_backward",
    .doc = "FastGeluBackward: the gradient of FastGelu, which is self * sigmoid(1.702 * self).",
    .family = "activation",
    .spec = "spec/activation/fast_gelu_backward.yaml",
    .header = "aclnnop/aclnn_fast_gelu_backward.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = fast_gelu_backward_params,
    .param_count = sizeof(fast_gelu_backward_params) / sizeof(fast_gelu_backward_params[0]),
    .types = fast_gelu_backward_types,
    .type_count = sizeof(fast_gelu_backward_types) / sizeof(fast_gelu_backward_types[0]),
    .space = {"self", NULL},
    .formulas = fast_gelu_backward_formulas,
    .formula_count = 3,
    .bounds = fast_gelu_backward_bounds,
    .bound_count = sizeof(fast_gelu_backward_bounds) / sizeof(fast_gelu_backward_bounds[0]),
    .requires_ = fast_gelu_backward_requires,
    .notes = fast_gelu_backward_notes,
    .refusals = fast_gelu_backward_refusals,
    .example = fast_gelu_backward_example,
    .prepare = prepare_fast_gelu_backward,
    .launch = aclnnFastGeluBackward,
};
