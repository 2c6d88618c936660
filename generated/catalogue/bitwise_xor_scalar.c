/*
 * Generated from spec/bitwise/bitwise_xor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_bitwise_xor_scalar.h"
#include "client/catalogue.h"

static const ac_entry_type bitwise_xor_scalar_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "with_scalar", {"A", "other"}, NULL, 0, NULL},
};

static const ac_entry_formula bitwise_xor_scalar_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "bit_xor(self, other)",
    },
};

static const ac_entry_bound bitwise_xor_scalar_bounds[] = {
    {"out", "exact"},
};

static const char *const bitwise_xor_scalar_requires[] = {
    NULL,
};

static const char *const bitwise_xor_scalar_notes[] = {
    "Bool is taken as a truth value, and the result is one, too.",
    "Private formats are refused here, as by the vendor.",
    "A bool tensor takes the dtype of the scalar. The vendor does so on ascend950; elsewhere it "
    "promotes both as tensors.",
    NULL,
};

static const uint64_t bitwise_xor_scalar_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t bitwise_xor_scalar_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
};

static const uint64_t bitwise_xor_scalar_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 |
                AC_SET_U64 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value bitwise_xor_scalar_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"other", false, "1"},
    {"out", true, "[0, 1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal bitwise_xor_scalar_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self or other has a dtype that is not listed for it"},
    {161002, "the dtype of self with the scalar other does not exist"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param bitwise_xor_scalar_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = bitwise_xor_scalar_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclScalar *",
        .doc = "the other number",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = bitwise_xor_scalar_other_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "those bits",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = bitwise_xor_scalar_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_bitwise_xor_scalar(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnBitwiseXorScalarGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                 args->of[2].tensor, workspace_size, executor);
}

const ac_entry bitwise_xor_scalar_entry = {
    .name = "aclnnBitwiseXorScalar",
    .op = "BitwiseXorScalar",
    .snake = "bitwise_xor_scalar",
    .doc = "BitwiseXorScalar: the bits that exactly one of a number and a scalar has.",
    .family = "bitwise",
    .spec = "spec/bitwise/bitwise_xor_scalar.yaml",
    .header = "aclnnop/aclnn_bitwise_xor_scalar.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = bitwise_xor_scalar_params,
    .param_count = sizeof(bitwise_xor_scalar_params) / sizeof(bitwise_xor_scalar_params[0]),
    .types = bitwise_xor_scalar_types,
    .type_count = sizeof(bitwise_xor_scalar_types) / sizeof(bitwise_xor_scalar_types[0]),
    .space = {"self", NULL},
    .formulas = bitwise_xor_scalar_formulas,
    .formula_count = 1,
    .bounds = bitwise_xor_scalar_bounds,
    .bound_count = sizeof(bitwise_xor_scalar_bounds) / sizeof(bitwise_xor_scalar_bounds[0]),
    .requires_ = bitwise_xor_scalar_requires,
    .notes = bitwise_xor_scalar_notes,
    .refusals = bitwise_xor_scalar_refusals,
    .example = bitwise_xor_scalar_example,
    .prepare = prepare_bitwise_xor_scalar,
    .launch = aclnnBitwiseXorScalar,
};

static const uint64_t inplace_bitwise_xor_scalar_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t inplace_bitwise_xor_scalar_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
};

/* clang-format off */
static const ac_entry_value inplace_bitwise_xor_scalar_example[] = {
    {"selfRef", false, "[1, 0, 1]"},
    {"selfRef", true, "[0, 1, 0]"},
    {"other", false, "1"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_bitwise_xor_scalar_refusals[] = {
    {161001, "selfRef or other is null"},
    {161002, "selfRef or other has a dtype that is not listed for it"},
    {161002, "the dtype of selfRef with the scalar other does not exist"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_bitwise_xor_scalar_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .result = "T",
        .dtypes = inplace_bitwise_xor_scalar_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclScalar *",
        .doc = "the other number",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_bitwise_xor_scalar_other_dtypes,
    },
};

static aclnnStatus prepare_inplace_bitwise_xor_scalar(const ac_entry_args *args,
                                                      uint64_t *workspace_size,
                                                      aclOpExecutor **executor)
{
    return aclnnInplaceBitwiseXorScalarGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                        workspace_size, executor);
}

const ac_entry inplace_bitwise_xor_scalar_entry = {
    .name = "aclnnInplaceBitwiseXorScalar",
    .op = "BitwiseXorScalar",
    .snake = "inplace_bitwise_xor_scalar",
    .doc = "aclnnBitwiseXorScalar in place: selfRef stands for both self and out.",
    .family = "bitwise",
    .spec = "spec/bitwise/bitwise_xor_scalar.yaml",
    .header = "aclnnop/aclnn_bitwise_xor_scalar.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_bitwise_xor_scalar_params,
    .param_count =
        sizeof(inplace_bitwise_xor_scalar_params) / sizeof(inplace_bitwise_xor_scalar_params[0]),
    .types = bitwise_xor_scalar_types,
    .type_count = sizeof(bitwise_xor_scalar_types) / sizeof(bitwise_xor_scalar_types[0]),
    .space = {"selfRef", NULL},
    .formulas = bitwise_xor_scalar_formulas,
    .formula_count = 1,
    .bounds = bitwise_xor_scalar_bounds,
    .bound_count = sizeof(bitwise_xor_scalar_bounds) / sizeof(bitwise_xor_scalar_bounds[0]),
    .requires_ = bitwise_xor_scalar_requires,
    .notes = bitwise_xor_scalar_notes,
    .refusals = inplace_bitwise_xor_scalar_refusals,
    .example = inplace_bitwise_xor_scalar_example,
    .prepare = prepare_inplace_bitwise_xor_scalar,
    .launch = aclnnInplaceBitwiseXorScalar,
};
