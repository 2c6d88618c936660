/*
 * Generated from spec/mathematics/round.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_round.h"
#include "client/catalogue.h"

static const ac_entry_type round_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula round_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "round(self)",
    },
};

static const ac_entry_bound round_bounds[] = {
    {"out", "exact"},
};

static const char *const round_requires[] = {
    NULL,
};

static const char *const round_notes[] = {
    "Integers stay as they are. A zero keeps the sign of self.",
    NULL,
};

static const uint64_t round_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t round_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value round_example[] = {
    {"self", false, "[-7, 0, 3]"},
    {"out", true, "[-7, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal round_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param round_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = round_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = round_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_round(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnRoundGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                      executor);
}

const ac_entry round_entry = {
    .name = "aclnnRound",
    .op = "Round",
    .snake = "round",
    .doc = "Round: the nearest integer, the even one of two.",
    .family = "mathematics",
    .spec = "spec/mathematics/round.yaml",
    .header = "aclnnop/aclnn_round.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = round_params,
    .param_count = sizeof(round_params) / sizeof(round_params[0]),
    .types = round_types,
    .type_count = sizeof(round_types) / sizeof(round_types[0]),
    .space = {"self", NULL},
    .formulas = round_formulas,
    .formula_count = 1,
    .bounds = round_bounds,
    .bound_count = sizeof(round_bounds) / sizeof(round_bounds[0]),
    .requires_ = round_requires,
    .notes = round_notes,
    .refusals = round_refusals,
    .example = round_example,
    .prepare = prepare_round,
    .launch = aclnnRound,
};

static const uint64_t inplace_round_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_round_example[] = {
    {"selfRef", false, "[-7, 0, 3]"},
    {"selfRef", true, "[-7, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_round_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_round_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_round_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_round(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInplaceRoundGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_round_entry = {
    .name = "aclnnInplaceRound",
    .op = "Round",
    .snake = "inplace_round",
    .doc = "aclnnRound in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/round.yaml",
    .header = "aclnnop/aclnn_round.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_round_params,
    .param_count = sizeof(inplace_round_params) / sizeof(inplace_round_params[0]),
    .types = round_types,
    .type_count = sizeof(round_types) / sizeof(round_types[0]),
    .space = {"selfRef", NULL},
    .formulas = round_formulas,
    .formula_count = 1,
    .bounds = round_bounds,
    .bound_count = sizeof(round_bounds) / sizeof(round_bounds[0]),
    .requires_ = round_requires,
    .notes = round_notes,
    .refusals = inplace_round_refusals,
    .example = inplace_round_example,
    .prepare = prepare_inplace_round,
    .launch = aclnnInplaceRound,
};
