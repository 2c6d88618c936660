/*
 * Generated from spec/comparison/eq_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_eq_scalar.h"
#include "client/catalogue.h"

static const ac_entry_type eq_scalar_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "with_scalar", {"A", "other"}, NULL, 0, NULL},
};

static const ac_entry_formula eq_scalar_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self == other",
    },
};

static const ac_entry_bound eq_scalar_bounds[] = {
    {"out", "exact"},
};

static const char *const eq_scalar_requires[] = {
    NULL,
};

static const char *const eq_scalar_notes[] = {
    "other is rounded to the dtype that is compared in: that of self, or f32 where self has "
    "integers and other does not. Older products of the vendor compare a few such pairs in f64.",
    NULL,
};

static const uint64_t eq_scalar_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t eq_scalar_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t eq_scalar_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* clang-format off */
static const ac_entry_value eq_scalar_example[] = {
    {"self", false, "[0, 1, 1]"},
    {"other", false, "1"},
    {"out", true, "[0, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal eq_scalar_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "other has neither a real nor a complex dtype"},
    {161002, "the dtype of self with the scalar other does not exist"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param eq_scalar_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = eq_scalar_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclScalar *",
        .doc = "what they are compared with",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = eq_scalar_other_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "whether self is equal to other",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .truth = true,
        .dtypes = eq_scalar_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_eq_scalar(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnEqScalarGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, args->of[2].tensor,
                                         workspace_size, executor);
}

const ac_entry eq_scalar_entry = {
    .name = "aclnnEqScalar",
    .op = "EqScalar",
    .snake = "eq_scalar",
    .doc = "EqScalar: whether a number is equal to a scalar.",
    .family = "comparison",
    .spec = "spec/comparison/eq_scalar.yaml",
    .header = "aclnnop/aclnn_eq_scalar.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = eq_scalar_params,
    .param_count = sizeof(eq_scalar_params) / sizeof(eq_scalar_params[0]),
    .types = eq_scalar_types,
    .type_count = sizeof(eq_scalar_types) / sizeof(eq_scalar_types[0]),
    .space = {"self", NULL},
    .formulas = eq_scalar_formulas,
    .formula_count = 1,
    .bounds = eq_scalar_bounds,
    .bound_count = sizeof(eq_scalar_bounds) / sizeof(eq_scalar_bounds[0]),
    .requires_ = eq_scalar_requires,
    .notes = eq_scalar_notes,
    .refusals = eq_scalar_refusals,
    .example = eq_scalar_example,
    .prepare = prepare_eq_scalar,
    .launch = aclnnEqScalar,
};

static const uint64_t inplace_eq_scalar_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t inplace_eq_scalar_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_eq_scalar_example[] = {
    {"selfRef", false, "[0, 1, 1]"},
    {"selfRef", true, "[0, 1, 1]"},
    {"other", false, "1"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_eq_scalar_refusals[] = {
    {161001, "selfRef or other is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "other has neither a real nor a complex dtype"},
    {161002, "the dtype of selfRef with the scalar other does not exist"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_eq_scalar_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .result = "T",
        .truth = true,
        .dtypes = inplace_eq_scalar_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclScalar *",
        .doc = "what they are compared with",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_eq_scalar_other_dtypes,
    },
};

static aclnnStatus prepare_inplace_eq_scalar(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnInplaceEqScalarGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                workspace_size, executor);
}

const ac_entry inplace_eq_scalar_entry = {
    .name = "aclnnInplaceEqScalar",
    .op = "EqScalar",
    .snake = "inplace_eq_scalar",
    .doc = "aclnnEqScalar in place: selfRef stands for both self and out.",
    .family = "comparison",
    .spec = "spec/comparison/eq_scalar.yaml",
    .header = "aclnnop/aclnn_eq_scalar.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_eq_scalar_params,
    .param_count = sizeof(inplace_eq_scalar_params) / sizeof(inplace_eq_scalar_params[0]),
    .types = eq_scalar_types,
    .type_count = sizeof(eq_scalar_types) / sizeof(eq_scalar_types[0]),
    .space = {"selfRef", NULL},
    .formulas = eq_scalar_formulas,
    .formula_count = 1,
    .bounds = eq_scalar_bounds,
    .bound_count = sizeof(eq_scalar_bounds) / sizeof(eq_scalar_bounds[0]),
    .requires_ = eq_scalar_requires,
    .notes = eq_scalar_notes,
    .refusals = inplace_eq_scalar_refusals,
    .example = inplace_eq_scalar_example,
    .prepare = prepare_inplace_eq_scalar,
    .launch = aclnnInplaceEqScalar,
};
