/*
 * Generated from spec/activation/selu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_selu_backward.h"
#include "client/catalogue.h"

static const ac_entry_type selu_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula selu_backward_formulas[] = {
    {
        .output = "scale",
        .when = "",
        .text = "1.0507009873554804934193349852946",
    },
    {
        .output = "alpha",
        .when = "",
        .text = "1.6732632423543772848170429916717",
    },
    {
        .output = "gradInput",
        .when = "",
        .text = "where(result > 0, gradOutput * scale, gradOutput * (result + scale * alpha))",
    },
};

static const ac_entry_bound selu_backward_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const selu_backward_requires[] = {
    NULL,
};

static const char *const selu_backward_notes[] = {
    "result is the result of Selu and not its input; a zero takes the branch of the negative "
    "values.",
    "The vendor's documentation leaves out the factor scale.",
    "The vendor's pages do not say how results become i8 and i32. Here they are truncated, as "
    "those of Selu are: result is then -1, 0 or positive.",
    "The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.",
    NULL,
};

static const uint64_t selu_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
};

static const uint64_t selu_backward_result_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
};

static const uint64_t selu_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value selu_backward_example[] = {
    {"gradOutput", false, "[1, 2]"},
    {"result", false, "[3, 0]"},
    {"gradInput", true, "[1.0507009873554805, 3.5161986816947537]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal selu_backward_refusals[] = {
    {161001, "gradOutput, result or gradInput is null"},
    {161002, "gradOutput has a dtype that is not listed for it"},
    {161002, "result or gradInput does not have the dtype of gradOutput"},
    {161002, "gradOutput, result or gradInput has a rank above 8"},
    {161002, "result or gradInput does not have the shape of gradOutput"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param selu_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Selu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = selu_backward_grad_output_dtypes,
    },
    {
        .name = "result",
        .c_type = "const aclTensor *",
        .doc = "output of Selu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = selu_backward_result_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of the input of Selu",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .truncate = true,
        .dtypes = selu_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_selu_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnSeluBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                             args->of[2].tensor, workspace_size, executor);
}

const ac_entry selu_backward_entry = {
    .name = "aclnnSeluBackward",
    .op = "SeluBackward",
    .snake = "selu_backward",
    .doc = "SeluBackward: the gradient of Selu, from its result.",
    .family = "activation",
    .spec = "spec/activation/selu_backward.yaml",
    .header = "aclnnop/aclnn_selu_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = selu_backward_params,
    .param_count = sizeof(selu_backward_params) / sizeof(selu_backward_params[0]),
    .types = selu_backward_types,
    .type_count = sizeof(selu_backward_types) / sizeof(selu_backward_types[0]),
    .space = {"gradOutput", NULL},
    .formulas = selu_backward_formulas,
    .formula_count = 3,
    .bounds = selu_backward_bounds,
    .bound_count = sizeof(selu_backward_bounds) / sizeof(selu_backward_bounds[0]),
    .requires_ = selu_backward_requires,
    .notes = selu_backward_notes,
    .refusals = selu_backward_refusals,
    .example = selu_backward_example,
    .prepare = prepare_selu_backward,
    .launch = aclnnSeluBackward,
};
