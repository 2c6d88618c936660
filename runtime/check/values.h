/*
 * Checks of modes, and preconditions of scalars and shapes.
 */
#ifndef AC_CHECK_VALUES_H
#define AC_CHECK_VALUES_H

#include "base/shape.h"
#include "check/sentence.h"
#include "handles/array.h"

/* Stores the position of `text` among `count` allowed values in *mode; 161002 and a sentence that
 * lists the allowed values if it is not among them. */
aclnnStatus ac_check_mode_string(const char *text, const char *name, const char *const *values,
                                 size_t count, size_t *mode);
aclnnStatus ac_check_mode_int(int64_t value, const char *name, const int64_t *values, size_t count,
                              size_t *mode);
/* For a mode that allows every value: the position of `value` among those listed, or `count` for
 * all others. */
size_t ac_text_find(const char *text, const char *const *values, size_t count);
size_t ac_mode_find(int64_t value, const int64_t *values, size_t count);

/* A scalar or a flag of a call. */
typedef struct ac_given {
    const char *name;
    double value;
    bool flag;
} ac_given;

/* A precondition from the spec, as a function of its values. It runs in the default floating-point
 * environment, so that subnormals are not flushed if the caller has set that. */
typedef bool ac_requires(const ac_given *given);

/* `text` is the source of the precondition: "alpha != 0". */
aclnnStatus ac_check_require(ac_requires *holds, const char *text, const ac_given *given,
                             size_t count);

/* A list has so many values: 161002. */
aclnnStatus ac_check_integers_length(const ac_array *list, const char *name, uint64_t count);

#endif
