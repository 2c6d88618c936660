/*
 * Generated from spec/activation/hardshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_hardshrink_backward.h"
#include "client/catalogue.h"

static const ac_entry_type hardshrink_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S"}, NULL, 0, NULL},
};

static const ac_entry_formula hardshrink_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "where(abs(self) <= max(lambd, 0), 0, gradOutput)",
    },
};

static const ac_entry_bound hardshrink_backward_bounds[] = {
    {"gradInput", "exact"},
};

static const char *const hardshrink_backward_requires[] = {
    NULL,
};

static const char *const hardshrink_backward_notes[] = {
    "A nan in self lets the gradient through, since it is not near zero.",
    "The vendor's documentation asks for one dtype; its code promotes. With an empty input it "
    "succeeds before it looks at the shapes; here all checks are made first, as everywhere.",
    NULL,
};

static const uint64_t hardshrink_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardshrink_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardshrink_backward_lambd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t hardshrink_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value hardshrink_backward_example[] = {
    {"gradOutput", false, "[1, 2, 3, 4]"},
    {"self", false, "[-0.75, -0.5, 0.5, 0.625]"},
    {"lambd", false, "0.5"},
    {"gradInput", true, "[1, 0, 0, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal hardshrink_backward_refusals[] = {
    {161001, "gradOutput, self, lambd or gradInput is null"},
    {161002, "gradOutput or self has a dtype that is not listed for it"},
    {161002, "lambd has a complex dtype"},
    {161002, "gradInput has a dtype that is not listed for it"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradOutput and self do not broadcast together"},
    {161002, "gradInput does not have the shape of the broadcast of gradOutput and self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param hardshrink_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Hardshrink",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = hardshrink_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Hardshrink",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = hardshrink_backward_self_dtypes,
    },
    {
        .name = "lambd",
        .c_type = "const aclScalar *",
        .doc = "half of the width of what becomes 0; a negative one counts as 0",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardshrink_backward_lambd_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = hardshrink_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "self"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_hardshrink_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnHardshrinkBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                   args->of[2].scalar, args->of[3].tensor,
                                                   workspace_size, executor);
}

const ac_entry hardshrink_backward_entry = {
    .name = "aclnnHardshrinkBackward",
    .op = "HardshrinkBackward",
    .snake = "hardshrink_backward",
    .doc = "HardshrinkBackward: the gradient of Hardshrink, which passes where the input did.",
    .family = "activation",
    .spec = "spec/activation/hardshrink_backward.yaml",
    .header = "aclnnop/aclnn_hardshrink_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = hardshrink_backward_params,
    .param_count = sizeof(hardshrink_backward_params) / sizeof(hardshrink_backward_params[0]),
    .types = hardshrink_backward_types,
    .type_count = sizeof(hardshrink_backward_types) / sizeof(hardshrink_backward_types[0]),
    .space = {"gradOutput", "self"},
    .formulas = hardshrink_backward_formulas,
    .formula_count = 1,
    .bounds = hardshrink_backward_bounds,
    .bound_count = sizeof(hardshrink_backward_bounds) / sizeof(hardshrink_backward_bounds[0]),
    .requires_ = hardshrink_backward_requires,
    .notes = hardshrink_backward_notes,
    .refusals = hardshrink_backward_refusals,
    .example = hardshrink_backward_example,
    .prepare = prepare_hardshrink_backward,
    .launch = aclnnHardshrinkBackward,
};
