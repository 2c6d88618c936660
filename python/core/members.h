/*
 * A sequence of arrays in the place of a list of tensors, of which a call has one at most.
 */
#ifndef AC_PYTHON_MEMBERS_H
#define AC_PYTHON_MEMBERS_H

#include "memory.h"

typedef struct members {
    PyObject *sequence; /* a list or a tuple; null where there is no list */
    Py_ssize_t count;   /* of those that are held */
    memory *of;
    aclTensorList *list;
} members;

/* Takes hold of the elements of all arrays; false with an exception. */
bool members_take(members *m, PyObject *object, const char *name, bool writable);
void members_release(members *m);

/* The list; false with an exception. */
bool members_make(members *m);

/* The one tensor that the arrays are for the operator, its dtype, and the most elements of one. */
ac_entry_shape members_whole(const members *m, const ac_entry_param *p, int64_t axis);
int members_dtype(const members *m);

/* Which arrays of a list of indices have elements, for its map; false with an exception. */
bool members_indexed(const members *m, const ac_entry_param *p, ac_entry_given *given);
int64_t members_most(const members *m);

/* Piece `number` of a tensor that is written to a list, from what the list is given; false where
 * there are no more. *at is its first index, which is moved behind it. */
bool members_piece(const ac_entry_param *p, int64_t axis, const ac_entry_given *size,
                   const ac_entry_shape *whole, size_t number, int64_t *at, ac_entry_shape *piece);

#endif
