/*
 * Generated from spec/norm/fast_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_layer_norm.h"
#include "client/catalogue.h"

static const ac_entry_type fast_layer_norm_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"G", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X", "G"}, NULL, 0, NULL},
};

static const ac_entry_formula fast_layer_norm_formulas[] = {
    {
        .output = "mean",
        .when = "",
        .text = "sum(input, over: normalizedShape) / count(input, over: normalizedShape)",
    },
    {
        .output = "squares",
        .when = "",
        .text = "sum((input - mean) * (input - mean), over: normalizedShape)",
    },
    {
        .output = "rstd",
        .when = "",
        .text = "1 / sqrt(squares / count(input, over: normalizedShape) + eps)",
    },
    {
        .output = "out",
        .when = "",
        .text = "(input - mean) * rstd * weightOptional + biasOptional",
    },
    {
        .output = "meanOutOptional",
        .when = "",
        .text = "mean",
    },
    {
        .output = "rstdOutOptional",
        .when = "",
        .text = "rstd",
    },
};

static const ac_entry_bound fast_layer_norm_bounds[] = {
    {"out", "1 ulp"},
    {"meanOutOptional", "1 ulp"},
    {"rstdOutOptional", "1 ulp"},
};

static const char *const fast_layer_norm_requires[] = {
    NULL,
};

static const char *const fast_layer_norm_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "The squares of f32 neither overflow nor vanish, because they are in f64.",
    "A null meanOutOptional or rstdOutOptional is not written, and changes nothing in what else "
    "is.",
    "An input without elements leaves the outputs as they were; the vendor writes means of 0 and "
    "nan where rows are empty.",
    "An input without dimensions counts as a row of one element, whose normalizedShape is empty.",
    NULL,
};

static const uint64_t fast_layer_norm_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fast_layer_norm_weight_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fast_layer_norm_bias_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fast_layer_norm_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fast_layer_norm_mean_out_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fast_layer_norm_rstd_out_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value fast_layer_norm_example[] = {
    {"input", false, "[[1, 3], [-2, 2], [5, 5]]"},
    {"normalizedShape", false, "[2]"},
    {"weightOptional", false, "[1, 2]"},
    {"biasOptional", false, "[0, 0.5]"},
    {"eps", false, "0"},
    {"out", true, "[[-1, 2.5], [-1, 2.5], [nan, nan]]"},
    {"meanOutOptional", true, "[[2], [0], [5]]"},
    {"rstdOutOptional", true, "[[1], [0.5], [inf]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal fast_layer_norm_refusals[] = {
    {161001, "input or normalizedShape is null"},
    {161002, "weightOptional or biasOptional is neither null nor a tensor"},
    {161001, "out is null"},
    {161002, "meanOutOptional or rstdOutOptional is neither null nor a tensor"},
    {161002, "input, weightOptional or biasOptional has a dtype that is not listed for it"},
    {161002, "biasOptional does not have the dtype of weightOptional"},
    {161002, "weightOptional or biasOptional has neither the dtype of input nor f32"},
    {161002, "out, meanOutOptional or rstdOutOptional has a dtype that is not listed for it"},
    {161002, "input, weightOptional, biasOptional, out, meanOutOptional or rstdOutOptional has a rank above 8"},
    {161002, "normalizedShape is empty, or does not have the extents of the last axes of input"},
    {161002, "weightOptional or biasOptional does not have the extents of normalizedShape"},
    {161002, "out does not have the shape of input"},
    {161002, "meanOutOptional or rstdOutOptional does not have the shape of input without the axes that normalizedShape names, which stay with the extent 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param fast_layer_norm_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = fast_layer_norm_input_dtypes,
    },
    {
        .name = "normalizedShape",
        .c_type = "const aclIntArray *",
        .doc = "the extents of the last axes, which make a row",
        .role = AC_ROLE_EXTENTS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "input",
    },
    {
        .name = "weightOptional",
        .c_type = "const aclTensor *",
        .doc = "what the elements of a row are multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "G",
        .optional = true,
        .fallback = 1.0,
        .dtypes = fast_layer_norm_weight_optional_dtypes,
    },
    {
        .name = "biasOptional",
        .c_type = "const aclTensor *",
        .doc = "what is added to them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "G",
        .optional = true,
        .fallback = 0.0,
        .dtypes = fast_layer_norm_bias_optional_dtypes,
    },
    {
        .name = "eps",
        .c_type = "double",
        .doc = "what is added to the variance",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = fast_layer_norm_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
    {
        .name = "meanOutOptional",
        .c_type = "aclTensor *",
        .doc = "the means, one for each row",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .optional = true,
        .dtypes = fast_layer_norm_mean_out_optional_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .keeps = true,
                .type = "T",
            },
    },
    {
        .name = "rstdOutOptional",
        .c_type = "aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .optional = true,
        .dtypes = fast_layer_norm_rstd_out_optional_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .keeps = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_fast_layer_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnFastLayerNormGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integers, args->of[2].tensor, args->of[3].tensor,
        args->of[4].real, args->of[5].tensor, args->of[6].tensor, args->of[7].tensor,
        workspace_size, executor);
}

const ac_entry fast_layer_norm_entry = {
    .name = "aclnnFastLayerNorm",
    .op = "FastLayerNorm",
    .snake = "fast_layer_norm",
    .doc = "FastLayerNorm: LayerNorm under another name, on two products.",
    .family = "norm",
    .spec = "spec/norm/fast_layer_norm.yaml",
    .header = "aclnnop/aclnn_layer_norm.h",
    .variant = "",
    .by_rows = true,
    .row_shape = "normalizedShape",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = fast_layer_norm_params,
    .param_count = sizeof(fast_layer_norm_params) / sizeof(fast_layer_norm_params[0]),
    .types = fast_layer_norm_types,
    .type_count = sizeof(fast_layer_norm_types) / sizeof(fast_layer_norm_types[0]),
    .space = {"input", NULL},
    .formulas = fast_layer_norm_formulas,
    .formula_count = 6,
    .bounds = fast_layer_norm_bounds,
    .bound_count = sizeof(fast_layer_norm_bounds) / sizeof(fast_layer_norm_bounds[0]),
    .requires_ = fast_layer_norm_requires,
    .notes = fast_layer_norm_notes,
    .refusals = fast_layer_norm_refusals,
    .example = fast_layer_norm_example,
    .prepare = prepare_fast_layer_norm,
    .launch = aclnnFastLayerNorm,
};
