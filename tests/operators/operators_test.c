/*
 * Every check on every entry point of the catalogue: a test for each, named after both, as in
 * leaky_relu::sweep. `--filter 'leaky_relu/sweep'` runs one of them.
 *
 * The catalogue says which checks an entry point gives something to do, and the file of its vectors
 * what it should compute; so a new operator needs no test of its own.
 *
 * Each test runs in a process of its own, so that a crash ends only that. The process is a fork of
 * this one, which never calls the library: ten thousand programs started anew, as Criterion would,
 * take ten times as long as the checks themselves.
 */
#define _GNU_SOURCE /* FNM_EXTMATCH */
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "vectors.h"

/* --- what there is to check ------------------------------------------------------------------- */

static bool always(const ac_entry *entry)
{
    (void)entry;
    return true;
}

static bool has_aclscalar(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].kind == AC_KIND_SCALAR)
            return true;
    }
    return false;
}

static bool has_tensors(const ac_entry *entry)
{
    size_t count = 0;

    for (size_t i = 0; i < entry->param_count; i++)
        count += param_is_tensor(&entry->params[i]);
    return count > 1;
}

static bool is_split(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry_halves(entry, i))
            return true;
    }
    return false;
}

static bool has_lists(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].role >= AC_ROLE_AXES && entry->params[i].role <= AC_ROLE_INTEGERS)
            return true;
    }
    return false;
}

static bool has_groups(const ac_entry *entry)
{
    bool found = entry->row_groups != NULL;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found || entry->params[i].role == AC_ROLE_EXTENT;
    return found;
}

static bool has_flags(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].flags)
            return true;
    }
    return false;
}

static bool has_axes(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].role == AC_ROLE_AXIS)
            return true;
    }
    return is_split(entry);
}

static bool has_choices(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].role == AC_ROLE_MODE && entry->params[i].kind != AC_KIND_BOOLEAN)
            return true;
    }
    return false;
}

static bool has_preconditions(const ac_entry *entry)
{
    return entry->requires_[0] != NULL;
}

static bool truncates(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].truncate)
            return true;
    }
    return false;
}

static bool has_defaults(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_kind kind = entry->params[i].kind;

        if (entry->params[i].optional && kind != AC_KIND_COUNTS && kind != AC_KIND_IGNORED)
            return true;
    }
    return false;
}

static bool has_views(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_view view = entry->params[i].view;

        if (param_is_read(&entry->params[i]) && view != AC_ENTRY_SAME && view != AC_ENTRY_INDEX)
            return true;
    }
    return entry->space[1] != NULL;
}

static bool counts_rows(const ac_entry *entry)
{
    return entry_counts(entry) < entry->param_count;
}

static bool is_out_of_place(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].role == AC_ROLE_INOUT)
            return false;
    }
    return true;
}

typedef struct check {
    const char *name;
    suite_check *run;
    bool (*applies)(const ac_entry *entry);
} check;

static const check checks[] = {
    {"presence", check_presence, always},
    {"dead_handles", check_dead_handles, always},
    {"dtypes", check_dtypes, always},
    {"scalar_dtypes", check_scalar_dtypes, has_aclscalar},
    {"ranks", check_ranks, always},
    {"shapes", check_shapes, has_tensors},
    {"axes", check_axes, has_axes},
    {"arguments_of_views", check_arguments_of_views, has_lists},
    {"groups", check_groups, has_groups},
    {"flags", check_flags, has_flags},
    {"modes", check_modes, has_choices},
    {"preconditions", check_preconditions, has_preconditions},
    {"examples", check_examples, always},
    {"sweep", check_sweep, always},
    {"truncated", check_truncated, truncates},
    {"layouts", check_layouts, always},
    {"views", check_views, has_views},
    {"halves", check_halves, is_split},
    {"counted_rows", check_counted_rows, counts_rows},
    {"shapes_of_one_call", check_shapes_of_one_call, always},
    {"empty", check_empty, always},
    {"defaults", check_defaults, has_defaults},
    {"aliases", check_aliases, is_out_of_place},
    {"overlaps", check_overlaps, is_out_of_place},
    {"instruction_sets", check_instruction_sets, always},
    {"threads", check_threads, always},
    {"second_phase", check_second_phase, always},
    {"repeatable", check_repeatable, always},
    {"early_destruction", check_early_destruction, always},
};

enum { CHECKS = sizeof checks / sizeof checks[0] };

/* --- a test for each -------------------------------------------------------------------------- */

enum { JOBS_MAX = 256 };

typedef struct trial {
    const ac_entry *entry;
    const check *check;
} trial;

/* A process that runs a test; 0 in a free place. */
typedef struct job {
    pid_t process;
    trial trial;
} job;

typedef struct run {
    const char *filter;
    bool verbose;
    bool list;
    size_t jobs; /* at once */
    size_t busy;
    job of[JOBS_MAX];
    size_t passed, failed, crashed;
} run;

