/*
 * Every check on every entry point of the catalogue: a Criterion test for each, named after both,
 * as in leaky_relu::sweep. `--filter 'leaky_relu/sweep'` runs one of them.
 *
 * The catalogue says which checks an entry point gives something to do, and the file of its vectors
 * what it should compute; so a new operator needs no test of its own.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* --- a Criterion test for each ---------------------------------------------------------------- */

enum { TESTS_MAX = 1 << 15 };

typedef struct trial {
    const ac_entry *entry;
    const check *check;
} trial;

/* The macros of Criterion put a pointer to each test into this section. Here they are filled in
 * before main: a test runs in a process of its own, which is this program started anew, so the
 * tests have to be at the same places there. */
CR_ATTRIBUTE(used) CR_SECTION_("cr_tst") static struct criterion_test *table[TESTS_MAX];
static struct criterion_test tests[TESTS_MAX];
static struct criterion_test_extra_data extras[TESTS_MAX];
static trial trials[TESTS_MAX];

/* The trial of the test that runs. */
static const trial *current(void)
{
    for (size_t i = 0; i < TESTS_MAX && trials[i].entry; i++) {
        if (strcmp(tests[i].category, criterion_current_test->category) == 0 &&
            strcmp(tests[i].name, criterion_current_test->name) == 0)
            return &trials[i];
    }
    return NULL;
}

static void trial_run(void)
{
    const trial *const t = current();
    findings f = {0};

    cr_assert(t != NULL);

    suite_begin();

    vectors v = vectors_read(t->entry, &f);

    t->check->run(&v.suite, &f);
    vectors_free(&v);
    suite_end(&f);
    cr_assert(f.count == 0, "%s, %s: %zu findings:\n%s", t->entry->name, t->check->name, f.count,
              f.text);
}

static void test_run(void)
{
    criterion_internal_test_setup();
    criterion_internal_test_main(trial_run);
    criterion_internal_test_teardown();
}

/* "leaky_relu/sweep", which --filter looks at. */
static const char *identifier(const trial *t)
{
    const size_t size = strlen(t->entry->snake) + strlen(t->check->name) + 2;
    char *const text = malloc(size);

    if (text)
        (void)snprintf(text, size, "%s/%s", t->entry->snake, t->check->name);
    return text ? text : "";
}

static void test_add(size_t at, const ac_entry *entry, const check *c)
{
    trials[at] = (trial){entry, c};
    extras[at] = (struct criterion_test_extra_data){
        .lang_ = CR_LANG_C,
        .kind_ = CR_TEST_NORMAL,
        .compiler_ = CR_COMPILER_,
        .identifier_ = identifier(&trials[at]),
        .file_ = entry->spec,
    };
    tests[at] = (struct criterion_test){c->name, entry->snake, test_run, &extras[at]};
    table[at] = &tests[at];
}

__attribute__((constructor)) static void tests_add(void)
{
    size_t count = 0;

    for (const ac_entry *const *entry = ac_catalogue; *entry; entry++) {
        for (size_t k = 0; k < CHECKS; k++) {
            if (!checks[k].applies(*entry))
                continue;
            if (count == TESTS_MAX) {
                (void)fprintf(stderr, "there are more than %d tests: raise TESTS_MAX\n", TESTS_MAX);
                exit(2);
            }
            test_add(count++, *entry, &checks[k]);
        }
    }
}
