/*
 * Generated from spec/arithmetic/masked_fill_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_masked_fill_scalar.h"
#include "client/catalogue.h"

static const ac_entry_type masked_fill_scalar_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula masked_fill_scalar_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(mask != 0, value, self)",
    },
};

static const ac_entry_bound masked_fill_scalar_bounds[] = {
    {"out", "exact"},
};

static const char *const masked_fill_scalar_requires[] = {
    NULL,
};

static const char *const masked_fill_scalar_notes[] = {
    "With a bool tensor a value counts as whether it is not 0; with integers a float is cut off "
    "towards zero, and integers wrap. The vendor takes a float below the epsilon of its dtype for"
    " false.",
    NULL,
};

static const uint64_t inplace_masked_fill_scalar_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t inplace_masked_fill_scalar_mask_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};
/* clang-format on */

static const uint64_t inplace_masked_fill_scalar_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_masked_fill_scalar_example[] = {
    {"selfRef", false, "[0, 0, 1]"},
    {"selfRef", true, "[1, 0, 1]"},
    {"mask", false, "[1, 0, 1]"},
    {"value", false, "1"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_masked_fill_scalar_refusals[] = {
    {161001, "selfRef, mask or value is null"},
    {161002, "selfRef or mask has a dtype that is not listed for it"},
    {161002, "value has a complex dtype"},
    {161002, "selfRef or mask has a rank above 8"},
    {161002, "mask does not broadcast to the shape of selfRef"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_masked_fill_scalar_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the tensor that is filled",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_masked_fill_scalar_self_ref_dtypes,
    },
    {
        .name = "mask",
        .c_type = "const aclTensor *",
        .doc = "where it is filled",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "M",
        .dtypes = inplace_masked_fill_scalar_mask_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "what those elements become",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_masked_fill_scalar_value_dtypes,
    },
};

static aclnnStatus prepare_inplace_masked_fill_scalar(const ac_entry_args *args,
                                                      uint64_t *workspace_size,
                                                      aclOpExecutor **executor)
{
    return aclnnInplaceMaskedFillScalarGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].scalar, workspace_size, executor);
}

const ac_entry inplace_masked_fill_scalar_entry = {
    .name = "aclnnInplaceMaskedFillScalar",
    .op = "MaskedFillScalar",
    .snake = "inplace_masked_fill_scalar",
    .doc = "MaskedFillScalar: elements where a mask holds become a value.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/masked_fill_scalar.yaml",
    .header = "aclnnop/aclnn_masked_fill_scalar.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_masked_fill_scalar_params,
    .param_count =
        sizeof(inplace_masked_fill_scalar_params) / sizeof(inplace_masked_fill_scalar_params[0]),
    .types = masked_fill_scalar_types,
    .type_count = sizeof(masked_fill_scalar_types) / sizeof(masked_fill_scalar_types[0]),
    .space = {"selfRef", NULL},
    .formulas = masked_fill_scalar_formulas,
    .formula_count = 1,
    .bounds = masked_fill_scalar_bounds,
    .bound_count = sizeof(masked_fill_scalar_bounds) / sizeof(masked_fill_scalar_bounds[0]),
    .requires_ = masked_fill_scalar_requires,
    .notes = masked_fill_scalar_notes,
    .refusals = inplace_masked_fill_scalar_refusals,
    .example = inplace_masked_fill_scalar_example,
    .prepare = prepare_inplace_masked_fill_scalar,
    .launch = aclnnInplaceMaskedFillScalar,
};
