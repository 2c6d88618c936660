/*
 * Generated from spec/movement/range.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_range.h"
#include "client/catalogue.h"

static const ac_entry_type range_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula range_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "start + index(all) * step",
    },
};

static const ac_entry_bound range_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const range_requires[] = {
    "step > 0 or step < 0",
    "not (step > 0 and start > end)",
    "not (step < 0 and start < end)",
    NULL,
};

static const char *const range_notes[] = {
    "The number of elements of out is not compared with what lies between start and end, as in "
    "the vendor's checks; its caller makes it.",
    "Scalars are converted to the dtype of out before anything else, those for f16 and bf16 to "
    "f32.",
    "An argument that is null is refused with 161001, as the vendor documents, and an out of rank"
    " 0 is accepted.",
    NULL,
};

static const uint64_t range_start_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t range_end_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t range_step_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t range_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value range_example[] = {
    {"start", false, "1"},
    {"end", false, "4"},
    {"step", false, "1"},
    {"out", true, "[1, 2, 3, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal range_refusals[] = {
    {161001, "start, end, step or out is null"},
    {161002, "start, end, step or out has a dtype that is not listed for it"},
    {161002, "out has a rank above 8"},
    {161002, "step > 0 or step < 0 does not hold"},
    {161002, "not (step > 0 and start > end) does not hold"},
    {161002, "not (step < 0 and start < end) does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param range_params[] = {
    {
        .name = "start",
        .c_type = "const aclScalar *",
        .doc = "the first number",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = range_start_dtypes,
    },
    {
        .name = "end",
        .c_type = "const aclScalar *",
        .doc = "the number that is not passed",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = range_end_dtypes,
    },
    {
        .name = "step",
        .c_type = "const aclScalar *",
        .doc = "the distance of two numbers, which may be below 0",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = range_step_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the numbers, as many as there is room for",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = range_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_range(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnRangeGetWorkspaceSize(args->of[0].scalar, args->of[1].scalar, args->of[2].scalar,
                                      args->of[3].tensor, workspace_size, executor);
}

const ac_entry range_entry = {
    .name = "aclnnRange",
    .op = "Range",
    .snake = "range",
    .doc = "Range: numbers from a start on, at equal distances, the end among them where it is "
           "met.",
    .family = "movement",
    .spec = "spec/movement/range.yaml",
    .header = "aclnnop/aclnn_range.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = range_params,
    .param_count = sizeof(range_params) / sizeof(range_params[0]),
    .types = range_types,
    .type_count = sizeof(range_types) / sizeof(range_types[0]),
    .space = {"out", NULL},
    .formulas = range_formulas,
    .formula_count = 1,
    .bounds = range_bounds,
    .bound_count = sizeof(range_bounds) / sizeof(range_bounds[0]),
    .requires_ = range_requires,
    .notes = range_notes,
    .refusals = range_refusals,
    .example = range_example,
    .prepare = prepare_range,
    .launch = aclnnRange,
};
