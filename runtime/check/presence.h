/*
 * The first checks of a call: the result pointers, the product, and the presence of its arguments.
 */
#ifndef AC_CHECK_PRESENCE_H
#define AC_CHECK_PRESENCE_H

#include "check/sentence.h"
#include "handles/array.h"
#include "handles/scalar.h"
#include "handles/tensor.h"

/* Starts a first phase: sets the operator's name for the sentences that follow, and checks the two
 * result pointers, the environment (environment.h) and that the product has the operator. */
aclnnStatus ac_call_begin(const ac_operator *op, const uint64_t *workspace_size,
                          aclOpExecutor *const *executor);

/* The refusals of the checks of presence. */
aclnnStatus ac_fail_tensor(const ac_tensor *tensor, const char *name);
aclnnStatus ac_fail_scalar(const ac_scalar *scalar, const char *name);
aclnnStatus ac_fail_tensor_list(const ac_array *list, const char *name);

/* Presence: 161001 for null; 161002 for a handle that is not live. */
static inline aclnnStatus ac_check_tensor(const ac_tensor *tensor, const char *name)
{
    return ac_tensor_live(tensor) ? ACLNN_SUCCESS : ac_fail_tensor(tensor, name);
}

static inline aclnnStatus ac_check_scalar(const ac_scalar *scalar, const char *name)
{
    return ac_scalar_live(scalar) ? ACLNN_SUCCESS : ac_fail_scalar(scalar, name);
}

/* The same for an optional argument, which may be null. The later checks of dtypes, ranks and views
 * accept a null tensor, because a required one is refused here. */
aclnnStatus ac_check_tensor_optional(const ac_tensor *tensor, const char *name);
/* An argument that asks for what is not supported has to be null. */
aclnnStatus ac_check_tensor_null(const ac_tensor *tensor, const char *name);
aclnnStatus ac_check_scalar_optional(const ac_scalar *scalar, const char *name);
aclnnStatus ac_check_int_array(const ac_array *list, const char *name);
aclnnStatus ac_check_bool_array(const ac_array *list, const char *name);
aclnnStatus ac_check_string(const char *text, const char *name);

/* What is not carried is not given: a handle is null, a flag false, or true where it
 * has to be. Else 161002. */
aclnnStatus ac_check_absent_tensor(const ac_tensor *tensor, const char *name);
aclnnStatus ac_check_absent_int_array(const ac_array *list, const char *name);
aclnnStatus ac_check_absent_flag(bool flag, const char *name);
aclnnStatus ac_check_absent_number(double number, const char *name);
aclnnStatus ac_check_present_number(double number, const char *name);
aclnnStatus ac_check_present_flag(bool flag, const char *name);

/* Of several that may be null, one at least is not: 161001. */
aclnnStatus ac_check_either(bool present, const char *names);

/* An array has so many flags: 161002. */
aclnnStatus ac_check_flags(const ac_array *list, const char *name, uint64_t count);

/* An output that is wanted is not null: 161001. */
aclnnStatus ac_check_wanted(bool wanted, const ac_tensor *tensor, const char *name);

#endif
