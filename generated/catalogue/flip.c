/*
 * Generated from spec/movement/flip.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_flip.h"
#include "client/catalogue.h"

static const ac_entry_type flip_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula flip_formulas[] = {
    {
        .output = "turned",
        .when = "",
        .text = "flipped(dims) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "turned",
    },
};

static const ac_entry_bound flip_bounds[] = {
    {"out", "exact"},
};

static const char *const flip_requires[] = {
    NULL,
};

static const char *const flip_notes[] = {
    "Elements are copied bit by bit, those of a nan too.",
    NULL,
};

static const uint64_t flip_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 | AC_SET_I32 |
                      AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 |
                        AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 | AC_SET_I32 |
                     AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 | AC_SET_U16 | AC_SET_U8 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 | AC_SET_I32 |
                AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 |
                AC_SET_U64 | AC_SET_U32 | AC_SET_U16,
};

static const uint64_t flip_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 | AC_SET_I32 |
                      AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 |
                        AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 | AC_SET_I32 |
                     AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 | AC_SET_U16 | AC_SET_U8 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I64 | AC_SET_I32 |
                AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 |
                AC_SET_U64 | AC_SET_U32 | AC_SET_U16,
};

static const ac_entry_cut flip_self_cuts[] = {
    {
        .part = "turned",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_FLIPPED,
        .args = {"dims"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value flip_example[] = {
    {"self", false, "[[1, 2, 3], [4, 5, 6]]"},
    {"dims", false, "[0]"},
    {"out", true, "[[4, 5, 6], [1, 2, 3]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal flip_refusals[] = {
    {161001, "self, dims or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of dims is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param flip_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = flip_self_dtypes,
        .cuts = flip_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "dims",
        .c_type = "const aclIntArray *",
        .doc = "the axes that are reversed",
        .role = AC_ROLE_AXES,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = flip_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_flip(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnFlipGetWorkspaceSize(args->of[0].tensor, args->of[1].integers, args->of[2].tensor,
                                     workspace_size, executor);
}

const ac_entry flip_entry = {
    .name = "aclnnFlip",
    .op = "Flip",
    .snake = "flip",
    .doc = "Flip: the elements along some axes in reverse order.",
    .family = "movement",
    .spec = "spec/movement/flip.yaml",
    .header = "aclnnop/aclnn_flip.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = flip_params,
    .param_count = sizeof(flip_params) / sizeof(flip_params[0]),
    .types = flip_types,
    .type_count = sizeof(flip_types) / sizeof(flip_types[0]),
    .space = {"self", NULL},
    .formulas = flip_formulas,
    .formula_count = 2,
    .bounds = flip_bounds,
    .bound_count = sizeof(flip_bounds) / sizeof(flip_bounds[0]),
    .requires_ = flip_requires,
    .notes = flip_notes,
    .refusals = flip_refusals,
    .example = flip_example,
    .prepare = prepare_flip,
    .launch = aclnnFlip,
};
