/*
 * Threads of the program that run callbacks. A thread has a list of callbacks to run while streams
 * are bound to it. All of it is guarded by one lock; it is no path of operators.
 */
#ifndef AC_REPORTER_H
#define AC_REPORTER_H

#include <stdbool.h>
#include <stdint.h>

#include "acl/acl.h"
#include "device/stream/latch.h"

typedef struct ac_reporter ac_reporter;

/* What a stream keeps is a pointer to its reporter, `*bound`; null where no thread is bound. */

/* Binds a thread. 0, or a status and a sentence that names the stream's `handle`. */
int ac_reporter_bind(ac_reporter **bound, uint64_t thread, const void *handle);
int ac_reporter_unbind(ac_reporter **bound, uint64_t thread, const void *handle);

/* The stream ends: its thread, if it has one, is bound to one stream less. */
void ac_reporter_forget(ac_reporter **bound);

bool ac_reporter_is_bound(ac_reporter **bound);

/* Leaves a callback to the bound thread; the latch, null for none, is completed when it has run.
 * The status of aclrtLaunchCallback. */
int ac_reporter_call(ac_reporter **bound, aclrtCallback function, void *data, ac_latch *latch);

#endif
