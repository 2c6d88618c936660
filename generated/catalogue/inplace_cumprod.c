/*
 * Generated from spec/reduction/inplace_cumprod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cumprod.h"
#include "client/catalogue.h"

static const ac_entry_type inplace_cumprod_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula inplace_cumprod_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "prod(self, upto: dim)",
    },
};

static const ac_entry_bound inplace_cumprod_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const inplace_cumprod_requires[] = {
    NULL,
};

static const char *const inplace_cumprod_notes[] = {
    "Products of floats are within half an ulp of the exact one and a few parts in 2^53; one that"
    " leaves the range of f64 stays infinite, or 0.",
    NULL,
};

static const uint64_t inplace_cumprod_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 |
                        AC_SET_U64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* clang-format off */
static const ac_entry_value inplace_cumprod_example[] = {
    {"input", false, "[1, 2, -4]"},
    {"input", true, "[1, 2, -8]"},
    {"dim", false, "0"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_cumprod_refusals[] = {
    {161001, "input or dim is null"},
    {161002, "input has a dtype that is not listed for it"},
    {161002, "dim has another dtype than i32 or i64"},
    {161002, "input has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of input, or 1 at rank 0"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_cumprod_params[] = {
    {
        .name = "input",
        .c_type = "aclTensor *",
        .doc = "the elements",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_cumprod_input_dtypes,
    },
    {
        .name = "dim",
        .c_type = "const aclScalar *",
        .doc = "the axis of the lines",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_AXIS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "input",
    },
};

static aclnnStatus prepare_inplace_cumprod(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnInplaceCumprodGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                               workspace_size, executor);
}

const ac_entry inplace_cumprod_entry = {
    .name = "aclnnInplaceCumprod",
    .op = "InplaceCumprod",
    .snake = "inplace_cumprod",
    .doc = "InplaceCumprod: every element becomes the product of those up to it, along an axis.",
    .family = "reduction",
    .spec = "spec/reduction/inplace_cumprod.yaml",
    .header = "aclnnop/aclnn_cumprod.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = inplace_cumprod_params,
    .param_count = sizeof(inplace_cumprod_params) / sizeof(inplace_cumprod_params[0]),
    .types = inplace_cumprod_types,
    .type_count = sizeof(inplace_cumprod_types) / sizeof(inplace_cumprod_types[0]),
    .space = {"input", NULL},
    .formulas = inplace_cumprod_formulas,
    .formula_count = 1,
    .bounds = inplace_cumprod_bounds,
    .bound_count = sizeof(inplace_cumprod_bounds) / sizeof(inplace_cumprod_bounds[0]),
    .requires_ = inplace_cumprod_requires,
    .notes = inplace_cumprod_notes,
    .refusals = inplace_cumprod_refusals,
    .example = inplace_cumprod_example,
    .prepare = prepare_inplace_cumprod,
    .launch = aclnnInplaceCumprod,
};
