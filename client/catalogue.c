#include "client/catalogue.h"

#include <string.h>

#include "client/chained.h"
#include "client/joined.h"
#include "client/maps.h"

const ac_entry *entry_of(const char *name)
{
    for (const ac_entry *const *entry = ac_catalogue; *entry; entry++) {
        if (strcmp((*entry)->name, name) == 0)
            return *entry;
    }
    return NULL;
}

size_t entry_param(const ac_entry *entry, const char *name)
{
    size_t i = 0;

    while (i < entry->param_count && strcmp(entry->params[i].name, name) != 0)
        i++;
    return i;
}

size_t entry_counts(const ac_entry *entry)
{
    size_t i = 0;

    while (i < entry->param_count && entry->params[i].kind != AC_KIND_COUNTS)
        i++;
    return i;
}

size_t entry_flags(const ac_entry *entry, size_t param)
{
    size_t count = 0;

    for (size_t i = 0; i < entry->param_count; i++)
        count += entry->params[i].flags &&
                 strcmp(entry->params[i].flags, entry->params[param].name) == 0;
    return count;
}

bool entry_contracts(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].axes)
            return true;
    }
    return false;
}

bool param_is_tensor(const ac_entry_param *p)
{
    return p->kind == AC_KIND_TENSOR || p->kind == AC_KIND_TENSORS;
}

bool param_is_read(const ac_entry_param *p)
{
    return p->role == AC_ROLE_IN || p->role == AC_ROLE_INOUT;
}

bool param_is_written(const ac_entry_param *p)
{
    return p->role == AC_ROLE_OUT || p->role == AC_ROLE_INOUT;
}

bool param_is_room(const ac_entry_param *p)
{
    return p->role == AC_ROLE_OUT && p->output && !p->output->of[0];
}

bool entry_of_rows(const ac_entry *entry, const ac_entry_param *p)
{
    const bool inner = entry->row_kept == 3; /* each channel is a row */

    return p->view == AC_ENTRY_ROWS || p->view == AC_ENTRY_CHANNELS ||
           (p->view == AC_ENTRY_CHANNEL && inner);
}

bool entry_cuts(const ac_entry_cut *cut, const char *part)
{
    return strcmp(cut->part, part) == 0 || (cut->made && strcmp(cut->made, part) == 0);
}

size_t entry_operand(const ac_entry *entry, const char *name)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        for (size_t k = 0; k < p->cut_count; k++) {
            if (entry_cuts(&p->cuts[k], name))
                return i;
        }
    }
    return entry_param(entry, name);
}

/* --- parts -------------------------------------------------------------------------------------
 */

static bool holds(const ac_entry *entry, const ac_entry_flag *when, const ac_entry_given *given)
{
    for (const ac_entry_flag *flag = when; flag->name; flag++) {
        const size_t mode = entry_param(entry, flag->name);
        const bool boolean = entry->params[mode].kind == AC_KIND_BOOLEAN;

        if ((boolean ? given[mode].number != 0 : given[mode].number) != flag->value)
            return false;
    }
    return true;
}

const ac_entry_cut *entry_cut(const ac_entry *entry, size_t param, const char *part,
                              const ac_entry_given *given)
{
    const ac_entry_cut *cut = entry->params[param].cuts;

    while (!entry_cuts(cut, part) || !holds(entry, cut->when, given))
        cut++;
    return cut;
}

bool entry_halves(const ac_entry *entry, size_t param)
{
    const ac_entry_param *const p = &entry->params[param];

    return p->cut_count > 0 && p->cuts[0].map <= AC_MAP_ALTERNATE;
}

size_t entry_cut_axis(const ac_entry *entry, const ac_entry_cut *cut, const ac_entry_given *given,
                      size_t rank)
{
    return map_axis(map_of(entry, cut, given).args[0].number, rank);
}

/* Whether an empty list means all axes. */
static bool means_all(const ac_entry *entry, const ac_entry_param *list,
                      const ac_entry_given *given)
{
    return list->every && !(list->unless && given[entry_param(entry, list->unless)].number != 0);
}

/* How many last axes a row has: those that an argument names, or one. */
static size_t row_rank(const ac_entry *entry, const ac_entry_given *given)
{
    const size_t count = entry->row_shape ? given[entry_param(entry, entry->row_shape)].count : 0;

    return count > 0 ? count : 1;
}

