#include "client/chained.h"

#include <string.h>

#include "client/joined.h"

enum {
    LETTERS = 26,
    INNER = 2, /* products of a score */
    LINKS = 3, /* scores of a row */
    HEADS = 2,
    PATTERN = 2048,    /* the extents of a mask that a mode implies, */
    FIRST_IMPLIED = 2, /* as these do */
    LAST_IMPLIED = 4,
};

typedef int64_t extents[LETTERS]; /* -1: not known */

static const char *next(const char *axes, const char **letters, size_t *count)
{
    const bool several = *axes == '(';

    *letters = axes + several;
    *count = several ? strcspn(*letters, ")") : 1;
    return *letters + *count + several;
}

static size_t count_of(const char *axes)
{
    const char *letters;
    size_t own;
    size_t count = 0;

    for (; *axes != '\0'; count++)
        axes = next(axes, &letters, &own);
    return count;
}

static int64_t *of(extents e, char letter)
{
    return &e[letter - 'a'];
}

size_t chained_output(const ac_entry *entry)
{
    return entry_param(entry, entry->joined->output);
}

static const char *result_axes(const ac_entry *entry, const ac_entry_joined *j)
{
    return j->axes[chained_output(entry)];
}

/* Gives the only letter that is not known what is left of an extent. */
static void take(extents e, const char *letters, size_t count, int64_t extent)
{
    int64_t known = 1;
    int64_t *open = NULL;

    for (size_t i = 0; i < count; i++) {
        int64_t *const own = of(e, letters[i]);

        if (*own < 0 && open)
            return;
        if (*own < 0)
            open = own;
        else
            known *= *own;
    }
    if (open)
        *open = known > 0 && extent > known ? extent / known : extent > 0;
}

/* Gives the letters that are counted beside others what is left of an extent without these. */
static void take_beside(extents e, const char *letters, size_t count, int64_t extent,
                        const char *counted, int64_t number)
{
    char rest[LETTERS];
    size_t left = 0;
    bool open = false;

    for (size_t i = 0; i < count; i++) {
        const bool is = strchr(counted, letters[i]) != NULL;

        open = open || (is && *of(e, letters[i]) < 0);
        if (!is)
            rest[left++] = letters[i];
    }
    if (open && left > 0 && left + strlen(counted) == count && number > 0)
        take(e, rest, left, extent / number);
}

static int64_t number_of(const ac_entry *entry, const ac_entry_given *given, const char *name)
{
    return given[entry_param(entry, name)].number;
}

static int64_t counted(const ac_entry *entry, const ac_entry_joined *j, const ac_entry_given *given,
                       size_t i)
{
    const int64_t number = number_of(entry, given, j->counts[i].name);

    return number == 0 && j->counts[i].zero ? number_of(entry, given, j->counts[i].zero) : number;
}

static void take_counts(const ac_entry *entry, const ac_entry_joined *j,
                        const ac_entry_given *given, extents e)
{
    for (size_t i = 0; i < LETTERS; i++)
        e[i] = -1;
    for (size_t i = 0; i < 2 && j->counts[i].letters; i++)
        take(e, j->counts[i].letters, strlen(j->counts[i].letters), counted(entry, j, given, i));
}

/* Chooses letters that are only known together. */
static void divide_counts(const ac_entry *entry, const ac_entry_joined *j,
                          const ac_entry_given *given, extents e)
{
    for (size_t i = 0; i < 2 && j->counts[i].letters; i++) {
        const int64_t number = counted(entry, j, given, i);

        for (const char *c = j->counts[i].letters; c[0] != '\0' && c[1] != '\0'; c++) {
            if (*of(e, *c) < 0)
                *of(e, *c) = number % HEADS == 0 ? HEADS : 1;
        }
        take(e, j->counts[i].letters, strlen(j->counts[i].letters), number);
    }
}

/* Takes the extent of an axis, and what is left of it beside letters that are counted. */
static void take_axis(const ac_entry *entry, const ac_entry_joined *j, const ac_entry_given *given,
                      extents e, const char *letters, size_t count, int64_t extent)
{
    for (size_t i = 0; i < 2 && j->counts[i].letters; i++)
        take_beside(e, letters, count, extent, j->counts[i].letters, counted(entry, j, given, i));
    take(e, letters, count, extent);
}

