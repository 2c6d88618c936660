#include "client/joined.h"

#include <string.h>

#include "client/chained.h"

enum {
    LETTERS = 26,
    RUN = 3,   /* axes of a run, at most */
    INNER = 2, /* indices along an axis that is summed along and is no tap */
    TAPS = 3,  /* along the first axis that is seen */
    SIDES = 2,
};

/* An axis as the catalogue has it. */
typedef struct joined_axis {
    char outer;
    char inner;
    bool seen;
    bool run;
} joined_axis;

static const char *next(const char *axes, joined_axis *axis)
{
    const bool two = *axes == '(' || *axes == '[';

    *axis = (joined_axis){.seen = *axes == '['};
    axes += two;
    if (two) {
        axis->outer = *axes++;
        axis->run = *axes == '.';
        axes += axis->run;
    }
    axis->inner = *axes == '1' ? '\0' : *axes;
    axes++;
    if (*axes == '.') {
        axis->run = true;
        axes++;
    }
    return axes + two;
}

static size_t count_of(const char *axes)
{
    joined_axis axis;
    size_t count = 0;

    for (const char *c = axes; *c != '\0'; count++)
        c = next(c, &axis);
    return count;
}

static const char *result_axes(const ac_entry *entry, const ac_entry_joined *j)
{
    if (j->result)
        return j->result;
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].role == AC_ROLE_OUT)
            return j->axes[i];
    }
    return "";
}

const ac_entry_joined *joined_case(const ac_entry *entry, const ac_entry_given *given)
{
    const ac_entry_joined *j = entry->joined;

    for (; j->when; j++) {
        bool holds = true;

        for (const ac_entry_flag *f = j->when; f->name; f++)
            holds = holds && given[entry_param(entry, f->name)].number == f->value;
        if (holds)
            return j;
    }
    return j;
}

/* The rank of the result at least and at most. */
static void ranks(const ac_entry *entry, size_t *low, size_t *high)
{
    const char *const axes = result_axes(entry, entry->joined);

    *low = count_of(axes);
    *high = *low + (strchr(axes, '.') ? RUN - 1 : 0);
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        if (p->rank > 0 && p->axes && strchr(p->axes, '.'))
            *low = *high = count_of(axes) + p->rank - count_of(p->axes);
    }
}

size_t joined_run(const ac_entry *entry, const ac_entry_shape *space)
{
    const char *const axes = result_axes(entry, entry->joined);

    return strchr(axes, '.') ? space->rank - count_of(axes) + 1 : 1;
}

/* The first axis of the result that may be empty: neither seen nor of groups. */
static size_t may_be_empty(const ac_entry *entry)
{
    const ac_entry_joined *const j = entry->joined;
    joined_axis axis;
    char position = '\0';
    size_t at = 0;

    for (size_t i = 0; i < entry->param_count; i++) {
        for (const char *c = j->axes[i] ? j->axes[i] : ""; *c != '\0';) {
            c = next(c, &axis);
            if (axis.seen)
                position = axis.outer;
        }
    }
    for (const char *c = result_axes(entry, j); *c != '\0'; at++) {
        c = next(c, &axis);
        if (!axis.outer && !axis.run && axis.inner != position)
            return at;
    }
    return 0;
}

ac_entry_shape joined_fit(const ac_entry *entry, const ac_entry_shape *space)
{
    ac_entry_shape fit = {0};
    bool empty = false;
    size_t low;
    size_t high;

    if (entry->joined->inner)
        return chained_fit(entry, space);
    ranks(entry, &low, &high);
    fit.rank = space->rank < low ? low : space->rank > high ? high : space->rank;
    for (size_t k = 0; k < fit.rank; k++)
        fit.dims[fit.rank - 1 - k] = k < space->rank ? space->dims[space->rank - 1 - k] : 1;
    for (size_t k = fit.rank; k < space->rank; k++)
        fit.dims[0] *= space->dims[space->rank - 1 - k];
    for (size_t k = 0; k < fit.rank; k++) {
        empty = empty || fit.dims[k] == 0;
        fit.dims[k] = fit.dims[k] == 0 ? 1 : fit.dims[k];
    }
    if (empty)
        fit.dims[may_be_empty(entry)] = 0;
    return fit;
}

