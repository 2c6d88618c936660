/*
 * Generated from spec/conversion/complex.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_complex.h"
#include "client/catalogue.h"

static const ac_entry_type complex_types[] = {
    {"R", "", {NULL}, NULL, 0, NULL},
    {"T", "complex", {"R"}, NULL, 0, NULL},
};

static const ac_entry_formula complex_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "cartesian(real, imag)",
    },
};

static const ac_entry_bound complex_bounds[] = {
    {"out", "exact"},
};

static const char *const complex_requires[] = {
    NULL,
};

static const char *const complex_notes[] = {
    "f16, of which the vendor makes c32, is refused here.",
    "With an empty input the vendor succeeds before it looks at any dtype or shape; here the "
    "checks come first.",
    "The vendor refuses storage formats that differ or are private on ascend950; here every plain"
    " format is taken.",
    NULL,
};

/* clang-format off */
static const uint64_t complex_real_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};
/* clang-format on */

/* clang-format off */
static const uint64_t complex_imag_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};
/* clang-format on */

/* clang-format off */
static const uint64_t complex_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_C64 | AC_SET_C128,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal complex_refusals[] = {
    {161001, "real, imag or out is null"},
    {161002, "real has a dtype that is not listed for it"},
    {161002, "imag does not have the dtype of real"},
    {161002, "out does not have the dtype of the complex dtype of real"},
    {161002, "real, imag or out has a rank above 8"},
    {161002, "real and imag do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of real and imag"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param complex_params[] = {
    {
        .name = "real",
        .c_type = "const aclTensor *",
        .doc = "the real parts",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = complex_real_dtypes,
    },
    {
        .name = "imag",
        .c_type = "const aclTensor *",
        .doc = "the imaginary parts",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = complex_imag_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the complex numbers",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = complex_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"real", "imag"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_complex(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnComplexGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                        workspace_size, executor);
}

const ac_entry complex_entry = {
    .name = "aclnnComplex",
    .op = "Complex",
    .snake = "complex",
    .doc = "Complex: complex numbers of their real and imaginary parts.",
    .family = "conversion",
    .spec = "spec/conversion/complex.yaml",
    .header = "aclnnop/aclnn_complex.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = complex_params,
    .param_count = sizeof(complex_params) / sizeof(complex_params[0]),
    .types = complex_types,
    .type_count = sizeof(complex_types) / sizeof(complex_types[0]),
    .space = {"real", "imag"},
    .formulas = complex_formulas,
    .formula_count = 1,
    .bounds = complex_bounds,
    .bound_count = sizeof(complex_bounds) / sizeof(complex_bounds[0]),
    .requires_ = complex_requires,
    .notes = complex_notes,
    .refusals = complex_refusals,
    .prepare = prepare_complex,
    .launch = aclnnComplex,
};
