/*
 * Generated from spec/movement/unique_consecutive.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnUniqueConsecutive is well formed. The order is the same for every
 * operator: presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "movement/unique_consecutive.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                        AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};

aclnnStatus ac_unique_consecutive_validate(const ac_tensor *self, bool returnInverse,
                                           bool returnCounts, int64_t dim,
                                           const ac_tensor *valueOut, const ac_tensor *inverseOut,
                                           const ac_tensor *countsOut)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(valueOut, "valueOut"));
    AC_TRY(ac_check_tensor_optional(inverseOut, "inverseOut"));
    AC_TRY(ac_check_tensor_optional(countsOut, "countsOut"));
    AC_TRY(ac_check_wanted(returnInverse, inverseOut, "inverseOut"));
    AC_TRY(ac_check_wanted(returnCounts, countsOut, "countsOut"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(valueOut, "valueOut", self, "self"));
    AC_TRY(ac_check_dtype_in(inverseOut, "inverseOut", dtypes_I));
    AC_TRY(ac_check_dtype_in(countsOut, "countsOut", dtypes_I));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(valueOut, "valueOut"));
    AC_TRY(ac_check_rank(inverseOut, "inverseOut"));
    AC_TRY(ac_check_rank(countsOut, "countsOut"));

    AC_TRY(ac_check_axis_or_all(dim, "dim", self, "self", 1000));

    AC_TRY(ac_check_found_runs(valueOut, "valueOut", self, "self",
                               dim == 1000 ? SIZE_MAX : ac_shape_axis(&self->shape, dim),
                               AC_RUN_FIRSTS));
    AC_TRY(ac_check_found_runs(inverseOut, "inverseOut", self, "self",
                               dim == 1000 ? SIZE_MAX : ac_shape_axis(&self->shape, dim),
                               AC_RUN_NUMBERS));
    AC_TRY(ac_check_found_runs(countsOut, "countsOut", self, "self",
                               dim == 1000 ? SIZE_MAX : ac_shape_axis(&self->shape, dim),
                               AC_RUN_LENGTHS));

    return ACLNN_SUCCESS;
}
