/*
 * Generated from spec/loss/cross_entropy_loss_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cross_entropy_loss_grad.h"
#include "client/catalogue.h"

static const ac_entry_type cross_entropy_loss_grad_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
    {"W", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X", "W"}, NULL, 0, NULL},
};

static const ac_entry_formula cross_entropy_loss_grad_formulas[] = {
    {
        .output = "other",
        .when = "",
        .text = "where(logProb < -700, 0, exp(logProb))",
    },
    {
        .output = "share",
        .when = "",
        .text = "where(target != 0, expm1(logProb), other)",
    },
    {
        .output = "out",
        .when = "reductionOptional is mean",
        .text = "where(weightOptional == 0, 0, share * gradLoss * weightOptional / "
                "total(weightOptional))",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(weightOptional == 0, 0, share * gradLoss * weightOptional)",
    },
};

static const ac_entry_bound cross_entropy_loss_grad_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const cross_entropy_loss_grad_requires[] = {
    "extent(logProb, -1) > 0",
    NULL,
};

static const char *const cross_entropy_loss_grad_notes[] = {
    "A number in target that is neither a class nor ignoreIndex is an error when the call runs, "
    "with its position; the vendor leaves open what happens then.",
    "The sum of the weights of all rows that count, by which a mean was divided, is rounded to "
    "f32.",
    "Rows that do not count have the gradient 0, also where none does and the vendor's formula "
    "would divide 0 by 0; so have rows whose class has the weight 0.",
    "labelSmoothing is refused with 161002, before the dtypes; the vendor documents that only 0 "
    "is supported.",
    "Probabilities below exp(-700) are 0. Any shape of one element is taken for gradLoss where "
    "one is wanted.",
    "gradZlossOptional and lseForZlossOptional are not looked at; the vendor checks their dtypes.",
    NULL,
};

static const uint64_t cross_entropy_loss_grad_grad_loss_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t cross_entropy_loss_grad_log_prob_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t cross_entropy_loss_grad_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};

static const uint64_t cross_entropy_loss_grad_weight_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t cross_entropy_loss_grad_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const ac_entry_choice cross_entropy_loss_grad_reduction_optional_choices[] = {
    {"none", "none", 0},
    {"mean", "mean", 1},
    {"sum", "sum", 2},
};

/* clang-format off */
static const ac_entry_value cross_entropy_loss_grad_example[] = {
    {"gradLoss", false, "2"},
    {"logProb", false, "[[0, -inf], [0, 0], [-inf, 0]]"},
    {"target", false, "[1, 7, 1]"},
    {"weightOptional", false, "[nan, 3]"},
    {"reductionOptional", false, "mean"},
    {"ignoreIndex", false, "7"},
    {"out", true, "[[1, -1], [0, 0], [0, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cross_entropy_loss_grad_refusals[] = {
    {161001, "gradLoss, logProb or target is null"},
    {161002, "weightOptional is neither null nor a tensor"},
    {161002, "labelSmoothing is not 0"},
    {161001, "out is null"},
    {161002, "logProb, target or weightOptional has a dtype that is not listed for it"},
    {161002, "gradLoss does not have the dtype of logProb"},
    {161002, "weightOptional has neither the dtype of logProb nor f32"},
    {161002, "out does not have the dtype of logProb"},
    {561002, "reductionOptional is none of none, mean, sum"},
    {561002, "gradLoss has a rank above 8"},
    {561002, "logProb does not have the rank 2"},
    {561002, "target, weightOptional or out has a rank above 8"},
    {561002, "gradLoss does not have the shape of target where reductionOptional is none, or has not one element; all shapes of one element are alike"},
    {561002, "target does not have the shape of logProb without the axis of classes (axis 1, or the only one)"},
    {561002, "weightOptional does not have one axis with an element for each class of logProb"},
    {561002, "out does not have the shape of logProb"},
    {561002, "extent(logProb, -1) > 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cross_entropy_loss_grad_params[] = {
    {
        .name = "gradLoss",
        .c_type = "const aclTensor *",
        .doc = "gradient of the loss",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OF_ROW,
        .type = "X",
        .reduced = "reductionOptional",
        .dtypes = cross_entropy_loss_grad_grad_loss_dtypes,
    },
    {
        .name = "logProb",
        .c_type = "const aclTensor *",
        .doc = "logarithms of probabilities, a row for each sample with one for each class",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .rank = 2,
        .dtypes = cross_entropy_loss_grad_log_prob_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "the class of each row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CLASS,
        .type = "I",
        .dtypes = cross_entropy_loss_grad_target_dtypes,
    },
    {
        .name = "weightOptional",
        .c_type = "const aclTensor *",
        .doc = "what losses of each class were multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_EACH_CLASS,
        .type = "W",
        .counted = true,
        .optional = true,
        .fallback = 1.0,
        .dtypes = cross_entropy_loss_grad_weight_optional_dtypes,
    },
    {
        .name = "gradZlossOptional",
        .c_type = "const aclTensor *",
        .doc = "no effect",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "lseForZlossOptional",
        .c_type = "const aclTensor *",
        .doc = "no effect",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "reductionOptional",
        .c_type = "char *",
        .doc = "what was made of the losses of the rows",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
        .fallback = 1.0,
        .choices = cross_entropy_loss_grad_reduction_optional_choices,
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
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
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
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "gradient of the input",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .dtypes = cross_entropy_loss_grad_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"logProb", NULL},
                .type = "X",
            },
    },
};

static aclnnStatus prepare_cross_entropy_loss_grad(const ac_entry_args *args,
                                                   uint64_t *workspace_size,
                                                   aclOpExecutor **executor)
{
    return aclnnCrossEntropyLossGradGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].tensor, args->of[6].string, args->of[7].integer,
        args->of[8].real, args->of[9].real, args->of[10].tensor, workspace_size, executor);
}

static bool fits_cross_entropy_loss_grad(const ac_entry_shape *shapes)
{
    return (double)entry_extent(&shapes[1], -1) > 0.0;
}

const ac_entry cross_entropy_loss_grad_entry = {
    .name = "aclnnCrossEntropyLossGrad",
    .op = "CrossEntropyLossGrad",
    .snake = "cross_entropy_loss_grad",
    .doc = "CrossEntropyLossGrad: the gradient of CrossEntropyLoss with respect to its input.",
    .family = "loss",
    .spec = "spec/loss/cross_entropy_loss_grad.yaml",
    .header = "aclnnop/aclnn_cross_entropy_loss_grad.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = cross_entropy_loss_grad_params,
    .param_count =
        sizeof(cross_entropy_loss_grad_params) / sizeof(cross_entropy_loss_grad_params[0]),
    .types = cross_entropy_loss_grad_types,
    .type_count = sizeof(cross_entropy_loss_grad_types) / sizeof(cross_entropy_loss_grad_types[0]),
    .space = {"logProb", NULL},
    .formulas = cross_entropy_loss_grad_formulas,
    .formula_count = 4,
    .bounds = cross_entropy_loss_grad_bounds,
    .bound_count =
        sizeof(cross_entropy_loss_grad_bounds) / sizeof(cross_entropy_loss_grad_bounds[0]),
    .late = 561002,
    .requires_ = cross_entropy_loss_grad_requires,
    .fits = fits_cross_entropy_loss_grad,
    .notes = cross_entropy_loss_grad_notes,
    .refusals = cross_entropy_loss_grad_refusals,
    .example = cross_entropy_loss_grad_example,
    .prepare = prepare_cross_entropy_loss_grad,
    .launch = aclnnCrossEntropyLossGrad,
};
