/*
 * Generated from spec/movement/cat.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cat.h"
#include "client/catalogue.h"

static const ac_entry_type cat_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula cat_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "tensors",
    },
};

static const ac_entry_bound cat_bounds[] = {
    {"out", "exact"},
};

static const char *const cat_requires[] = {
    NULL,
};

static const char *const cat_notes[] = {
    "All tensors have one dtype here. The vendor promotes tensors of different dtypes and "
    "converts the result to that of out.",
    "A tensor of the shape [0] adds nothing, whatever its dtype and the rank of the others.",
    "Where nothing is left to join, out may have any shape, but has to be there and to have one "
    "of the dtypes.",
    NULL,
};

static const uint64_t cat_tensors_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BF16 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BF16 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_BF16 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_U16 |
                AC_SET_U32 | AC_SET_U64,
};

static const uint64_t cat_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BF16 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BF16 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_BF16 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_U16 |
                AC_SET_U32 | AC_SET_U64,
};

/* clang-format off */
static const ac_entry_value cat_example[] = {
    {"tensors", false, "[[1, 0], [1]]"},
    {"dim", false, "0"},
    {"out", true, "[1, 0, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cat_refusals[] = {
    {161001, "tensors is null, or a tensor in it"},
    {161001, "out is null"},
    {161002, "a tensor of tensors has a dtype that is not listed for it, or another than those before it"},
    {161002, "out does not have the dtype of the tensors of tensors"},
    {161002, "a tensor of tensors has a rank above 8"},
    {161002, "out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of the tensors of tensors"},
    {161002, "a tensor of tensors has another shape than those before it, but for the extent along dim"},
    {161002, "out does not have the shape of tensors as joined(dim), which is not empty; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cat_params[] = {
    {
        .name = "tensors",
        .c_type = "const aclTensorList *",
        .doc = "the inputs",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSORS,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cat_tensors_dtypes,
        .list = AC_LIST_JOINED,
        .list_args = {"dim", NULL},
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that they are joined along",
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
        .dtypes = cat_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"tensors", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_cat(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnCatGetWorkspaceSize(args->of[0].tensors, args->of[1].integer, args->of[2].tensor,
                                    workspace_size, executor);
}

const ac_entry cat_entry = {
    .name = "aclnnCat",
    .op = "Cat",
    .snake = "cat",
    .doc = "Cat: tensors one behind the other along an axis.",
    .family = "movement",
    .spec = "spec/movement/cat.yaml",
    .header = "aclnnop/aclnn_cat.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = cat_params,
    .param_count = sizeof(cat_params) / sizeof(cat_params[0]),
    .types = cat_types,
    .type_count = sizeof(cat_types) / sizeof(cat_types[0]),
    .space = {"tensors", NULL},
    .formulas = cat_formulas,
    .formula_count = 1,
    .bounds = cat_bounds,
    .bound_count = sizeof(cat_bounds) / sizeof(cat_bounds[0]),
    .requires_ = cat_requires,
    .notes = cat_notes,
    .refusals = cat_refusals,
    .example = cat_example,
    .prepare = prepare_cat,
    .launch = aclnnCat,
};
