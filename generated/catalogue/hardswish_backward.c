/*
 * Generated from spec/activation/hardswish_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_hardswish_backward.h"
#include "client/catalogue.h"

static const ac_entry_type hardswish_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula hardswish_backward_formulas[] = {
    {
        .output = "slope",
        .when = "",
        .text = "where(self < -3, 0, where(self > 3, 1, (self + 1.5) / 3))",
    },
    {
        .output = "out",
        .when = "",
        .text = "gradOutput * slope",
    },
};

static const ac_entry_bound hardswish_backward_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const hardswish_backward_requires[] = {
    NULL,
};

static const char *const hardswish_backward_notes[] = {
    "The slope at -3 is -0.5 and at 3 it is 1.5: both limits belong to the linear piece, and not "
    "to the constant ones.",
    "A nan in self gives nan, as mathematics says; the vendor's kernel takes 1 for the slope "
    "there.",
    "The vendor's documentation gives the linear piece as self / 3 + 0.5, which loses its digits "
    "next to the root at -1.5. (self + 1.5) / 3 is the same and keeps them.",
    NULL,
};

static const uint64_t hardswish_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardswish_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardswish_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value hardswish_backward_example[] = {
    {"gradOutput", false, "[2, 2, 2, 2]"},
    {"self", false, "[-3.5, -3, 3, 3.5]"},
    {"out", true, "[0, -1, 3, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal hardswish_backward_refusals[] = {
    {161001, "gradOutput, self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "gradOutput or out does not have the dtype of self"},
    {161002, "gradOutput, self or out has a rank above 8"},
    {161002, "gradOutput or out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param hardswish_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Hardswish",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardswish_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Hardswish",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardswish_backward_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardswish_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_hardswish_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnHardswishBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                  args->of[2].tensor, workspace_size, executor);
}

const ac_entry hardswish_backward_entry = {
    .name = "aclnnHardswishBackward",
    .op = "HardswishBackward",
    .snake = "hardswish_backward",
    .doc = "HardswishBackward: the gradient of Hardswish, which is self * min(max(self + 3, 0), "
           "6) / 6.",
    .family = "activation",
    .spec = "spec/activation/hardswish_backward.yaml",
    .header = "aclnnop/aclnn_hardswish_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = hardswish_backward_params,
    .param_count = sizeof(hardswish_backward_params) / sizeof(hardswish_backward_params[0]),
    .types = hardswish_backward_types,
    .type_count = sizeof(hardswish_backward_types) / sizeof(hardswish_backward_types[0]),
    .space = {"self", NULL},
    .formulas = hardswish_backward_formulas,
    .formula_count = 2,
    .bounds = hardswish_backward_bounds,
    .bound_count = sizeof(hardswish_backward_bounds) / sizeof(hardswish_backward_bounds[0]),
    .requires_ = hardswish_backward_requires,
    .notes = hardswish_backward_notes,
    .refusals = hardswish_backward_refusals,
    .example = hardswish_backward_example,
    .prepare = prepare_hardswish_backward,
    .launch = aclnnHardswishBackward,
};
