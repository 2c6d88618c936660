/*
 * Generated from spec/movement/fill_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_fill_scalar.h"
#include "client/catalogue.h"

static const ac_entry_type fill_scalar_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula fill_scalar_formulas[] = {
    {
        .output = "everywhere",
        .when = "",
        .text = "filled(value) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "everywhere",
    },
};

static const ac_entry_bound fill_scalar_bounds[] = {
    {"out", "exact"},
};

static const char *const fill_scalar_requires[] = {
    NULL,
};

static const char *const fill_scalar_notes[] = {
    "A value of every dtype is accepted, and the vendor refuses one that has no promoted type "
    "with the tensor.",
    "A value beyond the range of i64 becomes the end of that range, before it wraps to the dtype "
    "of the tensor.",
    NULL,
};

static const uint64_t inplace_fill_scalar_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL |
                      AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL |
                        AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t inplace_fill_scalar_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL |
                      AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL |
                        AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL |
                      AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const ac_entry_cut inplace_fill_scalar_self_ref_cuts[] = {
    {
        .part = "everywhere",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_FILLED,
        .args = {"value"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value inplace_fill_scalar_example[] = {
    {"selfRef", false, "[1, nan, 3]"},
    {"selfRef", true, "[7, 7, 7]"},
    {"value", false, "7"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_fill_scalar_refusals[] = {
    {161001, "selfRef or value is null"},
    {161002, "selfRef or value has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_fill_scalar_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the tensor that is filled, whose elements are not read",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_fill_scalar_self_ref_dtypes,
        .cuts = inplace_fill_scalar_self_ref_cuts,
        .cut_count = 1,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "what each element becomes",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_fill_scalar_value_dtypes,
    },
};

static aclnnStatus prepare_inplace_fill_scalar(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnInplaceFillScalarGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                  workspace_size, executor);
}

const ac_entry inplace_fill_scalar_entry = {
    .name = "aclnnInplaceFillScalar",
    .op = "FillScalar",
    .snake = "inplace_fill_scalar",
    .doc = "FillScalar: every element becomes a value.",
    .family = "movement",
    .spec = "spec/movement/fill_scalar.yaml",
    .header = "aclnnop/aclnn_fill_scalar.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_fill_scalar_params,
    .param_count = sizeof(inplace_fill_scalar_params) / sizeof(inplace_fill_scalar_params[0]),
    .types = fill_scalar_types,
    .type_count = sizeof(fill_scalar_types) / sizeof(fill_scalar_types[0]),
    .space = {"selfRef", NULL},
    .formulas = fill_scalar_formulas,
    .formula_count = 2,
    .bounds = fill_scalar_bounds,
    .bound_count = sizeof(fill_scalar_bounds) / sizeof(fill_scalar_bounds[0]),
    .requires_ = fill_scalar_requires,
    .notes = fill_scalar_notes,
    .refusals = inplace_fill_scalar_refusals,
    .example = inplace_fill_scalar_example,
    .prepare = prepare_inplace_fill_scalar,
    .launch = aclnnInplaceFillScalar,
};
