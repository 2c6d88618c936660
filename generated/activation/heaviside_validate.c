/*
 * Generated from spec/activation/heaviside.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnHeaviside is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "activation/heaviside.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_heaviside_validate(const ac_tensor *input, const ac_tensor *values,
                                  const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor(values, "values"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_T));
    AC_TRY(ac_check_dtype_same(values, "values", input, "input"));
    AC_TRY(ac_check_dtype_same(out, "out", input, "input"));

    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(values, "values"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(input, "input", values, "values", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the broadcast of input and values"));

    return ACLNN_SUCCESS;
}
