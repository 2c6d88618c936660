/*
 * A shortage of memory or threads, at every place where there can be one: a call answers with a
 * status and a sentence, nothing is lost, nothing hangs, and afterwards all is as if there had been
 * none. A plain program, because sanitizers do not go together with the sandbox of Criterion.
 *
 * Each shortage is met by a process of its own, which has used nothing of the library before. It
 * uses all of it once with the shortage and once without, and compares the results of the second
 * time with those of a process that never had one.
 *
 *     shortage_test [memory|threads AT once|lasting]
 */
#define _GNU_SOURCE 1
#include "everything.h"
#include "shortage.h"

#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "acl/acl.h"
#include "base/threads.h"
#include "plan/executor.h"

enum {
    ADDRESSES = 400000 * 1024,
    SETTLING_MS = 500,
    PATIENCE_S = 20,
};

/* Statuses of a process. */
enum { RIGHT, NOT_HIT, WRONG = 3 };

static everything all;

static void fault(int line, const char *what, const char *why)
{
    everything_fault(__FILE__, line, what, why);
}

static char config[] = "/tmp/aclnn-cpu-shortage-XXXXXX";

/* From the start of the library to its stop. */
static void use_all(void)
{
    all.excused = shortage_hit;
    if (aclInit(config) != 0) {
        if (!shortage_hit() || aclGetRecentErrMsg() == NULL)
            fault(__LINE__, "aclInit", "failed without a reason or a sentence");
        return;
    }
    everything_use(&all);
    if (aclFinalize() != 0)
        fault(__LINE__, "aclFinalize", "cleaning up failed");
    ac_threads_stop();
}

/* Handles, blocks and plans that are alive; there should be none. */
static void look_for_what_is_left(void)
{
    aclrtMemUsageInfo usage[8];
    size_t kinds = 0;
    uint32_t streams_left = 0;
    if (aclInit(config) != 0)
        fault(__LINE__, "aclInit", "failed");
    if (ac_plan_live() != 0)
        fault(__LINE__, "ac_plan_live", "a plan is left");
    if (aclrtGetMemUsageInfo(0, usage, 8, &kinds) != 0)
        fault(__LINE__, "aclrtGetMemUsageInfo", "failed");
    for (size_t i = 0; i < kinds; i++)
        if (usage[i].curMemSize != 0)
            fault(__LINE__, usage[i].name, "memory is left");
    if (aclrtGetStreamAvailableNum(&streams_left) != 0 || streams_left != 2048)
        fault(__LINE__, "aclrtGetStreamAvailableNum", "a stream is left");
    if (aclFinalize() != 0)
        fault(__LINE__, "aclFinalize", "failed");
}

static void sleep_ms(long ms)
{
    (void)nanosleep(&(struct timespec){ms / 1000, ms % 1000 * 1000000}, NULL);
}

/* Blocks that are left when no more than `enough` are, or after some time: threads that were not
 * waited for may still be about to end. */
static long blocks_in_the_end(long enough, int ms)
{
    for (int i = 0; i < ms && shortage_blocks() > enough; i++)
        sleep_ms(1);
    return shortage_blocks();
}

/* What a process that never had a shortage sees; shared with the others. */
typedef struct expectation {
    results seen;
    long blocks;
} expectation;

static expectation *expected;

/* Without a thread for their streams host functions and their kin are refused. */
static int meet(enum shortage of, int at, bool lasting)
{
    sigset_t before, after;
    memset(&before, 0, sizeof before);
    memset(&after, 0, sizeof after);
    (void)sigprocmask(SIG_SETMASK, NULL, &before);
    shortage_begin(of, at, lasting);
    use_all();
    const bool hit = shortage_hit();
    const bool stuck = shortage_hit_pool();
    shortage_end();
    if (atomic_load(&everything_faults) > 0)
        return WRONG;
    shortage_begin(SHORT_OF_NOTHING, 0, false);
    use_all();
    look_for_what_is_left();
    if (aclrtFree(NULL) == 0 || aclGetRecentErrMsg() == NULL) /* the log of this thread is made */
        fault(__LINE__, "aclrtFree", "null is accepted, or refused without a sentence");
    (void)sigprocmask(SIG_SETMASK, NULL, &after);
    if (memcmp(&before, &after, sizeof before) != 0)
        fault(__LINE__, "sigprocmask", "signals are blocked afterwards");
    if (of == SHORT_OF_NOTHING) {
        expected->seen = all.now;
        expected->blocks = blocks_in_the_end(0, SETTLING_MS);
    }
    if (memcmp(&all.now, &expected->seen, sizeof all.now) != 0)
        fault(__LINE__, "results", "not those of a process without a shortage");
    /* A host that waits for a thread that pthreadpool could not make keeps its crew. */
    const long allowed = expected->blocks + (stuck ? 1 : 0);
    if (blocks_in_the_end(allowed, PATIENCE_S * 500) > allowed)
        fault(__LINE__, "memory", "more blocks are left than in a process without a shortage");
    return atomic_load(&everything_faults) > 0 ? WRONG : hit ? RIGHT : NOT_HIT;
}

