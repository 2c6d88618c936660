/* For gettid and tgkill, which are Linux system calls. */
#define _GNU_SOURCE 1
#include "base/threads.h"

#include <pthread.h>
#include <pthreadpool.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/environment.h"
#include "base/float_environment.h"
#include "base/fork.h"

/*
 * The threads are pthreadpool's. A call of pthreadpool returns only when each of its threads has
 * seen the job, even one that gets a processor late and finds no work left; on a busy machine that
 * takes milliseconds. So a caller does not wait for the pool but for its pieces: it publishes them,
 * works on them itself, and returns when the last piece is done. A separate thread, the host, makes
 * a single pthreadpool call, whose threads loop in help() until the pool ends: a thread that
 * returned earlier could not be called again while others work. A thread without work sleeps there.
 *
 * pthreadpool_create does not check whether the system started its threads, and waits until all
 * have arrived, so with one missing it never returns. So
 *  - the host first tries how many threads it can have at once, and asks the pool for that many;
 *  - only the host waits for the pool. Until it is ready a caller does its pieces alone. Limits are
 *    shared with other processes, so a thread of the trial may not be available a moment later:
 *    then the host sleeps for ever, and no other thread is affected.
 *
 * The ticket has the number of the job in its upper half and the next piece in its lower half, so
 * that a late thread cannot take a piece of another job. The ticket is closed while a job is
 * written.
 */
#define CLOSED UINT32_MAX

/*
 * On a virtual machine waking a thread costs the caller 10 to 20 us, and the thread starts 30 to 80
 * us later. So threads poll before they sleep, and consecutive calls find them awake. After KEEN_NS
 * of polling they yield their processor.
 */
enum {
    KEEN_NS = 20000,    /* how long a thread polls without yielding */
    LINGER_NS = 200000, /* how long it polls before it sleeps */
    LOOKS = 32,         /* polls between two reads of the clock */
};

enum {
    RETRY_NS = 1000000000, /* until missing threads are requested again */
    PATIENCE_MS = 100,     /* how long ending a pool waits for its creation */
    VANISH_LOOKS = 1000,   /* checks whether a joined thread still exists */
};

typedef void piece_function(void *context, size_t piece);

static struct {
    atomic_uint_least64_t ticket;
    _Atomic(piece_function *) run;
    _Atomic(void *) context;
    atomic_size_t pieces;
    atomic_size_t done;
} job = {.ticket = CLOSED};

/* A thread announces that it sleeps and then checks for work again; a thread that publishes work
 * checks for sleepers afterwards. It wakes one, which wakes two, each of which wakes two. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;
static pthread_cond_t finished = PTHREAD_COND_INITIALIZER;
static atomic_size_t sleepers; /* of the pool's threads */
static atomic_bool caller_sleeps;

/* The number of pool threads that poll for work, and an errand for one of them. */
static atomic_size_t awake;
static _Atomic(ac_errand *) errand;

/* The holder of `busy` may use, make or replace the pool. Forks do not wait for it, so they cannot
 * deadlock, and a fork inside a fork is a plain loop. */
static atomic_flag busy = ATOMIC_FLAG_INIT;

/* A host and its pool. A caller that does not wait for a pool in the making abandons the crew; the
 * host then ends by itself. */
enum { MAKING, MADE, ABANDONED };

typedef struct crew {
    size_t wanted; /* helpers, including the host */
    size_t had;    /* helpers obtained; written before MADE */
    pthread_t host;
    atomic_bool quit;
    atomic_int state;
    pthread_mutex_t gate; /* of the trial */
} crew;

static crew *present;
static size_t present_threads; /* threads requested, including the caller */
static int64_t retry_at;       /* when to try again if fewer were obtained */

/* --- pieces ----------------------------------------------------------------------------------- */

static bool pieces_left(void)
{
    const uint32_t next = (uint32_t)atomic_load(&job.ticket);
    return next != CLOSED && next < atomic_load_explicit(&job.pieces, memory_order_acquire);
}