/* The test, in its own process. Returns its exit status. */
static int trial_run(const trial *t)
{
    findings f = {0};

    suite_begin();

    vectors v = vectors_read(t->entry, &f);

    t->check->run(&v.suite, &f);
    vectors_free(&v);
    suite_end(&f);
    if (f.count == 0)
        return EXIT_SUCCESS;
    (void)fprintf(stderr, "[FAIL] %s::%s: %s: %zu findings:\n%s\n", t->entry->snake, t->check->name,
                  t->entry->name, f.count, f.text);
    return EXIT_FAILURE;
}

static double seconds(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

/* Waits for one process to end, and counts what it found. */
static void job_end(run *r)
{
    int status = 0;
    struct rusage used = {0};
    const pid_t process = wait4(-1, &status, 0, &used);

    for (size_t i = 0; i < r->jobs; i++) {
        job *const j = &r->of[i];

        if (process <= 0 || j->process != process)
            continue;
        j->process = 0;
        r->busy--;
        if (r->verbose)
            printf("[DONE] %s::%s: %.3f s\n", j->trial.entry->snake, j->trial.check->name,
                   seconds(used.ru_utime) + seconds(used.ru_stime));
        if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS) {
            r->passed++;
        } else if (WIFEXITED(status)) {
            r->failed++;
        } else {
            r->crashed++;
            (void)fprintf(stderr, "[CRASH] %s::%s: %s\n", j->trial.entry->snake,
                          j->trial.check->name, strsignal(WTERMSIG(status)));
        }
        return;
    }
    (void)fprintf(stderr, "there is no process to wait for\n");
    exit(2);
}

static void job_begin(run *r, trial t)
{
    if (r->busy == r->jobs)
        job_end(r);
    if (r->verbose)
        printf("[RUN] %s::%s\n", t.entry->snake, t.check->name);
    (void)fflush(NULL); /* or the process would print it again */

    size_t free_place = 0;

    while (r->of[free_place].process != 0)
        free_place++;

    const pid_t process = fork();

    if (process == 0)
        exit(trial_run(&t));
    if (process < 0) {
        perror("fork");
        exit(2);
    }
    r->of[free_place] = (job){process, t};
    r->busy++;
}

/* Runs or lists a test if the filter selects it. */
static void test_meet(run *r, trial t)
{
    char name[256];

    (void)snprintf(name, sizeof name, "%s/%s", t.entry->snake, t.check->name);
    if (fnmatch(r->filter, name, FNM_EXTMATCH) != 0)
        return;
    if (r->list)
        printf("%s\n", name);
    else
        job_begin(r, t);
}

static int usage(const char *program)
{
    (void)fprintf(
        stderr,
        "usage: %s [--filter GLOB] [--list] [--verbose] [-j JOBS]\n"
        "GLOB is of names such as leaky_relu/sweep: 'leaky_relu/*', '*/@(sweep|layouts)'\n",
        program);
    return 2;
}

static bool options_read(run *r, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const char *const option = argv[i];

        if (strcmp(option, "--verbose") == 0) {
            r->verbose = true;
        } else if (strcmp(option, "--list") == 0) {
            r->list = true;
        } else if (strncmp(option, "--filter=", 9) == 0) {
            r->filter = option + 9;
        } else if (strcmp(option, "--filter") == 0 && i + 1 < argc) {
            r->filter = argv[++i];
        } else if (strncmp(option, "-j", 2) == 0 && (option[2] != '\0' || i + 1 < argc)) {
            const long jobs = strtol(option[2] != '\0' ? option + 2 : argv[++i], NULL, 10);

            r->jobs = jobs > 0 && jobs <= JOBS_MAX ? (size_t)jobs : 0;
        } else {
            return false;
        }
    }
    return r->jobs > 0;
}

int main(int argc, char **argv)
{
    static run r = {.filter = "*"};
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);

    r.jobs = cores < 1 ? 1 : cores > JOBS_MAX ? JOBS_MAX : (size_t)cores;
    if (!options_read(&r, argc, argv))
        return usage(argv[0]);
    for (const ac_entry *const *entry = ac_catalogue; *entry; entry++) {
        for (size_t k = 0; k < CHECKS; k++) {
            if (checks[k].applies(*entry))
                test_meet(&r, (trial){*entry, &checks[k]});
        }
    }
    while (r.busy > 0)
        job_end(&r);
    if (r.list)
        return EXIT_SUCCESS;

    const size_t tested = r.passed + r.failed + r.crashed;

    printf("Tested: %zu | Passing: %zu | Failing: %zu | Crashing: %zu\n", tested, r.passed,
           r.failed, r.crashed);
    return tested == r.passed ? EXIT_SUCCESS : EXIT_FAILURE;
}
