/*
 * Elements that no memory holds: indices of points (handles/point_index.h), or random numbers that
 * follow from them (base/random.h). The walk gives such an operand addresses like those of an array
 * that begins at AC_MADE_BASE and whose element k is k, so that strides, tiles and joined axes need
 * no case of their own. An address is never read: its number is put in a block.
 */
#ifndef AC_MADE_H
#define AC_MADE_H

#include "base/random.h"
#include "walk/box.h"

#define AC_MADE_BASE ((unsigned char *)(uintptr_t)64)

/* The numbers of `count` elements from an address on, `stride` bytes apart, in a dtype; with
 * `random`, which else is null, the random numbers that have these numbers, in f32 or f64. */
void ac_made_row(void *block, int dtype, const ac_random *random, const unsigned char *from,
                 int64_t stride, size_t count);

/* The same of `count` elements of a box from number `start` on. */
void ac_made_run(const ac_box *box, void *block, int dtype, const ac_random *random,
                 const unsigned char *from, size_t start, size_t count);

#endif