/* Whether formulas reduce in a call. */
static bool reduces(const ac_entry *entry, const ac_entry_given *given)
{
    const ac_entry_turn *turn = entry->turns;

    while (turn && !holds(entry, turn->when, given))
        turn++;
    return !turn || turn->by_row;
}

bool entry_classes(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found || entry->params[i].view == AC_ENTRY_CLASS;
    return found;
}

bool entry_turns(const ac_entry *entry)
{
    bool found = entry->turns != NULL;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found || entry->params[i].reduced;
    return found;
}

uint32_t entry_row_axes(const ac_entry *entry, const ac_entry_given *given, size_t rank)
{
    const size_t at = entry->row_axis ? entry_param(entry, entry->row_axis) : entry->param_count;
    const uint32_t all = (UINT32_C(1) << rank) - 1;
    uint32_t axes = 0;

    if (!reduces(entry, given))
        return 0;
    if (entry->row_shape) {
        const size_t last = row_rank(entry, given);

        return last < rank ? all & ~((UINT32_C(1) << (rank - last)) - 1) : all;
    }
    if (entry->row_groups) /* an element is left for each group of channels */
        return all & ~UINT32_C(3);
    if (at == entry->param_count)
        return entry->row_kept != 0 ? all & ~(uint32_t)entry->row_kept
               : entry->row_all     ? all
                                    : UINT32_C(1) << map_axis(entry->row_first ? 0 : -1, rank);
    if (entry->params[at].role != AC_ROLE_AXES)
        return UINT32_C(1) << map_axis(given[at].number, rank);
    for (size_t i = 0; i < given[at].count; i++)
        axes |= UINT32_C(1) << map_axis(given[at].list[i], rank);
    return given[at].count == 0 && means_all(entry, &entry->params[at], given) ? all : axes;
}

/* The map of the first part of a tensor. */
static map_use map_in(const ac_entry *entry, size_t param, const ac_entry_given *given)
{
    const char *const part = entry->params[param].cuts[0].part;

    return map_of(entry, entry_cut(entry, param, part, given), given);
}

/* The same, where the shapes of all parameters are known. */
static map_use map_between(const ac_entry *entry, size_t param, const ac_entry_given *given,
                           const ac_entry_shape *shapes)
{
    const ac_entry_cut *const cut =
        entry_cut(entry, param, entry->params[param].cuts[0].part, given);
    map_use use = map_of(entry, cut, given);

    for (size_t k = 0; k < AC_MAP_ARGS_MAX; k++) {
        if (cut->args[k])
            use.args[k].shape = shapes[entry_param(entry, cut->args[k])];
    }
    return use;
}

/* The shape of an input with indices in a space. */
static ac_entry_shape index_shape(const ac_entry *entry, size_t param, const ac_entry_given *given,
                                  const ac_entry_shape *space)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        for (size_t k = 0; k < entry->params[i].cut_count; k++) {
            const ac_entry_cut *const cut = &entry->params[i].cuts[k];
            const map_use use = map_of(entry, cut, given);

            for (size_t a = 0; a < AC_MAP_ARGS_MAX; a++) {
                if (cut->args[a] && strcmp(cut->args[a], entry->params[param].name) == 0)
                    return map_index(cut->map, use.args[0].number, space);
            }
        }
    }
    return *space;
}

bool entry_counts_copies(const ac_entry *entry, size_t param)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++) {
        for (size_t k = 0; k < entry->params[i].cut_count; k++) {
            const ac_entry_cut *const cut = &entry->params[i].cuts[k];

            found = found || (entry->params[param].view == AC_ENTRY_INDEX && map_counts(cut->map));
        }
    }
    return found;
}

/* --- shapes ------------------------------------------------------------------------------------
 */

static bool is_single(const ac_entry_shape *shape)
{
    for (size_t i = 0; i < shape->rank; i++) {
        if (shape->dims[i] != 1)
            return false;
    }
    return true;
}

/* Extents from the last axis on; an axis that is missing has one. */
static int64_t extent_from_end(const ac_entry_shape *shape, size_t i)
{
    return i < shape->rank ? shape->dims[shape->rank - 1 - i] : 1;
}

/* Where the shapes do not combine, the library says so; one of the two extents is as good here. */
static ac_entry_shape broadcast(const ac_entry_shape *a, const ac_entry_shape *b)
{
    ac_entry_shape both = {.rank = a->rank > b->rank ? a->rank : b->rank};

    for (size_t i = 0; i < both.rank; i++) {
        const int64_t x = extent_from_end(a, i);

        both.dims[both.rank - 1 - i] = x == 1 ? extent_from_end(b, i) : x;
    }
    return both;
}

