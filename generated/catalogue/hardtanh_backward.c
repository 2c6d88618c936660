/*
 * Generated from spec/activation/hardtanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_hardtanh_backward.h"
#include "client/catalogue.h"

static const ac_entry_type hardtanh_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula hardtanh_backward_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self <= min or self >= max, 0, gradOutput)",
    },
};

static const ac_entry_bound hardtanh_backward_bounds[] = {
    {"out", "exact"},
};

static const char *const hardtanh_backward_requires[] = {
    NULL,
};

static const char *const hardtanh_backward_notes[] = {
    "At a limit the result is 0, as in the vendor's kernel; its documentation lets the gradient "
    "pass. A nan in self lets it pass.",
    "min above max is not refused.",
    "The vendor's documentation lists bf16 on ascend310b; its code does not take it.",
    "The vendor finds another dtype or shape of out late, with status 561103; here both are "
    "refused with the other checks. It looks for null in the order self, gradOutput, out, min, "
    "max.",
    NULL,
};

static const uint64_t hardtanh_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND310B] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardtanh_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND310B] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardtanh_backward_min_dtypes[AC_PRODUCT_COUNT] = {
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
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t hardtanh_backward_max_dtypes[AC_PRODUCT_COUNT] = {
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
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t hardtanh_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND310B] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value hardtanh_backward_example[] = {
    {"gradOutput", false, "[5, 6, 7, 8]"},
    {"self", false, "[-1, -0.5, 0.5, 1]"},
    {"min", false, "-1"},
    {"max", false, "1"},
    {"out", true, "[0, 6, 7, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal hardtanh_backward_refusals[] = {
    {161001, "gradOutput, self, min, max or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "gradOutput does not have the dtype of self"},
    {161002, "min or max has a complex dtype"},
    {161002, "out does not have the dtype of self"},
    {161002, "gradOutput, self or out has a rank above 8"},
    {161002, "gradOutput or out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param hardtanh_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Hardtanh",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardtanh_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Hardtanh",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardtanh_backward_self_dtypes,
    },
    {
        .name = "min",
        .c_type = "const aclScalar *",
        .doc = "the lower limit",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardtanh_backward_min_dtypes,
    },
    {
        .name = "max",
        .c_type = "const aclScalar *",
        .doc = "the upper limit",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardtanh_backward_max_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardtanh_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_hardtanh_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnHardtanhBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                 args->of[2].scalar, args->of[3].scalar,
                                                 args->of[4].tensor, workspace_size, executor);
}

const ac_entry hardtanh_backward_entry = {
    .name = "aclnnHardtanhBackward",
    .op = "HardtanhBackward",
    .snake = "hardtanh_backward",
    .doc = "HardtanhBackward: the gradient of Hardtanh, which passes between the two limits.",
    .family = "activation",
    .spec = "spec/activation/hardtanh_backward.yaml",
    .header = "aclnnop/aclnn_hardtanh_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = hardtanh_backward_params,
    .param_count = sizeof(hardtanh_backward_params) / sizeof(hardtanh_backward_params[0]),
    .types = hardtanh_backward_types,
    .type_count = sizeof(hardtanh_backward_types) / sizeof(hardtanh_backward_types[0]),
    .space = {"self", NULL},
    .formulas = hardtanh_backward_formulas,
    .formula_count = 1,
    .bounds = hardtanh_backward_bounds,
    .bound_count = sizeof(hardtanh_backward_bounds) / sizeof(hardtanh_backward_bounds[0]),
    .requires_ = hardtanh_backward_requires,
    .notes = hardtanh_backward_notes,
    .refusals = hardtanh_backward_refusals,
    .example = hardtanh_backward_example,
    .prepare = prepare_hardtanh_backward,
    .launch = aclnnHardtanhBackward,
};
