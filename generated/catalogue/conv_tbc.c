/*
 * Generated from spec/contraction/conv_tbc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_convolution.h"
#include "client/catalogue.h"

static const ac_entry_type conv_tbc_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula conv_tbc_formulas[] = {
    {
        .output = "output",
        .when = "",
        .text = "bias[o] + sum(self[windows(t, k, 1, pad, 1), b, c] * weight[k, c, o], over: [k, "
                "c])",
    },
};

static const ac_entry_bound conv_tbc_bounds[] = {
    {"output", "contraction"},
};

static const char *const conv_tbc_requires[] = {
    NULL,
};

static const char *const conv_tbc_notes[] = {
    "Elements outside the input are 0 and take part as such; a weight that is infinite or nan "
    "makes nan there.",
    "The vendor refuses kernels that are longer than the input with the padding of one end.",
    NULL,
};

static const uint64_t conv_tbc_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t conv_tbc_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t conv_tbc_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t conv_tbc_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice conv_tbc_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
};

/* clang-format off */
static const ac_entry_value conv_tbc_example[] = {
    {"self", false, "[[[1, 2]], [[3, 4]]]"},
    {"weight", false, "[[[1], [10]], [[100], [1000]]]"},
    {"bias", false, "[0.5]"},
    {"pad", false, "1"},
    {"output", true, "[[[2100.5]], [[4321.5]], [[43.5]]]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal conv_tbc_refusals[] = {
    {161001, "self, weight, bias or output is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "weight, bias or output does not have the dtype of self"},
    {161002, "self or weight does not have the rank 3"},
    {161002, "bias does not have the rank 1"},
    {161002, "output has a rank above 8"},
    {161002, "self and weight have different extents along k or c, or what 1, pad, 1 say of how axes are seen does not fit"},
    {161002, "bias does not have the extent of axis 2 of the product of self and weight"},
    {161002, "output does not have the shape of the product of self and weight"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param conv_tbc_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input: (times, batches, channels)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "[tk]bc",
        .dtypes = conv_tbc_self_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "the kernels: (times, channels of input, channels of output)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "kco",
        .dtypes = conv_tbc_weight_dtypes,
    },
    {
        .name = "bias",
        .c_type = "const aclTensor *",
        .doc = "what is added to each channel of the output",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "o",
        .dtypes = conv_tbc_bias_dtypes,
    },
    {
        .name = "pad",
        .c_type = "int64_t",
        .doc = "how many zeros are thought at both ends of the first axis",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "output",
        .c_type = "aclTensor *",
        .doc = "the output: (times, batches, channels)",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "tbo",
        .dtypes = conv_tbc_output_dtypes,
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
        .choices = conv_tbc_cube_math_type_choices,
        .choice_count = 4,
    },
};

static const ac_entry_joined conv_tbc_joined[] = {
    {
        .axes = {[0] = "[tk]bc", [1] = "kco", [2] = "o", [4] = "tbo"},
        .summed = "kc",
        .args = {NULL, "pad", NULL},
        .numbers = {1, 0, 1},
    },
};

static aclnnStatus prepare_conv_tbc(const ac_entry_args *args, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return aclnnConvTbcGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                        args->of[3].integer, args->of[4].tensor,
                                        (int8_t)args->of[5].integer, workspace_size, executor);
}

const ac_entry conv_tbc_entry = {
    .name = "aclnnConvTbc",
    .op = "ConvTbc",
    .snake = "conv_tbc",
    .doc = "ConvTbc: a convolution along the first axis of three, of which the last has the "
           "channels.",
    .family = "contraction",
    .spec = "spec/contraction/conv_tbc.yaml",
    .header = "aclnnop/aclnn_convolution.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = conv_tbc_params,
    .param_count = sizeof(conv_tbc_params) / sizeof(conv_tbc_params[0]),
    .types = conv_tbc_types,
    .type_count = sizeof(conv_tbc_types) / sizeof(conv_tbc_types[0]),
    .joined = conv_tbc_joined,
    .space = {"self", "weight"},
    .formulas = conv_tbc_formulas,
    .formula_count = 1,
    .bounds = conv_tbc_bounds,
    .bound_count = sizeof(conv_tbc_bounds) / sizeof(conv_tbc_bounds[0]),
    .requires_ = conv_tbc_requires,
    .notes = conv_tbc_notes,
    .refusals = conv_tbc_refusals,
    .example = conv_tbc_example,
    .prepare = prepare_conv_tbc,
    .launch = aclnnConvTbc,
};