int64_t entry_count(const ac_entry_shape *shape)
{
    int64_t count = 1;

    for (size_t i = 0; i < shape->rank; i++)
        count *= shape->dims[i];
    return count;
}

int64_t entry_extent(const ac_entry_shape *shape, int64_t axis)
{
    const int64_t at = axis < 0 ? axis + (int64_t)shape->rank : axis;

    return at >= 0 && at < (int64_t)shape->rank ? shape->dims[at] : 1;
}

/* --- contractions ----------------------------------------------------------------------------- */

enum {
    INNER = 3,     /* products of each result, where a space alone is given */
    RANK_MOST = 8, /* of a tensor, at most */
    SQUARE = 256,  /* rows of a square matrix, at most, where a space alone is given */
};

/* Letters of axes, those that may be missing among them or not. */
static size_t letters(const char *axes, bool optional)
{
    size_t count = 0;

    for (const char *c = axes; *c != '\0'; c++)
        count += *c != '*' && *c != 'b' && *c != '?' && (optional || c[1] != '?');
    return count;
}

/* The extent of a shape along a letter; 0, and false, if it has no such axis. */
static bool extent_along(const ac_entry_shape *shape, const char *axes, char letter,
                         int64_t *extent)
{
    const bool lacks = shape->rank < letters(axes, true);
    size_t at = shape->rank - (lacks ? letters(axes, false) : letters(axes, true));

    for (const char *c = axes; *c != '\0'; c++) {
        if (*c == '*' || *c == 'b' || *c == '?' || (c[1] == '?' && lacks))
            continue;
        if (*c == letter && at < shape->rank) {
            *extent = shape->dims[at];
            return true;
        }
        at++;
    }
    return false;
}

/* The axes of a shape in front of those that have letters. */
static ac_entry_shape front_of(const ac_entry_shape *shape, const char *axes)
{
    const size_t all = letters(axes, true);
    const size_t own = shape->rank < all ? letters(axes, false) : all;
    ac_entry_shape front = *shape;

    front.rank = shape->rank > own ? shape->rank - own : 0;
    return front;
}

/* The axes of the result, which an output has. */
static const char *space_axes(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].axes && param_is_written(&entry->params[i]))
            return entry->params[i].axes;
    }
    return "";
}

/* The shape of an output with these axes, of which the two factors have the extents. */
static ac_entry_shape contracted(const ac_entry *entry, const char *axes,
                                 const ac_entry_shape *shapes)
{
    ac_entry_shape space = {0};
    int64_t extent;

    for (size_t k = 0; k < 2; k++) {
        const size_t param = entry_param(entry, entry->space[k]);
        const ac_entry_shape front = front_of(&shapes[param], entry->params[param].axes);

        space = broadcast(&space, &front);
    }
    for (const char *c = axes; *c != '\0'; c++) {
        for (size_t k = 0; k < 2 && *c != '*' && *c != 'b' && *c != '?'; k++) {
            const size_t param = entry_param(entry, entry->space[k]);

            if (!extent_along(&shapes[param], entry->params[param].axes, *c, &extent))
                continue;
            space.dims[space.rank++] = extent;
            break;
        }
    }
    return space;
}

/* The shape of a factor where the result has that of the space. */
static ac_entry_shape factor(const ac_entry *entry, size_t param, const ac_entry_shape *space)
{
    const char *const axes = entry->params[param].axes;
    ac_entry_shape shape = {0};

    if (strpbrk(axes, "*b"))
        shape = front_of(space, space_axes(entry));
    for (const char *c = axes; *c != '\0'; c++) {
        int64_t extent = INNER;

        if (*c == '*' || *c == 'b' || *c == '?')
            continue;
        (void)extent_along(space, space_axes(entry), *c, &extent);
        shape.dims[shape.rank++] = extent;
    }
    return shape;
}

bool entry_weighs(const ac_entry *entry, size_t param)
{
    const ac_entry_param *const p = &entry->params[param];

    return !entry->joined && p->axes && p->role == AC_ROLE_IN && strcmp(p->axes, "n") == 0;
}

/* Its shape: an element for each column, in each group of indices of the axis that is summed along.
 */
static ac_entry_shape group_shape(const ac_entry *entry, const ac_entry_given *given,
                                  const ac_entry_shape *space)
{
    const int64_t columns = extent_from_end(space, 0);
    size_t size = 0;

    while (entry->params[size].role != AC_ROLE_INTEGER)
        size++;
    if (given[size].number <= 0)
        return (ac_entry_shape){.rank = 1, .dims = {columns}};
    return (ac_entry_shape){.rank = 2, .dims = {(INNER - 1) / given[size].number + 1, columns}};
}

