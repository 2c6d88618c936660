/*
 * Streams: the one of each thread, which calls wait for, and those that programs make.
 */
#ifndef AC_PYTHON_STREAM_H
#define AC_PYTHON_STREAM_H

#include "core.h"

/* The stream of this thread, made at its first call. False with an exception. */
bool stream_of_thread(aclrtStream *stream);

/* The stream behind a Stream of Python. False with an exception. */
bool stream_of(PyObject *object, aclrtStream *stream);

/* Keeps objects alive until the stream has done what it was given so far. Takes the reference to
 * the list. */
bool stream_keep(PyObject *object, PyObject *list);

/* Makes the type and adds it to the module. */
bool stream_type_add(PyObject *module);

#endif
