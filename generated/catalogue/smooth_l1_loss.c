/*
 * Generated from spec/loss/smooth_l1_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_smooth_l1_loss.h"
#include "client/catalogue.h"

static const ac_entry_type smooth_l1_loss_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"S", "R"}, NULL, 0, NULL},
};

static const ac_entry_formula smooth_l1_loss_formulas[] = {
    {
        .output = "far",
        .when = "",
        .text = "abs(self - target)",
    },
    {
        .output = "loss",
        .when = "",
        .text = "where(far < beta, far * far / beta / 2, far - beta / 2)",
    },
    {
        .output = "result",
        .when = "reduction is none",
        .text = "loss",
    },
    {
        .output = "result",
        .when = "reduction is mean",
        .text = "sum(loss, over: all) / count(self, over: all)",
    },
    {
        .output = "result",
        .when = "",
        .text = "sum(loss, over: all)",
    },
};

static const ac_entry_bound smooth_l1_loss_bounds[] = {
    {"result", "1 ulp"},
};

static const char *const smooth_l1_loss_requires[] = {
    "beta >= 0",
    NULL,
};

static const char *const smooth_l1_loss_notes[] = {
    "The mean divides by the number of points that self and target broadcast to. Losses are added"
    " before they are rounded.",
    "The vendor does not look at the shape of a mean or a sum; here it has one element.",
    NULL,
};

static const uint64_t smooth_l1_loss_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t smooth_l1_loss_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t smooth_l1_loss_result_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice smooth_l1_loss_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

/* clang-format off */
static const ac_entry_value smooth_l1_loss_example[] = {
    {"self", false, "[1, 0.5, -3]"},
    {"target", false, "0"},
    {"reduction", false, "none"},
    {"beta", false, "1"},
    {"result", true, "[0.5, 0.125, 2.5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal smooth_l1_loss_refusals[] = {
    {161001, "self, target or result is null"},
    {161002, "self, target or result has a dtype that is not listed for it"},
    {161002, "reduction is none of none, mean, sum"},
    {161002, "self, target or result has a rank above 8"},
    {161002, "self and target do not broadcast together"},
    {161002, "result does not have the shape of the broadcast of self and target without all of its axes, where reduction is mean or sum; all shapes of one element are alike"},
    {161002, "beta >= 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param smooth_l1_loss_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "predictions",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = smooth_l1_loss_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "what they should have been",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = smooth_l1_loss_target_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what is made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = smooth_l1_loss_reduction_choices,
        .choice_count = 3,
    },
    {
        .name = "beta",
        .c_type = "float",
        .doc = "the distance from which on the loss is a line",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "result",
        .c_type = "aclTensor *",
        .doc = "the losses, their mean or their sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .dtypes = smooth_l1_loss_result_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "target"},
                .without = true,
                .fills = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_smooth_l1_loss(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnSmoothL1LossGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                             args->of[2].integer, args->of[3].single,
                                             args->of[4].tensor, workspace_size, executor);
}

const ac_entry smooth_l1_loss_entry = {
    .name = "aclnnSmoothL1Loss",
    .op = "SmoothL1Loss",
    .snake = "smooth_l1_loss",
    .doc = "SmoothL1Loss: the distance of each element from what it should have been, squared "
           "where it is small, or the mean or the sum.",
    .family = "loss",
    .spec = "spec/loss/smooth_l1_loss.yaml",
    .header = "aclnnop/aclnn_smooth_l1_loss.h",
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
    .params = smooth_l1_loss_params,
    .param_count = sizeof(smooth_l1_loss_params) / sizeof(smooth_l1_loss_params[0]),
    .types = smooth_l1_loss_types,
    .type_count = sizeof(smooth_l1_loss_types) / sizeof(smooth_l1_loss_types[0]),
    .space = {"self", "target"},
    .formulas = smooth_l1_loss_formulas,
    .formula_count = 5,
    .bounds = smooth_l1_loss_bounds,
    .bound_count = sizeof(smooth_l1_loss_bounds) / sizeof(smooth_l1_loss_bounds[0]),
    .requires_ = smooth_l1_loss_requires,
    .notes = smooth_l1_loss_notes,
    .refusals = smooth_l1_loss_refusals,
    .example = smooth_l1_loss_example,
    .prepare = prepare_smooth_l1_loss,
    .launch = aclnnSmoothL1Loss,
};
