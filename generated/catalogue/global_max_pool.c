/*
 * Generated from spec/reduction/global_max_pool.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_global_max_pool.h"
#include "client/catalogue.h"

static const ac_entry_type global_max_pool_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula global_max_pool_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "max(self, over: inner)",
    },
};

static const ac_entry_bound global_max_pool_bounds[] = {
    {"out", "exact"},
};

static const char *const global_max_pool_requires[] = {
    "rank(self) >= 4",
    NULL,
};

static const char *const global_max_pool_notes[] = {
    "Where a channel has a nan, its result is nan; of zeros +0 is the greater. The vendor says "
    "neither.",
    "The vendor checks the rank before the shape of out, here it is the last check; a self "
    "without elements leaves out as it was.",
    NULL,
};

static const uint64_t global_max_pool_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

static const uint64_t global_max_pool_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

/* clang-format off */
static const ac_entry_value global_max_pool_example[] = {
    {"self", false, "[[[[1, 5], [2, 0]], [[-3, -1], [-2, -4]]]]"},
    {"out", true, "[[[[5]], [[-1]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal global_max_pool_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self without all of its axes but the first two, which stay with the extent 1"},
    {161002, "rank(self) >= 4 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param global_max_pool_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = global_max_pool_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the greatest elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = global_max_pool_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .keeps = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_global_max_pool(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnGlobalMaxPoolGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                              workspace_size, executor);
}

static bool fits_global_max_pool(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 4.0;
}

const ac_entry global_max_pool_entry = {
    .name = "aclnnGlobalMaxPool",
    .op = "GlobalMaxPool",
    .snake = "global_max_pool",
    .doc = "GlobalMaxPool: the greatest element of each channel, along all axes but the first two.",
    .family = "reduction",
    .spec = "spec/reduction/global_max_pool.yaml",
    .header = "aclnnop/aclnn_global_max_pool.h",
    .variant = "",
    .row_kept = 3,
    .by_rows = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = global_max_pool_params,
    .param_count = sizeof(global_max_pool_params) / sizeof(global_max_pool_params[0]),
    .types = global_max_pool_types,
    .type_count = sizeof(global_max_pool_types) / sizeof(global_max_pool_types[0]),
    .space = {"self", NULL},
    .formulas = global_max_pool_formulas,
    .formula_count = 1,
    .bounds = global_max_pool_bounds,
    .bound_count = sizeof(global_max_pool_bounds) / sizeof(global_max_pool_bounds[0]),
    .requires_ = global_max_pool_requires,
    .fits = fits_global_max_pool,
    .notes = global_max_pool_notes,
    .refusals = global_max_pool_refusals,
    .example = global_max_pool_example,
    .prepare = prepare_global_max_pool,
    .launch = aclnnGlobalMaxPool,
};
