/*
 * Generated from spec/conversion/real.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_real.h"
#include "client/catalogue.h"

static const ac_entry_type real_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula real_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self",
    },
};

static const ac_entry_bound real_bounds[] = {
    {"out", "exact"},
};

static const char *const real_requires[] = {
    NULL,
};

static const char *const real_notes[] = {
    "The vendor wants out to have the dtype of a part, and that of self if it is real; here it "
    "has any of those listed.",
    "c32, which the vendor takes, is refused here.",
    NULL,
};

static const uint64_t real_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_C64 | AC_SET_C128 | AC_SET_F32 | AC_SET_F16,
};

static const uint64_t real_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16,
};

/* clang-format off */
static const ac_entry_refusal real_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param real_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = real_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "their real parts",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .converts = true,
        .dtypes = real_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_real(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnRealGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry real_entry = {
    .name = "aclnnReal",
    .op = "Real",
    .snake = "real",
    .doc = "Real: the real part of each number.",
    .family = "conversion",
    .spec = "spec/conversion/real.yaml",
    .header = "aclnnop/aclnn_real.h",
    .variant = "",
    .on =
        {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = real_params,
    .param_count = sizeof(real_params) / sizeof(real_params[0]),
    .types = real_types,
    .type_count = sizeof(real_types) / sizeof(real_types[0]),
    .space = {"self", NULL},
    .formulas = real_formulas,
    .formula_count = 1,
    .bounds = real_bounds,
    .bound_count = sizeof(real_bounds) / sizeof(real_bounds[0]),
    .requires_ = real_requires,
    .notes = real_notes,
    .refusals = real_refusals,
    .prepare = prepare_real,
    .launch = aclnnReal,
};
