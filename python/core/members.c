#include "members.h"

#include <stdio.h>
#include <stdlib.h>

#include "client/maps.h"

enum { NAME = 80 };

bool members_take(members *m, PyObject *object, const char *name, bool writable)
{
    m->sequence = PySequence_Tuple(object);
    if (!m->sequence) {
        PyErr_Format(PyExc_TypeError, "%s is a sequence of arrays", name);
        return false;
    }

    const Py_ssize_t count = PyTuple_Size(m->sequence);

    m->of = calloc((size_t)count + 1, sizeof *m->of);
    if (!m->of)
        return PyErr_NoMemory() != NULL;
    for (; m->count < count; m->count++) {
        char own[NAME];

        (void)snprintf(own, sizeof own, "%s[%zd]", name, m->count);
        if (!memory_take(&m->of[m->count], PyTuple_GetItem(m->sequence, m->count), own, writable))
            return false;
    }
    return true;
}

void members_release(members *m)
{
    if (!m->sequence)
        return;
    if (m->list)
        (void)aclDestroyTensorList(m->list);
    while (m->count > 0)
        memory_release(&m->of[--m->count]);
    free(m->of);
    Py_DECREF(m->sequence);
}

bool members_make(members *m)
{
    const aclTensor **const tensors = calloc((size_t)m->count + 1, sizeof *tensors);
    Py_ssize_t made = 0;

    while (tensors && made < m->count && (tensors[made] = memory_tensor(&m->of[made])))
        made++;
    if (tensors && made == m->count)
        m->list = aclCreateTensorList(tensors, (uint64_t)made);
    while (!m->list && made > 0)
        (void)aclDestroyTensor(tensors[--made]);
    free(tensors);
    if (!m->list && !PyErr_Occurred())
        (void)PyErr_NoMemory();
    return m->list != NULL;
}

/* An array of the shape [0] adds nothing to those that are joined. */
static bool counts(const memory *m, const ac_entry_param *p)
{
    if (p->list == AC_LIST_INDICES)
        return entry_count(&m->shape) > 0;
    return p->list != AC_LIST_JOINED || m->shape.rank != 1 || m->shape.dims[0] != 0;
}

static const memory *first_of(const members *m, const ac_entry_param *p)
{
    for (Py_ssize_t i = 0; i < m->count; i++) {
        if (counts(&m->of[i], p))
            return &m->of[i];
    }
    return NULL;
}

/* The shape that arrays broadcast to; what does not fit, the library refuses. */
static ac_entry_shape spread(const members *m, const ac_entry_param *p)
{
    ac_entry_shape to = {.rank = 0};

    for (Py_ssize_t i = 0; i < m->count; i++) {
        if (counts(&m->of[i], p))
            to.rank = m->of[i].shape.rank > to.rank ? m->of[i].shape.rank : to.rank;
    }
    for (size_t k = 0; k < to.rank; k++)
        to.dims[k] = 1;
    for (Py_ssize_t i = 0; i < m->count; i++) {
        const ac_entry_shape *const own = &m->of[i].shape;

        for (size_t k = 0; k < own->rank && counts(&m->of[i], p); k++) {
            int64_t *const extent = &to.dims[to.rank - own->rank + k];

            *extent = *extent == 1 ? own->dims[k] : *extent;
        }
    }
    return to;
}

/* What does not fit, the library refuses. */
ac_entry_shape members_whole(const members *m, const ac_entry_param *p, int64_t axis)
{
    const memory *const first = first_of(m, p);
    ac_entry_shape whole = {.rank = 1};

    if (!first || (first->shape.rank == 0 && p->list == AC_LIST_JOINED) ||
        first->shape.rank + 1 > AC_ENTRY_RANK_MAX)
        return whole;
    whole = first->shape;
    if (p->list == AC_LIST_SPREAD || p->list == AC_LIST_INDICES)
        whole = spread(m, p);
    if (p->list == AC_LIST_INDICES) {
        whole.dims[whole.rank] = 0;
        for (Py_ssize_t i = 0; i < m->count; i++)
            whole.dims[whole.rank] += counts(&m->of[i], p);
        whole.rank++;
        return whole;
    }
    if (p->list == AC_LIST_STACKED || p->list == AC_LIST_SPREAD) {
        const size_t at = map_axis(axis, ++whole.rank);

        for (size_t i = whole.rank; --i > at;)
            whole.dims[i] = whole.dims[i - 1];
        whole.dims[at] = m->count;
        return whole;
    }

    const size_t at = map_axis(axis, whole.rank);

    whole.dims[at] = 0;
    for (Py_ssize_t i = 0; i < m->count; i++) {
        if (counts(&m->of[i], p) && m->of[i].shape.rank == whole.rank)
            whole.dims[at] += m->of[i].shape.dims[at];
    }
    return whole;
}

bool members_indexed(const members *m, const ac_entry_param *p, ac_entry_given *given)
{
    int64_t *const list = PyMem_Calloc((size_t)m->count + 1, sizeof *list);

    if (!list)
        return PyErr_NoMemory() != NULL;
    for (Py_ssize_t i = 0; i < m->count; i++)
        list[i] = counts(&m->of[i], p);
    given->list = list;
    given->count = (size_t)m->count;
    return true;
}

int members_dtype(const members *m)
{
    for (Py_ssize_t i = 0; i < m->count; i++) {
        if (m->of[i].shape.rank != 1 || m->of[i].shape.dims[0] != 0)
            return m->of[i].dtype;
    }
    return AC_F32;
}

int64_t members_most(const members *m)
{
    int64_t most = 0;

    for (Py_ssize_t i = 0; i < m->count; i++) {
        const int64_t count = entry_count(&m->of[i].shape);

        most = count > most ? count : most;
    }
    return most;
}

bool members_piece(const ac_entry_param *p, int64_t axis, const ac_entry_given *size,
                   const ac_entry_shape *whole, size_t number, int64_t *at, ac_entry_shape *piece)
{
    const size_t along = whole->rank > 0 ? map_axis(axis, whole->rank) : 0;
    const int64_t left = whole->rank > 0 ? whole->dims[along] - *at : 0;
    int64_t extent = left;

    if (p->list == AC_LIST_CUT ? number >= size->count : number > 0 && left == 0)
        return false;
    if (p->list == AC_LIST_CUT)
        extent = size->list[number];
    else if (size->number > 0)
        extent = size->number;
    *piece = *whole;
    extent = extent < 0 ? 0 : extent < left ? extent : left;
    if (whole->rank > 0)
        piece->dims[along] = extent;
    *at += extent;
    return true;
}
