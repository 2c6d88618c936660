/*
 * Matrices that come to lie in blocks (base/blocks.h), in the memory that they lie in.
 */
#ifndef AC_BLOCKED_H
#define AC_BLOCKED_H

#include "base/blocks.h"
#include "handles/tensor.h"

typedef struct ac_blocked ac_blocked;

/* What the second phase needs for a tensor of whole matrices in rows, which is not empty; null if
 * no memory is left. *workspace receives its workspace. */
ac_blocked *ac_blocked_make(const ac_tensor *tensor, const ac_blocks *blocks, size_t *workspace);
void ac_blocked_free(ac_blocked *blocked);

/* The shape of the storage of such a tensor when it lies in blocks: the axes in front, runs, rows
 * in groups of 16, these, and the elements of a run; or one axis, where those are not all it has.
 */
ac_shape ac_blocked_storage(const ac_tensor *tensor, const ac_blocks *blocks);

/* From the first element on, all matrices that the memory has. */
aclnnStatus ac_blocked_run(const ac_blocked *blocked, void *memory, void *workspace);

#endif
