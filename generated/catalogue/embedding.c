/*
 * Generated from spec/movement/embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_embedding.h"
#include "client/catalogue.h"

static const ac_entry_type embedding_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula embedding_formulas[] = {
    {
        .output = "rows",
        .when = "",
        .text = "taken(0, indices, 0) of weight",
    },
    {
        .output = "out",
        .when = "",
        .text = "rows",
    },
};

static const ac_entry_bound embedding_bounds[] = {
    {"out", "exact"},
};

static const char *const embedding_requires[] = {
    NULL,
};

static const char *const embedding_notes[] = {
    "A number below 0, or one that the table does not have, is an error when the call runs, with "
    "its place in indices.",
    "The table has the rank 2, and rows of the output have its length, or the call is refused "
    "with 161002; the vendor does not look at the rank, and refuses rows of another length with "
    "561103.",
    NULL,
};

static const uint64_t embedding_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t embedding_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND310P] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND310B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};
/* clang-format on */

static const uint64_t embedding_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const ac_entry_cut embedding_weight_cuts[] = {
    {
        .part = "rows",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_TAKEN,
        .args = {NULL, "indices", NULL},
        .numbers = {0, 0, 0},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value embedding_example[] = {
    {"weight", false, "[[1, 0], [0, 1]]"},
    {"indices", false, "[1, 1, 0]"},
    {"out", true, "[[0, 1], [0, 1], [1, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal embedding_refusals[] = {
    {161001, "weight, indices or out is null"},
    {161002, "weight or indices has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of weight"},
    {161002, "weight does not have the rank 2"},
    {161002, "indices or out has a rank above 8"},
    {161002, "weight has the rank 0 and indices not one element, or there are more than 8 axes with those of indices"},
    {161002, "out does not have the shape of weight as taken(0, indices, 0)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param embedding_params[] = {
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "the table",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .rank = 2,
        .dtypes = embedding_weight_dtypes,
        .cuts = embedding_weight_cuts,
        .cut_count = 1,
    },
    {
        .name = "indices",
        .c_type = "const aclTensor *",
        .doc = "the numbers of rows",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = embedding_indices_dtypes,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the output: a row for each number",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = embedding_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"weight", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_embedding(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnEmbeddingGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                          args->of[2].tensor, workspace_size, executor);
}

const ac_entry embedding_entry = {
    .name = "aclnnEmbedding",
    .op = "Embedding",
    .snake = "embedding",
    .doc = "Embedding: the rows of a table that are listed.",
    .family = "movement",
    .spec = "spec/movement/embedding.yaml",
    .header = "aclnnop/aclnn_embedding.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = embedding_params,
    .param_count = sizeof(embedding_params) / sizeof(embedding_params[0]),
    .types = embedding_types,
    .type_count = sizeof(embedding_types) / sizeof(embedding_types[0]),
    .space = {"weight", NULL},
    .formulas = embedding_formulas,
    .formula_count = 2,
    .bounds = embedding_bounds,
    .bound_count = sizeof(embedding_bounds) / sizeof(embedding_bounds[0]),
    .requires_ = embedding_requires,
    .notes = embedding_notes,
    .refusals = embedding_refusals,
    .example = embedding_example,
    .prepare = prepare_embedding,
    .launch = aclnnEmbedding,
};
