/*
 * Products in a chain: the shapes of their tensors, and numbers that count their axes.
 */
#ifndef AC_CLIENT_CHAINED_H
#define AC_CLIENT_CHAINED_H

#include "client/catalogue.h"

/* A space with as many axes as one case has; an empty one stays so. */
ac_entry_shape chained_fit(const ac_entry *entry, const ac_entry_shape *space);

/* The shape of a tensor for such a space, of which axes that numbers count alone are not looked at.
 */
ac_entry_shape chained_shape(const ac_entry *entry, size_t param, const ac_entry_given *given,
                             const ac_entry_shape *space);

/* The shape of an output. What does not fit has any shape. */
ac_entry_shape chained_result(const ac_entry *entry, size_t param, const ac_entry_given *given,
                              const ac_entry_shape *shapes);

/* The number of the output that is the result. */
size_t chained_output(const ac_entry *entry);

/* A number for the argument of this name: two heads for each of two, or a band that goes one
 * further to both sides. */
int64_t chained_value(const ac_entry *entry, const char *name);

#endif
