/*
 * The bytes that a tensor occupies, and the bytes that two of them have in common.
 */
#ifndef AC_EXTENT_H
#define AC_EXTENT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/shape.h"

/* One argument. Byte offsets are relative to the address of its tensor. */
typedef struct ac_extent {
    const char *name;
    size_t operand; /* the number of the operand, or of the first of its parts */
    bool written;
    bool empty;
    int64_t first; /* byte of the element at index zero */
    int64_t low;   /* the bytes [low, high) hold all elements */
    int64_t high;
    int64_t size; /* of an element */
    size_t rank;  /* axes of more than one element, the longest stride first; others are not set */
    int64_t dims[AC_DIMS_MAX];
    int64_t strides[AC_DIMS_MAX];
} ac_extent;

/* The extent of a view; `name`, `operand` and `written` are left to the caller. Strides and offset
 * count elements of `element` bytes. */
ac_extent ac_extent_of(const ac_shape *shape, const int64_t strides[], int64_t offset,
                       size_t element);

/* Makes elements of a byte each halves of bytes: the bytes from the first to the last of them. */
void ac_extent_halve(ac_extent *extent);

static inline void ac_extent_copy(ac_extent *to, const ac_extent *from)
{
    memcpy(to, from, offsetof(ac_extent, dims));
    memcpy(to->dims, from->dims, from->rank * sizeof from->dims[0]);
    memcpy(to->strides, from->strides, from->rank * sizeof from->strides[0]);
}

/* Bytes from the address on. */
ac_extent ac_extent_of_bytes(uint64_t bytes);

/* Calls `run` for each contiguous run of bytes, with offsets relative to the tensor's address,
 * until it returns false. Returns whether all calls returned true. */
typedef bool ac_extent_run(void *of, int64_t at, int64_t length);
bool ac_extent_runs(const ac_extent *extent, ac_extent_run *run, void *of);

/* Whether two elements of an argument have a byte in common. */
bool ac_extent_overlaps_itself(const ac_extent *extent);

/* Whether an argument whose tensor has this address has an element in the `bytes` bytes from
 * `start` on. */
bool ac_extent_touches(const ac_extent *extent, uintptr_t address, uintptr_t start, uint64_t bytes);

/* Whether elements of two arguments share a byte. */
bool ac_extents_meet(const ac_extent *a, uintptr_t a_address, const ac_extent *b,
                     uintptr_t b_address);

#endif
