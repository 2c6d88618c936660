#include "cases.h"

#include <stdio.h>

#include "client/call_types.h"

#include <string.h>

#include "client/bits.h"
#include "client/dtype.h"

static array array_of_value(const suite_value *v)
{
    array a = array_make(v->dtype, v->rank, v->dims);

    memcpy(a.data, v->bits, a.count * a.size);
    return a;
}

const suite_value *case_value(const suite_case *c, const char *name)
{
    for (size_t i = 0; i < c->count; i++) {
        if (strcmp(c->values[i].name, name) == 0)
            return &c->values[i];
    }
    return NULL;
}

/* What a null pointer stands for, in a tensor of one element. */
static array fallback_of(const ac_entry_param *p)
{
    const float value = (float)p->fallback;
    array a = array_make(AC_F32, 0, NULL);

    memcpy(a.data, &value, sizeof value);
    return a;
}

/* The extents of the tensors of a list, where the case says them. */
static void take_cut(const suite_case *c, const ac_entry_param *p, call_argument *arg)
{
    char name[80];

    (void)snprintf(name, sizeof name, "%s.members", p->name);

    const suite_value *const v = p->kind == AC_KIND_TENSORS ? case_value(c, name) : NULL;

    if (!v)
        return;
    arg->cuts = (size_t)v->dims[0] < CALL_CUTS_MAX ? (size_t)v->dims[0] : CALL_CUTS_MAX;
    memcpy(arg->cut, v->bits, arg->cuts * sizeof arg->cut[0]);
}

const suite_place *suite_place_of(const suite *s, const ac_entry_param *param)
{
    for (size_t i = 0; i < SUITE_PLACES_MAX && param->role == AC_ROLE_INOUT; i++) {
        if (s->places[i].param && strcmp(s->places[i].param, param->name) == 0)
            return &s->places[i];
    }
    return NULL;
}

/* Gives outputs room for all that may be found; the case has what is. */
static void give_room(call *c)
{
    ac_entry_shape shapes[AC_ENTRY_ARGS_MAX];
    ac_entry_given given[AC_ENTRY_ARGS_MAX];

    call_given(c, given);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const array *const a = &c->args[i].values;

        shapes[i] = (ac_entry_shape){.rank = a->rank};
        memcpy(shapes[i].dims, a->dims, a->rank * sizeof a->dims[0]);
    }
    for (size_t i = 0; i < c->entry->param_count; i++) {
        call_argument *const arg = &c->args[i];

        if (c->entry->params[i].view != AC_ENTRY_FOUND)
            continue;

        const ac_entry_shape room = entry_output(c->entry, i, given, shapes);
        const int dtype = arg->values.dtype;

        array_free(&arg->values);
        arg->values = array_make(dtype, room.rank, room.dims);
        array_spoil(&arg->values);
    }
}

call call_of_case(const suite *s, const ac_entry *entry, const suite_case *c)
{
    call made = call_make(entry);

    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *p = &entry->params[i];
        const suite_place *const place = suite_place_of(s, p);
        const suite_value *v = case_value(c, place ? place->input : p->name);
        call_argument *arg = &made.args[i];

        if (!v) {
            arg->null = (p->role == AC_ROLE_IN || p->role == AC_ROLE_ROWS) && p->optional;
            arg->values = arg->null && p->role == AC_ROLE_IN ? fallback_of(p) : (array){0};
            continue;
        }
        if (p->role == AC_ROLE_MODE) {
            call_choose(&made, i, v->text);
            continue;
        }
        if (p->role == AC_ROLE_DTYPE) {
            arg->values.dtype = dtype_named(v->text);
            continue;
        }
        arg->values = array_of_value(v);
        arg->real = bits_value(v->dtype, array_get(&arg->values, 0)); /* of scalars */
        if (p->role == AC_ROLE_AXIS || p->role == AC_ROLE_INTEGER || p->role == AC_ROLE_EXTENT ||
            p->role == AC_ROLE_GROUPS)
            arg->number = (int64_t)array_get(&arg->values, 0);
        if (p->role == AC_ROLE_OUT)
            array_spoil(&arg->values);
        take_cut(c, p, arg);
    }
    give_room(&made);
    return made;
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

bool case_keeps_shape(const suite *s, const ac_entry *entry, const suite_case *c)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        const suite_place *const place = suite_place_of(s, &entry->params[i]);

        if (!place)
            continue;

        const suite_value *const before = case_value(c, place->input);
        const suite_value *const after = case_value(c, place->output);

        if (before->rank != after->rank ||
            memcmp(before->dims, after->dims, before->rank * sizeof before->dims[0]) != 0)
            return false;
    }
    return true;
}

size_t cases_pick(const suite *s, const ac_entry *entry, const suite_case **picked, size_t room)
{
    size_t count = 0;

    for (size_t i = s->sweep_count; i-- > 0 && count < room;) {
        call c = call_of_case(s, entry, &s->sweeps[i]);
        bool wanted = call_dtypes_legal(&c, AC_HOST) && case_keeps_shape(s, entry, &s->sweeps[i]);

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
