#include "threads.h"

#include <pthread.h>
#include <pthreadpool.h>
#include <stdatomic.h>

#include "environment.h"
#include "float_environment.h"

/* The pool belongs to whoever holds `busy`: to use it, to make it, to replace it. Nobody waits for
 * it, so there is no lock to deadlock on, and a fork inside a fork is an ordinary loop. */
static atomic_flag busy = ATOMIC_FLAG_INIT;
static pthreadpool_t pool;
static size_t pool_threads;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* The child of fork() has the pool's memory and none of its threads. */
static void forget(void)
{
    pool = NULL;
    pool_threads = 0;
    atomic_flag_clear(&busy);
}

static void prepare(void)
{
    pthread_atfork(NULL, NULL, forget);
}

/* Threads inherit the floating-point environment of their maker. */
static pthreadpool_t make(size_t threads)
{
    const ac_float_environment callers = ac_float_environment_enter();
    const pthreadpool_t made = pthreadpool_create(threads);
    ac_float_environment_leave(callers);
    return made;
}

/* The pool with as many threads as are wanted now; null if one is enough or none can be had. */
static pthreadpool_t wanted(void)
{
    const size_t threads = ac_threads_current();
    if (threads != pool_threads) {
        pthread_once(&once, prepare);
        if (pool != NULL)
            pthreadpool_destroy(pool);
        pool = threads > 1 ? make(threads) : NULL;
        pool_threads = threads;
    }
    return pool;
}

/* A job on its way through the pool. `order` makes what the pool guarantees visible to tools that
 * do not know the pool: the caller's writes come before each piece, and each piece before the
 * caller goes on. */
typedef struct job {
    void (*run)(void *context, size_t piece);
    void *context;
    atomic_size_t order;
} job;

static void run_piece(void *context, size_t piece)
{
    job *const j = context;
    (void)atomic_load_explicit(&j->order, memory_order_acquire);
    j->run(j->context, piece);
    (void)atomic_fetch_add_explicit(&j->order, 1, memory_order_release);
}

void ac_threads_fork(void (*run)(void *context, size_t piece), void *context, size_t pieces)
{
    if (pieces > 1 && !atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) {
        const pthreadpool_t workers = wanted();
        if (workers != NULL) {
            job j = {.run = run, .context = context};
            atomic_store_explicit(&j.order, 0, memory_order_release);
            pthreadpool_parallelize_1d(workers, run_piece, &j, pieces,
                                       PTHREADPOOL_FLAG_YIELD_WORKERS);
            (void)atomic_load_explicit(&j.order, memory_order_acquire);
        }
        atomic_flag_clear_explicit(&busy, memory_order_release);
        if (workers != NULL)
            return;
    }
    for (size_t piece = 0; piece < pieces; piece++)
        run(context, piece);
}

void ac_threads_stop(void)
{
    while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire))
        ;
    if (pool != NULL)
        pthreadpool_destroy(pool);
    pool = NULL;
    pool_threads = 0;
    atomic_flag_clear_explicit(&busy, memory_order_release);
}

/* A process that ends, or unloads the library, leaves no thread behind. */
__attribute__((destructor)) static void stop_at_exit(void)
{
    if (!atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) {
        if (pool != NULL)
            pthreadpool_destroy(pool);
        pool = NULL;
        pool_threads = 0;
        atomic_flag_clear_explicit(&busy, memory_order_release);
    }
}
