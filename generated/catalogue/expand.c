/*
 * Generated from spec/movement/expand.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_expand.h"
#include "client/catalogue.h"

static const ac_entry_type expand_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula expand_formulas[] = {
    {
        .output = "repeated",
        .when = "",
        .text = "expanded(size) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "repeated",
    },
};

static const ac_entry_bound expand_bounds[] = {
    {"out", "exact"},
};

static const char *const expand_requires[] = {
    NULL,
};

static const char *const expand_notes[] = {
    "An extent of -1 is refused, as are all below 0.",
    NULL,
};

static const uint64_t expand_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t expand_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_BOOL | AC_SET_BF16,
};

static const ac_entry_cut expand_self_cuts[] = {
    {
        .part = "repeated",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_EXPANDED,
        .args = {"size"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value expand_example[] = {
    {"self", false, "[1, 0]"},
    {"size", false, "[3, 2]"},
    {"out", true, "[[1, 0], [1, 0], [1, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal expand_refusals[] = {
    {161001, "self, size or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "self does not broadcast to size, or size has more than 8 values"},
    {161002, "out does not have the shape of self as expanded(size)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param expand_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = expand_self_dtypes,
        .cuts = expand_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "size",
        .c_type = "const aclIntArray *",
        .doc = "the shape of the output",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = expand_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_expand(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnExpandGetWorkspaceSize(args->of[0].tensor, args->of[1].integers, args->of[2].tensor,
                                       workspace_size, executor);
}

const ac_entry expand_entry = {
    .name = "aclnnExpand",
    .op = "Expand",
    .snake = "expand",
    .doc = "Expand: a tensor repeated to a shape that it broadcasts to.",
    .family = "movement",
    .spec = "spec/movement/expand.yaml",
    .header = "aclnnop/aclnn_expand.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = expand_params,
    .param_count = sizeof(expand_params) / sizeof(expand_params[0]),
    .types = expand_types,
    .type_count = sizeof(expand_types) / sizeof(expand_types[0]),
    .space = {"self", NULL},
    .formulas = expand_formulas,
    .formula_count = 2,
    .bounds = expand_bounds,
    .bound_count = sizeof(expand_bounds) / sizeof(expand_bounds[0]),
    .requires_ = expand_requires,
    .notes = expand_notes,
    .refusals = expand_refusals,
    .example = expand_example,
    .prepare = prepare_expand,
    .launch = aclnnExpand,
};
