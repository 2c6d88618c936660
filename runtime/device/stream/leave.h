/*
 * Tasks left to the thread that will wait for them.
 *
 * A program that waits for each large task as soon as it has queued it gains nothing from the
 * stream's worker: waking that thread costs the program 2 to 20 us, and the thread finds the task
 * taken, because whoever waits for a task that has not begun runs it. After AC_LEAVE_HABIT such
 * tasks in a row nobody is woken for the next one. A task is left only while the worker looks after
 * it: every AC_LEAVE_LOOK it takes what nobody has waited for, so that each task runs, whatever the
 * program does. The first task that is not waited for at once, or is followed by another one, ends
 * the habit; tasks of programs that work beside their streams are not delayed.
 *
 * Times are in nanoseconds, on the clock of ac_clock_now. The lock of the stream guards an
 * ac_leave.
 */
#ifndef AC_LEAVE_H
#define AC_LEAVE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    AC_LEAVE_HABIT = 8,        /* tasks in a row that were waited for at once */
    AC_LEAVE_PROMPT = 50000,   /* from queueing to waiting: at once */
    AC_LEAVE_LOOK = 2000000,   /* the worker looks after tasks so often */
    AC_LEAVE_REST = 100000000, /* without a task for so long it sleeps */
};

typedef struct ac_leave {
    uint64_t put;    /* when the last task was queued */
    uint64_t until;  /* the only queued task is left until then; 0: it is not */
    unsigned prompt; /* tasks in a row that were waited for at once */
    bool alone;      /* the last task was the only one, and nobody has waited for it yet */
    bool watched;    /* the worker will look by itself */
} ac_leave;

/* A task was queued; `alone`: no other is queued or runs. True if nobody need be woken for it. */
bool ac_leave_put(ac_leave *leave, bool alone, uint64_t now);

/* A thread that can run the task waits for it. */
void ac_leave_wait(ac_leave *leave, uint64_t now);

/* Somebody asks for the task without running it. True if it was left: wake the worker. */
bool ac_leave_ask(ac_leave *leave);

/* Whether the worker may take the queued tasks. */
bool ac_leave_over(ac_leave *leave, uint64_t now);

/* The worker has nothing to do: when to look again, 0 if it may sleep until it is woken. */
uint64_t ac_leave_look(ac_leave *leave, uint64_t now);

#endif
