/*
 * Generated from spec/arithmetic/fmod_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_fmod_tensor.h"
#include "client/catalogue.h"

static const ac_entry_type fmod_tensor_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula fmod_tensor_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "fmod(self, other)",
    },
};

static const ac_entry_bound fmod_tensor_bounds[] = {
    {"out", "exact"},
};

static const char *const fmod_tensor_requires[] = {
    NULL,
};

static const char *const fmod_tensor_notes[] = {
    "What an integer leaves divided by 0 is itself; on ascend950 the vendor gives -1, or 255 for "
    "u8.",
    "An i8 with a u8 is computed in i16; the vendor refuses it.",
    NULL,
};

static const uint64_t fmod_tensor_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t fmod_tensor_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t fmod_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value fmod_tensor_example[] = {
    {"self", false, "[7, -7, 6]"},
    {"other", false, "[3, 3, -2]"},
    {"out", true, "[1, -1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal fmod_tensor_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self, other or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, other or out has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param fmod_tensor_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = fmod_tensor_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the divisor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = fmod_tensor_other_dtypes,
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
        .dtypes = fmod_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_fmod_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnFmodTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                           args->of[2].tensor, workspace_size, executor);
}

const ac_entry fmod_tensor_entry = {
    .name = "aclnnFmodTensor",
    .op = "FmodTensor",
    .snake = "fmod_tensor",
    .doc = "FmodTensor: what is left of a number after multiples of another, with the sign of the"
           " first.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/fmod_tensor.yaml",
    .header = "aclnnop/aclnn_fmod_tensor.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = fmod_tensor_params,
    .param_count = sizeof(fmod_tensor_params) / sizeof(fmod_tensor_params[0]),
    .types = fmod_tensor_types,
    .type_count = sizeof(fmod_tensor_types) / sizeof(fmod_tensor_types[0]),
    .space = {"self", "other"},
    .formulas = fmod_tensor_formulas,
    .formula_count = 1,
    .bounds = fmod_tensor_bounds,
    .bound_count = sizeof(fmod_tensor_bounds) / sizeof(fmod_tensor_bounds[0]),
    .requires_ = fmod_tensor_requires,
    .notes = fmod_tensor_notes,
    .refusals = fmod_tensor_refusals,
    .example = fmod_tensor_example,
    .prepare = prepare_fmod_tensor,
    .launch = aclnnFmodTensor,
};

static const uint64_t inplace_fmod_tensor_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_fmod_tensor_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_fmod_tensor_example[] = {
    {"selfRef", false, "[7, -7, 6]"},
    {"selfRef", true, "[1, -1, 0]"},
    {"other", false, "[3, 3, -2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_fmod_tensor_refusals[] = {
    {161001, "selfRef or other is null"},
    {161002, "selfRef, other or selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef or other has a rank above 8"},
    {161002, "selfRef and other do not broadcast together"},
    {161002, "selfRef does not have the shape of the broadcast of selfRef and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_fmod_tensor_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .result = "T",
        .dtypes = inplace_fmod_tensor_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the divisor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = inplace_fmod_tensor_other_dtypes,
    },
};

static aclnnStatus prepare_inplace_fmod_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnInplaceFmodTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                  workspace_size, executor);
}

const ac_entry inplace_fmod_tensor_entry = {
    .name = "aclnnInplaceFmodTensor",
    .op = "FmodTensor",
    .snake = "inplace_fmod_tensor",
    .doc = "aclnnFmodTensor in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/fmod_tensor.yaml",
    .header = "aclnnop/aclnn_fmod_tensor.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_fmod_tensor_params,
    .param_count = sizeof(inplace_fmod_tensor_params) / sizeof(inplace_fmod_tensor_params[0]),
    .types = fmod_tensor_types,
    .type_count = sizeof(fmod_tensor_types) / sizeof(fmod_tensor_types[0]),
    .space = {"selfRef", "other"},
    .formulas = fmod_tensor_formulas,
    .formula_count = 1,
    .bounds = fmod_tensor_bounds,
    .bound_count = sizeof(fmod_tensor_bounds) / sizeof(fmod_tensor_bounds[0]),
    .requires_ = fmod_tensor_requires,
    .notes = fmod_tensor_notes,
    .refusals = inplace_fmod_tensor_refusals,
    .example = inplace_fmod_tensor_example,
    .prepare = prepare_inplace_fmod_tensor,
    .launch = aclnnInplaceFmodTensor,
};
