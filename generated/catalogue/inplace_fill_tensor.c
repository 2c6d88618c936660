/*
 * Generated from spec/movement/inplace_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_fill_tensor.h"
#include "client/catalogue.h"

static const ac_entry_type inplace_fill_tensor_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula inplace_fill_tensor_formulas[] = {
    {
        .output = "selfRef",
        .when = "",
        .text = "value",
    },
};

static const ac_entry_bound inplace_fill_tensor_bounds[] = {
    {"selfRef", "exact"},
};

static const char *const inplace_fill_tensor_requires[] = {
    NULL,
};

static const char *const inplace_fill_tensor_notes[] = {
    "value may have any rank, of which the vendor accepts 0 and 1.",
    "A value of every dtype is accepted, and becomes what aclnnCast makes of it.",
    NULL,
};

static const uint64_t inplace_fill_tensor_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t inplace_fill_tensor_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                        AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value inplace_fill_tensor_example[] = {
    {"selfRef", true, "[7, 7, 7]"},
    {"value", false, "7"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_fill_tensor_refusals[] = {
    {161001, "selfRef or value is null"},
    {161002, "value or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef or value has a rank above 8"},
    {161002, "value has not one element"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_fill_tensor_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the tensor that is filled",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .cast = true,
        .converts = true,
        .dtypes = inplace_fill_tensor_self_ref_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {NULL},
                .type = "S",
            },
    },
    {
        .name = "value",
        .c_type = "const aclTensor *",
        .doc = "the element, read when the call runs",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SINGLE,
        .type = "S",
        .dtypes = inplace_fill_tensor_value_dtypes,
    },
};

static aclnnStatus prepare_inplace_fill_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnInplaceFillTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                  workspace_size, executor);
}

const ac_entry inplace_fill_tensor_entry = {
    .name = "aclnnInplaceFillTensor",
    .op = "InplaceFillTensor",
    .snake = "inplace_fill_tensor",
    .doc = "InplaceFillTensor: every element becomes that of another tensor, in the dtype that "
           "this one has.",
    .family = "movement",
    .spec = "spec/movement/inplace_fill_tensor.yaml",
    .header = "aclnnop/aclnn_fill_tensor.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_fill_tensor_params,
    .param_count = sizeof(inplace_fill_tensor_params) / sizeof(inplace_fill_tensor_params[0]),
    .types = inplace_fill_tensor_types,
    .type_count = sizeof(inplace_fill_tensor_types) / sizeof(inplace_fill_tensor_types[0]),
    .space = {"selfRef", NULL},
    .formulas = inplace_fill_tensor_formulas,
    .formula_count = 1,
    .bounds = inplace_fill_tensor_bounds,
    .bound_count = sizeof(inplace_fill_tensor_bounds) / sizeof(inplace_fill_tensor_bounds[0]),
    .requires_ = inplace_fill_tensor_requires,
    .notes = inplace_fill_tensor_notes,
    .refusals = inplace_fill_tensor_refusals,
    .example = inplace_fill_tensor_example,
    .prepare = prepare_inplace_fill_tensor,
    .launch = aclnnInplaceFillTensor,
};
