/*
 * Generated from spec/activation/swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_swish.h"
#include "client/catalogue.h"

static const ac_entry_type swish_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula swish_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self * sigmoid(betaOptional * self)",
    },
};

static const ac_entry_bound swish_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const swish_requires[] = {
    NULL,
};

static const char *const swish_notes[] = {
    "A null betaOptional means 1, which makes this Silu.",
    "The result at an infinity where the sigmoid vanishes is the limit, 0; the formula as written"
    " has none.",
    NULL,
};

static const uint64_t swish_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t swish_beta_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
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

static const uint64_t swish_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value swish_example[] = {
    {"self", false, "[0, 2]"},
    {"betaOptional", false, "0.5"},
    {"out", true, "[0, 1.4621171572600098]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal swish_refusals[] = {
    {161001, "self is null"},
    {161002, "betaOptional is neither null nor a scalar"},
    {161001, "out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "betaOptional has a complex dtype"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param swish_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = swish_self_dtypes,
    },
    {
        .name = "betaOptional",
        .c_type = "const aclScalar *",
        .doc = "steepness of the sigmoid",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .optional = true,
        .fallback = 1.0,
        .dtypes = swish_beta_optional_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = swish_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_swish(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnSwishGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, args->of[2].tensor,
                                      workspace_size, executor);
}

const ac_entry swish_entry = {
    .name = "aclnnSwish",
    .op = "Swish",
    .snake = "swish",
    .doc = "Swish: self * sigmoid(beta * self).",
    .family = "activation",
    .spec = "spec/activation/swish.yaml",
    .header = "aclnnop/aclnn_swish.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = swish_params,
    .param_count = sizeof(swish_params) / sizeof(swish_params[0]),
    .types = swish_types,
    .type_count = sizeof(swish_types) / sizeof(swish_types[0]),
    .space = {"self", NULL},
    .formulas = swish_formulas,
    .formula_count = 1,
    .bounds = swish_bounds,
    .bound_count = sizeof(swish_bounds) / sizeof(swish_bounds[0]),
    .requires_ = swish_requires,
    .notes = swish_notes,
    .refusals = swish_refusals,
    .example = swish_example,
    .prepare = prepare_swish,
    .launch = aclnnSwish,
};
