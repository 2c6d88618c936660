/*
 * A line of the record:
 *
 *     operator mode dtype|output|error|command|bits|name=value|...
 *
 * The error is rounded up to a millionth of an ulp, so that it stays an upper limit as text; values
 * are hexadecimal, a complex one has two with a comma. The lines are sorted by what stands before
 * the error, so that a new operator adds lines and changes none.
 */
#include "figures.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

enum { KEY = 200, TEXT = 1024, LINE = KEY + TEXT };

typedef struct figure {
    char key[KEY]; /* operator, mode and dtype, a bar, output */
    double worst;
    char rest[TEXT]; /* from the command on, without the line's end */
} figure;

typedef struct figures {
    figure *of;
    size_t count;
} figures;

static figures found;

static figure *find(const figures *all, const char *key)
{
    for (size_t i = 0; i < all->count; i++) {
        if (strcmp(all->of[i].key, key) == 0)
            return &all->of[i];
    }
    return NULL;
}

static void keep(figures *all, const figure *one)
{
    figure *const more = realloc(all->of, (all->count + 1) * sizeof *more);

    if (!more)
        abort();
    all->of = more;
    more[all->count++] = *one;
}

/* Bits of the results of "operator mode dtype", over all lines that digests.txt has of it: its sets
 * of scalars, its kinds of rows. 0 if it has none. */
static uint64_t bits_of(const char *digests, const char *name, size_t length)
{
    FILE *const file = fopen(digests, "r");
    uint64_t bits = 0;
    char line[LINE];

    while (file && fgets(line, sizeof line, file)) {
        const char *const of = line + 18; /* 16 digits, two blanks */

        if (strlen(line) < 18 + length || strncmp(of, name, length) != 0 ||
            (of[length] != '\n' && strncmp(of + length, " #", 2) != 0 &&
             strncmp(of + length, " rows of ", 9) != 0))
            continue;
        for (size_t i = 0; i < 16; i++) /* FNV-1a */
            bits = ((bits == 0 ? UINT64_C(0xcbf29ce484222325) : bits) ^ (unsigned char)line[i]) *
                   UINT64_C(0x100000001b3);
    }
    if (file)
        (void)fclose(file);
    return bits;
}

void figures_add(const accuracy_options *options, const char *name, const char *output,
                 const char *const *arguments, bool complex_, const verdicts *v)
{
    const char *const set = strstr(name, " #");
    const size_t length = set ? (size_t)(set - name) : strlen(name);
    const uint64_t bits = options->figures ? bits_of(options->digests, name, length) : 0;
    figure one = {.worst = ceil(v->worst * 1e6) / 1e6};
    size_t end;

    if (bits == 0 || v->judged == 0)
        return;
    (void)snprintf(one.key, sizeof one.key, "%.*s|%s", (int)length, name, output);
    end = (size_t)snprintf(one.rest, sizeof one.rest, "%s|%016" PRIx64, options->command, bits);
    for (size_t i = 0; v->worst > 0 && arguments[i] && end < sizeof one.rest; i++) {
        const size_t at = complex_ ? 2 * i : i;

        end += (size_t)snprintf(one.rest + end, sizeof one.rest - end, "|%s=%a", arguments[i],
                                v->at[at]);
        if (complex_ && end < sizeof one.rest)
            end += (size_t)snprintf(one.rest + end, sizeof one.rest - end, ",%a", v->at[at + 1]);
    }
    if (end >= sizeof one.rest)
        abort();

    figure *const before = find(&found, one.key);

    if (!before)
        keep(&found, &one);
    else if (one.worst > before->worst)
        *before = one;
}

/* Splits a line of the record; false for one that is cut short. */
static bool parse(char *line, figure *one)
{
    char *const output = strchr(line, '|');
    char *const worst = output ? strchr(output + 1, '|') : NULL;
    char *rest;

    if (!worst || strlen(line) >= sizeof one->rest)
        return false;
    *worst = '\0';
    (void)snprintf(one->key, sizeof one->key, "%s", line);
    one->worst = strtod(worst + 1, &rest);
    rest[strcspn(rest, "\n")] = '\0';
    (void)snprintf(one->rest, sizeof one->rest, "%s", *rest == '|' ? rest + 1 : "");
    return *rest == '|';
}

static const char *bits_text(const figure *one)
{
    const char *const bar = strchr(one->rest, '|');

    return bar ? bar + 1 : "";
}

static bool same_bits(const figure *a, const figure *b)
{
    return strncmp(bits_text(a), bits_text(b), 16) == 0;
}

static int by_key(const void *a, const void *b)
{
    return strcmp(((const figure *)a)->key, ((const figure *)b)->key);
}

/* Takes over what was found and is larger; or says so, and counts it. */
static int merge(const accuracy_options *options, figures *record)
{
    int larger = 0;

    for (size_t i = 0; i < found.count; i++) {
        const figure *const one = &found.of[i];
        figure *const known = find(record, one->key);

        if (!known && options->write) {
            keep(record, one);
        } else if (known && options->write &&
                   (one->worst > known->worst || !same_bits(one, known))) {
            *known = *one;
        } else if (known && !options->write && same_bits(one, known) && one->worst > known->worst) {
            (void)printf("%s: %.6f ulp, and %s has %.6f: FAILED; ./dev figures records it: %s\n",
                         one->key, one->worst, options->figures, known->worst, one->rest);
            larger++;
        }
    }
    return larger;
}

int figures_close(const accuracy_options *options)
{
    FILE *const file =
        options->figures ? fopen(options->figures, options->write ? "a+" : "r") : NULL;
    figures record = {0};
    char line[LINE];
    figure one;
    int larger;

    if (!options->figures)
        return 0;
    if (!file) {
        (void)fprintf(stderr, "%s cannot be read\n", options->figures);
        return 1;
    }
    /* Several processes may write, each what it found. */
    if (options->write)
        (void)flock(fileno(file), LOCK_EX);
    rewind(file);
    while (fgets(line, sizeof line, file)) {
        if (parse(line, &one))
            keep(&record, &one);
    }
    larger = merge(options, &record);
    if (options->write && ftruncate(fileno(file), 0) == 0) {
        qsort(record.of, record.count, sizeof *record.of, by_key);
        for (size_t i = 0; i < record.count; i++)
            (void)fprintf(file, "%s|%.6f|%s\n", record.of[i].key, record.of[i].worst,
                          record.of[i].rest);
    }
    (void)fclose(file);
    free(record.of);
    return larger;
}
