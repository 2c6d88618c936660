/*
 * Generated from spec/loss/kl_div_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_kl_div_target_backward.h"
#include "client/catalogue.h"

static const ac_entry_type kl_div_target_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S", "R"}, NULL, 0, NULL},
};

static const ac_entry_formula kl_div_target_backward_formulas[] = {
    {
        .output = "inside",
        .when = "",
        .text = "min(max(target, -600), 600)",
    },
    {
        .output = "slope",
        .when = "",
        .text = "where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) -"
                " self + 1)",
    },
    {
        .output = "steep",
        .when = "",
        .text = "where(target == -inf and self == self, 0, exp(inside) * (target - self + 1))",
    },
    {
        .output = "gradTarget",
        .when = "reduction is mean and logTarget is true",
        .text = "gradOutput * steep * (1 / count(target))",
    },
    {
        .output = "gradTarget",
        .when = "reduction is mean",
        .text = "gradOutput * slope * (1 / count(target))",
    },
    {
        .output = "gradTarget",
        .when = "logTarget is true",
        .text = "gradOutput * steep",
    },
    {
        .output = "gradTarget",
        .when = "",
        .text = "gradOutput * slope",
    },
};

static const ac_entry_bound kl_div_target_backward_bounds[] = {
    {"gradTarget", "1.5 ulp"},
};

static const char *const kl_div_target_backward_requires[] = {
    NULL,
};

static const char *const kl_div_target_backward_notes[] = {
    "The mean divides by the number of elements of target.",
    "self broadcasts to target; the vendor also adds along the axes that target is broadcast to.",
    "A target of 0 gives an infinity here, but 0 where gradOutput is 0; with the vendor it gives "
    "nan.",
    "The vendor's mean of a batch, which divides by the extent of the first axis, is refused "
    "here, as is every other number; the vendor takes those for no reduction.",
    NULL,
};

static const uint64_t kl_div_target_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t kl_div_target_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t kl_div_target_backward_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t kl_div_target_backward_grad_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice kl_div_target_backward_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

static const ac_entry_choice kl_div_target_backward_log_target_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value kl_div_target_backward_example[] = {
    {"gradOutput", false, "2"},
    {"self", false, "[1, 3, 0]"},
    {"target", false, "[1, 1, 0]"},
    {"reduction", false, "none"},
    {"logTarget", false, "false"},
    {"gradTarget", true, "[0, -4, -inf]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal kl_div_target_backward_refusals[] = {
    {161001, "gradOutput, self, target or gradTarget is null"},
    {161002, "gradOutput, self or target has a dtype that is not listed for it"},
    {161002, "gradTarget does not have the dtype of target"},
    {161002, "gradOutput, self, target or gradTarget has a rank above 8"},
    {161002, "gradOutput or self does not broadcast to the shape of target"},
    {161002, "gradTarget does not have the shape of target"},
    {161002, "reduction is none of none, mean, sum"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param kl_div_target_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the loss",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = kl_div_target_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "logarithms of the probabilities that were predicted",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = kl_div_target_backward_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "probabilities, or their logarithms",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "R",
        .counted = true,
        .dtypes = kl_div_target_backward_target_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what was made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = kl_div_target_backward_reduction_choices,
        .choice_count = 3,
    },
    {
        .name = "logTarget",
        .c_type = "bool",
        .doc = "whether target has logarithms",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = kl_div_target_backward_log_target_choices,
        .choice_count = 2,
    },
    {
        .name = "gradTarget",
        .c_type = "aclTensor *",
        .doc = "gradient of target",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "R",
        .dtypes = kl_div_target_backward_grad_target_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"target", NULL},
                .type = "R",
            },
    },
};

static aclnnStatus prepare_kl_div_target_backward(const ac_entry_args *args,
                                                  uint64_t *workspace_size,
                                                  aclOpExecutor **executor)
{
    return aclnnKlDivTargetBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integer,
        args->of[4].boolean, args->of[5].tensor, workspace_size, executor);
}

const ac_entry kl_div_target_backward_entry = {
    .name = "aclnnKlDivTargetBackward",
    .op = "KlDivTargetBackward",
    .snake = "kl_div_target_backward",
    .doc = "KlDivTargetBackward: the gradient of the Kullback-Leibler divergence with respect to "
           "target.",
    .family = "loss",
    .spec = "spec/loss/kl_div_target_backward.yaml",
    .header = "aclnnop/aclnn_kl_div_target_backward.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = kl_div_target_backward_params,
    .param_count = sizeof(kl_div_target_backward_params) / sizeof(kl_div_target_backward_params[0]),
    .types = kl_div_target_backward_types,
    .type_count = sizeof(kl_div_target_backward_types) / sizeof(kl_div_target_backward_types[0]),
    .space = {"target", NULL},
    .formulas = kl_div_target_backward_formulas,
    .formula_count = 7,
    .bounds = kl_div_target_backward_bounds,
    .bound_count = sizeof(kl_div_target_backward_bounds) / sizeof(kl_div_target_backward_bounds[0]),
    .requires_ = kl_div_target_backward_requires,
    .notes = kl_div_target_backward_notes,
    .refusals = kl_div_target_backward_refusals,
    .example = kl_div_target_backward_example,
    .prepare = prepare_kl_div_target_backward,
    .launch = aclnnKlDivTargetBackward,
};
