/*
 * Lists of tensors. A call has one array for a list: the tensors as the operator sees them, one
 * behind the other or side by side. They are made as views of the one tensor that it is placed in.
 */
#ifndef AC_CLIENT_MEMBERS_H
#define AC_CLIENT_MEMBERS_H

#include "client/call.h"

/* The list of an argument whose array is placed; null where memory runs out. */
aclTensorList *members_make(const call *c, size_t arg, const placed *whole);

/* Makes the array of an argument of the tensors of its list. Null, or why that is not possible. */
const char *members_join(call *c, size_t arg, const array *members, size_t count);

/* How many tensors the list of an argument has, and a copy of one of them; the argument's array has
 * at least one axis. */
size_t members_count(const call *c, size_t arg);
array members_copy(const call *c, size_t arg, size_t number);

/* Gives the arguments of lists that are written extents by which a whole of this shape has several
 * pieces, one of them without elements where that is possible. */
void members_choose(call *c, size_t arg, const ac_entry_shape *whole);

#endif
