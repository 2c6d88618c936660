/*
 * Generated from spec/pooling/avg_pool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_avgpool3d_backward.h"
#include "client/catalogue.h"

static const ac_entry_type avg_pool3d_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula avg_pool3d_backward_formulas[] = {
    {
        .output = "output",
        .when = "",
        .text = "mean(gradOutput)",
    },
};

static const ac_entry_bound avg_pool3d_backward_bounds[] = {
    {"output", "sum"},
};

static const char *const avg_pool3d_backward_requires[] = {
    "rank(gradOutput) >= 4",
    "rank(gradOutput) <= 5",
    NULL,
};

static const char *const avg_pool3d_backward_notes[] = {
    "The vendor's list of dtypes and products is not known here; those of AvgPool2dBackward on "
    "these products are taken.",
    "Elements that no window shows have the gradient 0.",
    "Gradients that meet are added in the order of their places, so the result is the same in "
    "every run.",
    "Every plain format will do.",
    NULL,
};

static const uint64_t avg_pool3d_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t avg_pool3d_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t avg_pool3d_backward_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_cut avg_pool3d_backward_output_cuts[] = {
    {
        .part = "output",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_AVERAGED,
        .args = {NULL, "kernelSize", "stride", "padding", "ceilMode", "countIncludePad",
                 "divisorOverride"},
        .numbers = {3, 0, 0, 0, 0, 0, 0},
        .arg_count = 7,
    },
};

/* clang-format off */
static const ac_entry_value avg_pool3d_backward_example[] = {
    {"gradOutput", false, "[[[[8]]]]"},
    {"self", false, "[[[[0, 0], [0, 0]], [[0, 0], [0, 0]]]]"},
    {"kernelSize", false, "[2]"},
    {"stride", false, "[]"},
    {"padding", false, "[0]"},
    {"ceilMode", false, "0"},
    {"countIncludePad", false, "1"},
    {"divisorOverride", false, "0"},
    {"output", true, "[[[[1, 1], [1, 1]], [[1, 1], [1, 1]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal avg_pool3d_backward_refusals[] = {
    {161001, "gradOutput, self, kernelSize, stride, padding or output is null"},
    {161002, "gradOutput has a dtype that is not listed for it"},
    {161002, "self or output does not have the dtype of gradOutput"},
    {161002, "gradOutput, self or output has a rank above 8"},
    {161002, "output does not have the shape of self"},
    {161002, "output has fewer than 3 axes, or one of the last is empty; kernelSize, stride or padding has another number of values, or one below 1, of padding one below 0; padding adds more to an axis than kernelSize has there; or one of the last axes is shorter than a window"},
    {161002, "gradOutput does not have the shape of output as averaged(3, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride)"},
    {161002, "rank(gradOutput) >= 4 does not hold"},
    {161002, "rank(gradOutput) <= 5 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param avg_pool3d_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the means",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = avg_pool3d_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input of AvgPool3d, whose shape alone matters",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = avg_pool3d_backward_self_dtypes,
    },
    {
        .name = "kernelSize",
        .c_type = "const aclIntArray *",
        .doc = "how many elements a window has: (depth, height, width), or one number for all",
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
        .name = "countIncludePad",
        .c_type = "bool",
        .doc = "whether the divisor counts what a window shows of the padding, too",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "divisorOverride",
        .c_type = "int64_t",
        .doc = "the divisor, if it is not 0",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "output",
        .c_type = "aclTensor *",
        .doc = "the gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = avg_pool3d_backward_output_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = avg_pool3d_backward_output_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_avg_pool3d_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnAvgPool3dBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].integers, args->of[3].integers,
        args->of[4].integers, args->of[5].boolean, args->of[6].boolean, args->of[7].integer,
        args->of[8].tensor, workspace_size, executor);
}

static bool fits_avg_pool3d_backward(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 4.0 && (double)shapes[0].rank <= 5.0;
}

const ac_entry avg_pool3d_backward_entry = {
    .name = "aclnnAvgPool3dBackward",
    .op = "AvgPool3dBackward",
    .snake = "avg_pool3d_backward",
    .doc = "AvgPool3dBackward: the gradient of AvgPool3d: each element has a share of the "
           "gradients of all windows that show it.",
    .family = "pooling",
    .spec = "spec/pooling/avg_pool3d_backward.yaml",
    .header = "aclnnop/aclnn_avgpool3d_backward.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = avg_pool3d_backward_params,
    .param_count = sizeof(avg_pool3d_backward_params) / sizeof(avg_pool3d_backward_params[0]),
    .types = avg_pool3d_backward_types,
    .type_count = sizeof(avg_pool3d_backward_types) / sizeof(avg_pool3d_backward_types[0]),
    .space = {"gradOutput", NULL},
    .formulas = avg_pool3d_backward_formulas,
    .formula_count = 1,
    .bounds = avg_pool3d_backward_bounds,
    .bound_count = sizeof(avg_pool3d_backward_bounds) / sizeof(avg_pool3d_backward_bounds[0]),
    .requires_ = avg_pool3d_backward_requires,
    .fits = fits_avg_pool3d_backward,
    .notes = avg_pool3d_backward_notes,
    .refusals = avg_pool3d_backward_refusals,
    .example = avg_pool3d_backward_example,
    .prepare = prepare_avg_pool3d_backward,
    .launch = aclnnAvgPool3dBackward,
};
