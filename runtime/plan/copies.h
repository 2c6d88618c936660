/*
 * Copies of inputs that a plan makes before it writes outputs which share memory with them.
 */
#ifndef AC_COPIES_H
#define AC_COPIES_H

#include "check/sentence.h"
#include "handles/tensor.h"

/* Whether elements of two tensors may share memory; their `data` is the address of the element at
 * index zero. */
bool ac_copy_needed(const ac_tensor *in, const ac_tensor *out);

/* Makes `copy` the elements of `in` in index order, in memory of its own, which free() gives back.
 */
aclnnStatus ac_copy_make(const ac_tensor *in, ac_tensor *copy);

#endif
