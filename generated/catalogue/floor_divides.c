/*
 * Generated from spec/arithmetic/floor_divides.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_floor_divide.h"
#include "client/catalogue.h"

static const ac_entry_type floor_divides_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"T", "with_scalar", {"A", "other"}, NULL, 0, NULL},
};

static const ac_entry_formula floor_divides_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where((self > 0 and other < 0 and self + other < 0) or (self < 0 and other > 0 "
                "and self + other > 0), -1, floor(self / other))",
    },
};

static const ac_entry_bound floor_divides_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const floor_divides_requires[] = {
    NULL,
};

static const char *const floor_divides_notes[] = {
    "An integer divided by 0 gives -1, all bits; the least integer divided by -1 is itself. The "
    "vendor says neither.",
    "16-bit results are rounded once, from f32. Outside ascend950 the vendor promotes the scalar "
    "as a tensor.",
    "Bool is refused here, of which the vendor makes f32, and f64, whose quotients would need "
    "twice its digits.",
    NULL,
};

static const uint64_t floor_divides_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t floor_divides_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
};

static const uint64_t floor_divides_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value floor_divides_example[] = {
    {"self", false, "[7, 1, 0]"},
    {"other", false, "2"},
    {"out", true, "[3, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal floor_divides_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self or other has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param floor_divides_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = floor_divides_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclScalar *",
        .doc = "the divisor",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = floor_divides_other_dtypes,
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
        .dtypes = floor_divides_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_floor_divides(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnFloorDividesGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                             args->of[2].tensor, workspace_size, executor);
}

const ac_entry floor_divides_entry = {
    .name = "aclnnFloorDivides",
    .op = "FloorDivides",
    .snake = "floor_divides",
    .doc = "FloorDivides: the quotient of a tensor and a scalar, rounded down.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/floor_divides.yaml",
    .header = "aclnnop/aclnn_floor_divide.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = floor_divides_params,
    .param_count = sizeof(floor_divides_params) / sizeof(floor_divides_params[0]),
    .types = floor_divides_types,
    .type_count = sizeof(floor_divides_types) / sizeof(floor_divides_types[0]),
    .space = {"self", NULL},
    .formulas = floor_divides_formulas,
    .formula_count = 1,
    .bounds = floor_divides_bounds,
    .bound_count = sizeof(floor_divides_bounds) / sizeof(floor_divides_bounds[0]),
    .requires_ = floor_divides_requires,
    .notes = floor_divides_notes,
    .refusals = floor_divides_refusals,
    .example = floor_divides_example,
    .prepare = prepare_floor_divides,
    .launch = aclnnFloorDivides,
};

static const uint64_t inplace_floor_divides_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_floor_divides_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
};

/* clang-format off */
static const ac_entry_value inplace_floor_divides_example[] = {
    {"selfRef", false, "[7, 1, 0]"},
    {"selfRef", true, "[3, 0, 0]"},
    {"other", false, "2"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_floor_divides_refusals[] = {
    {161001, "selfRef or other is null"},
    {161002, "selfRef or other has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_floor_divides_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .result = "T",
        .dtypes = inplace_floor_divides_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclScalar *",
        .doc = "the divisor",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_floor_divides_other_dtypes,
    },
};

static aclnnStatus prepare_inplace_floor_divides(const ac_entry_args *args,
                                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    return aclnnInplaceFloorDividesGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                    workspace_size, executor);
}

const ac_entry inplace_floor_divides_entry = {
    .name = "aclnnInplaceFloorDivides",
    .op = "FloorDivides",
    .snake = "inplace_floor_divides",
    .doc = "aclnnFloorDivides in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/floor_divides.yaml",
    .header = "aclnnop/aclnn_floor_divide.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_floor_divides_params,
    .param_count = sizeof(inplace_floor_divides_params) / sizeof(inplace_floor_divides_params[0]),
    .types = floor_divides_types,
    .type_count = sizeof(floor_divides_types) / sizeof(floor_divides_types[0]),
    .space = {"selfRef", NULL},
    .formulas = floor_divides_formulas,
    .formula_count = 1,
    .bounds = floor_divides_bounds,
    .bound_count = sizeof(floor_divides_bounds) / sizeof(floor_divides_bounds[0]),
    .requires_ = floor_divides_requires,
    .notes = floor_divides_notes,
    .refusals = inplace_floor_divides_refusals,
    .example = inplace_floor_divides_example,
    .prepare = prepare_inplace_floor_divides,
    .launch = aclnnInplaceFloorDivides,
};
