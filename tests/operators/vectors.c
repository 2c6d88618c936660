#include "vectors.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/dtype.h"

enum { EXAMPLE, SWEEP, REFUSED, KINDS };
enum { ALIGNMENT = 8 };

static const char *const kinds[KINDS] = {
    [EXAMPLE] = "example", [SWEEP] = "sweep", [REFUSED] = "refused"};

typedef struct reader {
    const char *name; /* of the file */
    size_t line;
    char *next; /* line of the text */
    findings *f;
    vectors *into;
    size_t counts[KINDS]; /* calls so far */
    size_t values;
    size_t elements; /* bytes */
} reader;

static size_t calls_of(const reader *r)
{
    return r->counts[EXAMPLE] + r->counts[SWEEP] + r->counts[REFUSED];
}

/* --- words ------------------------------------------------------------------------------------ */

/* The next line without its newline; null at the end of the text. */
static char *line_take(reader *r)
{
    char *const line = r->next;

    if (*line == '\0')
        return NULL;
    r->next = line + strcspn(line, "\n");
    if (*r->next == '\n')
        *r->next++ = '\0';
    r->line++;
    return line;
}

/* The next word of a line up to one of `ends`, which is cut off; null where there is none. */
static char *word_take(char **rest, const char *ends)
{
    char *const word = *rest + strspn(*rest, " ");
    const size_t length = strcspn(word, ends);

    if (length == 0)
        return NULL;
    *rest = word + length;
    if (**rest != '\0')
        *(*rest)++ = '\0';
    return word;
}

static bool wrong(reader *r, const char *what)
{
    findings_add(r->f, "%s:%zu: %s", r->name, r->line, what);
    return false;
}

/* --- values ----------------------------------------------------------------------------------- */

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* One element of `size` bytes, the lowest byte first. */
static bool element_parse(const char *word, size_t size, unsigned char *to)
{
    if (strlen(word) != 2 * size)
        return false;
    for (size_t i = 0; i < size; i++) {
        const int high = digit(word[2 * (size - 1 - i)]);
        const int low = digit(word[2 * (size - 1 - i) + 1]);

        if (high < 0 || low < 0)
            return false;
        to[i] = (unsigned char)(16 * high + low);
    }
    return true;
}

static bool extents_parse(char *words, suite_value *v)
{
    char *word;

    while ((word = word_take(&words, " "))) {
        char *end;

        if (v->rank == sizeof v->dims / sizeof v->dims[0])
            return false;
        errno = 0;
        v->dims[v->rank] = strtoll(word, &end, 10);
        if (errno != 0 || *end != '\0' || v->dims[v->rank] < 0)
            return false;
        v->rank++;
    }
    return true;
}

