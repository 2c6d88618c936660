/*
 * Generated from spec/reduction/aminmax_all.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_aminmax_all.h"
#include "client/catalogue.h"

static const ac_entry_type aminmax_all_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula aminmax_all_formulas[] = {
    {
        .output = "minOut",
        .when = "",
        .text = "min(self, over: all)",
    },
    {
        .output = "maxOut",
        .when = "",
        .text = "max(self, over: all)",
    },
};

static const ac_entry_bound aminmax_all_bounds[] = {
    {"minOut", "exact"},
    {"maxOut", "exact"},
};

static const char *const aminmax_all_requires[] = {
    NULL,
};

static const char *const aminmax_all_notes[] = {
    "Where an element is nan, both results are nan; +0 is above -0. The vendor says neither.",
    NULL,
};

static const uint64_t aminmax_all_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t aminmax_all_min_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t aminmax_all_max_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value aminmax_all_example[] = {
    {"self", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"minOut", true, "0"},
    {"maxOut", true, "5"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal aminmax_all_refusals[] = {
    {161001, "self, minOut or maxOut is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "minOut or maxOut does not have the dtype of self"},
    {161002, "self, minOut or maxOut has a rank above 8"},
    {161002, "minOut or maxOut does not have the shape of self without all of its axes; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param aminmax_all_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = aminmax_all_self_dtypes,
    },
    {
        .name = "minOut",
        .c_type = "aclTensor *",
        .doc = "the least element",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = aminmax_all_min_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .type = "T",
            },
    },
    {
        .name = "maxOut",
        .c_type = "aclTensor *",
        .doc = "the greatest element",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = aminmax_all_max_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_aminmax_all(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnAminmaxAllGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                           args->of[2].tensor, workspace_size, executor);
}

const ac_entry aminmax_all_entry = {
    .name = "aclnnAminmaxAll",
    .op = "AminmaxAll",
    .snake = "aminmax_all",
    .doc = "AminmaxAll: the least and the greatest of all elements.",
    .family = "reduction",
    .spec = "spec/reduction/aminmax_all.yaml",
    .header = "aclnnop/aclnn_aminmax_all.h",
    .variant = "",
    .by_rows = true,
    .row_all = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = aminmax_all_params,
    .param_count = sizeof(aminmax_all_params) / sizeof(aminmax_all_params[0]),
    .types = aminmax_all_types,
    .type_count = sizeof(aminmax_all_types) / sizeof(aminmax_all_types[0]),
    .space = {"self", NULL},
    .formulas = aminmax_all_formulas,
    .formula_count = 2,
    .bounds = aminmax_all_bounds,
    .bound_count = sizeof(aminmax_all_bounds) / sizeof(aminmax_all_bounds[0]),
    .requires_ = aminmax_all_requires,
    .notes = aminmax_all_notes,
    .refusals = aminmax_all_refusals,
    .example = aminmax_all_example,
    .prepare = prepare_aminmax_all,
    .launch = aclnnAminmaxAll,
};
