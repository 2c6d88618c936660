/*
 * Generated from spec/movement/one.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_ones.h"
#include "client/catalogue.h"

static const ac_entry_type one_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula one_formulas[] = {
    {
        .output = "everywhere",
        .when = "",
        .text = "filled(1) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "everywhere",
    },
};

static const ac_entry_bound one_bounds[] = {
    {"out", "exact"},
};

static const char *const one_requires[] = {
    NULL,
};

static const char *const one_notes[] = {
    NULL,
};

static const uint64_t inplace_one_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
};

static const ac_entry_cut inplace_one_self_ref_cuts[] = {
    {
        .part = "everywhere",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_FILLED,
        .args = {NULL},
        .numbers = {1},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value inplace_one_example[] = {
    {"selfRef", false, "[3, nan, 0]"},
    {"selfRef", true, "[1, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_one_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_one_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the tensor that is filled, whose elements are not read",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_one_self_ref_dtypes,
        .cuts = inplace_one_self_ref_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_inplace_one(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnInplaceOneGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_one_entry = {
    .name = "aclnnInplaceOne",
    .op = "One",
    .snake = "inplace_one",
    .doc = "One: every element becomes 1.",
    .family = "movement",
    .spec = "spec/movement/one.yaml",
    .header = "aclnnop/aclnn_ones.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_one_params,
    .param_count = sizeof(inplace_one_params) / sizeof(inplace_one_params[0]),
    .types = one_types,
    .type_count = sizeof(one_types) / sizeof(one_types[0]),
    .space = {"selfRef", NULL},
    .formulas = one_formulas,
    .formula_count = 2,
    .bounds = one_bounds,
    .bound_count = sizeof(one_bounds) / sizeof(one_bounds[0]),
    .requires_ = one_requires,
    .notes = one_notes,
    .refusals = inplace_one_refusals,
    .example = inplace_one_example,
    .prepare = prepare_inplace_one,
    .launch = aclnnInplaceOne,
};
