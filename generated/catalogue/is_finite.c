/*
 * Generated from spec/comparison/is_finite.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_isfinite.h"
#include "client/catalogue.h"

static const ac_entry_type is_finite_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula is_finite_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self < inf and self > -inf",
    },
};

static const ac_entry_bound is_finite_bounds[] = {
    {"out", "exact"},
};

static const char *const is_finite_requires[] = {
    NULL,
};

static const char *const is_finite_notes[] = {
    "Integers and bool, which the vendor's code takes, are refused here, as on its page.",
    NULL,
};

static const uint64_t is_finite_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t is_finite_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value is_finite_example[] = {
    {"self", false, "[1, 0, inf, -inf, nan]"},
    {"out", true, "[1, 1, 0, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal is_finite_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param is_finite_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "a number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = is_finite_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "whether it is finite",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .truth = true,
        .dtypes = is_finite_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_is_finite(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnIsFiniteGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                         executor);
}

const ac_entry is_finite_entry = {
    .name = "aclnnIsFinite",
    .op = "IsFinite",
    .snake = "is_finite",
    .doc = "IsFinite: whether a number is neither infinite nor nan.",
    .family = "comparison",
    .spec = "spec/comparison/is_finite.yaml",
    .header = "aclnnop/aclnn_isfinite.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = is_finite_params,
    .param_count = sizeof(is_finite_params) / sizeof(is_finite_params[0]),
    .types = is_finite_types,
    .type_count = sizeof(is_finite_types) / sizeof(is_finite_types[0]),
    .space = {"self", NULL},
    .formulas = is_finite_formulas,
    .formula_count = 1,
    .bounds = is_finite_bounds,
    .bound_count = sizeof(is_finite_bounds) / sizeof(is_finite_bounds[0]),
    .requires_ = is_finite_requires,
    .notes = is_finite_notes,
    .refusals = is_finite_refusals,
    .example = is_finite_example,
    .prepare = prepare_is_finite,
    .launch = aclnnIsFinite,
};
