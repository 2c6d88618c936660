/*
 * Generated from spec/loss/soft_margin_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_soft_margin_loss_backward.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type soft_margin_loss_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S", "R"}, NULL, 0, NULL},
};

static const ac_entry_formula soft_margin_loss_backward_formulas[] = {
    {
        .output = "margin",
        .when = "",
        .text = "target * self",
    },
    {
        .output = "slope",
        .when = "",
        .text = "target * sigmoid(-margin)",
    },
    {
        .output = "past",
        .when = "",
        .text = "where(margin > 0, 1 / (gradOutput * target), gradOutput * target)",
    },
    {
        .output = "within",
        .when = "",
        .text = "where(target == 0 or margin > 0 and abs(self) == inf, target / gradOutput, "
                "gradOutput * target)",
    },
    {
        .output = "far",
        .when = "",
        .text = "where(self == self, where(abs(target) == inf, past, within), self)",
    },
    {
        .output = "product",
        .when = "",
        .text = "where(abs(gradOutput) == inf, far, gradOutput * slope)",
    },
    {
        .output = "out",
        .when = "reduction is mean",
        .text = "-(product * (1 / count(self)))",
    },
    {
        .output = "out",
        .when = "",
        .text = "-product",
    },
};

static const ac_entry_bound soft_margin_loss_backward_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const soft_margin_loss_backward_requires[] = {
    NULL,
};

static const char *const soft_margin_loss_backward_notes[] = {
    "The gradient of a confident mistake is that of its target, where the vendor's ascend950 "
    "gives nan.",
    "The mean divides by the elements of self, whatever it broadcasts to.",
    "A reduction other than 0, 1 and 2 is refused; the vendor does not look at it.",
    NULL,
};

static const uint64_t soft_margin_loss_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t soft_margin_loss_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t soft_margin_loss_backward_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t soft_margin_loss_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice soft_margin_loss_backward_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

static const ac_entry_value soft_margin_loss_backward_example[] = {
    {"gradOutput", false, "[2, 4, 1]"},
    {"self", false, "[0, inf, -inf]"},
    {"target", false, "[1, 1, -1]"},
    {"reduction", false, "none"},
    {"out", true, "[-1, 0, 0]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal soft_margin_loss_backward_refusals[] = {
    {161001, "gradOutput, self, target or out is null"},
    {161002, "gradOutput, self, target or out has a dtype that is not listed for it"},
    {161002, "gradOutput, self, target or out has a rank above 8"},
    {161002, "gradOutput and self do not broadcast together"},
    {161002, "target does not broadcast together with the broadcast of gradOutput and self"},
    {161002, "out does not have the shape of the broadcast of gradOutput, self and target"},
    {161002, "reduction is none of none, mean, sum"},
    {0, NULL},
};

static const ac_entry_param soft_margin_loss_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the loss",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = soft_margin_loss_backward_grad_output_dtypes,
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
        .dtypes = soft_margin_loss_backward_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "labels, -1 or 1",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = soft_margin_loss_backward_target_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what was made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = soft_margin_loss_backward_reduction_choices,
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
        .dtypes = soft_margin_loss_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "self", "target"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_soft_margin_loss_backward(const ac_entry_args *args,
                                                     uint64_t *workspace_size,
                                                     aclOpExecutor **executor)
{
    return aclnnSoftMarginLossBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integer,
        args->of[4].tensor, workspace_size, executor);
}

const ac_entry soft_margin_loss_backward_entry = {
    .name = "aclnnSoftMarginLossBackward",
    .op = "SoftMarginLossBackward",
    .snake = "soft_margin_loss_backward",
    .doc = "SoftMarginLossBackward: the gradient of the soft margin loss with respect to self.",
    .family = "loss",
    .spec = "spec/loss/soft_margin_loss_backward.yaml",
    .header = "aclnnop/aclnn_soft_margin_loss_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = soft_margin_loss_backward_params,
    .param_count =
        sizeof(soft_margin_loss_backward_params) / sizeof(soft_margin_loss_backward_params[0]),
    .types = soft_margin_loss_backward_types,
    .type_count =
        sizeof(soft_margin_loss_backward_types) / sizeof(soft_margin_loss_backward_types[0]),
    .space = {"gradOutput", "self", "target"},
    .formulas = soft_margin_loss_backward_formulas,
    .formula_count = 8,
    .bounds = soft_margin_loss_backward_bounds,
    .bound_count =
        sizeof(soft_margin_loss_backward_bounds) / sizeof(soft_margin_loss_backward_bounds[0]),
    .requires_ = soft_margin_loss_backward_requires,
    .notes = soft_margin_loss_backward_notes,
    .refusals = soft_margin_loss_backward_refusals,
    .example = soft_margin_loss_backward_example,
    .prepare = prepare_soft_margin_loss_backward,
    .launch = aclnnSoftMarginLossBackward,
};
