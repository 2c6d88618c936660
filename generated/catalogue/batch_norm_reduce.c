/*
 * Generated from spec/norm/batch_norm_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_batch_norm_reduce.h"
#include "client/catalogue.h"

static const ac_entry_type batch_norm_reduce_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula batch_norm_reduce_formulas[] = {
    {
        .output = "sum",
        .when = "",
        .text = "sum(x, over: channel)",
    },
    {
        .output = "squareSum",
        .when = "",
        .text = "sum(x * x, over: channel)",
    },
};

static const ac_entry_bound batch_norm_reduce_bounds[] = {
    {"sum", "1 ulp"},
    {"squareSum", "1 ulp"},
};

static const char *const batch_norm_reduce_requires[] = {
    NULL,
};

static const char *const batch_norm_reduce_notes[] = {
    "Sums are made in f64 and rounded once; the squares of f32 neither overflow nor vanish before"
    " they are added.",
    "The vendor takes tensors of rank 4 alone. Here the channels lie along axis 1 of any tensor, "
    "and one without that axis is one channel, with a sum without dimensions.",
    NULL,
};

static const uint64_t batch_norm_reduce_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_reduce_sum_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t batch_norm_reduce_square_sum_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

/* clang-format off */
static const ac_entry_value batch_norm_reduce_example[] = {
    {"x", false, "[[[[1, 2]], [[3, 4]]], [[[5, 6]], [[7, -8]]]]"},
    {"sum", true, "[14, 6]"},
    {"squareSum", true, "[66, 138]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal batch_norm_reduce_refusals[] = {
    {161001, "x, sum or squareSum is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "sum or squareSum does not have the dtype of the dtype that is computed in"},
    {161002, "x, sum or squareSum has a rank above 8"},
    {161002, "sum or squareSum does not have the shape of x without all of its axes but axis 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param batch_norm_reduce_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = batch_norm_reduce_x_dtypes,
    },
    {
        .name = "sum",
        .c_type = "aclTensor *",
        .doc = "the sums",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = batch_norm_reduce_sum_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .without = true,
                .fills = true,
                .type = "T",
            },
    },
    {
        .name = "squareSum",
        .c_type = "aclTensor *",
        .doc = "the sums of the squares",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = batch_norm_reduce_square_sum_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .without = true,
                .fills = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_batch_norm_reduce(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnBatchNormReduceGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                args->of[2].tensor, workspace_size, executor);
}

const ac_entry batch_norm_reduce_entry = {
    .name = "aclnnBatchNormReduce",
    .op = "BatchNormReduce",
    .snake = "batch_norm_reduce",
    .doc = "BatchNormReduce: the sum of the elements of each channel, and that of their squares.",
    .family = "norm",
    .spec = "spec/norm/batch_norm_reduce.yaml",
    .header = "aclnnop/aclnn_batch_norm_reduce.h",
    .variant = "",
    .row_kept = 2,
    .by_rows = true,
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = batch_norm_reduce_params,
    .param_count = sizeof(batch_norm_reduce_params) / sizeof(batch_norm_reduce_params[0]),
    .types = batch_norm_reduce_types,
    .type_count = sizeof(batch_norm_reduce_types) / sizeof(batch_norm_reduce_types[0]),
    .space = {"x", NULL},
    .formulas = batch_norm_reduce_formulas,
    .formula_count = 2,
    .bounds = batch_norm_reduce_bounds,
    .bound_count = sizeof(batch_norm_reduce_bounds) / sizeof(batch_norm_reduce_bounds[0]),
    .requires_ = batch_norm_reduce_requires,
    .notes = batch_norm_reduce_notes,
    .refusals = batch_norm_reduce_refusals,
    .example = batch_norm_reduce_example,
    .prepare = prepare_batch_norm_reduce,
    .launch = aclnnBatchNormReduce,
};
