/*
 * Checks of index maps that an input takes part in (handles/indexed.h), which write the shape of
 * the part, the index space, to *space. The values of the input are checked when the plan runs.
 */
#ifndef AC_CHECK_INDICES_H
#define AC_CHECK_INDICES_H

#include "check/sentence.h"
#include "handles/tensor.h"

/* The part has at most 8 axes; from a whole of rank 0 one element is taken. */
aclnnStatus ac_check_taken(const ac_tensor *whole, const char *name, int64_t axis,
                           const char *axis_name, const ac_tensor *index, const char *index_name,
                           int64_t least, const char *least_name, ac_shape *space);

/* The index has as many axes as the whole, rank 0 counting as 1. If it has elements, it is no
 * longer along the other axes than the whole, which has elements along `axis`. */
aclnnStatus ac_check_gathered(const ac_tensor *whole, const char *name, int64_t axis,
                              const char *axis_name, const ac_tensor *index, const char *index_name,
                              ac_shape *space);

#endif
