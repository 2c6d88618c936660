/*
 * Generated from spec/loss/mse_loss_out.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_mse_loss_out.h"
#include "client/catalogue.h"

static const ac_entry_type mse_loss_out_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"S", "R"}, NULL, 0, NULL},
};

static const ac_entry_formula mse_loss_out_formulas[] = {
    {
        .output = "error",
        .when = "",
        .text = "self - target",
    },
    {
        .output = "loss",
        .when = "",
        .text = "error * error",
    },
    {
        .output = "out",
        .when = "reduction is none",
        .text = "loss",
    },
    {
        .output = "out",
        .when = "reduction is mean",
        .text = "sum(loss, over: 0) / count(self, over: 0)",
    },
    {
        .output = "out",
        .when = "",
        .text = "sum(loss, over: 0)",
    },
};

static const ac_entry_bound mse_loss_out_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const mse_loss_out_requires[] = {
    NULL,
};

static const char *const mse_loss_out_notes[] = {
    "The mean divides by the extent of the first axis of what self and target broadcast to; a "
    "scalar is one loss.",
    "Losses are added before they are rounded.",
    "The vendor's formula is of all elements; its text, which is followed here, of the first axis"
    " alone.",
    "Where self or target has no elements, nothing is written.",
    NULL,
};

static const uint64_t mse_loss_out_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t mse_loss_out_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t mse_loss_out_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice mse_loss_out_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

/* clang-format off */
static const ac_entry_value mse_loss_out_example[] = {
    {"self", false, "[1, 2]"},
    {"target", false, "0"},
    {"reduction", false, "none"},
    {"out", true, "[1, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal mse_loss_out_refusals[] = {
    {161001, "self, target or out is null"},
    {161002, "self, target or out has a dtype that is not listed for it"},
    {161002, "reduction is none of none, mean, sum"},
    {161002, "self, target or out has a rank above 8"},
    {161002, "self and target do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and target without its first axis, where reduction is mean or sum"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param mse_loss_out_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "predictions",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = mse_loss_out_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "what they should have been",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = mse_loss_out_target_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what is made of the losses along the first axis",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = mse_loss_out_reduction_choices,
        .choice_count = 3,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the losses, their means or their sums",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .dtypes = mse_loss_out_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "target"},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_mse_loss_out(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnMseLossOutGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                           args->of[2].integer, args->of[3].tensor, workspace_size,
                                           executor);
}

const ac_entry mse_loss_out_entry = {
    .name = "aclnnMseLossOut",
    .op = "MseLossOut",
    .snake = "mse_loss_out",
    .doc = "MseLossOut: the squared error of each element, or along the first axis the mean or "
           "the sum of these.",
    .family = "loss",
    .spec = "spec/loss/mse_loss_out.yaml",
    .header = "aclnnop/aclnn_mse_loss_out.h",
    .variant = "",
    .by_rows = true,
    .row_first = true,
    .turns =
        (const ac_entry_turn[]){
            {(const ac_entry_flag[]){{"reduction", 0}, {NULL, false}}, false},
            {(const ac_entry_flag[]){{NULL, false}}, true},
        },
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = mse_loss_out_params,
    .param_count = sizeof(mse_loss_out_params) / sizeof(mse_loss_out_params[0]),
    .types = mse_loss_out_types,
    .type_count = sizeof(mse_loss_out_types) / sizeof(mse_loss_out_types[0]),
    .space = {"self", "target"},
    .formulas = mse_loss_out_formulas,
    .formula_count = 5,
    .bounds = mse_loss_out_bounds,
    .bound_count = sizeof(mse_loss_out_bounds) / sizeof(mse_loss_out_bounds[0]),
    .requires_ = mse_loss_out_requires,
    .notes = mse_loss_out_notes,
    .refusals = mse_loss_out_refusals,
    .example = mse_loss_out_example,
    .prepare = prepare_mse_loss_out,
    .launch = aclnnMseLossOut,
};
