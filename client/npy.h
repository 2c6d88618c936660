/*
 * NumPy's .npy files, versions 1 to 3: a magic number, the length of a header, the header (a Python
 * dictionary with descr, fortran_order and shape), the elements.
 *
 * Of an archive of such files, .npz, ARCHIVE.npz:NAME is one, and ARCHIVE.npz the only one; both
 * numpy.savez and numpy.savez_compressed are read.
 *
 * bf16 has the type name that ml_dtypes gives it, <V2; files of uint16 hold bf16 where that is the
 * wanted dtype.
 */
#ifndef AC_CLIENT_NPY_H
#define AC_CLIENT_NPY_H

#include <stdio.h>

#include "client/array.h"

/* Reads a file; `dtype` is wanted, or AC_DTYPE_NONE. False, with a finding, if it cannot be. */
bool npy_read(array *a, const char *path, int dtype, findings *f);

/* The same of a file that is open, called `path` in findings. */
bool npy_read_from(array *a, FILE *file, const char *path, int dtype, findings *f);

/* Whether NumPy has a type for the dtype; npy_write wants one that it has, and returns false, with
 * errno, where the file takes no more. */
bool npy_has_dtype(int dtype);
bool npy_write(const array *a, FILE *file);

#endif
