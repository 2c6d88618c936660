/*
 * Generated from spec/arithmetic/lerps.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_lerp_scalar.h"
#include "client/catalogue.h"

static const ac_entry_type lerps_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula lerps_formulas[] = {
    {
        .output = "way",
        .when = "",
        .text = "end - self",
    },
    {
        .output = "finite",
        .when = "",
        .text = "where(weight < 0.5, self + weight * way, end + (weight - 1) * way)",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(abs(way) < inf, finite, (1 - weight) * self + weight * end)",
    },
};

static const ac_entry_bound lerps_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const lerps_requires[] = {
    NULL,
};

static const char *const lerps_notes[] = {
    "The weight is taken as f32 for 16 bits, as on ascend950; between two equal infinities the "
    "result is that infinity; the vendor takes their difference first, which is nan.",
    NULL,
};

static const uint64_t lerps_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t lerps_end_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t lerps_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t lerps_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value lerps_example[] = {
    {"self", false, "[0, 2, -4]"},
    {"end", false, "[10, 4, 4]"},
    {"weight", false, "0.5"},
    {"out", true, "[5, 3, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal lerps_refusals[] = {
    {161001, "self, end, weight or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "end does not have the dtype of self"},
    {161002, "weight has a complex dtype"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self, end or out has a rank above 8"},
    {161002, "self and end do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and end"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param lerps_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "where the way begins",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = lerps_self_dtypes,
    },
    {
        .name = "end",
        .c_type = "const aclTensor *",
        .doc = "where it ends",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = lerps_end_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclScalar *",
        .doc = "the share of it",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = lerps_weight_dtypes,
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
        .dtypes = lerps_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "end"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_lerps(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnLerpsGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].scalar,
                                      args->of[3].tensor, workspace_size, executor);
}

const ac_entry lerps_entry = {
    .name = "aclnnLerps",
    .op = "Lerps",
    .snake = "lerps",
    .doc = "Lerps: the number that divides the way from self to end by a scalar.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/lerps.yaml",
    .header = "aclnnop/aclnn_lerp_scalar.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = lerps_params,
    .param_count = sizeof(lerps_params) / sizeof(lerps_params[0]),
    .types = lerps_types,
    .type_count = sizeof(lerps_types) / sizeof(lerps_types[0]),
    .space = {"self", "end"},
    .formulas = lerps_formulas,
    .formula_count = 3,
    .bounds = lerps_bounds,
    .bound_count = sizeof(lerps_bounds) / sizeof(lerps_bounds[0]),
    .requires_ = lerps_requires,
    .notes = lerps_notes,
    .refusals = lerps_refusals,
    .example = lerps_example,
    .prepare = prepare_lerps,
    .launch = aclnnLerps,
};

static const uint64_t inplace_lerps_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_lerps_end_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_lerps_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_lerps_example[] = {
    {"selfRef", false, "[0, 2, -4]"},
    {"selfRef", true, "[5, 3, 0]"},
    {"end", false, "[10, 4, 4]"},
    {"weight", false, "0.5"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_lerps_refusals[] = {
    {161001, "selfRef, end or weight is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "end does not have the dtype of selfRef"},
    {161002, "weight has a complex dtype"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef or end has a rank above 8"},
    {161002, "selfRef and end do not broadcast together"},
    {161002, "selfRef does not have the shape of the broadcast of selfRef and end"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_lerps_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "where the way begins",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .result = "T",
        .dtypes = inplace_lerps_self_ref_dtypes,
    },
    {
        .name = "end",
        .c_type = "const aclTensor *",
        .doc = "where it ends",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = inplace_lerps_end_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclScalar *",
        .doc = "the share of it",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_lerps_weight_dtypes,
    },
};

static aclnnStatus prepare_inplace_lerps(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInplaceLerpsGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                             args->of[2].scalar, workspace_size, executor);
}

const ac_entry inplace_lerps_entry = {
    .name = "aclnnInplaceLerps",
    .op = "Lerps",
    .snake = "inplace_lerps",
    .doc = "aclnnLerps in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/lerps.yaml",
    .header = "aclnnop/aclnn_lerp_scalar.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_lerps_params,
    .param_count = sizeof(inplace_lerps_params) / sizeof(inplace_lerps_params[0]),
    .types = lerps_types,
    .type_count = sizeof(lerps_types) / sizeof(lerps_types[0]),
    .space = {"selfRef", "end"},
    .formulas = lerps_formulas,
    .formula_count = 3,
    .bounds = lerps_bounds,
    .bound_count = sizeof(lerps_bounds) / sizeof(lerps_bounds[0]),
    .requires_ = lerps_requires,
    .notes = lerps_notes,
    .refusals = inplace_lerps_refusals,
    .example = inplace_lerps_example,
    .prepare = prepare_inplace_lerps,
    .launch = aclnnInplaceLerps,
};
