/*
 * Recorded graphs: what is captured does not run, and runs as often as asked for.
 */
#include "acl_task.h"

static aclrtStream streams[2];

static void make(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
    for (int i = 0; i < 2; i++)
        cr_assert_eq(aclrtCreateStream(&streams[i]), 0);
}

static void end(void)
{
    for (int i = 0; i < 2; i++)
        cr_assert_eq(aclrtDestroyStream(streams[i]), 0);
    cr_assert_eq(aclrtResetDevice(0), 0);
}

TestSuite(graph, .init = make, .fini = end, .timeout = 60);

Test(graph, runs_what_was_captured)
{
    struct step step = STEP(.status = 0);
    unsigned char *memory;
    aclmdlRI graph = NULL;
    aclmdlRI handle = NULL;
    aclmdlRICaptureStatus status;
    aclrtStreamStatus idle;
    accepts(aclrtMalloc((void **)&memory, 8, ACL_MEM_MALLOC_NORMAL_ONLY));
    memset(memory, 0, 8);
    accepts(aclmdlRICaptureGetInfo(streams[0], &status, &handle));
    cr_assert(status == ACL_MODEL_RI_CAPTURE_STATUS_NONE && handle == NULL);
    accepts(aclmdlRICaptureBegin(streams[0], ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    accepts(aclmdlRICaptureGetInfo(streams[0], &status, &handle));
    cr_assert(status == ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE && handle != NULL);
    accepts(ac_stream_submit(streams[0], &step.task, 1));
    accepts(aclrtMemsetAsync(memory, 8, 7, 8, streams[0]));
    cr_assert(step.runs == 0 && memory[0] == 0);
    refuses(aclrtSynchronizeStream(streams[0]), 107027, "is being captured");
    refuses(aclrtStreamQuery(streams[0], &idle), 107027, "is being captured");
    refuses(aclmdlRIExecuteAsync(handle, streams[1]), 107026, "still being captured");
    refuses(aclmdlRIDestroy(handle), 107026, "still being captured");
    refuses(aclmdlRICaptureBegin(streams[0], ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 107027, "already");
    accepts(aclmdlRICaptureEnd(streams[0], &graph));
    cr_assert_eq(graph, handle);
    cr_assert(step.runs == 0 && step.dones == 0);
    for (int i = 1; i <= 3; i++) {
        memset(memory, 0, 8);
        accepts(aclmdlRIExecuteAsync(graph, streams[i & 1]));
        accepts(aclrtSynchronizeStream(streams[i & 1]));
        cr_assert(step.runs == i && memory[7] == 7);
    }
    accepts(aclmdlRIExecute(graph, -1));
    accepts(aclmdlRIExecute(graph, 10000));
    cr_assert(step.runs == 5 && step.dones == 0);
    /* The stream is as any other again. */
    accepts(aclrtMemsetAsync(memory, 8, 9, 8, streams[0]));
    accepts(aclrtSynchronizeStream(streams[0]));
    cr_assert_eq(memory[0], 9);
    accepts(aclmdlRIDestroy(graph));
    cr_assert_eq(step.dones, 1);
    refuses(aclmdlRIDestroy(graph), 107017, "is no graph");
    refuses(aclmdlRIExecuteAsync(graph, streams[0]), 107017, "is no graph");
    accepts(aclrtFree(memory));
}

Test(graph, streams_join_through_events)
{
    unsigned char *cells;
    aclrtEvent fork;
    aclrtEvent join;
    aclmdlRI graph;
    aclmdlRICaptureStatus status;
    aclrtEventRecordedStatus recorded;
    accepts(aclrtMalloc((void **)&cells, 3, ACL_MEM_MALLOC_NORMAL_ONLY));
    memset(cells, 0, 3);
    accepts(aclrtCreateEvent(&fork));
    accepts(aclrtCreateEvent(&join));
    accepts(aclmdlRICaptureBegin(streams[0], ACL_MODEL_RI_CAPTURE_MODE_THREAD_LOCAL));
    accepts(aclrtMemsetAsync(cells, 3, 4, 1, streams[0]));
    accepts(aclrtRecordEvent(fork, streams[0]));
    accepts(aclrtStreamWaitEvent(streams[1], fork));
    accepts(aclmdlRICaptureGetInfo(streams[1], &status, NULL));
    cr_assert_eq(status, ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE);
    accepts(aclrtMemcpyAsync(cells + 1, 2, cells, 1, ACL_MEMCPY_DEVICE_TO_DEVICE, streams[1]));
    accepts(aclrtRecordEvent(join, streams[1]));
    accepts(aclrtStreamWaitEvent(streams[0], join));
    accepts(aclrtMemcpyAsync(cells + 2, 1, cells + 1, 1, ACL_MEMCPY_DEVICE_TO_DEVICE, streams[0]));
    refuses(aclrtSynchronizeEvent(join), 107028, "was captured");
    refuses(aclrtQueryEventStatus(join, &recorded), 107028, "was captured");
    refuses(aclmdlRICaptureEnd(streams[1], &graph), 107036, "only that one can end it");
    accepts(aclmdlRICaptureEnd(streams[0], &graph));
    cr_assert(cells[0] == 0 && cells[1] == 0 && cells[2] == 0);
    accepts(aclmdlRICaptureGetInfo(streams[1], &status, NULL));
    cr_assert_eq(status, ACL_MODEL_RI_CAPTURE_STATUS_NONE);
    accepts(aclmdlRIExecuteAsync(graph, streams[1]));
    accepts(aclrtSynchronizeStream(streams[1]));
    cr_assert(cells[0] == 4 && cells[1] == 4 && cells[2] == 4);
    /* The events serve again. */
    accepts(aclrtRecordEvent(join, streams[1]));
    accepts(aclrtSynchronizeEvent(join));
    accepts(aclmdlRIDestroy(graph));
    accepts(aclrtDestroyEvent(fork));
    accepts(aclrtDestroyEvent(join));
    accepts(aclrtFree(cells));
}

Test(graph, failure_surfaces_at_synchronisation)
{
    struct step bad = STEP(.status = 561103, .sentence = "aclnnX: it broke");
    struct step silent = STEP(.status = 561000);
    aclmdlRI graph;
    accepts(aclmdlRICaptureBegin(streams[0], ACL_MODEL_RI_CAPTURE_MODE_RELAXED));
    accepts(ac_stream_submit(streams[0], &bad.task, 1));
    accepts(aclmdlRICaptureEnd(streams[0], &graph));
    accepts(aclmdlRIExecuteAsync(graph, streams[1]));
    refuses(aclrtSynchronizeStream(streams[1]), 561103, "aclnnX: it broke");
    refuses(aclmdlRIExecute(graph, -1), 561103, "aclnnX: it broke");
    accepts(aclmdlRIDestroy(graph));
    accepts(aclmdlRICaptureBegin(streams[0], ACL_MODEL_RI_CAPTURE_MODE_RELAXED));
    accepts(ac_stream_submit(streams[0], &silent.task, 1));
    accepts(aclmdlRICaptureEnd(streams[0], &graph));
    refuses(aclmdlRIExecute(graph, -1), 561000, "step: the task failed");
    accepts(aclmdlRIDestroy(graph));
}

static int other_thread_status;

static void *end_elsewhere(void *argument)
{
    aclmdlRI graph;
    (void)argument;
    other_thread_status = aclmdlRICaptureEnd(streams[0], &graph);
    return NULL;
}

Test(graph, thread_that_began_ends)
{
    pthread_t thread;
    aclmdlRI graph;
    accepts(aclmdlRICaptureBegin(streams[0], ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    cr_assert_eq(pthread_create(&thread, NULL, end_elsewhere, NULL), 0);
    cr_assert_eq(pthread_join(thread, NULL), 0);
    cr_assert_eq(other_thread_status, 107038);
    accepts(aclmdlRICaptureEnd(streams[0], &graph));
    accepts(aclmdlRIDestroy(graph));
}

Test(graph, stream_that_ends_breaks_it)
{
    struct step step = STEP(.status = 0);
    aclrtStream stream;
    aclrtEvent event;
    aclmdlRI graph;
    aclmdlRICaptureStatus status;
    accepts(aclrtCreateStream(&stream));
    accepts(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    accepts(ac_stream_submit(stream, &step.task, 1));
    accepts(aclrtDestroyStream(stream));
    cr_assert(step.runs == 0 && step.dones == 1);

    accepts(aclrtCreateStream(&stream));
    accepts(aclrtCreateEvent(&event));
    accepts(aclmdlRICaptureBegin(streams[0], ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    accepts(aclrtRecordEvent(event, streams[0]));
    accepts(aclrtStreamWaitEvent(stream, event));
    accepts(aclrtDestroyStream(stream));
    accepts(aclmdlRICaptureGetInfo(streams[0], &status, NULL));
    cr_assert_eq(status, ACL_MODEL_RI_CAPTURE_STATUS_INVALIDATED);
    refuses(aclmdlRICaptureEnd(streams[0], &graph), 507903, "was destroyed before its end");
    refuses(aclmdlRICaptureEnd(streams[0], &graph), 107029, "is not being captured");
    accepts(aclrtDestroyEvent(event));
}

Test(graph, refusals)
{
    aclmdlRI graph;
    aclmdlRICaptureStatus status;
    refuses(aclmdlRICaptureBegin(NULL, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 107031, "default stream");
    refuses(aclmdlRICaptureBegin(streams[0], (aclmdlRICaptureMode)3), 107000, "mode is 3");
    refuses(aclmdlRICaptureBegin(&graph, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), 107017, "is no stream");
    refuses(aclmdlRICaptureEnd(streams[0], &graph), 107029, "is not being captured");
    refuses(aclmdlRICaptureEnd(streams[0], NULL), 100000, "modelRI is null");
    refuses(aclmdlRICaptureGetInfo(streams[0], NULL, &graph), 100000, "status is null");
    refuses(aclmdlRICaptureGetInfo(&graph, &status, NULL), 107017, "is no stream");
    refuses(aclmdlRIExecuteAsync(NULL, streams[0]), 100000, "modelRI is null");
    refuses(aclmdlRIExecuteAsync(&graph, streams[0]), 107017, "is no graph");
    refuses(aclmdlRIExecute(&graph, -1), 107017, "is no graph");
    refuses(aclmdlRIExecute(&graph, 0), 107000, "timeout is 0");
    refuses(aclmdlRIDestroy(NULL), 100000, "modelRI is null");
    refuses(aclmdlRIDestroy(&graph), 107017, "is no graph");
}
