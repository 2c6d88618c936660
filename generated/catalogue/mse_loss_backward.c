/*
 * Generated from spec/loss/mse_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_mse_loss_backward.h"
#include "client/catalogue.h"

static const ac_entry_type mse_loss_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula mse_loss_backward_formulas[] = {
    {
        .output = "out",
        .when = "reduction is mean",
        .text = "gradOutput * (self - target) * (2 / count(self))",
    },
    {
        .output = "out",
        .when = "",
        .text = "gradOutput * (self - target) * 2",
    },
};

static const ac_entry_bound mse_loss_backward_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const mse_loss_backward_requires[] = {
    NULL,
};

static const char *const mse_loss_backward_notes[] = {
    "The mean divides by the elements of self, whatever it broadcasts to.",
    "The vendor checks the reduction before the ranks.",
    NULL,
};

static const uint64_t mse_loss_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t mse_loss_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t mse_loss_backward_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t mse_loss_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice mse_loss_backward_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

/* clang-format off */
static const ac_entry_value mse_loss_backward_example[] = {
    {"gradOutput", false, "2"},
    {"self", false, "[1, 3, -4]"},
    {"target", false, "[0, 3, 1]"},
    {"reduction", false, "none"},
    {"out", true, "[4, 0, -20]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal mse_loss_backward_refusals[] = {
    {161001, "gradOutput, self, target or out is null"},
    {161002, "gradOutput has a dtype that is not listed for it"},
    {161002, "self or target does not have the dtype of gradOutput"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "gradOutput, self, target or out has a rank above 8"},
    {161002, "gradOutput and self do not broadcast together"},
    {161002, "target does not broadcast together with the broadcast of gradOutput and self"},
    {161002, "out does not have the shape of the broadcast of gradOutput, self and target"},
    {161002, "reduction is none of none, mean, sum"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param mse_loss_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the loss",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = mse_loss_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "predictions",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .counted = true,
        .dtypes = mse_loss_backward_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "what they should have been",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = mse_loss_backward_target_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what was made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = mse_loss_backward_reduction_choices,
        .choice_count = 3,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = mse_loss_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "self", "target"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_mse_loss_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnMseLossBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                args->of[2].tensor, args->of[3].integer,
                                                args->of[4].tensor, workspace_size, executor);
}

const ac_entry mse_loss_backward_entry = {
    .name = "aclnnMseLossBackward",
    .op = "MseLossBackward",
    .snake = "mse_loss_backward",
    .doc = "MseLossBackward: the gradient of the squared error with respect to self.",
    .family = "loss",
    .spec = "spec/loss/mse_loss_backward.yaml",
    .header = "aclnnop/aclnn_mse_loss_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = mse_loss_backward_params,
    .param_count = sizeof(mse_loss_backward_params) / sizeof(mse_loss_backward_params[0]),
    .types = mse_loss_backward_types,
    .type_count = sizeof(mse_loss_backward_types) / sizeof(mse_loss_backward_types[0]),
    .space = {"gradOutput", "self", "target"},
    .formulas = mse_loss_backward_formulas,
    .formula_count = 2,
    .bounds = mse_loss_backward_bounds,
    .bound_count = sizeof(mse_loss_backward_bounds) / sizeof(mse_loss_backward_bounds[0]),
    .requires_ = mse_loss_backward_requires,
    .notes = mse_loss_backward_notes,
    .refusals = mse_loss_backward_refusals,
    .example = mse_loss_backward_example,
    .prepare = prepare_mse_loss_backward,
    .launch = aclnnMseLossBackward,
};
