/*
 * Strict mode after refusals: what a refused call would have written counts as not written, and
 * what it would have used accuses nobody. A plain program, whose requests for memory and threads
 * are refused one by one.
 *
 * Findings are asked for all the time, so stderr is full of them.
 */
#include "shortage.h"

#include <semaphore.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnnop/aclnn_cat.h"
#include "aclnnop/aclnn_relu.h"

enum { BYTES = 1 << 17 }; /* too many for the caller's thread to write them at once */

#define REQUIRE(call) require((call), #call, __LINE__)

static int wrong;

static void fault(int line, const char *what, const char *why)
{
    fprintf(stderr, "refused_test.c:%d: %s: %s\n", line, what, why);
    wrong++;
}

static void require(int status, const char *call, int line)
{
    if (status != 0)
        fault(line, call, aclGetRecentErrMsg());
}

static void *block_make(bool filled)
{
    void *block = NULL;
    REQUIRE(aclrtMalloc(&block, BYTES, ACL_MEM_MALLOC_NORMAL_ONLY));
    if (filled)
        REQUIRE(aclrtMemset(block, BYTES, 0, BYTES));
    return block;
}

/* Whether strict mode takes a block for one that somebody wrote and nobody uses. */
static bool is_readable(const void *block)
{
    static char host[BYTES];
    const int status = aclrtMemcpy(host, BYTES, block, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);
    const char *const sentence = aclGetRecentErrMsg();
    if (status != 0 && (sentence == NULL || strstr(sentence, "but nobody wrote") == NULL))
        fault(__LINE__, "aclrtMemcpy", sentence);
    return status == 0;
}

static void stand(void *gate)
{
    (void)sem_wait(gate);
}

/* What the calls have: a stream whose work stands still, blocks that nobody wrote and one that
 * somebody did. */
typedef struct given {
    aclrtStream stream;
    sem_t gate;
    void *fresh[2];
    void *filled;
    aclOpExecutor *executor; /* Relu from `filled` to fresh[0], repeatable */
    aclmdlRI graph;          /* writes both fresh blocks, one from the other */
} given;

static aclTensor *tensor_of(void *data)
{
    const int64_t count = BYTES / sizeof(float);
    return aclCreateTensor(&count, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, &count, 1, data);
}

/* The first phase of Relu. */
static aclOpExecutor *relu_of(void *from, void *to)
{
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    aclTensor *const self = tensor_of(from);
    aclTensor *const out = tensor_of(to);
    REQUIRE(aclnnReluGetWorkspaceSize(self, out, &size, &executor));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclDestroyTensor(out));
    return executor;
}

