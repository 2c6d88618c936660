/*
 * Generated from spec/reduction/min.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_min.h"
#include "client/catalogue.h"

static const ac_entry_type min_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula min_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "min(self, over: all)",
    },
};

static const ac_entry_bound min_bounds[] = {
    {"out", "exact"},
};

static const char *const min_requires[] = {
    NULL,
};

static const char *const min_notes[] = {
    "Where an element is nan, the result is nan; +0 is above -0. The vendor says neither.",
    "The dtype of out is that of self, as the vendor's page has it; the vendor's code converts to"
    " others, too.",
    NULL,
};

static const uint64_t min_self_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t min_out_dtypes[AC_PRODUCT_COUNT] = {
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
static const ac_entry_value min_example[] = {
    {"self", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"out", true, "0"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal min_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self without all of its axes; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param min_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = min_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the least element",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = min_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_min(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnMinGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                    executor);
}

const ac_entry min_entry = {
    .name = "aclnnMin",
    .op = "Min",
    .snake = "min",
    .doc = "Min: the least of all elements.",
    .family = "reduction",
    .spec = "spec/reduction/min.yaml",
    .header = "aclnnop/aclnn_min.h",
    .variant = "",
    .by_rows = true,
    .row_all = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = min_params,
    .param_count = sizeof(min_params) / sizeof(min_params[0]),
    .types = min_types,
    .type_count = sizeof(min_types) / sizeof(min_types[0]),
    .space = {"self", NULL},
    .formulas = min_formulas,
    .formula_count = 1,
    .bounds = min_bounds,
    .bound_count = sizeof(min_bounds) / sizeof(min_bounds[0]),
    .requires_ = min_requires,
    .notes = min_notes,
    .refusals = min_refusals,
    .example = min_example,
    .prepare = prepare_min,
    .launch = aclnnMin,
};
