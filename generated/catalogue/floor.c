/*
 * Generated from spec/mathematics/floor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_floor.h"
#include "client/catalogue.h"

static const ac_entry_type floor_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula floor_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "floor(self)",
    },
};

static const ac_entry_bound floor_bounds[] = {
    {"out", "exact"},
};

static const char *const floor_requires[] = {
    NULL,
};

static const char *const floor_notes[] = {
    "Integers stay as they are.",
    NULL,
};

static const uint64_t floor_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                     AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                      AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                        AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                     AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t floor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                     AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                      AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                        AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                     AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value floor_example[] = {
    {"self", false, "[-7, 0, 3]"},
    {"out", true, "[-7, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal floor_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param floor_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = floor_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = floor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_floor(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnFloorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                      executor);
}

const ac_entry floor_entry = {
    .name = "aclnnFloor",
    .op = "Floor",
    .snake = "floor",
    .doc = "Floor: the greatest integer not above self.",
    .family = "mathematics",
    .spec = "spec/mathematics/floor.yaml",
    .header = "aclnnop/aclnn_floor.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = floor_params,
    .param_count = sizeof(floor_params) / sizeof(floor_params[0]),
    .types = floor_types,
    .type_count = sizeof(floor_types) / sizeof(floor_types[0]),
    .space = {"self", NULL},
    .formulas = floor_formulas,
    .formula_count = 1,
    .bounds = floor_bounds,
    .bound_count = sizeof(floor_bounds) / sizeof(floor_bounds[0]),
    .requires_ = floor_requires,
    .notes = floor_notes,
    .refusals = floor_refusals,
    .example = floor_example,
    .prepare = prepare_floor,
    .launch = aclnnFloor,
};

static const uint64_t inplace_floor_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                     AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                      AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                        AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                     AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U64 | AC_SET_U32 |
                AC_SET_U16 | AC_SET_U8 | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_floor_example[] = {
    {"selfRef", false, "[-7, 0, 3]"},
    {"selfRef", true, "[-7, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_floor_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_floor_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_floor_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_floor(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInplaceFloorGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_floor_entry = {
    .name = "aclnnInplaceFloor",
    .op = "Floor",
    .snake = "inplace_floor",
    .doc = "aclnnFloor in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/floor.yaml",
    .header = "aclnnop/aclnn_floor.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_floor_params,
    .param_count = sizeof(inplace_floor_params) / sizeof(inplace_floor_params[0]),
    .types = floor_types,
    .type_count = sizeof(floor_types) / sizeof(floor_types[0]),
    .space = {"selfRef", NULL},
    .formulas = floor_formulas,
    .formula_count = 1,
    .bounds = floor_bounds,
    .bound_count = sizeof(floor_bounds) / sizeof(floor_bounds[0]),
    .requires_ = floor_requires,
    .notes = floor_notes,
    .refusals = inplace_floor_refusals,
    .example = inplace_floor_example,
    .prepare = prepare_inplace_floor,
    .launch = aclnnInplaceFloor,
};
