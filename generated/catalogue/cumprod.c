/*
 * Generated from spec/reduction/cumprod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cumprod.h"
#include "client/catalogue.h"

static const ac_entry_type cumprod_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula cumprod_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "prod(input, upto: dim)",
    },
};

static const ac_entry_bound cumprod_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const cumprod_requires[] = {
    NULL,
};

static const char *const cumprod_notes[] = {
    "Products of floats are within half an ulp of the exact one and a few parts in 2^53; one that"
    " leaves the range of f64 stays infinite, or 0.",
    "A float that is converted to an integer is truncated, to at most the end of the range; nan "
    "is 0.",
    "The dtype has to be named; the vendor takes that of out where it is undefined. An out that "
    "is null is refused with 161001.",
    NULL,
};

static const uint64_t cumprod_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 |
                        AC_SET_U64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t cumprod_dtype_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 |
                        AC_SET_U64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t cumprod_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 |
                        AC_SET_U64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* clang-format off */
static const ac_entry_value cumprod_example[] = {
    {"input", false, "[1, 2, -4]"},
    {"dim", false, "0"},
    {"dtype", false, "f32"},
    {"out", true, "[1, 2, -8]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cumprod_refusals[] = {
    {161001, "input, dim or out is null"},
    {161002, "input has a dtype that is not listed for it"},
    {161002, "dtype names a dtype that is not listed for it"},
    {161002, "dim has another dtype than i32 or i64"},
    {161002, "out does not have the dtype that dtype names"},
    {161002, "input or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of input, or 1 at rank 0"},
    {161002, "out does not have the shape of input"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cumprod_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = cumprod_input_dtypes,
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
    {
        .name = "dtype",
        .c_type = "aclDataType",
        .doc = "the dtype that elements are converted to before they are multiplied",
        .role = AC_ROLE_DTYPE,
        .kind = AC_KIND_DTYPE,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cumprod_dtype_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the products",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cumprod_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_cumprod(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnCumprodGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, args->of[2].dtype,
                                        args->of[3].tensor, workspace_size, executor);
}

const ac_entry cumprod_entry = {
    .name = "aclnnCumprod",
    .op = "Cumprod",
    .snake = "cumprod",
    .doc = "Cumprod: the products of the elements up to each, along an axis, in the dtype that is"
           " named.",
    .family = "reduction",
    .spec = "spec/reduction/cumprod.yaml",
    .header = "aclnnop/aclnn_cumprod.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = cumprod_params,
    .param_count = sizeof(cumprod_params) / sizeof(cumprod_params[0]),
    .types = cumprod_types,
    .type_count = sizeof(cumprod_types) / sizeof(cumprod_types[0]),
    .space = {"input", NULL},
    .formulas = cumprod_formulas,
    .formula_count = 1,
    .bounds = cumprod_bounds,
    .bound_count = sizeof(cumprod_bounds) / sizeof(cumprod_bounds[0]),
    .requires_ = cumprod_requires,
    .notes = cumprod_notes,
    .refusals = cumprod_refusals,
    .example = cumprod_example,
    .prepare = prepare_cumprod,
    .launch = aclnnCumprod,
};
