/*
 * Generated from spec/arithmetic/floor_divide.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_floor_divide.h"
#include "client/catalogue.h"

static const ac_entry_type floor_divide_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula floor_divide_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where((self > 0 and other < 0 and self + other < 0) or (self < 0 and other > 0 "
                "and self + other > 0), -1, floor(self / other))",
    },
};

static const ac_entry_bound floor_divide_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const floor_divide_requires[] = {
    NULL,
};

static const char *const floor_divide_notes[] = {
    "An integer divided by 0 gives -1, all bits; the least integer divided by -1 is itself. The "
    "vendor says neither.",
    "Bool is refused here, of which the vendor makes f32, and f64, whose quotients would need "
    "twice its digits.",
    NULL,
};

static const uint64_t floor_divide_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t floor_divide_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t floor_divide_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value floor_divide_example[] = {
    {"self", false, "[7, 1, 0]"},
    {"other", false, "[2, 4, 3]"},
    {"out", true, "[3, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal floor_divide_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self or other has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, other or out has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param floor_divide_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = floor_divide_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the divisor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = floor_divide_other_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the quotient",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = floor_divide_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_floor_divide(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnFloorDivideGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                            args->of[2].tensor, workspace_size, executor);
}

const ac_entry floor_divide_entry = {
    .name = "aclnnFloorDivide",
    .op = "FloorDivide",
    .snake = "floor_divide",
    .doc = "FloorDivide: the quotient of two numbers, rounded down.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/floor_divide.yaml",
    .header = "aclnnop/aclnn_floor_divide.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = floor_divide_params,
    .param_count = sizeof(floor_divide_params) / sizeof(floor_divide_params[0]),
    .types = floor_divide_types,
    .type_count = sizeof(floor_divide_types) / sizeof(floor_divide_types[0]),
    .space = {"self", "other"},
    .formulas = floor_divide_formulas,
    .formula_count = 1,
    .bounds = floor_divide_bounds,
    .bound_count = sizeof(floor_divide_bounds) / sizeof(floor_divide_bounds[0]),
    .requires_ = floor_divide_requires,
    .notes = floor_divide_notes,
    .refusals = floor_divide_refusals,
    .example = floor_divide_example,
    .prepare = prepare_floor_divide,
    .launch = aclnnFloorDivide,
};

static const uint64_t inplace_floor_divide_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_floor_divide_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_floor_divide_example[] = {
    {"selfRef", false, "[7, 1, 0]"},
    {"selfRef", true, "[3, 0, 0]"},
    {"other", false, "[2, 4, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_floor_divide_refusals[] = {
    {161001, "selfRef or other is null"},
    {161002, "selfRef or other has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef or other has a rank above 8"},
    {161002, "selfRef and other do not broadcast together"},
    {161002, "selfRef does not have the shape of the broadcast of selfRef and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_floor_divide_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .result = "T",
        .dtypes = inplace_floor_divide_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the divisor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = inplace_floor_divide_other_dtypes,
    },
};

static aclnnStatus prepare_inplace_floor_divide(const ac_entry_args *args, uint64_t *workspace_size,
                                                aclOpExecutor **executor)
{
    return aclnnInplaceFloorDivideGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                   workspace_size, executor);
}

const ac_entry inplace_floor_divide_entry = {
    .name = "aclnnInplaceFloorDivide",
    .op = "FloorDivide",
    .snake = "inplace_floor_divide",
    .doc = "aclnnFloorDivide in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/floor_divide.yaml",
    .header = "aclnnop/aclnn_floor_divide.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_floor_divide_params,
    .param_count = sizeof(inplace_floor_divide_params) / sizeof(inplace_floor_divide_params[0]),
    .types = floor_divide_types,
    .type_count = sizeof(floor_divide_types) / sizeof(floor_divide_types[0]),
    .space = {"selfRef", "other"},
    .formulas = floor_divide_formulas,
    .formula_count = 1,
    .bounds = floor_divide_bounds,
    .bound_count = sizeof(floor_divide_bounds) / sizeof(floor_divide_bounds[0]),
    .requires_ = floor_divide_requires,
    .notes = floor_divide_notes,
    .refusals = inplace_floor_divide_refusals,
    .example = inplace_floor_divide_example,
    .prepare = prepare_inplace_floor_divide,
    .launch = aclnnInplaceFloorDivide,
};