/* Whether a factor has an axis twice. */
static bool has_square(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].axes && strstr(entry->params[i].axes, "kk"))
            return true;
    }
    return false;
}

/* A space with as many axes as the result has, or as it may have at most. */
static ac_entry_shape fit_contraction(const ac_entry *entry, const ac_entry_shape *space)
{
    const char *const axes = space_axes(entry);
    const size_t low = letters(axes, true) + (strchr(axes, 'b') != NULL);
    size_t high = strchr(axes, '*') ? RANK_MOST : low;
    ac_entry_shape fit = {0};

    for (size_t i = 0; i < entry->param_count && strchr(axes, '*'); i++) {
        if (entry->params[i].rank > 0 && entry->params[i].rank < high)
            high = entry->params[i].rank;
    }
    fit.rank = space->rank < low ? low : space->rank > high ? high : space->rank;
    for (size_t k = 0; k < fit.rank; k++)
        fit.dims[fit.rank - 1 - k] = extent_from_end(space, k);
    for (size_t k = fit.rank; k < space->rank && fit.rank > 0; k++)
        fit.dims[0] *= extent_from_end(space, k);
    /* What is too long for the rows of a square matrix goes to the axis behind. */
    while (has_square(entry) && fit.dims[fit.rank - 2] > SQUARE) {
        fit.dims[fit.rank - 2] = (fit.dims[fit.rank - 2] + 1) / 2;
        fit.dims[fit.rank - 1] *= 2;
    }
    return fit;
}

/* --- limits ----------------------------------------------------------------------------------- */

static bool fits(const ac_entry *entry, const ac_entry_shape *space)
{
    const ac_entry_given given[AC_ENTRY_ARGS_MAX] = {0};
    ac_entry_shape shapes[AC_ENTRY_ARGS_MAX];

    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        if (p->cut_count > 0 && !map_makes(p->cuts[0].map, space))
            return false;
        shapes[i] = entry_view(entry, i, given, space);
    }
    return !entry->fits || entry->fits(shapes);
}

static void add_axis(ac_entry_shape *space)
{
    memmove(space->dims + 1, space->dims, space->rank * sizeof space->dims[0]);
    space->dims[0] = 1;
    space->rank++;
}

/* Whether points of the last axis can go to the one before, so that the space fits. */
static bool fold(const ac_entry *entry, ac_entry_shape *space)
{
    const int64_t last = space->dims[space->rank - 1];

    for (int64_t divisor = last; divisor > 0; divisor--) {
        ac_entry_shape folded = *space;

        if (last % divisor != 0)
            continue;
        folded.dims[space->rank - 1] = divisor;
        folded.dims[space->rank - 2] *= last / divisor;
        if (!fits(entry, &folded))
            continue;
        *space = folded;
        return true;
    }
    return false;
}

/* Halves the longest axis. */
static void shrink(ac_entry_shape *space)
{
    size_t longest = 0;

    for (size_t i = 1; i < space->rank; i++) {
        if (space->dims[i] > space->dims[longest])
            longest = i;
    }
    space->dims[longest] = (space->dims[longest] + 1) / 2;
}

/* The same points along this many axes, those in front on the first of them. */
static ac_entry_shape at_rank(const ac_entry_shape *space, size_t rank)
{
    ac_entry_shape found = {.rank = rank};

    for (size_t k = 0; k < rank; k++)
        found.dims[rank - 1 - k] = extent_from_end(space, k);
    for (size_t k = rank; k < space->rank; k++)
        found.dims[0] *= extent_from_end(space, k);
    return found;
}

/* A space within the limits of an entry that has some. */
static ac_entry_shape within_limits(const ac_entry *entry, const ac_entry_shape *space)
{
    ac_entry_shape found = *space;

    if (fits(entry, space))
        return *space;
    while (found.rank < 2)
        add_axis(&found);
    if (entry_count(&found) == 0) {
        for (size_t i = 0; i < found.rank; i++)
            found.dims[i] = i > 0;
    }
    while (!fits(entry, &found) && !fold(entry, &found) && entry_count(&found) > 1)
        shrink(&found);
    for (size_t rank = 1; !fits(entry, &found) && rank <= AC_ENTRY_RANK_MAX; rank++) {
        found = at_rank(space, rank);
        if (entry_count(space) > 0)
            continue;
        for (size_t i = 0; i < rank; i++)
            found.dims[i] = i > 0;
    }
    return found;
}

