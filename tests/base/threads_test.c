/*
 * The pool of threads: every piece runs once, with any number of callers, and threads sleep
 * afterwards.
 */
#include <criterion/criterion.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/threads.h"
#include "walk_toy.h"

enum { PIECES = 1000 };

typedef struct tally {
    atomic_int seen[PIECES];
    pthread_t caller;
    atomic_int elsewhere; /* pieces that another thread did */
} tally;

static void count_piece(void *context, size_t piece)
{
    tally *const t = context;
    volatile double third = 1.0 / 3.0;
    atomic_fetch_add(&t->seen[piece], 1);
    if (!pthread_equal(pthread_self(), t->caller))
        atomic_fetch_add(&t->elsewhere, 1);
    for (int i = 0; i < 2000; i++)
        third = third * 1.0;
}

static void check_fork(tally *t, size_t pieces)
{
    memset(t, 0, sizeof *t);
    t->caller = pthread_self();
    ac_threads_fork(count_piece, t, pieces);
    for (size_t i = 0; i < PIECES; i++)
        cr_assert_eq(atomic_load(&t->seen[i]), i < pieces ? 1 : 0, "piece %zu", i);
}

Test(threads, each_piece_once)
{
    static tally t;
    static const char *const counts[] = {"1", "2", "3", "4", "7"};
    for (size_t k = 0; k < 5; k++) {
        toy_environment("scalar", counts[k]);
        for (size_t pieces = 0; pieces <= PIECES; pieces = pieces * 3 + 1)
            check_fork(&t, pieces);
        check_fork(&t, PIECES);
        if (k == 0)
            cr_assert_eq(atomic_load(&t.elsewhere), 0);
    }
    ac_threads_stop();
}

Test(threads, one_piece_stays_with_the_caller)
{
    static tally t;
    toy_environment("scalar", "4");
    check_fork(&t, 1);
    cr_assert_eq(atomic_load(&t.elsewhere), 0);
}

static void *call_often(void *context)
{
    static _Thread_local tally t;
    (void)context;
    for (int i = 0; i < 50; i++)
        check_fork(&t, PIECES);
    return NULL;
}

Test(threads, callers_at_once)
{
    toy_environment("scalar", "3");
    pthread_t callers[4];
    for (size_t i = 0; i < 4; i++)
        cr_assert_eq(pthread_create(&callers[i], NULL, call_often, NULL), 0);
    for (size_t i = 0; i < 4; i++)
        pthread_join(callers[i], NULL);
    ac_threads_stop();
}

static void fork_inside(void *context, size_t piece)
{
    tally *const inner = context;
    (void)piece;
    ac_threads_fork(count_piece, inner, 10);
}

Test(threads, fork_inside_a_fork)
{
    static tally t;
    toy_environment("scalar", "2");
    t.caller = pthread_self();
    ac_threads_fork(fork_inside, &t, 8);
    for (size_t i = 0; i < 10; i++)
        cr_assert_eq(atomic_load(&t.seen[i]), 8);
    ac_threads_stop();
}

/* Short jobs at intervals around the time for which threads poll: a thread that is late for one job
 * must not take a piece of the next, whose context differs. */
Test(threads, short_jobs_one_after_the_other)
{
    toy_environment("scalar", "4");
    toy_seed = 5;
    for (size_t k = 0; k < 4000; k++) {
        tally *const t = malloc(sizeof *t);
        check_fork(t, 2 + toy_below(9));
        free(t);
        const struct timespec pause = {0, (long)toy_below(300) * 1000};
        if (toy_chance(4))
            nanosleep(&pause, NULL);
        for (volatile size_t wait = toy_below(20000); wait > 0; wait--)
            ;
    }
    ac_threads_stop();
}

enum { SLEEPERS = 4 };

static pthread_t took[SLEEPERS];

static void sleepy_piece(void *context, size_t piece)
{
    (void)context;
    took[piece] = pthread_self();
    nanosleep(&(struct timespec){0, 20000000}, NULL);
}

