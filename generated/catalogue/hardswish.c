/*
 * Generated from spec/activation/hardswish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_hardswish.h"
#include "client/catalogue.h"

static const ac_entry_type hardswish_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula hardswish_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self <= -3, 0, where(self >= 3, self, self * ((self + 3) / 6)))",
    },
};

static const ac_entry_bound hardswish_bounds[] = {
    {"out", "0.6 ulp"},
};

static const char *const hardswish_requires[] = {
    NULL,
};

static const char *const hardswish_notes[] = {
    "The result is 0 at -inf, the limit, and wherever self is -3 or less.",
    "One of the vendor's kernels gives a negative zero for every self of -3 or less, and "
    "overflows in f16 above about 10917 on the way to a result that f16 holds. Here neither "
    "happens.",
    "The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.",
    NULL,
};

static const uint64_t hardswish_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardswish_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value hardswish_example[] = {
    {"self", false, "[-4, -3, -1.5, 0, 3, 5]"},
    {"out", true, "[0, 0, -0.375, 0, 3, 5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal hardswish_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param hardswish_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardswish_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = hardswish_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_hardswish(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnHardswishGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                          executor);
}

const ac_entry hardswish_entry = {
    .name = "aclnnHardswish",
    .op = "Hardswish",
    .snake = "hardswish",
    .doc = "Hardswish: self * min(max(self + 3, 0), 6) / 6, a piecewise polynomial in the place "
           "of swish.",
    .family = "activation",
    .spec = "spec/activation/hardswish.yaml",
    .header = "aclnnop/aclnn_hardswish.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = hardswish_params,
    .param_count = sizeof(hardswish_params) / sizeof(hardswish_params[0]),
    .types = hardswish_types,
    .type_count = sizeof(hardswish_types) / sizeof(hardswish_types[0]),
    .space = {"self", NULL},
    .formulas = hardswish_formulas,
    .formula_count = 1,
    .bounds = hardswish_bounds,
    .bound_count = sizeof(hardswish_bounds) / sizeof(hardswish_bounds[0]),
    .requires_ = hardswish_requires,
    .notes = hardswish_notes,
    .refusals = hardswish_refusals,
    .example = hardswish_example,
    .prepare = prepare_hardswish,
    .launch = aclnnHardswish,
};

static const uint64_t inplace_hardswish_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_hardswish_example[] = {
    {"self", false, "[-4, -3, -1.5, 0, 3, 5]"},
    {"self", true, "[0, 0, -0.375, 0, 3, 5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_hardswish_refusals[] = {
    {161001, "self is null"},
    {161002, "self or self has a dtype that is not listed for it"},
    {161002, "self has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_hardswish_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .result = "T",
        .dtypes = inplace_hardswish_self_dtypes,
    },
};

static aclnnStatus prepare_inplace_hardswish(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnInplaceHardswishGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_hardswish_entry = {
    .name = "aclnnInplaceHardswish",
    .op = "Hardswish",
    .snake = "inplace_hardswish",
    .doc = "aclnnHardswish in place: self stands for both self and out.",
    .family = "activation",
    .spec = "spec/activation/hardswish.yaml",
    .header = "aclnnop/aclnn_hardswish.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_hardswish_params,
    .param_count = sizeof(inplace_hardswish_params) / sizeof(inplace_hardswish_params[0]),
    .types = hardswish_types,
    .type_count = sizeof(hardswish_types) / sizeof(hardswish_types[0]),
    .space = {"self", NULL},
    .formulas = hardswish_formulas,
    .formula_count = 1,
    .bounds = hardswish_bounds,
    .bound_count = sizeof(hardswish_bounds) / sizeof(hardswish_bounds[0]),
    .requires_ = hardswish_requires,
    .notes = hardswish_notes,
    .refusals = inplace_hardswish_refusals,
    .example = inplace_hardswish_example,
    .prepare = prepare_inplace_hardswish,
    .launch = aclnnInplaceHardswish,
};
