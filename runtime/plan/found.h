/*
 * Calls that find elements among all of theirs (found/rule.h). How many there are is known when
 * they run: then the caller's tensor gets the shape of what was found.
 */
#ifndef AC_FOUND_H
#define AC_FOUND_H

#include "contract/call.h"
#include "found/rule.h"

typedef struct ac_found ac_found;

/* What the second phase needs; null if memory is exhausted. *workspace becomes the bytes that it
 * needs. */
ac_found *ac_found_make(const ac_call *call, const ac_found_rule *rule, size_t *workspace);
void ac_found_free(ac_found *found);

/* Addresses are those of the elements at index zero. An input that shares memory with an output is
 * copied first. Elements of outputs behind what was found stay as they are. Fails, and writes
 * nothing, where an output is too small for what there is, or a list too short. */
aclnnStatus ac_found_run(const ac_found *found, const void *const in[], void *const out[],
                         void *workspace);

#endif