int64_t joined_value(const ac_entry *entry, const char *name, size_t i)
{
    const ac_entry_joined *const j = entry->joined;

    if (j->inner)
        return chained_value(entry, name);
    for (size_t k = 0; k < AC_JOINED_ARGS; k++) {
        if (j->args[k] && strcmp(j->args[k], name) == 0)
            return k == AC_JOINED_PADDING ? i == 0 : k != AC_JOINED_MORE;
    }
    return j->extent && strcmp(j->extent, name) == 0;
}

/* What an argument says of an axis that is seen, of padding in front of it or behind it. */
static int64_t value(const ac_entry *entry, const ac_entry_joined *j, const ac_entry_given *given,
                     size_t arg, size_t run, size_t i, size_t side)
{
    if (!j->args[arg])
        return j->numbers[arg];

    const ac_entry_given *const g = &given[entry_param(entry, j->args[arg])];

    if (entry->params[entry_param(entry, j->args[arg])].kind != AC_KIND_INTEGERS)
        return g->number;
    if (g->list && g->count == SIDES * run && arg == AC_JOINED_PADDING)
        return g->list[SIDES * i + side];
    return g->list && i < g->count ? g->list[i] : joined_value(entry, j->args[arg], i);
}

typedef int64_t extents[LETTERS][RUN];

static int64_t *of(extents e, char letter)
{
    return e[letter - 'a'];
}

static int64_t groups_of(const ac_entry *entry, const ac_entry_joined *j,
                         const ac_entry_given *given, int64_t whole)
{
    const int64_t groups = j->extent ? given[entry_param(entry, j->extent)].number : whole;

    return groups > 0 ? groups : 1;
}

/* The extent that is seen, for so many positions; or the positions, for such an extent. */
static int64_t seen(const ac_entry *entry, const ac_entry_joined *j, const ac_entry_given *given,
                    size_t run, size_t i, int64_t taps, int64_t from, bool positions)
{
    const int64_t stride = value(entry, j, given, AC_JOINED_STRIDE, run, i, 0);
    const int64_t every = stride > 0 ? stride : 1;
    const int64_t reach = value(entry, j, given, AC_JOINED_DILATION, run, i, 0) * (taps - 1) + 1;
    const int64_t pads = value(entry, j, given, AC_JOINED_PADDING, run, i, 0) +
                         value(entry, j, given, AC_JOINED_PADDING, run, i, 1);
    const int64_t more = j->spread ? value(entry, j, given, AC_JOINED_MORE, run, i, 0) : 0;
    int64_t found;

    if (j->spread == positions)
        found = (from - 1) * every + reach - pads + more;
    else
        found = (from + pads - reach - more) / every + 1;
    return found > 0 ? found : 1;
}

static int64_t least_inner(const char *summed, char letter)
{
    return strchr(summed, letter) ? INNER : 1;
}

