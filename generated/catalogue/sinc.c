/*
 * Generated from spec/mathematics/sinc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_sinc.h"
#include "client/catalogue.h"

static const ac_entry_type sinc_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula sinc_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sinc(self)",
    },
};

static const ac_entry_bound sinc_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const sinc_requires[] = {
    NULL,
};

static const char *const sinc_notes[] = {
    "Of an integer other than 0 it is 0; the vendor, whose pi is rounded, has a number next to "
    "that.",
    "A null tensor is refused with 161001; the vendor answers it with 561103.",
    "Integers and bool are computed in f32.",
    NULL,
};

static const uint64_t sinc_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t sinc_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value sinc_example[] = {
    {"self", false, "[0, 0, 3]"},
    {"out", true, "[1, 1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal sinc_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param sinc_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = sinc_self_dtypes,
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
        .dtypes = sinc_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_sinc(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnSincGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry sinc_entry = {
    .name = "aclnnSinc",
    .op = "Sinc",
    .snake = "sinc",
    .doc = "Sinc: the sine of pi * self over pi * self, and 1 at 0.",
    .family = "mathematics",
    .spec = "spec/mathematics/sinc.yaml",
    .header = "aclnnop/aclnn_sinc.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = sinc_params,
    .param_count = sizeof(sinc_params) / sizeof(sinc_params[0]),
    .types = sinc_types,
    .type_count = sizeof(sinc_types) / sizeof(sinc_types[0]),
    .space = {"self", NULL},
    .formulas = sinc_formulas,
    .formula_count = 1,
    .bounds = sinc_bounds,
    .bound_count = sizeof(sinc_bounds) / sizeof(sinc_bounds[0]),
    .requires_ = sinc_requires,
    .notes = sinc_notes,
    .refusals = sinc_refusals,
    .example = sinc_example,
    .prepare = prepare_sinc,
    .launch = aclnnSinc,
};

static const uint64_t inplace_sinc_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_sinc_example[] = {
    {"selfRef", false, "[0, 0, 3]"},
    {"selfRef", true, "[1, 1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_sinc_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_sinc_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_sinc_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_sinc(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceSincGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_sinc_entry = {
    .name = "aclnnInplaceSinc",
    .op = "Sinc",
    .snake = "inplace_sinc",
    .doc = "aclnnSinc in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/sinc.yaml",
    .header = "aclnnop/aclnn_sinc.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_sinc_params,
    .param_count = sizeof(inplace_sinc_params) / sizeof(inplace_sinc_params[0]),
    .types = sinc_types,
    .type_count = sizeof(sinc_types) / sizeof(sinc_types[0]),
    .space = {"selfRef", NULL},
    .formulas = sinc_formulas,
    .formula_count = 1,
    .bounds = sinc_bounds,
    .bound_count = sizeof(sinc_bounds) / sizeof(sinc_bounds[0]),
    .requires_ = sinc_requires,
    .notes = sinc_notes,
    .refusals = inplace_sinc_refusals,
    .example = inplace_sinc_example,
    .prepare = prepare_inplace_sinc,
    .launch = aclnnInplaceSinc,
};
