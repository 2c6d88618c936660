/*
 * Generated from spec/pooling/max_pool2d_with_indices_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_max_pool2d_with_indices_backward.h"
#include "client/catalogue.h"

static const ac_entry_type max_pool2d_with_indices_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula max_pool2d_with_indices_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "sum(gradOutput)",
    },
};

static const ac_entry_bound max_pool2d_with_indices_backward_bounds[] = {
    {"gradInput", "sum"},
};

static const char *const max_pool2d_with_indices_backward_requires[] = {
    "rank(gradOutput) >= 3",
    "rank(gradOutput) <= 4",
    NULL,
};

static const char *const max_pool2d_with_indices_backward_notes[] = {
    "Elements that no index names have the gradient 0.",
    "Gradients that meet are added in the order of their places, so the result is the same in "
    "every run; the vendor leaves the order open.",
    "An index that the plane of self does not have is an error when the call runs, with its place"
    " in indices; so is the -1 of a window that shows nothing. An index may name an element that "
    "its window does not show.",
    "Dilations may be above 1 on all products; the vendor allows it on ascend950.",
    NULL,
};

static const uint64_t max_pool2d_with_indices_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t max_pool2d_with_indices_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t max_pool2d_with_indices_backward_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t max_pool2d_with_indices_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_cut max_pool2d_with_indices_backward_grad_input_cuts[] = {
    {
        .part = "gradInput",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_CHOSEN,
        .args = {NULL, "indices", "kernelSize", "stride", NULL, "padding", "dilation", "ceilMode"},
        .numbers = {2, 0, 0, 0, 0, 0, 0, 0},
        .arg_count = 8,
    },
};

/* clang-format off */
static const ac_entry_value max_pool2d_with_indices_backward_example[] = {
    {"gradOutput", false, "[[[1, 2]]]"},
    {"self", false, "[[[0, 0, 0], [0, 0, 0]]]"},
    {"indices", false, "[[[3, 3]]]"},
    {"kernelSize", false, "[2]"},
    {"stride", false, "[1]"},
    {"padding", false, "[0]"},
    {"dilation", false, "[1]"},
    {"ceilMode", false, "0"},
    {"gradInput", true, "[[[0, 0, 0], [3, 0, 0]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal max_pool2d_with_indices_backward_refusals[] = {
    {161001, "gradOutput, self, indices, kernelSize, stride, padding, dilation or gradInput is null"},
    {161002, "gradOutput or indices has a dtype that is not listed for it"},
    {161002, "self or gradInput does not have the dtype of gradOutput"},
    {161002, "gradOutput, self, indices or gradInput has a rank above 8"},
    {161002, "gradInput does not have the shape of self"},
    {161002, "gradInput has fewer than 2 axes, or one of the last is empty; kernelSize, stride, padding or dilation has another number of values, or one below 1, of padding one below 0; padding adds more to an axis than kernelSize has there; ceilMode is not 0 or 1; one of the last axes is shorter than a window; or indices has not one element for each window; or gradOutput does not have the shape of gradInput as chosen(2, indices, kernelSize, stride, 0, padding, dilation, ceilMode)"},
    {161002, "rank(gradOutput) >= 3 does not hold"},
    {161002, "rank(gradOutput) <= 4 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param max_pool2d_with_indices_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the greatest elements",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_pool2d_with_indices_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input of MaxPool2dWithIndices, whose shape alone matters",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = max_pool2d_with_indices_backward_self_dtypes,
    },
    {
        .name = "indices",
        .c_type = "const aclTensor *",
        .doc = "where the greatest elements are: row * width + column",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = max_pool2d_with_indices_backward_indices_dtypes,
    },
    {
        .name = "kernelSize",
        .c_type = "const aclIntArray *",
        .doc = "how many elements a window has: (height, width), or one number for both",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "stride",
        .c_type = "const aclIntArray *",
        .doc = "how far windows are apart; none means the kernel",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "padding",
        .c_type = "const aclIntArray *",
        .doc = "how far windows reach beyond both ends of an axis",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "dilation",
        .c_type = "const aclIntArray *",
        .doc = "how far the elements that a window shows are apart",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "ceilMode",
        .c_type = "bool",
        .doc = "whether the last window of an axis may reach further, if it begins before the "
               "padding at the end",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
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
        .dtypes = max_pool2d_with_indices_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = max_pool2d_with_indices_backward_grad_input_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_max_pool2d_with_indices_backward(const ac_entry_args *args,
                                                            uint64_t *workspace_size,
                                                            aclOpExecutor **executor)
{
    return aclnnMaxPool2dWithIndicesBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integers,
        args->of[4].integers, args->of[5].integers, args->of[6].integers, args->of[7].boolean,
        args->of[8].tensor, workspace_size, executor);
}

static bool fits_max_pool2d_with_indices_backward(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 3.0 && (double)shapes[0].rank <= 4.0;
}

const ac_entry max_pool2d_with_indices_backward_entry = {
    .name = "aclnnMaxPool2dWithIndicesBackward",
    .op = "MaxPool2dWithIndicesBackward",
    .snake = "max_pool2d_with_indices_backward",
    .doc = "MaxPool2dWithIndicesBackward: the gradient of MaxPool2dWithIndices: each gradient "
           "falls on the element that was the greatest.",
    .family = "pooling",
    .spec = "spec/pooling/max_pool2d_with_indices_backward.yaml",
    .header = "aclnnop/aclnn_max_pool2d_with_indices_backward.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = max_pool2d_with_indices_backward_params,
    .param_count = sizeof(max_pool2d_with_indices_backward_params) /
                   sizeof(max_pool2d_with_indices_backward_params[0]),
    .types = max_pool2d_with_indices_backward_types,
    .type_count = sizeof(max_pool2d_with_indices_backward_types) /
                  sizeof(max_pool2d_with_indices_backward_types[0]),
    .space = {"gradOutput", NULL},
    .formulas = max_pool2d_with_indices_backward_formulas,
    .formula_count = 1,
    .bounds = max_pool2d_with_indices_backward_bounds,
    .bound_count = sizeof(max_pool2d_with_indices_backward_bounds) /
                   sizeof(max_pool2d_with_indices_backward_bounds[0]),
    .requires_ = max_pool2d_with_indices_backward_requires,
    .fits = fits_max_pool2d_with_indices_backward,
    .notes = max_pool2d_with_indices_backward_notes,
    .refusals = max_pool2d_with_indices_backward_refusals,
    .example = max_pool2d_with_indices_backward_example,
    .prepare = prepare_max_pool2d_with_indices_backward,
    .launch = aclnnMaxPool2dWithIndicesBackward,
};