/* --- spaces ----------------------------------------------------------------------------------- */

/* Whether a tensor is one of the vectors whose lengths are the extents of the space. */
static bool is_vector(const ac_entry_param *param)
{
    return param->view == AC_ENTRY_DOWN || param->view == AC_ENTRY_ACROSS;
}

/* Eight times as many points, where an input has whole bytes of bits and these would not be. */
static ac_entry_shape in_bytes(const ac_entry *entry, const ac_entry_shape *space)
{
    ac_entry_shape found = *space;

    for (size_t i = 0; i < entry->param_count && entry_count(&found) % 8 > 0; i++) {
        if (!entry->params[i].highest || entry->params[i].output)
            continue;
        if (found.rank == 0)
            add_axis(&found);
        found.dims[found.rank - 1] *= 8;
    }
    return found;
}

ac_entry_shape entry_fit(const ac_entry *entry, const ac_entry_shape *space)
{
    ac_entry_shape fit = *space;

    if (entry->joined)
        return joined_fit(entry, space);
    if (entry_contracts(entry))
        return fit_contraction(entry, space);
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];
        const size_t own = p->cut_count > 0 ? map_rank(p->cuts[0].map) : 0;
        const size_t rank = own > 0 ? own : is_vector(p) ? 2 : p->rank;

        if (p->cut_count > 0)
            fit = map_fit(p->cuts[0].map, &fit);
        if (rank == 0 || rank == space->rank)
            continue;
        fit = at_rank(space, rank);
    }
    fit = within_limits(entry, &fit);
    return in_bytes(entry, &fit);
}

bool entry_masks(const ac_entry *entry, size_t param)
{
    const char *const mask = entry->joined ? entry->joined->mask : NULL;

    return mask && strcmp(mask, entry->params[param].name) == 0;
}

ac_entry_shape entry_space(const ac_entry *entry, const ac_entry_given *given,
                           const ac_entry_shape *shapes)
{
    ac_entry_shape space = {0};

    if (entry->joined)
        return joined_result(entry, entry->joined->inner ? chained_output(entry) : 0, given,
                             shapes);
    if (entry_contracts(entry))
        return contracted(entry, space_axes(entry), shapes);
    for (size_t k = 0; entry->space[k]; k++) {
        const size_t param = entry_param(entry, entry->space[k]);

        ac_entry_shape own = shapes[param];

        if (is_vector(&entry->params[param])) {
            space.dims[space.rank++] = entry_extent(&own, 0);
            continue;
        }

        if (entry->params[param].cut_count > 0) {
            const map_use use = map_between(entry, param, given, shapes);

            own = map_shape(&use, &own);
        }
        space = broadcast(&space, &own);
    }
    return space;
}

/* Takes the axes of the rows from a shape, or leaves them with the extent 1. */
static void take_axes(ac_entry_shape *shape, uint32_t axes, bool kept)
{
    const size_t rank = shape->rank;

    shape->rank = 0;
    for (size_t i = 0; i < rank; i++) {
        const bool taken = (axes >> i & 1) != 0;

        if (!taken || kept)
            shape->dims[shape->rank++] = taken ? 1 : shape->dims[i];
    }
}

/* Along the axis of channels an element is left for each group, where these are rows. */
static void take_groups(const ac_entry *entry, ac_entry_shape *shape, const ac_entry_given *given)
{
    if (entry->row_groups && shape->rank > 1)
        shape->dims[1] = given[entry_param(entry, entry->row_groups)].number;
}

/* Whether an output keeps these axes. */
static bool keeps(const ac_entry *entry, size_t param, const ac_entry_given *given)
{
    const ac_entry_output *const o = entry->params[param].output;

    return entry->params[param].keeps ||
           (o && (o->keeps || (o->keep && given[entry_param(entry, o->keep)].number != 0)));
}

/* The last axes of a space, which make a row. */
static ac_entry_shape last_axes(const ac_entry *entry, const ac_entry_given *given,
                                const ac_entry_shape *space)
{
    const size_t last = row_rank(entry, given);
    ac_entry_shape shape = {.rank = last < space->rank ? last : space->rank};

    memcpy(shape.dims, space->dims + (space->rank - shape.rank), shape.rank * sizeof shape.dims[0]);
    return shape;
}

