/*
 * Checks of dtypes. They accept a null tensor, because a required one was checked for presence.
 */
#ifndef AC_CHECK_DTYPES_H
#define AC_CHECK_DTYPES_H

#include "check/sentence.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* The refusal of ac_check_dtype_same. */
aclnnStatus ac_fail_dtype_same(const ac_tensor *tensor, const char *name, const ac_tensor *other,
                               const char *other_name);

/* `rows` is indexed by product. */
aclnnStatus ac_check_dtype_in(const ac_tensor *tensor, const char *name,
                              const ac_dtype_set rows[AC_PRODUCT_COUNT]);
static inline aclnnStatus ac_check_dtype_same(const ac_tensor *tensor, const char *name,
                                              const ac_tensor *other, const char *other_name)
{
    return !tensor || tensor->dtype == other->dtype
               ? ACLNN_SUCCESS
               : ac_fail_dtype_same(tensor, name, other, other_name);
}

/* The same of two tensors each of which may be null. */
aclnnStatus ac_check_dtype_alike(const ac_tensor *tensor, const char *name, const ac_tensor *other,
                                 const char *other_name);

/* `tensor`, unless null, must have the dtype of `other`, or f32. */
aclnnStatus ac_check_dtype_beside(const ac_tensor *tensor, const char *name, const ac_tensor *other,
                                  const char *other_name);
/* `tensor` must have exactly `dtype`, which `why` explains: "the promotion of gradOutput and self".
 */
aclnnStatus ac_check_dtype_is(const ac_tensor *tensor, const char *name, int dtype,
                              const char *why);
/* The rule `float` where `holds`, else the dtype itself. */
int ac_dtype_float_where(bool holds, int dtype);

/* The rule `float` beside a tensor: a float or complex dtype stays; otherwise f64 where that has
 * such parts, else f32. */
int ac_dtype_float_beside(int dtype, const ac_tensor *out);

/* `dtype`, derived from arguments as `why` explains, must be in the row of the product. */
aclnnStatus ac_check_dtype_derived(int dtype, const char *why,
                                   const ac_dtype_set rows[AC_PRODUCT_COUNT]);
/* A result of dtype `from` must be convertible to the dtype of `tensor`. */
aclnnStatus ac_check_dtype_cast(int from, const ac_tensor *tensor, const char *name);
/* A scalar must be null or have one of the dtypes in `allowed`, on every product. */
aclnnStatus ac_check_scalar_dtype(const ac_scalar *scalar, const char *name, ac_dtype_set allowed);

/* A scalar's dtype must convert to `to`, the dtype that the call computes in. */
aclnnStatus ac_check_scalar_cast(const ac_scalar *scalar, const char *name, int to);

#endif
