/*
 * Generated from spec/movement/nonzero_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_nonzero_v2.h"
#include "client/catalogue.h"

static const ac_entry_type nonzero_v2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula nonzero_v2_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "place_lines(self)",
    },
};

static const ac_entry_bound nonzero_v2_bounds[] = {
    {"out", "exact"},
};

static const char *const nonzero_v2_requires[] = {
    NULL,
};

static const char *const nonzero_v2_notes[] = {
    "The tensor out has the shape (axes of self, n) of what was found when the stream has been "
    "synchronised. If it is contiguous, so is what was found; the rows are as long as that.",
    "The shape of out is free if its elements lie in order; where there is not enough room, the "
    "call fails when it runs, and writes nothing.",
    "A tensor out that is not contiguous is a matrix, whose front columns are written by its "
    "strides.",
    "Extents above 2^31 - 1 are allowed. A tensor without axes has no indices.",
    NULL,
};

static const uint64_t nonzero_v2_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 |
                     AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F16 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 |
                      AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F16 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 |
                        AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F16 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 |
                      AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F16 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 |
                     AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F16 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 |
                AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F16 | AC_SET_BOOL |
                AC_SET_BF16,
};

/* clang-format off */
static const uint64_t nonzero_v2_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value nonzero_v2_example[] = {
    {"self", false, "[0, 3, 0, 1]"},
    {"out", true, "[[1, 3]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal nonzero_v2_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out is neither contiguous nor a matrix with a row for each axis of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param nonzero_v2_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the elements",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = nonzero_v2_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "room for a column of indices for each element; then one for each that is not "
               "zero, in row-major order",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_FOUND,
        .type = "T",
        .cast = true,
        .position = true,
        .dtypes = nonzero_v2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .room = AC_ROOM_COLUMNS,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_nonzero_v2(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnNonzeroV2GetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                          executor);
}

const ac_entry nonzero_v2_entry = {
    .name = "aclnnNonzeroV2",
    .op = "NonzeroV2",
    .snake = "nonzero_v2",
    .doc = "NonzeroV2: where the elements of a tensor are that are not zero, the indices along "
           "each axis in a row.",
    .family = "movement",
    .spec = "spec/movement/nonzero_v2.yaml",
    .header = "aclnnop/aclnn_nonzero_v2.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = nonzero_v2_params,
    .param_count = sizeof(nonzero_v2_params) / sizeof(nonzero_v2_params[0]),
    .types = nonzero_v2_types,
    .type_count = sizeof(nonzero_v2_types) / sizeof(nonzero_v2_types[0]),
    .space = {"self", NULL},
    .formulas = nonzero_v2_formulas,
    .formula_count = 1,
    .bounds = nonzero_v2_bounds,
    .bound_count = sizeof(nonzero_v2_bounds) / sizeof(nonzero_v2_bounds[0]),
    .requires_ = nonzero_v2_requires,
    .notes = nonzero_v2_notes,
    .refusals = nonzero_v2_refusals,
    .example = nonzero_v2_example,
    .prepare = prepare_nonzero_v2,
    .launch = aclnnNonzeroV2,
};
