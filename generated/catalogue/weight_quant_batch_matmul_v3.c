/*
 * Generated from spec/contraction/weight_quant_batch_matmul_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_weight_quant_batch_matmul_v3.h"
#include "client/catalogue.h"

static const ac_entry_type weight_quant_batch_matmul_v3_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"W", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula weight_quant_batch_matmul_v3_formulas[] = {
    {
        .output = "y",
        .when = "",
        .text = "sum(x[m, k] * ((weight[k, n] + antiquantOffsetOptional[k/antiquantGroupSize, n])"
                " * antiquantScale[k/antiquantGroupSize, n]), over: k) + biasOptional",
    },
};

static const ac_entry_bound weight_quant_batch_matmul_v3_bounds[] = {
    {"y", "contraction"},
};

static const char *const weight_quant_batch_matmul_v3_requires[] = {
    NULL,
};

static const char *const weight_quant_batch_matmul_v3_notes[] = {
    "Results of i8, which quantScaleOptional asks for, and weights as i32, of which each has "
    "eight of i4, are not supported; nor are scales of u64 or i64, weights of 8-bit floats, and "
    "the format FRACTAL_NZ.",
    "The vendor allows groups of a multiple of 32 below the extent of k alone, and tensors with "
    "elements; here groups have any size, and a tensor may be empty. Tensors may have any "
    "strides.",
    "biasOptional may have f32 beside f16, and broadcasts to the product.",
    NULL,
};

/* clang-format off */
static const uint64_t weight_quant_batch_matmul_v3_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};
/* clang-format on */

/* clang-format off */
static const uint64_t weight_quant_batch_matmul_v3_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I4,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I4,
    [AC_ASCEND310P] = AC_SET_I8,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I4,
    [AC_HOST] = AC_SET_I8 | AC_SET_I4,
};
/* clang-format on */

/* clang-format off */
static const uint64_t weight_quant_batch_matmul_v3_antiquant_scale_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};
/* clang-format on */

/* clang-format off */
static const uint64_t antiquant_offset_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};
/* clang-format on */

static const uint64_t weight_quant_batch_matmul_v3_bias_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t weight_quant_batch_matmul_v3_y_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};
/* clang-format on */

static const ac_entry_choice weight_quant_batch_matmul_v3_inner_precise_choices[] = {
    {"exact", NULL, 0},
    {"fast", NULL, 1},
};

