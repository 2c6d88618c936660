/*
 * Generated from spec/movement/arange.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_arange.h"
#include "client/catalogue.h"

static const ac_entry_type arange_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula arange_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "start + index(all) * step",
    },
};

static const ac_entry_bound arange_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const arange_requires[] = {
    "step > 0 or step < 0",
    "not (step > 0 and start > end)",
    "not (step < 0 and start < end)",
    NULL,
};

static const char *const arange_notes[] = {
    "The number of elements of out is not compared with what lies between start and end, as in "
    "the vendor's checks; its caller makes it.",
    "Scalars are converted to the dtype of out before anything else, those for f16 and bf16 to "
    "f32.",
    NULL,
};

static const uint64_t arange_start_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t arange_end_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t arange_step_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t arange_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value arange_example[] = {
    {"start", false, "0"},
    {"end", false, "4"},
    {"step", false, "1"},
    {"out", true, "[0, 1, 2, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal arange_refusals[] = {
    {161001, "start, end, step or out is null"},
    {161002, "start, end, step or out has a dtype that is not listed for it"},
    {161002, "out has a rank above 8"},
    {161002, "step > 0 or step < 0 does not hold"},
    {161002, "not (step > 0 and start > end) does not hold"},
    {161002, "not (step < 0 and start < end) does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param arange_params[] = {
    {
        .name = "start",
        .c_type = "const aclScalar *",
        .doc = "the first number",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = arange_start_dtypes,
    },
    {
        .name = "end",
        .c_type = "const aclScalar *",
        .doc = "the number that is not reached",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = arange_end_dtypes,
    },
    {
        .name = "step",
        .c_type = "const aclScalar *",
        .doc = "the distance of two numbers, which may be below 0",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = arange_step_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the numbers, as many as there is room for",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = arange_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_arange(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnArangeGetWorkspaceSize(args->of[0].scalar, args->of[1].scalar, args->of[2].scalar,
                                       args->of[3].tensor, workspace_size, executor);
}

const ac_entry arange_entry = {
    .name = "aclnnArange",
    .op = "Arange",
    .snake = "arange",
    .doc = "Arange: numbers from a start on, at equal distances.",
    .family = "movement",
    .spec = "spec/movement/arange.yaml",
    .header = "aclnnop/aclnn_arange.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = arange_params,
    .param_count = sizeof(arange_params) / sizeof(arange_params[0]),
    .types = arange_types,
    .type_count = sizeof(arange_types) / sizeof(arange_types[0]),
    .space = {"out", NULL},
    .formulas = arange_formulas,
    .formula_count = 1,
    .bounds = arange_bounds,
    .bound_count = sizeof(arange_bounds) / sizeof(arange_bounds[0]),
    .requires_ = arange_requires,
    .notes = arange_notes,
    .refusals = arange_refusals,
    .example = arange_example,
    .prepare = prepare_arange,
    .launch = aclnnArange,
};
