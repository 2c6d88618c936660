#include "client/parts.h"

#include <string.h>

bool entry_is_split(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].cut_count > 0)
            return true;
    }
    return false;
}

bool entry_alternates(const call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        for (size_t k = 0; k < p->cut_count; k++) {
            if (part_cut(c, i, p->cuts[k].part)->kind == AC_CUT_ALTERNATE)
                return true;
        }
    }
    return false;
}

const ac_entry_cut *part_cut(const call *c, size_t arg, const char *part)
{
    int64_t numbers[AC_ENTRY_ARGS_MAX];

    call_numbers(c, numbers);
    return entry_cut(c->entry, arg, part, numbers);
}

size_t part_axis(const call *c, const ac_entry_cut *cut, size_t rank)
{
    int64_t numbers[AC_ENTRY_ARGS_MAX];

    call_numbers(c, numbers);
    return entry_cut_axis(c->entry, cut, numbers, rank);
}

/* The element of `whole` that is element i of a part: the axes before the one that is cut, the
 * element along it, the axes behind it. */
static size_t place(const ac_entry_cut *cut, const array *whole, size_t axis, size_t i)
{
    const size_t half = (size_t)whole->dims[axis] / 2;
    size_t inner = 1;

    if (cut->kind == AC_CUT_ALTERNATE)
        return 2 * i + cut->index;
    for (size_t d = axis + 1; d < whole->rank; d++)
        inner *= (size_t)whole->dims[d];

    const size_t outer = i / (half * inner);

    return (2 * outer + cut->index) * half * inner + i % (half * inner);
}

array part_gather(const call *c, size_t arg, const char *part, const array *whole)
{
    const ac_entry_cut *const cut = part_cut(c, arg, part);
    const size_t axis = part_axis(c, cut, whole->rank);
    int64_t dims[ARRAY_RANK_MAX];

    for (size_t i = 0; i < whole->rank; i++)
        dims[i] = i == axis ? whole->dims[i] / 2 : whole->dims[i];

    array values = array_make(whole->dtype, whole->rank, dims);

    for (size_t i = 0; i < values.count; i++)
        array_take(&values, i, whole, place(cut, whole, axis, i));
    return values;
}

void part_scatter(const call *c, size_t arg, const char *part, const array *values, array *whole)
{
    const ac_entry_cut *const cut = part_cut(c, arg, part);
    const size_t axis = part_axis(c, cut, whole->rank);

    for (size_t i = 0; i < values->count; i++)
        array_take(whole, place(cut, whole, axis, i), values, i);
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
