/*
 * Inputs that overlap outputs.
 */
#ifndef AC_OVERLAP_H
#define AC_OVERLAP_H

#include "kernel/stage.h"
#include "walk/walk.h"

/* Bit i is set if input i must be copied before any output is written, because it may share memory
 * with an output and is not exactly the same view. `addresses` are those of the elements at index
 * zero; null ones overlap nothing. */
uint32_t ac_overlap_find(const ac_walk *walk, unsigned char *const addresses[]);

/* Bytes for packed copies of the inputs in `copied`. */
size_t ac_overlap_bytes(const ac_walk *walk, uint32_t copied);

/* Copies these inputs to `room` and makes `moved` a walk that reads them there; its tiles and
 * blocks have to be chosen again. Updates their addresses in `base` (of the first elements). */
void ac_overlap_copy(const ac_walk *walk, uint32_t copied, ac_walk *moved, unsigned char *base[],
                     unsigned char *room);

#endif
