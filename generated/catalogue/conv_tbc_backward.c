/*
 * Generated from spec/contraction/conv_tbc_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_convolution_backward.h"
#include "client/catalogue.h"

static const ac_entry_type conv_tbc_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula conv_tbc_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "sum(self[t, b, o] * weight[q, c, o], over: [q, o])",
    },
    {
        .output = "gradWeight",
        .when = "",
        .text = "sum(self[t, b, o] * input[windows(t, q, 1, pad, 1), b, c], over: [t, b])",
    },
    {
        .output = "gradBias",
        .when = "",
        .text = "sum(self[t, b, o], over: [t, b])",
    },
};

static const ac_entry_bound conv_tbc_backward_bounds[] = {
    {"gradInput", "contraction"},
    {"gradWeight", "contraction"},
    {"gradBias", "contraction"},
};

static const char *const conv_tbc_backward_requires[] = {
    NULL,
};

static const char *const conv_tbc_backward_notes[] = {
    "Elements outside the input are 0 and take part as such.",
    "What the vendor has of this function is its prototype; the bias is not looked at.",
    NULL,
};

static const uint64_t conv_tbc_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t conv_tbc_backward_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t conv_tbc_backward_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t conv_tbc_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t conv_tbc_backward_grad_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t conv_tbc_backward_grad_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice conv_tbc_backward_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
};

/* clang-format off */
static const ac_entry_value conv_tbc_backward_example[] = {
    {"self", false, "[[[1]], [[10]], [[100]]]"},
    {"input", false, "[[[2]], [[3]]]"},
    {"weight", false, "[[[4]], [[5]]]"},
    {"pad", false, "1"},
    {"cubeMathType", false, "keep"},
    {"gradInput", true, "[[[45]], [[450]]]"},
    {"gradWeight", true, "[[[320]], [[32]]]"},
    {"gradBias", true, "[111]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal conv_tbc_backward_refusals[] = {
    {161001, "self, input, weight, bias, gradInput, gradWeight or gradBias is null"},
    {161002, "input has a dtype that is not listed for it"},
    {161002, "self, weight, gradInput, gradWeight or gradBias does not have the dtype of input"},
    {161002, "self, input or weight does not have the rank 3"},
    {161002, "gradInput or gradWeight has a rank above 8"},
    {161002, "gradBias does not have the rank 1"},
    {161002, "input and weight have different extents along q or c, or what 1, pad, 1 say of how axes are seen does not fit"},
    {161002, "self does not have the shape of the product of input and weight"},
    {161002, "gradInput does not have the shape of input"},
    {161002, "gradWeight does not have the shape of weight"},
    {161002, "gradBias does not have the extent of axis 2 of the product of input and weight"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param conv_tbc_backward_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of ConvTbc: (positions, batches, channels)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "tbo",
        .dtypes = conv_tbc_backward_self_dtypes,
    },
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input: (positions, batches, channels)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "[tq]bc",
        .dtypes = conv_tbc_backward_input_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "the kernels: (elements, channels of input, channels of output)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "qco",
        .dtypes = conv_tbc_backward_weight_dtypes,
    },
    {
        .name = "bias",
        .c_type = "const aclTensor *",
        .doc = "the bias",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "pad",
        .c_type = "int64_t",
        .doc = "how many zeros are thought at both ends of the positions",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "cubeMathType",
        .c_type = "int8_t",
        .doc = "how precise the sums have to be at least; they never are less precise than for 0",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = conv_tbc_backward_cube_math_type_choices,
        .choice_count = 4,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of input",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "[tq]bc",
        .dtypes = conv_tbc_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .fills = true,
                .type = "T",
            },
    },
    {
        .name = "gradWeight",
        .c_type = "aclTensor *",
        .doc = "gradient of weight",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "qco",
        .dtypes = conv_tbc_backward_grad_weight_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"weight", NULL},
                .fills = true,
                .type = "T",
            },
    },
    {
        .name = "gradBias",
        .c_type = "aclTensor *",
        .doc = "gradient of bias",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "o",
        .dtypes = conv_tbc_backward_grad_bias_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", "weight"},
                .fills = true,
                .type = "T",
            },
    },
};

static const ac_entry_joined conv_tbc_backward_joined[] = {
    {
        .axes = {[0] = "tbo", [1] = "[tq]bc", [2] = "qco", [6] = "[tq]bc", [7] = "qco", [8] = "o"},
        .summed = "qc",
        .result = "tbo",
        .args = {NULL, "pad", NULL},
        .numbers = {1, 0, 1},
    },
};

static aclnnStatus prepare_conv_tbc_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnConvTbcBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].integer, (int8_t)args->of[5].integer, args->of[6].tensor, args->of[7].tensor,
        args->of[8].tensor, workspace_size, executor);
}

const ac_entry conv_tbc_backward_entry = {
    .name = "aclnnConvTbcBackward",
    .op = "ConvTbcBackward",
    .snake = "conv_tbc_backward",
    .doc = "ConvTbcBackward: the gradients of ConvTbc with respect to its input, its kernels and "
           "its bias.",
    .family = "contraction",
    .spec = "spec/contraction/conv_tbc_backward.yaml",
    .header = "aclnnop/aclnn_convolution_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = conv_tbc_backward_params,
    .param_count = sizeof(conv_tbc_backward_params) / sizeof(conv_tbc_backward_params[0]),
    .types = conv_tbc_backward_types,
    .type_count = sizeof(conv_tbc_backward_types) / sizeof(conv_tbc_backward_types[0]),
    .joined = conv_tbc_backward_joined,
    .space = {"input", "weight"},
    .formulas = conv_tbc_backward_formulas,
    .formula_count = 3,
    .bounds = conv_tbc_backward_bounds,
    .bound_count = sizeof(conv_tbc_backward_bounds) / sizeof(conv_tbc_backward_bounds[0]),
    .requires_ = conv_tbc_backward_requires,
    .notes = conv_tbc_backward_notes,
    .refusals = conv_tbc_backward_refusals,
    .example = conv_tbc_backward_example,
    .prepare = prepare_conv_tbc_backward,
    .launch = aclnnConvTbcBackward,
};
