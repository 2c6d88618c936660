/*
 * Dense arrays of raw elements, like NumPy's: dtype, shape, order, elements.
 */
#ifndef AC_CLIENT_ARRAY_H
#define AC_CLIENT_ARRAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "client/findings.h"

enum { ARRAY_RANK_MAX = 32 };

typedef struct array {
    int dtype;
    size_t rank;
    int64_t dims[ARRAY_RANK_MAX];
    bool fortran; /* the first axis is the fastest in memory */
    size_t count;
    size_t size;         /* bytes of one element */
    unsigned char *data; /* null where there is no array */
} array;

/* An array of zeros. `dims` may be null if `rank` is 0. Exits the program if memory is
 * exhausted. */
array array_make(int dtype, size_t rank, const int64_t *dims);

/* The same for sizes that a user gives: false, with a finding, if memory is exhausted. */
bool array_try(array *a, int dtype, size_t rank, const int64_t *dims, findings *f);

array array_copy(const array *a);
void array_free(array *a);

/* Fills it with a pattern that no operator would produce. */
void array_spoil(array *a);

/* The same memory as an array of parts: a complex element has two, real before imaginary; any other
 * element is one. Not to be freed. */
array array_parts(const array *a);

/* The raw bits of an element of at most 8 bytes, widened to 64. */
uint64_t array_get(const array *a, size_t i);
void array_set(array *a, size_t i, uint64_t bits);

/* Element i becomes element k of an array of the same dtype. */
void array_take(array *to, size_t i, const array *from, size_t k);

/* The same elements, repeated from the start as often as needed, in another shape; `first` is the
 * element that comes first. Zeros, where there are no elements. */
array array_cycled(const array *a, size_t first, size_t rank, const int64_t *dims);

/* `a` broadcast, right aligned, to another shape. */
array array_expanded(const array *a, size_t rank, const int64_t *dims);

/* The same numbers in another dtype; false, with a finding, where there is no memory. */
bool array_convert(array *a, int dtype, findings *f);

/* Normally distributed numbers, the same for the same seed; of complex ones, both parts are. */
void array_randomise(array *a, uint64_t seed);

/* The strides, in elements, of the array's order. */
void array_strides(const array *a, int64_t *strides);

/* The position on each axis of element `i` of a shape, the last axis fastest. */
void index_of(size_t i, size_t rank, const int64_t *dims, int64_t *index);

/* "[2, 3]" */
const char *shape_text(size_t rank, const int64_t *dims, char *text, size_t size);

/* "2x3", "5" or "" for a scalar; false for a text that is no shape. */
bool shape_read(const char *text, size_t *rank, int64_t *dims);

#endif
