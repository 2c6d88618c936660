/*
 * Generated from spec/movement/index_copy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_index_copy.h"
#include "client/catalogue.h"

static const ac_entry_type index_copy_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula index_copy_formulas[] = {
    {
        .output = "outRef",
        .when = "",
        .text = "last(source)",
    },
};

static const ac_entry_bound index_copy_bounds[] = {
    {"outRef", "exact"},
};

static const char *const index_copy_requires[] = {
    "rank(index) <= 1",
    NULL,
};

static const char *const index_copy_notes[] = {
    "A position below 0, or one that the axis does not have, is an error when the call runs, with"
    " its place in index; the vendor's ascend950 leaves it out.",
    "Of slices with one position the last stays; the vendor leaves open which.",
    NULL,
};

static const uint64_t index_copy_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                        AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                     AC_SET_U64 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C128 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64 |
                AC_SET_U32 | AC_SET_U64,
};

static const uint64_t index_copy_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t index_copy_source_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                        AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                     AC_SET_U64 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C128 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64 |
                AC_SET_U32 | AC_SET_U64,
};

static const uint64_t index_copy_out_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                        AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                     AC_SET_U64 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C128 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64 |
                AC_SET_U32 | AC_SET_U64,
};

static const ac_entry_cut index_copy_out_ref_cuts[] = {
    {
        .part = "outRef",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_TAKEN,
        .args = {"dim", "index", NULL},
        .numbers = {0, 0, 1},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value index_copy_example[] = {
    {"selfRef", false, "[1, 0, 1, 0]"},
    {"dim", false, "0"},
    {"index", false, "[1, 3, 1]"},
    {"source", false, "[0, 1, 1]"},
    {"outRef", true, "[1, 1, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal index_copy_refusals[] = {
    {161001, "selfRef, index, source or outRef is null"},
    {161002, "index or source has a dtype that is not listed for it"},
    {161002, "selfRef or outRef does not have the dtype of source"},
    {161002, "selfRef, index, source or outRef has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of selfRef, or 1 at rank 0"},
    {161002, "outRef does not have the shape of selfRef"},
    {161002, "outRef has the rank 0 and index not one element, or there are more than 8 axes with those of index; or source does not have the shape of outRef as taken(dim, index, 1)"},
    {161002, "rank(index) <= 1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param index_copy_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "what the output begins as",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = index_copy_self_ref_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis along which slices are listed",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "selfRef",
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the positions of slices, a list or one of them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = index_copy_index_dtypes,
    },
    {
        .name = "source",
        .c_type = "const aclTensor *",
        .doc = "the slices, as many along dim as there are positions",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_copy_source_dtypes,
    },
    {
        .name = "outRef",
        .c_type = "aclTensor *",
        .doc = "the output, with the shape of selfRef",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_copy_out_ref_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"selfRef", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = index_copy_out_ref_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_index_copy(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnIndexCopyGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                          args->of[2].tensor, args->of[3].tensor,
                                          args->of[4].tensor, workspace_size, executor);
}

static bool fits_index_copy(const ac_entry_shape *shapes)
{
    return (double)shapes[2].rank <= 1.0;
}

const ac_entry index_copy_entry = {
    .name = "aclnnIndexCopy",
    .op = "IndexCopy",
    .snake = "index_copy",
    .doc = "IndexCopy: slices of another tensor take the places of the listed slices of the input.",
    .family = "movement",
    .spec = "spec/movement/index_copy.yaml",
    .header = "aclnnop/aclnn_index_copy.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = index_copy_params,
    .param_count = sizeof(index_copy_params) / sizeof(index_copy_params[0]),
    .types = index_copy_types,
    .type_count = sizeof(index_copy_types) / sizeof(index_copy_types[0]),
    .space = {"source", NULL},
    .formulas = index_copy_formulas,
    .formula_count = 1,
    .bounds = index_copy_bounds,
    .bound_count = sizeof(index_copy_bounds) / sizeof(index_copy_bounds[0]),
    .requires_ = index_copy_requires,
    .fits = fits_index_copy,
    .notes = index_copy_notes,
    .refusals = index_copy_refusals,
    .example = index_copy_example,
    .prepare = prepare_index_copy,
    .launch = aclnnIndexCopy,
};

static const uint64_t inplace_index_copy_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                        AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                     AC_SET_U64 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C128 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64 |
                AC_SET_U32 | AC_SET_U64,
};

static const uint64_t inplace_index_copy_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t inplace_index_copy_source_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                        AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                     AC_SET_U64 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C128 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64 |
                AC_SET_U32 | AC_SET_U64,
};

static const ac_entry_cut inplace_index_copy_self_ref_cuts[] = {
    {
        .part = "selfRef",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_TAKEN,
        .args = {"dim", "index", NULL},
        .numbers = {0, 0, 1},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value inplace_index_copy_example[] = {
    {"selfRef", false, "[1, 0, 1, 0]"},
    {"selfRef", true, "[1, 1, 1, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, 3, 1]"},
    {"source", false, "[0, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_index_copy_refusals[] = {
    {161001, "selfRef, index or source is null"},
    {161002, "index or source has a dtype that is not listed for it"},
    {161002, "selfRef does not have the dtype of source"},
    {161002, "selfRef, index or source has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of selfRef, or 1 at rank 0"},
    {161002, "selfRef has the rank 0 and index not one element, or there are more than 8 axes with those of index; or source does not have the shape of selfRef as taken(dim, index, 1)"},
    {161002, "rank(index) <= 1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_index_copy_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "what the output begins as",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = inplace_index_copy_self_ref_dtypes,
        .put = true,
        .cuts = inplace_index_copy_self_ref_cuts,
        .cut_count = 1,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis along which slices are listed",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "selfRef",
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the positions of slices, a list or one of them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = inplace_index_copy_index_dtypes,
    },
    {
        .name = "source",
        .c_type = "const aclTensor *",
        .doc = "the slices, as many along dim as there are positions",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_index_copy_source_dtypes,
    },
};

static aclnnStatus prepare_inplace_index_copy(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnInplaceIndexCopyGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                                 args->of[2].tensor, args->of[3].tensor,
                                                 workspace_size, executor);
}

static bool fits_inplace_index_copy(const ac_entry_shape *shapes)
{
    return (double)shapes[2].rank <= 1.0;
}

const ac_entry inplace_index_copy_entry = {
    .name = "aclnnInplaceIndexCopy",
    .op = "IndexCopy",
    .snake = "inplace_index_copy",
    .doc = "aclnnIndexCopy in place: selfRef stands for both selfRef and outRef.",
    .family = "movement",
    .spec = "spec/movement/index_copy.yaml",
    .header = "aclnnop/aclnn_index_copy.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_index_copy_params,
    .param_count = sizeof(inplace_index_copy_params) / sizeof(inplace_index_copy_params[0]),
    .types = index_copy_types,
    .type_count = sizeof(index_copy_types) / sizeof(index_copy_types[0]),
    .space = {"source", NULL},
    .formulas = index_copy_formulas,
    .formula_count = 1,
    .bounds = index_copy_bounds,
    .bound_count = sizeof(index_copy_bounds) / sizeof(index_copy_bounds[0]),
    .requires_ = index_copy_requires,
    .fits = fits_inplace_index_copy,
    .notes = index_copy_notes,
    .refusals = inplace_index_copy_refusals,
    .example = inplace_index_copy_example,
    .prepare = prepare_inplace_index_copy,
    .launch = aclnnInplaceIndexCopy,
};
