/*
 * Generated from spec/activation/swi_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_swi_glu.h"
#include "client/catalogue.h"

static const ac_entry_type swi_glu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula swi_glu_formulas[] = {
    {
        .output = "a",
        .when = "",
        .text = "half(dim, 0) of x",
    },
    {
        .output = "b",
        .when = "",
        .text = "half(dim, 1) of x",
    },
    {
        .output = "out",
        .when = "",
        .text = "silu(a) * b",
    },
};

static const ac_entry_bound swi_glu_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const swi_glu_requires[] = {
    NULL,
};

static const char *const swi_glu_notes[] = {
    "An odd extent along dim is refused, also where the extents behind it make the number of "
    "elements even.",
    "An output that is not contiguous, and an empty input on ascend310p, are accepted here.",
    NULL,
};

static const uint64_t swi_glu_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t swi_glu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_cut swi_glu_x_cuts[] = {
    {
        .part = "a",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
    {
        .part = "b",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value swi_glu_example[] = {
    {"x", false, "[0, inf, 3, 2]"},
    {"dim", false, "0"},
    {"out", true, "[0, inf]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal swi_glu_refusals[] = {
    {161001, "x or out is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of x"},
    {561002, "x or out has a rank above 8"},
    {561002, "dim is not in [-r, r - 1], where r is the rank of x, or 1 at rank 0"},
    {561002, "x has no axis, or an odd extent along dim"},
    {561002, "out does not have the shape of half of x along dim"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param swi_glu_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input, with the gates in its first half",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = swi_glu_x_dtypes,
        .cuts = swi_glu_x_cuts,
        .cut_count = 2,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that is split",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "x",
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = swi_glu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .half = &(const ac_entry_axis){"dim", 0},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_swi_glu(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnSwiGluGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                       workspace_size, executor);
}

const ac_entry swi_glu_entry = {
    .name = "aclnnSwiGlu",
    .op = "SwiGlu",
    .snake = "swi_glu",
    .doc = "SwiGlu: the SiLU of one half of the input times the other.",
    .family = "activation",
    .spec = "spec/activation/swi_glu.yaml",
    .header = "aclnnop/aclnn_swi_glu.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = swi_glu_params,
    .param_count = sizeof(swi_glu_params) / sizeof(swi_glu_params[0]),
    .types = swi_glu_types,
    .type_count = sizeof(swi_glu_types) / sizeof(swi_glu_types[0]),
    .space = {"x", NULL},
    .formulas = swi_glu_formulas,
    .formula_count = 3,
    .bounds = swi_glu_bounds,
    .bound_count = sizeof(swi_glu_bounds) / sizeof(swi_glu_bounds[0]),
    .late = 561002,
    .requires_ = swi_glu_requires,
    .notes = swi_glu_notes,
    .refusals = swi_glu_refusals,
    .example = swi_glu_example,
    .prepare = prepare_swi_glu,
    .launch = aclnnSwiGlu,
};