static void begin(given *g)
{
    aclrtStream other = NULL;
    (void)sem_init(&g->gate, 0, 0);
    for (int i = 0; i < 2; i++)
        g->fresh[i] = block_make(false);
    g->filled = block_make(true);
    g->executor = relu_of(g->filled, g->fresh[0]);
    REQUIRE(aclSetAclOpExecutorRepeatable(g->executor));
    REQUIRE(aclrtCreateStream(&other));
    REQUIRE(aclmdlRICaptureBegin(other, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    REQUIRE(aclrtMemsetAsync(g->fresh[0], BYTES, 0, BYTES, other));
    REQUIRE(aclnnRelu(NULL, 0, relu_of(g->fresh[0], g->fresh[1]), other));
    REQUIRE(aclmdlRICaptureEnd(other, &g->graph));
    REQUIRE(aclrtDestroyStream(other));
    REQUIRE(aclrtCreateStream(&g->stream));
    REQUIRE(aclrtLaunchHostFunc(g->stream, stand, &g->gate));
}

static void end(given *g)
{
    REQUIRE(aclrtSynchronizeStream(g->stream));
    REQUIRE(aclrtDestroyStream(g->stream));
    REQUIRE(aclDestroyAclOpExecutor(g->executor));
    REQUIRE(aclmdlRIDestroy(g->graph));
    for (int i = 0; i < 2; i++)
        REQUIRE(aclrtFree(g->fresh[i]));
    REQUIRE(aclrtFree(g->filled));
    (void)sem_destroy(&g->gate);
}

/* --- calls that write fresh[0], and say whether fresh[1], too --------------------------------- */

static int fill(given *g)
{
    return aclrtMemsetAsync(g->fresh[0], BYTES, 0, BYTES, g->stream);
}

static int copy(given *g)
{
    return aclrtMemcpyAsync(g->fresh[0], BYTES, g->filled, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE,
                            g->stream);
}

static int launch(given *g)
{
    return aclnnRelu(NULL, 0, g->executor, g->stream);
}

static int execute(given *g)
{
    return aclmdlRIExecuteAsync(g->graph, g->stream);
}

static const struct {
    const char *name;
    int (*call)(given *g);
    int written; /* so many of the fresh blocks */
} acts[] = {{"aclrtMemsetAsync", fill, 1},
            {"aclrtMemcpyAsync", copy, 1},
            {"aclnnRelu", launch, 1},
            {"aclmdlRIExecuteAsync", execute, 2}};

/* Refuses the request `at` of a call; false if it has fewer. */
static bool refused_once(size_t act, int at, int *refusals)
{
    given g = {.stream = NULL};
    begin(&g);
    shortage_begin(SHORT_OF_MEMORY, at, false);
    const int status = acts[act].call(&g);
    const bool hit = shortage_hit();
    shortage_end();
    if (status != 0 && (!hit || aclGetRecentErrMsg() == NULL))
        fault(__LINE__, acts[act].name, "refused without a reason or a sentence");
    if (status != 0) {
        *refusals += 1;
        for (int i = 0; i < 2; i++)
            if (is_readable(g.fresh[i]))
                fault(__LINE__, acts[act].name, "was refused, and counts as having written");
        if (!is_readable(g.filled))
            fault(__LINE__, acts[act].name, "was refused, and unwrote what somebody wrote");
        REQUIRE(acts[act].call(&g));
    }
    (void)sem_post(&g.gate);
    REQUIRE(aclrtSynchronizeStream(g.stream));
    for (int i = 0; i < acts[act].written; i++)
        if (!is_readable(g.fresh[i]))
            fault(__LINE__, acts[act].name, "was accepted, and counts as not having written");
    end(&g);
    return hit;
}

static void refuse_each(size_t act)
{
    int refusals = 0;
    int at = 1;
    while (refused_once(act, at, &refusals))
        at++;
    printf("%s: %d requests, %d refusals\n", acts[act].name, at - 1, refusals);
    if (refusals == 0)
        fault(__LINE__, acts[act].name, "nothing refuses it");
}

/* --- other reasons ---------------------------------------------------------------------------- */

/* A stream that waits for code of the program needs a thread. */
static void refuse_threads(void)
{
    given g = {.stream = NULL};
    aclrtStream idle = NULL;
    aclrtEvent event = NULL;
    begin(&g);
    REQUIRE(aclrtCreateStream(&idle));
    REQUIRE(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC));
    REQUIRE(fill(&g));
    REQUIRE(aclrtRecordEvent(event, g.stream));
    shortage_begin(SHORT_OF_THREADS, 1, true);
    if (aclmdlRIExecuteAsync(g.graph, idle) == 0)
        fault(__LINE__, "aclmdlRIExecuteAsync", "needs no thread");
    if (aclrtStreamWaitEvent(idle, event) == 0)
        fault(__LINE__, "aclrtStreamWaitEvent", "needs no thread");
    shortage_end();
    if (is_readable(g.fresh[1]))
        fault(__LINE__, "aclmdlRIExecuteAsync", "was refused, and counts as having written");
    (void)aclGetRecentErrMsg();
    /* The wait was refused, so it orders nothing. */
    const int status = aclrtMemsetAsync(g.fresh[0], BYTES, 0, BYTES, idle);
    const char *const sentence = aclGetRecentErrMsg();
    if (status == 0 || sentence == NULL ||
        strstr(sentence, "no event or synchronisation orders") == NULL)
        fault(__LINE__, "aclrtStreamWaitEvent", "was refused, and counts as having ordered");
    REQUIRE(aclrtStreamWaitEvent(idle, event));
    REQUIRE(aclrtMemsetAsync(g.fresh[0], BYTES, 0, BYTES, idle));
    (void)sem_post(&g.gate);
    REQUIRE(aclrtSynchronizeStream(idle));
    REQUIRE(aclrtDestroyStream(idle));
    REQUIRE(aclrtDestroyEvent(event));
    end(&g);
}

/* An event that waits for the gate is recorded anew on a stream without work, which is refused: it
 * still waits for the gate. */
static void refuse_record(void)
{
    given g = {.stream = NULL};
    aclrtStream idle = NULL;
    aclrtEvent event = NULL;
    aclrtEventRecordedStatus state = ACL_EVENT_RECORDED_STATUS_COMPLETE;
    int refusals = 0;
    int status = 1;
    begin(&g);
    REQUIRE(aclrtCreateStream(&idle));
    REQUIRE(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC));
    REQUIRE(fill(&g));
    REQUIRE(aclrtRecordEvent(event, g.stream));
    for (int at = 1; status != 0; at++) {
        shortage_begin(SHORT_OF_MEMORY, at, false);
        status = aclrtRecordEvent(event, idle);
        shortage_end();
        refusals += status != 0;
        REQUIRE(aclrtQueryEventStatus(event, &state));
        if ((state == ACL_EVENT_RECORDED_STATUS_COMPLETE) != (status == 0))
            fault(__LINE__, "aclrtRecordEvent", "changed the event although it was refused");
    }
    if (refusals == 0)
        fault(__LINE__, "aclrtRecordEvent", "nothing refuses it");
    (void)sem_post(&g.gate);
    REQUIRE(aclrtSynchronizeStream(g.stream));
    REQUIRE(aclrtDestroyStream(idle));
    REQUIRE(aclrtDestroyEvent(event));
    end(&g);
}

