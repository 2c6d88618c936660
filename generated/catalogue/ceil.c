/*
 * Generated from spec/mathematics/ceil.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_ceil.h"
#include "client/catalogue.h"

static const ac_entry_type ceil_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula ceil_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "-floor(-self)",
    },
};

static const ac_entry_bound ceil_bounds[] = {
    {"out", "exact"},
};

static const char *const ceil_requires[] = {
    NULL,
};

static const char *const ceil_notes[] = {
    NULL,
};

static const uint64_t ceil_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t ceil_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value ceil_example[] = {
    {"self", false, "[-0.5, 1.25, -7, 0, inf, nan]"},
    {"out", true, "[0, 2, -7, 0, inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal ceil_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param ceil_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = ceil_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = ceil_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_ceil(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnCeilGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry ceil_entry = {
    .name = "aclnnCeil",
    .op = "Ceil",
    .snake = "ceil",
    .doc = "Ceil: the smallest integer not below self.",
    .family = "mathematics",
    .spec = "spec/mathematics/ceil.yaml",
    .header = "aclnnop/aclnn_ceil.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = ceil_params,
    .param_count = sizeof(ceil_params) / sizeof(ceil_params[0]),
    .types = ceil_types,
    .type_count = sizeof(ceil_types) / sizeof(ceil_types[0]),
    .space = {"self", NULL},
    .formulas = ceil_formulas,
    .formula_count = 1,
    .bounds = ceil_bounds,
    .bound_count = sizeof(ceil_bounds) / sizeof(ceil_bounds[0]),
    .requires_ = ceil_requires,
    .notes = ceil_notes,
    .refusals = ceil_refusals,
    .example = ceil_example,
    .prepare = prepare_ceil,
    .launch = aclnnCeil,
};

static const uint64_t inplace_ceil_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_ceil_example[] = {
    {"selfRef", false, "[-0.5, 1.25, -7, 0, inf, nan]"},
    {"selfRef", true, "[0, 2, -7, 0, inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_ceil_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_ceil_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_ceil_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_ceil(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceCeilGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_ceil_entry = {
    .name = "aclnnInplaceCeil",
    .op = "Ceil",
    .snake = "inplace_ceil",
    .doc = "aclnnCeil in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/ceil.yaml",
    .header = "aclnnop/aclnn_ceil.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_ceil_params,
    .param_count = sizeof(inplace_ceil_params) / sizeof(inplace_ceil_params[0]),
    .types = ceil_types,
    .type_count = sizeof(ceil_types) / sizeof(ceil_types[0]),
    .space = {"selfRef", NULL},
    .formulas = ceil_formulas,
    .formula_count = 1,
    .bounds = ceil_bounds,
    .bound_count = sizeof(ceil_bounds) / sizeof(ceil_bounds[0]),
    .requires_ = ceil_requires,
    .notes = ceil_notes,
    .refusals = inplace_ceil_refusals,
    .example = inplace_ceil_example,
    .prepare = prepare_inplace_ceil,
    .launch = aclnnInplaceCeil,
};