ac_entry_shape joined_shape(const ac_entry *entry, size_t param, const ac_entry_given *given,
                            const ac_entry_shape *space)
{
    const ac_entry_joined *const j = joined_case(entry, given);
    const size_t run = joined_run(entry, space);
    ac_entry_shape shape = {0};
    extents e;
    joined_axis axis;
    size_t at = 0;

    if (j->inner)
        return chained_shape(entry, param, given, space);
    for (size_t letter = 0; letter < LETTERS; letter++) {
        for (size_t i = 0; i < RUN; i++)
            e[letter][i] = least_inner(j->summed, (char)('a' + letter));
    }
    for (size_t k = 0; k < entry->param_count; k++) {
        for (const char *c = j->axes[k] ? j->axes[k] : ""; *c != '\0';) {
            c = next(c, &axis);
            for (size_t i = 0; i < RUN && axis.seen; i++)
                of(e, axis.inner)[i] = i == 0 ? TAPS : 1;
        }
    }
    for (const char *c = result_axes(entry, j); *c != '\0';) {
        c = next(c, &axis);
        for (size_t i = 0; i < (axis.run ? run : 1); i++, at++)
            of(e, axis.inner)[i] = space->dims[at];
        if (axis.outer) {
            of(e, axis.outer)[0] = groups_of(entry, j, given, space->dims[at - 1]);
            of(e, axis.inner)[0] = space->dims[at - 1] / of(e, axis.outer)[0];
        }
    }
    for (const char *c = j->axes[param]; *c != '\0';) {
        c = next(c, &axis);
        for (size_t i = 0; i < (axis.run ? run : 1); i++) {
            int64_t extent = axis.inner ? of(e, axis.inner)[i] : 1;

            if (axis.seen)
                extent = seen(entry, j, given, run, i, extent, of(e, axis.outer)[i], false);
            else if (axis.outer)
                extent *= of(e, axis.outer)[0];
            shape.dims[shape.rank++] = extent;
        }
    }
    return shape;
}

/* The shape with these axes, whose extents follow from the factors. */
static ac_entry_shape shape_of(const ac_entry *entry, const ac_entry_joined *j,
                               const ac_entry_given *given, const ac_entry_shape *shapes,
                               const char *result)
{
    ac_entry_shape space = {0};
    extents e = {{0}};
    joined_axis axis;
    size_t run = 1;

    /* Letters alone, then groups, then what is seen. */
    for (size_t step = 0; step < 3; step++) {
        for (size_t k = 0; k < 2; k++) {
            const size_t from = entry_param(entry, entry->space[k]);
            const ac_entry_shape *const own = &shapes[from];
            const char *const axes = j->axes[from];
            size_t at = 0;

            if (strchr(axes, '.') && own->rank >= count_of(axes))
                run = own->rank - count_of(axes) + 1;
            run = run > RUN ? RUN : run;
            for (const char *c = axes; *c != '\0';) {
                c = next(c, &axis);
                for (size_t i = 0; i < (axis.run ? run : 1) && at < own->rank; i++, at++) {
                    const int64_t has = own->dims[at];

                    if (step == 0 && !axis.outer && axis.inner)
                        of(e, axis.inner)[i] = has;
                    if (step == 1 && axis.outer && !axis.seen) {
                        int64_t *const groups = of(e, axis.outer);

                        *groups = groups_of(entry, j, given, *groups);
                        of(e, axis.inner)[0] = has / *groups;
                    }
                    if (step == 2 && axis.seen)
                        of(e, axis.outer)[i] =
                            seen(entry, j, given, run, i, of(e, axis.inner)[i], has, true);
                }
            }
        }
    }
    for (const char *c = result; *c != '\0';) {
        c = next(c, &axis);
        for (size_t i = 0; i < (axis.run ? run : 1); i++)
            space.dims[space.rank++] =
                of(e, axis.inner)[i] * (axis.outer ? of(e, axis.outer)[0] : 1);
    }
    return space;
}

ac_entry_shape joined_result(const ac_entry *entry, size_t param, const ac_entry_given *given,
                             const ac_entry_shape *shapes)
{
    const ac_entry_joined *const j = joined_case(entry, given);

    if (j->inner)
        return chained_result(entry, param, given, shapes);
    return shape_of(entry, j, given, shapes, result_axes(entry, j));
}

ac_entry_shape joined_output(const ac_entry *entry, size_t param, const ac_entry_given *given,
                             const ac_entry_shape *shapes)
{
    const ac_entry_joined *const j = joined_case(entry, given);
    const ac_entry_output *const o = entry->params[param].output;

    if (!j->result)
        return joined_result(entry, param, given, shapes);
    if (!o->of[1]) /* as an input */
        return shapes[entry_param(entry, o->of[0])];
    return shape_of(entry, j, given, shapes, j->axes[param]);
}
