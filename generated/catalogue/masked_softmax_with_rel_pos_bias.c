/*
 * Generated from spec/activation/masked_softmax_with_rel_pos_bias.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_masked_softmax_with_rel_pos_bias.h"
#include "client/catalogue.h"

static const ac_entry_type masked_softmax_with_rel_pos_bias_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula masked_softmax_with_rel_pos_bias_formulas[] = {
    {
        .output = "score",
        .when = "",
        .text = "x * scaleValue + attenMaskOptional + relativePosBias",
    },
    {
        .output = "power",
        .when = "",
        .text = "exp(score - max(score, over: -1))",
    },
    {
        .output = "out",
        .when = "",
        .text = "power / sum(power, over: -1)",
    },
};

static const ac_entry_bound masked_softmax_with_rel_pos_bias_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const masked_softmax_with_rel_pos_bias_requires[] = {
    "rank(x) >= 4",
    "rank(x) <= 5",
    NULL,
};

static const char *const masked_softmax_with_rel_pos_bias_notes[] = {
    "The mask and the bias broadcast to x. Where x has four axes, the first of which joins "
    "batches and windows, a mask for each of several windows of several batches does not, and is "
    "refused; the vendor repeats it.",
    "The vendor wants rows of a multiple of 32 bytes on ascend310p.",
    "Scores are added in f64. Where a term of one is beyond 2^24, its result may be farther off: "
    "by 2^-51 of the greatest term, relatively.",
    NULL,
};

static const uint64_t masked_softmax_with_rel_pos_bias_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t atten_mask_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t relative_pos_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t masked_softmax_with_rel_pos_bias_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value masked_softmax_with_rel_pos_bias_example[] = {
    {"x", false, "[[[[2, 4]], [[0, 6]]]]"},
    {"attenMaskOptional", false, "[[[[0, -1]]]]"},
    {"relativePosBias", false, "[[[1, 1]], [[4, 2]]]"},
    {"scaleValue", false, "0.5"},
    {"out", true, "[[[[0.5, 0.5]], [[0.5, 0.5]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal masked_softmax_with_rel_pos_bias_refusals[] = {
    {161001, "x is null"},
    {161002, "attenMaskOptional is neither null nor a tensor"},
    {161001, "relativePosBias or out is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "attenMaskOptional, relativePosBias or out does not have the dtype of x"},
    {561002, "x, attenMaskOptional, relativePosBias or out has a rank above 8"},
    {561002, "attenMaskOptional or relativePosBias does not broadcast to the shape of x"},
    {561002, "out does not have the shape of x"},
    {561002, "rank(x) >= 4 does not hold"},
    {561002, "rank(x) <= 5 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param masked_softmax_with_rel_pos_bias_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input: (batches, windows, heads, rows, columns), or batches and windows as "
               "one axis",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = masked_softmax_with_rel_pos_bias_x_dtypes,
    },
    {
        .name = "attenMaskOptional",
        .c_type = "const aclTensor *",
        .doc = "what is added for each window; it may be null",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .optional = true,
        .fallback = 0.0,
        .dtypes = atten_mask_optional_dtypes,
    },
    {
        .name = "relativePosBias",
        .c_type = "const aclTensor *",
        .doc = "what is added for each head",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = relative_pos_bias_dtypes,
    },
    {
        .name = "scaleValue",
        .c_type = "double",
        .doc = "factor of the input",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "innerPrecisionMode",
        .c_type = "int64_t",
        .doc = "has no effect",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = masked_softmax_with_rel_pos_bias_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_masked_softmax_with_rel_pos_bias(const ac_entry_args *args,
                                                            uint64_t *workspace_size,
                                                            aclOpExecutor **executor)
{
    return aclnnMaskedSoftmaxWithRelPosBiasGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].real,
        args->of[4].integer, args->of[5].tensor, workspace_size, executor);
}

static bool fits_masked_softmax_with_rel_pos_bias(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 4.0 && (double)shapes[0].rank <= 5.0;
}

const ac_entry masked_softmax_with_rel_pos_bias_entry = {
    .name = "aclnnMaskedSoftmaxWithRelPosBias",
    .op = "MaskedSoftmaxWithRelPosBias",
    .snake = "masked_softmax_with_rel_pos_bias",
    .doc = "MaskedSoftmaxWithRelPosBias: the softmax of the last axis of what has been multiplied"
           " by a factor, plus a mask and a bias.",
    .family = "activation",
    .spec = "spec/activation/masked_softmax_with_rel_pos_bias.yaml",
    .header = "aclnnop/aclnn_masked_softmax_with_rel_pos_bias.h",
    .variant = "",
    .by_rows = true,
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = masked_softmax_with_rel_pos_bias_params,
    .param_count = sizeof(masked_softmax_with_rel_pos_bias_params) /
                   sizeof(masked_softmax_with_rel_pos_bias_params[0]),
    .types = masked_softmax_with_rel_pos_bias_types,
    .type_count = sizeof(masked_softmax_with_rel_pos_bias_types) /
                  sizeof(masked_softmax_with_rel_pos_bias_types[0]),
    .space = {"x", NULL},
    .formulas = masked_softmax_with_rel_pos_bias_formulas,
    .formula_count = 3,
    .bounds = masked_softmax_with_rel_pos_bias_bounds,
    .bound_count = sizeof(masked_softmax_with_rel_pos_bias_bounds) /
                   sizeof(masked_softmax_with_rel_pos_bias_bounds[0]),
    .late = 561002,
    .requires_ = masked_softmax_with_rel_pos_bias_requires,
    .fits = fits_masked_softmax_with_rel_pos_bias,
    .notes = masked_softmax_with_rel_pos_bias_notes,
    .refusals = masked_softmax_with_rel_pos_bias_refusals,
    .example = masked_softmax_with_rel_pos_bias_example,
    .prepare = prepare_masked_softmax_with_rel_pos_bias,
    .launch = aclnnMaskedSoftmaxWithRelPosBias,
};
