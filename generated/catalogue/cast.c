/*
 * Generated from spec/conversion/cast.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cast.h"
#include "client/catalogue.h"

static const ac_entry_type cast_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula cast_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self",
    },
};

static const ac_entry_bound cast_bounds[] = {
    {"out", "exact"},
};

static const char *const cast_requires[] = {
    NULL,
};

static const char *const cast_notes[] = {
    "Each pair of dtypes converts, unlike where a result is stored in an out of another dtype.",
    "An out of another dtype than the one that is named is refused with 161002; the vendor finds "
    "that when it copies, with 561103.",
    "On ascend950 the vendor makes u8 of f32 and of bf16 by way of i64, which differs beyond the "
    "range of i32.",
    "c32, the 8-bit and 4-bit floats and i4, which the vendor takes on ascend950, are refused "
    "here.",
    NULL,
};

static const uint64_t cast_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t cast_dtype_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t cast_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value cast_example[] = {
    {"self", false, "[2.75, -2.75, nan, inf]"},
    {"dtype", false, "i32"},
    {"out", true, "[2, -2, 0, 2147483647]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cast_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "dtype names a dtype that is not listed for it"},
    {161002, "out does not have the dtype that dtype names"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cast_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = cast_self_dtypes,
    },
    {
        .name = "dtype",
        .c_type = "aclDataType",
        .doc = "the dtype of out",
        .role = AC_ROLE_DTYPE,
        .kind = AC_KIND_DTYPE,
        .view = AC_ENTRY_SAME,
        .type = "O",
        .dtypes = cast_dtype_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .cast = true,
        .converts = true,
        .cast_to = "O",
        .dtypes = cast_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "O",
            },
    },
};

static aclnnStatus prepare_cast(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnCastGetWorkspaceSize(args->of[0].tensor, args->of[1].dtype, args->of[2].tensor,
                                     workspace_size, executor);
}

const ac_entry cast_entry = {
    .name = "aclnnCast",
    .op = "Cast",
    .snake = "cast",
    .doc = "Cast: the numbers of self in the dtype that is named.",
    .family = "conversion",
    .spec = "spec/conversion/cast.yaml",
    .header = "aclnnop/aclnn_cast.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = cast_params,
    .param_count = sizeof(cast_params) / sizeof(cast_params[0]),
    .types = cast_types,
    .type_count = sizeof(cast_types) / sizeof(cast_types[0]),
    .space = {"self", NULL},
    .formulas = cast_formulas,
    .formula_count = 1,
    .bounds = cast_bounds,
    .bound_count = sizeof(cast_bounds) / sizeof(cast_bounds[0]),
    .requires_ = cast_requires,
    .notes = cast_notes,
    .refusals = cast_refusals,
    .example = cast_example,
    .prepare = prepare_cast,
    .launch = aclnnCast,
};
