/*
 * Generated from spec/mathematics/rsqrt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_rsqrt.h"
#include "client/catalogue.h"

static const ac_entry_type rsqrt_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula rsqrt_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "rsqrt(self)",
    },
};

static const ac_entry_bound rsqrt_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const rsqrt_requires[] = {
    NULL,
};

static const char *const rsqrt_notes[] = {
    "Complex inputs are refused here; the vendor's code takes c64 and c128.",
    "Integers and bool are computed in f32 and then converted; the vendor converts them to the "
    "dtype of out first, so that in f64 its results have more digits.",
    "The vendor does not ask whether the result converts to the dtype of out; between these "
    "dtypes it always does.",
    NULL,
};

static const uint64_t rsqrt_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t rsqrt_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value rsqrt_example[] = {
    {"self", false, "[4, 0.25, 1]"},
    {"out", true, "[0.5, 2, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal rsqrt_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param rsqrt_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = rsqrt_self_dtypes,
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
        .dtypes = rsqrt_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_rsqrt(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnRsqrtGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                      executor);
}

const ac_entry rsqrt_entry = {
    .name = "aclnnRsqrt",
    .op = "Rsqrt",
    .snake = "rsqrt",
    .doc = "Rsqrt: 1 over the square root of self.",
    .family = "mathematics",
    .spec = "spec/mathematics/rsqrt.yaml",
    .header = "aclnnop/aclnn_rsqrt.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = rsqrt_params,
    .param_count = sizeof(rsqrt_params) / sizeof(rsqrt_params[0]),
    .types = rsqrt_types,
    .type_count = sizeof(rsqrt_types) / sizeof(rsqrt_types[0]),
    .space = {"self", NULL},
    .formulas = rsqrt_formulas,
    .formula_count = 1,
    .bounds = rsqrt_bounds,
    .bound_count = sizeof(rsqrt_bounds) / sizeof(rsqrt_bounds[0]),
    .requires_ = rsqrt_requires,
    .notes = rsqrt_notes,
    .refusals = rsqrt_refusals,
    .example = rsqrt_example,
    .prepare = prepare_rsqrt,
    .launch = aclnnRsqrt,
};

static const uint64_t inplace_rsqrt_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_rsqrt_example[] = {
    {"selfRef", false, "[4, 0.25, 1]"},
    {"selfRef", true, "[0.5, 2, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_rsqrt_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_rsqrt_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_rsqrt_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_rsqrt(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInplaceRsqrtGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_rsqrt_entry = {
    .name = "aclnnInplaceRsqrt",
    .op = "Rsqrt",
    .snake = "inplace_rsqrt",
    .doc = "aclnnRsqrt in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/rsqrt.yaml",
    .header = "aclnnop/aclnn_rsqrt.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_rsqrt_params,
    .param_count = sizeof(inplace_rsqrt_params) / sizeof(inplace_rsqrt_params[0]),
    .types = rsqrt_types,
    .type_count = sizeof(rsqrt_types) / sizeof(rsqrt_types[0]),
    .space = {"selfRef", NULL},
    .formulas = rsqrt_formulas,
    .formula_count = 1,
    .bounds = rsqrt_bounds,
    .bound_count = sizeof(rsqrt_bounds) / sizeof(rsqrt_bounds[0]),
    .requires_ = rsqrt_requires,
    .notes = rsqrt_notes,
    .refusals = inplace_rsqrt_refusals,
    .example = inplace_rsqrt_example,
    .prepare = prepare_inplace_rsqrt,
    .launch = aclnnInplaceRsqrt,
};
