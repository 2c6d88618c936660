/*
 * Contractions whose summed axes are joined: the shapes of their tensors, and lists that fit them.
 */
#ifndef AC_CLIENT_JOINED_H
#define AC_CLIENT_JOINED_H

#include "client/catalogue.h"

/* Of products in a chain these functions have what chained.h says. */

/* What counts in a call. */
const ac_entry_joined *joined_case(const ac_entry *entry, const ac_entry_given *given);

/* A space that the entry may have, of as many elements if it can be; an empty one stays so. */
ac_entry_shape joined_fit(const ac_entry *entry, const ac_entry_shape *space);

/* The shape of a parameter in a space: kernels have three taps along the first axis that is seen,
 * and one along others. */
ac_entry_shape joined_shape(const ac_entry *entry, size_t param, const ac_entry_given *given,
                            const ac_entry_shape *space);

/* The shape of an output. What does not fit, which the library refuses, has any shape. */
ac_entry_shape joined_result(const ac_entry *entry, size_t param, const ac_entry_given *given,
                             const ac_entry_shape *shapes);

/* The shape of an output: that of the result, unless several outputs are its gradients. */
ac_entry_shape joined_output(const ac_entry *entry, size_t param, const ac_entry_given *given,
                             const ac_entry_shape *shapes);

/* The number of axes of a run in a space, and a value for axis `i` of it that fits what
 * joined_shape makes: of the parameter with this name. */
size_t joined_run(const ac_entry *entry, const ac_entry_shape *space);
int64_t joined_value(const ac_entry *entry, const char *name, size_t i);

#endif
