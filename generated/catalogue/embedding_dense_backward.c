/*
 * Generated from spec/movement/embedding_dense_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_embedding_dense_backward.h"
#include "client/catalogue.h"

static const ac_entry_type embedding_dense_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula embedding_dense_backward_formulas[] = {
    {
        .output = "out",
        .when = "scaleGradByFreq is true",
        .text = "mean(grad)",
    },
    {
        .output = "out",
        .when = "",
        .text = "sum(grad)",
    },
};

static const ac_entry_bound embedding_dense_backward_bounds[] = {
    {"out", "sum"},
};

static const char *const embedding_dense_backward_requires[] = {
    NULL,
};

static const char *const embedding_dense_backward_notes[] = {
    "A number below 0, or one that the table does not have, is an error when the call runs, with "
    "its place in indices.",
    "Gradients of a row are added in the order of their places, so the result is the same in "
    "every run; the vendor leaves the order open.",
    "The axes of grad but the last are those of indices, or the call is refused with 161002; the "
    "vendor compares only the number of rows. The vendor also takes indices of other dtypes, "
    "which it converts to integers.",
    NULL,
};

static const uint64_t embedding_dense_backward_grad_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t embedding_dense_backward_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};
/* clang-format on */

static const uint64_t embedding_dense_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice embedding_dense_backward_scale_grad_by_freq_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut embedding_dense_backward_out_cuts[] = {
    {
        .part = "out",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_NUMBERED,
        .args = {NULL, "indices", "numWeights", "paddingIdx"},
        .numbers = {0, 0, 0, 0},
        .arg_count = 4,
    },
};

/* clang-format off */
static const ac_entry_value embedding_dense_backward_example[] = {
    {"grad", false, "[[1, 0], [1, 1], [0, 1]]"},
    {"indices", false, "[1, 1, 0]"},
    {"numWeights", false, "3"},
    {"paddingIdx", false, "-1"},
    {"scaleGradByFreq", false, "false"},
    {"out", true, "[[0, 1], [2, 1], [0, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal embedding_dense_backward_refusals[] = {
    {161001, "grad, indices or out is null"},
    {161002, "grad, indices or out has a dtype that is not listed for it"},
    {161002, "grad, indices or out has a rank above 8"},
    {161002, "out has not numWeights elements along axis 0, or there are more than 8 axes with those of indices; or grad does not have the shape of out as numbered(0, indices, numWeights, paddingIdx)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param embedding_dense_backward_params[] = {
    {
        .name = "grad",
        .c_type = "const aclTensor *",
        .doc = "the gradient: a row for each number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = embedding_dense_backward_grad_dtypes,
    },
    {
        .name = "indices",
        .c_type = "const aclTensor *",
        .doc = "the numbers of rows that were listed",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = embedding_dense_backward_indices_dtypes,
    },
    {
        .name = "numWeights",
        .c_type = "uint64_t",
        .doc = "the rows of the table",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "paddingIdx",
        .c_type = "uint64_t",
        .doc = "the number of a row that has no gradient; none, if it is negative as a signed "
               "number",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "scaleGradByFreq",
        .c_type = "bool",
        .doc = "whether a sum is divided by the number of its terms",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = embedding_dense_backward_scale_grad_by_freq_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the table; rows that are not listed are 0",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .fold = true,
        .type = "T",
        .cast = true,
        .dtypes = embedding_dense_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"grad", NULL},
                .whole = true,
                .type = "T",
            },
        .put = true,
        .cuts = embedding_dense_backward_out_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_embedding_dense_backward(const ac_entry_args *args,
                                                    uint64_t *workspace_size,
                                                    aclOpExecutor **executor)
{
    return aclnnEmbeddingDenseBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, (uint64_t)args->of[2].integer,
        (uint64_t)args->of[3].integer, args->of[4].boolean, args->of[5].tensor, workspace_size,
        executor);
}

const ac_entry embedding_dense_backward_entry = {
    .name = "aclnnEmbeddingDenseBackward",
    .op = "EmbeddingDenseBackward",
    .snake = "embedding_dense_backward",
    .doc = "EmbeddingDenseBackward: the gradient of a table whose rows were listed: each row is "
           "the sum of the gradients that its places in the list have.",
    .family = "movement",
    .spec = "spec/movement/embedding_dense_backward.yaml",
    .header = "aclnnop/aclnn_embedding_dense_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = embedding_dense_backward_params,
    .param_count =
        sizeof(embedding_dense_backward_params) / sizeof(embedding_dense_backward_params[0]),
    .types = embedding_dense_backward_types,
    .type_count =
        sizeof(embedding_dense_backward_types) / sizeof(embedding_dense_backward_types[0]),
    .space = {"grad", NULL},
    .formulas = embedding_dense_backward_formulas,
    .formula_count = 2,
    .bounds = embedding_dense_backward_bounds,
    .bound_count =
        sizeof(embedding_dense_backward_bounds) / sizeof(embedding_dense_backward_bounds[0]),
    .requires_ = embedding_dense_backward_requires,
    .notes = embedding_dense_backward_notes,
    .refusals = embedding_dense_backward_refusals,
    .example = embedding_dense_backward_example,
    .prepare = prepare_embedding_dense_backward,
    .launch = aclnnEmbeddingDenseBackward,
};
