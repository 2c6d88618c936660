#include "row_call.h"

#include <string.h>

#include "client/call_types.h"

#include "base/half.h"
#include "common/dtypes.h"

uint64_t row_bits(int dtype, double value)
{
    switch (dtype) {
    case AC_F16:
        return ac_f16_of_double(value);
    case AC_BF16:
        return ac_bf16_of_double(value);
    case AC_F32:
        return ac_f32_bits((float)value);
    default:
        return ac_f64_bits(value);
    }
}

/* The points of a row follow each other `below` elements apart. */
static void fill(array *a, size_t tensor, size_t below, size_t length, size_t kinds)
{
    for (size_t i = 0; i < a->count; i++) {
        const size_t row = i / (below * length) * below + i % below;
        const row_kind kind = row_kind_of(row, tensor, kinds);
        const double value =
            row_value(a->dtype, kind, row * 8 + tensor, i / below % length, length);

        array_set(a, i, row_bits(a->dtype, value));
    }
}

/* An element for each row, the first of a row of its kind. */
static void fill_rows(array *a, size_t tensor, size_t length, size_t kinds)
{
    for (size_t row = 0; row < a->count; row++) {
        const row_kind kind = row_kind_of(row, tensor, kinds);

        array_set(a, row,
                  row_bits(a->dtype, row_value(a->dtype, kind, row * 8 + tensor, 0, length)));
    }
}

/* A mask, which holds at one element of eight. */
static void fill_mask(array *a, size_t tensor)
{
    for (size_t i = 0; i < a->count; i++)
        array_set(a, i, random_mixed(i * 8 + tensor) % 8 == 0);
}

/* The dtype of a tensor in calls of one dtype: that, or f32 or bool where it has no other. */
static int own_dtype(const ac_entry_param *p, int dtype)
{
    const uint64_t listed = p->dtypes ? p->dtypes[AC_HOST] : 0;

    if (p->position)
        return AC_I64;
    if (listed == UINT64_C(1) << AC_BOOL && !p->cast)
        return AC_BOOL;
    return listed == UINT64_C(1) << AC_F32 && !p->cast ? AC_F32 : dtype;
}

/* Whether an entry takes a space of these rows, if need be with other axes in front. */
static bool fits(const ac_entry *entry, size_t rank, const int64_t *dims)
{
    ac_entry_shape space = {.rank = rank};

    memcpy(space.dims, dims, rank * sizeof dims[0]);

    const ac_entry_shape fit = entry_fit(entry, &space);

    return fit.rank > 0 && fit.dims[fit.rank - 1] == dims[rank - 1];
}

bool row_call_make(call *c, const ac_entry *entry, int dtype, size_t choice, size_t rank,
                   const int64_t *dims, size_t axis, size_t kinds)
{
    size_t below = 1;
    size_t tensors = 0;

    for (size_t i = 0; entry->row_all && i < rank; i++) {
        if (i != axis && dims[i] != 1)
            return false;
    }
    if (!entry->row_axis && !entry->row_all && axis != (entry->row_first ? 0 : rank - 1))
        return false;
    if (((entry->row_kept != 0 || entry->row_groups) && rank != (entry->row_kept == 3 ? 4 : 3)) ||
        !fits(entry, rank, dims))
        return false;
    *c = call_legal(entry, AC_HOST, rank, dims);
    for (size_t i = axis + 1; i < rank; i++)
        below *= (size_t)dims[i];
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        if (p->role == AC_ROLE_AXIS)
            c->args[i].number = (int64_t)axis;
    }
    call_row_axis(c, (int64_t)axis);
    if (!call_modes_set(c, choice)) { /* flags say whether axes stay */
        call_free(c);
        return false;
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];
        const ac_entry_shape own = call_shape(c, i, rank, dims);

        if (p->role == AC_ROLE_DTYPE)
            c->args[i].values.dtype = dtype;
        if (!param_is_tensor(p))
            continue;
        call_reshape(c, i, own.rank, own.dims);
        call_retype(c, i, own_dtype(p, dtype));
        if (param_is_read(p) && c->args[i].values.dtype == AC_BOOL)
            fill_mask(&c->args[i].values, tensors++);
        else if (param_is_read(p) && entry_of_rows(entry, p))
            fill_rows(&c->args[i].values, tensors++, (size_t)dims[axis], kinds);
        else if (param_is_read(p))
            fill(&c->args[i].values, tensors++, below, (size_t)dims[axis], kinds);
    }
    /* A rule may give a result a dtype of its own. */
    for (size_t i = 0; i < entry->param_count && !call_dtypes_legal(c, AC_HOST); i++) {
        if (param_is_written(&entry->params[i]) && !entry->params[i].cast)
            call_retype(c, i, call_output_type(c, i));
    }
    if (call_dtypes_legal(c, AC_HOST))
        return true;
    call_free(c);
    return false;
}
