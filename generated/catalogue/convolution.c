/*
 * Generated from spec/contraction/convolution.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_convolution.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type convolution_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula convolution_formulas[] = {
    {
        .output = "output",
        .when = "transposed is true",
        .text = "bias[groups*o] + sum(input[n, groups*c, spread(p..., q..., stride, padding, "
                "dilation, outputPadding)] * weight[groups*c, o, q...], over: [c, q...])",
    },
    {
        .output = "output",
        .when = "",
        .text = "bias[groups*o] + sum(input[n, groups*c, windows(p..., q..., stride, padding, "
                "dilation)] * weight[groups*o, c, q...], over: [c, q...])",
    },
};

static const ac_entry_bound convolution_bounds[] = {
    {"output", "contraction"},
};

static const char *const convolution_requires[] = {
    NULL,
};

static const char *const convolution_notes[] = {
    "With transposed the first two axes of the kernels are the channels of input and the channels"
    " of a group of output.",
    "Elements outside the input are 0 and take part as such: a weight that is infinite or nan "
    "makes nan there. What transposed has between elements of the input takes no part.",
    "An input without channels, or whose last axes are empty beneath padding, gives sums of 0; "
    "the vendor refuses it.",
    "The vendor takes two numbers of padding for an axis only where there is one, or two; and "
    "wants the formats NCL, NCHW or NCDHW.",
    "The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend310p, which has no "
    "matrix unit for them.",
    NULL,
};

static const uint64_t convolution_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t convolution_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t convolution_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t convolution_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice convolution_transposed_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice convolution_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
};

static const ac_entry_value convolution_example[] = {
    {"input", false, "[[[1, 2, 3, 4, 5]]]"},
    {"weight", false, "[[[1, 0, -1]]]"},
    {"stride", false, "[2]"},
    {"padding", false, "[1]"},
    {"dilation", false, "[1]"},
    {"transposed", false, "false"},
    {"outputPadding", false, "[0]"},
    {"groups", false, "1"},
    {"output", true, "[[[-2, -2, 4]]]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};

static const ac_entry_refusal convolution_refusals[] = {
    {161001, "input or weight is null"},
    {161002, "bias is neither null nor a tensor"},
    {161001, "stride, padding or dilation is null"},
    {161001, "outputPadding is null, where transposed"},
    {161001, "output is null"},
    {161002, "input, weight, bias or output has a dtype that is not listed for it"},
    {161002, "input or weight does not have a rank of 3 to 5"},
    {161002, "bias does not have the rank 1"},
    {161002, "output has a rank above 8"},
    {161002, "input and weight have different extents along c or q..., or what stride, padding, dilation, outputPadding say of how axes are seen does not fit, where transposed is true"},
    {161002, "input and weight have different extents along c or q..., or what stride, padding, dilation say of how axes are seen does not fit, in all other cases"},
    {161002, "bias does not have the extent of axis 1 of the product of input and weight"},
    {161002, "output does not have the shape of the product of input and weight"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32"},
    {0, NULL},
};

static const ac_entry_param convolution_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input: (batches, channels, one to three axes)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .axes = "n(gc)[p.q.]",
        .dtypes = convolution_input_dtypes,
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
        .dtypes = convolution_weight_dtypes,
    },
    {
        .name = "bias",
        .c_type = "const aclTensor *",
        .doc = "what is added to each channel of the output",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "C",
        .axes = "(go)",
        .optional = true,
        .fallback = 0.0,
        .dtypes = convolution_bias_dtypes,
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
        .doc = "whether each element of the input adds a kernel to the output",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = convolution_transposed_choices,
        .choice_count = 2,
    },
    {
        .name = "outputPadding",
        .c_type = "const aclIntArray *",
        .doc = "how far the output goes on behind that; without transposed it is not looked at",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "groups",
        .c_type = "int64_t",
        .doc = "into how many parts the channels are divided that have to do with each other",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "output",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .axes = "n(go)p.",
        .dtypes = convolution_output_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", "weight"},
                .type = "T",
            },
    },
    {
        .name = "cubeMathType",
        .c_type = "int8_t",
        .doc = "how precise the sums have to be at least; they never are less precise than for 0",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = convolution_cube_math_type_choices,
        .choice_count = 4,
    },
};

static const ac_entry_joined convolution_joined[] = {
    {
        .when = (const ac_entry_flag[]){{"transposed", true}, {NULL, false}},
        .axes = {[0] = "n(gc)[p.q.]", [1] = "(gc)oq.", [2] = "(go)", [9] = "n(go)p."},
        .summed = "cq",
        .extent = "groups",
        .spread = true,
        .args = {"stride", "padding", "dilation", "outputPadding"},
    },
    {
        .axes = {[0] = "n(gc)[p.q.]", [1] = "(go)cq.", [2] = "(go)", [9] = "n(go)p."},
        .summed = "cq",
        .extent = "groups",
        .args = {"stride", "padding", "dilation"},
    },
};

static aclnnStatus prepare_convolution(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnConvolutionGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integers,
        args->of[4].integers, args->of[5].integers, args->of[6].boolean, args->of[7].integers,
        args->of[8].integer, args->of[9].tensor, (int8_t)args->of[10].integer, workspace_size,
        executor);
}

const ac_entry convolution_entry = {
    .name = "aclnnConvolution",
    .op = "Convolution",
    .snake = "convolution",
    .doc = "Convolution: sums of products of a kernel with what it covers at each position, or "
           "with what falls there.",
    .family = "contraction",
    .spec = "spec/contraction/convolution.yaml",
    .header = "aclnnop/aclnn_convolution.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = convolution_params,
    .param_count = sizeof(convolution_params) / sizeof(convolution_params[0]),
    .types = convolution_types,
    .type_count = sizeof(convolution_types) / sizeof(convolution_types[0]),
    .joined = convolution_joined,
    .space = {"input", "weight"},
    .formulas = convolution_formulas,
    .formula_count = 2,
    .bounds = convolution_bounds,
    .bound_count = sizeof(convolution_bounds) / sizeof(convolution_bounds[0]),
    .requires_ = convolution_requires,
    .notes = convolution_notes,
    .refusals = convolution_refusals,
    .example = convolution_example,
    .prepare = prepare_convolution,
    .launch = aclnnConvolution,
};
