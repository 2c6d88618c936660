/*
 * Generated from spec/movement/unfold_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnUnfoldGrad is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/unfold_grad.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_unfold_grad_validate(const ac_tensor *gradOut, const ac_array *inputSizes,
                                    int64_t dim, int64_t size, int64_t step,
                                    const ac_tensor *gradIn)
{
    AC_TRY(ac_check_tensor(gradOut, "gradOut"));
    AC_TRY(ac_check_int_array(inputSizes, "inputSizes"));
    AC_TRY(ac_check_tensor(gradIn, "gradIn"));

    AC_TRY(ac_check_dtype_in(gradOut, "gradOut", dtypes_T));
    AC_TRY(ac_check_dtype_same(gradIn, "gradIn", gradOut, "gradOut"));

    AC_TRY(ac_check_rank(gradOut, "gradOut"));
    AC_TRY(ac_check_rank(gradIn, "gradIn"));

    ac_shape put_space = {0};
    AC_TRY(ac_check_unfolded(gradIn, "gradIn", dim, "dim", size, "size", step, "step", inputSizes,
                             "inputSizes", &put_space));
    AC_TRY(ac_check_shape_is(gradOut, "gradOut", &put_space,
                             "gradIn as unfolded(dim, size, step, inputSizes)"));

    return ACLNN_SUCCESS;
}
