/*
 * Generated from spec/activation/shrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_shrink.h"
#include "client/catalogue.h"

static const ac_entry_type shrink_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula shrink_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self >= -lambd and self <= lambd, 0, where(self > lambd, self - bias, self"
                " + bias))",
    },
};

static const ac_entry_bound shrink_bounds[] = {
    {"out", "exact"},
};

static const char *const shrink_requires[] = {
    "not lambd < 0",
    NULL,
};

static const char *const shrink_notes[] = {
    "There is no bf16 on any product.",
    "With bias equal to lambd this is aclnnSoftshrink, but for a nan, which stays one here.",
    "The vendor refuses an out of another view format than self; here every plain format is taken.",
    "The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.",
    NULL,
};

/* clang-format off */
static const uint64_t shrink_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};
/* clang-format on */

static const uint64_t shrink_lambd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t shrink_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

/* clang-format off */
static const uint64_t shrink_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value shrink_example[] = {
    {"self", false, "[-2, -0.5, 0.25, 0.5, 2]"},
    {"lambd", false, "0.5"},
    {"bias", false, "0.25"},
    {"out", true, "[-1.75, 0, 0, 0, 1.75]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal shrink_refusals[] = {
    {161001, "self, lambd, bias or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "lambd or bias has a complex dtype"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {161002, "not lambd < 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param shrink_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = shrink_self_dtypes,
    },
    {
        .name = "lambd",
        .c_type = "const aclScalar *",
        .doc = "half of the width of what becomes 0",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = shrink_lambd_dtypes,
    },
    {
        .name = "bias",
        .c_type = "const aclScalar *",
        .doc = "how far the others move",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = shrink_bias_dtypes,
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
        .dtypes = shrink_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_shrink(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnShrinkGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, args->of[2].scalar,
                                       args->of[3].tensor, workspace_size, executor);
}

const ac_entry shrink_entry = {
    .name = "aclnnShrink",
    .op = "Shrink",
    .snake = "shrink",
    .doc = "Shrink: values near zero become 0, all others move towards zero by a constant of its "
           "own.",
    .family = "activation",
    .spec = "spec/activation/shrink.yaml",
    .header = "aclnnop/aclnn_shrink.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = shrink_params,
    .param_count = sizeof(shrink_params) / sizeof(shrink_params[0]),
    .types = shrink_types,
    .type_count = sizeof(shrink_types) / sizeof(shrink_types[0]),
    .space = {"self", NULL},
    .formulas = shrink_formulas,
    .formula_count = 1,
    .bounds = shrink_bounds,
    .bound_count = sizeof(shrink_bounds) / sizeof(shrink_bounds[0]),
    .requires_ = shrink_requires,
    .notes = shrink_notes,
    .refusals = shrink_refusals,
    .example = shrink_example,
    .prepare = prepare_shrink,
    .launch = aclnnShrink,
};
