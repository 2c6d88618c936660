#include "compare.h"

#include <stdio.h>
#include <string.h>

#include "bits.h"

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

call call_respaced(const call *c, size_t rank, const int64_t *dims)
{
    call other = call_copy(c);
    ac_entry_shape space = {.rank = rank};

    for (size_t i = 0; i < rank; i++)
        space.dims[i] = dims[i];
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_shape own = entry_view(c->entry, i, &space);

        if (param_is_tensor(&c->entry->params[i]))
            call_reshape(&other, i, own.rank, own.dims);
    }
    return other;
}
