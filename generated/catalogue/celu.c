/*
 * Generated from spec/activation/celu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_celu.h"
#include "client/catalogue.h"

static const ac_entry_type celu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula celu_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self > 0, self, alpha * expm1(self / alpha))",
    },
};

static const ac_entry_bound celu_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const celu_requires[] = {
    "alpha < 0 or alpha > 0",
    NULL,
};

static const char *const celu_notes[] = {
    "A negative alpha is allowed; a zero or a nan is not.",
    NULL,
};

static const uint64_t celu_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t celu_alpha_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t celu_out_dtypes[AC_PRODUCT_COUNT] = {
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
static const ac_entry_value celu_example[] = {
    {"self", false, "[-2, 0, 3]"},
    {"alpha", false, "2"},
    {"out", true, "[-1.2642411176571153, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal celu_refusals[] = {
    {161001, "self, alpha or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "alpha has a complex dtype"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {161002, "alpha < 0 or alpha > 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param celu_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = celu_self_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "the limit far below zero is -alpha",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = celu_alpha_dtypes,
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
        .dtypes = celu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_celu(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnCeluGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, args->of[2].tensor,
                                     workspace_size, executor);
}

const ac_entry celu_entry = {
    .name = "aclnnCelu",
    .op = "Celu",
    .snake = "celu",
    .doc = "Celu: positive values pass through, all others follow an exponential function down to"
           " -alpha, without a corner at zero.",
    .family = "activation",
    .spec = "spec/activation/celu.yaml",
    .header = "aclnnop/aclnn_celu.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = celu_params,
    .param_count = sizeof(celu_params) / sizeof(celu_params[0]),
    .types = celu_types,
    .type_count = sizeof(celu_types) / sizeof(celu_types[0]),
    .space = {"self", NULL},
    .formulas = celu_formulas,
    .formula_count = 1,
    .bounds = celu_bounds,
    .bound_count = sizeof(celu_bounds) / sizeof(celu_bounds[0]),
    .requires_ = celu_requires,
    .notes = celu_notes,
    .refusals = celu_refusals,
    .example = celu_example,
    .prepare = prepare_celu,
    .launch = aclnnCelu,
};

static const uint64_t inplace_celu_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_celu_alpha_dtypes[AC_PRODUCT_COUNT] = {
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

/* clang-format off */
static const ac_entry_value inplace_celu_example[] = {
    {"selfRef", false, "[-2, 0, 3]"},
    {"selfRef", true, "[-1.2642411176571153, 0, 3]"},
    {"alpha", false, "2"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_celu_refusals[] = {
    {161001, "selfRef or alpha is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "alpha has a complex dtype"},
    {161002, "selfRef has a rank above 8"},
    {161002, "alpha < 0 or alpha > 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_celu_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .result = "T",
        .dtypes = inplace_celu_self_ref_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "the limit far below zero is -alpha",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_celu_alpha_dtypes,
    },
};

static aclnnStatus prepare_inplace_celu(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceCeluGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, workspace_size,
                                            executor);
}

const ac_entry inplace_celu_entry = {
    .name = "aclnnInplaceCelu",
    .op = "Celu",
    .snake = "inplace_celu",
    .doc = "aclnnCelu in place: selfRef stands for both self and out.",
    .family = "activation",
    .spec = "spec/activation/celu.yaml",
    .header = "aclnnop/aclnn_celu.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_celu_params,
    .param_count = sizeof(inplace_celu_params) / sizeof(inplace_celu_params[0]),
    .types = celu_types,
    .type_count = sizeof(celu_types) / sizeof(celu_types[0]),
    .space = {"selfRef", NULL},
    .formulas = celu_formulas,
    .formula_count = 1,
    .bounds = celu_bounds,
    .bound_count = sizeof(celu_bounds) / sizeof(celu_bounds[0]),
    .requires_ = celu_requires,
    .notes = celu_notes,
    .refusals = inplace_celu_refusals,
    .example = inplace_celu_example,
    .prepare = prepare_inplace_celu,
    .launch = aclnnInplaceCelu,
};
