/*
 * Generated from spec/arithmetic/addcmul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_addcmul.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type addcmul_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"P", "promote", {"B", "C"}, NULL, 0, NULL},
    {"T", "promote", {"A", "P"}, NULL, 0, NULL},
};

static const ac_entry_formula addcmul_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self + value * tensor1 * tensor2",
    },
};

static const ac_entry_bound addcmul_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const addcmul_requires[] = {
    NULL,
};

static const char *const addcmul_notes[] = {
    "A float value counts as an integer with integer tensors, cut off towards zero. Integers wrap.",
    "i8 with u8 is computed in i16 here; the vendor refuses it.",
    "f64, which the vendor takes, is refused here, because a product of three leaves its range "
    "where the sum does not.",
    NULL,
};

static const uint64_t addcmul_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t addcmul_tensor1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t addcmul_tensor2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t addcmul_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t addcmul_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

static const ac_entry_value addcmul_example[] = {
    {"self", false, "[1, 2, 3]"},
    {"tensor1", false, "[2, -3, 4]"},
    {"tensor2", false, "[5, 1, 0]"},
    {"value", false, "2"},
    {"out", true, "[21, -4, 3]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal addcmul_refusals[] = {
    {161001, "self, tensor1, tensor2, value or out is null"},
    {161002, "self, tensor1 or tensor2 has a dtype that is not listed for it"},
    {161002, "value has a complex dtype"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, tensor1, tensor2 or out has a rank above 8"},
    {161002, "self and tensor1 do not broadcast together"},
    {161002, "tensor2 does not broadcast together with the broadcast of self and tensor1"},
    {161002, "out does not have the shape of the broadcast of self, tensor1 and tensor2"},
    {0, NULL},
};

static const ac_entry_param addcmul_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = addcmul_self_dtypes,
    },
    {
        .name = "tensor1",
        .c_type = "const aclTensor *",
        .doc = "one factor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = addcmul_tensor1_dtypes,
    },
    {
        .name = "tensor2",
        .c_type = "const aclTensor *",
        .doc = "the other factor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .dtypes = addcmul_tensor2_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "factor of the product",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = addcmul_value_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = addcmul_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "tensor1", "tensor2"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_addcmul(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnAddcmulGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                        args->of[3].scalar, args->of[4].tensor, workspace_size,
                                        executor);
}

const ac_entry addcmul_entry = {
    .name = "aclnnAddcmul",
    .op = "Addcmul",
    .snake = "addcmul",
    .doc = "Addcmul: self + value * tensor1 * tensor2.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/addcmul.yaml",
    .header = "aclnnop/aclnn_addcmul.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = addcmul_params,
    .param_count = sizeof(addcmul_params) / sizeof(addcmul_params[0]),
    .types = addcmul_types,
    .type_count = sizeof(addcmul_types) / sizeof(addcmul_types[0]),
    .space = {"self", "tensor1", "tensor2"},
    .formulas = addcmul_formulas,
    .formula_count = 1,
    .bounds = addcmul_bounds,
    .bound_count = sizeof(addcmul_bounds) / sizeof(addcmul_bounds[0]),
    .requires_ = addcmul_requires,
    .notes = addcmul_notes,
    .refusals = addcmul_refusals,
    .example = addcmul_example,
    .prepare = prepare_addcmul,
    .launch = aclnnAddcmul,
};

static const uint64_t inplace_addcmul_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_addcmul_tensor1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_addcmul_tensor2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_addcmul_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const ac_entry_value inplace_addcmul_example[] = {
    {"selfRef", false, "[1, 2, 3]"},
    {"selfRef", true, "[21, -4, 3]"},
    {"tensor1", false, "[2, -3, 4]"},
    {"tensor2", false, "[5, 1, 0]"},
    {"value", false, "2"},
    {NULL, false, NULL},
};

static const ac_entry_refusal inplace_addcmul_refusals[] = {
    {161001, "selfRef, tensor1, tensor2 or value is null"},
    {161002, "selfRef, tensor1 or tensor2 has a dtype that is not listed for it"},
    {161002, "value has a complex dtype"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef, tensor1 or tensor2 has a rank above 8"},
    {161002, "selfRef and tensor1 do not broadcast together"},
    {161002, "tensor2 does not broadcast together with the broadcast of selfRef and tensor1"},
    {161002, "selfRef does not have the shape of the broadcast of selfRef, tensor1 and tensor2"},
    {0, NULL},
};

static const ac_entry_param inplace_addcmul_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .result = "T",
        .dtypes = inplace_addcmul_self_ref_dtypes,
    },
    {
        .name = "tensor1",
        .c_type = "const aclTensor *",
        .doc = "one factor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = inplace_addcmul_tensor1_dtypes,
    },
    {
        .name = "tensor2",
        .c_type = "const aclTensor *",
        .doc = "the other factor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .dtypes = inplace_addcmul_tensor2_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "factor of the product",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_addcmul_value_dtypes,
    },
};

static aclnnStatus prepare_inplace_addcmul(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnInplaceAddcmulGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                               args->of[2].tensor, args->of[3].scalar,
                                               workspace_size, executor);
}

const ac_entry inplace_addcmul_entry = {
    .name = "aclnnInplaceAddcmul",
    .op = "Addcmul",
    .snake = "inplace_addcmul",
    .doc = "aclnnAddcmul in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/addcmul.yaml",
    .header = "aclnnop/aclnn_addcmul.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_addcmul_params,
    .param_count = sizeof(inplace_addcmul_params) / sizeof(inplace_addcmul_params[0]),
    .types = addcmul_types,
    .type_count = sizeof(addcmul_types) / sizeof(addcmul_types[0]),
    .space = {"selfRef", "tensor1", "tensor2"},
    .formulas = addcmul_formulas,
    .formula_count = 1,
    .bounds = addcmul_bounds,
    .bound_count = sizeof(addcmul_bounds) / sizeof(addcmul_bounds[0]),
    .requires_ = addcmul_requires,
    .notes = addcmul_notes,
    .refusals = inplace_addcmul_refusals,
    .example = inplace_addcmul_example,
    .prepare = prepare_inplace_addcmul,
    .launch = aclnnInplaceAddcmul,
};
