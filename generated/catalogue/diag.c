/*
 * Generated from spec/movement/diag.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_diag.h"
#include "client/catalogue.h"

static const ac_entry_type diag_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula diag_formulas[] = {
    {
        .output = "laid",
        .when = "",
        .text = "diagonal(diagonal) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "laid",
    },
};

static const ac_entry_bound diag_bounds[] = {
    {"out", "exact"},
};

static const char *const diag_requires[] = {
    NULL,
};

static const char *const diag_notes[] = {
    "A diagonal beyond the corners of a matrix has no elements; the vendor forbids it.",
    "A vector without elements gives a matrix of zeros for each dtype, c64 among them, which the "
    "vendor refuses there.",
    NULL,
};

static const uint64_t diag_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
};

static const uint64_t diag_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
};

static const ac_entry_cut diag_self_cuts[] = {
    {
        .part = "laid",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_DIAGONAL,
        .args = {"diagonal"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value diag_example[] = {
    {"self", false, "[1, 1]"},
    {"diagonal", false, "1"},
    {"out", true, "[[0, 1, 0], [0, 0, 1], [0, 0, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal diag_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "self has more than 2 axes, or the result more elements than memory can hold"},
    {161002, "out does not have the shape of self as diagonal(diagonal)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param diag_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the vector or the matrix",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = diag_self_dtypes,
        .cuts = diag_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "diagonal",
        .c_type = "int64_t",
        .doc = "the diagonal: 0 begins at the first element, those above it are above 0",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the matrix or the vector",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = diag_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_diag(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnDiagGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                     workspace_size, executor);
}

const ac_entry diag_entry = {
    .name = "aclnnDiag",
    .op = "Diag",
    .snake = "diag",
    .doc = "Diag: the matrix that has the elements of a vector on a diagonal and zeros elsewhere,"
           " or a diagonal of a matrix.",
    .family = "movement",
    .spec = "spec/movement/diag.yaml",
    .header = "aclnnop/aclnn_diag.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = diag_params,
    .param_count = sizeof(diag_params) / sizeof(diag_params[0]),
    .types = diag_types,
    .type_count = sizeof(diag_types) / sizeof(diag_types[0]),
    .space = {"self", NULL},
    .formulas = diag_formulas,
    .formula_count = 2,
    .bounds = diag_bounds,
    .bound_count = sizeof(diag_bounds) / sizeof(diag_bounds[0]),
    .requires_ = diag_requires,
    .notes = diag_notes,
    .refusals = diag_refusals,
    .example = diag_example,
    .prepare = prepare_diag,
    .launch = aclnnDiag,
};
