/*
 * Generated from spec/mathematics/x_log_y_scalar_other.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_x_log_y_scalar_other.h"
#include "client/catalogue.h"

static const ac_entry_type x_log_y_scalar_other_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"P", "with_scalar", {"A", "other"}, NULL, 0, NULL},
    {"T", "float", {"P"}, NULL, 0, NULL},
};

static const ac_entry_formula x_log_y_scalar_other_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self == 0 and other == other, 0, self * log(other))",
    },
};

static const ac_entry_bound x_log_y_scalar_other_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const x_log_y_scalar_other_requires[] = {
    NULL,
};

static const char *const x_log_y_scalar_other_notes[] = {
    NULL,
};

static const uint64_t x_log_y_scalar_other_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t x_log_y_scalar_other_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t x_log_y_scalar_other_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value x_log_y_scalar_other_example[] = {
    {"self", false, "[0, 2, -3, nan]"},
    {"other", false, "0"},
    {"out", true, "[0, -inf, inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal x_log_y_scalar_other_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "other has a complex dtype"},
    {161002, "the dtype of self with the scalar other does not exist"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param x_log_y_scalar_other_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the factor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = x_log_y_scalar_other_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclScalar *",
        .doc = "the argument of the logarithm",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = x_log_y_scalar_other_other_dtypes,
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
        .dtypes = x_log_y_scalar_other_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_x_log_y_scalar_other(const ac_entry_args *args, uint64_t *workspace_size,
                                                aclOpExecutor **executor)
{
    return aclnnXLogYScalarOtherGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                 args->of[2].tensor, workspace_size, executor);
}

const ac_entry x_log_y_scalar_other_entry = {
    .name = "aclnnXLogYScalarOther",
    .op = "XLogYScalarOther",
    .snake = "x_log_y_scalar_other",
    .doc = "XLogYScalarOther: self * log(other) of a tensor and a scalar, and 0 where self is 0.",
    .family = "mathematics",
    .spec = "spec/mathematics/x_log_y_scalar_other.yaml",
    .header = "aclnnop/aclnn_x_log_y_scalar_other.h",
    .variant = "",
    .on =
        {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = x_log_y_scalar_other_params,
    .param_count = sizeof(x_log_y_scalar_other_params) / sizeof(x_log_y_scalar_other_params[0]),
    .types = x_log_y_scalar_other_types,
    .type_count = sizeof(x_log_y_scalar_other_types) / sizeof(x_log_y_scalar_other_types[0]),
    .space = {"self", NULL},
    .formulas = x_log_y_scalar_other_formulas,
    .formula_count = 1,
    .bounds = x_log_y_scalar_other_bounds,
    .bound_count = sizeof(x_log_y_scalar_other_bounds) / sizeof(x_log_y_scalar_other_bounds[0]),
    .requires_ = x_log_y_scalar_other_requires,
    .notes = x_log_y_scalar_other_notes,
    .refusals = x_log_y_scalar_other_refusals,
    .example = x_log_y_scalar_other_example,
    .prepare = prepare_x_log_y_scalar_other,
    .launch = aclnnXLogYScalarOther,
};

static const uint64_t inplace_x_log_y_scalar_other_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_x_log_y_scalar_other_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_x_log_y_scalar_other_example[] = {
    {"selfRef", false, "[0, 2, -3, nan]"},
    {"selfRef", true, "[0, -inf, inf, nan]"},
    {"other", false, "0"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_x_log_y_scalar_other_refusals[] = {
    {161001, "selfRef or other is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "other has a complex dtype"},
    {161002, "the dtype of selfRef with the scalar other does not exist"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_x_log_y_scalar_other_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the factor",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .result = "T",
        .dtypes = inplace_x_log_y_scalar_other_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclScalar *",
        .doc = "the argument of the logarithm",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_x_log_y_scalar_other_other_dtypes,
    },
};

static aclnnStatus prepare_inplace_x_log_y_scalar_other(const ac_entry_args *args,
                                                        uint64_t *workspace_size,
                                                        aclOpExecutor **executor)
{
    return aclnnInplaceXLogYScalarOtherGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                        workspace_size, executor);
}

const ac_entry inplace_x_log_y_scalar_other_entry = {
    .name = "aclnnInplaceXLogYScalarOther",
    .op = "XLogYScalarOther",
    .snake = "inplace_x_log_y_scalar_other",
    .doc = "aclnnXLogYScalarOther in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/x_log_y_scalar_other.yaml",
    .header = "aclnnop/aclnn_x_log_y_scalar_other.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = inplace_x_log_y_scalar_other_params,
    .param_count = sizeof(inplace_x_log_y_scalar_other_params) /
                   sizeof(inplace_x_log_y_scalar_other_params[0]),
    .types = x_log_y_scalar_other_types,
    .type_count = sizeof(x_log_y_scalar_other_types) / sizeof(x_log_y_scalar_other_types[0]),
    .space = {"selfRef", NULL},
    .formulas = x_log_y_scalar_other_formulas,
    .formula_count = 1,
    .bounds = x_log_y_scalar_other_bounds,
    .bound_count = sizeof(x_log_y_scalar_other_bounds) / sizeof(x_log_y_scalar_other_bounds[0]),
    .requires_ = x_log_y_scalar_other_requires,
    .notes = x_log_y_scalar_other_notes,
    .refusals = inplace_x_log_y_scalar_other_refusals,
    .example = inplace_x_log_y_scalar_other_example,
    .prepare = prepare_inplace_x_log_y_scalar_other,
    .launch = aclnnInplaceXLogYScalarOther,
};
