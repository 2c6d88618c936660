/*
 * Generated from spec/arithmetic/remainder_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_remainder.h"
#include "client/catalogue.h"

static const ac_entry_type remainder_scalar_tensor_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "with_scalar", {"A", "self"}, NULL, 0, NULL},
};

static const ac_entry_formula remainder_scalar_tensor_formulas[] = {
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

static const ac_entry_bound remainder_scalar_tensor_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const remainder_scalar_tensor_requires[] = {
    NULL,
};

static const char *const remainder_scalar_tensor_notes[] = {
    "What an integer leaves divided by 0 is itself.",
    "A null tensor gives 161001; the vendor's code gives 561103.",
    NULL,
};

static const uint64_t remainder_scalar_tensor_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
};

static const uint64_t remainder_scalar_tensor_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t remainder_scalar_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value remainder_scalar_tensor_example[] = {
    {"self", false, "7"},
    {"other", false, "[3, 4, -2]"},
    {"out", true, "[1, 3, -1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal remainder_scalar_tensor_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "other, self or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "other or out has a rank above 8"},
    {161002, "out does not have the shape of other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param remainder_scalar_tensor_params[] = {
    {
        .name = "self",
        .c_type = "const aclScalar *",
        .doc = "the dividend",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = remainder_scalar_tensor_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the divisor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = remainder_scalar_tensor_other_dtypes,
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
        .dtypes = remainder_scalar_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"other", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_remainder_scalar_tensor(const ac_entry_args *args,
                                                   uint64_t *workspace_size,
                                                   aclOpExecutor **executor)
{
    return aclnnRemainderScalarTensorGetWorkspaceSize(args->of[0].scalar, args->of[1].tensor,
                                                      args->of[2].tensor, workspace_size, executor);
}

const ac_entry remainder_scalar_tensor_entry = {
    .name = "aclnnRemainderScalarTensor",
    .op = "RemainderScalarTensor",
    .snake = "remainder_scalar_tensor",
    .doc = "RemainderScalarTensor: what is left of a scalar after multiples of a tensor, with the"
           " sign of the tensor.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/remainder_scalar_tensor.yaml",
    .header = "aclnnop/aclnn_remainder.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = remainder_scalar_tensor_params,
    .param_count =
        sizeof(remainder_scalar_tensor_params) / sizeof(remainder_scalar_tensor_params[0]),
    .types = remainder_scalar_tensor_types,
    .type_count = sizeof(remainder_scalar_tensor_types) / sizeof(remainder_scalar_tensor_types[0]),
    .space = {"other", NULL},
    .formulas = remainder_scalar_tensor_formulas,
    .formula_count = 2,
    .bounds = remainder_scalar_tensor_bounds,
    .bound_count =
        sizeof(remainder_scalar_tensor_bounds) / sizeof(remainder_scalar_tensor_bounds[0]),
    .requires_ = remainder_scalar_tensor_requires,
    .notes = remainder_scalar_tensor_notes,
    .refusals = remainder_scalar_tensor_refusals,
    .example = remainder_scalar_tensor_example,
    .prepare = prepare_remainder_scalar_tensor,
    .launch = aclnnRemainderScalarTensor,
};
