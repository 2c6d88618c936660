/*
 * Generated from spec/mathematics/reciprocal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_reciprocal.h"
#include "client/catalogue.h"

static const ac_entry_type reciprocal_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula reciprocal_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "1 / self",
    },
};

static const ac_entry_bound reciprocal_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const reciprocal_requires[] = {
    NULL,
};

static const char *const reciprocal_notes[] = {
    "Integers and bool are computed in f32. 1 over a complex 0, or over an infinite one, is nan "
    "in both parts.",
    "The vendor does not ask whether the result converts to the dtype of out; here a complex one "
    "is refused where out is real.",
    "The vendor refuses tensors of different storage formats; here every plain format is taken. "
    "It declares selfRef as const.",
    NULL,
};

static const uint64_t reciprocal_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t reciprocal_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value reciprocal_example[] = {
    {"self", false, "[4, -0.5, 1]"},
    {"out", true, "[0.25, -2, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal reciprocal_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param reciprocal_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = reciprocal_self_dtypes,
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
        .dtypes = reciprocal_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_reciprocal(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnReciprocalGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                           executor);
}

const ac_entry reciprocal_entry = {
    .name = "aclnnReciprocal",
    .op = "Reciprocal",
    .snake = "reciprocal",
    .doc = "Reciprocal: 1 over self.",
    .family = "mathematics",
    .spec = "spec/mathematics/reciprocal.yaml",
    .header = "aclnnop/aclnn_reciprocal.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = reciprocal_params,
    .param_count = sizeof(reciprocal_params) / sizeof(reciprocal_params[0]),
    .types = reciprocal_types,
    .type_count = sizeof(reciprocal_types) / sizeof(reciprocal_types[0]),
    .space = {"self", NULL},
    .formulas = reciprocal_formulas,
    .formula_count = 1,
    .bounds = reciprocal_bounds,
    .bound_count = sizeof(reciprocal_bounds) / sizeof(reciprocal_bounds[0]),
    .requires_ = reciprocal_requires,
    .notes = reciprocal_notes,
    .refusals = reciprocal_refusals,
    .example = reciprocal_example,
    .prepare = prepare_reciprocal,
    .launch = aclnnReciprocal,
};

static const uint64_t inplace_reciprocal_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_reciprocal_example[] = {
    {"selfRef", false, "[4, -0.5, 1]"},
    {"selfRef", true, "[0.25, -2, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_reciprocal_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_reciprocal_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_reciprocal_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_reciprocal(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnInplaceReciprocalGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_reciprocal_entry = {
    .name = "aclnnInplaceReciprocal",
    .op = "Reciprocal",
    .snake = "inplace_reciprocal",
    .doc = "aclnnReciprocal in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/reciprocal.yaml",
    .header = "aclnnop/aclnn_reciprocal.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_reciprocal_params,
    .param_count = sizeof(inplace_reciprocal_params) / sizeof(inplace_reciprocal_params[0]),
    .types = reciprocal_types,
    .type_count = sizeof(reciprocal_types) / sizeof(reciprocal_types[0]),
    .space = {"selfRef", NULL},
    .formulas = reciprocal_formulas,
    .formula_count = 1,
    .bounds = reciprocal_bounds,
    .bound_count = sizeof(reciprocal_bounds) / sizeof(reciprocal_bounds[0]),
    .requires_ = reciprocal_requires,
    .notes = reciprocal_notes,
    .refusals = inplace_reciprocal_refusals,
    .example = inplace_reciprocal_example,
    .prepare = prepare_inplace_reciprocal,
    .launch = aclnnInplaceReciprocal,
};
