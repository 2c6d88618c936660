/*
 * Behind the work of each busy stream goes a task that does nothing; when the last of these tasks
 * is released, the memory is given back. Programs free buffers that queued work still reads: on a
 * device this passes, because the address stays mapped.
 */
#include "device/memory/later.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "device/stream/queue.h"

typedef struct later {
    void *memory;
    void (*give)(void *memory);
    atomic_size_t holders; /* tasks, and the caller until all tasks are queued */
} later;

typedef struct mark {
    ac_task task;
    later *later;
} mark;

static int mark_run(ac_task *task)
{
    (void)task;
    return ACL_SUCCESS;
}

static void let_go(later *p)
{
    if (atomic_fetch_sub_explicit(&p->holders, 1, memory_order_acq_rel) == 1) {
        p->give(p->memory);
        free(p);
    }
}

static void mark_done(ac_task *task)
{
    mark *const m = (mark *)task;
    let_go(m->later);
    free(m);
}

static bool is_busy(ac_stream *stream)
{
    return (ac_stream_state(stream) & (AC_STREAM_OWNED | AC_STREAM_QUEUED | AC_STREAM_CAPTURE)) !=
           0;
}

/* Queues a mark in a stream; false if no memory is left. */
static bool mark_queue(later *p, ac_stream *stream, const void *handle)
{
    mark *const m = malloc(sizeof *m);
    if (m == NULL)
        return false;
    *m = (mark){.task = {.name = "aclrtFree", .run = mark_run, .done = mark_done}, .later = p};
    (void)atomic_fetch_add_explicit(&p->holders, 1, memory_order_relaxed);

    /* Another thread may destroy the stream meanwhile, which ends its work; that is no failure of
     * this call, and leaves no sentence. */
    char lines[AC_LINES_SIZE];
    const size_t position = ac_error_position();
    if (ac_stream_queue(stream, handle, &m->task) != ACL_SUCCESS) {
        ac_error_take(position, lines, sizeof lines);
        mark_done(&m->task);
    }
    return true;
}

bool ac_later_give(void *memory, void (*give)(void *memory))
{
    later *p = NULL;
    ac_slot *slot;
    bool marked = true;
    for (size_t i = 0; marked && (slot = ac_slot_at(&ac_streams, i)) != NULL; i++) {
        ac_stream *const stream = (ac_stream *)slot;
        const void *const handle = (void *)atomic_load(&slot->handle);
        if (handle == NULL || !is_busy(stream))
            continue;
        if (p == NULL) {
            p = malloc(sizeof *p);
            if (p == NULL)
                return false;
            *p = (later){.memory = memory, .give = give};
            atomic_init(&p->holders, 1);
        }
        marked = mark_queue(p, stream, handle);
    }
    if (p == NULL)
        return false;
    let_go(p);
    return true;
}
