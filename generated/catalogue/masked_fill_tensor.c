/*
 * Generated from spec/arithmetic/masked_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_masked_fill_tensor.h"
#include "client/catalogue.h"

static const ac_entry_type masked_fill_tensor_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula masked_fill_tensor_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(mask != 0, value, self)",
    },
};

static const ac_entry_bound masked_fill_tensor_bounds[] = {
    {"out", "exact"},
};

static const char *const masked_fill_tensor_requires[] = {
    NULL,
};

static const char *const masked_fill_tensor_notes[] = {
    "The value has one element in any number of axes, where the vendor wants none, and the dtype "
    "of selfRef, to which the vendor converts it.",
    NULL,
};

static const uint64_t inplace_masked_fill_tensor_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t inplace_masked_fill_tensor_mask_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};
/* clang-format on */

static const uint64_t inplace_masked_fill_tensor_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_masked_fill_tensor_example[] = {
    {"selfRef", false, "[0, 0, 1]"},
    {"selfRef", true, "[1, 0, 1]"},
    {"mask", false, "[1, 0, 1]"},
    {"value", false, "1"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_masked_fill_tensor_refusals[] = {
    {161001, "selfRef, mask or value is null"},
    {161002, "selfRef or mask has a dtype that is not listed for it"},
    {161002, "value does not have the dtype of selfRef"},
    {161002, "selfRef, mask or value has a rank above 8"},
    {161002, "mask does not broadcast to the shape of selfRef"},
    {161002, "value has not one element"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_masked_fill_tensor_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the tensor that is filled",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_masked_fill_tensor_self_ref_dtypes,
    },
    {
        .name = "mask",
        .c_type = "const aclTensor *",
        .doc = "where it is filled",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "M",
        .dtypes = inplace_masked_fill_tensor_mask_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclTensor *",
        .doc = "what those elements become",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SINGLE,
        .type = "T",
        .dtypes = inplace_masked_fill_tensor_value_dtypes,
    },
};

static aclnnStatus prepare_inplace_masked_fill_tensor(const ac_entry_args *args,
                                                      uint64_t *workspace_size,
                                                      aclOpExecutor **executor)
{
    return aclnnInplaceMaskedFillTensorGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, workspace_size, executor);
}

const ac_entry inplace_masked_fill_tensor_entry = {
    .name = "aclnnInplaceMaskedFillTensor",
    .op = "MaskedFillTensor",
    .snake = "inplace_masked_fill_tensor",
    .doc = "MaskedFillTensor: elements where a mask holds become the only element of a tensor.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/masked_fill_tensor.yaml",
    .header = "aclnnop/aclnn_masked_fill_tensor.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_masked_fill_tensor_params,
    .param_count =
        sizeof(inplace_masked_fill_tensor_params) / sizeof(inplace_masked_fill_tensor_params[0]),
    .types = masked_fill_tensor_types,
    .type_count = sizeof(masked_fill_tensor_types) / sizeof(masked_fill_tensor_types[0]),
    .space = {"selfRef", NULL},
    .formulas = masked_fill_tensor_formulas,
    .formula_count = 1,
    .bounds = masked_fill_tensor_bounds,
    .bound_count = sizeof(masked_fill_tensor_bounds) / sizeof(masked_fill_tensor_bounds[0]),
    .requires_ = masked_fill_tensor_requires,
    .notes = masked_fill_tensor_notes,
    .refusals = inplace_masked_fill_tensor_refusals,
    .example = inplace_masked_fill_tensor_example,
    .prepare = prepare_inplace_masked_fill_tensor,
    .launch = aclnnInplaceMaskedFillTensor,
};
