/*
 * Generated from spec/reduction/cummax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cummax.h"
#include "client/catalogue.h"

static const ac_entry_type cummax_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula cummax_formulas[] = {
    {
        .output = "valuesOut",
        .when = "",
        .text = "max(self, upto: dim)",
    },
    {
        .output = "indicesOut",
        .when = "",
        .text = "argmax(self, upto: dim)",
    },
};

static const ac_entry_bound cummax_bounds[] = {
    {"valuesOut", "exact"},
    {"indicesOut", "exact"},
};

static const char *const cummax_requires[] = {
    NULL,
};

static const char *const cummax_notes[] = {
    "Of equal elements the last one counts, and the two zeros are equal. A nan comes before all "
    "else, and a further one takes its place; the vendor leaves both open.",
    "A self of rank 0, which the vendor refuses though its page allows it, is a line of one "
    "element.",
    NULL,
};

static const uint64_t cummax_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t cummax_values_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t cummax_indices_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

/* clang-format off */
static const ac_entry_value cummax_example[] = {
    {"self", false, "[1, 3, 2, 3, 5]"},
    {"dim", false, "0"},
    {"valuesOut", true, "[1, 3, 3, 3, 5]"},
    {"indicesOut", true, "[0, 1, 1, 3, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cummax_refusals[] = {
    {161001, "self, valuesOut or indicesOut is null"},
    {161002, "self, valuesOut or indicesOut has a dtype that is not listed for it"},
    {161002, "self, valuesOut or indicesOut has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "valuesOut or indicesOut does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cummax_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cummax_self_dtypes,
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
        .doc = "the greatest elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .converts = true,
        .dtypes = cummax_values_out_dtypes,
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
        .dtypes = cummax_indices_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_cummax(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnCummaxGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                       args->of[3].tensor, workspace_size, executor);
}

const ac_entry cummax_entry = {
    .name = "aclnnCummax",
    .op = "Cummax",
    .snake = "cummax",
    .doc = "Cummax: the greatest of the elements up to each, along an axis, and its position.",
    .family = "reduction",
    .spec = "spec/reduction/cummax.yaml",
    .header = "aclnnop/aclnn_cummax.h",
    .variant = "",
    .on =
        {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = cummax_params,
    .param_count = sizeof(cummax_params) / sizeof(cummax_params[0]),
    .types = cummax_types,
    .type_count = sizeof(cummax_types) / sizeof(cummax_types[0]),
    .space = {"self", NULL},
    .formulas = cummax_formulas,
    .formula_count = 2,
    .bounds = cummax_bounds,
    .bound_count = sizeof(cummax_bounds) / sizeof(cummax_bounds[0]),
    .requires_ = cummax_requires,
    .notes = cummax_notes,
    .refusals = cummax_refusals,
    .example = cummax_example,
    .prepare = prepare_cummax,
    .launch = aclnnCummax,
};