/* The output on which points fall. */
static size_t put_output(const ac_entry *entry)
{
    size_t param = 0;

    while (param < entry->param_count && !entry->params[param].put)
        param++;
    return param;
}

/* A space with as many elements along the axis of the rows as the call says; rank 0 is one axis. */
static ac_entry_shape take_first(const ac_entry *entry, size_t param, const ac_entry_given *given,
                                 const ac_entry_shape *space)
{
    const int64_t count = given[entry_param(entry, entry->params[param].output->first)].number;
    ac_entry_shape shape = *space;

    if (shape.rank == 0)
        return count == 1 ? shape : (ac_entry_shape){.rank = 1, .dims = {count}};
    shape.dims[map_axis(given[entry_param(entry, entry->row_axis)].number, shape.rank)] = count;
    return shape;
}

/* Room for runs along an axis that the call names, or of all elements in their order. */
static ac_entry_shape room_for_runs(const ac_entry *entry, ac_entry_room room,
                                    const ac_entry_given *given, const ac_entry_shape *space)
{
    const size_t at = entry->row_axis ? entry_param(entry, entry->row_axis) : SIZE_MAX;
    const bool flat = !entry->row_axis ||
                      (entry->params[at].flat > 0 && given[at].number == entry->params[at].flat);
    const size_t axis = flat || space->rank == 0 ? 0 : map_axis(given[at].number, space->rank);
    const bool whole = room == AC_ROOM_NUMBERS ? flat : room == AC_ROOM_FIRSTS && !flat;
    const int64_t count = flat ? entry_count(space) : space->rank > 0 ? space->dims[axis] : 1;

    return whole ? *space : (ac_entry_shape){.rank = 1, .dims = {count}};
}

/* Room for all that may be found in a space. */
static ac_entry_shape room_in(const ac_entry *entry, ac_entry_room room,
                              const ac_entry_given *given, const ac_entry_shape *space)
{
    const int64_t points = entry_count(space);
    const int64_t axes = (int64_t)space->rank;

    if (room >= AC_ROOM_FIRSTS)
        return room_for_runs(entry, room, given, space);

    if (room == AC_ROOM_LINE)
        return (ac_entry_shape){.rank = 1, .dims = {points}};
    if (room == AC_ROOM_ROWS)
        return (ac_entry_shape){.rank = 2, .dims = {points, axes}};
    return (ac_entry_shape){.rank = 2, .dims = {axes, points}};
}

/* The bytes that hold a bit for each point. Rows that these do not fill are for the library to
 * refuse. */
static ac_entry_shape bytes_of(const ac_entry *entry, size_t param, const ac_entry_given *given,
                               const ac_entry_shape *space)
{
    const ac_entry_param *const p = &entry->params[param];
    const int64_t octets = (entry_count(space) + 7) / 8;
    const int64_t rows = p->byte_rows ? given[entry_param(entry, p->byte_rows)].number : 0;

    if (rows > 0)
        return (ac_entry_shape){.rank = 2, .dims = {rows, octets / rows}};
    if (p->highest)
        return (ac_entry_shape){.rank = 1, .dims = {octets}};
    return (ac_entry_shape){.rank = 1, .dims = {(entry_count(space) + 127) / 128 * 16}};
}

static bool is_verdict(const ac_entry_param *param)
{
    return param->view == AC_ENTRY_VERDICT || param->view == AC_ENTRY_VERDICT_LINE;
}

/* The one element of a verdict. */
static ac_entry_shape verdict_shape(const ac_entry_param *param)
{
    return (ac_entry_shape){.rank = param->view == AC_ENTRY_VERDICT_LINE, .dims = {1}};
}

/* The extents of axes of a space that arguments name: the axis where they begin, and how many they
 * are, all of those for -1, where that counts. */
static ac_entry_shape axes_behind(const ac_entry *entry, size_t param, const ac_entry_given *given,
                                  const ac_entry_shape *space)
{
    const char *const *const args = entry->params[param].aligned;
    const int64_t axis = given[entry_param(entry, args[0])].number;
    const int64_t count = args[1] ? given[entry_param(entry, args[1])].number : -1;
    const bool counted = args[2] && given[entry_param(entry, args[2])].number != 0;
    const size_t from = space->rank > 0 ? map_axis(axis, space->rank) : 0;
    ac_entry_shape shape = {.rank = space->rank - from};

    if (counted && count >= 0 && (size_t)count < shape.rank)
        shape.rank = (size_t)count;
    memcpy(shape.dims, space->dims + from, shape.rank * sizeof shape.dims[0]);
    return shape;
}

