/*
 * The elements of a tensor that was seen: where they lie, and how many bytes they are. It needs
 * nothing else of the library, because `aclnn replay` uses it, too.
 */
#ifndef AC_ELEMENTS_H
#define AC_ELEMENTS_H

#include "observe/seen.h"

/* Calls `run` for each contiguous run of elements of a tensor at this address, in the order of
 * indices; an axis that repeats its elements counts once. */
typedef void ac_seen_elements(void *of, const unsigned char *at, size_t bytes);
void ac_seen_each(const ac_seen_tensor *tensor, const unsigned char *at, ac_seen_elements *run,
                  void *of);

/* The bytes of these elements. */
uint64_t ac_seen_bytes(const ac_seen_tensor *tensor);

/* The lowest byte of an element, and the byte behind the highest, from the tensor's address on. */
void ac_seen_extent(const ac_seen_tensor *tensor, int64_t *low, int64_t *high);

#endif