/* clang-format off */
static const ac_entry_value weight_quant_batch_matmul_v3_example[] = {
    {"x", false, "[[1, 1, 1, 1]]"},
    {"weight", false, "[[3, -8], [3, 7], [3, 0], [3, 1]]"},
    {"antiquantScale", false, "[0.5]"},
    {"antiquantGroupSize", false, "0"},
    {"innerPrecise", false, "exact"},
    {"y", true, "[[6, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal weight_quant_batch_matmul_v3_refusals[] = {
    {161001, "x, weight or antiquantScale is null"},
    {161002, "antiquantOffsetOptional is neither null nor a tensor"},
    {161002, "quantScaleOptional or quantOffsetOptional is not null"},
    {161002, "biasOptional is neither null nor a tensor"},
    {161001, "y is null"},
    {161002, "x, weight or biasOptional has a dtype that is not listed for it"},
    {161002, "antiquantScale, antiquantOffsetOptional or y does not have the dtype of x"},
    {161002, "x or weight does not have the rank 2"},
    {161002, "antiquantScale or antiquantOffsetOptional does not have a rank of 1 to 2"},
    {161002, "biasOptional does not have a rank of 0 to 2"},
    {161002, "y has a rank above 8"},
    {161002, "x and weight have different extents along k"},
    {161002, "antiquantScale or antiquantOffsetOptional does not have an element for each column of weight in each group of antiquantGroupSize indices, or antiquantGroupSize is negative"},
    {161002, "biasOptional does not broadcast to the shape of the product of x and weight"},
    {161002, "y does not have the shape of the product of x and weight"},
    {161002, "innerPrecise is none of exact, fast"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param weight_quant_batch_matmul_v3_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the left matrix",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "mk",
        .dtypes = weight_quant_batch_matmul_v3_x_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "the weights; two of i4 share a byte, the first one in its low half",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "W",
        .axes = "kn",
        .dtypes = weight_quant_batch_matmul_v3_weight_dtypes,
    },
    {
        .name = "antiquantScale",
        .c_type = "const aclTensor *",
        .doc = "what weights are multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "n",
        .dtypes = weight_quant_batch_matmul_v3_antiquant_scale_dtypes,
    },
    {
        .name = "antiquantOffsetOptional",
        .c_type = "const aclTensor *",
        .doc = "what is added to weights before",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "n",
        .optional = true,
        .fallback = 0.0,
        .dtypes = antiquant_offset_optional_dtypes,
    },
    {
        .name = "quantScaleOptional",
        .c_type = "const aclTensor *",
        .doc = "a scale or an offset of results of i8",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "quantOffsetOptional",
        .c_type = "const aclTensor *",
        .doc = "a scale or an offset of results of i8",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "biasOptional",
        .c_type = "const aclTensor *",
        .doc = "what is added to the product",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .axes = "mn",
        .optional = true,
        .fallback = 0.0,
        .dtypes = weight_quant_batch_matmul_v3_bias_optional_dtypes,
    },
    {
        .name = "antiquantGroupSize",
        .c_type = "int",
        .doc = "so many weights of a column share a scale and an offset; 0: all of them do",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "innerPrecise",
        .c_type = "int",
        .doc = "how precise the product has to be at least",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = weight_quant_batch_matmul_v3_inner_precise_choices,
        .choice_count = 2,
    },
    {
        .name = "y",
        .c_type = "const aclTensor *",
        .doc = "the product",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "mn",
        .dtypes = weight_quant_batch_matmul_v3_y_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", "weight"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_weight_quant_batch_matmul_v3(const ac_entry_args *args,
                                                        uint64_t *workspace_size,
                                                        aclOpExecutor **executor)
{
    return aclnnWeightQuantBatchMatmulV3GetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].tensor, args->of[6].tensor, (int)args->of[7].integer,
        (int)args->of[8].integer, args->of[9].tensor, workspace_size, executor);
}

const ac_entry weight_quant_batch_matmul_v3_entry = {
    .name = "aclnnWeightQuantBatchMatmulV3",
    .op = "WeightQuantBatchMatmulV3",
    .snake = "weight_quant_batch_matmul_v3",
    .doc = "WeightQuantBatchMatmulV3: the product of a matrix and weights of 8 or 4 bits, which "
           "have an offset and a scale.",
    .family = "contraction",
    .spec = "spec/contraction/weight_quant_batch_matmul_v3.yaml",
    .header = "aclnnop/aclnn_weight_quant_batch_matmul_v3.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = weight_quant_batch_matmul_v3_params,
    .param_count = sizeof(weight_quant_batch_matmul_v3_params) /
                   sizeof(weight_quant_batch_matmul_v3_params[0]),
    .types = weight_quant_batch_matmul_v3_types,
    .type_count =
        sizeof(weight_quant_batch_matmul_v3_types) / sizeof(weight_quant_batch_matmul_v3_types[0]),
    .space = {"x", "weight"},
    .formulas = weight_quant_batch_matmul_v3_formulas,
    .formula_count = 1,
    .bounds = weight_quant_batch_matmul_v3_bounds,
    .bound_count = sizeof(weight_quant_batch_matmul_v3_bounds) /
                   sizeof(weight_quant_batch_matmul_v3_bounds[0]),
    .requires_ = weight_quant_batch_matmul_v3_requires,
    .notes = weight_quant_batch_matmul_v3_notes,
    .refusals = weight_quant_batch_matmul_v3_refusals,
    .example = weight_quant_batch_matmul_v3_example,
    .prepare = prepare_weight_quant_batch_matmul_v3,
    .launch = aclnnWeightQuantBatchMatmulV3,
};
