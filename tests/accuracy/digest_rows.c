/*
 * Digests of operators that reduce along an axis: one for each operator, mode, dtype and axis, over
 * rows that are short, long, and longer than a piece of which sums are made
 * (runtime/reduce/reduce.h).
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/dtype.h"
#include "client/run.h"
#include "digest.h"
#include "row_call.h"
#include "suite.h"

enum { NAME = 160, LABELS = 64, RANK = 3, IMAGES = 4 };

static const int dtypes[] = {AC_F32, AC_F16, AC_BF16, AC_F64};
static const int64_t cube[RANK] = {21, 67, 300};
static const int64_t columns[RANK] = {1, 70001, 2};
static const int64_t lines[RANK] = {1, 2, 70001};
static const int64_t line[RANK] = {1, 1, 70001};
static const int64_t heads[RANK] = {70001, 2, 1};

typedef struct space {
    const int64_t *dims;
    size_t axis;
} space;

/* The last ones are for operators that take the last axis alone, all of them, or the first one. */
static const space spaces[] = {{cube, 0},  {cube, 1}, {cube, 2}, {columns, 1},
                               {lines, 2}, {line, 2}, {heads, 0}};

enum { DTYPES = sizeof dtypes / sizeof dtypes[0], SPACES = sizeof spaces / sizeof spaces[0] };

static uint64_t digest_of(void *context)
{
    const call *const c = context;
    array results[AC_ENTRY_ARGS_MAX];
    uint64_t digest = DIGEST_FIRST;
    findings f = {0};
    const outcome out = call_run(c, results, &f);

    if (out.status != 0 || f.count > 0) {
        (void)fprintf(stderr, "%s: %d: %s\n%s", c->entry->name, out.status, out.sentence, f.text);
        exit(2);
    }
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (param_is_written(&c->entry->params[i]))
            digest = digest_add(digest, results[i].data, results[i].size, results[i].count);
    }
    results_free(c, results);
    return digest;
}

/* A call on rows of a space; the points of a channel lie along two axes, of which one has but one.
 */
static bool make(call *c, const ac_entry *entry, int dtype, size_t choice, const space *s)
{
    const int64_t images[IMAGES] = {s->dims[0], s->dims[1], 1, s->dims[2]};

    if (entry->row_kept == 3)
        return s->axis == RANK - 1 &&
               row_call_make(c, entry, dtype, choice, IMAGES, images, IMAGES - 1, ROW_KINDS_ALL);
    return row_call_make(c, entry, dtype, choice, RANK, s->dims, s->axis, ROW_KINDS_ALL);
}

static int digest_call(FILE *out, call *c, const space *s)
{
    char labels[LABELS];
    char name[NAME];
    uint64_t digest = 0;

    call_labels(c, labels, sizeof labels);
    (void)snprintf(name, sizeof name, "%s%s%s %s rows of %" PRId64 " along %zu", c->entry->name,
                   labels[0] == '\0' ? "" : " ", labels, dtype_name(c->args[0].values.dtype),
                   s->dims[s->axis], s->axis);

    const bool same = digest_everywhere(digest_of, c, name, &digest);

    return !digest_settle(out, digest, name) || !same;
}

int digest_rows(const accuracy_options *options, FILE *out)
{
    int failed = 0;

    for (const ac_entry *const *entry = ac_catalogue; *entry; entry++) {
        if (!(*entry)->by_rows)
            continue;
        if (!asked_entry(options, *entry)) {
            if (out)
                digest_keep(out, (*entry)->name);
            continue;
        }
        for (size_t n = 0; n < DTYPES * SPACES; n++) {
            const space *const s = &spaces[n % SPACES];
            call c;

            if (((*entry)->row_axis && s->dims == lines) ||
                (!(*entry)->row_all && s->dims == line) ||
                (!(*entry)->row_first && s->dims == heads))
                continue;
            for (size_t choice = 0; make(&c, *entry, dtypes[n / SPACES], choice, s); choice++) {
                failed += digest_call(out, &c, s);
                call_free(&c);
            }
        }
    }
    return failed;
}
