/*
 * Generated from spec/loss/nll_loss2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_nll_loss2d_backward.h"
#include "client/catalogue.h"

static const ac_entry_type nll_loss2d_backward_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula nll_loss2d_backward_formulas[] = {
    {
        .output = "out",
        .when = "reduction is mean",
        .text = "where(target != 0, -(gradOutput * weight / totalWeight), 0)",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(target != 0, -(gradOutput * weight), 0)",
    },
};

static const ac_entry_bound nll_loss2d_backward_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const nll_loss2d_backward_requires[] = {
    NULL,
};

static const char *const nll_loss2d_backward_notes[] = {
    "A number in target that is neither a class nor ignoreIndex is an error when the call runs, "
    "with its position; the vendor leaves open what happens then.",
    "self makes the shape of the result, and its elements have no say.",
    "Any shape of one element is taken for gradOutput where one is wanted, and for totalWeight; "
    "of the former the vendor takes at most one axis.",
    "weight has one axis; the vendor takes any shape with an element for each class, and checks "
    "reduction after the shapes.",
    NULL,
};

static const uint64_t nll_loss2d_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t nll_loss2d_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t nll_loss2d_backward_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
};

static const uint64_t nll_loss2d_backward_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t nll_loss2d_backward_total_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t nll_loss2d_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice nll_loss2d_backward_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

/* clang-format off */
static const ac_entry_value nll_loss2d_backward_example[] = {
    {"gradOutput", false, "[[[1, 2]]]"},
    {"self", false, "[[[[-1, -2]], [[-3, -4]]]]"},
    {"target", false, "[[[0, 1]]]"},
    {"weight", false, "[1, 3]"},
    {"reduction", false, "none"},
    {"ignoreIndex", false, "-100"},
    {"totalWeight", false, "4"},
    {"out", true, "[[[[-1, 0]], [[0, -6]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal nll_loss2d_backward_refusals[] = {
    {161001, "gradOutput, self, target, weight, totalWeight or out is null"},
    {161002, "self or target has a dtype that is not listed for it"},
    {161002, "gradOutput, weight or totalWeight does not have the dtype of self"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "reduction is none of none, mean, sum"},
    {161002, "gradOutput has a rank above 8"},
    {161002, "self does not have the rank 4"},
    {161002, "target, weight, totalWeight or out has a rank above 8"},
    {161002, "gradOutput does not have the shape of target where reduction is none, or has not one element; all shapes of one element are alike"},
    {161002, "target does not have the shape of self without the axis of classes (axis 1, or the only one)"},
    {161002, "weight does not have one axis with an element for each class of self"},
    {161002, "totalWeight has not one element"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param nll_loss2d_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the loss",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OF_ROW,
        .type = "X",
        .reduced = "reduction",
        .dtypes = nll_loss2d_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "logarithms of probabilities: for each pixel one for each class, along axis 1",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .rank = 4,
        .dtypes = nll_loss2d_backward_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "the class of each pixel",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CLASS,
        .type = "I",
        .dtypes = nll_loss2d_backward_target_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "what losses of each class were multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_EACH_CLASS,
        .type = "X",
        .dtypes = nll_loss2d_backward_weight_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what was made of the losses of the pixels",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = nll_loss2d_backward_reduction_choices,
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
        .name = "totalWeight",
        .c_type = "aclTensor *",
        .doc = "the sum of the weights of all pixels that count",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SINGLE,
        .type = "X",
        .dtypes = nll_loss2d_backward_total_weight_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .cast = true,
        .dtypes = nll_loss2d_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "X",
            },
    },
};

static aclnnStatus prepare_nll_loss2d_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnNLLLoss2dBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].integer, args->of[5].integer, args->of[6].tensor, args->of[7].tensor,
        workspace_size, executor);
}

const ac_entry nll_loss2d_backward_entry = {
    .name = "aclnnNLLLoss2dBackward",
    .op = "NLLLoss2dBackward",
    .snake = "nll_loss2d_backward",
    .doc = "NLLLoss2dBackward: the gradient of NLLLoss2d with respect to self, which is 0 but at "
           "the class of each pixel.",
    .family = "loss",
    .spec = "spec/loss/nll_loss2d_backward.yaml",
    .header = "aclnnop/aclnn_nll_loss2d_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = nll_loss2d_backward_params,
    .param_count = sizeof(nll_loss2d_backward_params) / sizeof(nll_loss2d_backward_params[0]),
    .types = nll_loss2d_backward_types,
    .type_count = sizeof(nll_loss2d_backward_types) / sizeof(nll_loss2d_backward_types[0]),
    .space = {"self", NULL},
    .formulas = nll_loss2d_backward_formulas,
    .formula_count = 2,
    .bounds = nll_loss2d_backward_bounds,
    .bound_count = sizeof(nll_loss2d_backward_bounds) / sizeof(nll_loss2d_backward_bounds[0]),
    .requires_ = nll_loss2d_backward_requires,
    .notes = nll_loss2d_backward_notes,
    .refusals = nll_loss2d_backward_refusals,
    .example = nll_loss2d_backward_example,
    .prepare = prepare_nll_loss2d_backward,
    .launch = aclnnNLLLoss2dBackward,
};
