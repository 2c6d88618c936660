/*
 * Generated from spec/loss/l1_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_l1_loss.h"
#include "client/catalogue.h"

static const ac_entry_type l1_loss_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"S", "R"}, NULL, 0, NULL},
};

static const ac_entry_formula l1_loss_formulas[] = {
    {
        .output = "loss",
        .when = "",
        .text = "abs(self - target)",
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

static const ac_entry_bound l1_loss_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const l1_loss_requires[] = {
    NULL,
};

static const char *const l1_loss_notes[] = {
    "The mean divides by the number of points that self and target broadcast to.",
    "Losses are added before they are rounded.",
    "The vendor takes i64, too, unless there is a mean; here it is refused.",
    "The vendor checks the reduction before the dtypes.",
    NULL,
};

static const uint64_t l1_loss_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t l1_loss_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t l1_loss_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice l1_loss_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

/* clang-format off */
static const ac_entry_value l1_loss_example[] = {
    {"self", false, "[1, -2]"},
    {"target", false, "0"},
    {"reduction", false, "none"},
    {"out", true, "[1, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal l1_loss_refusals[] = {
    {161001, "self, target or out is null"},
    {161002, "self, target or out has a dtype that is not listed for it"},
    {161002, "reduction is none of none, mean, sum"},
    {161002, "self, target or out has a rank above 8"},
    {161002, "self and target do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and target without all of its axes, where reduction is mean or sum"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param l1_loss_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "predictions",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = l1_loss_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "what they should have been",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = l1_loss_target_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what is made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = l1_loss_reduction_choices,
        .choice_count = 3,
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
        .dtypes = l1_loss_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "target"},
                .without = true,
                .fills = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_l1_loss(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnL1LossGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].integer,
                                       args->of[3].tensor, workspace_size, executor);
}

const ac_entry l1_loss_entry = {
    .name = "aclnnL1Loss",
    .op = "L1Loss",
    .snake = "l1_loss",
    .doc = "L1Loss: the distance of each element from what it should have been, or the mean or "
           "the sum of these.",
    .family = "loss",
    .spec = "spec/loss/l1_loss.yaml",
    .header = "aclnnop/aclnn_l1_loss.h",
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
    .params = l1_loss_params,
    .param_count = sizeof(l1_loss_params) / sizeof(l1_loss_params[0]),
    .types = l1_loss_types,
    .type_count = sizeof(l1_loss_types) / sizeof(l1_loss_types[0]),
    .space = {"self", "target"},
    .formulas = l1_loss_formulas,
    .formula_count = 4,
    .bounds = l1_loss_bounds,
    .bound_count = sizeof(l1_loss_bounds) / sizeof(l1_loss_bounds[0]),
    .requires_ = l1_loss_requires,
    .notes = l1_loss_notes,
    .refusals = l1_loss_refusals,
    .example = l1_loss_example,
    .prepare = prepare_l1_loss,
    .launch = aclnnL1Loss,
};
