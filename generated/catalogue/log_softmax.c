/*
 * Generated from spec/activation/log_softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_logsoftmax.h"
#include "client/catalogue.h"

static const ac_entry_type log_softmax_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula log_softmax_formulas[] = {
    {
        .output = "top",
        .when = "",
        .text = "max(self, over: dim)",
    },
    {
        .output = "total",
        .when = "",
        .text = "sum(exp(self - top), over: dim)",
    },
    {
        .output = "out",
        .when = "",
        .text = "self - top - log(total)",
    },
};

static const ac_entry_bound log_softmax_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const log_softmax_requires[] = {
    NULL,
};

static const char *const log_softmax_notes[] = {
    "A row that has inf or nan, or nothing but -inf, gives nan in all of its elements.",
    "The vendor's kernel rounds an f32 input to an f16 output before the exponentials; here the "
    "result is rounded, and the input is taken as it is.",
    "Where one element is far above the rest its result is as small as the others are, and keeps "
    "its digits.",
    NULL,
};

static const uint64_t log_softmax_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t log_softmax_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value log_softmax_example[] = {
    {"self", false, "[0, 0]"},
    {"dim", false, "0"},
    {"out", true, "[-0.6931471805599453, -0.6931471805599453]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal log_softmax_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param log_softmax_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_softmax_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis along which the exponentials of the results sum to 1",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = log_softmax_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_log_softmax(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnLogSoftmaxGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                           args->of[2].tensor, workspace_size, executor);
}

const ac_entry log_softmax_entry = {
    .name = "aclnnLogSoftmax",
    .op = "LogSoftmax",
    .snake = "log_softmax",
    .doc = "LogSoftmax: the logarithm of what each element has of the sum of the exponentials "
           "along an axis.",
    .family = "activation",
    .spec = "spec/activation/log_softmax.yaml",
    .header = "aclnnop/aclnn_logsoftmax.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = log_softmax_params,
    .param_count = sizeof(log_softmax_params) / sizeof(log_softmax_params[0]),
    .types = log_softmax_types,
    .type_count = sizeof(log_softmax_types) / sizeof(log_softmax_types[0]),
    .space = {"self", NULL},
    .formulas = log_softmax_formulas,
    .formula_count = 3,
    .bounds = log_softmax_bounds,
    .bound_count = sizeof(log_softmax_bounds) / sizeof(log_softmax_bounds[0]),
    .requires_ = log_softmax_requires,
    .notes = log_softmax_notes,
    .refusals = log_softmax_refusals,
    .example = log_softmax_example,
    .prepare = prepare_log_softmax,
    .launch = aclnnLogSoftmax,
};
