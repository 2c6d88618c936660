#include "client/parts.h"

#include <string.h>

#include "client/maps.h"

bool entry_is_split(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry_halves(entry, i))
            return true;
    }
    return false;
}

bool entry_needs_axis(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        for (size_t k = 0; k < p->cut_count; k++) {
            if (p->cuts[k].map == AC_MAP_SLICED || p->cuts[k].map == AC_MAP_SLICES)
                return true;
        }
    }
    return entry_is_split(entry);
}

bool entry_alternates(const call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        for (size_t k = 0; k < p->cut_count; k++) {
            if (part_cut(c, i, p->cuts[k].part)->map == AC_MAP_ALTERNATE)
                return true;
        }
    }
    return false;
}

const ac_entry_cut *part_cut(const call *c, size_t arg, const char *part)
{
    ac_entry_given given[AC_ENTRY_ARGS_MAX];

    call_given(c, given);
    return entry_cut(c->entry, arg, part, given);
}

size_t part_axis(const call *c, const ac_entry_cut *cut, size_t rank)
{
    ac_entry_given given[AC_ENTRY_ARGS_MAX];

    call_given(c, given);
    return entry_cut_axis(c->entry, cut, given, rank);
}

static map_use use_of(const call *c, size_t arg, const char *part)
{
    ac_entry_given given[AC_ENTRY_ARGS_MAX];

    call_given(c, given);
    return map_of(c->entry, entry_cut(c->entry, arg, part, given), given);
}

static ac_entry_shape shape_of(const array *a)
{
    ac_entry_shape shape = {.rank = a->rank};

    memcpy(shape.dims, a->dims, a->rank * sizeof a->dims[0]);
    return shape;
}

array part_gather(const call *c, size_t arg, const char *part, const array *whole)
{
    const map_use use = use_of(c, arg, part);
    const ac_entry_shape outer = shape_of(whole);
    const ac_entry_shape own = map_shape(&use, &outer);
    array values = array_make(whole->dtype, own.rank, own.dims);

    for (size_t i = 0; i < values.count; i++)
        array_take(&values, i, whole, map_place(&use, &outer, i));
    return values;
}

void part_scatter(const call *c, size_t arg, const char *part, const array *values, array *whole)
{
    const map_use use = use_of(c, arg, part);
    const ac_entry_shape outer = shape_of(whole);

    for (size_t i = 0; i < values->count; i++)
        array_take(whole, map_place(&use, &outer, i), values, i);
}

/* Whether the cut is the first of its part. */
static bool is_first(const ac_entry_param *p, size_t cut)
{
    return cut == 0 || strcmp(p->cuts[cut].part, p->cuts[cut - 1].part) != 0;
}

size_t operands_make(const call *c, bool written, const array *wholes, operand *out)
{
    size_t count = 0;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        const array *const whole = wholes ? &wholes[i] : &c->args[i].values;

        if (!param_is_tensor(p) || !(written ? param_is_written(p) : param_is_read(p)))
            continue;
        if (p->cut_count == 0)
            out[count++] = (operand){p->name, i, array_copy(whole)};
        for (size_t k = 0; k < p->cut_count; k++) {
            if (is_first(p, k))
                out[count++] =
                    (operand){p->cuts[k].part, i, part_gather(c, i, p->cuts[k].part, whole)};
        }
    }
    return count;
}

void operands_free(operand *operands, size_t count)
{
    for (size_t i = 0; i < count; i++)
        array_free(&operands[i].values);
}