static ac_entry_shape shape_of(const char *axes, extents e)
{
    ac_entry_shape shape = {0};
    const char *letters;
    size_t count;

    while (*axes != '\0') {
        int64_t *const dim = &shape.dims[shape.rank++];

        axes = next(axes, &letters, &count);
        axes += *axes == '?';
        *dim = letters[0] <= '9' ? letters[0] - '0' : 1;
        for (size_t i = 0; i < count && letters[0] > '9'; i++)
            *dim *= *of(e, letters[i]) >= 0 ? *of(e, letters[i]) : 1;
    }
    return shape;
}

/* The space with so many axes: the first ones are joined, or there are more of extent 1. */
static ac_entry_shape with_rank(const ac_entry_shape *space, size_t rank)
{
    ac_entry_shape fit = {.rank = rank};

    for (size_t k = 0; k < rank; k++)
        fit.dims[rank - 1 - k] = k < space->rank ? space->dims[space->rank - 1 - k] : 1;
    for (size_t k = rank; k < space->rank; k++)
        fit.dims[0] *= space->dims[space->rank - 1 - k];
    return fit;
}

ac_entry_shape chained_fit(const ac_entry *entry, const ac_entry_shape *space)
{
    ac_entry_shape fit = with_rank(space, count_of(result_axes(entry, entry->joined)));
    bool empty = false;

    for (size_t k = 0; k < fit.rank; k++) {
        empty = empty || fit.dims[k] == 0;
        fit.dims[k] = fit.dims[k] == 0 ? 1 : fit.dims[k];
    }
    if (empty)
        fit.dims[0] = 0; /* the axis of batches */
    return fit;
}

/* Whether a mode implies what a mask has. */
static bool implied(const ac_entry *entry, const ac_entry_joined *j, const ac_entry_given *given)
{
    const int64_t mode = j->band ? number_of(entry, given, j->band) : 0;

    return mode >= FIRST_IMPLIED && mode <= LAST_IMPLIED;
}

ac_entry_shape chained_shape(const ac_entry *entry, size_t param, const ac_entry_given *given,
                             const ac_entry_shape *space)
{
    const ac_entry_joined *const j = joined_case(entry, given);
    const char *const axes = result_axes(entry, j);
    const ac_entry_shape fit = with_rank(space, count_of(axes));
    const char *letters;
    extents e;
    size_t count;
    size_t axis = 0;

    if (j->mask && param == entry_param(entry, j->mask) && implied(entry, j, given))
        return (ac_entry_shape){.rank = 2, .dims = {PATTERN, PATTERN}};
    take_counts(entry, j, given, e);
    divide_counts(entry, j, given, e);
    if (!strchr(axes, j->inner)) /* gradients of the first factor have it */
        *of(e, j->inner) = INNER;
    *of(e, j->summed[0]) = LINKS;
    for (const char *c = axes; *c != '\0'; axis++) {
        c = next(c, &letters, &count);
        for (size_t i = 0; i + 1 < count;
             i++) /* of several that are not known the last one has all */
            *of(e, letters[i]) = *of(e, letters[i]) < 0 ? 1 : *of(e, letters[i]);
        take(e, letters, count, fit.dims[axis]);
    }
    return shape_of(j->axes[param], e);
}

ac_entry_shape chained_result(const ac_entry *entry, size_t param, const ac_entry_given *given,
                              const ac_entry_shape *shapes)
{
    const ac_entry_joined *const j = joined_case(entry, given);
    const char *letters;
    extents e;
    size_t count;

    take_counts(entry, j, given, e);
    for (size_t step = 0; step < 3; step++) {
        for (size_t k = 0; entry->space[k]; k++) {
            const size_t from = entry_param(entry, entry->space[k]);
            size_t axis = 0;

            for (const char *c = j->axes[from]; *c != '\0' && axis < shapes[from].rank; axis++) {
                c = next(c, &letters, &count);
                take_axis(entry, j, given, e, letters, count, shapes[from].dims[axis]);
            }
        }
    }
    return shape_of(j->axes[param], e);
}

int64_t chained_value(const ac_entry *entry, const char *name)
{
    const ac_entry_joined *const j = entry->joined;
    int64_t value = 1;

    for (size_t i = 0; i < 2 && j->counts[i].letters; i++) {
        if (strcmp(j->counts[i].name, name) == 0) {
            for (const char *c = j->counts[i].letters; *c != '\0'; c++)
                value *= HEADS;
            return value;
        }
    }
    return 1;
}
