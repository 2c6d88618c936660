/*
 * Generated from spec/movement/nonzero.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_nonzero.h"
#include "client/catalogue.h"

static const ac_entry_type nonzero_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula nonzero_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "places(self)",
    },
};

static const ac_entry_bound nonzero_bounds[] = {
    {"out", "exact"},
};

static const char *const nonzero_requires[] = {
    NULL,
};

static const char *const nonzero_notes[] = {
    "The tensor out has the shape (n, axes of self) of what was found when the stream has been "
    "synchronised.",
    "The shape of out is free if its elements lie in order; where there is not enough room, the "
    "call fails when it runs, and writes nothing.",
    "A tensor out that is not contiguous is a matrix, whose front rows are written by its strides.",
    "Extents above 2^31 - 1 are allowed. A tensor without axes has no indices, and at most one "
    "empty row of them.",
    NULL,
};

static const uint64_t nonzero_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 |
                     AC_SET_U64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 |
                AC_SET_U64,
};

/* clang-format off */
static const uint64_t nonzero_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value nonzero_example[] = {
    {"self", false, "[0, 3, 0, 1]"},
    {"out", true, "[[1], [3]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal nonzero_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out is neither contiguous nor a matrix with a column for each axis of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param nonzero_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the elements",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = nonzero_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "room for a row of indices for each element; then one for each that is not zero, "
               "in row-major order",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_FOUND,
        .type = "T",
        .cast = true,
        .position = true,
        .dtypes = nonzero_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .room = AC_ROOM_ROWS,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_nonzero(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnNonzeroGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                        executor);
}

const ac_entry nonzero_entry = {
    .name = "aclnnNonzero",
    .op = "Nonzero",
    .snake = "nonzero",
    .doc = "Nonzero: where the elements of a tensor are that are not zero.",
    .family = "movement",
    .spec = "spec/movement/nonzero.yaml",
    .header = "aclnnop/aclnn_nonzero.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = nonzero_params,
    .param_count = sizeof(nonzero_params) / sizeof(nonzero_params[0]),
    .types = nonzero_types,
    .type_count = sizeof(nonzero_types) / sizeof(nonzero_types[0]),
    .space = {"self", NULL},
    .formulas = nonzero_formulas,
    .formula_count = 1,
    .bounds = nonzero_bounds,
    .bound_count = sizeof(nonzero_bounds) / sizeof(nonzero_bounds[0]),
    .requires_ = nonzero_requires,
    .notes = nonzero_notes,
    .refusals = nonzero_refusals,
    .example = nonzero_example,
    .prepare = prepare_nonzero,
    .launch = aclnnNonzero,
};
