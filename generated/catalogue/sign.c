/*
 * Generated from spec/arithmetic/sign.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_sign.h"
#include "client/catalogue.h"

static const ac_entry_type sign_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula sign_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self > 0, 1, where(self < 0, -1, 0))",
    },
};

static const ac_entry_bound sign_bounds[] = {
    {"out", "exact"},
};

static const char *const sign_requires[] = {
    NULL,
};

static const char *const sign_notes[] = {
    "The sign of nan is 0, as on ascend950; either zero has the sign +0.",
    "Bool and complex dtypes are refused here; the vendor's code takes them.",
    NULL,
};

static const uint64_t sign_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t sign_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value sign_example[] = {
    {"self", false, "[-2, 0, 3]"},
    {"out", true, "[-1, 0, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal sign_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param sign_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = sign_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = sign_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_sign(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnSignGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry sign_entry = {
    .name = "aclnnSign",
    .op = "Sign",
    .snake = "sign",
    .doc = "Sign: 1 of a positive number, -1 of a negative one, else 0.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/sign.yaml",
    .header = "aclnnop/aclnn_sign.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = sign_params,
    .param_count = sizeof(sign_params) / sizeof(sign_params[0]),
    .types = sign_types,
    .type_count = sizeof(sign_types) / sizeof(sign_types[0]),
    .space = {"self", NULL},
    .formulas = sign_formulas,
    .formula_count = 1,
    .bounds = sign_bounds,
    .bound_count = sizeof(sign_bounds) / sizeof(sign_bounds[0]),
    .requires_ = sign_requires,
    .notes = sign_notes,
    .refusals = sign_refusals,
    .example = sign_example,
    .prepare = prepare_sign,
    .launch = aclnnSign,
};
