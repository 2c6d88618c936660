/*
 * Generated from spec/reduction/cumsum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cumsum.h"
#include "client/catalogue.h"

static const ac_entry_type cumsum_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula cumsum_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(self, upto: dim)",
    },
};

static const ac_entry_bound cumsum_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const cumsum_requires[] = {
    NULL,
};

static const char *const cumsum_notes[] = {
    "Sums are within half an ulp of the exact one and a small multiple of 2^-53 of the sum of the"
    " magnitudes, those of f64 of 2^-100.",
    "A float that is converted to an integer is truncated, to at most the end of the range; nan "
    "is 0.",
    "The vendor does not check the dtype of self; here it is a real one that T lists, or bool.",
    "Complex dtypes, which the vendor takes, are refused here.",
    NULL,
};

static const uint64_t cumsum_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64 | AC_SET_BF16 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I64 | AC_SET_BF16 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I64 | AC_SET_BF16 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                AC_SET_I16 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t cumsum_dtype_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t cumsum_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value cumsum_example[] = {
    {"self", false, "[1, 2, -4]"},
    {"dim", false, "0"},
    {"dtype", false, "f32"},
    {"out", true, "[1, 3, -1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cumsum_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "dtype names a dtype that is not listed for it"},
    {161002, "out does not have the dtype that dtype names"},
    {161002, "self or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cumsum_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = cumsum_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis of the lines",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "dtype",
        .c_type = "aclDataType",
        .doc = "the dtype that elements are converted to before they are added",
        .role = AC_ROLE_DTYPE,
        .kind = AC_KIND_DTYPE,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cumsum_dtype_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the sums",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cumsum_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_cumsum(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnCumsumGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].dtype,
                                       args->of[3].tensor, workspace_size, executor);
}

const ac_entry cumsum_entry = {
    .name = "aclnnCumsum",
    .op = "Cumsum",
    .snake = "cumsum",
    .doc = "Cumsum: the sums of the elements up to each, along an axis, in the dtype that is "
           "named.",
    .family = "reduction",
    .spec = "spec/reduction/cumsum.yaml",
    .header = "aclnnop/aclnn_cumsum.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = cumsum_params,
    .param_count = sizeof(cumsum_params) / sizeof(cumsum_params[0]),
    .types = cumsum_types,
    .type_count = sizeof(cumsum_types) / sizeof(cumsum_types[0]),
    .space = {"self", NULL},
    .formulas = cumsum_formulas,
    .formula_count = 1,
    .bounds = cumsum_bounds,
    .bound_count = sizeof(cumsum_bounds) / sizeof(cumsum_bounds[0]),
    .requires_ = cumsum_requires,
    .notes = cumsum_notes,
    .refusals = cumsum_refusals,
    .example = cumsum_example,
    .prepare = prepare_cumsum,
    .launch = aclnnCumsum,
};
