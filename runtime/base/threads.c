#include "base/threads.h"

#include <pthread.h>
#include <pthreadpool.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#include "base/environment.h"
#include "base/float_environment.h"

/*
 * The pool is pthreadpool's, which answers when each of its threads has looked at a job, also one
 * that is only now given a processor and finds nothing left. On a machine with other work that
 * takes milliseconds. So the caller does not wait for the pool, but for the pieces: it publishes
 * them, takes its share at once, and goes on when the last piece is done. A thread of its own, the
 * host, calls the pool in to help once, and nobody leaves before the pool ends: one who left while
 * another had work could not be called in again. Who finds nothing to do sleeps where he is.
 *
 * The ticket has the number of the job in its upper half, and the next piece in its lower one, so
 * that whoever comes late cannot take a piece of another job: its number is not the same any more.
 * While a job is written down the ticket is closed.
 */
#define CLOSED UINT32_MAX

/*
 * To wake a thread takes the one who wakes it 10 to 20 us on a virtual machine, and the sleeper 30
 * to 80 us until it runs. So nobody sleeps at once: calls that follow each other find everybody
 * awake. After the first moments those who look for work give their processor to whoever wants it.
 */
enum {
    KEEN_NS = 20000,    /* how long a thread looks for more to do and does nothing else */
    LINGER_NS = 200000, /* how long it looks before it sleeps */
    LOOKS = 32,         /* between two looks at the clock */
};

typedef void piece_function(void *context, size_t piece);

static struct {
    atomic_uint_least64_t ticket;
    _Atomic(piece_function *) run;
    _Atomic(void *) context;
    atomic_size_t pieces;
    atomic_size_t done;
} job = {.ticket = CLOSED};

/* Whoever sleeps says so and looks again; whoever has news looks for sleepers afterwards, and wakes
 * one, who wakes two, each of whom wakes two. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;
static pthread_cond_t finished = PTHREAD_COND_INITIALIZER;
static atomic_size_t sleepers; /* of the pool's threads */
static atomic_bool caller_sleeps;
static atomic_bool quit;

/* Threads of the pool that are awake without work, and what they should do meanwhile. */
static atomic_size_t awake;
static _Atomic(ac_errand *) errand;

/* The pool belongs to whoever holds `busy`: to use it, to make it, to replace it. Nobody waits for
 * it, so there is no lock to deadlock on, and a fork inside a fork is an ordinary loop. */
static atomic_flag busy = ATOMIC_FLAG_INIT;
static pthreadpool_t pool;
static pthread_t host;
static bool has_host;
static size_t pool_threads; /* with the caller */
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* --- pieces ----------------------------------------------------------------------------------- */

static bool pieces_left(void)
{
    const uint32_t next = (uint32_t)atomic_load(&job.ticket);
    return next != CLOSED && next < atomic_load_explicit(&job.pieces, memory_order_acquire);
}

/* Takes pieces of the present job and runs them until there are no more. */
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

/* Looks for a short time whether something has come true, awake. */
static bool linger(bool (*come_true)(void))
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
    } while (passed < LINGER_NS && !atomic_load_explicit(&quit, memory_order_relaxed));
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

/* One who goes to sleep looks at the errands after he has said so, and who leaves one asks
 * afterwards whether anybody is awake: one of both sees the other. */
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

/* Until there are pieces, or the pool ends. */
static void sleep_well(void)
{
    (void)pthread_mutex_lock(&lock);
    (void)atomic_fetch_add(&sleepers, 1);
    while (!atomic_load(&quit) && !pieces_left())
        (void)pthread_cond_wait(&work, &lock);
    (void)atomic_fetch_sub(&sleepers, 1);
    (void)pthread_mutex_unlock(&lock);
    if (pieces_left())
        wake(2);
}

/* What each thread of the pool does. */
static void help(void *context, size_t helper)
{
    (void)context;
    (void)helper;
    while (!atomic_load(&quit)) {
        take_part();
        (void)atomic_fetch_add(&awake, 1);
        const bool found = linger(called);
        (void)atomic_fetch_sub(&awake, 1);
        run_errand();
        if (!found)
            sleep_well();
    }
}

static void *be_host(void *argument)
{
    (void)argument;
    sleep_well();
    pthreadpool_parallelize_1d(pool, help, NULL, pool_threads - 1, PTHREADPOOL_FLAG_YIELD_WORKERS);
    return NULL;
}

/* --- the threads ------------------------------------------------------------------------------ */

static void dismiss(void)
{
    if (has_host) {
        atomic_store(&quit, true);
        (void)pthread_mutex_lock(&lock);
        (void)pthread_cond_broadcast(&work);
        (void)pthread_mutex_unlock(&lock);
        (void)pthread_join(host, NULL);
        atomic_store(&quit, false);
    }
    if (pool != NULL)
        pthreadpool_destroy(pool);
    has_host = false;
    pool = NULL;
    pool_threads = 0;
}

/* The child of fork() has the pool's memory and none of its threads. */
static void forget(void)
{
    has_host = false;
    pool = NULL;
    pool_threads = 0;
    atomic_store(&job.ticket, CLOSED);
    atomic_store(&sleepers, 0);
    atomic_store(&caller_sleeps, false);
    atomic_store(&quit, false);
    atomic_store(&awake, 0);
    atomic_store(&errand, NULL);
    (void)pthread_mutex_init(&lock, NULL);
    (void)pthread_cond_init(&work, NULL);
    (void)pthread_cond_init(&finished, NULL);
    atomic_flag_clear(&busy);
}

static void prepare(void)
{
    (void)pthread_atfork(NULL, NULL, forget);
}

/* Threads inherit the floating-point environment of their maker, and which signals they block:
 * those of the program are handled on the program's threads. */
static void make(size_t threads)
{
    sigset_t all;
    sigset_t before;
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_SETMASK, &all, &before);
    const ac_float_environment callers = ac_float_environment_enter();
    pool_threads = threads;
    pool = pthreadpool_create(threads - 1);
    has_host = pool != NULL && pthread_create(&host, NULL, be_host, NULL) == 0;
    ac_float_environment_leave(callers);
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* Whether there are as many threads as are wanted now; false if one is enough or none can be had.
 */
static bool have_threads(void)
{
    const size_t threads = ac_threads_current();
    if (threads != pool_threads) {
        (void)pthread_once(&once, prepare);
        dismiss();
        if (threads > 1)
            make(threads);
        pool_threads = threads;
    }
    return has_host;
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
    if (linger(all_done))
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
