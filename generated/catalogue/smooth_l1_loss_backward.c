/*
 * Generated from spec/loss/smooth_l1_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_smooth_l1_loss_backward.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type smooth_l1_loss_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S", "R"}, NULL, 0, NULL},
};

static const ac_entry_formula smooth_l1_loss_backward_formulas[] = {
    {
        .output = "d",
        .when = "",
        .text = "self - target",
    },
    {
        .output = "slope",
        .when = "",
        .text = "where(abs(d) < beta, d / beta, where(self < target, -1, where(self > target, 1, "
                "d)))",
    },
    {
        .output = "gradInput",
        .when = "reduction is mean",
        .text = "gradOut * slope * (1 / count(self))",
    },
    {
        .output = "gradInput",
        .when = "",
        .text = "gradOut * slope",
    },
};

static const ac_entry_bound smooth_l1_loss_backward_bounds[] = {
    {"gradInput", "1 ulp"},
};

static const char *const smooth_l1_loss_backward_requires[] = {
    "beta >= 0",
    NULL,
};

static const char *const smooth_l1_loss_backward_notes[] = {
    "At a beta of 0 a difference of 0 gives 0; ascend950 gives nan there.",
    "The mean divides by the elements of self, whatever it broadcasts to.",
    NULL,
};

static const uint64_t smooth_l1_loss_backward_grad_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t smooth_l1_loss_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t smooth_l1_loss_backward_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t smooth_l1_loss_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice smooth_l1_loss_backward_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

static const ac_entry_value smooth_l1_loss_backward_example[] = {
    {"gradOut", false, "2"},
    {"self", false, "[1, 3, -4]"},
    {"target", false, "[0.75, 3, 1]"},
    {"reduction", false, "none"},
    {"beta", false, "0.5"},
    {"gradInput", true, "[1, 0, -2]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal smooth_l1_loss_backward_refusals[] = {
    {161001, "gradOut, self, target or gradInput is null"},
    {161002, "gradOut, self, target or gradInput has a dtype that is not listed for it"},
    {161002, "gradOut, self, target or gradInput has a rank above 8"},
    {161002, "gradOut and self do not broadcast together"},
    {161002, "target does not broadcast together with the broadcast of gradOut and self"},
    {161002, "gradInput does not have the shape of the broadcast of gradOut, self and target"},
    {161002, "beta >= 0 does not hold"},
    {161002, "reduction is none of none, mean, sum"},
    {0, NULL},
};

static const ac_entry_param smooth_l1_loss_backward_params[] = {
    {
        .name = "gradOut",
        .c_type = "const aclTensor *",
        .doc = "gradient of the loss",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = smooth_l1_loss_backward_grad_out_dtypes,
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
        .dtypes = smooth_l1_loss_backward_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "what they should have been",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = smooth_l1_loss_backward_target_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what was made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = smooth_l1_loss_backward_reduction_choices,
        .choice_count = 3,
    },
    {
        .name = "beta",
        .c_type = "float",
        .doc = "the difference from which on the loss is linear",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
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
        .dtypes = smooth_l1_loss_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOut", "self", "target"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_smooth_l1_loss_backward(const ac_entry_args *args,
                                                   uint64_t *workspace_size,
                                                   aclOpExecutor **executor)
{
    return aclnnSmoothL1LossBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integer,
        args->of[4].single, args->of[5].tensor, workspace_size, executor);
}

const ac_entry smooth_l1_loss_backward_entry = {
    .name = "aclnnSmoothL1LossBackward",
    .op = "SmoothL1LossBackward",
    .snake = "smooth_l1_loss_backward",
    .doc = "SmoothL1LossBackward: the gradient of the smooth absolute error with respect to self.",
    .family = "loss",
    .spec = "spec/loss/smooth_l1_loss_backward.yaml",
    .header = "aclnnop/aclnn_smooth_l1_loss_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = smooth_l1_loss_backward_params,
    .param_count =
        sizeof(smooth_l1_loss_backward_params) / sizeof(smooth_l1_loss_backward_params[0]),
    .types = smooth_l1_loss_backward_types,
    .type_count = sizeof(smooth_l1_loss_backward_types) / sizeof(smooth_l1_loss_backward_types[0]),
    .space = {"gradOut", "self", "target"},
    .formulas = smooth_l1_loss_backward_formulas,
    .formula_count = 4,
    .bounds = smooth_l1_loss_backward_bounds,
    .bound_count =
        sizeof(smooth_l1_loss_backward_bounds) / sizeof(smooth_l1_loss_backward_bounds[0]),
    .requires_ = smooth_l1_loss_backward_requires,
    .notes = smooth_l1_loss_backward_notes,
    .refusals = smooth_l1_loss_backward_refusals,
    .example = smooth_l1_loss_backward_example,
    .prepare = prepare_smooth_l1_loss_backward,
    .launch = aclnnSmoothL1LossBackward,
};
