/*
 * Generated from spec/mathematics/sqrt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_sqrt.h"
#include "client/catalogue.h"

static const ac_entry_type sqrt_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
};

static const ac_entry_formula sqrt_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sqrt(self)",
    },
};

static const ac_entry_bound sqrt_bounds[] = {
    {"out", "exact"},
};

static const char *const sqrt_requires[] = {
    NULL,
};

static const char *const sqrt_notes[] = {
    "The complex root is the one with a real part of at least 0.",
    "Integers are computed in f32; the vendor computes i64 in f64, so that in f64 its results "
    "have more digits.",
    NULL,
};

static const uint64_t sqrt_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t sqrt_out_dtypes[AC_PRODUCT_COUNT] = {
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

/* clang-format off */
static const ac_entry_value sqrt_example[] = {
    {"self", false, "[0, 0, 4, 2.25]"},
    {"out", true, "[0, 0, 2, 1.5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal sqrt_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param sqrt_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = sqrt_self_dtypes,
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
        .dtypes = sqrt_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_sqrt(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnSqrtGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry sqrt_entry = {
    .name = "aclnnSqrt",
    .op = "Sqrt",
    .snake = "sqrt",
    .doc = "Sqrt: the square root of self.",
    .family = "mathematics",
    .spec = "spec/mathematics/sqrt.yaml",
    .header = "aclnnop/aclnn_sqrt.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = sqrt_params,
    .param_count = sizeof(sqrt_params) / sizeof(sqrt_params[0]),
    .types = sqrt_types,
    .type_count = sizeof(sqrt_types) / sizeof(sqrt_types[0]),
    .space = {"self", NULL},
    .formulas = sqrt_formulas,
    .formula_count = 1,
    .bounds = sqrt_bounds,
    .bound_count = sizeof(sqrt_bounds) / sizeof(sqrt_bounds[0]),
    .requires_ = sqrt_requires,
    .notes = sqrt_notes,
    .refusals = sqrt_refusals,
    .example = sqrt_example,
    .prepare = prepare_sqrt,
    .launch = aclnnSqrt,
};

static const uint64_t inplace_sqrt_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_sqrt_example[] = {
    {"self", false, "[0, 0, 4, 2.25]"},
    {"self", true, "[0, 0, 2, 1.5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_sqrt_refusals[] = {
    {161001, "self is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of self"},
    {161002, "self has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_sqrt_params[] = {
    {
        .name = "self",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_sqrt_self_dtypes,
    },
};

static aclnnStatus prepare_inplace_sqrt(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceSqrtGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_sqrt_entry = {
    .name = "aclnnInplaceSqrt",
    .op = "Sqrt",
    .snake = "inplace_sqrt",
    .doc = "aclnnSqrt in place: self stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/sqrt.yaml",
    .header = "aclnnop/aclnn_sqrt.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_sqrt_params,
    .param_count = sizeof(inplace_sqrt_params) / sizeof(inplace_sqrt_params[0]),
    .types = sqrt_types,
    .type_count = sizeof(sqrt_types) / sizeof(sqrt_types[0]),
    .space = {"self", NULL},
    .formulas = sqrt_formulas,
    .formula_count = 1,
    .bounds = sqrt_bounds,
    .bound_count = sizeof(sqrt_bounds) / sizeof(sqrt_bounds[0]),
    .requires_ = sqrt_requires,
    .notes = sqrt_notes,
    .refusals = inplace_sqrt_refusals,
    .example = inplace_sqrt_example,
    .prepare = prepare_inplace_sqrt,
    .launch = aclnnInplaceSqrt,
};
