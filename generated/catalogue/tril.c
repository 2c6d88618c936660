/*
 * Generated from spec/movement/tril.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_tril.h"
#include "client/catalogue.h"

static const ac_entry_type tril_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula tril_formulas[] = {
    {
        .output = "kept",
        .when = "",
        .text = "lower(diagonal) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "kept",
    },
};

static const ac_entry_bound tril_bounds[] = {
    {"out", "exact"},
};

static const char *const tril_requires[] = {
    "rank(self) >= 2",
    NULL,
};

static const char *const tril_notes[] = {
    "A kept element is copied bit by bit, and a nan that is not kept becomes 0, too.",
    NULL,
};

static const uint64_t tril_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                     AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_BF16 | AC_SET_C64,
};

static const uint64_t tril_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                     AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_BF16 | AC_SET_C64,
};

static const ac_entry_cut tril_self_cuts[] = {
    {
        .part = "kept",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_LOWER,
        .args = {"diagonal"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value tril_example[] = {
    {"self", false, "[[1, 2, 3], [4, 5, 6]]"},
    {"diagonal", false, "0"},
    {"out", true, "[[1, 0, 0], [4, 5, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal tril_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {161002, "rank(self) >= 2 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param tril_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = tril_self_dtypes,
        .cuts = tril_self_cuts,
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
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = tril_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_tril(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnTrilGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                     workspace_size, executor);
}

static bool fits_tril(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 2.0;
}

const ac_entry tril_entry = {
    .name = "aclnnTril",
    .op = "Tril",
    .snake = "tril",
    .doc = "Tril: matrices up to a diagonal; the elements behind it become 0.",
    .family = "movement",
    .spec = "spec/movement/tril.yaml",
    .header = "aclnnop/aclnn_tril.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = tril_params,
    .param_count = sizeof(tril_params) / sizeof(tril_params[0]),
    .types = tril_types,
    .type_count = sizeof(tril_types) / sizeof(tril_types[0]),
    .space = {"self", NULL},
    .formulas = tril_formulas,
    .formula_count = 2,
    .bounds = tril_bounds,
    .bound_count = sizeof(tril_bounds) / sizeof(tril_bounds[0]),
    .requires_ = tril_requires,
    .fits = fits_tril,
    .notes = tril_notes,
    .refusals = tril_refusals,
    .example = tril_example,
    .prepare = prepare_tril,
    .launch = aclnnTril,
};

static const uint64_t inplace_tril_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                     AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_BF16 | AC_SET_C64,
};

static const ac_entry_cut inplace_tril_self_ref_cuts[] = {
    {
        .part = "kept",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_LOWER,
        .args = {"diagonal"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value inplace_tril_example[] = {
    {"selfRef", false, "[[1, 2, 3], [4, 5, 6]]"},
    {"selfRef", true, "[[1, 0, 0], [4, 5, 0]]"},
    {"diagonal", false, "0"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_tril_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {161002, "rank(self) >= 2 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_tril_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_tril_self_ref_dtypes,
        .cuts = inplace_tril_self_ref_cuts,
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
};

static aclnnStatus prepare_inplace_tril(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceTrilGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, workspace_size,
                                            executor);
}

static bool fits_inplace_tril(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 2.0;
}

const ac_entry inplace_tril_entry = {
    .name = "aclnnInplaceTril",
    .op = "Tril",
    .snake = "inplace_tril",
    .doc = "aclnnTril in place: selfRef stands for both self and out.",
    .family = "movement",
    .spec = "spec/movement/tril.yaml",
    .header = "aclnnop/aclnn_tril.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_tril_params,
    .param_count = sizeof(inplace_tril_params) / sizeof(inplace_tril_params[0]),
    .types = tril_types,
    .type_count = sizeof(tril_types) / sizeof(tril_types[0]),
    .space = {"selfRef", NULL},
    .formulas = tril_formulas,
    .formula_count = 2,
    .bounds = tril_bounds,
    .bound_count = sizeof(tril_bounds) / sizeof(tril_bounds[0]),
    .requires_ = tril_requires,
    .fits = fits_inplace_tril,
    .notes = tril_notes,
    .refusals = inplace_tril_refusals,
    .example = inplace_tril_example,
    .prepare = prepare_inplace_tril,
    .launch = aclnnInplaceTril,
};
