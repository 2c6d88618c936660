/*
 * Moves boxes (rectangular parts of a strided view) and runs of its elements in index order to and
 * from packed blocks. Axis 0 is the innermost; strides are in bytes. Nothing outside the view is
 * touched.
 */
#ifndef AC_BOX_H
#define AC_BOX_H

#include "kernel/stage.h"

typedef struct ac_box {
    size_t rank;
    const size_t *extents;
    const int64_t *strides;
    size_t size; /* of one element: 1, 2, 4 or 8 bytes */
} ac_box;

/* Moves the whole box, packed in index order; scatter with `past` writes past the caches. Stores
 * prefetch the memory `ahead` meanwhile. */
void ac_box_gather(const ac_stage *stage, const ac_box *box, void *block, const void *from);
void ac_box_scatter(const ac_stage *stage, const ac_box *box, void *to, const void *block,
                    bool past, ac_ahead *ahead);

/* A row of `count` elements, `stride` bytes apart. */
void ac_row_gather(const ac_stage *stage, void *block, const void *from, int64_t stride,
                   size_t count, size_t size);

/* The memory that a gather of the box will read first, if its elements are close together in rows;
 * otherwise no rows. */
ac_ahead ac_box_ahead(const ac_box *box, const void *from);

/* `count` elements of the box from number `start` on. */
void ac_run_gather(const ac_stage *stage, const ac_box *box, void *block, const void *from,
                   size_t start, size_t count);
void ac_run_scatter(const ac_stage *stage, const ac_box *box, void *to, const void *block,
                    size_t start, size_t count, bool past, ac_ahead *ahead);

#endif
