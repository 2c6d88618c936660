/*
 * Events from the inside.
 */
#ifndef AC_EVENT_H
#define AC_EVENT_H

#include "base/handle_table.h"
#include "device/stream/graph.h"
#include "device/stream/latch.h"

enum { AC_EVENTS_MAX = 65536 };

/* Who may do what with an event follows from the function that made it. */
enum event_kind { EVENT_GENERAL, EVENT_FLAGGED, EVENT_EXTENDED };

typedef struct ac_event {
    ac_slot slot;
    pthread_mutex_t lock;
    enum event_kind kind;
    uint32_t flags;
    ac_latch *latch;          /* what was captured last; null before the first record */
    ac_graph *graph;          /* the recording in which it was recorded, if that is the last */
    aclrtStream stream;       /* the one it was recorded on last */
    _Atomic unsigned waiting; /* streams that have not passed their wait yet */
} ac_event;

extern ac_table ac_events;

/* The event behind a handle, locked; a refusal calls the handle `name`. */
int ac_event_lock(aclrtEvent handle, const char *name, const char *function, ac_event **event);
void ac_event_unlock(ac_event *event);

#endif
