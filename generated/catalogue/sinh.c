/*
 * Generated from spec/mathematics/sinh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_sinh.h"
#include "client/catalogue.h"

static const ac_entry_type sinh_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula sinh_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sinh(self)",
    },
};

static const ac_entry_bound sinh_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const sinh_requires[] = {
    NULL,
};

static const char *const sinh_notes[] = {
    "Integers and bool are computed in f32 and then converted; the vendor converts them to the "
    "dtype of out first.",
    "The vendor does not ask whether the result converts to the dtype of out; here a complex one "
    "is refused where out is real.",
    NULL,
};

static const uint64_t sinh_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t sinh_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value sinh_example[] = {
    {"self", false, "[0, 0, 1, inf, -inf, nan]"},
    {"out", true, "[0, 0, 1.1752011936438014, inf, -inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal sinh_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param sinh_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = sinh_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = sinh_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_sinh(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnSinhGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry sinh_entry = {
    .name = "aclnnSinh",
    .op = "Sinh",
    .snake = "sinh",
    .doc = "Sinh: half the difference of e to the power self and e to the power -self.",
    .family = "mathematics",
    .spec = "spec/mathematics/sinh.yaml",
    .header = "aclnnop/aclnn_sinh.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = sinh_params,
    .param_count = sizeof(sinh_params) / sizeof(sinh_params[0]),
    .types = sinh_types,
    .type_count = sizeof(sinh_types) / sizeof(sinh_types[0]),
    .space = {"self", NULL},
    .formulas = sinh_formulas,
    .formula_count = 1,
    .bounds = sinh_bounds,
    .bound_count = sizeof(sinh_bounds) / sizeof(sinh_bounds[0]),
    .requires_ = sinh_requires,
    .notes = sinh_notes,
    .refusals = sinh_refusals,
    .example = sinh_example,
    .prepare = prepare_sinh,
    .launch = aclnnSinh,
};

static const uint64_t inplace_sinh_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_sinh_example[] = {
    {"selfRef", false, "[0, 0, 1, inf, -inf, nan]"},
    {"selfRef", true, "[0, 0, 1.1752011936438014, inf, -inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_sinh_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_sinh_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_sinh_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_sinh(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceSinhGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_sinh_entry = {
    .name = "aclnnInplaceSinh",
    .op = "Sinh",
    .snake = "inplace_sinh",
    .doc = "aclnnSinh in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/sinh.yaml",
    .header = "aclnnop/aclnn_sinh.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = inplace_sinh_params,
    .param_count = sizeof(inplace_sinh_params) / sizeof(inplace_sinh_params[0]),
    .types = sinh_types,
    .type_count = sizeof(sinh_types) / sizeof(sinh_types[0]),
    .space = {"selfRef", NULL},
    .formulas = sinh_formulas,
    .formula_count = 1,
    .bounds = sinh_bounds,
    .bound_count = sizeof(sinh_bounds) / sizeof(sinh_bounds[0]),
    .requires_ = sinh_requires,
    .notes = sinh_notes,
    .refusals = inplace_sinh_refusals,
    .example = inplace_sinh_example,
    .prepare = prepare_inplace_sinh,
    .launch = aclnnInplaceSinh,
};
