/*
 * Arrays as people write them on a command line, and as they are printed.
 */
#ifndef ACLNN_TOOL_VALUES_H
#define ACLNN_TOOL_VALUES_H

#include "client/array.h"

/* Zeros. Returns 0, or an exit status after an error on stderr where there is no memory. */
int values_make(array *a, int dtype, size_t rank, const int64_t *dims);

/* What `text` describes: FILE.npy, random:SHAPE[:SEED], linspace:FROM:TO:COUNT, ones:SHAPE,
 * zeros:SHAPE or numbers in brackets. `dtype` is wanted, or AC_DTYPE_NONE: then what is made is
 * f32, or c64 where a number has an imaginary part. Returns 0, or an exit status after an error on
 * stderr. `name` is the argument that messages speak of. */
int values_read(array *a, const char *name, const char *text, int dtype);

/* The numbers as NumPy prints them; the middle of a long array is left out. */
void values_print(const array *a);

#endif
