/*
 * Tasks that may wait for something or run code of the program. They run on the thread of their
 * stream, never in a caller who is only in a hurry.
 */
#ifndef AC_ACL_BLOCKING_H
#define AC_ACL_BLOCKING_H

#include "device/stream/queue.h"

int ac_event_wait_run(ac_task *task);
int ac_notify_wait_run(ac_task *task);
int ac_host_function_run(ac_task *task);
int ac_callback_run(ac_task *task);
int ac_graph_run(ac_task *task);

static inline bool ac_task_blocks(const ac_task *task)
{
    return task->run == ac_event_wait_run || task->run == ac_host_function_run ||
           task->run == ac_callback_run || task->run == ac_graph_run ||
           task->run == ac_notify_wait_run;
}

#endif
