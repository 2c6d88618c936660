/*
 * Generated from spec/activation/threshold.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_threshold.h"
#include "client/catalogue.h"

static const ac_entry_type threshold_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula threshold_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self <= threshold, value, self)",
    },
};

static const ac_entry_bound threshold_bounds[] = {
    {"out", "exact"},
};

static const char *const threshold_requires[] = {
    NULL,
};

static const char *const threshold_notes[] = {
    "A nan in self stays, since it is not at or below the limit.",
    "With integers threshold and value are first converted to the dtype of self: floats are "
    "truncated towards zero, so that a threshold of 1.7 acts as 1, and integers wrap.",
    "The vendor computes i32 by way of f32, which its documentation calls imprecise beyond 2^24; "
    "here integers are computed as integers. On ascend950 the vendor does not test whether self "
    "converts to out.",
    "The vendor looks for a null out before threshold and value; the status is the same.",
    NULL,
};

static const uint64_t threshold_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_I32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t threshold_threshold_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t threshold_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t threshold_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value threshold_example[] = {
    {"self", false, "[-2, 1, 1.5, 3]"},
    {"threshold", false, "1"},
    {"value", false, "20"},
    {"out", true, "[20, 20, 1.5, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal threshold_refusals[] = {
    {161001, "self, threshold, value or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "threshold or value has a complex dtype"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param threshold_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = threshold_self_dtypes,
    },
    {
        .name = "threshold",
        .c_type = "const aclScalar *",
        .doc = "the limit",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = threshold_threshold_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "what values become that are not above the limit",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = threshold_value_dtypes,
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
        .dtypes = threshold_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_threshold(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnThresholdGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                          args->of[2].scalar, args->of[3].tensor, workspace_size,
                                          executor);
}

const ac_entry threshold_entry = {
    .name = "aclnnThreshold",
    .op = "Threshold",
    .snake = "threshold",
    .doc = "Threshold: values above a limit pass through, all others become a given value.",
    .family = "activation",
    .spec = "spec/activation/threshold.yaml",
    .header = "aclnnop/aclnn_threshold.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = threshold_params,
    .param_count = sizeof(threshold_params) / sizeof(threshold_params[0]),
    .types = threshold_types,
    .type_count = sizeof(threshold_types) / sizeof(threshold_types[0]),
    .space = {"self", NULL},
    .formulas = threshold_formulas,
    .formula_count = 1,
    .bounds = threshold_bounds,
    .bound_count = sizeof(threshold_bounds) / sizeof(threshold_bounds[0]),
    .requires_ = threshold_requires,
    .notes = threshold_notes,
    .refusals = threshold_refusals,
    .example = threshold_example,
    .prepare = prepare_threshold,
    .launch = aclnnThreshold,
};

static const uint64_t inplace_threshold_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_I32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_threshold_threshold_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t inplace_threshold_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_threshold_example[] = {
    {"selfRef", false, "[-2, 1, 1.5, 3]"},
    {"selfRef", true, "[20, 20, 1.5, 3]"},
    {"threshold", false, "1"},
    {"value", false, "20"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_threshold_refusals[] = {
    {161001, "selfRef, threshold or value is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "threshold or value has a complex dtype"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_threshold_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .result = "T",
        .dtypes = inplace_threshold_self_ref_dtypes,
    },
    {
        .name = "threshold",
        .c_type = "const aclScalar *",
        .doc = "the limit",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_threshold_threshold_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "what values become that are not above the limit",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_threshold_value_dtypes,
    },
};

static aclnnStatus prepare_inplace_threshold(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnInplaceThresholdGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                 args->of[2].scalar, workspace_size, executor);
}

const ac_entry inplace_threshold_entry = {
    .name = "aclnnInplaceThreshold",
    .op = "Threshold",
    .snake = "inplace_threshold",
    .doc = "aclnnThreshold in place: selfRef stands for both self and out.",
    .family = "activation",
    .spec = "spec/activation/threshold.yaml",
    .header = "aclnnop/aclnn_threshold.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_threshold_params,
    .param_count = sizeof(inplace_threshold_params) / sizeof(inplace_threshold_params[0]),
    .types = threshold_types,
    .type_count = sizeof(threshold_types) / sizeof(threshold_types[0]),
    .space = {"selfRef", NULL},
    .formulas = threshold_formulas,
    .formula_count = 1,
    .bounds = threshold_bounds,
    .bound_count = sizeof(threshold_bounds) / sizeof(threshold_bounds[0]),
    .requires_ = threshold_requires,
    .notes = threshold_notes,
    .refusals = inplace_threshold_refusals,
    .example = inplace_threshold_example,
    .prepare = prepare_inplace_threshold,
    .launch = aclnnInplaceThreshold,
};
