/*
 * Shapes of tensor views and of index spaces.
 */
#ifndef AC_SHAPE_H
#define AC_SHAPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* More elements than fit any memory; their bytes still fit 64 bits. */
#define AC_COUNT_MAX (INT64_C(1) << 56)

enum {
    AC_RANK_MAX = 8,  /* highest rank an operator accepts */
    AC_DIMS_MAX = 25, /* highest rank a handle can describe */
};

/* Extents of a tensor view or of an index space; rank 0 is a single element. */
typedef struct ac_shape {
    size_t rank;
    int64_t dims[AC_DIMS_MAX];
} ac_shape;

/* The number of elements of a shape; 0 if an extent is 0; saturates at INT64_MAX. */
static inline int64_t ac_shape_count(const ac_shape *shape)
{
    int64_t count = 1;
    bool over = false;

    for (size_t i = 0; i < shape->rank; i++) {
        if (shape->dims[i] == 0)
            return 0;
        over |= __builtin_mul_overflow(count, shape->dims[i], &count);
    }
    return over ? INT64_MAX : count;
}

static inline bool ac_shape_empty(const ac_shape *shape)
{
    bool empty = false;

    for (size_t i = 0; i < shape->rank; i++)
        empty |= shape->dims[i] == 0;
    return empty;
}

/* The axis for a number that ac_check_axis allows, counted from the front; 0 at rank 0. */
size_t ac_shape_axis(const ac_shape *shape, int64_t axis);
bool ac_shape_equal(const ac_shape *a, const ac_shape *b);

/* Right-aligned broadcast of two shapes into `out`; false if they do not combine. */
bool ac_shape_broadcast(const ac_shape *a, const ac_shape *b, ac_shape *out);

/* Writes "[2, 3]", truncated to `size` bytes. Returns `text`. */
const char *ac_shape_print(const ac_shape *shape, char *text, size_t size);

/* The extent along an axis, a negative one counting from the end; 1 if there is no such axis. */
int64_t ac_shape_extent(const ac_shape *shape, int64_t axis);

#endif
