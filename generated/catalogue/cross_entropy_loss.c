/*
 * Generated from spec/loss/cross_entropy_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cross_entropy_loss.h"
#include "client/catalogue.h"

static const ac_entry_type cross_entropy_loss_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
    {"W", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X", "W"}, NULL, 0, NULL},
};

static const ac_entry_formula cross_entropy_loss_formulas[] = {
    {
        .output = "top",
        .when = "",
        .text = "max(input, over: -1)",
    },
    {
        .output = "rest",
        .when = "",
        .text = "log(sum(exp(input - top), over: -1))",
    },
    {
        .output = "miss",
        .when = "",
        .text = "weightOptional * (rest - (input - top))",
    },
    {
        .output = "own",
        .when = "",
        .text = "sum(where(target != 0, miss, 0), over: -1)",
    },
    {
        .output = "weight",
        .when = "",
        .text = "sum(where(target != 0, weightOptional, 0), over: -1)",
    },
    {
        .output = "counts",
        .when = "",
        .text = "max(target, over: -1)",
    },
    {
        .output = "shared",
        .when = "",
        .text = "sum(miss, over: -1) * (labelSmoothing / count(input, over: -1))",
    },
    {
        .output = "loss",
        .when = "",
        .text = "where(labelSmoothing == 0, own, where(counts == 0, 0, (1 - labelSmoothing) * own"
                " + shared))",
    },
    {
        .output = "lossOut",
        .when = "",
        .text = "reduced(loss, weight)",
    },
    {
        .output = "logProbOut",
        .when = "",
        .text = "(input - top) - rest",
    },
};

static const ac_entry_bound cross_entropy_loss_bounds[] = {
    {"lossOut", "1 ulp"},
    {"logProbOut", "1 ulp"},
};

static const char *const cross_entropy_loss_requires[] = {
    "extent(input, -1) > 0",
    "labelSmoothing >= 0",
    "labelSmoothing <= 1",
    NULL,
};

static const char *const cross_entropy_loss_notes[] = {
    "A number in target that is neither a class nor ignoreIndex is an error when the call runs, "
    "with its position; the vendor leaves open what happens then.",
    "With labelSmoothing s the loss of a row is 1 - s times its own and s times the mean, over "
    "all classes, of what the loss of each would be, by its weight. The vendor's page of the loss"
    " does not say so, that of the gradient does.",
    "The mean divides by the sum of the weights of the classes of rows that count, also with "
    "labelSmoothing; where none counts it is nan.",
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more. Losses are added in f64 before they are rounded.",
    "weightOptional may be one element, for all classes, and lossOut have any shape of one "
    "element where the losses are added; the vendor wants one axis.",
    "zlossOut and lseForZlossOut are not looked at, but for null; the vendor checks their dtypes "
    "and shapes.",
    "A row with an infinite logit that is not -inf, or with nothing else, gives nan.",
    NULL,
};

static const uint64_t cross_entropy_loss_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t cross_entropy_loss_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};

static const uint64_t cross_entropy_loss_weight_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t cross_entropy_loss_loss_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t cross_entropy_loss_log_prob_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const ac_entry_choice cross_entropy_loss_reduction_optional_choices[] = {
    {"none", "none", 0},
    {"mean", "mean", 1},
    {"sum", "sum", 2},
};

/* clang-format off */
static const ac_entry_value cross_entropy_loss_example[] = {
    {"input", false, "[[0, 0]]"},
    {"target", false, "[1]"},
    {"reductionOptional", false, "mean"},
    {"ignoreIndex", false, "-100"},
    {"labelSmoothing", false, "0"},
    {"lossOut", true, "[0.6931471805599453]"},
    {"logProbOut", true, "[[-0.6931471805599453, -0.6931471805599453]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cross_entropy_loss_refusals[] = {
    {161001, "input or target is null"},
    {161002, "weightOptional is neither null nor a tensor"},
    {161001, "lossOut, logProbOut, zlossOut or lseForZlossOut is null"},
    {161002, "input, target or weightOptional has a dtype that is not listed for it"},
    {161002, "weightOptional has neither the dtype of input nor f32"},
    {161002, "lossOut or logProbOut does not have the dtype of input"},
    {561002, "reductionOptional is none of none, mean, sum"},
    {561002, "input does not have the rank 2"},
    {561002, "target, weightOptional, lossOut or logProbOut has a rank above 8"},
    {561002, "target does not have the shape of input without the axis of classes (axis 1, or the only one)"},
    {561002, "weightOptional has neither one element nor as many as input has channels (the extent of its axis 1; one channel below rank 2)"},
    {561002, "lossOut does not have the shape of target where reductionOptional is none, or has not one element; all shapes of one element are alike"},
    {561002, "logProbOut does not have the shape of input"},
    {561002, "extent(input, -1) > 0 does not hold"},
    {561002, "labelSmoothing >= 0 does not hold"},
    {561002, "labelSmoothing <= 1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cross_entropy_loss_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the logits, a row for each sample with one for each class",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .rank = 2,
        .dtypes = cross_entropy_loss_input_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "the class of each row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CLASS,
        .type = "I",
        .dtypes = cross_entropy_loss_target_dtypes,
    },
    {
        .name = "weightOptional",
        .c_type = "const aclTensor *",
        .doc = "what losses of each class are multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "W",
        .optional = true,
        .fallback = 1.0,
        .dtypes = cross_entropy_loss_weight_optional_dtypes,
    },
    {
        .name = "reductionOptional",
        .c_type = "char *",
        .doc = "what is made of the losses of the rows",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
        .fallback = 1.0,
        .choices = cross_entropy_loss_reduction_optional_choices,
        .choice_count = 3,
    },
    {
        .name = "ignoreIndex",
        .c_type = "int64_t",
        .doc = "the number of a row that does not count",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "labelSmoothing",
        .c_type = "double",
        .doc = "the part of a loss that all classes share alike",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "lseSquareScaleForZloss",
        .c_type = "double",
        .doc = "no effect",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "returnZloss",
        .c_type = "bool",
        .doc = "no effect",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "lossOut",
        .c_type = "const aclTensor *",
        .doc = "the losses, their mean or their sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .reduced = "reductionOptional",
        .dtypes = cross_entropy_loss_loss_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .fills = true,
                .type = "X",
            },
    },
    {
        .name = "logProbOut",
        .c_type = "const aclTensor *",
        .doc = "the logarithms of probabilities",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .dtypes = cross_entropy_loss_log_prob_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .fills = true,
                .type = "X",
            },
    },
    {
        .name = "zlossOut",
        .c_type = "const aclTensor *",
        .doc = "not written",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "lseForZlossOut",
        .c_type = "const aclTensor *",
        .doc = "not written",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
};

