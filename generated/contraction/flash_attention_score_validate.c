/*
 * Generated from spec/contraction/flash_attention_score.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnFlashAttentionScore is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "contraction/flash_attention_score.h"

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

aclnnStatus ac_flash_attention_score_validate(
    const ac_tensor *query, const ac_tensor *key, const ac_tensor *value,
    const ac_tensor *realShiftOptional, const ac_tensor *dropMaskOptional,
    const ac_tensor *paddingMaskOptional, const ac_tensor *attenMaskOptional,
    const ac_array *prefixOptional, double keepProb, int64_t headNum, const char *inputLayout,
    int64_t innerPrecise, int64_t sparseMode, const ac_tensor *softmaxMaxOut,
    const ac_tensor *softmaxSumOut, const ac_tensor *attentionOutOut, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(query, "query"));
    AC_TRY(ac_check_tensor(key, "key"));
    AC_TRY(ac_check_tensor(value, "value"));
    AC_TRY(ac_check_tensor_optional(realShiftOptional, "realShiftOptional"));
    AC_TRY(ac_check_absent_tensor(dropMaskOptional, "dropMaskOptional"));
    AC_TRY(ac_check_absent_tensor(paddingMaskOptional, "paddingMaskOptional"));
    AC_TRY(ac_check_tensor_optional(attenMaskOptional, "attenMaskOptional"));
    AC_TRY(ac_check_absent_int_array(prefixOptional, "prefixOptional"));
    AC_TRY(ac_check_present_number(keepProb, "keepProb"));
    AC_TRY(ac_check_tensor(softmaxMaxOut, "softmaxMaxOut"));
    AC_TRY(ac_check_tensor(softmaxSumOut, "softmaxSumOut"));
    AC_TRY(ac_check_tensor(attentionOutOut, "attentionOutOut"));
    AC_TRY(ac_check_string(inputLayout, "inputLayout"));

    AC_TRY(ac_check_dtype_in(query, "query", dtypes_T));
    AC_TRY(ac_check_dtype_in(attenMaskOptional, "attenMaskOptional", dtypes_M));
    AC_TRY(ac_check_dtype_same(key, "key", query, "query"));
    AC_TRY(ac_check_dtype_same(value, "value", query, "query"));
    AC_TRY(ac_check_dtype_same(realShiftOptional, "realShiftOptional", query, "query"));
    AC_TRY(ac_check_dtype_in(softmaxMaxOut, "softmaxMaxOut", dtypes_F));
    AC_TRY(ac_check_dtype_in(softmaxSumOut, "softmaxSumOut", dtypes_F));
    AC_TRY(ac_check_dtype_same(attentionOutOut, "attentionOutOut", query, "query"));

    size_t input_layout_index = 0;
    AC_TRY(ac_check_mode_string(inputLayout, "inputLayout", input_layout_values, 4,
                                &input_layout_index));
    size_t sparse_mode_index = 0;
    AC_TRY(ac_check_mode_int(sparseMode, "sparseMode", sparse_mode_values, 5, &sparse_mode_index));

    AC_TRY(ac_check_rank_within(query, "query", 3, 4));
    AC_TRY(ac_check_rank_within(key, "key", 3, 4));
    AC_TRY(ac_check_rank_within(value, "value", 3, 4));
    AC_TRY(ac_check_rank_within(realShiftOptional, "realShiftOptional", 4, 4));
    AC_TRY(ac_check_rank(attenMaskOptional, "attenMaskOptional"));
    AC_TRY(ac_check_rank(softmaxMaxOut, "softmaxMaxOut"));
    AC_TRY(ac_check_rank(softmaxSumOut, "softmaxSumOut"));
    AC_TRY(ac_check_rank(attentionOutOut, "attentionOutOut"));

    int64_t letter_extents[AC_LETTERS] = {0};
    if (input_layout_index == 1)
        AC_TRY(ac_check_chained(query, "query", "b(ng)sd", key, "key", "bntd", value, "value",
                                "bnte", realShiftOptional, "realShiftOptional", "b(ng)st", "ng",
                                headNum, "headNum", NULL, 0, NULL, "b(ng)se", letter_extents,
                                index_space));
    if (input_layout_index == 2)
        AC_TRY(ac_check_chained(query, "query", "bs(ngd)", key, "key", "bt(nd)", value, "value",
                                "bt(ne)", realShiftOptional, "realShiftOptional", "b(ng)st", "ng",
                                headNum, "headNum", NULL, 0, NULL, "bs(nge)", letter_extents,
                                index_space));
    if (input_layout_index == 3)
        AC_TRY(ac_check_chained(query, "query", "sb(ngd)", key, "key", "tb(nd)", value, "value",
                                "tb(ne)", realShiftOptional, "realShiftOptional", "b(ng)st", "ng",
                                headNum, "headNum", NULL, 0, NULL, "sb(nge)", letter_extents,
                                index_space));
    if (!(input_layout_index == 1) && !(input_layout_index == 2) && !(input_layout_index == 3))
        AC_TRY(ac_check_chained(query, "query", "bs(ng)d", key, "key", "btnd", value, "value",
                                "btne", realShiftOptional, "realShiftOptional", "b(ng)st", "ng",
                                headNum, "headNum", NULL, 0, NULL, "bs(ng)e", letter_extents,
                                index_space));
    AC_TRY(ac_check_mask(attenMaskOptional, "attenMaskOptional", "b?(ng)?st",
                         ac_band_implies_mask(sparseMode), letter_extents));
    AC_TRY(ac_check_of_rows(softmaxMaxOut, "softmaxMaxOut", "b(ng)s8", letter_extents));
    AC_TRY(ac_check_of_rows(softmaxSumOut, "softmaxSumOut", "b(ng)s8", letter_extents));
    AC_TRY(ac_check_shape_is(attentionOutOut, "attentionOutOut", index_space,
                             "the products of query, key and value"));

    size_t inner_precise_index = 0;
    AC_TRY(ac_check_mode_int(innerPrecise, "innerPrecise", inner_precise_values, 3,
                             &inner_precise_index));

    return ACLNN_SUCCESS;
}
