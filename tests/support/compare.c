#include "compare.h"

#include <stdio.h>
#include <string.h>

#include "bits.h"
#include "parts.h"

bool reference_run(const call *c, array *results, const char *what, findings *f)
{
    const outcome out = call_run(c, results, f);

    return findings_expect(f, out.status == 0, "%s: refused with %d: %s", what, out.status,
                           out.sentence);
}

void same_bits_expect(const call *c, const array *wanted, const char *what, findings *f)
{
    array results[AC_ENTRY_ARGS_MAX];

    if (reference_run(c, results, what, f)) {
        for (size_t i = 0; i < c->entry->param_count; i++) {
            char where[192];

            if (!param_is_written(&c->entry->params[i]))
                continue;
            (void)snprintf(where, sizeof where, "%s, %s", what, c->entry->params[i].name);
            bits_compare(&wanted[i], &results[i], (tolerance){0}, where, f);
        }
    }
    results_free(c, results);
}

/* Whether two calls have the same dtypes and modes. */
static bool same_kind(const call *a, const call *b)
{
    for (size_t i = 0; i < a->entry->param_count; i++) {
        const call_argument *const x = &a->args[i];
        const call_argument *const y = &b->args[i];

        if (x->values.dtype != y->values.dtype || x->number != y->number || x->text != y->text)
            return false;
    }
    return true;
}

size_t cases_pick(const suite *s, const ac_entry *entry, const suite_case **picked, size_t room)
{
    size_t count = 0;

    for (size_t i = s->sweep_count; i-- > 0 && count < room;) {
        call c = call_of_case(s, entry, &s->sweeps[i]);
        bool wanted = call_dtypes_legal(&c, AC_HOST);

        for (size_t k = 0; wanted && k < count; k++) {
            call other = call_of_case(s, entry, picked[k]);

            wanted = !same_kind(&c, &other);
            call_free(&other);
        }
        if (wanted)
            picked[count++] = &s->sweeps[i];
        call_free(&c);
    }
    return count;
}

/* A tensor that is split in another shape: the contents of each part repeat. */
static void respace_parts(const call *c, call *other, size_t arg, size_t rank, const int64_t *dims)
{
    const ac_entry_param *const p = &c->entry->params[arg];
    const ac_entry_shape own = call_shape(other, arg, rank, dims);
    array made = array_make(c->args[arg].values.dtype, own.rank, own.dims);

    for (size_t k = 0; k < p->cut_count; k++) {
        array part = part_gather(c, arg, p->cuts[k].part, &c->args[arg].values);
        array cycled = array_cycled(&part, 0, rank, dims);

        part_scatter(other, arg, p->cuts[k].part, &cycled, &made);
        array_free(&cycled);
        array_free(&part);
    }
    array_free(&other->args[arg].values);
    other->args[arg].values = made;
}

/* A space as the entry takes it. */
static ac_entry_shape fitted(const ac_entry *entry, size_t rank, const int64_t *dims)
{
    ac_entry_shape space = {.rank = rank};

    for (size_t i = 0; i < rank; i++)
        space.dims[i] = dims[i];
    return entry_fit(entry, &space);
}

/* The same call in another space, with the axes that `other` has. */
static void respace(const call *c, call *other, size_t wanted_rank, const int64_t *wanted)
{
    const ac_entry_shape space = fitted(c->entry, wanted_rank, wanted);
    const size_t rank = space.rank;
    const int64_t *const dims = space.dims;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        const ac_entry_shape own = call_shape(other, i, rank, dims);

        if (p->cut_count > 0)
            respace_parts(c, other, i, rank, dims);
        else if (param_is_tensor(p))
            call_reshape(other, i, own.rank, own.dims);
    }
}

call call_respaced(const call *c, size_t rank, const int64_t *dims)
{
    call other = call_copy(c);

    call_default_axes(&other);
    respace(c, &other, rank, dims);
    return other;
}

call call_respaced_along(const call *c, int64_t axis, size_t rank, const int64_t *dims)
{
    call other = call_copy(c);

    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].role == AC_ROLE_AXIS)
            other.args[i].number = axis;
    }
    respace(c, &other, rank, dims);
    return other;
}
