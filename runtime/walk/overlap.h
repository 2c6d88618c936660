/*
 * Inputs that overlap outputs.
 */
#ifndef AC_OVERLAP_H
#define AC_OVERLAP_H

#include "kernel/stage.h"
#include "walk/walk.h"

/* Bit i is set where input i must be copied before any output is written: it shares memory with an
 * output and is not exactly the same view. Errs on the side of a copy. `addresses` are those of the
 * elements at index zero; null ones overlap nothing. */
uint32_t ac_overlap_find(const ac_walk *walk, unsigned char *const addresses[]);

/* Bytes for packed copies of the inputs in `copied`. */
size_t ac_overlap_bytes(const ac_walk *walk, uint32_t copied);

/* Copies these inputs to `room`, and makes `moved` a walk that reads them there, whose tiles
 * and blocks are still those of the other. Addresses in `base` (of the first elements) move too. */
void ac_overlap_copy(const ac_walk *walk, uint32_t copied, ac_walk *moved, unsigned char *base[],
                     unsigned char *room);

#endif