static aclnnStatus prepare_cross_entropy_loss(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnCrossEntropyLossGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].string,
        args->of[4].integer, args->of[5].real, args->of[6].real, args->of[7].boolean,
        args->of[8].tensor, args->of[9].tensor, args->of[10].tensor, args->of[11].tensor,
        workspace_size, executor);
}

static bool fits_cross_entropy_loss(const ac_entry_shape *shapes)
{
    return (double)entry_extent(&shapes[0], -1) > 0.0;
}

const ac_entry cross_entropy_loss_entry = {
    .name = "aclnnCrossEntropyLoss",
    .op = "CrossEntropyLoss",
    .snake = "cross_entropy_loss",
    .doc = "CrossEntropyLoss: how far the softmax of each row is from its class, or the mean or "
           "the sum of that, and the logarithms of the softmax.",
    .family = "loss",
    .spec = "spec/loss/cross_entropy_loss.yaml",
    .header = "aclnnop/aclnn_cross_entropy_loss.h",
    .variant = "",
    .by_rows = true,
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = cross_entropy_loss_params,
    .param_count = sizeof(cross_entropy_loss_params) / sizeof(cross_entropy_loss_params[0]),
    .types = cross_entropy_loss_types,
    .type_count = sizeof(cross_entropy_loss_types) / sizeof(cross_entropy_loss_types[0]),
    .space = {"input", NULL},
    .formulas = cross_entropy_loss_formulas,
    .formula_count = 10,
    .bounds = cross_entropy_loss_bounds,
    .bound_count = sizeof(cross_entropy_loss_bounds) / sizeof(cross_entropy_loss_bounds[0]),
    .late = 561002,
    .requires_ = cross_entropy_loss_requires,
    .fits = fits_cross_entropy_loss,
    .notes = cross_entropy_loss_notes,
    .refusals = cross_entropy_loss_refusals,
    .example = cross_entropy_loss_example,
    .prepare = prepare_cross_entropy_loss,
    .launch = aclnnCrossEntropyLoss,
};
