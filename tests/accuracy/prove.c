/*
 * Every f32 input of every operator, over all cores.
 *
 * The inputs of one formula are 256 chunks of 2^24. Each chunk that is done becomes a line of the
 * state file, so a run that was stopped goes on where it was. Workers are processes: they share
 * nothing with the library's threads. points_sweep says which inputs these are.
 */
#include <inttypes.h>
#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "accuracy.h"
#include "client/bits.h"
#include "common/dtypes.h"
#include "figures.h"
#include "points.h"
#include "subject.h"
#include "suite.h"

/* Long runs take the first two sets of scalars: a usual one and an awkward one. */
enum { SETS = 2 };

enum { CHUNKS = 256, CHUNK_BITS = 24, BINS = 16, NAME = 160, BAR = 32, LINE = 2048 };

/* What is known of a chunk. The worst errors of its parts are what is drawn. */
typedef struct chunk {
    verdicts all;
    double worst[BINS];
} chunk;

/* What the workers and their parent share. */
typedef struct board {
    atomic_uint next; /* the next chunk to take */
    atomic_uint done;
    atomic_bool finished[CHUNKS];
    chunk of[CHUNKS];
} board;

/* --- state ------------------------------------------------------------------------------------ */

static void state_write(FILE *state, const char *name, const char *output, unsigned number,
                        const chunk *c)
{
    record_write(state, name, output, number, &c->all);
    for (size_t i = 0; i < BINS; i++)
        (void)fprintf(state, "|%.5f", c->worst[i]);
    (void)fputc('\n', state);
    (void)fflush(state);
}

/* The next field of a line, up to a bar; empty at the end. */
static const char *field(char **rest)
{
    char *const start = *rest;
    char *const end = start + strcspn(start, "|\n");

    *rest = *end == '\0' ? end : end + 1;
    *end = '\0';
    return start;
}

/* A line that was cut short does not count. */
static void state_read(const char *path, const char *name, const char *output, board *b)
{
    FILE *const state = fopen(path, "r");
    char line[LINE];

    while (state && fgets(line, sizeof line, state)) {
        char *rest = line;
        const bool whole = strchr(line, '\n') != NULL;
        const bool mine =
            whole && strcmp(field(&rest), name) == 0 && strcmp(field(&rest), output) == 0;
        const unsigned long number = mine ? strtoul(field(&rest), NULL, 10) : CHUNKS;
        chunk c = {0};

        if (number >= CHUNKS || atomic_load(&b->finished[number]))
            continue;
        c.all.judged = strtoull(field(&rest), NULL, 10);
        c.all.misrounded = strtoull(field(&rest), NULL, 10);
        c.all.boxed = strtoull(field(&rest), NULL, 10);
        c.all.worst = strtod(field(&rest), NULL);
        for (size_t i = 0; i < ORACLE_ARGUMENTS_MAX; i++)
            c.all.at[i] = strtod(field(&rest), NULL);
        for (size_t i = 0; i < BINS; i++)
            c.worst[i] = strtod(field(&rest), NULL);
        b->of[number] = c;
        atomic_store(&b->finished[number], true);
        (void)atomic_fetch_add(&b->done, 1);
    }
    if (state)
        (void)fclose(state);
}

/* --- work ------------------------------------------------------------------------------------- */

static chunk chunk_judge(subject *s, const points_hard *hard, const oracle_formula *formula,
                         unsigned number, unsigned step)
{
    const uint64_t points = (UINT64_C(1) << CHUNK_BITS) / BINS / step;
    chunk c = {0};

    for (uint64_t bin = 0; bin < BINS; bin++) {
        const uint64_t first = ((uint64_t)number << CHUNK_BITS) + (bin << CHUNK_BITS) / BINS;
        judge j = judge_open(formula, s->arguments, AC_F32);

        for (uint64_t done = 0; done < points; done += SUBJECT_POINTS) {
            const uint64_t left = points - done;

            points_sweep(s, hard, subject_running(s, formula), first + done * step, step);
            subject_run(s);
            points_judge(&j, s, left < SUBJECT_POINTS ? (size_t)left : SUBJECT_POINTS);
        }
        judge_close(&j);
        c.worst[bin] = j.all.worst;
        verdicts_add(&c.all, &j.all);
    }
    return c;
}

static _Noreturn void work(board *b, const subject *named, const oracle_formula *formula,
                           unsigned step)
{
    static points_hard hard;
    subject s;

    suite_environment("ACLNN_CPU_THREADS", "1");
    if (!subject_open(&s, named->oracle, formula->mode, AC_F32, named->set))
        _exit(0);
    points_hard_fill(&hard, &s);
    for (;;) {
        const unsigned number = atomic_fetch_add(&b->next, 1);

        if (number >= CHUNKS)
            _exit(0);
        if (atomic_load(&b->finished[number]))
            continue;
        b->of[number] = chunk_judge(&s, &hard, formula, number, step);
        atomic_store(&b->finished[number], true);
        (void)atomic_fetch_add(&b->done, 1);
    }
}

/* --- progress --------------------------------------------------------------------------------- */

