/*
 * Tasks for the tests of streams: they count, fail, or stand at a gate until the test opens it.
 */
#ifndef ACL_TASK_H
#define ACL_TASK_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "acl_refusal.h"
#include "base/error.h"
#include "device/stream/submit.h"

struct gate {
    pthread_mutex_t lock;
    pthread_cond_t moved;
    bool open;
    int arrived;
};

#define GATE                                                                                       \
    {                                                                                              \
        .lock = PTHREAD_MUTEX_INITIALIZER, .moved = PTHREAD_COND_INITIALIZER                       \
    }

static inline void gate_open(struct gate *gate)
{
    pthread_mutex_lock(&gate->lock);
    gate->open = true;
    pthread_cond_broadcast(&gate->moved);
    pthread_mutex_unlock(&gate->lock);
}

/* A host function that stands at a gate. */
static inline void gate_pass(void *argument)
{
    struct gate *const gate = argument;
    pthread_mutex_lock(&gate->lock);
    gate->arrived++;
    pthread_cond_broadcast(&gate->moved);
    while (!gate->open)
        pthread_cond_wait(&gate->moved, &gate->lock);
    pthread_mutex_unlock(&gate->lock);
}

static inline void gate_await(struct gate *gate, int count)
{
    pthread_mutex_lock(&gate->lock);
    while (gate->arrived < count)
        pthread_cond_wait(&gate->moved, &gate->lock);
    pthread_mutex_unlock(&gate->lock);
}

struct step {
    ac_task task;
    int status;           /* what it returns */
    const char *sentence; /* what it records then; or null */
    pthread_t thread;     /* where it ran */
    int runs;
    int dones;
};

static inline int step_run(ac_task *task)
{
    struct step *const step = (struct step *)task;
    step->runs++;
    step->thread = pthread_self();
    if (step->status != 0 && step->sentence != NULL)
        ac_error_record(step->status, "%s", step->sentence);
    return step->status;
}

static inline void step_done(ac_task *task)
{
    ((struct step *)task)->dones++;
}

#define STEP(...)                                                                                  \
    {                                                                                              \
        .task = {.name = "step", .run = step_run, .done = step_done}, __VA_ARGS__                  \
    }

#endif
