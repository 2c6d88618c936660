/*
 * Generated from spec/movement/triu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_triu.h"
#include "client/catalogue.h"

static const ac_entry_type triu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula triu_formulas[] = {
    {
        .output = "kept",
        .when = "",
        .text = "upper(diagonal) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "kept",
    },
};

static const ac_entry_bound triu_bounds[] = {
    {"out", "exact"},
};

static const char *const triu_requires[] = {
    "rank(self) >= 2",
    NULL,
};

static const char *const triu_notes[] = {
    "A kept element is copied bit by bit, and a nan that is not kept becomes 0, too.",
    "An empty tensor of rank 1 is refused with 161002; the vendor accepts it.",
    NULL,
};

static const uint64_t triu_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                     AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_BF16 | AC_SET_C64,
};

static const uint64_t triu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                     AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_BF16 | AC_SET_C64,
};

static const ac_entry_cut triu_self_cuts[] = {
    {
        .part = "kept",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_UPPER,
        .args = {"diagonal"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value triu_example[] = {
    {"self", false, "[[1, 2, 3], [4, 5, 6]]"},
    {"diagonal", false, "0"},
    {"out", true, "[[1, 2, 3], [0, 5, 6]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal triu_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {161002, "rank(self) >= 2 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param triu_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = triu_self_dtypes,
        .cuts = triu_self_cuts,
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
        .dtypes = triu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_triu(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnTriuGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                     workspace_size, executor);
}

static bool fits_triu(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 2.0;
}

const ac_entry triu_entry = {
    .name = "aclnnTriu",
    .op = "Triu",
    .snake = "triu",
    .doc = "Triu: matrices from a diagonal on; the elements before it become 0.",
    .family = "movement",
    .spec = "spec/movement/triu.yaml",
    .header = "aclnnop/aclnn_triu.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = triu_params,
    .param_count = sizeof(triu_params) / sizeof(triu_params[0]),
    .types = triu_types,
    .type_count = sizeof(triu_types) / sizeof(triu_types[0]),
    .space = {"self", NULL},
    .formulas = triu_formulas,
    .formula_count = 2,
    .bounds = triu_bounds,
    .bound_count = sizeof(triu_bounds) / sizeof(triu_bounds[0]),
    .requires_ = triu_requires,
    .fits = fits_triu,
    .notes = triu_notes,
    .refusals = triu_refusals,
    .example = triu_example,
    .prepare = prepare_triu,
    .launch = aclnnTriu,
};

static const uint64_t inplace_triu_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                     AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_BF16 | AC_SET_C64,
};

static const ac_entry_cut inplace_triu_self_ref_cuts[] = {
    {
        .part = "kept",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_UPPER,
        .args = {"diagonal"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value inplace_triu_example[] = {
    {"selfRef", false, "[[1, 2, 3], [4, 5, 6]]"},
    {"selfRef", true, "[[1, 2, 3], [0, 5, 6]]"},
    {"diagonal", false, "0"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_triu_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {161002, "rank(self) >= 2 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_triu_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_triu_self_ref_dtypes,
        .cuts = inplace_triu_self_ref_cuts,
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

static aclnnStatus prepare_inplace_triu(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceTriuGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, workspace_size,
                                            executor);
}

static bool fits_inplace_triu(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 2.0;
}

const ac_entry inplace_triu_entry = {
    .name = "aclnnInplaceTriu",
    .op = "Triu",
    .snake = "inplace_triu",
    .doc = "aclnnTriu in place: selfRef stands for both self and out.",
    .family = "movement",
    .spec = "spec/movement/triu.yaml",
    .header = "aclnnop/aclnn_triu.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_triu_params,
    .param_count = sizeof(inplace_triu_params) / sizeof(inplace_triu_params[0]),
    .types = triu_types,
    .type_count = sizeof(triu_types) / sizeof(triu_types[0]),
    .space = {"selfRef", NULL},
    .formulas = triu_formulas,
    .formula_count = 2,
    .bounds = triu_bounds,
    .bound_count = sizeof(triu_bounds) / sizeof(triu_bounds[0]),
    .requires_ = triu_requires,
    .fits = fits_inplace_triu,
    .notes = triu_notes,
    .refusals = inplace_triu_refusals,
    .example = inplace_triu_example,
    .prepare = prepare_inplace_triu,
    .launch = aclnnInplaceTriu,
};
