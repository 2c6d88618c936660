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
typedef struct ac_report ac_report;

/* A stream stores a pointer to its reporter, `*bound`; null if no thread is bound. */

/* Binds a thread. Returns 0, or a status with a sentence that names the stream's `handle`. */
int ac_reporter_bind(ac_reporter **bound, uint64_t thread, const void *handle);
int ac_reporter_unbind(ac_reporter **bound, uint64_t thread, const void *handle);

/* Unbinds the thread, if any, of a stream that is destroyed. */
void ac_reporter_forget(ac_reporter **bound);

bool ac_reporter_is_bound(ac_reporter **bound);

/* One call of a callback, made before its turn comes so that no memory is needed then; null if
 * memory is exhausted. The latch, which may be null, is kept, and opened when the callback has run
 * or the report is dropped. Null may be dropped. */
ac_report *ac_report_make(aclrtCallback function, void *data, ac_latch *latch);
void ac_report_drop(ac_report *report);

/* Queues a call for the bound thread and returns the status of aclrtLaunchCallback. It takes the
 * report over on success only. */
int ac_reporter_call(ac_reporter **bound, ac_report *report);

#endif
