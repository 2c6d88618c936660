/*
 * Generated from spec/pooling/avg_pool2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_avgpool2d_backward.h"
#include "client/catalogue.h"

static const ac_entry_type avg_pool2d_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula avg_pool2d_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "mean(gradOutput)",
    },
};

static const ac_entry_bound avg_pool2d_backward_bounds[] = {
    {"gradInput", "sum"},
};

static const char *const avg_pool2d_backward_requires[] = {
    "rank(gradOutput) >= 3",
    "rank(gradOutput) <= 4",
    NULL,
};

static const char *const avg_pool2d_backward_notes[] = {
    "Elements that no window shows have the gradient 0.",
    "Gradients that meet are added in the order of their places, so the result is the same in "
    "every run; the vendor leaves the order open.",
    "The vendor wants the formats NCL and NCHW; here every plain format will do.",
    NULL,
};

static const uint64_t avg_pool2d_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t avg_pool2d_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t avg_pool2d_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice avg_pool2d_backward_cube_math_type_choices[] = {
    {"keep", NULL, 0},
    {"may_lower", NULL, 1},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
};

static const ac_entry_cut avg_pool2d_backward_grad_input_cuts[] = {
    {
        .part = "gradInput",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_AVERAGED,
        .args = {NULL, "kernelSize", "stride", "padding", "ceilMode", "countIncludePad",
                 "divisorOverride"},
        .numbers = {2, 0, 0, 0, 0, 0, 0},
        .arg_count = 7,
    },
};

/* clang-format off */
static const ac_entry_value avg_pool2d_backward_example[] = {
    {"gradOutput", false, "[[[1, 2]]]"},
    {"self", false, "[[[0, 0, 0], [0, 0, 0]]]"},
    {"kernelSize", false, "[2]"},
    {"stride", false, "[1]"},
    {"padding", false, "[0]"},
    {"ceilMode", false, "0"},
    {"countIncludePad", false, "1"},
    {"divisorOverride", false, "0"},
    {"cubeMathType", false, "keep"},
    {"gradInput", true, "[[[0.25, 0.75, 0.5], [0.25, 0.75, 0.5]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal avg_pool2d_backward_refusals[] = {
    {161001, "gradOutput, self, kernelSize, stride, padding or gradInput is null"},
    {161002, "gradOutput has a dtype that is not listed for it"},
    {161002, "self or gradInput does not have the dtype of gradOutput"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradInput does not have the shape of self"},
    {161002, "gradInput has fewer than 2 axes, or one of the last is empty; kernelSize, stride or padding has another number of values, or one below 1, of padding one below 0; padding adds more to an axis than kernelSize has there; or one of the last axes is shorter than a window"},
    {161002, "gradOutput does not have the shape of gradInput as averaged(2, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride)"},
    {161002, "rank(gradOutput) >= 3 does not hold"},
    {161002, "rank(gradOutput) <= 4 does not hold"},
    {161002, "cubeMathType is none of keep, may_lower, may_use_f16, may_use_hf32"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param avg_pool2d_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the means",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = avg_pool2d_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input of AvgPool2d, whose shape alone matters",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = avg_pool2d_backward_self_dtypes,
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
        .name = "cubeMathType",
        .c_type = "int8_t",
        .doc = "how precise the sums have to be at least; they never are less precise than for 0",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = avg_pool2d_backward_cube_math_type_choices,
        .choice_count = 4,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "the gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = avg_pool2d_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = avg_pool2d_backward_grad_input_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_avg_pool2d_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnAvgPool2dBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].integers, args->of[3].integers,
        args->of[4].integers, args->of[5].boolean, args->of[6].boolean, args->of[7].integer,
        (int8_t)args->of[8].integer, args->of[9].tensor, workspace_size, executor);
}

static bool fits_avg_pool2d_backward(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 3.0 && (double)shapes[0].rank <= 4.0;
}

const ac_entry avg_pool2d_backward_entry = {
    .name = "aclnnAvgPool2dBackward",
    .op = "AvgPool2dBackward",
    .snake = "avg_pool2d_backward",
    .doc = "AvgPool2dBackward: the gradient of AvgPool2d: each element has a share of the "
           "gradients of all windows that show it.",
    .family = "pooling",
    .spec = "spec/pooling/avg_pool2d_backward.yaml",
    .header = "aclnnop/aclnn_avgpool2d_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = avg_pool2d_backward_params,
    .param_count = sizeof(avg_pool2d_backward_params) / sizeof(avg_pool2d_backward_params[0]),
    .types = avg_pool2d_backward_types,
    .type_count = sizeof(avg_pool2d_backward_types) / sizeof(avg_pool2d_backward_types[0]),
    .space = {"gradOutput", NULL},
    .formulas = avg_pool2d_backward_formulas,
    .formula_count = 1,
    .bounds = avg_pool2d_backward_bounds,
    .bound_count = sizeof(avg_pool2d_backward_bounds) / sizeof(avg_pool2d_backward_bounds[0]),
    .requires_ = avg_pool2d_backward_requires,
    .fits = fits_avg_pool2d_backward,
    .notes = avg_pool2d_backward_notes,
    .refusals = avg_pool2d_backward_refusals,
    .example = avg_pool2d_backward_example,
    .prepare = prepare_avg_pool2d_backward,
    .launch = aclnnAvgPool2dBackward,
};
