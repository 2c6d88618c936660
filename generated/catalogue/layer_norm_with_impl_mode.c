/*
 * Generated from spec/norm/layer_norm_with_impl_mode.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_layer_norm.h"
#include "client/catalogue.h"

static const ac_entry_type layer_norm_with_impl_mode_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"G", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X", "G"}, NULL, 0, NULL},
};

static const ac_entry_formula layer_norm_with_impl_mode_formulas[] = {
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

static const ac_entry_bound layer_norm_with_impl_mode_bounds[] = {
    {"out", "1 ulp"},
    {"meanOutOptional", "1 ulp"},
    {"rstdOutOptional", "1 ulp"},
};

static const char *const layer_norm_with_impl_mode_requires[] = {
    NULL,
};

static const char *const layer_norm_with_impl_mode_notes[] = {
    "Every mode computes what LayerNorm does, to the last bit; the vendor is less precise in the "
    "modes fast and half.",
    "In the mode half the vendor refuses tensors of other dtypes than f16.",
    "An input without elements leaves the outputs as they were; the vendor writes means of 0 and "
    "nan where rows are empty.",
    NULL,
};

static const uint64_t layer_norm_with_impl_mode_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_with_impl_mode_weight_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_with_impl_mode_bias_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_with_impl_mode_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_with_impl_mode_mean_out_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_with_impl_mode_rstd_out_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice layer_norm_with_impl_mode_impl_mode_choices[] = {
    {"precise", NULL, 0},
    {"fast", NULL, 1},
    {"half", NULL, 2},
};

/* clang-format off */
static const ac_entry_value layer_norm_with_impl_mode_example[] = {
    {"input", false, "[[1, 3], [-2, 2], [5, 5]]"},
    {"normalizedShape", false, "[2]"},
    {"weightOptional", false, "[1, 2]"},
    {"biasOptional", false, "[0, 0.5]"},
    {"eps", false, "0"},
    {"out", true, "[[-1, 2.5], [-1, 2.5], [nan, nan]]"},
    {"meanOutOptional", true, "[[2], [0], [5]]"},
    {"rstdOutOptional", true, "[[1], [0.5], [inf]]"},
    {"implMode", false, "precise"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal layer_norm_with_impl_mode_refusals[] = {
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
    {161002, "implMode is none of precise, fast, half"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param layer_norm_with_impl_mode_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = layer_norm_with_impl_mode_input_dtypes,
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
        .dtypes = layer_norm_with_impl_mode_weight_optional_dtypes,
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
        .dtypes = layer_norm_with_impl_mode_bias_optional_dtypes,
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
        .dtypes = layer_norm_with_impl_mode_out_dtypes,
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
        .dtypes = layer_norm_with_impl_mode_mean_out_optional_dtypes,
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
        .dtypes = layer_norm_with_impl_mode_rstd_out_optional_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .keeps = true,
                .type = "T",
            },
    },
    {
        .name = "implMode",
        .c_type = "int32_t",
        .doc = "how precise the result has to be at least",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = layer_norm_with_impl_mode_impl_mode_choices,
        .choice_count = 3,
    },
};

static aclnnStatus prepare_layer_norm_with_impl_mode(const ac_entry_args *args,
                                                     uint64_t *workspace_size,
                                                     aclOpExecutor **executor)
{
    return aclnnLayerNormWithImplModeGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integers, args->of[2].tensor, args->of[3].tensor,
        args->of[4].real, args->of[5].tensor, args->of[6].tensor, args->of[7].tensor,
        (int32_t)args->of[8].integer, workspace_size, executor);
}

const ac_entry layer_norm_with_impl_mode_entry = {
    .name = "aclnnLayerNormWithImplMode",
    .op = "LayerNormWithImplMode",
    .snake = "layer_norm_with_impl_mode",
    .doc = "LayerNormWithImplMode: LayerNorm with an argument that allows the vendor to be less "
           "precise.",
    .family = "norm",
    .spec = "spec/norm/layer_norm_with_impl_mode.yaml",
    .header = "aclnnop/aclnn_layer_norm.h",
    .variant = "",
    .by_rows = true,
    .row_shape = "normalizedShape",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = layer_norm_with_impl_mode_params,
    .param_count =
        sizeof(layer_norm_with_impl_mode_params) / sizeof(layer_norm_with_impl_mode_params[0]),
    .types = layer_norm_with_impl_mode_types,
    .type_count =
        sizeof(layer_norm_with_impl_mode_types) / sizeof(layer_norm_with_impl_mode_types[0]),
    .space = {"input", NULL},
    .formulas = layer_norm_with_impl_mode_formulas,
    .formula_count = 6,
    .bounds = layer_norm_with_impl_mode_bounds,
    .bound_count =
        sizeof(layer_norm_with_impl_mode_bounds) / sizeof(layer_norm_with_impl_mode_bounds[0]),
    .requires_ = layer_norm_with_impl_mode_requires,
    .notes = layer_norm_with_impl_mode_notes,
    .refusals = layer_norm_with_impl_mode_refusals,
    .example = layer_norm_with_impl_mode_example,
    .prepare = prepare_layer_norm_with_impl_mode,
    .launch = aclnnLayerNormWithImplMode,
};
