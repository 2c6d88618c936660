/*
 * Generated from spec/reduction/max.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_max.h"
#include "client/catalogue.h"

static const ac_entry_type max_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula max_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "max(self, over: all)",
    },
};

static const ac_entry_bound max_bounds[] = {
    {"out", "exact"},
};

static const char *const max_requires[] = {
    NULL,
};

static const char *const max_notes[] = {
    "Where an element is nan, the result is nan; +0 is above -0. The vendor says neither.",
    "The dtype of out is that of self, as the vendor's page has it; the vendor's code converts to"
    " others, too.",
    NULL,
};

static const uint64_t max_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t max_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value max_example[] = {
    {"self", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"out", true, "5"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal max_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self without all of its axes; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param max_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the greatest element",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = max_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_max(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnMaxGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                    executor);
}

const ac_entry max_entry = {
    .name = "aclnnMax",
    .op = "Max",
    .snake = "max",
    .doc = "Max: the greatest of all elements.",
    .family = "reduction",
    .spec = "spec/reduction/max.yaml",
    .header = "aclnnop/aclnn_max.h",
    .variant = "",
    .by_rows = true,
    .row_all = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = max_params,
    .param_count = sizeof(max_params) / sizeof(max_params[0]),
    .types = max_types,
    .type_count = sizeof(max_types) / sizeof(max_types[0]),
    .space = {"self", NULL},
    .formulas = max_formulas,
    .formula_count = 1,
    .bounds = max_bounds,
    .bound_count = sizeof(max_bounds) / sizeof(max_bounds[0]),
    .requires_ = max_requires,
    .notes = max_notes,
    .refusals = max_refusals,
    .example = max_example,
    .prepare = prepare_max,
    .launch = aclnnMax,
};
