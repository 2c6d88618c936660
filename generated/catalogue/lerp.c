/*
 * Generated from spec/arithmetic/lerp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_lerp_tensor.h"
#include "client/catalogue.h"

static const ac_entry_type lerp_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula lerp_formulas[] = {
    {
        .output = "near",
        .when = "",
        .text = "self + weight * (end - self)",
    },
    {
        .output = "finite",
        .when = "",
        .text = "where(abs(end) > 268435456 * abs(self), self + weight * end - weight * self, "
                "where(abs(self) > 268435456 * abs(end), self - weight * self + weight * end, "
                "near))",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(abs(weight) < inf, where(abs(end - self) < inf, finite, (1 - weight) * "
                "self + weight * end), where(self < end, weight, where(self > end, -weight, self "
                "+ (end - self))))",
    },
};

static const ac_entry_bound lerp_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const lerp_requires[] = {
    NULL,
};

static const char *const lerp_notes[] = {
    "The vendor takes the difference of self and end first, which is nan between two infinities "
    "and where an infinite way is multiplied by 0; here two equal infinities give themselves.",
    NULL,
};

static const uint64_t lerp_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t lerp_end_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t lerp_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t lerp_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value lerp_example[] = {
    {"self", false, "[0, 2, -4]"},
    {"end", false, "[10, 4, 4]"},
    {"weight", false, "[0.5, 2, 0.25]"},
    {"out", true, "[5, 6, -2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal lerp_refusals[] = {
    {161001, "self, end, weight or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "end, weight or out does not have the dtype of self"},
    {161002, "self, end, weight or out has a rank above 8"},
    {161002, "self and end do not broadcast together"},
    {161002, "weight does not broadcast together with the broadcast of self and end"},
    {161002, "out does not have the shape of the broadcast of self, end and weight"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param lerp_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "where the way begins",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = lerp_self_dtypes,
    },
    {
        .name = "end",
        .c_type = "const aclTensor *",
        .doc = "where it ends",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = lerp_end_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "the share of it",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = lerp_weight_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = lerp_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "end", "weight"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_lerp(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnLerpGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                     args->of[3].tensor, workspace_size, executor);
}

const ac_entry lerp_entry = {
    .name = "aclnnLerp",
    .op = "Lerp",
    .snake = "lerp",
    .doc = "Lerp: the number that divides the way from self to end by weight.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/lerp.yaml",
    .header = "aclnnop/aclnn_lerp_tensor.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = lerp_params,
    .param_count = sizeof(lerp_params) / sizeof(lerp_params[0]),
    .types = lerp_types,
    .type_count = sizeof(lerp_types) / sizeof(lerp_types[0]),
    .space = {"self", "end", "weight"},
    .formulas = lerp_formulas,
    .formula_count = 3,
    .bounds = lerp_bounds,
    .bound_count = sizeof(lerp_bounds) / sizeof(lerp_bounds[0]),
    .requires_ = lerp_requires,
    .notes = lerp_notes,
    .refusals = lerp_refusals,
    .example = lerp_example,
    .prepare = prepare_lerp,
    .launch = aclnnLerp,
};

static const uint64_t inplace_lerp_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_lerp_end_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_lerp_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_lerp_example[] = {
    {"selfRef", false, "[0, 2, -4]"},
    {"selfRef", true, "[5, 6, -2]"},
    {"end", false, "[10, 4, 4]"},
    {"weight", false, "[0.5, 2, 0.25]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_lerp_refusals[] = {
    {161001, "selfRef, end or weight is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "end or weight does not have the dtype of selfRef"},
    {161002, "selfRef, end or weight has a rank above 8"},
    {161002, "selfRef and end do not broadcast together"},
    {161002, "weight does not broadcast together with the broadcast of selfRef and end"},
    {161002, "selfRef does not have the shape of the broadcast of selfRef, end and weight"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_lerp_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "where the way begins",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = inplace_lerp_self_ref_dtypes,
    },
    {
        .name = "end",
        .c_type = "const aclTensor *",
        .doc = "where it ends",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = inplace_lerp_end_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "the share of it",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = inplace_lerp_weight_dtypes,
    },
};

static aclnnStatus prepare_inplace_lerp(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceLerpGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                            args->of[2].tensor, workspace_size, executor);
}

const ac_entry inplace_lerp_entry = {
    .name = "aclnnInplaceLerp",
    .op = "Lerp",
    .snake = "inplace_lerp",
    .doc = "aclnnLerp in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/lerp.yaml",
    .header = "aclnnop/aclnn_lerp_tensor.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_lerp_params,
    .param_count = sizeof(inplace_lerp_params) / sizeof(inplace_lerp_params[0]),
    .types = lerp_types,
    .type_count = sizeof(lerp_types) / sizeof(lerp_types[0]),
    .space = {"selfRef", "end", "weight"},
    .formulas = lerp_formulas,
    .formula_count = 3,
    .bounds = lerp_bounds,
    .bound_count = sizeof(lerp_bounds) / sizeof(lerp_bounds[0]),
    .requires_ = lerp_requires,
    .notes = lerp_notes,
    .refusals = inplace_lerp_refusals,
    .example = inplace_lerp_example,
    .prepare = prepare_inplace_lerp,
    .launch = aclnnInplaceLerp,
};
