/*
 * Generated from spec/conversion/inplace_copy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_copy.h"
#include "client/catalogue.h"

static const ac_entry_type inplace_copy_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula inplace_copy_formulas[] = {
    {
        .output = "selfRef",
        .when = "",
        .text = "src",
    },
};

static const ac_entry_bound inplace_copy_bounds[] = {
    {"selfRef", "exact"},
};

static const char *const inplace_copy_requires[] = {
    NULL,
};

static const char *const inplace_copy_notes[] = {
    "The order of the first two checks of dtypes differs from the vendor's: that of src is looked"
    " at before that of selfRef.",
    NULL,
};

static const uint64_t inplace_copy_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                     AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                        AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL |
                        AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                     AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t inplace_copy_src_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                     AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                        AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL |
                        AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                     AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                AC_SET_U32 | AC_SET_U64 | AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_F64 |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_copy_example[] = {
    {"selfRef", true, "[1, 0, 1]"},
    {"src", false, "[1, 0, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_copy_refusals[] = {
    {161001, "selfRef or src is null"},
    {161002, "src or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef or src has a rank above 8"},
    {161002, "src does not broadcast to the shape of selfRef"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_copy_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .cast = true,
        .converts = true,
        .dtypes = inplace_copy_self_ref_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"src", NULL},
                .type = "S",
            },
    },
    {
        .name = "src",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = inplace_copy_src_dtypes,
    },
};

static aclnnStatus prepare_inplace_copy(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceCopyGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                            executor);
}

const ac_entry inplace_copy_entry = {
    .name = "aclnnInplaceCopy",
    .op = "InplaceCopy",
    .snake = "inplace_copy",
    .doc = "InplaceCopy: the numbers of src, in the dtype and the shape of selfRef.",
    .family = "conversion",
    .spec = "spec/conversion/inplace_copy.yaml",
    .header = "aclnnop/aclnn_copy.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_copy_params,
    .param_count = sizeof(inplace_copy_params) / sizeof(inplace_copy_params[0]),
    .types = inplace_copy_types,
    .type_count = sizeof(inplace_copy_types) / sizeof(inplace_copy_types[0]),
    .space = {"selfRef", NULL},
    .formulas = inplace_copy_formulas,
    .formula_count = 1,
    .bounds = inplace_copy_bounds,
    .bound_count = sizeof(inplace_copy_bounds) / sizeof(inplace_copy_bounds[0]),
    .requires_ = inplace_copy_requires,
    .notes = inplace_copy_notes,
    .refusals = inplace_copy_refusals,
    .example = inplace_copy_example,
    .prepare = prepare_inplace_copy,
    .launch = aclnnInplaceCopy,
};
