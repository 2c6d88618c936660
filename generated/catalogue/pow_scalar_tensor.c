/*
 * Generated from spec/arithmetic/pow_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_pow.h"
#include "client/catalogue.h"

static const ac_entry_type pow_scalar_tensor_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "with_scalar", {"A", "self"}, NULL, 0, NULL},
};

static const ac_entry_formula pow_scalar_tensor_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(exponent == 0 or self == 1, 1, pow(self, exponent))",
    },
};

static const ac_entry_bound pow_scalar_tensor_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const pow_scalar_tensor_requires[] = {
    NULL,
};

static const char *const pow_scalar_tensor_notes[] = {
    "The power with the exponent 0, and that of 1, is 1, of nan, too.",
    "Integers wrap. With a negative exponent a power is 0, but 1 or -1 of these two.",
    "Of complex numbers a power is nan beside a number that is not finite, that of 0 where the "
    "real part of the exponent is not above 0, and one of so many turns that no digit is known, "
    "but for real powers of numbers on an axis. A part that is 0 has no sign.",
    "Bool is refused here; the vendor takes it.",
    NULL,
};

static const uint64_t pow_scalar_tensor_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
};

static const uint64_t pow_scalar_tensor_exponent_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t pow_scalar_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_C64 |
                     AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                        AC_SET_U64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_C64 |
                      AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_C64 |
                      AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value pow_scalar_tensor_example[] = {
    {"self", false, "2"},
    {"exponent", false, "[3, 0, 1]"},
    {"out", true, "[8, 1, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal pow_scalar_tensor_refusals[] = {
    {161001, "self, exponent or out is null"},
    {161002, "exponent, self or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "exponent or out has a rank above 8"},
    {161002, "out does not have the shape of exponent"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param pow_scalar_tensor_params[] = {
    {
        .name = "self",
        .c_type = "const aclScalar *",
        .doc = "the base",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = pow_scalar_tensor_self_dtypes,
    },
    {
        .name = "exponent",
        .c_type = "const aclTensor *",
        .doc = "the exponent",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = pow_scalar_tensor_exponent_dtypes,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the power",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = pow_scalar_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"exponent", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_pow_scalar_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnPowScalarTensorGetWorkspaceSize(args->of[0].scalar, args->of[1].tensor,
                                                args->of[2].tensor, workspace_size, executor);
}

const ac_entry pow_scalar_tensor_entry = {
    .name = "aclnnPowScalarTensor",
    .op = "PowScalarTensor",
    .snake = "pow_scalar_tensor",
    .doc = "PowScalarTensor: self to the power exponent, of a scalar and a tensor.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/pow_scalar_tensor.yaml",
    .header = "aclnnop/aclnn_pow.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = pow_scalar_tensor_params,
    .param_count = sizeof(pow_scalar_tensor_params) / sizeof(pow_scalar_tensor_params[0]),
    .types = pow_scalar_tensor_types,
    .type_count = sizeof(pow_scalar_tensor_types) / sizeof(pow_scalar_tensor_types[0]),
    .space = {"exponent", NULL},
    .formulas = pow_scalar_tensor_formulas,
    .formula_count = 1,
    .bounds = pow_scalar_tensor_bounds,
    .bound_count = sizeof(pow_scalar_tensor_bounds) / sizeof(pow_scalar_tensor_bounds[0]),
    .requires_ = pow_scalar_tensor_requires,
    .notes = pow_scalar_tensor_notes,
    .refusals = pow_scalar_tensor_refusals,
    .example = pow_scalar_tensor_example,
    .prepare = prepare_pow_scalar_tensor,
    .launch = aclnnPowScalarTensor,
};
