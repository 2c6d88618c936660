/*
 * Generated from spec/mathematics/xlog1py.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_xlog1py.h"
#include "client/catalogue.h"

static const ac_entry_type xlog1py_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula xlog1py_formulas[] = {
    {
        .output = "z",
        .when = "",
        .text = "where(x == 0 and y == y, 0, x * log1p(y))",
    },
};

static const ac_entry_bound xlog1py_bounds[] = {
    {"z", "1 ulp"},
};

static const char *const xlog1py_requires[] = {
    NULL,
};

static const char *const xlog1py_notes[] = {
    "The logarithm is accurate also for tiny y; the vendor adds 1 first.",
    NULL,
};

static const uint64_t xlog1py_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t xlog1py_y_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t xlog1py_z_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value xlog1py_example[] = {
    {"x", false, "[0, 1, 1, 2]"},
    {"y", false, "[-1, -1, -2, 0]"},
    {"z", true, "[0, -inf, nan, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal xlog1py_refusals[] = {
    {161001, "x, y or z is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "y or z does not have the dtype of x"},
    {161002, "x, y or z has a rank above 8"},
    {161002, "x and y do not broadcast together"},
    {161002, "z does not have the shape of the broadcast of x and y"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param xlog1py_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the factor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = xlog1py_x_dtypes,
    },
    {
        .name = "y",
        .c_type = "const aclTensor *",
        .doc = "one less than the argument of the logarithm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = xlog1py_y_dtypes,
    },
    {
        .name = "z",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = xlog1py_z_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", "y"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_xlog1py(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnXlog1pyGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                        workspace_size, executor);
}

const ac_entry xlog1py_entry = {
    .name = "aclnnXlog1py",
    .op = "Xlog1py",
    .snake = "xlog1py",
    .doc = "Xlog1py: x * log(1 + y), and 0 where x is 0.",
    .family = "mathematics",
    .spec = "spec/mathematics/xlog1py.yaml",
    .header = "aclnnop/aclnn_xlog1py.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = xlog1py_params,
    .param_count = sizeof(xlog1py_params) / sizeof(xlog1py_params[0]),
    .types = xlog1py_types,
    .type_count = sizeof(xlog1py_types) / sizeof(xlog1py_types[0]),
    .space = {"x", "y"},
    .formulas = xlog1py_formulas,
    .formula_count = 1,
    .bounds = xlog1py_bounds,
    .bound_count = sizeof(xlog1py_bounds) / sizeof(xlog1py_bounds[0]),
    .requires_ = xlog1py_requires,
    .notes = xlog1py_notes,
    .refusals = xlog1py_refusals,
    .example = xlog1py_example,
    .prepare = prepare_xlog1py,
    .launch = aclnnXlog1py,
};
