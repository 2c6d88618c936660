/*
 * The elements of Python objects, where they lie: the buffer protocol, DLPack, __array_interface__.
 */
#ifndef AC_PYTHON_MEMORY_H
#define AC_PYTHON_MEMORY_H

#include "core.h"

enum { MEMORY_RANK_MAX = 32 };

/* An array of another object, seen without a copy. */
typedef struct memory {
    int dtype;
    ac_entry_shape shape;
    int64_t strides[MEMORY_RANK_MAX]; /* in elements */
    char *first;                      /* the element with the index 0 on each axis */
    PyObject *owner;                  /* keeps the memory; null where the buffer does */
    Py_buffer buffer;                 /* `obj` is null where there is none */
} memory;

/* Takes hold of an object's elements; `name` is that of the argument. False with an exception. */
bool memory_take(memory *m, PyObject *object, const char *name, bool writable);
void memory_release(memory *m);

/* A tensor on them; null with an exception. */
aclTensor *memory_tensor(const memory *m);

#endif
