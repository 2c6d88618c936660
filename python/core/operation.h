/*
 * The entry points of the catalogue as Python functions.
 */
#ifndef AC_PYTHON_OPERATION_H
#define AC_PYTHON_OPERATION_H

#include "core.h"

/* The Python function of an entry point. `arguments` lists Python's arguments in order, each with
 * its name, the name of the parameter it stands for ("" for the stream) and whether it is required;
 * the first `positional` may be given by position. Null with an exception. */
PyObject *operation_make(const ac_entry *entry, const char *name, const char *doc,
                         PyObject *arguments, Py_ssize_t positional);

#endif
