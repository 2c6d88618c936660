/*
 * What a call checks first: the result pointers, the product, and that its arguments are there.
 */
#ifndef AC_CHECK_PRESENCE_H
#define AC_CHECK_PRESENCE_H

#include "check/sentence.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* Starts a first-phase call: names the operator for the sentences that follow, and checks the two
 * result pointers, the environment (environment.h) and that the product has the operator. */
aclnnStatus ac_call_begin(const ac_operator *op, const uint64_t *workspace_size,
                          aclOpExecutor *const *executor);

/* What the checks of presence say of what they refuse. */
aclnnStatus ac_fail_tensor(const ac_tensor *tensor, const char *name);
aclnnStatus ac_fail_scalar(const ac_scalar *scalar, const char *name);

/* Presence: 161001 for null; 161002 for a handle that is not live. */
static inline aclnnStatus ac_check_tensor(const ac_tensor *tensor, const char *name)
{
    return ac_tensor_live(tensor) ? ACLNN_SUCCESS : ac_fail_tensor(tensor, name);
}

static inline aclnnStatus ac_check_scalar(const ac_scalar *scalar, const char *name)
{
    return ac_scalar_live(scalar) ? ACLNN_SUCCESS : ac_fail_scalar(scalar, name);
}

/* The same where null stands for a tensor or scalar of its own. Of the checks that follow, those of
 * dtypes, ranks and views pass a null tensor: one that is not optional has been refused here. */
aclnnStatus ac_check_tensor_optional(const ac_tensor *tensor, const char *name);
aclnnStatus ac_check_scalar_optional(const ac_scalar *scalar, const char *name);
aclnnStatus ac_check_string(const char *text, const char *name);

#endif
