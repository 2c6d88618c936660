/*
 * Generated from spec/position/rotary_position_embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_rotary_position_embedding.h"
#include "client/catalogue.h"

static const ac_entry_type rotary_position_embedding_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula rotary_position_embedding_formulas[] = {
    {
        .output = "first",
        .when = "",
        .text = "half(-1, 0) if mode is half, else alternate(-1, 0) of x",
    },
    {
        .output = "second",
        .when = "",
        .text = "half(-1, 1) if mode is half, else alternate(-1, 1) of x",
    },
    {
        .output = "firstCos",
        .when = "",
        .text = "alternate(-1, 0) if mode is interleave, else half(-1, 0) of cos",
    },
    {
        .output = "secondCos",
        .when = "",
        .text = "alternate(-1, 1) if mode is interleave, else half(-1, 1) of cos",
    },
    {
        .output = "firstSin",
        .when = "",
        .text = "alternate(-1, 0) if mode is interleave, else half(-1, 0) of sin",
    },
    {
        .output = "secondSin",
        .when = "",
        .text = "alternate(-1, 1) if mode is interleave, else half(-1, 1) of sin",
    },
    {
        .output = "firstOut",
        .when = "",
        .text = "alternate(-1, 0) if mode is interleave, else half(-1, 0) of out",
    },
    {
        .output = "secondOut",
        .when = "",
        .text = "alternate(-1, 1) if mode is interleave, else half(-1, 1) of out",
    },
    {
        .output = "firstOut",
        .when = "",
        .text = "first * firstCos - second * firstSin",
    },
    {
        .output = "secondOut",
        .when = "",
        .text = "second * secondCos + first * secondSin",
    },
};

static const ac_entry_bound rotary_position_embedding_bounds[] = {
    {"firstOut", "1 ulp"},
    {"secondOut", "1 ulp"},
};

static const char *const rotary_position_embedding_requires[] = {
    NULL,
};

static const char *const rotary_position_embedding_notes[] = {
    "A pair is at one place of both halves of the last axis, or with interleave it is two "
    "neighbours.",
    "With interleave_half the pairs of x are neighbours, and those of out, cos and sin are at one"
    " place of both halves.",
    "The vendor takes tensors of rank 4 whose last axis has at most 1024 elements, and cos and "
    "sin with as many.",
    "Mode 3 is accepted on every product, and the vendor has it on ascend950 alone, as it has "
    "mode 2, which is refused here.",
    "The input may be the output.",
    NULL,
};

static const uint64_t rotary_position_embedding_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t rotary_position_embedding_cos_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t rotary_position_embedding_sin_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t rotary_position_embedding_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice rotary_position_embedding_mode_choices[] = {
    {"half", NULL, 0},
    {"interleave", NULL, 1},
    {"interleave_half", NULL, 3},
};

static const ac_entry_cut rotary_position_embedding_x_cuts[] = {
    {
        .part = "first",
        .when = (const ac_entry_flag[]){{"mode", 0}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "first",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "second",
        .when = (const ac_entry_flag[]){{"mode", 0}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
    {
        .part = "second",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
};

static const ac_entry_cut rotary_position_embedding_cos_cuts[] = {
    {
        .part = "firstCos",
        .when = (const ac_entry_flag[]){{"mode", 1}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "firstCos",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "secondCos",
        .when = (const ac_entry_flag[]){{"mode", 1}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
    {
        .part = "secondCos",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
};

static const ac_entry_cut rotary_position_embedding_sin_cuts[] = {
    {
        .part = "firstSin",
        .when = (const ac_entry_flag[]){{"mode", 1}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "firstSin",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "secondSin",
        .when = (const ac_entry_flag[]){{"mode", 1}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
    {
        .part = "secondSin",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
};

static const ac_entry_cut rotary_position_embedding_out_cuts[] = {
    {
        .part = "firstOut",
        .when = (const ac_entry_flag[]){{"mode", 1}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "firstOut",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "secondOut",
        .when = (const ac_entry_flag[]){{"mode", 1}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
    {
        .part = "secondOut",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value rotary_position_embedding_example[] = {
    {"x", false, "[1, 2]"},
    {"cos", false, "[3, 3]"},
    {"sin", false, "[4, 4]"},
    {"mode", false, "half"},
    {"out", true, "[-5, 10]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal rotary_position_embedding_refusals[] = {
    {161001, "x, cos, sin or out is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "cos, sin or out does not have the dtype of x"},
    {561002, "x, cos, sin or out has a rank above 8"},
    {561002, "x has no axis, or an odd extent along its last axis"},
    {561002, "cos or sin does not broadcast to the shape of x"},
    {561002, "out does not have the shape of x"},
    {561002, "mode is none of half, interleave, interleave_half"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param rotary_position_embedding_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = rotary_position_embedding_x_dtypes,
        .cuts = rotary_position_embedding_x_cuts,
        .cut_count = 4,
    },
    {
        .name = "cos",
        .c_type = "const aclTensor *",
        .doc = "the cosine for each element of x",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = rotary_position_embedding_cos_dtypes,
        .cuts = rotary_position_embedding_cos_cuts,
        .cut_count = 4,
    },
    {
        .name = "sin",
        .c_type = "const aclTensor *",
        .doc = "the sine for each element of x",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = rotary_position_embedding_sin_dtypes,
        .cuts = rotary_position_embedding_sin_cuts,
        .cut_count = 4,
    },
    {
        .name = "mode",
        .c_type = "int64_t",
        .doc = "which elements of the last axis are a pair",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = rotary_position_embedding_mode_choices,
        .choice_count = 3,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the turned pairs",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = rotary_position_embedding_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "T",
            },
        .cuts = rotary_position_embedding_out_cuts,
        .cut_count = 4,
    },
};

static aclnnStatus prepare_rotary_position_embedding(const ac_entry_args *args,
                                                     uint64_t *workspace_size,
                                                     aclOpExecutor **executor)
{
    return aclnnRotaryPositionEmbeddingGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integer,
        args->of[4].tensor, workspace_size, executor);
}

const ac_entry rotary_position_embedding_entry = {
    .name = "aclnnRotaryPositionEmbedding",
    .op = "RotaryPositionEmbedding",
    .snake = "rotary_position_embedding",
    .doc = "RotaryPositionEmbedding: pairs of elements of the last axis, turned by the angles "
           "whose cosines and sines are given.",
    .family = "position",
    .spec = "spec/position/rotary_position_embedding.yaml",
    .header = "aclnnop/aclnn_rotary_position_embedding.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = rotary_position_embedding_params,
    .param_count =
        sizeof(rotary_position_embedding_params) / sizeof(rotary_position_embedding_params[0]),
    .types = rotary_position_embedding_types,
    .type_count =
        sizeof(rotary_position_embedding_types) / sizeof(rotary_position_embedding_types[0]),
    .space = {"x", NULL},
    .formulas = rotary_position_embedding_formulas,
    .formula_count = 10,
    .bounds = rotary_position_embedding_bounds,
    .bound_count =
        sizeof(rotary_position_embedding_bounds) / sizeof(rotary_position_embedding_bounds[0]),
    .late = 561002,
    .requires_ = rotary_position_embedding_requires,
    .notes = rotary_position_embedding_notes,
    .refusals = rotary_position_embedding_refusals,
    .example = rotary_position_embedding_example,
    .prepare = prepare_rotary_position_embedding,
    .launch = aclnnRotaryPositionEmbedding,
};
