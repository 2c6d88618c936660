/*
 * Generated from spec/mathematics/nan_to_num.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_nan_to_num.h"
#include "client/catalogue.h"

static const ac_entry_type nan_to_num_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula nan_to_num_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self != self, nan, where(self == inf, posinf, where(self == -inf, neginf, "
                "self)))",
    },
};

static const ac_entry_bound nan_to_num_bounds[] = {
    {"out", "exact"},
};

static const char *const nan_to_num_requires[] = {
    NULL,
};

static const char *const nan_to_num_notes[] = {
    "A replacement is rounded to the dtype, and may be infinite again there.",
    "Integers and bool, which the vendor copies, are refused here.",
    NULL,
};

static const uint64_t nan_to_num_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t nan_to_num_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value nan_to_num_example[] = {
    {"self", false, "[nan, inf, -inf, 1]"},
    {"nan", false, "0"},
    {"posinf", false, "9"},
    {"neginf", false, "-9"},
    {"out", true, "[0, 9, -9, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal nan_to_num_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param nan_to_num_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = nan_to_num_self_dtypes,
    },
    {
        .name = "nan",
        .c_type = "float",
        .doc = "in the place of nan",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "posinf",
        .c_type = "float",
        .doc = "in the place of inf",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "neginf",
        .c_type = "float",
        .doc = "in the place of -inf",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
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
        .dtypes = nan_to_num_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_nan_to_num(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnNanToNumGetWorkspaceSize(args->of[0].tensor, args->of[1].single, args->of[2].single,
                                         args->of[3].single, args->of[4].tensor, workspace_size,
                                         executor);
}

const ac_entry nan_to_num_entry = {
    .name = "aclnnNanToNum",
    .op = "NanToNum",
    .snake = "nan_to_num",
    .doc = "NanToNum: self with numbers in the place of nan and the infinities.",
    .family = "mathematics",
    .spec = "spec/mathematics/nan_to_num.yaml",
    .header = "aclnnop/aclnn_nan_to_num.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = nan_to_num_params,
    .param_count = sizeof(nan_to_num_params) / sizeof(nan_to_num_params[0]),
    .types = nan_to_num_types,
    .type_count = sizeof(nan_to_num_types) / sizeof(nan_to_num_types[0]),
    .space = {"self", NULL},
    .formulas = nan_to_num_formulas,
    .formula_count = 1,
    .bounds = nan_to_num_bounds,
    .bound_count = sizeof(nan_to_num_bounds) / sizeof(nan_to_num_bounds[0]),
    .requires_ = nan_to_num_requires,
    .notes = nan_to_num_notes,
    .refusals = nan_to_num_refusals,
    .example = nan_to_num_example,
    .prepare = prepare_nan_to_num,
    .launch = aclnnNanToNum,
};

static const uint64_t inplace_nan_to_num_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_nan_to_num_example[] = {
    {"selfRef", false, "[nan, inf, -inf, 1]"},
    {"selfRef", true, "[0, 9, -9, 1]"},
    {"nan", false, "0"},
    {"posinf", false, "9"},
    {"neginf", false, "-9"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_nan_to_num_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_nan_to_num_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_nan_to_num_self_ref_dtypes,
    },
    {
        .name = "nan",
        .c_type = "float",
        .doc = "in the place of nan",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "posinf",
        .c_type = "float",
        .doc = "in the place of inf",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "neginf",
        .c_type = "float",
        .doc = "in the place of -inf",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
};

static aclnnStatus prepare_inplace_nan_to_num(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnInplaceNanToNumGetWorkspaceSize(args->of[0].tensor, args->of[1].single,
                                                args->of[2].single, args->of[3].single,
                                                workspace_size, executor);
}

const ac_entry inplace_nan_to_num_entry = {
    .name = "aclnnInplaceNanToNum",
    .op = "NanToNum",
    .snake = "inplace_nan_to_num",
    .doc = "aclnnNanToNum in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/nan_to_num.yaml",
    .header = "aclnnop/aclnn_nan_to_num.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_nan_to_num_params,
    .param_count = sizeof(inplace_nan_to_num_params) / sizeof(inplace_nan_to_num_params[0]),
    .types = nan_to_num_types,
    .type_count = sizeof(nan_to_num_types) / sizeof(nan_to_num_types[0]),
    .space = {"selfRef", NULL},
    .formulas = nan_to_num_formulas,
    .formula_count = 1,
    .bounds = nan_to_num_bounds,
    .bound_count = sizeof(nan_to_num_bounds) / sizeof(nan_to_num_bounds[0]),
    .requires_ = nan_to_num_requires,
    .notes = nan_to_num_notes,
    .refusals = inplace_nan_to_num_refusals,
    .example = inplace_nan_to_num_example,
    .prepare = prepare_inplace_nan_to_num,
    .launch = aclnnInplaceNanToNum,
};
