/*
 * Generated from spec/movement/strided_slice.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnStridedSlice is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/strided_slice.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_BOOL |
                     AC_SET_C64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_BOOL |
                AC_SET_C64,
};

aclnnStatus ac_strided_slice_validate(const ac_tensor *self, const ac_array *begin,
                                      const ac_array *end, const ac_array *strides,
                                      int64_t beginMask, int64_t endMask, int64_t ellipsisMask,
                                      int64_t newAxisMask, int64_t shrinkAxisMask,
                                      const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_int_array(begin, "begin"));
    AC_TRY(ac_check_int_array(end, "end"));
    AC_TRY(ac_check_int_array(strides, "strides"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_strided(self, "self", begin, "begin", end, "end", strides, "strides", beginMask,
                            "beginMask", endMask, "endMask", ellipsisMask, "ellipsisMask",
                            newAxisMask, "newAxisMask", shrinkAxisMask, "shrinkAxisMask",
                            index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "self as strided(...)"));

    return ACLNN_SUCCESS;
}
