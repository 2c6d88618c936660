/*
 * Threads of the program that run callbacks. While streams are bound to a thread, it has a list of
 * callbacks. One lock guards everything, because operators do not use it.
 */
#ifndef AC_REPORTER_H
#define AC_REPORTER_H

#include <stdbool.h>
#include <stdint.h>

#include "acl/acl.h"
#include "device/stream/latch.h"

typedef struct ac_reporter ac_reporter;

/* A stream stores a pointer to its reporter, `*bound`; null if no thread is bound. */

/* Binds a thread. Returns 0, or a status with a sentence that names the stream's `handle`. */
int ac_reporter_bind(ac_reporter **bound, uint64_t thread, const void *handle);
int ac_reporter_unbind(ac_reporter **bound, uint64_t thread, const void *handle);

/* Unbinds the thread, if any, of a stream that is destroyed. */
void ac_reporter_forget(ac_reporter **bound);

bool ac_reporter_is_bound(ac_reporter **bound);

/* Queues a callback for the bound thread and returns the status of aclrtLaunchCallback. The latch,
 * which may be null, is opened when the callback has run. */
int ac_reporter_call(ac_reporter **bound, aclrtCallback function, void *data, ac_latch *latch);

#endif
