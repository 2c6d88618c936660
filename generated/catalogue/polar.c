/*
 * Generated from spec/mathematics/polar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_polar.h"
#include "client/catalogue.h"

static const ac_entry_type polar_types[] = {
    {"R", "", {NULL}, NULL, 0, NULL},
    {"T", "complex", {"R"}, NULL, 0, NULL},
};

static const ac_entry_formula polar_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "polar(input, angle)",
    },
};

static const ac_entry_bound polar_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const polar_requires[] = {
    NULL,
};

static const char *const polar_notes[] = {
    "A magnitude below 0 stays as it is, although the vendor's documentation speaks of an "
    "absolute value.",
    "The vendor looks at the dtype of out before that of angle.",
    "The vendor refuses storage formats that differ or are private on ascend950; here every plain"
    " format is taken.",
    NULL,
};

/* clang-format off */
static const uint64_t polar_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t polar_angle_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t polar_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_C64,
    [AC_ASCEND310P] = AC_SET_C64,
    [AC_ASCEND950] = AC_SET_C64,
    [AC_HOST] = AC_SET_C64,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal polar_refusals[] = {
    {161001, "input, angle or out is null"},
    {161002, "input has a dtype that is not listed for it"},
    {161002, "angle does not have the dtype of input"},
    {161002, "out does not have the dtype of the complex dtype of input"},
    {161002, "input, angle or out has a rank above 8"},
    {161002, "input and angle do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of input and angle"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param polar_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the magnitudes",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = polar_input_dtypes,
    },
    {
        .name = "angle",
        .c_type = "const aclTensor *",
        .doc = "the angles, in radians",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = polar_angle_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the complex numbers",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = polar_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", "angle"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_polar(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnPolarGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                      workspace_size, executor);
}

const ac_entry polar_entry = {
    .name = "aclnnPolar",
    .op = "Polar",
    .snake = "polar",
    .doc = "Polar: complex numbers of their magnitudes and angles.",
    .family = "mathematics",
    .spec = "spec/mathematics/polar.yaml",
    .header = "aclnnop/aclnn_polar.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = polar_params,
    .param_count = sizeof(polar_params) / sizeof(polar_params[0]),
    .types = polar_types,
    .type_count = sizeof(polar_types) / sizeof(polar_types[0]),
    .space = {"input", "angle"},
    .formulas = polar_formulas,
    .formula_count = 1,
    .bounds = polar_bounds,
    .bound_count = sizeof(polar_bounds) / sizeof(polar_bounds[0]),
    .requires_ = polar_requires,
    .notes = polar_notes,
    .refusals = polar_refusals,
    .prepare = prepare_polar,
    .launch = aclnnPolar,
};
