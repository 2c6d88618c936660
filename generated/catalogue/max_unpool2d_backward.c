/*
 * Generated from spec/movement/max_unpool2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_max_unpool2d_backward.h"
#include "client/catalogue.h"

static const ac_entry_type max_unpool2d_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula max_unpool2d_backward_formulas[] = {
    {
        .output = "seen",
        .when = "",
        .text = "restored(2, indices, outputSize) of gradOutput",
    },
    {
        .output = "out",
        .when = "",
        .text = "seen",
    },
};

static const ac_entry_bound max_unpool2d_backward_bounds[] = {
    {"out", "exact"},
};

static const char *const max_unpool2d_backward_requires[] = {
    "rank(gradOutput) >= 3",
    "rank(gradOutput) <= 4",
    NULL,
};

static const char *const max_unpool2d_backward_notes[] = {
    "A position that the plane does not have is an error when the call runs, with its place in "
    "indices; the vendor leaves it open.",
    "self is not looked at. The vendor also refuses self of another dtype or shape than those of "
    "gradOutput and indices.",
    "The vendor also takes out of another dtype that the result converts to.",
    NULL,
};

static const uint64_t max_unpool2d_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_BOOL,
};

/* clang-format off */
static const uint64_t max_unpool2d_backward_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};
/* clang-format on */

static const uint64_t max_unpool2d_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_BOOL,
};

static const ac_entry_cut max_unpool2d_backward_grad_output_cuts[] = {
    {
        .part = "seen",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_RESTORED,
        .args = {NULL, "indices", "outputSize"},
        .numbers = {2, 0, 0},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value max_unpool2d_backward_example[] = {
    {"gradOutput", false, "[[[1, 0], [0, 1]]]"},
    {"indices", false, "[[[3, 1]]]"},
    {"outputSize", false, "[2, 2]"},
    {"out", true, "[[[1, 0]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal max_unpool2d_backward_refusals[] = {
    {161001, "gradOutput, self, indices, outputSize or out is null"},
    {161002, "gradOutput or indices has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of gradOutput"},
    {161002, "gradOutput, indices or out has a rank above 8"},
    {161002, "outputSize does not have the extents of the last 2 axes of gradOutput; or indices has another rank, does not begin with the extents of gradOutput in front of them, or has elements where they have none"},
    {161002, "out does not have the shape of gradOutput as restored(2, indices, outputSize)"},
    {161002, "rank(gradOutput) >= 3 does not hold"},
    {161002, "rank(gradOutput) <= 4 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param max_unpool2d_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "the gradient, (C, H, W) or (N, C, H, W)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_unpool2d_backward_grad_output_dtypes,
        .cuts = max_unpool2d_backward_grad_output_cuts,
        .cut_count = 1,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input of the forward call; not looked at",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "indices",
        .c_type = "const aclTensor *",
        .doc = "the positions in planes of gradOutput, row by row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = max_unpool2d_backward_indices_dtypes,
    },
    {
        .name = "outputSize",
        .c_type = "const aclIntArray *",
        .doc = "the height and the width of gradOutput",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output, with the shape of indices",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_unpool2d_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_max_unpool2d_backward(const ac_entry_args *args,
                                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    return aclnnMaxUnpool2dBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                    args->of[2].tensor, args->of[3].integers,
                                                    args->of[4].tensor, workspace_size, executor);
}

static bool fits_max_unpool2d_backward(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 3.0 && (double)shapes[0].rank <= 4.0;
}

const ac_entry max_unpool2d_backward_entry = {
    .name = "aclnnMaxUnpool2dBackward",
    .op = "MaxUnpool2dBackward",
    .snake = "max_unpool2d_backward",
    .doc = "MaxUnpool2dBackward: the gradient of MaxUnpool2d: the elements at the positions that "
           "indices say, in planes.",
    .family = "movement",
    .spec = "spec/movement/max_unpool2d_backward.yaml",
    .header = "aclnnop/aclnn_max_unpool2d_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = max_unpool2d_backward_params,
    .param_count = sizeof(max_unpool2d_backward_params) / sizeof(max_unpool2d_backward_params[0]),
    .types = max_unpool2d_backward_types,
    .type_count = sizeof(max_unpool2d_backward_types) / sizeof(max_unpool2d_backward_types[0]),
    .space = {"gradOutput", NULL},
    .formulas = max_unpool2d_backward_formulas,
    .formula_count = 2,
    .bounds = max_unpool2d_backward_bounds,
    .bound_count = sizeof(max_unpool2d_backward_bounds) / sizeof(max_unpool2d_backward_bounds[0]),
    .requires_ = max_unpool2d_backward_requires,
    .fits = fits_max_unpool2d_backward,
    .notes = max_unpool2d_backward_notes,
    .refusals = max_unpool2d_backward_refusals,
    .example = max_unpool2d_backward_example,
    .prepare = prepare_max_unpool2d_backward,
    .launch = aclnnMaxUnpool2dBackward,
};