/* Shapes with an axis of classes have it as axis 1, or as the only one. */
static size_t class_axis(size_t rank)
{
    return rank > 1 ? 1 : 0;
}

/* Whether the points of the space are rows, each of which has a class. */
static bool rows_alone(const ac_entry *entry)
{
    return entry->space[0] &&
           entry->params[entry_param(entry, entry->space[0])].view == AC_ENTRY_CLASS;
}

static bool by_class(const ac_entry_param *param)
{
    return param->view == AC_ENTRY_CLASS || param->view == AC_ENTRY_OF_CLASS ||
           param->view == AC_ENTRY_EACH_CLASS || param->view == AC_ENTRY_OF_ROW;
}

/* Whether a mode says that a tensor has one element instead of one for each row. */
static bool is_total(const ac_entry *entry, size_t param, const ac_entry_given *given)
{
    const char *const by = entry->params[param].reduced;
    const size_t mode = by ? entry_param(entry, by) : 0;

    return by && given[mode].number != entry->params[mode].choices[0].value;
}

/* The shape of what is seen beside classes. Where these are not in the space, there are some. */
static ac_entry_shape class_shape(const ac_entry *entry, size_t param, const ac_entry_given *given,
                                  const ac_entry_shape *space)
{
    enum { CLASSES = 7 };
    const bool alone = rows_alone(entry);
    const ac_entry_param *const p = &entry->params[param];
    ac_entry_shape rows = *space;

    if (!alone && space->rank > 0) {
        rows.rank = 0;
        for (size_t i = 0; i < space->rank; i++) {
            if (i != class_axis(space->rank))
                rows.dims[rows.rank++] = space->dims[i];
        }
    }
    if (p->view == AC_ENTRY_CLASS)
        return rows;
    if (p->view == AC_ENTRY_OF_ROW)
        return is_total(entry, param, given) ? (ac_entry_shape){.rank = 1, .dims = {1}} : rows;
    if (p->view == AC_ENTRY_EACH_CLASS) {
        const int64_t own = space->rank > 0 ? space->dims[class_axis(space->rank)] : 1;

        return (ac_entry_shape){.rank = 1, .dims = {alone ? CLASSES : own}};
    }
    rows.rank++;
    for (size_t i = rows.rank - 1; i > class_axis(rows.rank); i--)
        rows.dims[i] = rows.dims[i - 1];
    rows.dims[class_axis(rows.rank)] = CLASSES;
    return rows;
}

/* Another space, to which all broadcasts that does to the first: twice that, if there is room for
 * an axis. */
static ac_entry_shape beside(const ac_entry_shape *space)
{
    ac_entry_shape found = {.rank = 1, .dims = {2}};

    if (space->rank >= RANK_MOST)
        return *space;
    for (size_t i = 0; i < space->rank; i++)
        found.dims[found.rank++] = space->dims[i];
    return found;
}

ac_entry_shape entry_view(const ac_entry *entry, size_t param, const ac_entry_given *given,
                          const ac_entry_shape *space)
{
    ac_entry_shape shape = *space;

    if (by_class(&entry->params[param]))
        return class_shape(entry, param, given, space);

    if (entry->joined && entry->params[param].axes)
        return joined_shape(entry, param, given, space);
    if (entry->params[param].axes && strchr(entry->params[param].axes, 'k'))
        return factor(entry, param, space);
    if (entry_weighs(entry, param))
        return group_shape(entry, given, space);
    if (is_total(entry, param, given))
        return (ac_entry_shape){.rank = 1, .dims = {1}};
    if (entry->params[param].view == AC_ENTRY_ROWS && shape.rank > 0) {
        take_axes(&shape, entry_row_axes(entry, given, shape.rank), keeps(entry, param, given));
        take_groups(entry, &shape, given);
        return shape;
    }
    if (entry->params[param].output && entry->params[param].output->room != AC_ROOM_NONE)
        return room_in(entry, entry->params[param].output->room, given, &shape);
    if (entry->params[param].output && entry->params[param].output->first)
        return take_first(entry, param, given, &shape);
    if (entry->params[param].view == AC_ENTRY_ROW)
        return last_axes(entry, given, space);
    if (entry->params[param].view == AC_ENTRY_CHANNEL ||
        entry->params[param].view == AC_ENTRY_CHANNELS)
        return (ac_entry_shape){.rank = 1, .dims = {space->rank > 1 ? space->dims[1] : 1}};
    if (entry->params[param].view == AC_ENTRY_INDEX)
        return index_shape(entry, param, given, space);
    if (entry->params[param].view == AC_ENTRY_BITS)
        return bytes_of(entry, param, given, &shape);
    if (is_verdict(&entry->params[param]))
        return verdict_shape(&entry->params[param]);
    if (entry->params[param].view == AC_ENTRY_LINES)
        return (ac_entry_shape){.rank = 1, .dims = {5}};
    if (entry->params[param].view == AC_ENTRY_SINGLE)
        return (ac_entry_shape){.rank = 1, .dims = {1}};
    if (entry->params[param].view == AC_ENTRY_DOWN)
        return (ac_entry_shape){.rank = 1, .dims = {extent_from_end(space, 1)}};
    if (entry->params[param].view == AC_ENTRY_ACROSS)
        return (ac_entry_shape){.rank = 1, .dims = {extent_from_end(space, 0)}};
    if (entry->params[param].view == AC_ENTRY_ALIGNED)
        return axes_behind(entry, param, given, space);
    if (entry->params[param].view == AC_ENTRY_OVER)
        param = put_output(entry);
    if (entry->params[param].beside)
        shape = beside(&shape);
    if (entry->params[param].cut_count > 0) {
        const map_use use = map_in(entry, param, given);

        return map_whole(&use, &shape);
    }
    return shape;
}

