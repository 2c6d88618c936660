/*
 * Generated from spec/position/apply_rotary_pos_emb_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_apply_rotary_pos_emb_v2.h"
#include "client/catalogue.h"

static const ac_entry_type apply_rotary_pos_emb_v2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula apply_rotary_pos_emb_v2_formulas[] = {
    {
        .output = "firstQuery",
        .when = "",
        .text = "half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of query",
    },
    {
        .output = "secondQuery",
        .when = "",
        .text = "half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of query",
    },
    {
        .output = "firstKey",
        .when = "",
        .text = "half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of key",
    },
    {
        .output = "secondKey",
        .when = "",
        .text = "half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of key",
    },
    {
        .output = "firstCos",
        .when = "",
        .text = "half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of cos",
    },
    {
        .output = "secondCos",
        .when = "",
        .text = "half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of cos",
    },
    {
        .output = "firstSin",
        .when = "",
        .text = "half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of sin",
    },
    {
        .output = "secondSin",
        .when = "",
        .text = "half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of sin",
    },
    {
        .output = "firstQueryOut",
        .when = "",
        .text = "half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of queryOut",
    },
    {
        .output = "secondQueryOut",
        .when = "",
        .text = "half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of queryOut",
    },
    {
        .output = "firstKeyOut",
        .when = "",
        .text = "half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of keyOut",
    },
    {
        .output = "secondKeyOut",
        .when = "",
        .text = "half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of keyOut",
    },
    {
        .output = "firstQueryOut",
        .when = "",
        .text = "firstQuery * firstCos - secondQuery * firstSin",
    },
    {
        .output = "secondQueryOut",
        .when = "",
        .text = "secondQuery * secondCos + firstQuery * secondSin",
    },
    {
        .output = "firstKeyOut",
        .when = "",
        .text = "firstKey * firstCos - secondKey * firstSin",
    },
    {
        .output = "secondKeyOut",
        .when = "",
        .text = "secondKey * secondCos + firstKey * secondSin",
    },
};

static const ac_entry_bound apply_rotary_pos_emb_v2_bounds[] = {
    {"firstQueryOut", "1 ulp"},
    {"secondQueryOut", "1 ulp"},
    {"firstKeyOut", "1 ulp"},
    {"secondKeyOut", "1 ulp"},
};

static const char *const apply_rotary_pos_emb_v2_requires[] = {
    NULL,
};

static const char *const apply_rotary_pos_emb_v2_notes[] = {
    "queryRef and keyRef may have any shapes to which cos and sin broadcast, be it one with no "
    "elements.",
    "The vendor takes tensors of rank 4 whose last axis has 128 elements, and cos and sin with "
    "one head.",
    "layout names the axes; cos and sin have the same ones, so that nothing depends on it.",
    "The vendor's third rotaryMode, quarter, whose pairs lie in both halves of each half, is "
    "refused.",
    NULL,
};

static const uint64_t apply_rotary_pos_emb_v2_query_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t apply_rotary_pos_emb_v2_key_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t apply_rotary_pos_emb_v2_cos_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t apply_rotary_pos_emb_v2_sin_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice apply_rotary_pos_emb_v2_layout_choices[] = {
    {"BSND", NULL, 1},
    {"SBND", NULL, 2},
    {"BNSD", NULL, 3},
};

static const ac_entry_choice apply_rotary_pos_emb_v2_rotary_mode_choices[] = {
    {"half", "half", 0},
    {"interleave", "interleave", 1},
};

static const ac_entry_cut apply_rotary_pos_emb_v2_query_ref_cuts[] = {
    {
        .part = "firstQuery",
        .made = "firstQueryOut",
        .when = (const ac_entry_flag[]){{"rotaryMode", 0}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "firstQuery",
        .made = "firstQueryOut",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "secondQuery",
        .made = "secondQueryOut",
        .when = (const ac_entry_flag[]){{"rotaryMode", 0}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
    {
        .part = "secondQuery",
        .made = "secondQueryOut",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
};

static const ac_entry_cut apply_rotary_pos_emb_v2_key_ref_cuts[] = {
    {
        .part = "firstKey",
        .made = "firstKeyOut",
        .when = (const ac_entry_flag[]){{"rotaryMode", 0}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "firstKey",
        .made = "firstKeyOut",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "secondKey",
        .made = "secondKeyOut",
        .when = (const ac_entry_flag[]){{"rotaryMode", 0}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
    {
        .part = "secondKey",
        .made = "secondKeyOut",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
};

static const ac_entry_cut apply_rotary_pos_emb_v2_cos_cuts[] = {
    {
        .part = "firstCos",
        .when = (const ac_entry_flag[]){{"rotaryMode", 0}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "firstCos",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "secondCos",
        .when = (const ac_entry_flag[]){{"rotaryMode", 0}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
    {
        .part = "secondCos",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
};

static const ac_entry_cut apply_rotary_pos_emb_v2_sin_cuts[] = {
    {
        .part = "firstSin",
        .when = (const ac_entry_flag[]){{"rotaryMode", 0}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "firstSin",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "secondSin",
        .when = (const ac_entry_flag[]){{"rotaryMode", 0}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
    {
        .part = "secondSin",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value apply_rotary_pos_emb_v2_example[] = {
    {"queryRef", false, "[1, 2]"},
    {"queryRef", true, "[-5, 10]"},
    {"keyRef", false, "[3, 1]"},
    {"keyRef", true, "[5, 15]"},
    {"cos", false, "[3, 3]"},
    {"sin", false, "[4, 4]"},
    {"layout", false, "BSND"},
    {"rotaryMode", false, "half"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal apply_rotary_pos_emb_v2_refusals[] = {
    {161001, "queryRef, keyRef, cos, sin or rotaryMode is null"},
    {161002, "queryRef has a dtype that is not listed for it"},
    {161002, "keyRef, cos or sin does not have the dtype of queryRef"},
    {561002, "rotaryMode is none of half, interleave"},
    {561002, "queryRef, keyRef, cos or sin has a rank above 8"},
    {561002, "queryRef has no axis, or an odd extent along its last axis"},
    {561002, "cos or sin does not broadcast to the shape of queryRef"},
    {561002, "keyRef has no axis, or an odd extent along its last axis"},
    {561002, "cos or sin does not broadcast to the shape of keyRef"},
    {561002, "layout is none of BSND, SBND, BNSD"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param apply_rotary_pos_emb_v2_params[] = {
    {
        .name = "queryRef",
        .c_type = "aclTensor *",
        .doc = "the queries",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = apply_rotary_pos_emb_v2_query_ref_dtypes,
        .cuts = apply_rotary_pos_emb_v2_query_ref_cuts,
        .cut_count = 4,
    },
    {
        .name = "keyRef",
        .c_type = "aclTensor *",
        .doc = "the keys, which may have another number of heads",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = apply_rotary_pos_emb_v2_key_ref_dtypes,
        .beside = true,
        .cuts = apply_rotary_pos_emb_v2_key_ref_cuts,
        .cut_count = 4,
    },
    {
        .name = "cos",
        .c_type = "const aclTensor *",
        .doc = "the cosine for each element",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = apply_rotary_pos_emb_v2_cos_dtypes,
        .cuts = apply_rotary_pos_emb_v2_cos_cuts,
        .cut_count = 4,
    },
    {
        .name = "sin",
        .c_type = "const aclTensor *",
        .doc = "the sine for each element",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = apply_rotary_pos_emb_v2_sin_dtypes,
        .cuts = apply_rotary_pos_emb_v2_sin_cuts,
        .cut_count = 4,
    },
    {
        .name = "layout",
        .c_type = "int64_t",
        .doc = "the axes of all tensors",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = apply_rotary_pos_emb_v2_layout_choices,
        .choice_count = 3,
    },
    {
        .name = "rotaryMode",
        .c_type = "char *",
        .doc = "which elements of the last axis are a pair",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = apply_rotary_pos_emb_v2_rotary_mode_choices,
        .choice_count = 2,
    },
};

static aclnnStatus prepare_apply_rotary_pos_emb_v2(const ac_entry_args *args,
                                                   uint64_t *workspace_size,
                                                   aclOpExecutor **executor)
{
    return aclnnApplyRotaryPosEmbV2GetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].integer, args->of[5].string, workspace_size, executor);
}

const ac_entry apply_rotary_pos_emb_v2_entry = {
    .name = "aclnnApplyRotaryPosEmbV2",
    .op = "ApplyRotaryPosEmbV2",
    .snake = "apply_rotary_pos_emb_v2",
    .doc = "ApplyRotaryPosEmbV2: pairs of elements of the last axis of queries, and of keys, "
           "turned by the angles whose cosines and sines are given.",
    .family = "position",
    .spec = "spec/position/apply_rotary_pos_emb_v2.yaml",
    .header = "aclnnop/aclnn_apply_rotary_pos_emb_v2.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = apply_rotary_pos_emb_v2_params,
    .param_count =
        sizeof(apply_rotary_pos_emb_v2_params) / sizeof(apply_rotary_pos_emb_v2_params[0]),
    .types = apply_rotary_pos_emb_v2_types,
    .type_count = sizeof(apply_rotary_pos_emb_v2_types) / sizeof(apply_rotary_pos_emb_v2_types[0]),
    .space = {"queryRef", NULL},
    .formulas = apply_rotary_pos_emb_v2_formulas,
    .formula_count = 16,
    .bounds = apply_rotary_pos_emb_v2_bounds,
    .bound_count =
        sizeof(apply_rotary_pos_emb_v2_bounds) / sizeof(apply_rotary_pos_emb_v2_bounds[0]),
    .late = 561002,
    .requires_ = apply_rotary_pos_emb_v2_requires,
    .notes = apply_rotary_pos_emb_v2_notes,
    .refusals = apply_rotary_pos_emb_v2_refusals,
    .example = apply_rotary_pos_emb_v2_example,
    .prepare = prepare_apply_rotary_pos_emb_v2,
    .launch = aclnnApplyRotaryPosEmbV2,
};
