/*
 * Generated from spec/contraction/flash_attention_score_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnFlashAttentionScoreGrad is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "contraction/flash_attention_score_grad.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types M may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_M[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_U8,
    [AC_HOST] = AC_SET_BOOL | AC_SET_U8,
};

/* The data types F may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_F[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const char *const input_layout_values[] = {"BSND", "BNSD", "BSH", "SBH"};

static const int64_t inner_precise_values[] = {0, 1, 2};

static const int64_t sparse_mode_values[] = {0, 1, 2, 3, 4};

aclnnStatus ac_flash_attention_score_grad_validate(
    const ac_tensor *query, const ac_tensor *keyIn, const ac_tensor *value, const ac_tensor *dy,
    const ac_tensor *pseShiftOptional, const ac_tensor *dropMaskOptional,
    const ac_tensor *paddingMaskOptional, const ac_tensor *attenMaskOptional,
    const ac_tensor *softmaxMaxOptional, const ac_tensor *softmaxSumOptional,
    const ac_tensor *attentionInOptional, const ac_array *prefixOptional, double keepProb,
    int64_t headNum, const char *inputLayout, int64_t innerPrecise, int64_t sparseMode,
    const ac_tensor *dqOut, const ac_tensor *dkOut, const ac_tensor *dvOut,
    const ac_tensor *dpseOut, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(query, "query"));
    AC_TRY(ac_check_tensor(keyIn, "keyIn"));
    AC_TRY(ac_check_tensor(value, "value"));
    AC_TRY(ac_check_tensor(dy, "dy"));
    AC_TRY(ac_check_tensor_optional(pseShiftOptional, "pseShiftOptional"));
    AC_TRY(ac_check_absent_tensor(dropMaskOptional, "dropMaskOptional"));
    AC_TRY(ac_check_absent_tensor(paddingMaskOptional, "paddingMaskOptional"));
    AC_TRY(ac_check_tensor_optional(attenMaskOptional, "attenMaskOptional"));
    AC_TRY(ac_check_tensor(softmaxMaxOptional, "softmaxMaxOptional"));
    AC_TRY(ac_check_tensor(softmaxSumOptional, "softmaxSumOptional"));
    AC_TRY(ac_check_tensor(attentionInOptional, "attentionInOptional"));
    AC_TRY(ac_check_absent_int_array(prefixOptional, "prefixOptional"));
    AC_TRY(ac_check_present_number(keepProb, "keepProb"));
    AC_TRY(ac_check_tensor(dqOut, "dqOut"));
    AC_TRY(ac_check_tensor(dkOut, "dkOut"));
    AC_TRY(ac_check_tensor(dvOut, "dvOut"));
    AC_TRY(ac_check_tensor_optional(dpseOut, "dpseOut"));
    AC_TRY(ac_check_string(inputLayout, "inputLayout"));

    AC_TRY(ac_check_dtype_in(query, "query", dtypes_T));
    AC_TRY(ac_check_dtype_in(attenMaskOptional, "attenMaskOptional", dtypes_M));
    AC_TRY(ac_check_dtype_in(softmaxMaxOptional, "softmaxMaxOptional", dtypes_F));
    AC_TRY(ac_check_dtype_same(keyIn, "keyIn", query, "query"));
    AC_TRY(ac_check_dtype_same(value, "value", query, "query"));
    AC_TRY(ac_check_dtype_same(dy, "dy", query, "query"));
    AC_TRY(ac_check_dtype_same(pseShiftOptional, "pseShiftOptional", query, "query"));
    AC_TRY(ac_check_dtype_same(softmaxSumOptional, "softmaxSumOptional", softmaxMaxOptional,
                               "softmaxMaxOptional"));
    AC_TRY(ac_check_dtype_same(attentionInOptional, "attentionInOptional", query, "query"));
    AC_TRY(ac_check_dtype_same(dqOut, "dqOut", query, "query"));
    AC_TRY(ac_check_dtype_same(dkOut, "dkOut", query, "query"));
    AC_TRY(ac_check_dtype_same(dvOut, "dvOut", query, "query"));
    AC_TRY(ac_check_dtype_same(dpseOut, "dpseOut", query, "query"));

    size_t input_layout_index = 0;
    AC_TRY(ac_check_mode_string(inputLayout, "inputLayout", input_layout_values, 4,
                                &input_layout_index));
    size_t sparse_mode_index = 0;
    AC_TRY(ac_check_mode_int(sparseMode, "sparseMode", sparse_mode_values, 5, &sparse_mode_index));

    AC_TRY(ac_check_rank_within(query, "query", 3, 4));
    AC_TRY(ac_check_rank_within(keyIn, "keyIn", 3, 4));
    AC_TRY(ac_check_rank_within(value, "value", 3, 4));
    AC_TRY(ac_check_rank_within(dy, "dy", 3, 4));
    AC_TRY(ac_check_rank_within(pseShiftOptional, "pseShiftOptional", 4, 4));
    AC_TRY(ac_check_rank(attenMaskOptional, "attenMaskOptional"));
    AC_TRY(ac_check_rank_within(softmaxMaxOptional, "softmaxMaxOptional", 4, 4));
    AC_TRY(ac_check_rank_within(softmaxSumOptional, "softmaxSumOptional", 4, 4));
    AC_TRY(ac_check_rank_within(attentionInOptional, "attentionInOptional", 3, 4));
    AC_TRY(ac_check_rank(dqOut, "dqOut"));
    AC_TRY(ac_check_rank(dkOut, "dkOut"));
    AC_TRY(ac_check_rank(dvOut, "dvOut"));
    AC_TRY(ac_check_rank(dpseOut, "dpseOut"));

    int64_t letter_extents[AC_LETTERS] = {0};
    if (input_layout_index == 1)
        AC_TRY(ac_check_chained(query, "query", "b(ng)sd", keyIn, "keyIn", "bntd", value, "value",
                                "bnte", pseShiftOptional, "pseShiftOptional", "b(ng)st", "ng",
                                headNum, "headNum", NULL, 0, NULL, "b(ng)sd", letter_extents,
                                index_space));
    if (input_layout_index == 2)
        AC_TRY(ac_check_chained(query, "query", "bs(ngd)", keyIn, "keyIn", "bt(nd)", value, "value",
                                "bt(ne)", pseShiftOptional, "pseShiftOptional", "b(ng)st", "ng",
                                headNum, "headNum", NULL, 0, NULL, "bs(ngd)", letter_extents,
                                index_space));
    if (input_layout_index == 3)
        AC_TRY(ac_check_chained(query, "query", "sb(ngd)", keyIn, "keyIn", "tb(nd)", value, "value",
                                "tb(ne)", pseShiftOptional, "pseShiftOptional", "b(ng)st", "ng",
                                headNum, "headNum", NULL, 0, NULL, "sb(ngd)", letter_extents,
                                index_space));
    if (!(input_layout_index == 1) && !(input_layout_index == 2) && !(input_layout_index == 3))
        AC_TRY(ac_check_chained(query, "query", "bs(ng)d", keyIn, "keyIn", "btnd", value, "value",
                                "btne", pseShiftOptional, "pseShiftOptional", "b(ng)st", "ng",
                                headNum, "headNum", NULL, 0, NULL, "bs(ng)d", letter_extents,
                                index_space));
    AC_TRY(ac_check_mask(attenMaskOptional, "attenMaskOptional", "b?(ng)?st",
                         ac_band_implies_mask(sparseMode), letter_extents));
    if (input_layout_index == 1)
        AC_TRY(ac_check_of_rows(dy, "dy", "b(ng)se", letter_extents));
    if (input_layout_index == 2)
        AC_TRY(ac_check_of_rows(dy, "dy", "bs(nge)", letter_extents));
    if (input_layout_index == 3)
        AC_TRY(ac_check_of_rows(dy, "dy", "sb(nge)", letter_extents));
    if (!(input_layout_index == 1) && !(input_layout_index == 2) && !(input_layout_index == 3))
        AC_TRY(ac_check_of_rows(dy, "dy", "bs(ng)e", letter_extents));
    if (input_layout_index == 1)
        AC_TRY(ac_check_of_rows(attentionInOptional, "attentionInOptional", "b(ng)se",
                                letter_extents));
    if (input_layout_index == 2)
        AC_TRY(ac_check_of_rows(attentionInOptional, "attentionInOptional", "bs(nge)",
                                letter_extents));
    if (input_layout_index == 3)
        AC_TRY(ac_check_of_rows(attentionInOptional, "attentionInOptional", "sb(nge)",
                                letter_extents));
    if (!(input_layout_index == 1) && !(input_layout_index == 2) && !(input_layout_index == 3))
        AC_TRY(ac_check_of_rows(attentionInOptional, "attentionInOptional", "bs(ng)e",
                                letter_extents));
    AC_TRY(ac_check_of_rows(softmaxMaxOptional, "softmaxMaxOptional", "b(ng)s8", letter_extents));
    AC_TRY(ac_check_of_rows(softmaxSumOptional, "softmaxSumOptional", "b(ng)s8", letter_extents));
    if (input_layout_index == 1)
        AC_TRY(ac_check_of_rows(dqOut, "dqOut", "b(ng)sd", letter_extents));
    if (input_layout_index == 2)
        AC_TRY(ac_check_of_rows(dqOut, "dqOut", "bs(ngd)", letter_extents));
    if (input_layout_index == 3)
        AC_TRY(ac_check_of_rows(dqOut, "dqOut", "sb(ngd)", letter_extents));
    if (!(input_layout_index == 1) && !(input_layout_index == 2) && !(input_layout_index == 3))
        AC_TRY(ac_check_of_rows(dqOut, "dqOut", "bs(ng)d", letter_extents));
    if (input_layout_index == 1)
        AC_TRY(ac_check_of_rows(dkOut, "dkOut", "bntd", letter_extents));
    if (input_layout_index == 2)
        AC_TRY(ac_check_of_rows(dkOut, "dkOut", "bt(nd)", letter_extents));
    if (input_layout_index == 3)
        AC_TRY(ac_check_of_rows(dkOut, "dkOut", "tb(nd)", letter_extents));
    if (!(input_layout_index == 1) && !(input_layout_index == 2) && !(input_layout_index == 3))
        AC_TRY(ac_check_of_rows(dkOut, "dkOut", "btnd", letter_extents));
    if (input_layout_index == 1)
        AC_TRY(ac_check_of_rows(dvOut, "dvOut", "bnte", letter_extents));
    if (input_layout_index == 2)
        AC_TRY(ac_check_of_rows(dvOut, "dvOut", "bt(ne)", letter_extents));
    if (input_layout_index == 3)
        AC_TRY(ac_check_of_rows(dvOut, "dvOut", "tb(ne)", letter_extents));
    if (!(input_layout_index == 1) && !(input_layout_index == 2) && !(input_layout_index == 3))
        AC_TRY(ac_check_of_rows(dvOut, "dvOut", "btne", letter_extents));
    AC_TRY(ac_check_of_rows(dpseOut, "dpseOut", "b(ng)st", letter_extents));

    size_t inner_precise_index = 0;
    AC_TRY(ac_check_mode_int(innerPrecise, "innerPrecise", inner_precise_values, 3,
                             &inner_precise_index));

    return ACLNN_SUCCESS;
}
