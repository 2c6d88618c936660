/*
 * How the elements of matrices lie in blocks, in the format FRACTAL_NZ.
 *
 * A view has the shape and the strides that it would have if its matrices lay in plain rows, one
 * behind the other. Of its last two axes the one whose elements would be adjacent is C, the other
 * one R. Rows are cut into runs of 32 bytes: the first run of each row comes first, one row below
 * the other, then the second run of each. So element (r, c) of a matrix is at
 *
 *   c / run * tall * run + r * run + c % run
 *
 * where tall is R rounded up to 16. A matrix ends with its last run, and the next one follows;
 * what lies between elements is padding. The offset of a view counts elements of memory.
 */
#ifndef AC_BLOCKS_H
#define AC_BLOCKS_H

#include "base/shape.h"

enum {
    AC_BLOCKS_RUN = 32,  /* bytes */
    AC_BLOCKS_ROWS = 16, /* of which R becomes a multiple */
};

/* Counted in elements. */
typedef struct ac_blocks {
    size_t axis;                  /* of the view: that of C */
    int64_t run;                  /* adjacent elements along it */
    int64_t jump;                 /* from one run to the next */
    int64_t strides[AC_DIMS_MAX]; /* along the axis: within a run */
    int64_t count;                /* from the first one of the view to the end of its last matrix */
} ac_blocks;

/* The elements of a matrix of this shape, with padding; saturates at INT64_MAX. */
int64_t ac_blocks_padded(int64_t rows, int64_t columns, size_t size);

/* False if the shape, which is not empty, and the strides are not those of whole matrices. Elements
 * have `size` bytes. */
bool ac_blocks_of(ac_blocks *blocks, size_t size, const ac_shape *shape, const int64_t strides[]);

#endif
