/*
 * Generated from spec/activation/log_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_logsoftmax_backward.h"
#include "client/catalogue.h"

static const ac_entry_type log_softmax_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula log_softmax_backward_formulas[] = {
    {
        .output = "total",
        .when = "",
        .text = "sum(gradOutput, over: dim)",
    },
    {
        .output = "out",
        .when = "",
        .text = "gradOutput - exp(output) * total",
    },
};

static const ac_entry_bound log_softmax_backward_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const log_softmax_backward_requires[] = {
    NULL,
};

static const char *const log_softmax_backward_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size |gradOutput| + exp(output) * sum |gradOutput|, if that is more: in f32 only where the "
    "result is below 2^-22 of that size. Rows of up to 1,600 elements keep this by the "
    "arithmetic, which adds in f64. Of longer ones 2^-41.9 is proven; rows of all kinds, to 2^20,"
    " keep 2^-46, but one can be made that does not, of a 1 and a thousand terms next to 2^-53.",
    "Unlike LogSoftmax it does not take f64.",
    "The documentation lets dim be the rank; it is refused.",
    "output is the second argument of the prototype, which the documentation lists behind dim.",
    "On every product but ascend950 the vendor takes an empty gradOutput or output for an empty "
    "call before any check but that for null; here all checks are made first, as everywhere.",
    NULL,
};

static const uint64_t log_softmax_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t log_softmax_backward_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t log_softmax_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value log_softmax_backward_example[] = {
    {"gradOutput", false, "[1, 3]"},
    {"output", false, "[0, -inf]"},
    {"dim", false, "0"},
    {"out", true, "[-3, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal log_softmax_backward_refusals[] = {
    {161001, "gradOutput, output or out is null"},
    {161002, "output has a dtype that is not listed for it"},
    {161002, "gradOutput does not have the dtype of output"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "gradOutput, output or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of output, or 1 at rank 0"},
    {161002, "gradOutput or out does not have the shape of output"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param log_softmax_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the result",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_softmax_backward_grad_output_dtypes,
    },
    {
        .name = "output",
        .c_type = "const aclTensor *",
        .doc = "the result of LogSoftmax",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_softmax_backward_output_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis along which LogSoftmax was taken",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "output",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the gradient of the input",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = log_softmax_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"output", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_log_softmax_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                                aclOpExecutor **executor)
{
    return aclnnLogSoftmaxBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                   args->of[2].integer, args->of[3].tensor,
                                                   workspace_size, executor);
}

const ac_entry log_softmax_backward_entry = {
    .name = "aclnnLogSoftmaxBackward",
    .op = "LogSoftmaxBackward",
    .snake = "log_softmax_backward",
    .doc = "LogSoftmaxBackward: the gradient of LogSoftmax, from the result of LogSoftmax.",
    .family = "activation",
    .spec = "spec/activation/log_softmax_backward.yaml",
    .header = "aclnnop/aclnn_logsoftmax_backward.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = log_softmax_backward_params,
    .param_count = sizeof(log_softmax_backward_params) / sizeof(log_softmax_backward_params[0]),
    .types = log_softmax_backward_types,
    .type_count = sizeof(log_softmax_backward_types) / sizeof(log_softmax_backward_types[0]),
    .space = {"output", NULL},
    .formulas = log_softmax_backward_formulas,
    .formula_count = 2,
    .bounds = log_softmax_backward_bounds,
    .bound_count = sizeof(log_softmax_backward_bounds) / sizeof(log_softmax_backward_bounds[0]),
    .requires_ = log_softmax_backward_requires,
    .notes = log_softmax_backward_notes,
    .refusals = log_softmax_backward_refusals,
    .example = log_softmax_backward_example,
    .prepare = prepare_log_softmax_backward,
    .launch = aclnnLogSoftmaxBackward,
};