static size_t axis_number(const ac_entry *entry, const ac_entry_axis *axis,
                          const ac_entry_given *given, size_t rank)
{
    return map_axis(axis->name ? given[entry_param(entry, axis->name)].number : axis->fixed, rank);
}

ac_entry_shape entry_output(const ac_entry *entry, size_t param, const ac_entry_given *given,
                            const ac_entry_shape *shapes)
{
    const ac_entry_output *const o = entry->params[param].output;
    ac_entry_shape shape = {0};

    if (entry->joined)
        return joined_output(entry, param, given, shapes);
    if (entry_contracts(entry))
        return contracted(entry, entry->params[param].axes, shapes);
    if (!o->of[0])
        return (ac_entry_shape){.rank = 1, .dims = {1}};
    for (size_t k = 0; o->of[k]; k++) {
        const size_t from = entry_param(entry, o->of[k]);

        if (is_vector(&entry->params[from]))
            shape.dims[shape.rank++] = entry_extent(&shapes[from], 0);
        else
            shape = broadcast(&shape, &shapes[from]);
    }
    if (o->channels && !is_single(&shape))
        shape = (ac_entry_shape){.rank = 1, .dims = {entry_count(&shape)}};
    if (o->part) {
        const map_use use = map_between(entry, entry_param(entry, o->of[0]), given, shapes);

        shape = map_shape(&use, &shape);
    }
    if (o->whole) {
        const map_use use = map_between(entry, param, given, shapes);

        shape = map_whole(&use, &shape);
    }
    if (o->half && shape.rank > 0)
        shape.dims[axis_number(entry, o->half, given, shape.rank)] /= 2;
    if (o->row) {
        const ac_entry_shape space = shape;

        return last_axes(entry, given, &space);
    }
    if (o->room != AC_ROOM_NONE)
        return room_in(entry, o->room, given, &shape);
    if (o->first)
        shape = take_first(entry, param, given, &shape);
    if (entry->params[param].view == AC_ENTRY_BITS)
        return bytes_of(entry, param, given, &shape);
    if (is_verdict(&entry->params[param]))
        return verdict_shape(&entry->params[param]);
    if (is_total(entry, param, given))
        return (ac_entry_shape){.rank = 1, .dims = {1}};
    if (o->without && shape.rank > 0)
        take_axes(&shape, entry_row_axes(entry, given, shape.rank), keeps(entry, param, given));
    if (o->without)
        take_groups(entry, &shape, given);
    if (o->each_channel)
        shape = (ac_entry_shape){.rank = 1, .dims = {shape.rank > 1 ? shape.dims[1] : 1}};
    return shape;
}

ac_entry_shape entry_space_of(const ac_entry *entry, int64_t rows, int64_t columns)
{
    const ac_entry_shape flat = {.rank = 1, .dims = {rows * columns}};

    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].view == AC_ENTRY_CHANNEL || entry->params[i].rank == 2 ||
            entry->params[i].axes || entry->row_groups)
            return (ac_entry_shape){.rank = 2, .dims = {rows, columns}};
    }
    return entry_fit(entry, &flat);
}
