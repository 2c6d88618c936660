/*
 * Generated from spec/position/apply_rotary_pos_emb_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnApplyRotaryPosEmbV2 is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "position/apply_rotary_pos_emb_v2.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t layout_values[] = {1, 2, 3};

static const char *const rotary_mode_values[] = {"half", "interleave"};

aclnnStatus ac_apply_rotary_pos_emb_v2_validate(const ac_tensor *queryRef, const ac_tensor *keyRef,
                                                const ac_tensor *cos, const ac_tensor *sin,
                                                int64_t layout, const char *rotaryMode)
{
    AC_TRY(ac_check_tensor(queryRef, "queryRef"));
    AC_TRY(ac_check_tensor(keyRef, "keyRef"));
    AC_TRY(ac_check_tensor(cos, "cos"));
    AC_TRY(ac_check_tensor(sin, "sin"));
    AC_TRY(ac_check_string(rotaryMode, "rotaryMode"));

    AC_TRY(ac_check_dtype_in(queryRef, "queryRef", dtypes_T));
    AC_TRY(ac_check_dtype_same(keyRef, "keyRef", queryRef, "queryRef"));
    AC_TRY(ac_check_dtype_same(cos, "cos", queryRef, "queryRef"));
    AC_TRY(ac_check_dtype_same(sin, "sin", queryRef, "queryRef"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    size_t rotary_mode_index = 0;
    AC_TRY(
        ac_check_mode_string(rotaryMode, "rotaryMode", rotary_mode_values, 2, &rotary_mode_index));

    AC_TRY(ac_check_rank(queryRef, "queryRef"));
    AC_TRY(ac_check_rank(keyRef, "keyRef"));
    AC_TRY(ac_check_rank(cos, "cos"));
    AC_TRY(ac_check_rank(sin, "sin"));

    ac_shape own_space = {0};
    AC_TRY(ac_check_halves(queryRef, "queryRef", -1, &own_space));
    AC_TRY(ac_check_view_broadcast(cos, "cos", queryRef, "queryRef"));
    AC_TRY(ac_check_view_broadcast(sin, "sin", queryRef, "queryRef"));
    AC_TRY(ac_check_halves(keyRef, "keyRef", -1, &own_space));
    AC_TRY(ac_check_view_broadcast(cos, "cos", keyRef, "keyRef"));
    AC_TRY(ac_check_view_broadcast(sin, "sin", keyRef, "keyRef"));

    size_t layout_index = 0;
    AC_TRY(ac_check_mode_int(layout, "layout", layout_values, 3, &layout_index));

    return ACLNN_SUCCESS;
}
