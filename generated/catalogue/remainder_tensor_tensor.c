/*
 * Generated from spec/arithmetic/remainder_tensor_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_remainder.h"
#include "client/catalogue.h"

static const ac_entry_type remainder_tensor_tensor_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula remainder_tensor_tensor_formulas[] = {
    {
        .output = "rest",
        .when = "",
        .text = "fmod(self, other)",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(other != 0 and ((rest < 0 and other > 0) or (rest > 0 and other < 0)), "
                "rest + other, rest)",
    },
};

static const ac_entry_bound remainder_tensor_tensor_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const remainder_tensor_tensor_requires[] = {
    NULL,
};

static const char *const remainder_tensor_tensor_notes[] = {
    "What an integer leaves divided by 0 is itself. The vendor takes every pair of dtypes that "
    "promotes to one of these; here both tensors have one of them.",
    NULL,
};

static const uint64_t remainder_tensor_tensor_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t remainder_tensor_tensor_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t remainder_tensor_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value remainder_tensor_tensor_example[] = {
    {"self", false, "[7, -7, 6, -7]"},
    {"other", false, "[3, 3, -4, -4]"},
    {"out", true, "[1, 2, -2, -3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal remainder_tensor_tensor_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self, other or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, other or out has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param remainder_tensor_tensor_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = remainder_tensor_tensor_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the divisor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = remainder_tensor_tensor_other_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "what is left",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = remainder_tensor_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_remainder_tensor_tensor(const ac_entry_args *args,
                                                   uint64_t *workspace_size,
                                                   aclOpExecutor **executor)
{
    return aclnnRemainderTensorTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                      args->of[2].tensor, workspace_size, executor);
}

const ac_entry remainder_tensor_tensor_entry = {
    .name = "aclnnRemainderTensorTensor",
    .op = "RemainderTensorTensor",
    .snake = "remainder_tensor_tensor",
    .doc = "RemainderTensorTensor: what is left of a number after multiples of another, with the "
           "sign of the second.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/remainder_tensor_tensor.yaml",
    .header = "aclnnop/aclnn_remainder.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = remainder_tensor_tensor_params,
    .param_count =
        sizeof(remainder_tensor_tensor_params) / sizeof(remainder_tensor_tensor_params[0]),
    .types = remainder_tensor_tensor_types,
    .type_count = sizeof(remainder_tensor_tensor_types) / sizeof(remainder_tensor_tensor_types[0]),
    .space = {"self", "other"},
    .formulas = remainder_tensor_tensor_formulas,
    .formula_count = 2,
    .bounds = remainder_tensor_tensor_bounds,
    .bound_count =
        sizeof(remainder_tensor_tensor_bounds) / sizeof(remainder_tensor_tensor_bounds[0]),
    .requires_ = remainder_tensor_tensor_requires,
    .notes = remainder_tensor_tensor_notes,
    .refusals = remainder_tensor_tensor_refusals,
    .example = remainder_tensor_tensor_example,
    .prepare = prepare_remainder_tensor_tensor,
    .launch = aclnnRemainderTensorTensor,
};

static const uint64_t inplace_remainder_tensor_tensor_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_remainder_tensor_tensor_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_remainder_tensor_tensor_example[] = {
    {"selfRef", false, "[7, -7, 6, -7]"},
    {"selfRef", true, "[1, 2, -2, -3]"},
    {"other", false, "[3, 3, -4, -4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_remainder_tensor_tensor_refusals[] = {
    {161001, "selfRef or other is null"},
    {161002, "selfRef, other or selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef or other has a rank above 8"},
    {161002, "selfRef and other do not broadcast together"},
    {161002, "selfRef does not have the shape of the broadcast of selfRef and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_remainder_tensor_tensor_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .result = "T",
        .dtypes = inplace_remainder_tensor_tensor_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the divisor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = inplace_remainder_tensor_tensor_other_dtypes,
    },
};

static aclnnStatus prepare_inplace_remainder_tensor_tensor(const ac_entry_args *args,
                                                           uint64_t *workspace_size,
                                                           aclOpExecutor **executor)
{
    return aclnnInplaceRemainderTensorTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                             workspace_size, executor);
}

const ac_entry inplace_remainder_tensor_tensor_entry = {
    .name = "aclnnInplaceRemainderTensorTensor",
    .op = "RemainderTensorTensor",
    .snake = "inplace_remainder_tensor_tensor",
    .doc = "aclnnRemainderTensorTensor in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/remainder_tensor_tensor.yaml",
    .header = "aclnnop/aclnn_remainder.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_remainder_tensor_tensor_params,
    .param_count = sizeof(inplace_remainder_tensor_tensor_params) /
                   sizeof(inplace_remainder_tensor_tensor_params[0]),
    .types = remainder_tensor_tensor_types,
    .type_count = sizeof(remainder_tensor_tensor_types) / sizeof(remainder_tensor_tensor_types[0]),
    .space = {"selfRef", "other"},
    .formulas = remainder_tensor_tensor_formulas,
    .formula_count = 2,
    .bounds = remainder_tensor_tensor_bounds,
    .bound_count =
        sizeof(remainder_tensor_tensor_bounds) / sizeof(remainder_tensor_tensor_bounds[0]),
    .requires_ = remainder_tensor_tensor_requires,
    .notes = remainder_tensor_tensor_notes,
    .refusals = inplace_remainder_tensor_tensor_refusals,
    .example = inplace_remainder_tensor_tensor_example,
    .prepare = prepare_inplace_remainder_tensor_tensor,
    .launch = aclnnInplaceRemainderTensorTensor,
};
