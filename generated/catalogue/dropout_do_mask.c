/*
 * Generated from spec/movement/dropout_do_mask.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_dropout_do_mask.h"
#include "client/catalogue.h"

static const ac_entry_type dropout_do_mask_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula dropout_do_mask_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(prob == 0, self, where(mask != 0 and prob < 1, self / (1 - prob), 0))",
    },
};

static const ac_entry_bound dropout_do_mask_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const dropout_do_mask_requires[] = {
    "prob >= 0",
    "prob <= 1",
    NULL,
};

static const char *const dropout_do_mask_notes[] = {
    "The probability of keeping an element is used as it is; the vendor rounds it to the dtype of"
    " self first.",
    "mask has as many elements as are needed; the vendor accepts more, and any number where self "
    "is empty.",
    NULL,
};

static const uint64_t dropout_do_mask_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t dropout_do_mask_mask_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_U8,
    [AC_ASCEND310P] = AC_SET_U8,
    [AC_ASCEND950] = AC_SET_U8,
    [AC_HOST] = AC_SET_U8,
};
/* clang-format on */

static const uint64_t dropout_do_mask_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value dropout_do_mask_example[] = {
    {"self", false, "[3, nan, -5]"},
    {"mask", false, "[13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"},
    {"prob", false, "0.5"},
    {"out", true, "[6, 0, -10]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal dropout_do_mask_refusals[] = {
    {161001, "self, mask or out is null"},
    {161002, "self, mask or out has a dtype that is not listed for it"},
    {161002, "self, mask or out has a rank above 8"},
    {161002, "mask does not have 16 elements for each 128 elements of self that are begun"},
    {161002, "out does not have the shape of self"},
    {161002, "prob >= 0 does not hold"},
    {161002, "prob <= 1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param dropout_do_mask_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = dropout_do_mask_self_dtypes,
    },
    {
        .name = "mask",
        .c_type = "const aclTensor *",
        .doc = "a bit for each element, 1 for those that are kept",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BITS,
        .type = "M",
        .dtypes = dropout_do_mask_mask_dtypes,
    },
    {
        .name = "prob",
        .c_type = "double",
        .doc = "the probability of dropping an element",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = dropout_do_mask_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_dropout_do_mask(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnDropoutDoMaskGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                              args->of[2].real, args->of[3].tensor, workspace_size,
                                              executor);
}

const ac_entry dropout_do_mask_entry = {
    .name = "aclnnDropoutDoMask",
    .op = "DropoutDoMask",
    .snake = "dropout_do_mask",
    .doc = "DropoutDoMask: elements that a mask drops become 0, all others are divided by the "
           "probability of keeping one.",
    .family = "movement",
    .spec = "spec/movement/dropout_do_mask.yaml",
    .header = "aclnnop/aclnn_dropout_do_mask.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = dropout_do_mask_params,
    .param_count = sizeof(dropout_do_mask_params) / sizeof(dropout_do_mask_params[0]),
    .types = dropout_do_mask_types,
    .type_count = sizeof(dropout_do_mask_types) / sizeof(dropout_do_mask_types[0]),
    .space = {"self", NULL},
    .formulas = dropout_do_mask_formulas,
    .formula_count = 1,
    .bounds = dropout_do_mask_bounds,
    .bound_count = sizeof(dropout_do_mask_bounds) / sizeof(dropout_do_mask_bounds[0]),
    .requires_ = dropout_do_mask_requires,
    .notes = dropout_do_mask_notes,
    .refusals = dropout_do_mask_refusals,
    .example = dropout_do_mask_example,
    .prepare = prepare_dropout_do_mask,
    .launch = aclnnDropoutDoMask,
};
