/*
 * Generated from spec/pooling/adaptive_avg_pool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_adaptive_avg_pool3d_backward.h"
#include "client/catalogue.h"

static const ac_entry_type adaptive_avg_pool3d_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula adaptive_avg_pool3d_backward_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "mean(gradOutput)",
    },
};

static const ac_entry_bound adaptive_avg_pool3d_backward_bounds[] = {
    {"out", "sum"},
};

static const char *const adaptive_avg_pool3d_backward_requires[] = {
    "rank(gradOutput) >= 4",
    "rank(gradOutput) <= 5",
    NULL,
};

static const char *const adaptive_avg_pool3d_backward_notes[] = {
    "The vendor's list of dtypes and products is not known here; those of "
    "AdaptiveAvgPool2dBackward on these products are taken.",
    "Gradients that meet are added in the order of their places, so the result is the same in "
    "every run.",
    "Every plain format will do.",
    NULL,
};

static const uint64_t adaptive_avg_pool3d_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t adaptive_avg_pool3d_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t adaptive_avg_pool3d_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_cut adaptive_avg_pool3d_backward_out_cuts[] = {
    {
        .part = "out",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_SHARED,
        .args = {NULL, "gradOutput"},
        .numbers = {3, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value adaptive_avg_pool3d_backward_example[] = {
    {"gradOutput", false, "[[[[2, 4]]]]"},
    {"self", false, "[[[[0, 0, 0]]]]"},
    {"out", true, "[[[[1, 3, 2]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal adaptive_avg_pool3d_backward_refusals[] = {
    {161001, "gradOutput, self or out is null"},
    {161002, "gradOutput has a dtype that is not listed for it"},
    {161002, "self or out does not have the dtype of gradOutput"},
    {161002, "gradOutput, self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {161002, "out has fewer than 3 axes, or one of the last is empty; or gradOutput has not 3 values, or one below 1"},
    {161002, "gradOutput does not have the shape of out as shared(3, gradOutput)"},
    {161002, "rank(gradOutput) >= 4 does not hold"},
    {161002, "rank(gradOutput) <= 5 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param adaptive_avg_pool3d_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the means",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = adaptive_avg_pool3d_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input of AdaptiveAvgPool3d, whose shape alone matters",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = adaptive_avg_pool3d_backward_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = adaptive_avg_pool3d_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = adaptive_avg_pool3d_backward_out_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_adaptive_avg_pool3d_backward(const ac_entry_args *args,
                                                        uint64_t *workspace_size,
                                                        aclOpExecutor **executor)
{
    return aclnnAdaptiveAvgPool3dBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, workspace_size, executor);
}

static bool fits_adaptive_avg_pool3d_backward(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 4.0 && (double)shapes[0].rank <= 5.0;
}

const ac_entry adaptive_avg_pool3d_backward_entry = {
    .name = "aclnnAdaptiveAvgPool3dBackward",
    .op = "AdaptiveAvgPool3dBackward",
    .snake = "adaptive_avg_pool3d_backward",
    .doc = "AdaptiveAvgPool3dBackward: the gradient of AdaptiveAvgPool3d: each element has its "
           "part of the gradients of the shares that have it.",
    .family = "pooling",
    .spec = "spec/pooling/adaptive_avg_pool3d_backward.yaml",
    .header = "aclnnop/aclnn_adaptive_avg_pool3d_backward.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = adaptive_avg_pool3d_backward_params,
    .param_count = sizeof(adaptive_avg_pool3d_backward_params) /
                   sizeof(adaptive_avg_pool3d_backward_params[0]),
    .types = adaptive_avg_pool3d_backward_types,
    .type_count =
        sizeof(adaptive_avg_pool3d_backward_types) / sizeof(adaptive_avg_pool3d_backward_types[0]),
    .space = {"gradOutput", NULL},
    .formulas = adaptive_avg_pool3d_backward_formulas,
    .formula_count = 1,
    .bounds = adaptive_avg_pool3d_backward_bounds,
    .bound_count = sizeof(adaptive_avg_pool3d_backward_bounds) /
                   sizeof(adaptive_avg_pool3d_backward_bounds[0]),
    .requires_ = adaptive_avg_pool3d_backward_requires,
    .fits = fits_adaptive_avg_pool3d_backward,
    .notes = adaptive_avg_pool3d_backward_notes,
    .refusals = adaptive_avg_pool3d_backward_refusals,
    .example = adaptive_avg_pool3d_backward_example,
    .prepare = prepare_adaptive_avg_pool3d_backward,
    .launch = aclnnAdaptiveAvgPool3dBackward,
};
