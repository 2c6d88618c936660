/*
 * Generated from spec/arithmetic/neg.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_neg.h"
#include "client/catalogue.h"

static const ac_entry_type neg_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula neg_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "-self",
    },
};

static const ac_entry_bound neg_bounds[] = {
    {"out", "exact"},
};

static const char *const neg_requires[] = {
    NULL,
};

static const char *const neg_notes[] = {
    "The least integer of a dtype stays as it is, also in a wider out; the sign changes before "
    "the conversion.",
    "u8, i16 and bool are refused, as they are by the vendor.",
    NULL,
};

static const uint64_t neg_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t neg_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value neg_example[] = {
    {"self", false, "[-2, 1, 3]"},
    {"out", true, "[2, -1, -3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal neg_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param neg_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = neg_self_dtypes,
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
        .dtypes = neg_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_neg(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnNegGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                    executor);
}

const ac_entry neg_entry = {
    .name = "aclnnNeg",
    .op = "Neg",
    .snake = "neg",
    .doc = "Neg: self with the other sign.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/neg.yaml",
    .header = "aclnnop/aclnn_neg.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = neg_params,
    .param_count = sizeof(neg_params) / sizeof(neg_params[0]),
    .types = neg_types,
    .type_count = sizeof(neg_types) / sizeof(neg_types[0]),
    .space = {"self", NULL},
    .formulas = neg_formulas,
    .formula_count = 1,
    .bounds = neg_bounds,
    .bound_count = sizeof(neg_bounds) / sizeof(neg_bounds[0]),
    .requires_ = neg_requires,
    .notes = neg_notes,
    .refusals = neg_refusals,
    .example = neg_example,
    .prepare = prepare_neg,
    .launch = aclnnNeg,
};

static const uint64_t inplace_neg_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_neg_example[] = {
    {"selfRef", false, "[-2, 1, 3]"},
    {"selfRef", true, "[2, -1, -3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_neg_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_neg_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .result = "T",
        .dtypes = inplace_neg_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_neg(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnInplaceNegGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_neg_entry = {
    .name = "aclnnInplaceNeg",
    .op = "Neg",
    .snake = "inplace_neg",
    .doc = "aclnnNeg in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/neg.yaml",
    .header = "aclnnop/aclnn_neg.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_neg_params,
    .param_count = sizeof(inplace_neg_params) / sizeof(inplace_neg_params[0]),
    .types = neg_types,
    .type_count = sizeof(neg_types) / sizeof(neg_types[0]),
    .space = {"selfRef", NULL},
    .formulas = neg_formulas,
    .formula_count = 1,
    .bounds = neg_bounds,
    .bound_count = sizeof(neg_bounds) / sizeof(neg_bounds[0]),
    .requires_ = neg_requires,
    .notes = neg_notes,
    .refusals = inplace_neg_refusals,
    .example = inplace_neg_example,
    .prepare = prepare_inplace_neg,
    .launch = aclnnInplaceNeg,
};
