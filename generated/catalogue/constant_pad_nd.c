/*
 * Generated from spec/movement/constant_pad_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_constant_pad_nd.h"
#include "client/catalogue.h"

static const ac_entry_type constant_pad_nd_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula constant_pad_nd_formulas[] = {
    {
        .output = "longer",
        .when = "",
        .text = "padded(pad, value) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "longer",
    },
};

static const ac_entry_bound constant_pad_nd_bounds[] = {
    {"out", "exact"},
};

static const char *const constant_pad_nd_requires[] = {
    NULL,
};

static const char *const constant_pad_nd_notes[] = {
    "What pads above 0 add comes first, and what those below 0 take away is cut from that.",
    "A value beyond the range of i64 becomes the end of that range, before it wraps to the dtype "
    "of self.",
    NULL,
};

static const uint64_t constant_pad_nd_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                      AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                     AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t constant_pad_nd_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_I32 | AC_SET_U32 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_I32 | AC_SET_U32 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 |
                        AC_SET_U64 | AC_SET_I32 | AC_SET_U32 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_I32 | AC_SET_U32 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_I32 | AC_SET_U32 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 | AC_SET_U64 |
                AC_SET_I32 | AC_SET_U32 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
};

static const uint64_t constant_pad_nd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                      AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                     AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const ac_entry_cut constant_pad_nd_self_cuts[] = {
    {
        .part = "longer",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_PADDED,
        .args = {"pad", "value"},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value constant_pad_nd_example[] = {
    {"self", false, "[1, 0]"},
    {"pad", false, "[1, 2]"},
    {"value", false, "1"},
    {"out", true, "[1, 1, 0, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal constant_pad_nd_refusals[] = {
    {161001, "self, pad, value or out is null"},
    {161002, "self or value has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "pad has an odd number of values, or more pairs than self has axes; or it takes more from an axis than there is, or all of an axis while another value is above 0"},
    {161002, "out does not have the shape of self as padded(pad, value)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param constant_pad_nd_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = constant_pad_nd_self_dtypes,
        .cuts = constant_pad_nd_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "pad",
        .c_type = "const aclIntArray *",
        .doc = "how many elements are added: (before, behind), the last axis first",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "the added element",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = constant_pad_nd_value_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = constant_pad_nd_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_constant_pad_nd(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnConstantPadNdGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                              args->of[2].scalar, args->of[3].tensor,
                                              workspace_size, executor);
}

const ac_entry constant_pad_nd_entry = {
    .name = "aclnnConstantPadNd",
    .op = "ConstantPadNd",
    .snake = "constant_pad_nd",
    .doc = "ConstantPadNd: a tensor that a value makes longer at the ends of its axes, or that is"
           " cut there.",
    .family = "movement",
    .spec = "spec/movement/constant_pad_nd.yaml",
    .header = "aclnnop/aclnn_constant_pad_nd.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = constant_pad_nd_params,
    .param_count = sizeof(constant_pad_nd_params) / sizeof(constant_pad_nd_params[0]),
    .types = constant_pad_nd_types,
    .type_count = sizeof(constant_pad_nd_types) / sizeof(constant_pad_nd_types[0]),
    .space = {"self", NULL},
    .formulas = constant_pad_nd_formulas,
    .formula_count = 2,
    .bounds = constant_pad_nd_bounds,
    .bound_count = sizeof(constant_pad_nd_bounds) / sizeof(constant_pad_nd_bounds[0]),
    .requires_ = constant_pad_nd_requires,
    .notes = constant_pad_nd_notes,
    .refusals = constant_pad_nd_refusals,
    .example = constant_pad_nd_example,
    .prepare = prepare_constant_pad_nd,
    .launch = aclnnConstantPadNd,
};
