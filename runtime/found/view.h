/*
 * Elements of a tensor in the row-major order of a space.
 */
#ifndef AC_FOUND_VIEW_H
#define AC_FOUND_VIEW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "handles/tensor.h"

/* The elements of a tensor as points of a space see them. `data` is the address of the element at
 * index zero. */
typedef struct ac_found_view {
    const unsigned char *data;
    size_t size; /* bytes of an element */
    bool packed; /* elements lie in row-major order */
    size_t rank; /* of the space, the innermost axis first, in bytes: */
    size_t extents[AC_RANK_MAX];
    int64_t strides[AC_RANK_MAX];
} ac_found_view;

/* A tensor that broadcasts to a space. */
ac_found_view ac_found_view_of(const ac_tensor *tensor, const ac_shape *space);

/* `count` elements from number `first` on, in order: where they lie, or in `room`. */
const void *ac_found_read(const ac_found_view *v, size_t first, size_t count, void *room);

/* Writes that many to `to`, the address of the element at index zero. */
void ac_found_write(const ac_found_view *v, unsigned char *to, size_t first, size_t count,
                    const void *from);

#endif