/* Takes and runs pieces of the present job until there are no more. */
static void take_part(void)
{
    uint64_t ticket = atomic_load_explicit(&job.ticket, memory_order_acquire);
    const uint64_t number = ticket >> 32;
    piece_function *const run = atomic_load_explicit(&job.run, memory_order_acquire);
    void *const context = atomic_load_explicit(&job.context, memory_order_acquire);
    const size_t pieces = atomic_load_explicit(&job.pieces, memory_order_acquire);
    while (ticket >> 32 == number && (uint32_t)ticket < pieces && (uint32_t)ticket != CLOSED) {
        if (!atomic_compare_exchange_weak_explicit(&job.ticket, &ticket, ticket + 1,
                                                   memory_order_acq_rel, memory_order_acquire))
            continue;
        run(context, (uint32_t)ticket);
        const bool last = atomic_fetch_add(&job.done, 1) + 1 == pieces;
        if (last && atomic_load(&caller_sleeps)) {
            (void)pthread_mutex_lock(&lock);
            (void)pthread_cond_signal(&finished);
            (void)pthread_mutex_unlock(&lock);
        }
        ticket = atomic_load_explicit(&job.ticket, memory_order_acquire);
    }
}

static void breathe(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

static int64_t now(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static bool all_done(void)
{
    return atomic_load(&job.done) == atomic_load_explicit(&job.pieces, memory_order_relaxed);
}

/* Polls for a short time until a condition is true; false if it did not become true. */
static bool linger(bool (*come_true)(void), const atomic_bool *quit)
{
    const int64_t start = now();
    int64_t passed = 0;
    do {
        for (int i = 0; i < LOOKS; i++) {
            if (come_true())
                return true;
            breathe();
        }
        passed = now() - start;
        if (passed > KEEN_NS)
            (void)sched_yield();
    } while (passed < LINGER_NS && !(quit && atomic_load_explicit(quit, memory_order_relaxed)));
    return false;
}

/* --- errands ---------------------------------------------------------------------------------- */

static bool called(void)
{
    return pieces_left() || atomic_load(&errand) != NULL;
}

static void run_errand(void)
{
    ac_errand *const e = atomic_exchange(&errand, NULL);
    if (e == NULL)
        return;
    for (int i = 0; i < LOOKS; i++)
        breathe();
    e->run(e);
}

/* A thread that stops polling decrements `awake` and then checks for an errand; the sender stores
 * the errand and then checks `awake`. So at least one of them notices the other. */
bool ac_threads_send(ac_errand *e)
{
    ac_errand *none = NULL;
    if (atomic_load(&awake) == 0 || !atomic_compare_exchange_strong(&errand, &none, e))
        return false;
    if (atomic_load(&awake) > 0)
        return true;
    none = e;
    return !atomic_compare_exchange_strong(&errand, &none, NULL);
}

/* --- helpers ---------------------------------------------------------------------------------- */

static void wake(size_t most)
{
    if (atomic_load(&sleepers) == 0)
        return;
    (void)pthread_mutex_lock(&lock);
    for (size_t i = 0; i < most && i < atomic_load(&sleepers); i++)
        (void)pthread_cond_signal(&work);
    (void)pthread_mutex_unlock(&lock);
}

/* Sleeps until there are pieces, or the pool ends. */
static void sleep_well(const atomic_bool *quit)
{
    (void)pthread_mutex_lock(&lock);
    (void)atomic_fetch_add(&sleepers, 1);
    while (!atomic_load(quit) && !pieces_left())
        (void)pthread_cond_wait(&work, &lock);
    (void)atomic_fetch_sub(&sleepers, 1);
    (void)pthread_mutex_unlock(&lock);
    if (pieces_left())
        wake(2);
}

/* The loop of each thread of the pool. */
static void help(void *context, size_t helper)
{
    const crew *const own = context;
    (void)helper;
    while (!atomic_load(&own->quit)) {
        take_part();
        (void)atomic_fetch_add(&awake, 1);
        const bool found = linger(called, &own->quit);
        (void)atomic_fetch_sub(&awake, 1);
        run_errand();
        if (!found)
            sleep_well(&own->quit);
    }
}

/* --- the trial -------------------------------------------------------------------------------- */

typedef struct tried {
    pthread_t thread;
    long id;
    pthread_mutex_t *gate;
} tried;

static void *wait_at_gate(void *argument)
{
    tried *const own = argument;
    own->id = syscall(SYS_gettid);
    (void)pthread_mutex_lock(own->gate);
    (void)pthread_mutex_unlock(own->gate);
    return NULL;
}

/* A thread counts against the limits until the kernel has removed it, some time after it was
 * joined. */
static void wait_until_gone(const tried *joined)
{
    for (int i = 0; i < VANISH_LOOKS && syscall(SYS_tgkill, getpid(), joined->id, 0) == 0; i++)
        (void)sched_yield();
}

/* The number of threads, at most `wanted`, that can exist at the same time. */
static size_t try_threads(size_t wanted, pthread_mutex_t *gate)
{
    tried *const all = wanted == 0 ? NULL : calloc(wanted, sizeof *all);
    size_t count = 0;
    if (all == NULL)
        return 0;
    (void)pthread_mutex_lock(gate);
    for (; count < wanted; count++) {
        all[count].gate = gate;
        if (pthread_create(&all[count].thread, NULL, wait_at_gate, &all[count]) != 0)
            break;
    }
    (void)pthread_mutex_unlock(gate);
    for (size_t i = 0; i < count; i++)
        (void)pthread_join(all[i].thread, NULL);
    for (size_t i = 0; i < count; i++)
        wait_until_gone(&all[i]);
    free(all);
    return count;
}

/* --- the threads ------------------------------------------------------------------------------ */

static bool crew_moves(crew *c, int to)
{
    int making = MAKING;
    return atomic_compare_exchange_strong(&c->state, &making, to);
}

static void crew_free(crew *c)
{
    (void)pthread_mutex_destroy(&c->gate);
    free(c);
}

static void *be_host(void *argument)
{
    crew *const c = argument;
    const size_t threads = 1 + try_threads(c->wanted - 1, &c->gate);
    const pthreadpool_t pool = pthreadpool_create(threads);
    c->had = pool == NULL ? 1 : threads;
    const bool abandoned = !crew_moves(c, MADE);
    if (!abandoned && pool == NULL)
        help(c, 0);
    else if (!abandoned)
        pthreadpool_parallelize_1d(pool, help, c, threads, PTHREADPOOL_FLAG_YIELD_WORKERS);
    if (pool != NULL)
        pthreadpool_destroy(pool);
    if (abandoned)
        crew_free(c);
    return NULL;
}

/* Threads inherit the floating-point environment and the signal mask of their creator. All signals
 * are blocked, so that the program's signals are handled on its own threads. */
static bool crew_start(crew *c)
{
    sigset_t all;
    sigset_t before;
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_SETMASK, &all, &before);
    const ac_float_environment callers = ac_float_environment_enter();
    const bool started = pthread_create(&c->host, NULL, be_host, c) == 0;
    ac_float_environment_leave(callers);
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

static crew *crew_make(size_t helpers)
{
    crew *const c = malloc(sizeof *c);
    if (c == NULL)
        return NULL;
    c->wanted = helpers;
    c->had = 0;
    atomic_init(&c->quit, false);
    atomic_init(&c->state, MAKING);
    (void)pthread_mutex_init(&c->gate, NULL);
    if (crew_start(c))
        return c;
    crew_free(c);
    return NULL;
}

static void crew_end(crew *c)
{
    for (int i = 0; i < PATIENCE_MS && atomic_load(&c->state) == MAKING; i++)
        (void)nanosleep(&(struct timespec){0, 1000000}, NULL);
    const pthread_t host = c->host;
    if (crew_moves(c, ABANDONED)) { /* the host frees it */
        (void)pthread_detach(host);
        return;
    }
    atomic_store(&c->quit, true);
    (void)pthread_mutex_lock(&lock);
    (void)pthread_cond_broadcast(&work);
    (void)pthread_mutex_unlock(&lock);
    (void)pthread_join(host, NULL);
    crew_free(c);
}

static void dismiss(void)
{
    if (present != NULL)
        crew_end(present);
    present = NULL;
    present_threads = 0;
}

/* The child of fork() has the pool's memory and none of its threads. */
static void forget(void)
{
    present = NULL;
    present_threads = 0;
    atomic_store(&job.ticket, CLOSED);
    atomic_store(&sleepers, 0);
    atomic_store(&caller_sleeps, false);
    atomic_store(&awake, 0);
    atomic_store(&errand, NULL);
    (void)pthread_mutex_init(&lock, NULL);
    (void)pthread_cond_init(&work, NULL);
    (void)pthread_cond_init(&finished, NULL);
    atomic_flag_clear(&busy);
}

static void hold_nothing(void *unused)
{
    (void)unused;
}

AC_FORK_PART(AC_FORK_THREADS, hold_nothing, hold_nothing, NULL, forget)

/* Whether fewer threads were obtained than requested, and it is time to try again. */
static bool wants_more(void)
{
    if (present_threads <= 1)
        return false;
    if (present != NULL && (atomic_load_explicit(&present->state, memory_order_acquire) == MAKING ||
                            present->had == present->wanted))
        return false;
    return now() >= retry_at;
}

/* Whether there is a pool; false if one thread is enough or none can be obtained. */
static bool have_threads(void)
{
    const size_t threads = ac_threads_current();
    if (threads != present_threads || wants_more()) {
        dismiss();
        if (threads > 1)
            present = crew_make(threads - 1);
        present_threads = threads;
        retry_at = now() + RETRY_NS;
    }
    return present != NULL;
}

/* --- a job ------------------------------------------------------------------------------------ */

static void share(piece_function *run, void *context, size_t pieces)
{
    const uint64_t number = (atomic_load_explicit(&job.ticket, memory_order_relaxed) >> 32) + 1;
    atomic_store(&job.ticket, number << 32 | CLOSED);
    atomic_store_explicit(&job.run, run, memory_order_release);
    atomic_store_explicit(&job.context, context, memory_order_release);
    atomic_store_explicit(&job.pieces, pieces, memory_order_release);
    atomic_store_explicit(&job.done, 0, memory_order_release);
    atomic_store(&job.ticket, number << 32);
    wake(1);
    take_part();
    if (linger(all_done, NULL))
        return;
    (void)pthread_mutex_lock(&lock);
    atomic_store(&caller_sleeps, true);
    while (!all_done())
        (void)pthread_cond_wait(&finished, &lock);
    atomic_store(&caller_sleeps, false);
    (void)pthread_mutex_unlock(&lock);
}

void ac_threads_fork(void (*run)(void *context, size_t piece), void *context, size_t pieces)
{
    if (pieces > 1 && pieces < CLOSED &&
        !atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) {
        const bool shared = have_threads();
        if (shared)
            share(run, context, pieces);
        atomic_flag_clear_explicit(&busy, memory_order_release);
        if (shared)
            return;
    }
    for (size_t piece = 0; piece < pieces; piece++)
        run(context, piece);
}

void ac_threads_stop(void)
{
    while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire))
        ;
    dismiss();
    atomic_flag_clear_explicit(&busy, memory_order_release);
}

/* A process that ends, or unloads the library, leaves no thread behind. */
__attribute__((destructor)) static void stop_at_exit(void)
{
    if (!atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) {
        dismiss();
        atomic_flag_clear_explicit(&busy, memory_order_release);
    }
}
