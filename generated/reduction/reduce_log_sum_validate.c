/*
 * Generated from spec/reduction/reduce_log_sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnReduceLogSum is well formed. The order is the same for every
 * operator: presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "reduction/reduce_log_sum.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

aclnnStatus ac_reduce_log_sum_validate(const ac_tensor *data, const ac_array *axes, bool keepDims,
                                       bool noopWithEmptyAxes, const ac_tensor *reduce)
{
    AC_TRY(ac_check_tensor(data, "data"));
    AC_TRY(ac_check_int_array(axes, "axes"));
    AC_TRY(ac_check_absent_flag(noopWithEmptyAxes, "noopWithEmptyAxes"));
    AC_TRY(ac_check_tensor(reduce, "reduce"));

    AC_TRY(ac_check_dtype_in(data, "data", dtypes_T));
    AC_TRY(ac_check_dtype_same(reduce, "reduce", data, "data"));

    AC_TRY(ac_check_rank(data, "data"));
    AC_TRY(ac_check_rank(reduce, "reduce"));

    AC_TRY(ac_check_axes(axes, "axes", data, "data"));

    AC_TRY(ac_check_shape_reduced(reduce, "reduce", data, "data",
                                  ac_shape_axes(&data->shape, axes->values, axes->size, true),
                                  keepDims, true));

    return ACLNN_SUCCESS;
}
