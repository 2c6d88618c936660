/*
 * Generated from spec/arithmetic/addcdiv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAddcdiv or aclnnInplaceAddcdiv is well formed. The order is the
 * same for every operator: presence, data types, ranks, shapes, preconditions, modes. The first
 * failure is the one reported.
 */
#include "arithmetic/addcdiv.h"
#include "check/check.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types C may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_C[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_addcdiv_validate(const ac_tensor *self, const ac_tensor *tensor1,
                                const ac_tensor *tensor2, const ac_scalar *value,
                                const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(tensor1, "tensor1"));
    AC_TRY(ac_check_tensor(tensor2, "tensor2"));
    AC_TRY(ac_check_scalar(value, "value"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_A));
    AC_TRY(ac_check_dtype_in(tensor1, "tensor1", dtypes_B));
    AC_TRY(ac_check_dtype_in(tensor2, "tensor2", dtypes_C));
    AC_TRY(ac_check_scalar_dtype(value, "value", AC_SET_REAL));
    const int dtype_P = ac_dtype_promote(tensor1->dtype, tensor2->dtype);
    const int dtype_T = ac_dtype_promote(self->dtype, dtype_P);
    AC_TRY(ac_check_dtype_cast(dtype_T, out, "out"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(tensor1, "tensor1"));
    AC_TRY(ac_check_rank(tensor2, "tensor2"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(self, "self", tensor1, "tensor1", index_space));
    AC_TRY(ac_check_broadcast_with(tensor2, "tensor2", index_space,
                                   "the broadcast of self and tensor1"));
    AC_TRY(
        ac_check_shape_is(out, "out", index_space, "the broadcast of self, tensor1 and tensor2"));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_addcdiv_validate(const ac_tensor *selfRef, const ac_tensor *tensor1,
                                        const ac_tensor *tensor2, const ac_scalar *value,
                                        ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_tensor(tensor1, "tensor1"));
    AC_TRY(ac_check_tensor(tensor2, "tensor2"));
    AC_TRY(ac_check_scalar(value, "value"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_A));
    AC_TRY(ac_check_dtype_in(tensor1, "tensor1", dtypes_B));
    AC_TRY(ac_check_dtype_in(tensor2, "tensor2", dtypes_C));
    AC_TRY(ac_check_scalar_dtype(value, "value", AC_SET_REAL));
    const int dtype_P = ac_dtype_promote(tensor1->dtype, tensor2->dtype);
    const int dtype_T = ac_dtype_promote(selfRef->dtype, dtype_P);
    AC_TRY(ac_check_dtype_cast(dtype_T, selfRef, "selfRef"));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));
    AC_TRY(ac_check_rank(tensor1, "tensor1"));
    AC_TRY(ac_check_rank(tensor2, "tensor2"));

    AC_TRY(ac_check_broadcast(selfRef, "selfRef", tensor1, "tensor1", index_space));
    AC_TRY(ac_check_broadcast_with(tensor2, "tensor2", index_space,
                                   "the broadcast of selfRef and tensor1"));
    AC_TRY(ac_check_shape_is(selfRef, "selfRef", index_space,
                             "the broadcast of selfRef, tensor1 and tensor2"));

    return ACLNN_SUCCESS;
}
