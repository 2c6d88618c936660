#include "client/parts.h"

#include <string.h>

#include "client/dtype.h"
#include "client/maps.h"
#include "client/number.h"

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

        if (p->list != AC_LIST_NONE)
            return true;
        for (size_t k = 0; k < p->cut_count; k++) {
            if (map_needs_axis(p->cuts[k].map))
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
            const ac_entry_cut *const cut = part_cut(c, i, p->cuts[k].part);

            if (cut->map == AC_MAP_ALTERNATE && cut->args[0])
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

/* The element that a scalar of the call, or a number, becomes: integers wrap, after truncation; a
 * number other than 0 is true; the bits of the same dtype stay. */
static array outside_of(const call *c, const ac_entry_cut *cut, int dtype)
{
    const char *const name = cut->args[cut->arg_count - 1];
    const array *const scalar = name ? &c->args[entry_param(c->entry, name)].values : NULL;
    const number value = scalar ? element_get(scalar->dtype, scalar->data, 0)
                                : (number){.re = (double)cut->numbers[cut->arg_count - 1]};
    array element = array_make(dtype, 0, NULL);

    if (scalar && scalar->dtype == dtype)
        array_take(&element, 0, scalar, 0);
    else if (dtype == AC_BOOL)
        array_set(&element, 0, value.re != 0 || value.im != 0);
    else if (dtype_is_integer(dtype))
        array_set(&element, 0, (uint64_t)(int64_t)value.re);
    else
        element_set(dtype, element.data, 0, value);
    return element;
}

static array gather(const call *c, size_t arg, const char *part, const array *whole)
{
    const map_use use = use_of(c, arg, part);
    const ac_entry_shape outer = shape_of(whole);
    const ac_entry_shape own = map_shape(&use, &outer);
    array values = array_make(whole->dtype, own.rank, own.dims);
    array outside;

    const ac_entry_cut *const cut = part_cut(c, arg, part);
    const bool given = map_fills(use.map);

    outside = given ? outside_of(c, cut, whole->dtype) : array_make(whole->dtype, 0, NULL);
    for (size_t i = 0; i < values.count; i++) {
        const size_t at = map_place(&use, &outer, &own, i);

        array_take(&values, i, at != MAP_OUTSIDE ? whole : &outside, at != MAP_OUTSIDE ? at : 0);
    }
    array_free(&outside);
    return values;
}

array part_gather(const call *c, size_t arg, const char *part, const array *whole)
{
    array repeated;
    array values;

    if (c->entry->params[arg].view != AC_ENTRY_BROADCAST)
        return gather(c, arg, part, whole);

    /* What broadcasts to the tensor that makes the space is cut as that is. */
    const array *const space = &c->args[entry_param(c->entry, c->entry->space[0])].values;

    repeated = array_expanded(whole, space->rank, space->dims);
    values = gather(c, arg, part, &repeated);
    array_free(&repeated);
    return values;
}

void part_scatter(const call *c, size_t arg, const char *part, const array *values, array *whole)
{
    const map_use use = use_of(c, arg, part);
    const ac_entry_shape outer = shape_of(whole);
    const ac_entry_shape own = map_shape(&use, &outer);

    for (size_t i = 0; i < values->count; i++) {
        const size_t at = map_place(&use, &outer, &own, i);

        if (at != MAP_OUTSIDE)
            array_take(whole, at, values, i);
    }
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
        if (p->cut_count == 0 || p->put)
            out[count++] = (operand){p->name, i, array_copy(whole)};
        for (size_t k = 0; k < p->cut_count && !p->put; k++) {
            const ac_entry_cut *const cut = &p->cuts[k];

            if (is_first(p, k))
                out[count++] = (operand){written && cut->made ? cut->made : cut->part, i,
                                         part_gather(c, i, cut->part, whole)};
        }
    }
    return count;
}

void operands_free(operand *operands, size_t count)
{
    for (size_t i = 0; i < count; i++)
        array_free(&operands[i].values);
}
