/*
 * Generated from spec/contraction/conv_depthwise2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_convolution.h"
#include "client/catalogue.h"

static const ac_entry_type conv_depthwise2d_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula conv_depthwise2d_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "bias[channels*m] + sum(self[n, channels, windows(p..., q..., stride, padding, "
                "dilation)] * weight[channels*m, 1, q...], over: [q...])",
    },
};

static const ac_entry_bound conv_depthwise2d_bounds[] = {
    {"out", "contraction"},
};

static const char *const conv_depthwise2d_requires[] = {
    NULL,
};

static const char *const conv_depthwise2d_notes[] = {
    "Elements outside the input are 0 and take part as such; a weight that is infinite or nan "
    "makes nan there.",
    "The vendor wants the format NCHW, and takes no padding of four numbers.",
    NULL,
};

static const uint64_t conv_depthwise2d_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t conv_depthwise2d_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t conv_depthwise2d_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t conv_depthwise2d_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice conv_depthwise2d_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
};

/* clang-format off */
static const ac_entry_value conv_depthwise2d_example[] = {
    {"self", false, "[[[[1, 2, 3]], [[4, 5, 6]]]]"},
    {"weight", false, "[[[[1, 1]]], [[[1, -1]]]]"},
    {"kernelSize", false, "[1, 2]"},
    {"stride", false, "[1, 1]"},
    {"padding", false, "[0, 0]"},
    {"dilation", false, "[1, 1]"},
    {"out", true, "[[[[3, 5]], [[-1, -1]]]]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal conv_depthwise2d_refusals[] = {
    {161001, "self, weight or kernelSize is null"},
    {161002, "bias is neither null nor a tensor"},
    {161001, "stride, padding, dilation or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "weight, bias or out does not have the dtype of self"},
    {161002, "self does not have the rank 4"},
    {161002, "weight does not have a rank of 3 to 5"},
    {161002, "bias does not have the rank 1"},
    {161002, "out has a rank above 8"},
    {161002, "self and weight have different extents along q..., or what stride, padding, dilation say of how axes are seen does not fit"},
    {161002, "kernelSize is empty, or does not have the extents of the last axes of weight"},
    {161002, "bias does not have the extent of axis 1 of the product of self and weight"},
    {161002, "out does not have the shape of the product of self and weight"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param conv_depthwise2d_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input: (batches, channels, height, width)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .rank = 4,
        .axes = "nc[p.q.]",
        .dtypes = conv_depthwise2d_self_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "the kernels: (channels times kernels of each, 1, height, width)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "(cm)1q.",
        .dtypes = conv_depthwise2d_weight_dtypes,
    },
    {
        .name = "kernelSize",
        .c_type = "const aclIntArray *",
        .doc = "the extents of a kernel: (height, width)",
        .role = AC_ROLE_EXTENTS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "weight",
    },
    {
        .name = "bias",
        .c_type = "const aclTensor *",
        .doc = "what is added to each channel of the output",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "(cm)",
        .optional = true,
        .fallback = 0.0,
        .dtypes = conv_depthwise2d_bias_dtypes,
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
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "n(cm)p.",
        .dtypes = conv_depthwise2d_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "weight"},
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
        .choices = conv_depthwise2d_cube_math_type_choices,
        .choice_count = 4,
    },
};

static const ac_entry_joined conv_depthwise2d_joined[] = {
    {
        .axes = {[0] = "nc[p.q.]", [1] = "(cm)1q.", [3] = "(cm)", [7] = "n(cm)p."},
        .summed = "q",
        .args = {"stride", "padding", "dilation"},
    },
};

static aclnnStatus prepare_conv_depthwise2d(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnConvDepthwise2dGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].integers, args->of[3].tensor,
        args->of[4].integers, args->of[5].integers, args->of[6].integers, args->of[7].tensor,
        (int8_t)args->of[8].integer, workspace_size, executor);
}

const ac_entry conv_depthwise2d_entry = {
    .name = "aclnnConvDepthwise2d",
    .op = "ConvDepthwise2d",
    .snake = "conv_depthwise2d",
    .doc = "ConvDepthwise2d: a convolution along two axes in which each channel of the input has "
           "kernels of its own.",
    .family = "contraction",
    .spec = "spec/contraction/conv_depthwise2d.yaml",
    .header = "aclnnop/aclnn_convolution.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = conv_depthwise2d_params,
    .param_count = sizeof(conv_depthwise2d_params) / sizeof(conv_depthwise2d_params[0]),
    .types = conv_depthwise2d_types,
    .type_count = sizeof(conv_depthwise2d_types) / sizeof(conv_depthwise2d_types[0]),
    .joined = conv_depthwise2d_joined,
    .space = {"self", "weight"},
    .formulas = conv_depthwise2d_formulas,
    .formula_count = 1,
    .bounds = conv_depthwise2d_bounds,
    .bound_count = sizeof(conv_depthwise2d_bounds) / sizeof(conv_depthwise2d_bounds[0]),
    .requires_ = conv_depthwise2d_requires,
    .notes = conv_depthwise2d_notes,
    .refusals = conv_depthwise2d_refusals,
    .example = conv_depthwise2d_example,
    .prepare = prepare_conv_depthwise2d,
    .launch = aclnnConvDepthwise2d,
};
