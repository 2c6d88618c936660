/*
 * Generated from spec/mathematics/asin.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_asin.h"
#include "client/catalogue.h"

static const ac_entry_type asin_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula asin_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "asin(self)",
    },
};

static const ac_entry_bound asin_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const asin_requires[] = {
    NULL,
};

static const char *const asin_notes[] = {
    "Integers and bool are computed in f32.",
    "The vendor does not ask whether the result converts to the dtype of out; between these "
    "dtypes it always does.",
    NULL,
};

static const uint64_t asin_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t asin_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value asin_example[] = {
    {"self", false, "[0, 0, 1, -0.5]"},
    {"out", true, "[0, 0, 1.5707963267948966, -0.5235987755982989]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal asin_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param asin_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = asin_self_dtypes,
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
        .dtypes = asin_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_asin(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnAsinGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry asin_entry = {
    .name = "aclnnAsin",
    .op = "Asin",
    .snake = "asin",
    .doc = "Asin: the angle between -pi/2 and pi/2 whose sine is self.",
    .family = "mathematics",
    .spec = "spec/mathematics/asin.yaml",
    .header = "aclnnop/aclnn_asin.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = asin_params,
    .param_count = sizeof(asin_params) / sizeof(asin_params[0]),
    .types = asin_types,
    .type_count = sizeof(asin_types) / sizeof(asin_types[0]),
    .space = {"self", NULL},
    .formulas = asin_formulas,
    .formula_count = 1,
    .bounds = asin_bounds,
    .bound_count = sizeof(asin_bounds) / sizeof(asin_bounds[0]),
    .requires_ = asin_requires,
    .notes = asin_notes,
    .refusals = asin_refusals,
    .example = asin_example,
    .prepare = prepare_asin,
    .launch = aclnnAsin,
};

static const uint64_t inplace_asin_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_asin_example[] = {
    {"selfRef", false, "[0, 0, 1, -0.5]"},
    {"selfRef", true, "[0, 0, 1.5707963267948966, -0.5235987755982989]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_asin_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_asin_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_asin_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_asin(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceAsinGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_asin_entry = {
    .name = "aclnnInplaceAsin",
    .op = "Asin",
    .snake = "inplace_asin",
    .doc = "aclnnAsin in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/asin.yaml",
    .header = "aclnnop/aclnn_asin.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_asin_params,
    .param_count = sizeof(inplace_asin_params) / sizeof(inplace_asin_params[0]),
    .types = asin_types,
    .type_count = sizeof(asin_types) / sizeof(asin_types[0]),
    .space = {"selfRef", NULL},
    .formulas = asin_formulas,
    .formula_count = 1,
    .bounds = asin_bounds,
    .bound_count = sizeof(asin_bounds) / sizeof(asin_bounds[0]),
    .requires_ = asin_requires,
    .notes = asin_notes,
    .refusals = inplace_asin_refusals,
    .example = inplace_asin_example,
    .prepare = prepare_inplace_asin,
    .launch = aclnnInplaceAsin,
};
