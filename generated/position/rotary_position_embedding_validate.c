/*
 * Generated from spec/position/rotary_position_embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnRotaryPositionEmbedding is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "position/rotary_position_embedding.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t mode_values[] = {0, 1, 3};

aclnnStatus ac_rotary_position_embedding_validate(const ac_tensor *x, const ac_tensor *cos,
                                                  const ac_tensor *sin, int64_t mode,
                                                  const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(cos, "cos"));
    AC_TRY(ac_check_tensor(sin, "sin"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_T));
    AC_TRY(ac_check_dtype_same(cos, "cos", x, "x"));
    AC_TRY(ac_check_dtype_same(sin, "sin", x, "x"));
    AC_TRY(ac_check_dtype_same(out, "out", x, "x"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(cos, "cos"));
    AC_TRY(ac_check_rank(sin, "sin"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_halves(x, "x", -1, index_space));
    AC_TRY(ac_check_view_broadcast(cos, "cos", x, "x"));
    AC_TRY(ac_check_view_broadcast(sin, "sin", x, "x"));
    AC_TRY(ac_check_shape_same(out, "out", x, "x"));

    size_t mode_index = 0;
    AC_TRY(ac_check_mode_int(mode, "mode", mode_values, 3, &mode_index));

    return ACLNN_SUCCESS;
}
