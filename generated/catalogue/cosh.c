/*
 * Generated from spec/mathematics/cosh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cosh.h"
#include "client/catalogue.h"

static const ac_entry_type cosh_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula cosh_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "cosh(self)",
    },
};

static const ac_entry_bound cosh_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const cosh_requires[] = {
    NULL,
};

static const char *const cosh_notes[] = {
    "Integers and bool are computed in f32.",
    "The vendor does not ask whether the result converts to the dtype of out; here a complex one "
    "is refused where out is real.",
    NULL,
};

static const uint64_t cosh_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t cosh_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value cosh_example[] = {
    {"self", false, "[0, 0, 1, inf, -inf, nan]"},
    {"out", true, "[1, 1, 1.5430806348152437, inf, inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cosh_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cosh_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = cosh_self_dtypes,
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
        .dtypes = cosh_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_cosh(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnCoshGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry cosh_entry = {
    .name = "aclnnCosh",
    .op = "Cosh",
    .snake = "cosh",
    .doc = "Cosh: half the sum of e to the power self and e to the power -self.",
    .family = "mathematics",
    .spec = "spec/mathematics/cosh.yaml",
    .header = "aclnnop/aclnn_cosh.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = cosh_params,
    .param_count = sizeof(cosh_params) / sizeof(cosh_params[0]),
    .types = cosh_types,
    .type_count = sizeof(cosh_types) / sizeof(cosh_types[0]),
    .space = {"self", NULL},
    .formulas = cosh_formulas,
    .formula_count = 1,
    .bounds = cosh_bounds,
    .bound_count = sizeof(cosh_bounds) / sizeof(cosh_bounds[0]),
    .requires_ = cosh_requires,
    .notes = cosh_notes,
    .refusals = cosh_refusals,
    .example = cosh_example,
    .prepare = prepare_cosh,
    .launch = aclnnCosh,
};

static const uint64_t inplace_cosh_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_cosh_example[] = {
    {"selfRef", false, "[0, 0, 1, inf, -inf, nan]"},
    {"selfRef", true, "[1, 1, 1.5430806348152437, inf, inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_cosh_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_cosh_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_cosh_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_cosh(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceCoshGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_cosh_entry = {
    .name = "aclnnInplaceCosh",
    .op = "Cosh",
    .snake = "inplace_cosh",
    .doc = "aclnnCosh in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/cosh.yaml",
    .header = "aclnnop/aclnn_cosh.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = inplace_cosh_params,
    .param_count = sizeof(inplace_cosh_params) / sizeof(inplace_cosh_params[0]),
    .types = cosh_types,
    .type_count = sizeof(cosh_types) / sizeof(cosh_types[0]),
    .space = {"selfRef", NULL},
    .formulas = cosh_formulas,
    .formula_count = 1,
    .bounds = cosh_bounds,
    .bound_count = sizeof(cosh_bounds) / sizeof(cosh_bounds[0]),
    .requires_ = cosh_requires,
    .notes = cosh_notes,
    .refusals = inplace_cosh_refusals,
    .example = inplace_cosh_example,
    .prepare = prepare_inplace_cosh,
    .launch = aclnnInplaceCosh,
};