/* A thread that fell asleep while another was busy wakes for the next job, although the other one
 * never sleeps. */
Test(threads, sleepers_come_back)
{
    size_t most = 0;
    toy_environment("scalar", "4");
    for (size_t job = 0; job < 20 && most < SLEEPERS; job++) {
        size_t others = 0;
        ac_threads_fork(sleepy_piece, NULL, 2);
        ac_threads_fork(sleepy_piece, NULL, SLEEPERS);
        for (size_t i = 0; i < SLEEPERS; i++) {
            bool first = true;
            for (size_t k = 0; k < i; k++)
                first = first && !pthread_equal(took[i], took[k]);
            others += first;
        }
        most = others > most ? others : most;
    }
    cr_assert_eq(most, SLEEPERS, "%zu threads at most took part", most);
    ac_threads_stop();
}

static struct {
    ac_errand errand;
    atomic_int runs;
} sent;

static void count_errand(ac_errand *errand)
{
    cr_assert_eq(errand, &sent.errand);
    atomic_fetch_add(&sent.runs, 1);
}

/* An accepted errand runs once, even if the thread that took it was about to sleep or to end; a
 * rejected one never runs. */
Test(threads, errands)
{
    static tally t;
    sent.errand.run = count_errand;
    cr_assert(!ac_threads_send(&sent.errand), "there are no threads yet");
    int taken = 0;
    toy_seed = 6;
    for (size_t k = 0; k < 2000; k++) {
        toy_environment("scalar", toy_chance(50) ? "2" : "4");
        check_fork(&t, 2 + toy_below(9));
        const struct timespec pause = {0, (long)toy_below(300) * 1000};
        if (toy_chance(4))
            nanosleep(&pause, NULL);
        if (!ac_threads_send(&sent.errand))
            continue;
        taken++;
        if (toy_chance(50))
            ac_threads_stop();
        for (int wait = 0; wait < 10000 && atomic_load(&sent.runs) < taken; wait++)
            nanosleep(&(struct timespec){0, 1000000}, NULL);
        cr_assert_eq(atomic_load(&sent.runs), taken);
    }
    ac_threads_stop();
    cr_assert(!ac_threads_send(&sent.errand), "the threads have ended");
    cr_assert_eq(atomic_load(&sent.runs), taken);
    cr_assert_gt(taken, 0);
}

/* A caller waits only for pieces that were taken, not for threads that are busy elsewhere. */
Test(threads, more_threads_than_cores)
{
    static tally t;
    toy_environment("scalar", "64");
    for (size_t k = 0; k < 50; k++)
        check_fork(&t, PIECES);
    ac_threads_stop();
}

static double processor_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* In the third of a second after a fork the process uses almost no processor time. */
Test(threads, idle_threads_sleep)
{
    static tally t;
    toy_environment("scalar", "4");
    check_fork(&t, PIECES);
    const struct timespec pause = {0, 300000000};
    const double before = processor_seconds();
    nanosleep(&pause, NULL);
    cr_assert_lt(processor_seconds() - before, 0.03);
    ac_threads_stop();
}

/* The child of a fork() has no threads but those it makes. */
Test(threads, child_process)
{
    static tally t;
    toy_environment("scalar", "2");
    check_fork(&t, PIECES);
    const pid_t child = fork();
    cr_assert_geq(child, 0);
    if (child == 0) {
        memset(&t, 0, sizeof t);
        t.caller = pthread_self();
        ac_threads_fork(count_piece, &t, PIECES);
        int wrong = 0;
        for (size_t i = 0; i < PIECES; i++)
            wrong += atomic_load(&t.seen[i]) != 1;
        _exit(wrong != 0);
    }
    int status = -1;
    waitpid(child, &status, 0);
    cr_assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    check_fork(&t, PIECES);
    ac_threads_stop();
}
