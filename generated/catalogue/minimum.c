/*
 * Generated from spec/arithmetic/minimum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_minimum.h"
#include "client/catalogue.h"

static const ac_entry_type minimum_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula minimum_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "min(self, other)",
    },
};

static const ac_entry_bound minimum_bounds[] = {
    {"out", "exact"},
};

static const char *const minimum_requires[] = {
    NULL,
};

static const char *const minimum_notes[] = {
    "A nan in either gives nan. Of two zeros with different signs the result is the one in self.",
    "Numbers are compared in the dtype that the two promote to and then converted. On ascend950 "
    "the vendor converts equal dtypes that do not fit into out before it compares, and counts a "
    "0-D tensor as a scalar.",
    "Bool is refused here; the vendor's code takes it.",
    NULL,
};

static const uint64_t minimum_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t minimum_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t minimum_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value minimum_example[] = {
    {"self", false, "[1, 2, -8]"},
    {"other", false, "[4, 2, -1]"},
    {"out", true, "[1, 2, -8]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal minimum_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self, other or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, other or out has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param minimum_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "one number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = minimum_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the other",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = minimum_other_dtypes,
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
        .dtypes = minimum_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_minimum(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnMinimumGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                        workspace_size, executor);
}

const ac_entry minimum_entry = {
    .name = "aclnnMinimum",
    .op = "Minimum",
    .snake = "minimum",
    .doc = "Minimum: the smaller of two numbers.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/minimum.yaml",
    .header = "aclnnop/aclnn_minimum.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = minimum_params,
    .param_count = sizeof(minimum_params) / sizeof(minimum_params[0]),
    .types = minimum_types,
    .type_count = sizeof(minimum_types) / sizeof(minimum_types[0]),
    .space = {"self", "other"},
    .formulas = minimum_formulas,
    .formula_count = 1,
    .bounds = minimum_bounds,
    .bound_count = sizeof(minimum_bounds) / sizeof(minimum_bounds[0]),
    .requires_ = minimum_requires,
    .notes = minimum_notes,
    .refusals = minimum_refusals,
    .example = minimum_example,
    .prepare = prepare_minimum,
    .launch = aclnnMinimum,
};
