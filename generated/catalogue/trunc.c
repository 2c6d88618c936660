/*
 * Generated from spec/mathematics/trunc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_trunc.h"
#include "client/catalogue.h"

static const ac_entry_type trunc_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula trunc_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self < 0, -floor(-self), floor(self))",
    },
};

static const ac_entry_bound trunc_bounds[] = {
    {"out", "exact"},
};

static const char *const trunc_requires[] = {
    NULL,
};

static const char *const trunc_notes[] = {
    "Integers stay as they are. The vendor's page has BF16 on ascend310p, its code refuses it.",
    NULL,
};

static const uint64_t trunc_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
};

static const uint64_t trunc_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
};

/* clang-format off */
static const ac_entry_value trunc_example[] = {
    {"self", false, "[-7, 0, 3]"},
    {"out", true, "[-7, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal trunc_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param trunc_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = trunc_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = trunc_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_trunc(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnTruncGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                      executor);
}

const ac_entry trunc_entry = {
    .name = "aclnnTrunc",
    .op = "Trunc",
    .snake = "trunc",
    .doc = "Trunc: self without its fraction.",
    .family = "mathematics",
    .spec = "spec/mathematics/trunc.yaml",
    .header = "aclnnop/aclnn_trunc.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = trunc_params,
    .param_count = sizeof(trunc_params) / sizeof(trunc_params[0]),
    .types = trunc_types,
    .type_count = sizeof(trunc_types) / sizeof(trunc_types[0]),
    .space = {"self", NULL},
    .formulas = trunc_formulas,
    .formula_count = 1,
    .bounds = trunc_bounds,
    .bound_count = sizeof(trunc_bounds) / sizeof(trunc_bounds[0]),
    .requires_ = trunc_requires,
    .notes = trunc_notes,
    .refusals = trunc_refusals,
    .example = trunc_example,
    .prepare = prepare_trunc,
    .launch = aclnnTrunc,
};

static const uint64_t inplace_trunc_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
};

/* clang-format off */
static const ac_entry_value inplace_trunc_example[] = {
    {"selfRef", false, "[-7, 0, 3]"},
    {"selfRef", true, "[-7, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_trunc_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_trunc_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_trunc_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_trunc(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInplaceTruncGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_trunc_entry = {
    .name = "aclnnInplaceTrunc",
    .op = "Trunc",
    .snake = "inplace_trunc",
    .doc = "aclnnTrunc in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/trunc.yaml",
    .header = "aclnnop/aclnn_trunc.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_trunc_params,
    .param_count = sizeof(inplace_trunc_params) / sizeof(inplace_trunc_params[0]),
    .types = trunc_types,
    .type_count = sizeof(trunc_types) / sizeof(trunc_types[0]),
    .space = {"selfRef", NULL},
    .formulas = trunc_formulas,
    .formula_count = 1,
    .bounds = trunc_bounds,
    .bound_count = sizeof(trunc_bounds) / sizeof(trunc_bounds[0]),
    .requires_ = trunc_requires,
    .notes = trunc_notes,
    .refusals = inplace_trunc_refusals,
    .example = inplace_trunc_example,
    .prepare = prepare_inplace_trunc,
    .launch = aclnnInplaceTrunc,
};
