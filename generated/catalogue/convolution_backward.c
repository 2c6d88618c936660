/*
 * Generated from spec/contraction/convolution_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_convolution_backward.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type convolution_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula convolution_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "transposed is true",
        .text = "sum(gradOutput[n, groups*o, p...] * weight[groups*c, o, q...], over: [o, q...])",
    },
    {
        .output = "gradInput",
        .when = "",
        .text = "sum(gradOutput[n, groups*o, p...] * weight[groups*o, c, q...], over: [o, q...])",
    },
    {
        .output = "gradWeight",
        .when = "transposed is true",
        .text = "sum(gradOutput[n, groups*o, p...] * input[n, groups*c, spread(p..., q..., "
                "stride, padding, dilation, outputPadding)], over: [n, p...])",
    },
    {
        .output = "gradWeight",
        .when = "",
        .text = "sum(gradOutput[n, groups*o, p...] * input[n, groups*c, windows(p..., q..., "
                "stride, padding, dilation)], over: [n, p...])",
    },
    {
        .output = "gradBias",
        .when = "",
        .text = "sum(gradOutput[n, groups*o, p...], over: [n, p...])",
    },
};

static const ac_entry_bound convolution_backward_bounds[] = {
    {"gradInput", "contraction"},
    {"gradWeight", "contraction"},
    {"gradBias", "contraction"},
};

static const char *const convolution_backward_requires[] = {
    NULL,
};

static const char *const convolution_backward_notes[] = {
    "With transposed the first two axes of the kernels are the channels of input and the channels"
    " of a group of output.",
    "gradInput has the extents of input; an element on which no kernel fell has the gradient 0.",
    "For gradInput gradOutput is 0 outside, and takes part as such; for gradWeight what the "
    "kernels cover outside the input is: an infinity or nan of the other factor makes nan there. "
    "What lies between elements takes no part.",
    "Where the input has no batches or no channels, gradients of what is left are 0. What "
    "outputMask does not want is not looked at.",
    "A bias has as many elements as gradOutput has channels, whatever biasSizes says.",
    "The vendor wants outputPadding to be there and 0 without transposed; here it is not looked "
    "at then.",
    NULL,
};

static const uint64_t convolution_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t convolution_backward_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t convolution_backward_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t convolution_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t convolution_backward_grad_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t convolution_backward_grad_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice convolution_backward_transposed_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice convolution_backward_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
};

static const ac_entry_value convolution_backward_example[] = {
    {"gradOutput", false, "[[[1, 10, 100]]]"},
    {"input", false, "[[[1, 2, 3, 4, 5]]]"},
    {"weight", false, "[[[1, 0, -1]]]"},
    {"stride", false, "[2]"},
    {"padding", false, "[1]"},
    {"dilation", false, "[1]"},
    {"transposed", false, "false"},
    {"outputPadding", false, "[0]"},
    {"groups", false, "1"},
    {"outputMask", false, "[1, 1, 1]"},
    {"cubeMathType", false, "keep"},
    {"gradInput", true, "[[[0, 9, 0, 90, 0]]]"},
    {"gradWeight", true, "[[[420, 531, 42]]]"},
    {"gradBias", true, "[111]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal convolution_backward_refusals[] = {
    {161001, "gradOutput, input, weight, stride, padding or dilation is null"},
    {161001, "outputPadding is null, where transposed"},
    {161001, "outputMask is null"},
    {161002, "gradInput, gradWeight or gradBias is neither null nor a tensor"},
    {161002, "outputMask has another number of flags than 3"},
    {161001, "gradInput, gradWeight or gradBias is null, and its flag is true"},
    {161002, "gradOutput, input, weight, gradInput, gradWeight or gradBias has a dtype that is not listed for it"},
    {161002, "gradOutput, input or weight does not have a rank of 3 to 5"},
    {161002, "gradInput or gradWeight has a rank above 8"},
    {161002, "gradBias does not have the rank 1"},
    {161002, "input and weight have different extents along c or q..., or what stride, padding, dilation, outputPadding say of how axes are seen does not fit, where transposed is true"},
    {161002, "input and weight have different extents along c or q..., or what stride, padding, dilation say of how axes are seen does not fit, in all other cases"},
    {161002, "gradOutput does not have the shape of the product of input and weight"},
    {161002, "gradInput does not have the shape of input"},
    {161002, "gradWeight does not have the shape of weight"},
    {161002, "gradBias does not have the extent of axis 1 of the product of input and weight"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32"},
    {0, NULL},
};

static const ac_entry_param convolution_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Convolution",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "G",
        .axes = "n(go)p.",
        .dtypes = convolution_backward_grad_output_dtypes,
    },
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input: (batches, channels, one to three axes)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .axes = "n(gc)[p.q.]",
        .dtypes = convolution_backward_input_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "the kernels: (channels of output, channels of a group of input, axes)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "B",
        .axes = "(go)cq.",
        .dtypes = convolution_backward_weight_dtypes,
    },
    {
        .name = "biasSizes",
        .c_type = "const aclIntArray *",
        .doc = "the extent of the bias; not looked at",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "stride",
        .c_type = "const aclIntArray *",
        .doc = "how far positions are apart",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "padding",
        .c_type = "const aclIntArray *",
        .doc = "how many zeros are thought at both ends of each axis, or two numbers for each: in"
               " front and behind",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "dilation",
        .c_type = "const aclIntArray *",
        .doc = "how far the elements that a kernel covers are apart",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "transposed",
        .c_type = "bool",
        .doc = "whether each element of the input added a kernel to the output",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = convolution_backward_transposed_choices,
        .choice_count = 2,
    },
    {
        .name = "outputPadding",
        .c_type = "const aclIntArray *",
        .doc = "how far the output went on behind that; without transposed it is not looked at",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "groups",
        .c_type = "int",
        .doc = "into how many parts the channels are divided that have to do with each other",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "outputMask",
        .c_type = "const aclBoolArray *",
        .doc = "which gradients are wanted",
        .role = AC_ROLE_FLAGS,
        .kind = AC_KIND_FLAGS,
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
        .choices = convolution_backward_cube_math_type_choices,
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
        .cast = true,
        .flags = "outputMask",
        .flag = 0,
        .axes = "n(gc)[p.q.]",
        .optional = true,
        .dtypes = convolution_backward_grad_input_dtypes,
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
        .cast = true,
        .flags = "outputMask",
        .flag = 1,
        .axes = "(go)cq.",
        .optional = true,
        .dtypes = convolution_backward_grad_weight_dtypes,
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
        .doc = "gradient of the bias",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .flags = "outputMask",
        .flag = 2,
        .axes = "(go)",
        .optional = true,
        .dtypes = convolution_backward_grad_bias_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", "weight"},
                .fills = true,
                .type = "T",
            },
    },
};

static const ac_entry_joined convolution_backward_joined[] = {
    {
        .when = (const ac_entry_flag[]){{"transposed", true}, {NULL, false}},
        .axes = {[0] = "n(go)p.",
                 [1] = "n(gc)[p.q.]",
                 [2] = "(gc)oq.",
                 [12] = "n(gc)[p.q.]",
                 [13] = "(gc)oq.",
                 [14] = "(go)"},
        .summed = "cq",
        .result = "n(go)p.",
        .extent = "groups",
        .spread = true,
        .args = {"stride", "padding", "dilation", "outputPadding"},
    },
    {
        .axes = {[0] = "n(go)p.",
                 [1] = "n(gc)[p.q.]",
                 [2] = "(go)cq.",
                 [12] = "n(gc)[p.q.]",
                 [13] = "(go)cq.",
                 [14] = "(go)"},
        .summed = "cq",
        .result = "n(go)p.",
        .extent = "groups",
        .args = {"stride", "padding", "dilation"},
    },
};

static aclnnStatus prepare_convolution_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                                aclOpExecutor **executor)
{
    return aclnnConvolutionBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integers,
        args->of[4].integers, args->of[5].integers, args->of[6].integers, args->of[7].boolean,
        args->of[8].integers, (int)args->of[9].integer, args->of[10].flags,
        (int8_t)args->of[11].integer, args->of[12].tensor, args->of[13].tensor, args->of[14].tensor,
        workspace_size, executor);
}

const ac_entry convolution_backward_entry = {
    .name = "aclnnConvolutionBackward",
    .op = "ConvolutionBackward",
    .snake = "convolution_backward",
    .doc = "ConvolutionBackward: the gradients of Convolution with respect to its input, its "
           "kernels and its bias.",
    .family = "contraction",
    .spec = "spec/contraction/convolution_backward.yaml",
    .header = "aclnnop/aclnn_convolution_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = convolution_backward_params,
    .param_count = sizeof(convolution_backward_params) / sizeof(convolution_backward_params[0]),
    .types = convolution_backward_types,
    .type_count = sizeof(convolution_backward_types) / sizeof(convolution_backward_types[0]),
    .joined = convolution_backward_joined,
    .space = {"input", "weight"},
    .formulas = convolution_backward_formulas,
    .formula_count = 5,
    .bounds = convolution_backward_bounds,
    .bound_count = sizeof(convolution_backward_bounds) / sizeof(convolution_backward_bounds[0]),
    .requires_ = convolution_backward_requires,
    .notes = convolution_backward_notes,
    .refusals = convolution_backward_refusals,
    .example = convolution_backward_example,
    .prepare = prepare_convolution_backward,
    .launch = aclnnConvolutionBackward,
};
