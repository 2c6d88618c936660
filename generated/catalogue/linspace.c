/*
 * Generated from spec/movement/linspace.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_linspace.h"
#include "client/catalogue.h"

static const ac_entry_type linspace_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula linspace_formulas[] = {
    {
        .output = "last",
        .when = "",
        .text = "steps - 1",
    },
    {
        .output = "left",
        .when = "",
        .text = "last - index(all)",
    },
    {
        .output = "joined",
        .when = "",
        .text = "(start * left + end * index(all)) / last",
    },
    {
        .output = "apart",
        .when = "",
        .text = "start * (left / last) + end * (index(all) / last)",
    },
    {
        .output = "between",
        .when = "",
        .text = "where(max(abs(start), abs(end)) < 1e30, joined, apart)",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(index(all) == 0, start, where(index(all) < last, between, end))",
    },
};

static const ac_entry_bound linspace_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const linspace_requires[] = {
    "steps >= 0",
    NULL,
};

static const char *const linspace_notes[] = {
    "The number of elements of out is not compared with steps, which the vendor refuses if they "
    "differ; its caller makes it.",
    "An out of integers is refused, for which the vendor leaves open how it rounds.",
    "An argument that is null is refused with 161001, as the vendor documents, and a complex "
    "start or end with 161002.",
    NULL,
};

static const uint64_t linspace_start_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                     AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                      AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                      AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                     AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t linspace_end_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                     AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                      AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                      AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                     AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t linspace_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value linspace_example[] = {
    {"start", false, "0"},
    {"end", false, "1"},
    {"steps", false, "5"},
    {"out", true, "[0, 0.25, 0.5, 0.75, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal linspace_refusals[] = {
    {161001, "start, end or out is null"},
    {161002, "start, end or out has a dtype that is not listed for it"},
    {161002, "out has a rank above 8"},
    {161002, "steps >= 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param linspace_params[] = {
    {
        .name = "start",
        .c_type = "const aclScalar *",
        .doc = "the first number",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = linspace_start_dtypes,
    },
    {
        .name = "end",
        .c_type = "const aclScalar *",
        .doc = "the last number",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = linspace_end_dtypes,
    },
    {
        .name = "steps",
        .c_type = "int64_t",
        .doc = "how many there are",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = linspace_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_linspace(const ac_entry_args *args, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return aclnnLinspaceGetWorkspaceSize(args->of[0].scalar, args->of[1].scalar,
                                         args->of[2].integer, args->of[3].tensor, workspace_size,
                                         executor);
}

const ac_entry linspace_entry = {
    .name = "aclnnLinspace",
    .op = "Linspace",
    .snake = "linspace",
    .doc = "Linspace: numbers at equal distances from one to another, both among them.",
    .family = "movement",
    .spec = "spec/movement/linspace.yaml",
    .header = "aclnnop/aclnn_linspace.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = linspace_params,
    .param_count = sizeof(linspace_params) / sizeof(linspace_params[0]),
    .types = linspace_types,
    .type_count = sizeof(linspace_types) / sizeof(linspace_types[0]),
    .space = {"out", NULL},
    .formulas = linspace_formulas,
    .formula_count = 6,
    .bounds = linspace_bounds,
    .bound_count = sizeof(linspace_bounds) / sizeof(linspace_bounds[0]),
    .requires_ = linspace_requires,
    .notes = linspace_notes,
    .refusals = linspace_refusals,
    .example = linspace_example,
    .prepare = prepare_linspace,
    .launch = aclnnLinspace,
};
