/*
 * Calls that find something along lines: running sums, products and extremes (lines/scan.h), and
 * elements in order (lines/sort.h). They have one input.
 */
#ifndef AC_LINED_H
#define AC_LINED_H

#include "contract/call.h"
#include "lines/rule.h"

typedef struct ac_lined ac_lined;

/* What the second phase needs; null if memory is exhausted. *workspace becomes the bytes that it
 * needs. */
ac_lined *ac_lined_make(const ac_call *call, const ac_line_rule *rule, size_t *workspace);
void ac_lined_free(ac_lined *lined);

/* Addresses are those of the elements at index zero. An input that shares memory with an output is
 * copied first, but for a scan in place. */
aclnnStatus ac_lined_run(const ac_lined *lined, const void *in, void *const out[], void *workspace);

#endif
