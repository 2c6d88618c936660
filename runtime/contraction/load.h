/*
 * Moves elements of an operand to the buffers of a contraction, in the dtype that is computed in.
 */
#ifndef AC_CONTRACTION_LOAD_H
#define AC_CONTRACTION_LOAD_H

#include "kernel/stage.h"
#include "walk/walk.h"

/* Moves a plane of elements, as ac_gather does, and converts them. Columns of the block beyond nx,
 * up to `row`, are filled with zeros if `pads`. `raw` has room for AC_CONTRACTION_RAW bytes. */
void ac_contraction_load(const ac_stage *stage, const ac_walk_operand *o, unsigned char *block,
                         size_t row, const unsigned char *from, int64_t x_stride, int64_t y_stride,
                         size_t nx, size_t ny, bool pads, unsigned char *raw);

#endif
