/*
 * Dense arrays of raw elements, and tensors that hold them in memory in all kinds of layouts.
 */
#ifndef AC_CLIENT_ARRAY_H
#define AC_CLIENT_ARRAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aclnn/acl_meta.h"
#include "client/findings.h"

enum { ARRAY_RANK_MAX = 9 };

typedef struct array {
    int dtype;
    size_t rank;
    int64_t dims[ARRAY_RANK_MAX];
    size_t count;
    size_t size; /* bytes of one element */
    unsigned char *data;
} array;

/* Zeros. `dims` may be null where `rank` is 0. */
array array_make(int dtype, size_t rank, const int64_t *dims);
array array_copy(const array *a);
void array_free(array *a);

/* Fills it with what could not be taken for a result. */
void array_spoil(array *a);

/* The same memory as parts: of complex elements two each, real before imaginary; of any other dtype
 * the elements. Not to be freed. */
array array_parts(const array *a);

/* The raw bits of an element of at most 8 bytes, widened to 64. */
uint64_t array_get(const array *a, size_t i);
void array_set(array *a, size_t i, uint64_t bits);

/* Element i becomes element k of an array of the same dtype. */
void array_take(array *to, size_t i, const array *from, size_t k);

/* The same elements, repeated from the start as often as needed, in another shape; `first` is the
 * element that comes first. */
array array_cycled(const array *a, size_t first, size_t rank, const int64_t *dims);

/* `a` broadcast, right aligned, to another shape. */
array array_expanded(const array *a, size_t rank, const int64_t *dims);

/* "[2, 3]" */
const char *shape_text(size_t rank, const int64_t *dims, char *text, size_t size);

/* How the elements of a tensor lie in memory. */
typedef enum layout {
    LAYOUT_CONTIGUOUS,
    LAYOUT_OFFSET,     /* starts some elements into its buffer */
    LAYOUT_TRANSPOSED, /* first axis fastest */
    LAYOUT_SLICED,     /* every second element of the last axis */
    LAYOUT_PITCHED,    /* rows a little apart */
    LAYOUT_SWAPPED,    /* the last two axes swapped */
    LAYOUT_ODD_ONES,   /* axes of extent 1 with absurd strides */
    LAYOUT_MISALIGNED, /* buffer one element past an aligned address */
    LAYOUT_REPEATED,   /* stride 0 on the first axis: for inputs that are equal along it */
    LAYOUT_COUNT,
} layout;

const char *layout_name(layout how);

/* A tensor and its memory. Bytes around and between its elements hold a pattern. */
typedef struct placed {
    aclTensor *tensor;
    unsigned char *memory; /* as allocated */
    size_t bytes;
    size_t start; /* byte of element 0 */
    int64_t strides[ARRAY_RANK_MAX];
    array values; /* what was put in; shape and dtype */
} placed;

placed placed_make(const array *values, layout how);

/* A tensor on the memory of another placed tensor, `shift` elements further on; contiguous. */
placed placed_over(const placed *other, const array *shape, int64_t shift);

/* Room for this many elements behind the last: for placed_over. */
placed placed_make_with_room(const array *values, layout how, size_t room);

/* What the tensor holds now. */
array placed_read(const placed *p);

/* Adds a finding for bytes that changed although they belong to no element. */
void placed_check_surroundings(const placed *p, const char *name, findings *f);

/* Destroys the tensor if it is not null; releases the memory it owns. */
void placed_free(placed *p);

#endif
