/*
 * Generated from spec/loss/nll_loss2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_nll_loss2d.h"
#include "client/catalogue.h"

static const ac_entry_type nll_loss2d_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula nll_loss2d_formulas[] = {
    {
        .output = "loss",
        .when = "",
        .text = "where(target != 0, -(weight * self), 0)",
    },
    {
        .output = "out",
        .when = "reduction is none",
        .text = "loss",
    },
    {
        .output = "out",
        .when = "reduction is mean",
        .text = "sum(loss, over: all) / sum(weight, over: all)",
    },
    {
        .output = "out",
        .when = "",
        .text = "sum(loss, over: all)",
    },
    {
        .output = "totalWeightOut",
        .when = "reduction is none",
        .text = "weight",
    },
    {
        .output = "totalWeightOut",
        .when = "",
        .text = "sum(weight, over: all)",
    },
};

static const ac_entry_bound nll_loss2d_bounds[] = {
    {"out", "1 ulp"},
    {"totalWeightOut", "1 ulp"},
};

static const char *const nll_loss2d_requires[] = {
    NULL,
};

static const char *const nll_loss2d_notes[] = {
    "A number in target that is neither a class nor ignoreIndex is an error when the call runs, "
    "with its position; the vendor leaves open what happens then, and its ascend950 stops.",
    "Losses are added before they are rounded. The mean divides by the sum of the weights, so "
    "that of pixels of which none counts is nan.",
    "totalWeightOut is not looked at where reduction is none; the vendor refuses one that has not"
    " one element, and null.",
    NULL,
};

static const uint64_t nll_loss2d_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t nll_loss2d_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND310P] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
};

static const uint64_t nll_loss2d_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t nll_loss2d_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t nll_loss2d_total_weight_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice nll_loss2d_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

/* clang-format off */
static const ac_entry_value nll_loss2d_example[] = {
    {"self", false, "[[[[-1, -2]], [[-3, -4]]]]"},
    {"target", false, "[[[0, 1]]]"},
    {"weight", false, "[1, 3]"},
    {"reduction", false, "mean"},
    {"ignoreIndex", false, "-100"},
    {"out", true, "3.25"},
    {"totalWeightOut", true, "4"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal nll_loss2d_refusals[] = {
    {161001, "self, target, weight or out is null"},
    {161002, "totalWeightOut is neither null nor a tensor"},
    {161001, "totalWeightOut is null, and reduction is not 0"},
    {161002, "self or target has a dtype that is not listed for it"},
    {161002, "weight does not have the dtype of self"},
    {161002, "out or totalWeightOut has a dtype that is not listed for it"},
    {161002, "reduction is none of none, mean, sum"},
    {161002, "self has a rank above 8"},
    {161002, "target does not have the rank 3"},
    {161002, "weight, out or totalWeightOut has a rank above 8"},
    {161002, "self does not have the shape of target with an axis of classes more (axis 1, or the only one), which has elements where target has"},
    {161002, "weight does not have one axis with an element for each class of self"},
    {161002, "out or totalWeightOut does not have the shape of target without all of its axes, where reduction is mean or sum; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param nll_loss2d_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "logarithms of probabilities: for each pixel one for each class, along axis 1",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OF_CLASS,
        .type = "X",
        .dtypes = nll_loss2d_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "the class of each pixel",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CLASS,
        .type = "I",
        .rank = 3,
        .dtypes = nll_loss2d_target_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "what losses of each class are multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_EACH_CLASS,
        .type = "X",
        .dtypes = nll_loss2d_weight_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what is made of the losses of the pixels",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = nll_loss2d_reduction_choices,
        .choice_count = 3,
    },
    {
        .name = "ignoreIndex",
        .c_type = "int64_t",
        .doc = "the number of a pixel that does not count",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the losses, their mean or their sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "X",
        .cast = true,
        .dtypes = nll_loss2d_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"target", NULL},
                .without = true,
                .fills = true,
                .type = "X",
            },
    },
    {
        .name = "totalWeightOut",
        .c_type = "aclTensor *",
        .doc = "the sum of the weights of all pixels that count",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "X",
        .cast = true,
        .flags = "reduction",
        .flag = 0,
        .optional = true,
        .dtypes = nll_loss2d_total_weight_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"target", NULL},
                .without = true,
                .fills = true,
                .type = "X",
            },
    },
};

static aclnnStatus prepare_nll_loss2d(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnNLLLoss2dGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integer,
        args->of[4].integer, args->of[5].tensor, args->of[6].tensor, workspace_size, executor);
}

const ac_entry nll_loss2d_entry = {
    .name = "aclnnNLLLoss2d",
    .op = "NLLLoss2d",
    .snake = "nll_loss2d",
    .doc = "NLLLoss2d: how far each pixel is from its class, by the logarithms of probabilities, "
           "or the mean or the sum of that.",
    .family = "loss",
    .spec = "spec/loss/nll_loss2d.yaml",
    .header = "aclnnop/aclnn_nll_loss2d.h",
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
    .params = nll_loss2d_params,
    .param_count = sizeof(nll_loss2d_params) / sizeof(nll_loss2d_params[0]),
    .types = nll_loss2d_types,
    .type_count = sizeof(nll_loss2d_types) / sizeof(nll_loss2d_types[0]),
    .space = {"target", NULL},
    .formulas = nll_loss2d_formulas,
    .formula_count = 6,
    .bounds = nll_loss2d_bounds,
    .bound_count = sizeof(nll_loss2d_bounds) / sizeof(nll_loss2d_bounds[0]),
    .requires_ = nll_loss2d_requires,
    .notes = nll_loss2d_notes,
    .refusals = nll_loss2d_refusals,
    .example = nll_loss2d_example,
    .prepare = prepare_nll_loss2d,
    .launch = aclnnNLLLoss2d,
};
