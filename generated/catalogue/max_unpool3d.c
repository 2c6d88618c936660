/*
 * Generated from spec/movement/max_unpool3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_max_unpool3d.h"
#include "client/catalogue.h"

static const ac_entry_type max_unpool3d_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula max_unpool3d_formulas[] = {
    {
        .output = "outRef",
        .when = "",
        .text = "last(self)",
    },
};

static const ac_entry_bound max_unpool3d_bounds[] = {
    {"outRef", "exact"},
};

static const char *const max_unpool3d_requires[] = {
    "rank(self) >= 4",
    "rank(self) <= 5",
    NULL,
};

static const char *const max_unpool3d_notes[] = {
    "A position that the volume does not have is an error when the call runs, with its place in "
    "indices; the vendor leaves it open.",
    "Of elements with one position the last stays; the vendor leaves open which.",
    "The vendor also refuses volumes with fewer elements than those of self, channels or volumes "
    "without elements, bad values of stride and padding, and outRef whose elements do not lie "
    "side by side.",
    NULL,
};

static const uint64_t max_unpool3d_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64,
};

static const uint64_t max_unpool3d_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};

static const uint64_t max_unpool3d_out_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64,
};

static const ac_entry_cut max_unpool3d_out_ref_cuts[] = {
    {
        .part = "outRef",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_RESTORED,
        .args = {NULL, "indices", "outputSize"},
        .numbers = {3, 0, 0},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value max_unpool3d_example[] = {
    {"self", false, "[[[[1, 2]]]]"},
    {"indices", false, "[[[[3, 0]]]]"},
    {"outputSize", false, "[1, 2, 2]"},
    {"stride", false, "[1, 1, 1]"},
    {"padding", false, "[0, 0, 0]"},
    {"outRef", true, "[[[[2, 0], [0, 1]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal max_unpool3d_refusals[] = {
    {161001, "self, indices, outputSize, stride, padding or outRef is null"},
    {161002, "self or indices has a dtype that is not listed for it"},
    {161002, "outRef does not have the dtype of self"},
    {161002, "self, indices or outRef has a rank above 8"},
    {161002, "outputSize does not have the extents of the last 3 axes of outRef; or indices has another rank, does not begin with the extents of outRef in front of them, or has elements where they have none; or self does not have the shape of outRef as restored(3, indices, outputSize)"},
    {161002, "stride or padding has another number of values than 3"},
    {161002, "rank(self) >= 4 does not hold"},
    {161002, "rank(self) <= 5 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param max_unpool3d_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the elements, (C, D, H, W) or (N, C, D, H, W)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_unpool3d_self_dtypes,
    },
    {
        .name = "indices",
        .c_type = "const aclTensor *",
        .doc = "the position of each element in its volume of out, in row-major order",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = max_unpool3d_indices_dtypes,
    },
    {
        .name = "outputSize",
        .c_type = "const aclIntArray *",
        .doc = "the depth, the height and the width of out",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "stride",
        .c_type = "const aclIntArray *",
        .doc = "not looked at",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .length = 3,
    },
    {
        .name = "padding",
        .c_type = "const aclIntArray *",
        .doc = "not looked at",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .length = 3,
    },
    {
        .name = "outRef",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_unpool3d_out_ref_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .whole = true,
                .type = "T",
            },
        .put = true,
        .cuts = max_unpool3d_out_ref_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_max_unpool3d(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnMaxUnpool3dGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].integers, args->of[3].integers,
        args->of[4].integers, args->of[5].tensor, workspace_size, executor);
}

static bool fits_max_unpool3d(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 4.0 && (double)shapes[0].rank <= 5.0;
}

const ac_entry max_unpool3d_entry = {
    .name = "aclnnMaxUnpool3d",
    .op = "MaxUnpool3d",
    .snake = "max_unpool3d",
    .doc = "MaxUnpool3d: volumes of zeros with the elements of others at the positions that "
           "indices say.",
    .family = "movement",
    .spec = "spec/movement/max_unpool3d.yaml",
    .header = "aclnnop/aclnn_max_unpool3d.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = max_unpool3d_params,
    .param_count = sizeof(max_unpool3d_params) / sizeof(max_unpool3d_params[0]),
    .types = max_unpool3d_types,
    .type_count = sizeof(max_unpool3d_types) / sizeof(max_unpool3d_types[0]),
    .space = {"self", NULL},
    .formulas = max_unpool3d_formulas,
    .formula_count = 1,
    .bounds = max_unpool3d_bounds,
    .bound_count = sizeof(max_unpool3d_bounds) / sizeof(max_unpool3d_bounds[0]),
    .requires_ = max_unpool3d_requires,
    .fits = fits_max_unpool3d,
    .notes = max_unpool3d_notes,
    .refusals = max_unpool3d_refusals,
    .example = max_unpool3d_example,
    .prepare = prepare_max_unpool3d,
    .launch = aclnnMaxUnpool3d,
};
