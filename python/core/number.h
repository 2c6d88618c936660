/*
 * Python's numbers and labels as arguments that are no tensors.
 */
#ifndef AC_PYTHON_NUMBER_H
#define AC_PYTHON_NUMBER_H

#include "core.h"

/* An aclScalar of a number, in the widest dtype of its kind that the product allows, which
 * `chosen` receives. Null with an exception. */
aclScalar *number_scalar(PyObject *object, const ac_entry_param *p, int *chosen);

/* A plain C number, an axis, a flag, or a mode by its label or number. `integer` receives what the
 * catalogue calls the number of an axis or a flag. False with an exception. */
bool number_plain(PyObject *object, const ac_entry_param *p, ac_entry_arg *to, int64_t *integer);

/* An aclIntArray of a sequence of integers, or of one; `given` receives the same, in memory of
 * PyMem_Malloc. Null with an exception. */
aclIntArray *number_list(PyObject *object, const ac_entry_param *p, ac_entry_given *given);

/* The name of a dtype, as specs or NumPy write it. False with an exception. */
bool number_dtype(PyObject *object, const ac_entry_param *p, int *named);

/* An aclBoolArray of a sequence of truth values; `given` receives them as integers. */
aclBoolArray *number_flags(PyObject *object, const ac_entry_param *p, ac_entry_given *given);

/* What a plain argument is that was left out. */

void number_default(const ac_entry_param *p, ac_entry_arg *to, int64_t *integer);

#endif
