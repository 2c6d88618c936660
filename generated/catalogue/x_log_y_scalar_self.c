/*
 * Generated from spec/mathematics/x_log_y_scalar_self.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_x_log_y_scalar_self.h"
#include "client/catalogue.h"

static const ac_entry_type x_log_y_scalar_self_types[] = {
    {"B", "", {NULL}, NULL, 0, NULL},
    {"P", "with_scalar", {"B", "self"}, NULL, 0, NULL},
    {"T", "float", {"P"}, NULL, 0, NULL},
};

static const ac_entry_formula x_log_y_scalar_self_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self == 0 and other == other, 0, self * log(other))",
    },
};

static const ac_entry_bound x_log_y_scalar_self_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const x_log_y_scalar_self_requires[] = {
    NULL,
};

static const char *const x_log_y_scalar_self_notes[] = {
    NULL,
};

static const uint64_t x_log_y_scalar_self_self_dtypes[AC_PRODUCT_COUNT] = {
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
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t x_log_y_scalar_self_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t x_log_y_scalar_self_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value x_log_y_scalar_self_example[] = {
    {"self", false, "2"},
    {"other", false, "[0, 1, inf, -1]"},
    {"out", true, "[-inf, 0, inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal x_log_y_scalar_self_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "other has a dtype that is not listed for it"},
    {161002, "self has a complex dtype"},
    {161002, "the dtype of other with the scalar self does not exist"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "other or out has a rank above 8"},
    {161002, "out does not have the shape of other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param x_log_y_scalar_self_params[] = {
    {
        .name = "self",
        .c_type = "const aclScalar *",
        .doc = "the factor",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = x_log_y_scalar_self_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the argument of the logarithm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "B",
        .dtypes = x_log_y_scalar_self_other_dtypes,
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
        .dtypes = x_log_y_scalar_self_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"other", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_x_log_y_scalar_self(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnXLogYScalarSelfGetWorkspaceSize(args->of[0].scalar, args->of[1].tensor,
                                                args->of[2].tensor, workspace_size, executor);
}

const ac_entry x_log_y_scalar_self_entry = {
    .name = "aclnnXLogYScalarSelf",
    .op = "XLogYScalarSelf",
    .snake = "x_log_y_scalar_self",
    .doc = "XLogYScalarSelf: self * log(other) of a scalar and a tensor, and 0 where self is 0.",
    .family = "mathematics",
    .spec = "spec/mathematics/x_log_y_scalar_self.yaml",
    .header = "aclnnop/aclnn_x_log_y_scalar_self.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = x_log_y_scalar_self_params,
    .param_count = sizeof(x_log_y_scalar_self_params) / sizeof(x_log_y_scalar_self_params[0]),
    .types = x_log_y_scalar_self_types,
    .type_count = sizeof(x_log_y_scalar_self_types) / sizeof(x_log_y_scalar_self_types[0]),
    .space = {"other", NULL},
    .formulas = x_log_y_scalar_self_formulas,
    .formula_count = 1,
    .bounds = x_log_y_scalar_self_bounds,
    .bound_count = sizeof(x_log_y_scalar_self_bounds) / sizeof(x_log_y_scalar_self_bounds[0]),
    .requires_ = x_log_y_scalar_self_requires,
    .notes = x_log_y_scalar_self_notes,
    .refusals = x_log_y_scalar_self_refusals,
    .example = x_log_y_scalar_self_example,
    .prepare = prepare_x_log_y_scalar_self,
    .launch = aclnnXLogYScalarSelf,
};
