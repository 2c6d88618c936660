/*
 * Generated from spec/movement/permute.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_permute.h"
#include "client/catalogue.h"

static const ac_entry_type permute_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula permute_formulas[] = {
    {
        .output = "turned",
        .when = "",
        .text = "permuted(dims) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "turned",
    },
};

static const ac_entry_bound permute_bounds[] = {
    {"out", "exact"},
};

static const char *const permute_requires[] = {
    NULL,
};

static const char *const permute_notes[] = {
    "Elements are copied bit by bit, those of a nan too. Floats of 8 bits are refused.",
    "An out with elements beside an empty self is refused with 161002; the vendor answers 561103.",
    NULL,
};

static const uint64_t permute_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U64 | AC_SET_I64 | AC_SET_U32 |
                     AC_SET_I32 | AC_SET_U16 | AC_SET_I16 | AC_SET_U8 | AC_SET_I8 | AC_SET_BOOL |
                     AC_SET_C64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_I64 |
                      AC_SET_U32 | AC_SET_I32 | AC_SET_U16 | AC_SET_I16 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 |
                        AC_SET_I64 | AC_SET_U32 | AC_SET_I32 | AC_SET_U16 | AC_SET_I16 | AC_SET_U8 |
                        AC_SET_I8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_I64 |
                     AC_SET_U32 | AC_SET_I32 | AC_SET_U16 | AC_SET_I16 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U64 | AC_SET_I64 | AC_SET_U32 |
                AC_SET_I32 | AC_SET_U16 | AC_SET_I16 | AC_SET_U8 | AC_SET_I8 | AC_SET_BOOL |
                AC_SET_C64 | AC_SET_BF16 | AC_SET_C128,
};

static const uint64_t permute_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U64 | AC_SET_I64 | AC_SET_U32 |
                     AC_SET_I32 | AC_SET_U16 | AC_SET_I16 | AC_SET_U8 | AC_SET_I8 | AC_SET_BOOL |
                     AC_SET_C64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_I64 |
                      AC_SET_U32 | AC_SET_I32 | AC_SET_U16 | AC_SET_I16 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 |
                        AC_SET_I64 | AC_SET_U32 | AC_SET_I32 | AC_SET_U16 | AC_SET_I16 | AC_SET_U8 |
                        AC_SET_I8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_I64 |
                     AC_SET_U32 | AC_SET_I32 | AC_SET_U16 | AC_SET_I16 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U64 | AC_SET_I64 | AC_SET_U32 |
                AC_SET_I32 | AC_SET_U16 | AC_SET_I16 | AC_SET_U8 | AC_SET_I8 | AC_SET_BOOL |
                AC_SET_C64 | AC_SET_BF16 | AC_SET_C128,
};

static const ac_entry_cut permute_self_cuts[] = {
    {
        .part = "turned",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_PERMUTED,
        .args = {"dims"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value permute_example[] = {
    {"self", false, "[[1, 2, 3], [4, 5, 6]]"},
    {"dims", false, "[1, 0]"},
    {"out", true, "[[1, 4], [2, 5], [3, 6]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal permute_refusals[] = {
    {161001, "self, dims or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of dims is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "dims has not as many values as self has axes"},
    {161002, "out does not have the shape of self as permuted(dims)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param permute_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = permute_self_dtypes,
        .cuts = permute_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "dims",
        .c_type = "const aclIntArray *",
        .doc = "for each axis of the output the axis of the input that it is",
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
        .dtypes = permute_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_permute(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnPermuteGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                        args->of[2].tensor, workspace_size, executor);
}

const ac_entry permute_entry = {
    .name = "aclnnPermute",
    .op = "Permute",
    .snake = "permute",
    .doc = "Permute: the axes of a tensor in another order.",
    .family = "movement",
    .spec = "spec/movement/permute.yaml",
    .header = "aclnnop/aclnn_permute.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = permute_params,
    .param_count = sizeof(permute_params) / sizeof(permute_params[0]),
    .types = permute_types,
    .type_count = sizeof(permute_types) / sizeof(permute_types[0]),
    .space = {"self", NULL},
    .formulas = permute_formulas,
    .formula_count = 2,
    .bounds = permute_bounds,
    .bound_count = sizeof(permute_bounds) / sizeof(permute_bounds[0]),
    .requires_ = permute_requires,
    .notes = permute_notes,
    .refusals = permute_refusals,
    .example = permute_example,
    .prepare = prepare_permute,
    .launch = aclnnPermute,
};
