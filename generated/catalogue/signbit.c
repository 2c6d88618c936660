/*
 * Generated from spec/comparison/signbit.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_signbit.h"
#include "client/catalogue.h"

static const ac_entry_type signbit_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula signbit_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self < 0",
    },
};

static const ac_entry_bound signbit_bounds[] = {
    {"out", "exact"},
};

static const char *const signbit_requires[] = {
    NULL,
};

static const char *const signbit_notes[] = {
    "A negative zero and every nan give 0, as on the vendor's older products; ascend950 and the "
    "vendor's page take the sign bit.",
    NULL,
};

static const uint64_t signbit_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                        AC_SET_U64 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 |
                AC_SET_BF16,
};

static const uint64_t signbit_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                        AC_SET_U64 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 |
                AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value signbit_example[] = {
    {"self", false, "[1, 0, 2]"},
    {"out", true, "[0, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal signbit_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param signbit_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "a number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = signbit_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "whether it is below zero",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .truth = true,
        .dtypes = signbit_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_signbit(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnSignbitGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                        executor);
}

const ac_entry signbit_entry = {
    .name = "aclnnSignbit",
    .op = "Signbit",
    .snake = "signbit",
    .doc = "Signbit: whether a number is below zero.",
    .family = "comparison",
    .spec = "spec/comparison/signbit.yaml",
    .header = "aclnnop/aclnn_signbit.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = signbit_params,
    .param_count = sizeof(signbit_params) / sizeof(signbit_params[0]),
    .types = signbit_types,
    .type_count = sizeof(signbit_types) / sizeof(signbit_types[0]),
    .space = {"self", NULL},
    .formulas = signbit_formulas,
    .formula_count = 1,
    .bounds = signbit_bounds,
    .bound_count = sizeof(signbit_bounds) / sizeof(signbit_bounds[0]),
    .requires_ = signbit_requires,
    .notes = signbit_notes,
    .refusals = signbit_refusals,
    .example = signbit_example,
    .prepare = prepare_signbit,
    .launch = aclnnSignbit,
};
