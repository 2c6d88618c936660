/*
 * Generated from spec/movement/circular_pad2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_circular_pad2d_backward.h"
#include "client/catalogue.h"

static const ac_entry_type circular_pad2d_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula circular_pad2d_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "sum(gradOutput)",
    },
};

static const ac_entry_bound circular_pad2d_backward_bounds[] = {
    {"gradInput", "sum"},
};

static const char *const circular_pad2d_backward_requires[] = {
    "rank(gradOutput) >= 3",
    "rank(gradOutput) <= 4",
    NULL,
};

static const char *const circular_pad2d_backward_notes[] = {
    "Gradients that meet are added in the order of their places, so the result is the same in "
    "every run; the vendor leaves the order open.",
    NULL,
};

static const uint64_t circular_pad2d_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t circular_pad2d_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t circular_pad2d_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_cut circular_pad2d_backward_grad_input_cuts[] = {
    {
        .part = "gradInput",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_WRAPPED,
        .args = {NULL, "padding"},
        .numbers = {2, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value circular_pad2d_backward_example[] = {
    {"gradOutput", false, "[[[1, 2, 3], [4, 5, 6]]]"},
    {"self", false, "[[[0, 0]]]"},
    {"padding", false, "[1, 0, 0, 1]"},
    {"gradInput", true, "[[[7, 14]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal circular_pad2d_backward_refusals[] = {
    {161001, "gradOutput, self, padding or gradInput is null"},
    {161002, "gradOutput has a dtype that is not listed for it"},
    {161002, "self or gradInput does not have the dtype of gradOutput"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradInput does not have the shape of self"},
    {161002, "gradInput has fewer than 2 axes, padding has not two values for each of the last 2, or one below 0, or one above the extent of its axis"},
    {161002, "gradOutput does not have the shape of gradInput as wrapped(2, padding)"},
    {161002, "rank(gradOutput) >= 3 does not hold"},
    {161002, "rank(gradOutput) <= 4 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param circular_pad2d_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the longer tensor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = circular_pad2d_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input of CircularPad2d, whose shape alone matters",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = circular_pad2d_backward_self_dtypes,
    },
    {
        .name = "padding",
        .c_type = "const aclIntArray *",
        .doc = "how many elements were added: (left, right, top, bottom)",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
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
        .dtypes = circular_pad2d_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = circular_pad2d_backward_grad_input_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_circular_pad2d_backward(const ac_entry_args *args,
                                                   uint64_t *workspace_size,
                                                   aclOpExecutor **executor)
{
    return aclnnCircularPad2dBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                      args->of[2].integers, args->of[3].tensor,
                                                      workspace_size, executor);
}

static bool fits_circular_pad2d_backward(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 3.0 && (double)shapes[0].rank <= 4.0;
}

const ac_entry circular_pad2d_backward_entry = {
    .name = "aclnnCircularPad2dBackward",
    .op = "CircularPad2dBackward",
    .snake = "circular_pad2d_backward",
    .doc = "CircularPad2dBackward: the gradient of CircularPad2d: each element is the sum of the "
           "gradients at the places that it was continued to.",
    .family = "movement",
    .spec = "spec/movement/circular_pad2d_backward.yaml",
    .header = "aclnnop/aclnn_circular_pad2d_backward.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = circular_pad2d_backward_params,
    .param_count =
        sizeof(circular_pad2d_backward_params) / sizeof(circular_pad2d_backward_params[0]),
    .types = circular_pad2d_backward_types,
    .type_count = sizeof(circular_pad2d_backward_types) / sizeof(circular_pad2d_backward_types[0]),
    .space = {"gradOutput", NULL},
    .formulas = circular_pad2d_backward_formulas,
    .formula_count = 1,
    .bounds = circular_pad2d_backward_bounds,
    .bound_count =
        sizeof(circular_pad2d_backward_bounds) / sizeof(circular_pad2d_backward_bounds[0]),
    .requires_ = circular_pad2d_backward_requires,
    .fits = fits_circular_pad2d_backward,
    .notes = circular_pad2d_backward_notes,
    .refusals = circular_pad2d_backward_refusals,
    .example = circular_pad2d_backward_example,
    .prepare = prepare_circular_pad2d_backward,
    .launch = aclnnCircularPad2dBackward,
};
