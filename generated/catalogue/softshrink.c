/*
 * Generated from spec/activation/softshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_softshrink.h"
#include "client/catalogue.h"

static const ac_entry_type softshrink_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula softshrink_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self > lambd, self - lambd, where(self < -lambd, self + lambd, 0))",
    },
};

static const ac_entry_bound softshrink_bounds[] = {
    {"out", "exact"},
};

static const char *const softshrink_requires[] = {
    "not lambd < 0",
    NULL,
};

static const char *const softshrink_notes[] = {
    "A nan in self gives 0, as in the vendor's kernel. A nan for lambd is not refused.",
    "A negative lambd is refused here, while aclnnHardshrink counts it as 0.",
    NULL,
};

static const uint64_t softshrink_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t softshrink_lambd_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t softshrink_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value softshrink_example[] = {
    {"self", false, "[-2, -0.5, 0.25, 0.5, 2]"},
    {"lambd", false, "0.5"},
    {"out", true, "[-1.5, 0, 0, 0, 1.5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal softshrink_refusals[] = {
    {161001, "self, lambd or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "lambd has a complex dtype"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {161002, "not lambd < 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param softshrink_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = softshrink_self_dtypes,
    },
    {
        .name = "lambd",
        .c_type = "const aclScalar *",
        .doc = "how far values move",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = softshrink_lambd_dtypes,
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
        .dtypes = softshrink_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_softshrink(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnSoftshrinkGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                           args->of[2].tensor, workspace_size, executor);
}

const ac_entry softshrink_entry = {
    .name = "aclnnSoftshrink",
    .op = "Softshrink",
    .snake = "softshrink",
    .doc = "Softshrink: values move towards zero by a constant, and those that would cross it "
           "become 0.",
    .family = "activation",
    .spec = "spec/activation/softshrink.yaml",
    .header = "aclnnop/aclnn_softshrink.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = softshrink_params,
    .param_count = sizeof(softshrink_params) / sizeof(softshrink_params[0]),
    .types = softshrink_types,
    .type_count = sizeof(softshrink_types) / sizeof(softshrink_types[0]),
    .space = {"self", NULL},
    .formulas = softshrink_formulas,
    .formula_count = 1,
    .bounds = softshrink_bounds,
    .bound_count = sizeof(softshrink_bounds) / sizeof(softshrink_bounds[0]),
    .requires_ = softshrink_requires,
    .notes = softshrink_notes,
    .refusals = softshrink_refusals,
    .example = softshrink_example,
    .prepare = prepare_softshrink,
    .launch = aclnnSoftshrink,
};
