#include "client/counted.h"

#include <string.h>

#include "client/dtype.h"

void counts_set(call *c, const int64_t *counts, size_t count)
{
    call_argument *const arg = &c->args[entry_counts(c->entry)];

    array_free(&arg->values);
    arg->values = (array){0};
    arg->null = !counts;
    if (!counts)
        return;
    arg->values = array_make(AC_I64, 1, (const int64_t[]){(int64_t)count});
    if (count > 0)
        memcpy(arg->values.data, counts, count * sizeof counts[0]);
}

size_t counted_all(const call *c)
{
    const ac_entry_param *const p = &c->entry->params[entry_counts(c->entry)];
    const size_t axis = entry_param(c->entry, p->axis_of);
    const array *const of = &c->args[entry_param(c->entry, c->entry->params[axis].axis_of)].values;
    const int64_t number = c->args[axis].number;
    const size_t end = (size_t)(number < 0 ? number + (int64_t)of->rank : number);
    size_t rows = 1;

    for (size_t d = 0; d < end && d < of->rank; d++)
        rows *= (size_t)of->dims[d];
    return rows;
}

size_t counted_rows(const call *c)
{
    const call_argument *const arg = &c->args[entry_counts(c->entry)];
    const size_t all = counted_all(c);
    size_t sum = 0;

    if (arg->null)
        return all;
    for (size_t i = 0; i < arg->values.count && sum < all; i++)
        sum += (size_t)array_get(&arg->values, i);
    return sum < all ? sum : all;
}

size_t counted_elements(const call *c, size_t arg)
{
    const size_t count = c->args[arg].values.count;

    if (entry_counts(c->entry) == c->entry->param_count || count == 0)
        return count;
    return count / counted_all(c) * counted_rows(c);
}
