/*
 * Events, for use inside the runtime.
 */
#ifndef AC_EVENT_H
#define AC_EVENT_H

#include "base/handle_table.h"
#include "device/stream/graph.h"
#include "device/stream/latch.h"

enum { AC_EVENTS_MAX = 65536 };

/* The function that made an event decides which calls are allowed on it. */
enum event_kind { EVENT_GENERAL, EVENT_FLAGGED, EVENT_EXTENDED };

typedef struct ac_event {
    ac_slot slot;
    pthread_mutex_t lock;
    enum event_kind kind;
    uint32_t flags;
    ac_latch *latch;          /* of the last record; null before the first */
    ac_graph *graph;          /* the recording of the last record, if it was captured */
    aclrtStream stream;       /* the stream of the last record */
    _Atomic unsigned waiting; /* streams that have not finished waiting for it */
} ac_event;

extern ac_table ac_events;

/* The event behind a handle, locked; `name` is the argument in a refusal. */
int ac_event_lock(aclrtEvent handle, const char *name, const char *function, ac_event **event);
void ac_event_unlock(ac_event *event);

#endif
