/*
 * Generated from spec/loss/kl_div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_kl_div.h"
#include "client/catalogue.h"

static const ac_entry_type kl_div_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"S", "R"}, NULL, 0, NULL},
};

static const ac_entry_formula kl_div_formulas[] = {
    {
        .output = "plain",
        .when = "",
        .text = "where(target == 0, 0, target * (log(target) - self))",
    },
    {
        .output = "loss",
        .when = "",
        .text = "exp(target) * (target - self)",
    },
    {
        .output = "out",
        .when = "logTarget is false and reduction is none",
        .text = "plain",
    },
    {
        .output = "out",
        .when = "logTarget is false and reduction is mean",
        .text = "sum(plain, over: all) / count(self, over: all)",
    },
    {
        .output = "out",
        .when = "logTarget is false",
        .text = "sum(plain, over: all)",
    },
    {
        .output = "out",
        .when = "reduction is none",
        .text = "loss",
    },
    {
        .output = "out",
        .when = "reduction is mean",
        .text = "sum(loss, over: all) / count(self, over: all)",
    },
    {
        .output = "out",
        .when = "",
        .text = "sum(loss, over: all)",
    },
};

static const ac_entry_bound kl_div_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const kl_div_requires[] = {
    NULL,
};

static const char *const kl_div_notes[] = {
    "The mean divides by the number of points that self and target broadcast to. Losses are added"
    " before they are rounded.",
    "A target of 0 costs nothing, one below 0 gives nan; the vendor's page has nan for both.",
    "The vendor's mean of a batch, which divides by the extent of the first axis, is refused here.",
    NULL,
};

static const uint64_t kl_div_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t kl_div_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t kl_div_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice kl_div_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

static const ac_entry_choice kl_div_log_target_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value kl_div_example[] = {
    {"self", false, "[0, -2, 1]"},
    {"target", false, "[1, 0, -1]"},
    {"reduction", false, "none"},
    {"logTarget", false, "false"},
    {"out", true, "[0, 0, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal kl_div_refusals[] = {
    {161001, "self, target or out is null"},
    {161002, "self, target or out has a dtype that is not listed for it"},
    {161002, "reduction is none of none, mean, sum"},
    {161002, "self, target or out has a rank above 8"},
    {161002, "self and target do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and target without all of its axes, where reduction is mean or sum; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param kl_div_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "logarithms of the probabilities that were predicted",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = kl_div_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "probabilities, or their logarithms",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = kl_div_target_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what is made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = kl_div_reduction_choices,
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
        .choices = kl_div_log_target_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the losses, their mean or their sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .dtypes = kl_div_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "target"},
                .without = true,
                .fills = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_kl_div(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnKlDivGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].integer,
                                      args->of[3].boolean, args->of[4].tensor, workspace_size,
                                      executor);
}

const ac_entry kl_div_entry = {
    .name = "aclnnKlDiv",
    .op = "KlDiv",
    .snake = "kl_div",
    .doc = "KlDiv: how far a distribution is from another one, for each element, or the mean or "
           "the sum of these.",
    .family = "loss",
    .spec = "spec/loss/kl_div.yaml",
    .header = "aclnnop/aclnn_kl_div.h",
    .variant = "",
    .by_rows = true,
    .row_all = true,
    .turns =
        (const ac_entry_turn[]){
            {(const ac_entry_flag[]){{"reduction", 0}, {NULL, false}}, false},
            {(const ac_entry_flag[]){{"reduction", 1}, {NULL, false}}, true},
            {(const ac_entry_flag[]){{NULL, false}}, true},
        },
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = kl_div_params,
    .param_count = sizeof(kl_div_params) / sizeof(kl_div_params[0]),
    .types = kl_div_types,
    .type_count = sizeof(kl_div_types) / sizeof(kl_div_types[0]),
    .space = {"self", "target"},
    .formulas = kl_div_formulas,
    .formula_count = 8,
    .bounds = kl_div_bounds,
    .bound_count = sizeof(kl_div_bounds) / sizeof(kl_div_bounds[0]),
    .requires_ = kl_div_requires,
    .notes = kl_div_notes,
    .refusals = kl_div_refusals,
    .example = kl_div_example,
    .prepare = prepare_kl_div,
    .launch = aclnnKlDiv,
};
