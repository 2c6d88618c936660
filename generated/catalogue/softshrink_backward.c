/*
 * Generated from spec/activation/softshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_softshrink_backward.h"
#include "client/catalogue.h"

static const ac_entry_type softshrink_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "widen", {"G", "S"}, NULL, 0, NULL},
};

static const ac_entry_formula softshrink_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "where(self >= -lambda and self <= lambda, 0, gradOutput)",
    },
};

static const ac_entry_bound softshrink_backward_bounds[] = {
    {"gradInput", "exact"},
};

static const char *const softshrink_backward_requires[] = {
    "not lambda < 0",
    NULL,
};

static const char *const softshrink_backward_notes[] = {
    "A nan in self lets the gradient through, as in the vendor's kernel.",
    "gradOutput and self of different dtypes are computed in f32, and gradInput is then f32. The "
    "vendor finds another dtype of gradInput late, with status 561103; here it is refused with "
    "the other checks.",
    "The scalar is called lambda here and lambd in aclnnSoftshrink.",
    NULL,
};

static const uint64_t softshrink_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t softshrink_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t softshrink_backward_lambda_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t softshrink_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value softshrink_backward_example[] = {
    {"gradOutput", false, "[1, 2, 3, 4]"},
    {"self", false, "[-2, -0.5, 0.5, 2]"},
    {"lambda", false, "0.5"},
    {"gradInput", true, "[1, 0, 0, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal softshrink_backward_refusals[] = {
    {161001, "gradOutput, self, lambda or gradInput is null"},
    {161002, "gradOutput or self has a dtype that is not listed for it"},
    {161002, "lambda has a complex dtype"},
    {161002, "gradInput does not have the dtype of the wider dtype of gradOutput and self"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradOutput and self do not broadcast together"},
    {161002, "gradInput does not have the shape of the broadcast of gradOutput and self"},
    {161002, "not lambda < 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param softshrink_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Softshrink",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = softshrink_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Softshrink",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = softshrink_backward_self_dtypes,
    },
    {
        .name = "lambda",
        .c_type = "const aclScalar *",
        .doc = "how far Softshrink moves values",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = softshrink_backward_lambda_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = softshrink_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "self"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_softshrink_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnSoftshrinkBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                   args->of[2].scalar, args->of[3].tensor,
                                                   workspace_size, executor);
}

const ac_entry softshrink_backward_entry = {
    .name = "aclnnSoftshrinkBackward",
    .op = "SoftshrinkBackward",
    .snake = "softshrink_backward",
    .doc = "SoftshrinkBackward: the gradient of Softshrink, which passes where the result is not "
           "0.",
    .family = "activation",
    .spec = "spec/activation/softshrink_backward.yaml",
    .header = "aclnnop/aclnn_softshrink_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = softshrink_backward_params,
    .param_count = sizeof(softshrink_backward_params) / sizeof(softshrink_backward_params[0]),
    .types = softshrink_backward_types,
    .type_count = sizeof(softshrink_backward_types) / sizeof(softshrink_backward_types[0]),
    .space = {"gradOutput", "self"},
    .formulas = softshrink_backward_formulas,
    .formula_count = 1,
    .bounds = softshrink_backward_bounds,
    .bound_count = sizeof(softshrink_backward_bounds) / sizeof(softshrink_backward_bounds[0]),
    .requires_ = softshrink_backward_requires,
    .notes = softshrink_backward_notes,
    .refusals = softshrink_backward_refusals,
    .example = softshrink_backward_example,
    .prepare = prepare_softshrink_backward,
    .launch = aclnnSoftshrinkBackward,
};
