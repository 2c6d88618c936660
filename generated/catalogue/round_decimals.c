/*
 * Generated from spec/mathematics/round_decimals.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_round.h"
#include "client/catalogue.h"

static const ac_entry_type round_decimals_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula round_decimals_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "decimal(self, decimals)",
    },
};

static const ac_entry_bound round_decimals_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const round_decimals_requires[] = {
    NULL,
};

static const char *const round_decimals_notes[] = {
    "The result is that of the number that self holds, which the vendor multiplies by a power of "
    "ten first; so 0.35 in f32 has 0.3, not 0.4, with one place.",
    "With more than 308 places a number stays as it is. Integers wrap.",
    NULL,
};

static const uint64_t round_decimals_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t round_decimals_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value round_decimals_example[] = {
    {"self", false, "[15, 25, -36, 4]"},
    {"decimals", false, "-1"},
    {"out", true, "[20, 20, -40, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal round_decimals_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param round_decimals_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = round_decimals_self_dtypes,
    },
    {
        .name = "decimals",
        .c_type = "int64_t",
        .doc = "digits behind the point; below 0, zeros in front of it",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = round_decimals_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_round_decimals(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnRoundDecimalsGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                              args->of[2].tensor, workspace_size, executor);
}

const ac_entry round_decimals_entry = {
    .name = "aclnnRoundDecimals",
    .op = "RoundDecimals",
    .snake = "round_decimals",
    .doc = "RoundDecimals: the nearest number with so many decimal places, the even one of two.",
    .family = "mathematics",
    .spec = "spec/mathematics/round_decimals.yaml",
    .header = "aclnnop/aclnn_round.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = round_decimals_params,
    .param_count = sizeof(round_decimals_params) / sizeof(round_decimals_params[0]),
    .types = round_decimals_types,
    .type_count = sizeof(round_decimals_types) / sizeof(round_decimals_types[0]),
    .space = {"self", NULL},
    .formulas = round_decimals_formulas,
    .formula_count = 1,
    .bounds = round_decimals_bounds,
    .bound_count = sizeof(round_decimals_bounds) / sizeof(round_decimals_bounds[0]),
    .requires_ = round_decimals_requires,
    .notes = round_decimals_notes,
    .refusals = round_decimals_refusals,
    .example = round_decimals_example,
    .prepare = prepare_round_decimals,
    .launch = aclnnRoundDecimals,
};

static const uint64_t inplace_round_decimals_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_round_decimals_example[] = {
    {"selfRef", false, "[15, 25, -36, 4]"},
    {"selfRef", true, "[20, 20, -40, 0]"},
    {"decimals", false, "-1"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_round_decimals_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_round_decimals_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_round_decimals_self_ref_dtypes,
    },
    {
        .name = "decimals",
        .c_type = "int64_t",
        .doc = "digits behind the point; below 0, zeros in front of it",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
};

static aclnnStatus prepare_inplace_round_decimals(const ac_entry_args *args,
                                                  uint64_t *workspace_size,
                                                  aclOpExecutor **executor)
{
    return aclnnInplaceRoundDecimalsGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                                     workspace_size, executor);
}

const ac_entry inplace_round_decimals_entry = {
    .name = "aclnnInplaceRoundDecimals",
    .op = "RoundDecimals",
    .snake = "inplace_round_decimals",
    .doc = "aclnnRoundDecimals in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/round_decimals.yaml",
    .header = "aclnnop/aclnn_round.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_round_decimals_params,
    .param_count = sizeof(inplace_round_decimals_params) / sizeof(inplace_round_decimals_params[0]),
    .types = round_decimals_types,
    .type_count = sizeof(round_decimals_types) / sizeof(round_decimals_types[0]),
    .space = {"selfRef", NULL},
    .formulas = round_decimals_formulas,
    .formula_count = 1,
    .bounds = round_decimals_bounds,
    .bound_count = sizeof(round_decimals_bounds) / sizeof(round_decimals_bounds[0]),
    .requires_ = round_decimals_requires,
    .notes = round_decimals_notes,
    .refusals = inplace_round_decimals_refusals,
    .example = inplace_round_decimals_example,
    .prepare = prepare_inplace_round_decimals,
    .launch = aclnnInplaceRoundDecimals,
};
