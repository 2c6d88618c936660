/*
 * Generated from spec/loss/binary_cross_entropy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_binary_cross_entropy.h"
#include "client/catalogue.h"

static const ac_entry_type binary_cross_entropy_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"W", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"S", "W"}, NULL, 0, NULL},
};

static const ac_entry_formula binary_cross_entropy_formulas[] = {
    {
        .output = "hit",
        .when = "",
        .text = "where(self >= 0 and log(self) < -100, -100, log(self))",
    },
    {
        .output = "miss",
        .when = "",
        .text = "where(self == 1, -100, log1p(-self))",
    },
    {
        .output = "loss",
        .when = "",
        .text = "-(weight * (target * hit + (1 - target) * miss))",
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

static const ac_entry_bound binary_cross_entropy_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const binary_cross_entropy_requires[] = {
    NULL,
};

static const char *const binary_cross_entropy_notes[] = {
    "Both logarithms count as -100 at least. Where self is below 0 or above 1, the loss is nan.",
    "The vendor wants one dtype of all, if there is a weight; here weight may have another one, "
    "and target and out have that of self also without one.",
    "Null tensors give 161001 here, as the vendor's page says; its code gives 561103.",
    NULL,
};

static const uint64_t binary_cross_entropy_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice binary_cross_entropy_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

/* clang-format off */
static const ac_entry_value binary_cross_entropy_example[] = {
    {"self", false, "[0, 1, 0, 1, -1, 2]"},
    {"target", false, "[1, 0, 0, 1, 1, 0]"},
    {"reduction", false, "none"},
    {"out", true, "[100, 100, 0, 0, nan, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal binary_cross_entropy_refusals[] = {
    {161001, "self or target is null"},
    {161002, "weight is neither null nor a tensor"},
    {161001, "out is null"},
    {161002, "self or weight has a dtype that is not listed for it"},
    {161002, "target or out does not have the dtype of self"},
    {161002, "reduction is none of none, mean, sum"},
    {161002, "self, target, weight or out has a rank above 8"},
    {161002, "target does not have the shape of self"},
    {161002, "weight does not broadcast to the shape of self"},
    {161002, "out does not have the shape of self without all of its axes, where reduction is mean or sum; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param binary_cross_entropy_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "probabilities",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = binary_cross_entropy_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "labels",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = binary_cross_entropy_target_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "weights of the elements",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "W",
        .optional = true,
        .fallback = 1.0,
        .dtypes = binary_cross_entropy_weight_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what is made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = binary_cross_entropy_reduction_choices,
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
        .cast_to = "S",
        .dtypes = binary_cross_entropy_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .fills = true,
                .type = "S",
            },
    },
};

static aclnnStatus prepare_binary_cross_entropy(const ac_entry_args *args, uint64_t *workspace_size,
                                                aclOpExecutor **executor)
{
    return aclnnBinaryCrossEntropyGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                   args->of[2].tensor, args->of[3].integer,
                                                   args->of[4].tensor, workspace_size, executor);
}

const ac_entry binary_cross_entropy_entry = {
    .name = "aclnnBinaryCrossEntropy",
    .op = "BinaryCrossEntropy",
    .snake = "binary_cross_entropy",
    .doc = "BinaryCrossEntropy: what each label costs by the probability that was predicted, or "
           "the mean or the sum of these.",
    .family = "loss",
    .spec = "spec/loss/binary_cross_entropy.yaml",
    .header = "aclnnop/aclnn_binary_cross_entropy.h",
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
    .params = binary_cross_entropy_params,
    .param_count = sizeof(binary_cross_entropy_params) / sizeof(binary_cross_entropy_params[0]),
    .types = binary_cross_entropy_types,
    .type_count = sizeof(binary_cross_entropy_types) / sizeof(binary_cross_entropy_types[0]),
    .space = {"self", NULL},
    .formulas = binary_cross_entropy_formulas,
    .formula_count = 6,
    .bounds = binary_cross_entropy_bounds,
    .bound_count = sizeof(binary_cross_entropy_bounds) / sizeof(binary_cross_entropy_bounds[0]),
    .requires_ = binary_cross_entropy_requires,
    .notes = binary_cross_entropy_notes,
    .refusals = binary_cross_entropy_refusals,
    .example = binary_cross_entropy_example,
    .prepare = prepare_binary_cross_entropy,
    .launch = aclnnBinaryCrossEntropy,
};
