/*
 * What the files of the extension module share.
 *
 * The module calls the library through the catalogue (client/catalogue.h), so it holds no code of
 * any operator. It needs CPython's stable interface alone: one binary serves every version
 * from 3.11 on.
 */
#ifndef AC_PYTHON_CORE_H
#define AC_PYTHON_CORE_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030b0000
#include <Python.h>
#include <stdbool.h>
#include <stdint.h>

#include "client/catalogue.h"

/* What the module needs of NumPy and of its own Python part; made when it is imported. */
typedef struct core_objects {
    PyObject *empty;                  /* numpy.empty */
    PyObject *uint16;                 /* numpy.uint16 */
    PyObject *dtypes[AC_DTYPE_COUNT]; /* NumPy's dtypes by acl number; null where there is none */
    PyObject *bf16;                   /* the class of uint16 arrays that hold bf16 */
    PyObject *error;                  /* aclnn_cpu.Error */
    PyObject *argument_error;         /* aclnn_cpu.ArgumentError */
} core_objects;
extern core_objects core;

/* Raises the exception for a status of the library, with the sentences of this thread. */
void raise_status(int status);

#endif
