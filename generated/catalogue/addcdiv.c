/*
 * Generated from spec/arithmetic/addcdiv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_addcdiv.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type addcdiv_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"P", "promote", {"B", "C"}, NULL, 0, NULL},
    {"T", "promote", {"A", "P"}, NULL, 0, NULL},
};

static const ac_entry_formula addcdiv_formulas[] = {
    {
        .output = "size",
        .when = "",
        .text = "abs(tensor2)",
    },
    {
        .output = "dividend",
        .when = "",
        .text = "where(tensor2 < 0, -(value * tensor1), value * tensor1)",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(size == inf and abs(self) == inf, self + dividend, where(size == 0 or size"
                " == inf or abs(self) == inf, self + value * tensor1 / tensor2, (self * size + "
                "dividend) / size))",
    },
};

static const ac_entry_bound addcdiv_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const addcdiv_requires[] = {
    NULL,
};

static const char *const addcdiv_notes[] = {
    "i64, which the vendor takes, is refused here, because its rounding and its division by 0 are"
    " not known.",
    "f64, which the vendor takes, is refused here, because a product leaves its range where the "
    "quotient does not.",
    NULL,
};

static const uint64_t addcdiv_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t addcdiv_tensor1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t addcdiv_tensor2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t addcdiv_value_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t addcdiv_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

static const ac_entry_value addcdiv_example[] = {
    {"self", false, "[1, 2, 3]"},
    {"tensor1", false, "[2, -3, 4]"},
    {"tensor2", false, "[4, 1, -2]"},
    {"value", false, "2"},
    {"out", true, "[2, -4, -1]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal addcdiv_refusals[] = {
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

static const ac_entry_param addcdiv_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = addcdiv_self_dtypes,
    },
    {
        .name = "tensor1",
        .c_type = "const aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = addcdiv_tensor1_dtypes,
    },
    {
        .name = "tensor2",
        .c_type = "const aclTensor *",
        .doc = "the divisor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .dtypes = addcdiv_tensor2_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "factor of the quotient",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = addcdiv_value_dtypes,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = addcdiv_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "tensor1", "tensor2"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_addcdiv(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnAddcdivGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                        args->of[3].scalar, args->of[4].tensor, workspace_size,
                                        executor);
}

const ac_entry addcdiv_entry = {
    .name = "aclnnAddcdiv",
    .op = "Addcdiv",
    .snake = "addcdiv",
    .doc = "Addcdiv: self + value * tensor1 / tensor2.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/addcdiv.yaml",
    .header = "aclnnop/aclnn_addcdiv.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = addcdiv_params,
    .param_count = sizeof(addcdiv_params) / sizeof(addcdiv_params[0]),
    .types = addcdiv_types,
    .type_count = sizeof(addcdiv_types) / sizeof(addcdiv_types[0]),
    .space = {"self", "tensor1", "tensor2"},
    .formulas = addcdiv_formulas,
    .formula_count = 3,
    .bounds = addcdiv_bounds,
    .bound_count = sizeof(addcdiv_bounds) / sizeof(addcdiv_bounds[0]),
    .requires_ = addcdiv_requires,
    .notes = addcdiv_notes,
    .refusals = addcdiv_refusals,
    .example = addcdiv_example,
    .prepare = prepare_addcdiv,
    .launch = aclnnAddcdiv,
};

static const uint64_t inplace_addcdiv_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_addcdiv_tensor1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_addcdiv_tensor2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_addcdiv_value_dtypes[AC_PRODUCT_COUNT] = {
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

static const ac_entry_value inplace_addcdiv_example[] = {
    {"selfRef", false, "[1, 2, 3]"},
    {"selfRef", true, "[2, -4, -1]"},
    {"tensor1", false, "[2, -3, 4]"},
    {"tensor2", false, "[4, 1, -2]"},
    {"value", false, "2"},
    {NULL, false, NULL},
};

static const ac_entry_refusal inplace_addcdiv_refusals[] = {
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

static const ac_entry_param inplace_addcdiv_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .result = "T",
        .dtypes = inplace_addcdiv_self_ref_dtypes,
    },
    {
        .name = "tensor1",
        .c_type = "const aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = inplace_addcdiv_tensor1_dtypes,
    },
    {
        .name = "tensor2",
        .c_type = "const aclTensor *",
        .doc = "the divisor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .dtypes = inplace_addcdiv_tensor2_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "factor of the quotient",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_addcdiv_value_dtypes,
    },
};

static aclnnStatus prepare_inplace_addcdiv(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnInplaceAddcdivGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                               args->of[2].tensor, args->of[3].scalar,
                                               workspace_size, executor);
}

const ac_entry inplace_addcdiv_entry = {
    .name = "aclnnInplaceAddcdiv",
    .op = "Addcdiv",
    .snake = "inplace_addcdiv",
    .doc = "aclnnAddcdiv in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/addcdiv.yaml",
    .header = "aclnnop/aclnn_addcdiv.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_addcdiv_params,
    .param_count = sizeof(inplace_addcdiv_params) / sizeof(inplace_addcdiv_params[0]),
    .types = addcdiv_types,
    .type_count = sizeof(addcdiv_types) / sizeof(addcdiv_types[0]),
    .space = {"selfRef", "tensor1", "tensor2"},
    .formulas = addcdiv_formulas,
    .formula_count = 3,
    .bounds = addcdiv_bounds,
    .bound_count = sizeof(addcdiv_bounds) / sizeof(addcdiv_bounds[0]),
    .requires_ = addcdiv_requires,
    .notes = addcdiv_notes,
    .refusals = inplace_addcdiv_refusals,
    .example = inplace_addcdiv_example,
    .prepare = prepare_inplace_addcdiv,
    .launch = aclnnInplaceAddcdiv,
};
