/*
 * Generated from spec/movement/fill_diagonal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_fill_diagonal.h"
#include "client/catalogue.h"

static const ac_entry_type fill_diagonal_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula fill_diagonal_formulas[] = {
    {
        .output = "crossed",
        .when = "",
        .text = "crossed(1, fillValue) if wrap is true, else crossed(0, fillValue) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "crossed",
    },
};

static const ac_entry_bound fill_diagonal_bounds[] = {
    {"out", "exact"},
};

static const char *const fill_diagonal_requires[] = {
    NULL,
};

static const char *const fill_diagonal_notes[] = {
    "The value becomes what it is in the dtype of the tensor; one beyond its range is refused by "
    "the vendor.",
    NULL,
};

static const uint64_t inplace_fill_diagonal_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t inplace_fill_diagonal_fill_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const ac_entry_choice inplace_fill_diagonal_wrap_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut inplace_fill_diagonal_self_ref_cuts[] = {
    {
        .part = "crossed",
        .when = (const ac_entry_flag[]){{"wrap", true}, {NULL, false}},
        .map = AC_MAP_CROSSED,
        .args = {NULL, "fillValue"},
        .numbers = {1, 0},
        .arg_count = 2,
    },
    {
        .part = "crossed",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_CROSSED,
        .args = {NULL, "fillValue"},
        .numbers = {0, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value inplace_fill_diagonal_example[] = {
    {"selfRef", false, "[[0, 0, 0], [1, 0, 1]]"},
    {"selfRef", true, "[[1, 0, 0], [1, 1, 1]]"},
    {"fillValue", false, "1"},
    {"wrap", false, "false"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_fill_diagonal_refusals[] = {
    {161001, "selfRef or fillValue is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "fillValue has a complex dtype"},
    {161002, "selfRef has a rank above 8"},
    {161002, "selfRef has fewer than 2 axes, or more than 2 of different extents"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_fill_diagonal_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "a matrix, or a tensor with more axes of one extent",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_fill_diagonal_self_ref_dtypes,
        .cuts = inplace_fill_diagonal_self_ref_cuts,
        .cut_count = 2,
    },
    {
        .name = "fillValue",
        .c_type = "const aclScalar *",
        .doc = "what elements on the diagonal become",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_fill_diagonal_fill_value_dtypes,
    },
    {
        .name = "wrap",
        .c_type = "bool",
        .doc = "whether the diagonal begins anew, one row below its end, in a matrix with more "
               "rows than columns",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = inplace_fill_diagonal_wrap_choices,
        .choice_count = 2,
    },
};

static aclnnStatus prepare_inplace_fill_diagonal(const ac_entry_args *args,
                                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    return aclnnInplaceFillDiagonalGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                    args->of[2].boolean, workspace_size, executor);
}

const ac_entry inplace_fill_diagonal_entry = {
    .name = "aclnnInplaceFillDiagonal",
    .op = "FillDiagonal",
    .snake = "inplace_fill_diagonal",
    .doc = "FillDiagonal: the diagonal of a matrix, or of more axes of one extent, becomes a "
           "value.",
    .family = "movement",
    .spec = "spec/movement/fill_diagonal.yaml",
    .header = "aclnnop/aclnn_fill_diagonal.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_fill_diagonal_params,
    .param_count = sizeof(inplace_fill_diagonal_params) / sizeof(inplace_fill_diagonal_params[0]),
    .types = fill_diagonal_types,
    .type_count = sizeof(fill_diagonal_types) / sizeof(fill_diagonal_types[0]),
    .space = {"selfRef", NULL},
    .formulas = fill_diagonal_formulas,
    .formula_count = 2,
    .bounds = fill_diagonal_bounds,
    .bound_count = sizeof(fill_diagonal_bounds) / sizeof(fill_diagonal_bounds[0]),
    .requires_ = fill_diagonal_requires,
    .notes = fill_diagonal_notes,
    .refusals = inplace_fill_diagonal_refusals,
    .example = inplace_fill_diagonal_example,
    .prepare = prepare_inplace_fill_diagonal,
    .launch = aclnnInplaceFillDiagonal,
};
