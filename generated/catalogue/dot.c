/*
 * Generated from spec/contraction/dot.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_dot.h"
#include "client/catalogue.h"

static const ac_entry_type dot_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula dot_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(self[i] * tensor[i], over: i)",
    },
};

static const ac_entry_bound dot_bounds[] = {
    {"out", "contraction"},
};

static const char *const dot_requires[] = {
    NULL,
};

static const char *const dot_notes[] = {
    "The vendor has the dtypes i8, u8 and i32, too.",
    NULL,
};

static const uint64_t dot_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t dot_tensor_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t dot_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value dot_example[] = {
    {"self", false, "[1, 2, 3]"},
    {"tensor", false, "[4, 5, 6]"},
    {"out", true, "32"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal dot_refusals[] = {
    {161001, "self, tensor or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "tensor or out does not have the dtype of self"},
    {161002, "self or tensor does not have the rank 1"},
    {161002, "out has a rank above 8"},
    {161002, "self and tensor have different extents along i"},
    {161002, "out does not have the shape of the product of self and tensor"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param dot_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "a vector",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "k",
        .dtypes = dot_self_dtypes,
    },
    {
        .name = "tensor",
        .c_type = "const aclTensor *",
        .doc = "a vector of the same length",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "k",
        .dtypes = dot_tensor_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "",
        .dtypes = dot_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "tensor"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_dot(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnDotGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                    workspace_size, executor);
}

const ac_entry dot_entry = {
    .name = "aclnnDot",
    .op = "Dot",
    .snake = "dot",
    .doc = "Dot: the sum of the products of the elements of two vectors.",
    .family = "contraction",
    .spec = "spec/contraction/dot.yaml",
    .header = "aclnnop/aclnn_dot.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = dot_params,
    .param_count = sizeof(dot_params) / sizeof(dot_params[0]),
    .types = dot_types,
    .type_count = sizeof(dot_types) / sizeof(dot_types[0]),
    .space = {"self", "tensor"},
    .formulas = dot_formulas,
    .formula_count = 1,
    .bounds = dot_bounds,
    .bound_count = sizeof(dot_bounds) / sizeof(dot_bounds[0]),
    .requires_ = dot_requires,
    .notes = dot_notes,
    .refusals = dot_refusals,
    .example = dot_example,
    .prepare = prepare_dot,
    .launch = aclnnDot,
};
