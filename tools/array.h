/*
 * Arrays as NumPy has them: dtype, shape, order, elements.
 */
#ifndef ACLNN_TOOL_ARRAY_H
#define ACLNN_TOOL_ARRAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { ARRAY_RANK_MAX = 32 };

typedef struct array {
    int dtype;
    size_t rank;
    int64_t dims[ARRAY_RANK_MAX];
    bool fortran; /* the first axis is the fastest in memory */
    size_t count;
    unsigned char *data; /* null where there is no array */
} array;

/* Zeros. False, with an error on stderr, where there is no memory for so many elements. */
bool array_make(array *a, int dtype, size_t rank, const int64_t *dims);
void array_free(array *a);

/* The strides, in elements, of the array's order. */
void array_strides(const array *a, int64_t *strides);

/* The same numbers in another dtype. */
bool array_convert(array *a, int dtype);

/* "[2, 3]", in a text of 256 characters. */
const char *array_shape_text(const array *a, char *text);

/* "2x3", "5" or "" for a scalar; false for a text that is no shape. */
bool shape_read(const char *text, size_t *rank, int64_t *dims);

/* What `text` describes: FILE.npy, random:SHAPE[:SEED], linspace:FROM:TO:COUNT, ones:SHAPE,
 * zeros:SHAPE or numbers in brackets. `dtype` is wanted, or AC_DTYPE_NONE: then what is made is
 * f32, or c64 where a number has an imaginary part. Returns 0, or an exit status after an error on
 * stderr. `name` is the argument that messages speak of. */
int array_read(array *a, const char *name, const char *text, int dtype);

/* Normally distributed numbers, the same for the same seed; of complex ones, both parts are. */
void array_randomise(array *a, uint64_t seed);

/* NumPy's file format. bf16 has the type name that ml_dtypes gives it, <V2; files of uint16 hold
 * bf16 where that is the wanted dtype. */
int npy_read(array *a, const char *path, int dtype);

/* Whether NumPy has a type for the dtype; npy_write wants one that it has, and returns false, with
 * errno, where the file takes no more. */
bool npy_has_dtype(int dtype);
bool npy_write(const array *a, FILE *file);

/* The numbers as NumPy prints them; the middle of a long array is left out. */
void array_print(const array *a);

#endif
