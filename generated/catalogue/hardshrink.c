/*
 * Generated from spec/activation/hardshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_hardshrink.h"
#include "client/catalogue.h"

static const ac_entry_type hardshrink_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula hardshrink_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(abs(self) <= max(lambd, 0), 0, self)",
    },
};

static const ac_entry_bound hardshrink_bounds[] = {
    {"out", "exact"},
};

static const char *const hardshrink_requires[] = {
    NULL,
};

static const char *const hardshrink_notes[] = {
    "A negative lambd is not refused here, as it is by aclnnSoftshrink; it counts as 0.",
    "The vendor has no Hardshrink on ascend950, although it has the gradient there.",
    NULL,
};

static const uint64_t hardshrink_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardshrink_lambd_dtypes[AC_PRODUCT_COUNT] = {
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
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t hardshrink_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value hardshrink_example[] = {
    {"self", false, "[-0.75, -0.5, 0.25, 0.5, 0.625]"},
    {"lambd", false, "0.5"},
    {"out", true, "[-0.75, 0, 0, 0, 0.625]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal hardshrink_refusals[] = {
    {161001, "self, lambd or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "lambd has a complex dtype"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param hardshrink_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardshrink_self_dtypes,
    },
    {
        .name = "lambd",
        .c_type = "const aclScalar *",
        .doc = "half of the width of what becomes 0; a negative one counts as 0",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardshrink_lambd_dtypes,
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
        .dtypes = hardshrink_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_hardshrink(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnHardshrinkGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                           args->of[2].tensor, workspace_size, executor);
}

const ac_entry hardshrink_entry = {
    .name = "aclnnHardshrink",
    .op = "Hardshrink",
    .snake = "hardshrink",
    .doc = "Hardshrink: values near zero become 0, all others pass through.",
    .family = "activation",
    .spec = "spec/activation/hardshrink.yaml",
    .header = "aclnnop/aclnn_hardshrink.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = hardshrink_params,
    .param_count = sizeof(hardshrink_params) / sizeof(hardshrink_params[0]),
    .types = hardshrink_types,
    .type_count = sizeof(hardshrink_types) / sizeof(hardshrink_types[0]),
    .space = {"self", NULL},
    .formulas = hardshrink_formulas,
    .formula_count = 1,
    .bounds = hardshrink_bounds,
    .bound_count = sizeof(hardshrink_bounds) / sizeof(hardshrink_bounds[0]),
    .requires_ = hardshrink_requires,
    .notes = hardshrink_notes,
    .refusals = hardshrink_refusals,
    .example = hardshrink_example,
    .prepare = prepare_hardshrink,
    .launch = aclnnHardshrink,
};