static double now(void)
{
    struct timespec t;

    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void show(const char *name, unsigned done, unsigned before, double seconds)
{
    const unsigned filled = done * BAR / CHUNKS;
    const double left = done > before ? seconds / (done - before) * (CHUNKS - done) : 0;
    char bar[BAR + 1];

    for (unsigned i = 0; i < BAR; i++)
        bar[i] = i < filled ? '#' : '.';
    bar[BAR] = '\0';
    (void)fprintf(stderr, "\r%-44s [%s] %3u%%", name, bar, done * 100 / CHUNKS);
    if (left > 0)
        (void)fprintf(stderr, "  %.0f:%02.0f left", floor(left / 60), fmod(left, 60));
    (void)fputs("   ", stderr);
}

/* Runs the workers until all chunks are done; writes each to the state as it comes. */
static bool prove_formula(const accuracy_options *options, const oracle *o,
                          const oracle_formula *formula, size_t set, verdicts *all)
{
    board *const b =
        mmap(NULL, sizeof *b, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    const subject named = {.oracle = o, .mode = formula->mode, .dtype = AC_F32, .set = set};
    bool written[CHUNKS] = {false};
    FILE *const state = fopen(options->state, "a");
    const double start = now();
    bool alive = true;
    char name[NAME];

    if (b == MAP_FAILED || !state) {
        (void)fprintf(stderr, "%s cannot be written\n", options->state);
        exit(2);
    }
    (void)subject_title(&named, name, sizeof name);
    state_read(options->state, name, formula->output, b);

    const unsigned before = atomic_load(&b->done);

    for (unsigned i = 0; i < CHUNKS; i++)
        written[i] = atomic_load(&b->finished[i]);
    (void)fflush(NULL);
    for (size_t i = 0; i < options->workers; i++) {
        if (fork() == 0)
            work(b, &named, formula, options->step);
    }
    while (alive) {
        alive = waitpid(-1, NULL, WNOHANG) >= 0;
        for (unsigned i = 0; i < CHUNKS; i++) {
            if (!written[i] && atomic_load(&b->finished[i])) {
                state_write(state, name, formula->output, i, &b->of[i]);
                written[i] = true;
            }
        }
        show(name, atomic_load(&b->done), before, now() - start);
        if (alive)
            (void)usleep(200000);
    }
    (void)fputc('\n', stderr);
    (void)fclose(state);
    for (unsigned i = 0; i < CHUNKS; i++)
        verdicts_add(all, &b->of[i].all);

    const bool complete = atomic_load(&b->done) == CHUNKS;

    (void)munmap(b, sizeof *b);
    return complete;
}

/* Whether the claim holds. */
static bool prove_set(const accuracy_options *options, const oracle *o,
                      const oracle_formula *formula, size_t set)
{
    const subject named = {.oracle = o, .mode = formula->mode, .dtype = AC_F32, .set = set};
    verdicts all = {0};
    const bool complete = prove_formula(options, o, formula, set, &all);
    char name[NAME];

    (void)printf("%s %s: worst %.5f ulp, %" PRIu64 " of %" PRIu64 " misrounded, %" PRIu64
                 " by MPFR\n",
                 subject_title(&named, name, sizeof name), formula->output, all.worst,
                 all.misrounded, all.judged, all.boxed);
    (void)fflush(stdout);
    figures_add(options, name, formula->output, o->arguments, false, &all);
    return complete && all.worst <= 1.5;
}

int prove_command(const accuracy_options *options)
{
    int failed = 0;

    if (!options->state) {
        (void)fputs("prove needs a file for its state: --state FILE\n", stderr);
        return 2;
    }
    for (const oracle *const *o = oracles; *o; o++) {
        const size_t sets = (*o)->scalar_sets < SETS ? (*o)->scalar_sets : SETS;

        for (size_t k = 0; k < (*o)->formula_count; k++) {
            const oracle_formula *const formula = &(*o)->formulas[k];

            for (size_t set = 0; set == 0 || set < sets; set++) {
                if (asked(options, *o) && !formula->fold)
                    failed += !prove_set(options, *o, formula, set);
            }
        }
    }
    return failed > 0;
}

/* One line for each formula that has results of its own at each point. */
int list_command(const accuracy_options *options)
{
    for (const oracle *const *o = oracles; *o; o++) {
        for (size_t k = 0; k < (*o)->formula_count; k++) {
            const oracle_formula *const formula = &(*o)->formulas[k];
            subject s;

            if (!asked(options, *o) || formula->fold ||
                !subject_open(&s, *o, formula->mode, AC_F32, 0))
                continue;
            (void)printf("%s|%s|%s|%s|%s|%s|", (*o)->entry, s.call.entry->family,
                         s.call.entry->snake, formula->mode, formula->output,
                         (*o)->arguments[subject_running(&s, formula)]);
            for (size_t i = 0; (*o)->arguments[i]; i++)
                (void)printf("%s%s", i > 0 ? "," : "", (*o)->arguments[i]);
            (void)fputc('|', stdout);
            for (size_t i = 0; i < s.inputs; i++)
                (void)printf("%s%s", i > 0 ? "," : "", (*o)->arguments[s.tensor[i]]);
            (void)fputc('|', stdout);
            subject_print_scalars(&s);
            (void)fputc('\n', stdout);
            subject_close(&s);
        }
    }
    row_list(options);
    return 0;
}
