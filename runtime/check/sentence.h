/*
 * The sentence of a refused call, for aclGetRecentErrMsg: the operator, then the text of the check.
 */
#ifndef AC_CHECK_SENTENCE_H
#define AC_CHECK_SENTENCE_H

#include "base/dtype.h"
#include "base/status.h"

/* A public entry point. `rows` of a product is false where the product lacks the operator. */
typedef struct ac_operator {
    const char *name; /* "aclnnLeakyRelu" */
    /* The names of its tensors, inputs first, as ac_executor_argument counts them. */
    const char *const *arguments;
    /* "self:r negativeSlope:s out:w": its parameters, each with how it is passed. r is a tensor
     * that is read, w one that is written, u both, n neither, R and W a list of such; s a scalar, l
     * integers, d a double, i an int64_t, m a list of flags, c an int8_t, b a bool, t a text, e a
     * dtype. */
    const char *parameters;
    bool on[AC_PRODUCT_COUNT];
} ac_operator;

/* Sets the operator named in the sentences of this thread. */
void ac_call_enter(const ac_operator *op);

/* Its name; empty if none is set. */
const char *ac_call_name(void);

/* Until the call ends, failed checks return `status` instead of 161002: operators whose shapes,
 * axes and modes are checked after all else have a status of their own. */
void ac_refuse_late(aclnnStatus status);

/* Records a sentence ("aclnnLeakyRelu: " is put in front) and returns `status`. printf style. */
aclnnStatus ac_fail(aclnnStatus status, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
