/*
 * The memory that the tensors of a call occupy, for strict mode: kept beside a plan, because the
 * caller's tensors may be gone when it runs, and their addresses be others.
 */
#ifndef AC_EXTENT_H
#define AC_EXTENT_H

#include "contract/call.h"

/* One argument. Bytes count from the address of its tensor. */
typedef struct ac_extent {
    const char *name;
    size_t operand; /* that it is, or the first of its parts */
    bool written;
    bool empty;
    int64_t first; /* byte of the element at index zero */
    int64_t low;   /* the bytes [low, high) hold all elements */
    int64_t high;
    int64_t size; /* of an element */
    size_t rank;  /* axes of more than one element, the longest stride first */
    int64_t dims[AC_DIMS_MAX];
    int64_t strides[AC_DIMS_MAX];
} ac_extent;

typedef struct ac_extents {
    size_t count;
    ac_extent of[AC_OPERANDS_MAX + 1];
} ac_extents;

/* The extent of a tensor; `name`, `operand` and `written` are left to the caller. */
ac_extent ac_extent_of(const ac_tensor *tensor);

/* Whether two elements of an argument have a byte in common. */
bool ac_extent_overlaps_itself(const ac_extent *extent);

/* Whether some element of an argument whose tensor has this address lies in the bytes from `start`
 * on. */
bool ac_extent_touches(const ac_extent *extent, uintptr_t address, uintptr_t start, uint64_t bytes);

/* Whether elements of two arguments share a byte. */
bool ac_extents_meet(const ac_extent *a, uintptr_t a_address, const ac_extent *b,
                     uintptr_t b_address);

#endif
