/*
 * Generated from spec/pooling/adaptive_max_pool2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_adaptive_max_pool2d_backward.h"
#include "client/catalogue.h"

static const ac_entry_type adaptive_max_pool2d_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula adaptive_max_pool2d_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "sum(gradOutput)",
    },
};

static const ac_entry_bound adaptive_max_pool2d_backward_bounds[] = {
    {"gradInput", "sum"},
};

static const char *const adaptive_max_pool2d_backward_requires[] = {
    "rank(gradOutput) >= 3",
    "rank(gradOutput) <= 4",
    NULL,
};

static const char *const adaptive_max_pool2d_backward_notes[] = {
    "The vendor's list of dtypes and products is not known here; those of "
    "MaxPool2dWithIndicesBackward are taken.",
    "Elements that no index names have the gradient 0.",
    "Gradients that meet are added in the order of their places, so the result is the same in "
    "every run.",
    "An index that self does not have there is an error when the call runs, with its place in "
    "indices.",
    NULL,
};

static const uint64_t adaptive_max_pool2d_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t adaptive_max_pool2d_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t adaptive_max_pool2d_backward_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t adaptive_max_pool2d_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_cut adaptive_max_pool2d_backward_grad_input_cuts[] = {
    {
        .part = "gradInput",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_LOCATED,
        .args = {NULL, "indices"},
        .numbers = {2, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value adaptive_max_pool2d_backward_example[] = {
    {"gradOutput", false, "[[[1, 2]]]"},
    {"self", false, "[[[0, 0, 0], [0, 0, 0]]]"},
    {"indices", false, "[[[4, 4]]]"},
    {"gradInput", true, "[[[0, 0, 0], [0, 3, 0]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal adaptive_max_pool2d_backward_refusals[] = {
    {161001, "gradOutput, self, indices or gradInput is null"},
    {161002, "gradOutput or indices has a dtype that is not listed for it"},
    {161002, "self or gradInput does not have the dtype of gradOutput"},
    {161002, "gradOutput, self, indices or gradInput has a rank above 8"},
    {161002, "gradInput does not have the shape of self"},
    {161002, "indices does not begin with the extents of gradInput in front of its last 2 axes; or it has elements, and those axes have none; or gradOutput does not have the shape of gradInput as located(2, indices)"},
    {161002, "rank(gradOutput) >= 3 does not hold"},
    {161002, "rank(gradOutput) <= 4 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param adaptive_max_pool2d_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the greatest elements",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = adaptive_max_pool2d_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input of AdaptiveMaxPool2d, whose shape alone matters",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = adaptive_max_pool2d_backward_self_dtypes,
    },
    {
        .name = "indices",
        .c_type = "const aclTensor *",
        .doc = "where the greatest elements are: row * width + column",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = adaptive_max_pool2d_backward_indices_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "the gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .fold = true,
        .type = "T",
        .dtypes = adaptive_max_pool2d_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = adaptive_max_pool2d_backward_grad_input_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_adaptive_max_pool2d_backward(const ac_entry_args *args,
                                                        uint64_t *workspace_size,
                                                        aclOpExecutor **executor)
{
    return aclnnAdaptiveMaxPool2dBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                          args->of[2].tensor, args->of[3].tensor,
                                                          workspace_size, executor);
}

static bool fits_adaptive_max_pool2d_backward(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 3.0 && (double)shapes[0].rank <= 4.0;
}

const ac_entry adaptive_max_pool2d_backward_entry = {
    .name = "aclnnAdaptiveMaxPool2dBackward",
    .op = "AdaptiveMaxPool2dBackward",
    .snake = "adaptive_max_pool2d_backward",
    .doc = "AdaptiveMaxPool2dBackward: the gradient of AdaptiveMaxPool2d: each gradient falls on "
           "the element that was the greatest.",
    .family = "pooling",
    .spec = "spec/pooling/adaptive_max_pool2d_backward.yaml",
    .header = "aclnnop/aclnn_adaptive_max_pool2d_backward.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = adaptive_max_pool2d_backward_params,
    .param_count = sizeof(adaptive_max_pool2d_backward_params) /
                   sizeof(adaptive_max_pool2d_backward_params[0]),
    .types = adaptive_max_pool2d_backward_types,
    .type_count =
        sizeof(adaptive_max_pool2d_backward_types) / sizeof(adaptive_max_pool2d_backward_types[0]),
    .space = {"gradOutput", NULL},
    .formulas = adaptive_max_pool2d_backward_formulas,
    .formula_count = 1,
    .bounds = adaptive_max_pool2d_backward_bounds,
    .bound_count = sizeof(adaptive_max_pool2d_backward_bounds) /
                   sizeof(adaptive_max_pool2d_backward_bounds[0]),
    .requires_ = adaptive_max_pool2d_backward_requires,
    .fits = fits_adaptive_max_pool2d_backward,
    .notes = adaptive_max_pool2d_backward_notes,
    .refusals = adaptive_max_pool2d_backward_refusals,
    .example = adaptive_max_pool2d_backward_example,
    .prepare = prepare_adaptive_max_pool2d_backward,
    .launch = aclnnAdaptiveMaxPool2dBackward,
};
