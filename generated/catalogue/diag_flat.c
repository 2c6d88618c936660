/*
 * Generated from spec/movement/diag_flat.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_diag_flat.h"
#include "client/catalogue.h"

static const ac_entry_type diag_flat_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula diag_flat_formulas[] = {
    {
        .output = "laid",
        .when = "",
        .text = "on_diagonal(diagonal) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "laid",
    },
};

static const ac_entry_bound diag_flat_bounds[] = {
    {"out", "exact"},
};

static const char *const diag_flat_requires[] = {
    NULL,
};

static const char *const diag_flat_notes[] = {
    "The output has the dtype of self; the vendor converts to any other.",
    "An input without elements gives a matrix of zeros, which the vendor leaves as it was.",
    "A null self or out is refused with 161001, as everywhere; the vendor's status is 561103.",
    NULL,
};

static const uint64_t diag_flat_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
};

static const uint64_t diag_flat_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_BF16,
};

static const ac_entry_cut diag_flat_self_cuts[] = {
    {
        .part = "laid",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ON_DIAGONAL,
        .args = {"diagonal"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value diag_flat_example[] = {
    {"self", false, "[[1, 0], [1, 1]]"},
    {"diagonal", false, "0"},
    {"out", true, "[[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal diag_flat_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "the result has more elements than memory can hold"},
    {161002, "out does not have the shape of self as on_diagonal(diagonal)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param diag_flat_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = diag_flat_self_dtypes,
        .cuts = diag_flat_self_cuts,
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
        .doc = "the matrix",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = diag_flat_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_diag_flat(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnDiagFlatGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                         args->of[2].tensor, workspace_size, executor);
}

const ac_entry diag_flat_entry = {
    .name = "aclnnDiagFlat",
    .op = "DiagFlat",
    .snake = "diag_flat",
    .doc = "DiagFlat: the square matrix that has all elements of a tensor, in their order, on a "
           "diagonal, and zeros elsewhere.",
    .family = "movement",
    .spec = "spec/movement/diag_flat.yaml",
    .header = "aclnnop/aclnn_diag_flat.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = diag_flat_params,
    .param_count = sizeof(diag_flat_params) / sizeof(diag_flat_params[0]),
    .types = diag_flat_types,
    .type_count = sizeof(diag_flat_types) / sizeof(diag_flat_types[0]),
    .space = {"self", NULL},
    .formulas = diag_flat_formulas,
    .formula_count = 2,
    .bounds = diag_flat_bounds,
    .bound_count = sizeof(diag_flat_bounds) / sizeof(diag_flat_bounds[0]),
    .requires_ = diag_flat_requires,
    .notes = diag_flat_notes,
    .refusals = diag_flat_refusals,
    .example = diag_flat_example,
    .prepare = prepare_diag_flat,
    .launch = aclnnDiagFlat,
};