/* "f16 3: c000 0000 4200" */
static bool tensor_parse(reader *r, char *rest, suite_value *v)
{
    char *head = word_take(&rest, ":");
    char *const dtype = head ? word_take(&head, " ") : NULL;
    const int number = dtype ? dtype_named(dtype) : -1;
    unsigned char *const elements = r->into->elements + r->elements;
    size_t count = 0;
    size_t expected = 1;
    char *word;

    if (number < 0)
        return wrong(r, "no dtype");
    if (!extents_parse(head, v))
        return wrong(r, "no extent");
    v->dtype = number;
    v->bits = elements;

    const size_t size = dtype_size(number);

    while ((word = word_take(&rest, " "))) {
        if (!element_parse(word, size, elements + count * size))
            return wrong(r, "no element of this dtype");
        count++;
    }
    for (size_t i = 0; i < v->rank; i++)
        expected *= (size_t)v->dims[i];
    /* Of what is refused the shape is enough. */
    if (count != expected && (count != 0 || r->counts[REFUSED] == 0))
        return wrong(r, "the extents say another number of elements");
    r->elements += (count * size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    return true;
}

/* --- lines ------------------------------------------------------------------------------------ */

/* "  self f16 3: c000 0000 4200" or "  approximate = tanh": a part of the last call. */
static bool value_parse(reader *r, char *line)
{
    suite_value *const v = &r->into->values[r->values];
    const size_t calls = calls_of(r);
    char *rest = line;

    if (calls == 0)
        return wrong(r, "a value before the first call");
    *v = (suite_value){.name = word_take(&rest, " ")};
    if (!v->name)
        return wrong(r, "no name");
    if (strncmp(rest, "= ", 2) == 0)
        v->text = rest + 2;
    else if (!tensor_parse(r, rest, v))
        return false;
    r->into->cases[calls - 1].count++;
    r->values++;
    return true;
}

static bool case_parse(reader *r, size_t kind, const char *title)
{
    const size_t calls = calls_of(r);

    for (size_t later = kind + 1; later < KINDS; later++) {
        if (r->counts[later] > 0)
            return wrong(r, "examples come first, then sweeps, then what is refused");
    }
    r->into->cases[calls] = (suite_case){.title = title, .values = r->into->values + r->values};
    r->counts[kind]++;
    return true;
}

/* "aclnnInplaceRelu selfRef self out" */
static bool place_parse(reader *r, char *rest)
{
    suite *const s = &r->into->suite;
    const char *const entry = word_take(&rest, " ");
    const suite_place place = {.param = word_take(&rest, " "),
                               .input = word_take(&rest, " "),
                               .output = word_take(&rest, " ")};
    size_t number = 0;

    if (!place.output)
        return wrong(r, "an entry point, its tensor and two parameters belong here");
    if (strcmp(entry, s->entry) != 0)
        return true;
    while (number < SUITE_PLACES_MAX && s->places[number].param)
        number++;
    if (number == SUITE_PLACES_MAX)
        return wrong(r, "there are more tensors in place than a suite has room for");
    s->places[number] = place;
    return true;
}

static bool end_parse(reader *r, const char *number)
{
    const size_t calls = calls_of(r);
    char own[24];

    (void)snprintf(own, sizeof own, "%zu", calls);
    if (strcmp(own, number) != 0)
        return wrong(r, "the number of calls is another");
    return *r->next == '\0' || wrong(r, "something follows the end");
}

/* Up to the end of the text, which has to say so. */
static bool lines_parse(reader *r)
{
    char *line;

    while ((line = line_take(r))) {
        char *rest = line;
        bool right = true;

        if (*line == '#' || *line == '\0')
            continue;
        if (*line == ' ') {
            right = value_parse(r, line);
        } else {
            const char *const word = word_take(&rest, " ");
            size_t kind = 0;

            if (strcmp(word, "end") == 0)
                return end_parse(r, rest);
            while (kind < KINDS && strcmp(word, kinds[kind]) != 0)
                kind++;
            if (kind < KINDS)
                right = case_parse(r, kind, rest);
            else
                right = strcmp(word, "place") == 0 ? place_parse(r, rest)
                                                   : wrong(r, "no line of a file of vectors");
        }
        if (!right)
            return false;
    }
    return wrong(r, "the end is missing");
}

static size_t count_lines(const char *text)
{
    size_t count = 1;

    for (; *text != '\0'; text++)
        count += *text == '\n';
    return count;
}

/* Takes the text. */
static vectors parse(const ac_entry *entry, char *text, const char *name, findings *f)
{
    const size_t lines = count_lines(text);
    vectors v = {
        .suite = {.entry = entry->name},
        .text = text,
        .cases = calloc(lines, sizeof *v.cases),
        .values = calloc(lines, sizeof *v.values),
        .elements = calloc(strlen(text) + ALIGNMENT, 1),
    };
    reader r = {.name = name, .next = text, .f = f, .into = &v};

    if (!v.cases || !v.values || !v.elements) {
        findings_add(f, "%s: out of memory", name);
        return v;
    }
    if (!lines_parse(&r))
        return v;
    v.suite.examples = v.cases;
    v.suite.example_count = r.counts[EXAMPLE];
    v.suite.sweeps = v.cases + r.counts[EXAMPLE];
    v.suite.sweep_count = r.counts[SWEEP];
    v.suite.refused = v.cases + r.counts[EXAMPLE] + r.counts[SWEEP];
    v.suite.refused_count = r.counts[REFUSED];
    return v;
}

/* --- files ------------------------------------------------------------------------------------ */

/* spec/activation/relu.yaml has its vectors in activation/relu.txt. */
static void path_of(const ac_entry *entry, char *path, size_t size)
{
    const char *const folder = getenv("ACLNN_CPU_VECTORS");
    const char *const below = strchr(entry->spec, '/') + 1;
    const int stem = (int)(strlen(below) - strlen(".yaml"));

    (void)snprintf(path, size, "%s/%.*s.txt", folder ? folder : AC_VECTORS, stem, below);
}

/* The text of a file; null if it cannot be read. */
static char *file_text(const char *path)
{
    FILE *const file = fopen(path, "rb");
    char *text = NULL;
    size_t used = 0;
    size_t room = 0;

    while (file && !ferror(file) && !feof(file)) {
        if (room - used < 2) {
            char *const more = realloc(text, room = 2 * room + (1 << 16));

            if (!more)
                break;
            text = more;
        }
        used += fread(text + used, 1, room - used - 1, file);
    }
    if (!file || !feof(file)) {
        free(text);
        text = NULL;
    }
    if (text)
        text[used] = '\0';
    if (file)
        (void)fclose(file);
    return text;
}

vectors vectors_read(const ac_entry *entry, findings *f)
{
    char path[4096];
    char *text;

    path_of(entry, path, sizeof path);
    text = file_text(path);
    if (!text) {
        findings_add(f, "%s cannot be read; the build target `vectors` makes it", path);
        return (vectors){.suite = {.entry = entry->name}};
    }
    return parse(entry, text, path, f);
}

vectors vectors_parse(const ac_entry *entry, const char *text, const char *name, findings *f)
{
    return parse(entry, strdup(text), name, f);
}

void vectors_free(vectors *v)
{
    free(v->text);
    free(v->cases);
    free(v->values);
    free(v->elements);
    *v = (vectors){0};
}
