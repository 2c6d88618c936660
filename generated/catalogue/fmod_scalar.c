/*
 * Generated from spec/arithmetic/fmod_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_fmod_scalar.h"
#include "client/catalogue.h"

static const ac_entry_type fmod_scalar_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "with_scalar", {"A", "other"}, NULL, 0, NULL},
};

static const ac_entry_formula fmod_scalar_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "fmod(self, other)",
    },
};

static const ac_entry_bound fmod_scalar_bounds[] = {
    {"out", "exact"},
};

static const char *const fmod_scalar_requires[] = {
    NULL,
};

static const char *const fmod_scalar_notes[] = {
    "What an integer leaves divided by 0 is itself; on ascend950 the vendor gives -1, or 255 for "
    "u8.",
    "Outside ascend950 the vendor promotes the scalar as a tensor.",
    NULL,
};

static const uint64_t fmod_scalar_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t fmod_scalar_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I32 | AC_SET_I64,
};

static const uint64_t fmod_scalar_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value fmod_scalar_example[] = {
    {"self", false, "[7, -7, 6]"},
    {"other", false, "3"},
    {"out", true, "[1, -1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal fmod_scalar_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self, other or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param fmod_scalar_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = fmod_scalar_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclScalar *",
        .doc = "the divisor",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = fmod_scalar_other_dtypes,
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
        .dtypes = fmod_scalar_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_fmod_scalar(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnFmodScalarGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                           args->of[2].tensor, workspace_size, executor);
}

const ac_entry fmod_scalar_entry = {
    .name = "aclnnFmodScalar",
    .op = "FmodScalar",
    .snake = "fmod_scalar",
    .doc = "FmodScalar: what is left of a tensor after multiples of a scalar, with the sign of "
           "the first.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/fmod_scalar.yaml",
    .header = "aclnnop/aclnn_fmod_scalar.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = fmod_scalar_params,
    .param_count = sizeof(fmod_scalar_params) / sizeof(fmod_scalar_params[0]),
    .types = fmod_scalar_types,
    .type_count = sizeof(fmod_scalar_types) / sizeof(fmod_scalar_types[0]),
    .space = {"self", NULL},
    .formulas = fmod_scalar_formulas,
    .formula_count = 1,
    .bounds = fmod_scalar_bounds,
    .bound_count = sizeof(fmod_scalar_bounds) / sizeof(fmod_scalar_bounds[0]),
    .requires_ = fmod_scalar_requires,
    .notes = fmod_scalar_notes,
    .refusals = fmod_scalar_refusals,
    .example = fmod_scalar_example,
    .prepare = prepare_fmod_scalar,
    .launch = aclnnFmodScalar,
};

static const uint64_t inplace_fmod_scalar_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_fmod_scalar_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I32 | AC_SET_I64,
};

/* clang-format off */
static const ac_entry_value inplace_fmod_scalar_example[] = {
    {"selfRef", false, "[7, -7, 6]"},
    {"selfRef", true, "[1, -1, 0]"},
    {"other", false, "3"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_fmod_scalar_refusals[] = {
    {161001, "selfRef or other is null"},
    {161002, "selfRef, other or selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_fmod_scalar_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .result = "T",
        .dtypes = inplace_fmod_scalar_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclScalar *",
        .doc = "the divisor",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_fmod_scalar_other_dtypes,
    },
};

static aclnnStatus prepare_inplace_fmod_scalar(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnInplaceFmodScalarGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                  workspace_size, executor);
}

const ac_entry inplace_fmod_scalar_entry = {
    .name = "aclnnInplaceFmodScalar",
    .op = "FmodScalar",
    .snake = "inplace_fmod_scalar",
    .doc = "aclnnFmodScalar in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/fmod_scalar.yaml",
    .header = "aclnnop/aclnn_fmod_scalar.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_fmod_scalar_params,
    .param_count = sizeof(inplace_fmod_scalar_params) / sizeof(inplace_fmod_scalar_params[0]),
    .types = fmod_scalar_types,
    .type_count = sizeof(fmod_scalar_types) / sizeof(fmod_scalar_types[0]),
    .space = {"selfRef", NULL},
    .formulas = fmod_scalar_formulas,
    .formula_count = 1,
    .bounds = fmod_scalar_bounds,
    .bound_count = sizeof(fmod_scalar_bounds) / sizeof(fmod_scalar_bounds[0]),
    .requires_ = fmod_scalar_requires,
    .notes = fmod_scalar_notes,
    .refusals = inplace_fmod_scalar_refusals,
    .example = inplace_fmod_scalar_example,
    .prepare = prepare_inplace_fmod_scalar,
    .launch = aclnnInplaceFmodScalar,
};
