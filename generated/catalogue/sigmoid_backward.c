/*
 * Generated from spec/activation/sigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_sigmoid_backward.h"
#include "client/catalogue.h"

static const ac_entry_type sigmoid_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"Y", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "Y"}, NULL, 0, NULL},
};

static const ac_entry_formula sigmoid_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "gradOutput * conj(output * (1 - output))",
    },
};

static const ac_entry_bound sigmoid_backward_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const sigmoid_backward_requires[] = {
    NULL,
};

static const char *const sigmoid_backward_notes[] = {
    "output is the result of Sigmoid and not its input.",
    "Of complex numbers it is the conjugate of the derivative that the gradient is multiplied by.",
    NULL,
};

static const uint64_t sigmoid_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t sigmoid_backward_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t sigmoid_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value sigmoid_backward_example[] = {
    {"gradOutput", false, "[4, 4, 8]"},
    {"output", false, "[0.5, 0.25, 1]"},
    {"gradInput", true, "[1, 0.75, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal sigmoid_backward_refusals[] = {
    {161001, "gradOutput, output or gradInput is null"},
    {161002, "gradOutput, output or gradInput has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of gradInput"},
    {161002, "gradOutput, output or gradInput has a rank above 8"},
    {161002, "gradOutput and output do not broadcast together"},
    {161002, "gradInput does not have the shape of the broadcast of gradOutput and output"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param sigmoid_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Sigmoid",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = sigmoid_backward_grad_output_dtypes,
    },
    {
        .name = "output",
        .c_type = "const aclTensor *",
        .doc = "output of Sigmoid",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "Y",
        .dtypes = sigmoid_backward_output_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of the input of Sigmoid",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = sigmoid_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "output"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_sigmoid_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnSigmoidBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                args->of[2].tensor, workspace_size, executor);
}

const ac_entry sigmoid_backward_entry = {
    .name = "aclnnSigmoidBackward",
    .op = "SigmoidBackward",
    .snake = "sigmoid_backward",
    .doc = "SigmoidBackward: the gradient of Sigmoid, from its result.",
    .family = "activation",
    .spec = "spec/activation/sigmoid_backward.yaml",
    .header = "aclnnop/aclnn_sigmoid_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = sigmoid_backward_params,
    .param_count = sizeof(sigmoid_backward_params) / sizeof(sigmoid_backward_params[0]),
    .types = sigmoid_backward_types,
    .type_count = sizeof(sigmoid_backward_types) / sizeof(sigmoid_backward_types[0]),
    .space = {"gradOutput", "output"},
    .formulas = sigmoid_backward_formulas,
    .formula_count = 1,
    .bounds = sigmoid_backward_bounds,
    .bound_count = sizeof(sigmoid_backward_bounds) / sizeof(sigmoid_backward_bounds[0]),
    .requires_ = sigmoid_backward_requires,
    .notes = sigmoid_backward_notes,
    .refusals = sigmoid_backward_refusals,
    .example = sigmoid_backward_example,
    .prepare = prepare_sigmoid_backward,
    .launch = aclnnSigmoidBackward,
};