/* The last step of a recording makes a mistake, so that none of its steps runs. */
static void refuse_last_step(void)
{
    given g = {.stream = NULL};
    aclrtStream other = NULL;
    aclmdlRI graph = NULL, outer = NULL;
    begin(&g);
    (void)sem_post(&g.gate);
    REQUIRE(aclrtCreateStream(&other));
    REQUIRE(aclmdlRICaptureBegin(other, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    REQUIRE(aclrtMemsetAsync(g.fresh[0], BYTES, 0, BYTES, other));
    REQUIRE(aclnnRelu(NULL, 0, relu_of(g.fresh[1], g.filled), other));
    REQUIRE(aclmdlRICaptureEnd(other, &graph));
    /* In another recording it is looked at when that one is executed. */
    REQUIRE(aclmdlRICaptureBegin(other, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    REQUIRE(aclmdlRIExecuteAsync(graph, other));
    REQUIRE(aclmdlRICaptureEnd(other, &outer));
    for (int i = 0; i < 2; i++) {
        if (aclmdlRIExecuteAsync(i == 0 ? graph : outer, g.stream) == 0)
            fault(__LINE__, "aclmdlRIExecuteAsync", "reads what nobody wrote");
        (void)aclGetRecentErrMsg();
        if (is_readable(g.fresh[0]))
            fault(__LINE__, "aclmdlRIExecuteAsync", "was refused, and counts as having written");
    }
    REQUIRE(aclrtMemset(g.fresh[1], BYTES, 0, BYTES));
    REQUIRE(aclmdlRIExecuteAsync(outer, g.stream));
    REQUIRE(aclrtSynchronizeStream(g.stream));
    if (!is_readable(g.fresh[0]))
        fault(__LINE__, "aclmdlRIExecuteAsync", "was accepted, and counts as not having written");
    REQUIRE(aclmdlRIDestroy(outer));
    REQUIRE(aclmdlRIDestroy(graph));
    REQUIRE(aclrtDestroyStream(other));
    end(&g);
}

/* A list of more tensors than strict mode looks at in one go, the last of which nobody wrote. */
static void refuse_last_member(void)
{
    enum { MEMBERS = 45 };
    const int64_t whole = BYTES / sizeof(float), part = whole / MEMBERS, count = part * MEMBERS;
    given g = {.stream = NULL};
    const aclTensor *members[MEMBERS];
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    begin(&g);
    (void)sem_post(&g.gate);
    float *const last = (float *)g.fresh[1];
    for (int64_t i = 0; i < MEMBERS; i++)
        members[i] = aclCreateTensor(&part, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, &part, 1,
                                     i + 1 < MEMBERS ? (float *)g.filled + i * part : last);
    aclTensorList *const list = aclCreateTensorList(members, MEMBERS);
    aclTensor *const out =
        aclCreateTensor(&count, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, &count, 1, g.fresh[0]);
    for (int again = 0; again < 2; again++) {
        char host[4];
        REQUIRE(aclnnCatGetWorkspaceSize(list, 0, out, &size, &executor));
        const int status = aclnnCat(NULL, size, executor, g.stream);
        const char *const sentence = aclGetRecentErrMsg();
        if ((status == 0) != (again == 1) ||
            (again == 0 && (sentence == NULL ||
                            strstr(sentence, "tensors[44] is read, but nobody wrote") == NULL)))
            fault(__LINE__, "aclnnCat", sentence);
        REQUIRE(aclrtSynchronizeStream(g.stream));
        /* The first element of the result, which the first members alone decide. */
        if ((aclrtMemcpy(host, 4, g.fresh[0], 4, ACL_MEMCPY_DEVICE_TO_HOST) == 0) != (again == 1))
            fault(__LINE__, "aclnnCat",
                  "was refused, and counts as having written, or the other way round");
        (void)aclGetRecentErrMsg();
        REQUIRE(aclrtMemset(g.fresh[1], BYTES, 0, BYTES));
    }
    REQUIRE(aclDestroyTensorList(list));
    REQUIRE(aclDestroyTensor(out));
    end(&g);
}

int main(void)
{
    REQUIRE(aclInit(NULL));
    REQUIRE(aclrtSetDevice(0));
    for (size_t act = 0; act < sizeof acts / sizeof acts[0]; act++)
        refuse_each(act);
    refuse_threads();
    refuse_record();
    refuse_last_step();
    refuse_last_member();
    REQUIRE(aclrtResetDevice(0));
    REQUIRE(aclFinalize());
    return wrong == 0 ? 0 : 1;
}
