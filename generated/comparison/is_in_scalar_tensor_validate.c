/*
 * Generated from spec/comparison/is_in_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnIsInScalarTensor is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "comparison/is_in_scalar_tensor.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};

/* The dtypes allowed for element, on every product. */
static const ac_dtype_set dtypes_element = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 |
                                           AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                                           AC_SET_I64;

aclnnStatus ac_is_in_scalar_tensor_validate(const ac_scalar *element, const ac_tensor *testElements,
                                            bool assumeUnique, bool invert, const ac_tensor *out,
                                            size_t *kernel_mode)
{
    AC_TRY(ac_check_scalar(element, "element"));
    AC_TRY(ac_check_tensor(testElements, "testElements"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(testElements, "testElements", dtypes_A));
    AC_TRY(ac_check_scalar_dtype(element, "element", dtypes_element));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_rank(testElements, "testElements"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_view_verdict(out, "out", 0));

    *kernel_mode = (size_t)assumeUnique * 2 + (size_t)invert;

    return ACLNN_SUCCESS;
}
