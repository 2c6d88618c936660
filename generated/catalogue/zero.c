/*
 * Generated from spec/movement/zero.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_zero.h"
#include "client/catalogue.h"

static const ac_entry_type zero_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula zero_formulas[] = {
    {
        .output = "everywhere",
        .when = "",
        .text = "filled(0) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "everywhere",
    },
};

static const ac_entry_bound zero_bounds[] = {
    {"out", "exact"},
};

static const char *const zero_requires[] = {
    NULL,
};

static const char *const zero_notes[] = {
    "All bits of an element become 0; a complex number has two parts of +0.",
    NULL,
};

static const uint64_t inplace_zero_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F16 | AC_SET_F32 |
                     AC_SET_BOOL | AC_SET_F64 | AC_SET_I16 | AC_SET_U16 | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F16 | AC_SET_F32 |
                      AC_SET_BOOL | AC_SET_F64 | AC_SET_I16 | AC_SET_U16 | AC_SET_C128 |
                      AC_SET_C64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F16 | AC_SET_F32 |
                        AC_SET_BOOL | AC_SET_F64 | AC_SET_I16 | AC_SET_U16 | AC_SET_C128 |
                        AC_SET_C64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F16 | AC_SET_F32 |
                      AC_SET_BOOL | AC_SET_F64 | AC_SET_I16 | AC_SET_U16 | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F16 | AC_SET_F32 |
                     AC_SET_BOOL | AC_SET_F64 | AC_SET_I16 | AC_SET_U16 | AC_SET_C128 | AC_SET_C64 |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F16 | AC_SET_F32 |
                AC_SET_BOOL | AC_SET_F64 | AC_SET_I16 | AC_SET_U16 | AC_SET_C128 | AC_SET_C64 |
                AC_SET_BF16,
};

static const ac_entry_cut inplace_zero_self_ref_cuts[] = {
    {
        .part = "everywhere",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_FILLED,
        .args = {NULL},
        .numbers = {0},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value inplace_zero_example[] = {
    {"selfRef", false, "[1, nan, 0]"},
    {"selfRef", true, "[0, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_zero_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_zero_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the tensor that is filled, whose elements are not read",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_zero_self_ref_dtypes,
        .cuts = inplace_zero_self_ref_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_inplace_zero(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceZeroGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_zero_entry = {
    .name = "aclnnInplaceZero",
    .op = "Zero",
    .snake = "inplace_zero",
    .doc = "Zero: every element becomes 0.",
    .family = "movement",
    .spec = "spec/movement/zero.yaml",
    .header = "aclnnop/aclnn_zero.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_zero_params,
    .param_count = sizeof(inplace_zero_params) / sizeof(inplace_zero_params[0]),
    .types = zero_types,
    .type_count = sizeof(zero_types) / sizeof(zero_types[0]),
    .space = {"selfRef", NULL},
    .formulas = zero_formulas,
    .formula_count = 2,
    .bounds = zero_bounds,
    .bound_count = sizeof(zero_bounds) / sizeof(zero_bounds[0]),
    .requires_ = zero_requires,
    .notes = zero_notes,
    .refusals = inplace_zero_refusals,
    .example = inplace_zero_example,
    .prepare = prepare_inplace_zero,
    .launch = aclnnInplaceZero,
};