static pthread_t caller;
static atomic_bool helped;

static void short_piece(void *context, size_t piece)
{
    (void)context;
    (void)piece;
    sleep_ms(1);
    if (!pthread_equal(pthread_self(), caller))
        atomic_store(&helped, true);
}

/* Threads that cannot be had are asked for again, and come when there are some. */
static int helpers_come_back(enum shortage of, int at, bool lasting)
{
    caller = pthread_self();
    shortage_begin(of, at, lasting);
    ac_threads_fork(short_piece, NULL, 50);
    if (!shortage_hit() || atomic_load(&helped))
        fault(__LINE__, "ac_threads_fork", "there were threads in the shortage");
    shortage_end();
    for (int i = 0; i < PATIENCE_S * 10 && !atomic_load(&helped); i++)
        ac_threads_fork(short_piece, NULL, 100);
    if (!atomic_load(&helped))
        fault(__LINE__, "ac_threads_fork", "no thread came after the shortage");
    ac_threads_stop();
    return atomic_load(&everything_faults) > 0 ? WRONG : RIGHT;
}

/* In a process of its own, which is killed where it hangs: a signal that it may block would not do.
 */
static int apart(int (*run)(enum shortage, int, bool), enum shortage of, int at, bool lasting)
{
    int status = 0;
    fflush(NULL);
    const pid_t child = fork();
    if (child == 0) {
        atomic_store(&everything_faults, 0);
        exit(run(of, at, lasting));
    }
    for (int i = 0; i < PATIENCE_S * 1000 && waitpid(child, &status, WNOHANG) == 0; i++)
        sleep_ms(1);
    if (kill(child, SIGKILL) == 0 && waitpid(child, &status, 0) == child)
        fault(__LINE__, "a process", "hangs");
    return WIFEXITED(status) ? WEXITSTATUS(status) : WRONG;
}

/* Few addresses are enough: what is set aside for handles and plans is no more than twice what they
 * take. Sanitizers need more addresses than that for themselves. */
static int use_few_addresses(enum shortage of, int at, bool lasting)
{
    (void)of;
    (void)at;
    (void)lasting;
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    const struct rlimit limit = {.rlim_cur = ADDRESSES, .rlim_max = ADDRESSES};
    if (setrlimit(RLIMIT_AS, &limit) != 0)
        fault(__LINE__, "setrlimit", "the limit cannot be set");
#endif
    use_all();
    if (memcmp(&all.now, &expected->seen, sizeof all.now) != 0)
        fault(__LINE__, "results", "not those of a process without a limit");
    return atomic_load(&everything_faults) > 0 ? WRONG : RIGHT;
}

static int meet_all(enum shortage of, const char *name)
{
    int wrong = 0;
    for (int lasting = 0; lasting < 2; lasting++) {
        int at = 1;
        int status;
        while ((status = apart(meet, of, at, lasting != 0)) != NOT_HIT) {
            if (status != RIGHT) {
                fprintf(stderr, "shortage_test %s %d %s: wrong\n", name, at,
                        lasting ? "lasting" : "once");
                wrong++;
            }
            at++;
        }
        printf("%s: %d requests refused, %s\n", name, at - 1,
               lasting ? "from each on" : "each once");
    }
    return wrong;
}

static void config_write(void)
{
    const int file = mkstemp(config);
    if (file < 0 || write(file, "{}", 2) != 2 || close(file) != 0)
        abort();
}

int main(int count, char **arguments)
{
    int wrong = 0;
    setenv("ACLNN_CPU_THREADS", "4", 1);
    config_write();
    expected =
        mmap(NULL, sizeof *expected, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (expected == MAP_FAILED || apart(meet, SHORT_OF_NOTHING, 0, false) != NOT_HIT)
        wrong = 1;
    else if (count == 4)
        wrong = meet(strcmp(arguments[1], "memory") == 0 ? SHORT_OF_MEMORY : SHORT_OF_THREADS,
                     atoi(arguments[2]), strcmp(arguments[3], "lasting") == 0);
    else
        wrong = (apart(helpers_come_back, SHORT_OF_THREADS, 1, true) != RIGHT) +
                (apart(use_few_addresses, SHORT_OF_NOTHING, 0, false) != RIGHT) +
                meet_all(SHORT_OF_THREADS, "threads") + meet_all(SHORT_OF_MEMORY, "memory");
    (void)unlink(config);
    return wrong == 0 || (count == 4 && wrong == NOT_HIT) ? 0 : 1;
}
