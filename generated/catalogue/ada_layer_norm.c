/*
 * Generated from spec/norm/ada_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_ada_layer_norm.h"
#include "client/catalogue.h"

static const ac_entry_type ada_layer_norm_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula ada_layer_norm_formulas[] = {
    {
        .output = "mean",
        .when = "",
        .text = "sum(x, over: -1) / count(x, over: -1)",
    },
    {
        .output = "squares",
        .when = "",
        .text = "sum((x - mean) * (x - mean), over: -1)",
    },
    {
        .output = "rstd",
        .when = "",
        .text = "1 / sqrt(squares / count(x, over: -1) + epsilon)",
    },
    {
        .output = "out",
        .when = "",
        .text = "((x - mean) * rstd * weightOptional + biasOptional) * (1 + scale) + shift",
    },
};

static const ac_entry_bound ada_layer_norm_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const ada_layer_norm_requires[] = {
    "rank(x) >= 2",
    "rank(scale) != 2",
    "rank(shift) != 2",
    NULL,
};

static const char *const ada_layer_norm_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "The squares of f32 neither overflow nor vanish, because they are in f64.",
    "scale, shift, weightOptional and biasOptional are any shapes that broadcast to x, but scale "
    "and shift have another rank than 2: of [B, H] beside [B, S, H], which the vendor takes, too,"
    " write [B, 1, H], and of [1, H] write [H].",
    "An input without elements leaves the output as it was; the vendor refuses it.",
    NULL,
};

static const uint64_t ada_layer_norm_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t ada_layer_norm_scale_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t ada_layer_norm_shift_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t ada_layer_norm_weight_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t ada_layer_norm_bias_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t ada_layer_norm_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value ada_layer_norm_example[] = {
    {"x", false, "[[[0, 6], [4, 10]]]"},
    {"scale", false, "[[[1, 3]]]"},
    {"shift", false, "[[[0, 1]]]"},
    {"weightOptional", false, "[1, 2]"},
    {"biasOptional", false, "[0, 0.5]"},
    {"epsilon", false, "7"},
    {"out", true, "[[[-1.5, 9], [-1.5, 9]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal ada_layer_norm_refusals[] = {
    {161001, "x, scale or shift is null"},
    {161002, "weightOptional or biasOptional is neither null nor a tensor"},
    {161001, "out is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "scale, shift, weightOptional, biasOptional or out does not have the dtype of x"},
    {161002, "x, scale, shift, weightOptional, biasOptional or out has a rank above 8"},
    {161002, "scale, shift, weightOptional or biasOptional does not broadcast to the shape of x"},
    {161002, "out does not have the shape of x"},
    {161002, "rank(x) >= 2 does not hold"},
    {161002, "rank(scale) != 2 does not hold"},
    {161002, "rank(shift) != 2 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param ada_layer_norm_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = ada_layer_norm_x_dtypes,
    },
    {
        .name = "scale",
        .c_type = "const aclTensor *",
        .doc = "what each result is multiplied by, less 1",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "X",
        .dtypes = ada_layer_norm_scale_dtypes,
    },
    {
        .name = "shift",
        .c_type = "const aclTensor *",
        .doc = "what is added to that",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "X",
        .dtypes = ada_layer_norm_shift_dtypes,
    },
    {
        .name = "weightOptional",
        .c_type = "const aclTensor *",
        .doc = "what the normalised elements of a row are multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "X",
        .optional = true,
        .fallback = 1.0,
        .dtypes = ada_layer_norm_weight_optional_dtypes,
    },
    {
        .name = "biasOptional",
        .c_type = "const aclTensor *",
        .doc = "what is added to them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "X",
        .optional = true,
        .fallback = 0.0,
        .dtypes = ada_layer_norm_bias_optional_dtypes,
    },
    {
        .name = "epsilon",
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
        .cast_to = "X",
        .dtypes = ada_layer_norm_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "X",
            },
    },
};

static aclnnStatus prepare_ada_layer_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnAdaLayerNormGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].real, args->of[6].tensor, workspace_size, executor);
}

static bool fits_ada_layer_norm(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 2.0 && (double)shapes[1].rank != 2.0 &&
           (double)shapes[2].rank != 2.0;
}

const ac_entry ada_layer_norm_entry = {
    .name = "aclnnAdaLayerNorm",
    .op = "AdaLayerNorm",
    .snake = "ada_layer_norm",
    .doc = "AdaLayerNorm: rows that are normalised, times a weight and plus a bias, and then "
           "scaled and shifted as others say.",
    .family = "norm",
    .spec = "spec/norm/ada_layer_norm.yaml",
    .header = "aclnnop/aclnn_ada_layer_norm.h",
    .variant = "",
    .by_rows = true,
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = ada_layer_norm_params,
    .param_count = sizeof(ada_layer_norm_params) / sizeof(ada_layer_norm_params[0]),
    .types = ada_layer_norm_types,
    .type_count = sizeof(ada_layer_norm_types) / sizeof(ada_layer_norm_types[0]),
    .space = {"x", NULL},
    .formulas = ada_layer_norm_formulas,
    .formula_count = 4,
    .bounds = ada_layer_norm_bounds,
    .bound_count = sizeof(ada_layer_norm_bounds) / sizeof(ada_layer_norm_bounds[0]),
    .requires_ = ada_layer_norm_requires,
    .fits = fits_ada_layer_norm,
    .notes = ada_layer_norm_notes,
    .refusals = ada_layer_norm_refusals,
    .example = ada_layer_norm_example,
    .prepare = prepare_ada_layer_norm,
    .launch = aclnnAdaLayerNorm,
};
