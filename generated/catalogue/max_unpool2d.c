/*
 * Generated from spec/movement/max_unpool2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_max_unpool2d.h"
#include "client/catalogue.h"

static const ac_entry_type max_unpool2d_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula max_unpool2d_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "last(self)",
    },
};

static const ac_entry_bound max_unpool2d_bounds[] = {
    {"out", "exact"},
};

static const char *const max_unpool2d_requires[] = {
    "rank(self) >= 3",
    "rank(self) <= 4",
    NULL,
};

static const char *const max_unpool2d_notes[] = {
    "A position that the plane does not have is an error when the call runs, with its place in "
    "indices; the vendor leaves it open.",
    "Of elements with one position the last stays; the vendor leaves open which.",
    "The shape of out is compared with outputSize; the vendor refuses another one with 561103. It"
    " also refuses planes with fewer elements than those of self, and channels or planes without "
    "elements.",
    NULL,
};

static const uint64_t max_unpool2d_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64,
};

static const uint64_t max_unpool2d_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};

static const uint64_t max_unpool2d_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64,
};

static const ac_entry_cut max_unpool2d_out_cuts[] = {
    {
        .part = "out",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_RESTORED,
        .args = {NULL, "indices", "outputSize"},
        .numbers = {2, 0, 0},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value max_unpool2d_example[] = {
    {"self", false, "[[[1, 2]]]"},
    {"indices", false, "[[[3, 0]]]"},
    {"outputSize", false, "[2, 2]"},
    {"out", true, "[[[2, 0], [0, 1]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal max_unpool2d_refusals[] = {
    {161001, "self, indices, outputSize or out is null"},
    {161002, "self or indices has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, indices or out has a rank above 8"},
    {161002, "outputSize does not have the extents of the last 2 axes of out; or indices has another rank, does not begin with the extents of out in front of them, or has elements where they have none; or self does not have the shape of out as restored(2, indices, outputSize)"},
    {161002, "rank(self) >= 3 does not hold"},
    {161002, "rank(self) <= 4 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param max_unpool2d_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the elements, (C, H, W) or (N, C, H, W)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_unpool2d_self_dtypes,
    },
    {
        .name = "indices",
        .c_type = "const aclTensor *",
        .doc = "the position of each element in its plane of out, row by row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = max_unpool2d_indices_dtypes,
    },
    {
        .name = "outputSize",
        .c_type = "const aclIntArray *",
        .doc = "the height and the width of out",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_unpool2d_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .whole = true,
                .type = "T",
            },
        .put = true,
        .cuts = max_unpool2d_out_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_max_unpool2d(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnMaxUnpool2dGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                            args->of[2].integers, args->of[3].tensor,
                                            workspace_size, executor);
}

static bool fits_max_unpool2d(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 3.0 && (double)shapes[0].rank <= 4.0;
}

const ac_entry max_unpool2d_entry = {
    .name = "aclnnMaxUnpool2d",
    .op = "MaxUnpool2d",
    .snake = "max_unpool2d",
    .doc = "MaxUnpool2d: planes of zeros with the elements of others at the positions that "
           "indices say.",
    .family = "movement",
    .spec = "spec/movement/max_unpool2d.yaml",
    .header = "aclnnop/aclnn_max_unpool2d.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = max_unpool2d_params,
    .param_count = sizeof(max_unpool2d_params) / sizeof(max_unpool2d_params[0]),
    .types = max_unpool2d_types,
    .type_count = sizeof(max_unpool2d_types) / sizeof(max_unpool2d_types[0]),
    .space = {"self", NULL},
    .formulas = max_unpool2d_formulas,
    .formula_count = 1,
    .bounds = max_unpool2d_bounds,
    .bound_count = sizeof(max_unpool2d_bounds) / sizeof(max_unpool2d_bounds[0]),
    .requires_ = max_unpool2d_requires,
    .fits = fits_max_unpool2d,
    .notes = max_unpool2d_notes,
    .refusals = max_unpool2d_refusals,
    .example = max_unpool2d_example,
    .prepare = prepare_max_unpool2d,
    .launch = aclnnMaxUnpool2d,
};
