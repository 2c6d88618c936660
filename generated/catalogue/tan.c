/*
 * Generated from spec/mathematics/tan.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_tan.h"
#include "client/catalogue.h"

static const ac_entry_type tan_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
};

static const ac_entry_formula tan_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "tan(self)",
    },
};

static const ac_entry_bound tan_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const tan_requires[] = {
    NULL,
};

static const char *const tan_notes[] = {
    "Integers and bool are computed in f32.",
    "Angles of any size are reduced exactly.",
    "The vendor declares selfRef of the form in place as const.",
    NULL,
};

static const uint64_t tan_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t tan_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value tan_example[] = {
    {"self", false, "[0, 0, 1]"},
    {"out", true, "[0, 0, 1.5574077246549023]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal tan_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param tan_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = tan_self_dtypes,
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
        .dtypes = tan_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_tan(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnTanGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                    executor);
}

const ac_entry tan_entry = {
    .name = "aclnnTan",
    .op = "Tan",
    .snake = "tan",
    .doc = "Tan: the tangent of self, an angle in radians.",
    .family = "mathematics",
    .spec = "spec/mathematics/tan.yaml",
    .header = "aclnnop/aclnn_tan.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = tan_params,
    .param_count = sizeof(tan_params) / sizeof(tan_params[0]),
    .types = tan_types,
    .type_count = sizeof(tan_types) / sizeof(tan_types[0]),
    .space = {"self", NULL},
    .formulas = tan_formulas,
    .formula_count = 1,
    .bounds = tan_bounds,
    .bound_count = sizeof(tan_bounds) / sizeof(tan_bounds[0]),
    .requires_ = tan_requires,
    .notes = tan_notes,
    .refusals = tan_refusals,
    .example = tan_example,
    .prepare = prepare_tan,
    .launch = aclnnTan,
};

static const uint64_t inplace_tan_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_tan_example[] = {
    {"selfRef", false, "[0, 0, 1]"},
    {"selfRef", true, "[0, 0, 1.5574077246549023]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_tan_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_tan_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_tan_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_tan(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnInplaceTanGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_tan_entry = {
    .name = "aclnnInplaceTan",
    .op = "Tan",
    .snake = "inplace_tan",
    .doc = "aclnnTan in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/tan.yaml",
    .header = "aclnnop/aclnn_tan.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = inplace_tan_params,
    .param_count = sizeof(inplace_tan_params) / sizeof(inplace_tan_params[0]),
    .types = tan_types,
    .type_count = sizeof(tan_types) / sizeof(tan_types[0]),
    .space = {"selfRef", NULL},
    .formulas = tan_formulas,
    .formula_count = 1,
    .bounds = tan_bounds,
    .bound_count = sizeof(tan_bounds) / sizeof(tan_bounds[0]),
    .requires_ = tan_requires,
    .notes = tan_notes,
    .refusals = inplace_tan_refusals,
    .example = inplace_tan_example,
    .prepare = prepare_inplace_tan,
    .launch = aclnnInplaceTan,
};
