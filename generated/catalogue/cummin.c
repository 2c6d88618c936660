/*
 * Generated from spec/reduction/cummin.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cummin.h"
#include "client/catalogue.h"

static const ac_entry_type cummin_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula cummin_formulas[] = {
    {
        .output = "valuesOut",
        .when = "",
        .text = "min(self, upto: dim)",
    },
    {
        .output = "indicesOut",
        .when = "",
        .text = "argmin(self, upto: dim)",
    },
};

static const ac_entry_bound cummin_bounds[] = {
    {"valuesOut", "exact"},
    {"indicesOut", "exact"},
};

static const char *const cummin_requires[] = {
    NULL,
};

static const char *const cummin_notes[] = {
    "Of equal elements the last one counts, and the two zeros are equal. A nan comes before all "
    "else, and a further one takes its place; the vendor leaves nan open.",
    "A self of rank 0, which the vendor refuses though its page allows it, is a line of one "
    "element.",
    NULL,
};

static const uint64_t cummin_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t cummin_values_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t cummin_indices_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value cummin_example[] = {
    {"self", false, "[4, 2, 3, 2, 1]"},
    {"dim", false, "0"},
    {"valuesOut", true, "[4, 2, 2, 2, 1]"},
    {"indicesOut", true, "[0, 1, 1, 3, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cummin_refusals[] = {
    {161001, "self, valuesOut or indicesOut is null"},
    {161002, "self, valuesOut or indicesOut has a dtype that is not listed for it"},
    {161002, "self, valuesOut or indicesOut has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "valuesOut or indicesOut does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cummin_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cummin_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis of the lines",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "valuesOut",
        .c_type = "aclTensor *",
        .doc = "the least elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .converts = true,
        .dtypes = cummin_values_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
    {
        .name = "indicesOut",
        .c_type = "aclTensor *",
        .doc = "their positions",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .position = true,
        .dtypes = cummin_indices_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_cummin(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnCumminGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                       args->of[3].tensor, workspace_size, executor);
}

const ac_entry cummin_entry = {
    .name = "aclnnCummin",
    .op = "Cummin",
    .snake = "cummin",
    .doc = "Cummin: the least of the elements up to each, along an axis, and its position.",
    .family = "reduction",
    .spec = "spec/reduction/cummin.yaml",
    .header = "aclnnop/aclnn_cummin.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = cummin_params,
    .param_count = sizeof(cummin_params) / sizeof(cummin_params[0]),
    .types = cummin_types,
    .type_count = sizeof(cummin_types) / sizeof(cummin_types[0]),
    .space = {"self", NULL},
    .formulas = cummin_formulas,
    .formula_count = 2,
    .bounds = cummin_bounds,
    .bound_count = sizeof(cummin_bounds) / sizeof(cummin_bounds[0]),
    .requires_ = cummin_requires,
    .notes = cummin_notes,
    .refusals = cummin_refusals,
    .example = cummin_example,
    .prepare = prepare_cummin,
    .launch = aclnnCummin,
};
