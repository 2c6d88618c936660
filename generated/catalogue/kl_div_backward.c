/*
 * Generated from spec/loss/kl_div_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_kl_div_backward.h"
#include "client/catalogue.h"

static const ac_entry_type kl_div_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S", "R"}, NULL, 0, NULL},
};

static const ac_entry_formula kl_div_backward_formulas[] = {
    {
        .output = "inside",
        .when = "",
        .text = "where(abs(target) == inf, target, min(max(target, -700), 700))",
    },
    {
        .output = "out",
        .when = "reduction is mean and logTarget is true",
        .text = "-(gradOutput * exp(inside) * (1 / count(self)))",
    },
    {
        .output = "out",
        .when = "reduction is mean",
        .text = "-(gradOutput * target * (1 / count(self)))",
    },
    {
        .output = "out",
        .when = "logTarget is true",
        .text = "-(gradOutput * exp(inside))",
    },
    {
        .output = "out",
        .when = "",
        .text = "-(gradOutput * target)",
    },
};

static const ac_entry_bound kl_div_backward_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const kl_div_backward_requires[] = {
    NULL,
};

static const char *const kl_div_backward_notes[] = {
    "The mean divides by the number of elements of self.",
    "target broadcasts to self; the vendor also adds along the axes that self is broadcast to.",
    "The vendor's mean of a batch, which divides by the extent of the first axis, is refused "
    "here, as is every other number; the vendor takes those for no reduction.",
    NULL,
};

static const uint64_t kl_div_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t kl_div_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t kl_div_backward_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t kl_div_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice kl_div_backward_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

static const ac_entry_choice kl_div_backward_log_target_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value kl_div_backward_example[] = {
    {"gradOutput", false, "2"},
    {"self", false, "[1, 3, -4]"},
    {"target", false, "[0.25, -3, 1]"},
    {"reduction", false, "none"},
    {"logTarget", false, "false"},
    {"out", true, "[-0.5, 6, -2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal kl_div_backward_refusals[] = {
    {161001, "gradOutput, self, target or out is null"},
    {161002, "gradOutput, self or target has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "gradOutput, self, target or out has a rank above 8"},
    {161002, "gradOutput or target does not broadcast to the shape of self"},
    {161002, "out does not have the shape of self"},
    {161002, "reduction is none of none, mean, sum"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param kl_div_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the loss",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = kl_div_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "logarithms of probabilities; their values do not matter",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .counted = true,
        .dtypes = kl_div_backward_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "probabilities, or their logarithms",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = kl_div_backward_target_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what was made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = kl_div_backward_reduction_choices,
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
        .choices = kl_div_backward_log_target_choices,
        .choice_count = 2,
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
        .cast_to = "S",
        .dtypes = kl_div_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "S",
            },
    },
};

static aclnnStatus prepare_kl_div_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnKlDivBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integer,
        args->of[4].boolean, args->of[5].tensor, workspace_size, executor);
}

const ac_entry kl_div_backward_entry = {
    .name = "aclnnKlDivBackward",
    .op = "KlDivBackward",
    .snake = "kl_div_backward",
    .doc = "KlDivBackward: the gradient of the Kullback-Leibler divergence with respect to self.",
    .family = "loss",
    .spec = "spec/loss/kl_div_backward.yaml",
    .header = "aclnnop/aclnn_kl_div_backward.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = kl_div_backward_params,
    .param_count = sizeof(kl_div_backward_params) / sizeof(kl_div_backward_params[0]),
    .types = kl_div_backward_types,
    .type_count = sizeof(kl_div_backward_types) / sizeof(kl_div_backward_types[0]),
    .space = {"self", NULL},
    .formulas = kl_div_backward_formulas,
    .formula_count = 5,
    .bounds = kl_div_backward_bounds,
    .bound_count = sizeof(kl_div_backward_bounds) / sizeof(kl_div_backward_bounds[0]),
    .requires_ = kl_div_backward_requires,
    .notes = kl_div_backward_notes,
    .refusals = kl_div_backward_refusals,
    .example = kl_div_backward_example,
    .prepare = prepare_kl_div_backward,
    .launch = aclnnKlDivBackward,
};
