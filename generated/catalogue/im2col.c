/*
 * Generated from spec/movement/im2col.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_im2col.h"
#include "client/catalogue.h"

static const ac_entry_type im2col_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula im2col_formulas[] = {
    {
        .output = "columns",
        .when = "",
        .text = "windows(2, kernelSize, dilation, padding, stride) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "columns",
    },
};

static const ac_entry_bound im2col_bounds[] = {
    {"out", "exact"},
};

static const char *const im2col_requires[] = {
    "rank(self) <= 4",
    "extent(self, -3) > 0",
    NULL,
};

static const char *const im2col_notes[] = {
    "The output has the dtype of self; the vendor converts to any other.",
    NULL,
};

static const uint64_t im2col_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                     AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                AC_SET_BOOL | AC_SET_C64,
};

static const uint64_t im2col_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                     AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                AC_SET_BOOL | AC_SET_C64,
};

static const ac_entry_cut im2col_self_cuts[] = {
    {
        .part = "columns",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_WINDOWS,
        .args = {NULL, "kernelSize", "dilation", "padding", "stride"},
        .numbers = {2, 0, 0, 0, 0},
        .arg_count = 5,
    },
};

/* clang-format off */
static const ac_entry_value im2col_example[] = {
    {"self", false, "[[[0, 1], [1, 1]]]"},
    {"kernelSize", false, "[1, 2]"},
    {"dilation", false, "[1, 1]"},
    {"padding", false, "[0, 1]"},
    {"stride", false, "[1, 1]"},
    {"out", true, "[[0, 0, 1, 0, 1, 1], [0, 1, 0, 1, 1, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal im2col_refusals[] = {
    {161001, "self, kernelSize, dilation, padding, stride or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "self has not more than 2 axes, or they are more than 8 with 2 others; kernelSize, dilation, padding or stride has not 2 values, or one below 1, of padding one below 0; or one of the last axes is empty, or shorter than a window"},
    {161002, "out does not have the shape of self as windows(2, kernelSize, dilation, padding, stride)"},
    {161002, "rank(self) <= 4 does not hold"},
    {161002, "extent(self, -3) > 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param im2col_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input: (batches, channels, height, width), or without batches",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = im2col_self_dtypes,
        .cuts = im2col_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "kernelSize",
        .c_type = "const aclIntArray *",
        .doc = "how many elements a window has: (height, width)",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "dilation",
        .c_type = "const aclIntArray *",
        .doc = "how far they are apart",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "padding",
        .c_type = "const aclIntArray *",
        .doc = "how far windows reach beyond both ends of an axis; elements there are 0",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "stride",
        .c_type = "const aclIntArray *",
        .doc = "how far windows are apart",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the output: (batches, channels and elements of a window, windows), or without "
               "batches",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = im2col_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_im2col(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnIm2colGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integers, args->of[2].integers, args->of[3].integers,
        args->of[4].integers, args->of[5].tensor, workspace_size, executor);
}

static bool fits_im2col(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank <= 4.0 && (double)entry_extent(&shapes[0], -3) > 0.0;
}

const ac_entry im2col_entry = {
    .name = "aclnnIm2col",
    .op = "Im2col",
    .snake = "im2col",
    .doc = "Im2col: the elements that each window over the last two axes shows, as a column for "
           "each window.",
    .family = "movement",
    .spec = "spec/movement/im2col.yaml",
    .header = "aclnnop/aclnn_im2col.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = im2col_params,
    .param_count = sizeof(im2col_params) / sizeof(im2col_params[0]),
    .types = im2col_types,
    .type_count = sizeof(im2col_types) / sizeof(im2col_types[0]),
    .space = {"self", NULL},
    .formulas = im2col_formulas,
    .formula_count = 2,
    .bounds = im2col_bounds,
    .bound_count = sizeof(im2col_bounds) / sizeof(im2col_bounds[0]),
    .requires_ = im2col_requires,
    .fits = fits_im2col,
    .notes = im2col_notes,
    .refusals = im2col_refusals,
    .example = im2col_example,
    .prepare = prepare_im2col,
    .launch = aclnnIm2col,
};
