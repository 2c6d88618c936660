/*
 * Calls that find something in panes (panes/run.h): means and greatest elements, and gradients of
 * means. What they read is their first input.
 */
#ifndef AC_PANED_H
#define AC_PANED_H

#include "contract/call.h"
#include "handles/panes.h"
#include "panes/rule.h"

typedef struct ac_paned ac_paned;

/* What the second phase needs; null if memory is exhausted. */
ac_paned *ac_paned_make(const ac_call *call, const ac_panes *panes, const ac_pane_rule *rule);
void ac_paned_free(ac_paned *paned);

/* Addresses are those of the elements at index zero. An input that shares memory with an output is
 * copied first. */
aclnnStatus ac_paned_run(const ac_paned *paned, const void *in, void *const out[]);

#endif
