/*
 * Generated from spec/loss/l1_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_l1_loss_backward.h"
#include "client/catalogue.h"

static const ac_entry_type l1_loss_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S", "R"}, NULL, 0, NULL},
};

static const ac_entry_formula l1_loss_backward_formulas[] = {
    {
        .output = "slope",
        .when = "",
        .text = "where(self < target, -1, where(self > target, 1, 0))",
    },
    {
        .output = "gradInput",
        .when = "reduction is mean",
        .text = "gradOutput * slope * (1 / count(self))",
    },
    {
        .output = "gradInput",
        .when = "",
        .text = "gradOutput * slope",
    },
};

static const ac_entry_bound l1_loss_backward_bounds[] = {
    {"gradInput", "1 ulp"},
};

static const char *const l1_loss_backward_requires[] = {
    NULL,
};

static const char *const l1_loss_backward_notes[] = {
    "The slope is 0 beside a nan in self or target. The mean divides by the elements of self, "
    "whatever it broadcasts to.",
    "The vendor checks the reduction before the dtypes.",
    NULL,
};

static const uint64_t l1_loss_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t l1_loss_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t l1_loss_backward_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t l1_loss_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

static const ac_entry_choice l1_loss_backward_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

/* clang-format off */
static const ac_entry_value l1_loss_backward_example[] = {
    {"gradOutput", false, "2"},
    {"self", false, "[1, 3, -4]"},
    {"target", false, "[0, 3, 1]"},
    {"reduction", false, "none"},
    {"gradInput", true, "[2, 0, -2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal l1_loss_backward_refusals[] = {
    {161001, "gradOutput, self, target or gradInput is null"},
    {161002, "gradOutput, self or target has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of gradInput"},
    {161002, "gradOutput, self, target or gradInput has a rank above 8"},
    {161002, "gradOutput and self do not broadcast together"},
    {161002, "target does not broadcast together with the broadcast of gradOutput and self"},
    {161002, "gradInput does not have the shape of the broadcast of gradOutput, self and target"},
    {161002, "reduction is none of none, mean, sum"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param l1_loss_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the loss",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = l1_loss_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "predictions",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .counted = true,
        .dtypes = l1_loss_backward_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "what they should have been",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = l1_loss_backward_target_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what was made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = l1_loss_backward_reduction_choices,
        .choice_count = 3,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = l1_loss_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "self", "target"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_l1_loss_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnL1LossBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                               args->of[2].tensor, args->of[3].integer,
                                               args->of[4].tensor, workspace_size, executor);
}

const ac_entry l1_loss_backward_entry = {
    .name = "aclnnL1LossBackward",
    .op = "L1LossBackward",
    .snake = "l1_loss_backward",
    .doc = "L1LossBackward: the gradient of the absolute error with respect to self.",
    .family = "loss",
    .spec = "spec/loss/l1_loss_backward.yaml",
    .header = "aclnnop/aclnn_l1_loss_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = l1_loss_backward_params,
    .param_count = sizeof(l1_loss_backward_params) / sizeof(l1_loss_backward_params[0]),
    .types = l1_loss_backward_types,
    .type_count = sizeof(l1_loss_backward_types) / sizeof(l1_loss_backward_types[0]),
    .space = {"gradOutput", "self", "target"},
    .formulas = l1_loss_backward_formulas,
    .formula_count = 3,
    .bounds = l1_loss_backward_bounds,
    .bound_count = sizeof(l1_loss_backward_bounds) / sizeof(l1_loss_backward_bounds[0]),
    .requires_ = l1_loss_backward_requires,
    .notes = l1_loss_backward_notes,
    .refusals = l1_loss_backward_refusals,
    .example = l1_loss_backward_example,
    .prepare = prepare_l1_loss_backward,
    .launch = aclnnL1LossBackward,
};
