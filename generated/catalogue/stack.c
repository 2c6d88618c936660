/*
 * Generated from spec/movement/stack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_stack.h"
#include "client/catalogue.h"

static const ac_entry_type stack_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula stack_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "tensors",
    },
};

static const ac_entry_bound stack_bounds[] = {
    {"out", "exact"},
};

static const char *const stack_requires[] = {
    NULL,
};

static const char *const stack_notes[] = {
    "All tensors have one dtype here. The vendor promotes tensors of different dtypes and "
    "converts the result to that of out.",
    "A tensor may have a rank of 7 at most.",
    "A null pointer gives 161001.",
    NULL,
};

static const uint64_t stack_tensors_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                        AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t stack_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                        AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value stack_example[] = {
    {"tensors", false, "[1, 0, 1]"},
    {"dim", false, "0"},
    {"out", true, "[1, 0, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal stack_refusals[] = {
    {161001, "tensors is null, or a tensor in it"},
    {161001, "out is null"},
    {161002, "a tensor of tensors has a dtype that is not listed for it, or another than those before it"},
    {161002, "out does not have the dtype of the tensors of tensors"},
    {161002, "a tensor of tensors has a rank above 7"},
    {161002, "out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of the tensors of tensors, and 1 more"},
    {161002, "a tensor of tensors has another shape than those before it, or there is none"},
    {161002, "out does not have the shape of tensors as stacked(dim), which is not empty; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param stack_params[] = {
    {
        .name = "tensors",
        .c_type = "const aclTensorList *",
        .doc = "the inputs, all of one shape",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSORS,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = stack_tensors_dtypes,
        .list = AC_LIST_STACKED,
        .list_args = {"dim", NULL},
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the new axis",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "tensors",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = stack_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"tensors", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_stack(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnStackGetWorkspaceSize(args->of[0].tensors, args->of[1].integer, args->of[2].tensor,
                                      workspace_size, executor);
}

const ac_entry stack_entry = {
    .name = "aclnnStack",
    .op = "Stack",
    .snake = "stack",
    .doc = "Stack: tensors side by side along a new axis.",
    .family = "movement",
    .spec = "spec/movement/stack.yaml",
    .header = "aclnnop/aclnn_stack.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = stack_params,
    .param_count = sizeof(stack_params) / sizeof(stack_params[0]),
    .types = stack_types,
    .type_count = sizeof(stack_types) / sizeof(stack_types[0]),
    .space = {"tensors", NULL},
    .formulas = stack_formulas,
    .formula_count = 1,
    .bounds = stack_bounds,
    .bound_count = sizeof(stack_bounds) / sizeof(stack_bounds[0]),
    .requires_ = stack_requires,
    .notes = stack_notes,
    .refusals = stack_refusals,
    .example = stack_example,
    .prepare = prepare_stack,
    .launch = aclnnStack,
};
