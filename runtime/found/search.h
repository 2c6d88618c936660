/*
 * Where values would stand in sorted lines: binary searches.
 *
 * Elements of both are converted to one dtype first, then compared as f64 or i64, which hold them.
 * A search keeps a range of the line, at first all of it, and looks at the element in its middle,
 * or the one before it of an even number. If that is not at least the value (with `behind`: not
 * above it), the range goes on behind it, else it ends before it. So a nan stands behind all else,
 * and bits depend on the elements alone.
 */
#ifndef AC_FOUND_SEARCH_H
#define AC_FOUND_SEARCH_H

#include "handles/tensor.h"

/* Bytes of room for a call. */
size_t ac_found_search_room(const ac_tensor *lines);

/* Lines lie along the last axis of `lines`: one for all values, or one for each row of theirs.
 * Positions are stored in the dtype of `out`, which has the shape of the values. The `data` of
 * tensors is the address of the element at index zero. */
void ac_found_search(const ac_tensor *values, const ac_tensor *lines, const ac_tensor *out,
                     int dtype, bool behind, void *room);

#endif
