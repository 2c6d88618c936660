/*
 * Generated from spec/activation/softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_softmax.h"
#include "client/catalogue.h"

static const ac_entry_type softmax_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula softmax_formulas[] = {
    {
        .output = "top",
        .when = "",
        .text = "max(self, over: dim)",
    },
    {
        .output = "power",
        .when = "",
        .text = "exp(self - top)",
    },
    {
        .output = "total",
        .when = "",
        .text = "sum(power, over: dim)",
    },
    {
        .output = "out",
        .when = "",
        .text = "power / total",
    },
};

static const ac_entry_bound softmax_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const softmax_requires[] = {
    NULL,
};

static const char *const softmax_notes[] = {
    "f64 results that are subnormal are within 3/4 ulp, because they are rounded twice; all "
    "others are within 0.51 ulp.",
    "f32 results are within 0.85 ulp, since exponentials and their sum are computed in pairs of "
    "f32.",
    "A row that has inf or nan, or nothing but -inf, gives nan in all of its elements.",
    "A tensor without dimensions counts as one of rank 1.",
    "The vendor takes an empty self for an empty call right after it has looked for null; here "
    "all checks are made first, as everywhere.",
    NULL,
};

static const uint64_t softmax_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t softmax_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value softmax_example[] = {
    {"self", false, "[1, 2, 3]"},
    {"dim", false, "0"},
    {"out", true, "[0.09003057317038046, 0.24472847105479764, 0.6652409557748219]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal softmax_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param softmax_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = softmax_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis along which the results sum to 1",
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
        .dtypes = softmax_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_softmax(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnSoftmaxGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                        workspace_size, executor);
}

const ac_entry softmax_entry = {
    .name = "aclnnSoftmax",
    .op = "Softmax",
    .snake = "softmax",
    .doc = "Softmax: the exponentials of the elements along an axis, divided by their sum.",
    .family = "activation",
    .spec = "spec/activation/softmax.yaml",
    .header = "aclnnop/aclnn_softmax.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = softmax_params,
    .param_count = sizeof(softmax_params) / sizeof(softmax_params[0]),
    .types = softmax_types,
    .type_count = sizeof(softmax_types) / sizeof(softmax_types[0]),
    .space = {"self", NULL},
    .formulas = softmax_formulas,
    .formula_count = 4,
    .bounds = softmax_bounds,
    .bound_count = sizeof(softmax_bounds) / sizeof(softmax_bounds[0]),
    .requires_ = softmax_requires,
    .notes = softmax_notes,
    .refusals = softmax_refusals,
    .example = softmax_example,
    .prepare = prepare_softmax,
    .launch = aclnnSoftmax,
};
