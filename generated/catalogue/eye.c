/*
 * Generated from spec/movement/eye.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_eye.h"
#include "client/catalogue.h"

static const ac_entry_type eye_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula eye_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(index(0) == index(1), 1, 0)",
    },
};

static const ac_entry_bound eye_bounds[] = {
    {"out", "exact"},
};

static const char *const eye_requires[] = {
    NULL,
};

static const char *const eye_notes[] = {
    "An out of bool is refused, which the vendor accepts.",
    NULL,
};

static const uint64_t eye_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value eye_example[] = {
    {"n", false, "2"},
    {"m", false, "3"},
    {"out", true, "[[1, 0, 0], [0, 1, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal eye_refusals[] = {
    {161001, "out is null"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "out does not have the rank 2"},
    {161002, "n is not the extent of out along axis 0"},
    {161002, "m is not the extent of out along axis 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param eye_params[] = {
    {
        .name = "n",
        .c_type = "int64_t",
        .doc = "the number of rows",
        .role = AC_ROLE_EXTENT,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "out",
        .extent = 0,
    },
    {
        .name = "m",
        .c_type = "int64_t",
        .doc = "the number of columns",
        .role = AC_ROLE_EXTENT,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "out",
        .extent = 1,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the matrix",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .rank = 2,
        .dtypes = eye_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_eye(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnEyeGetWorkspaceSize(args->of[0].integer, args->of[1].integer, args->of[2].tensor,
                                    workspace_size, executor);
}

const ac_entry eye_entry = {
    .name = "aclnnEye",
    .op = "Eye",
    .snake = "eye",
    .doc = "Eye: a matrix with ones on its diagonal, and zeros elsewhere.",
    .family = "movement",
    .spec = "spec/movement/eye.yaml",
    .header = "aclnnop/aclnn_eye.h",
    .variant = "",
    .by_place = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = eye_params,
    .param_count = sizeof(eye_params) / sizeof(eye_params[0]),
    .types = eye_types,
    .type_count = sizeof(eye_types) / sizeof(eye_types[0]),
    .space = {"out", NULL},
    .formulas = eye_formulas,
    .formula_count = 1,
    .bounds = eye_bounds,
    .bound_count = sizeof(eye_bounds) / sizeof(eye_bounds[0]),
    .requires_ = eye_requires,
    .notes = eye_notes,
    .refusals = eye_refusals,
    .example = eye_example,
    .prepare = prepare_eye,
    .launch = aclnnEye,
};
