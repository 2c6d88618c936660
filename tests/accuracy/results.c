/*
 * The results at every f32 input that `prove` judges, in 64 bits for each output of each operator.
 *
 * Nothing is judged, so this takes seconds where a proof takes minutes; and as the bits are the
 * same on every instruction set, for every compiler and number of threads, what was proven once
 * holds for all kernels that give the same 64 bits. A line: name|output|values of the
 * scalars|digest.
 */
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "accuracy.h"
#include "common/dtypes.h"
#include "digest.h"
#include "points.h"
#include "subject.h"
#include "suite.h"

/* As in prove.c. */
enum { SETS = 2, CHUNKS = 256, CHUNK_BITS = 24, NAME = 160 };

/* What the workers and their parent share. */
typedef struct board {
    atomic_uint next; /* the next chunk to take */
    uint64_t digests[CHUNKS];
} board;

static uint64_t chunk_digest(subject *s, const points_hard *hard, const oracle_formula *formula,
                             unsigned number)
{
    const size_t running = subject_running(s, formula);
    uint64_t digest = DIGEST_FIRST;

    for (uint64_t done = 0; done < UINT64_C(1) << CHUNK_BITS; done += SUBJECT_POINTS) {
        points_sweep(s, hard, running, ((uint64_t)number << CHUNK_BITS) + done, 1);
        subject_run(s);
        digest = digest_add_many(digest, subject_output(s, formula->output), SUBJECT_POINTS);
    }
    return digest;
}

static _Noreturn void work(board *b, const oracle *o, const oracle_formula *formula, size_t set)
{
    static points_hard hard;
    unsigned number;
    subject s;

    suite_environment("ACLNN_CPU_THREADS", "1");
    if (!subject_open(&s, o, formula->mode, AC_F32, set))
        _exit(1);
    points_hard_fill(&hard, &s);
    while ((number = atomic_fetch_add(&b->next, 1)) < CHUNKS)
        b->digests[number] = chunk_digest(&s, &hard, formula, number);
    _exit(0);
}

/* False if a worker failed. */
static bool digest_sweep(const oracle *o, const oracle_formula *formula, size_t set, size_t workers,
                         uint64_t *digest)
{
    board *const b =
        mmap(NULL, sizeof *b, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    bool good = b != MAP_FAILED;
    int status;

    (void)fflush(NULL);
    for (size_t i = 0; good && i < workers; i++) {
        if (fork() == 0)
            work(b, o, formula, set);
    }
    while (wait(&status) > 0)
        good = good && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (good)
        *digest = digest_add(DIGEST_FIRST, b->digests, sizeof b->digests[0], CHUNKS);
    if (b != MAP_FAILED)
        (void)munmap(b, sizeof *b);
    return good;
}

static int print_results(const accuracy_options *options, const oracle *o,
                         const oracle_formula *formula, size_t set)
{
    char name[NAME];
    uint64_t digest = 0;
    subject s;

    if (!subject_open(&s, o, formula->mode, AC_F32, set))
        return 0;
    (void)printf("%s|%s|", subject_title(&s, name, sizeof name), formula->output);
    subject_print_scalars(&s);
    subject_close(&s);
    if (!digest_sweep(o, formula, set, options->workers, &digest)) {
        (void)puts("|failed");
        return 1;
    }
    (void)printf("|%016" PRIx64 "\n", digest);
    (void)fflush(stdout);
    return 0;
}

int results_command(const accuracy_options *options)
{
    int failed = 0;

    for (const oracle *const *o = oracles; *o; o++) {
        const size_t sets = (*o)->scalar_sets < SETS ? (*o)->scalar_sets : SETS;

        for (size_t k = 0; k < (*o)->formula_count && asked(options, *o); k++) {
            for (size_t set = 0; (set == 0 || set < sets) && !(*o)->formulas[k].fold; set++)
                failed += print_results(options, *o, &(*o)->formulas[k], set);
        }
    }
    return failed > 0;
}
