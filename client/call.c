#include "client/call.h"

#include <stdio.h>
#include <string.h>

#include "client/call_types.h"
#include "client/dtype.h"
#include "client/joined.h"
#include "client/maps.h"
#include "client/members.h"
#include "client/parts.h"

/* --- making calls ----------------------------------------------------------------------------- */

call call_make(const ac_entry *entry)
{
    call c = {.entry = entry};

    for (size_t i = 0; i < AC_ENTRY_ARGS_MAX; i++)
        c.args[i].over = -1;
    return c;
}

static void choose(call_argument *arg, const ac_entry_choice *choice)
{
    arg->text = choice->text;
    arg->number = choice->value;
}

void call_choose(call *c, size_t arg, const char *label)
{
    const ac_entry_param *const p = &c->entry->params[arg];

    for (size_t k = 0; k < p->choice_count; k++) {
        if (strcmp(p->choices[k].label, label) == 0)
            choose(&c->args[arg], &p->choices[k]);
    }
}

void call_set_flag(call *c, const ac_entry_flag *flag)
{
    const size_t arg = entry_param(c->entry, flag->name);
    const ac_entry_param *const p = &c->entry->params[arg];

    c->args[arg].number = flag->value;
    for (size_t k = 0; k < p->choice_count; k++) {
        if (p->choices[k].value == flag->value)
            choose(&c->args[arg], &p->choices[k]);
    }
}

bool call_wants(const call *c, size_t output)
{
    const ac_entry_param *const p = &c->entry->params[output];
    const call_argument *const flag = p->flags ? &c->args[entry_param(c->entry, p->flags)] : NULL;

    if (!flag)
        return true;
    return (flag->values.data ? (int64_t)array_get(&flag->values, p->flag) : flag->number) != 0;
}

void call_want(call *c, size_t output, bool wanted)
{
    const ac_entry_param *const p = &c->entry->params[output];
    const size_t flag = entry_param(c->entry, p->flags);

    if (c->entry->params[flag].role == AC_ROLE_FLAGS)
        array_set(&c->args[flag].values, p->flag, wanted);
    else
        call_set_flag(c, &(const ac_entry_flag){p->flags, wanted});
}

bool call_modes_set(call *c, size_t choice)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        if (p->role != AC_ROLE_MODE || p->choice_count == 0)
            continue;
        choose(&c->args[i], &p->choices[choice % p->choice_count]);
        choice /= p->choice_count;
    }
    return choice == 0;
}

void call_modes_named(call *c, const char *labels)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        const size_t length = strcspn(labels, " ");

        if (p->role != AC_ROLE_MODE)
            continue;
        for (size_t k = 0; k < p->choice_count; k++) {
            if (strlen(p->choices[k].label) == length &&
                strncmp(p->choices[k].label, labels, length) == 0)
                choose(&c->args[i], &p->choices[k]);
        }
        labels += length + (labels[length] == ' ');
    }
}

void call_labels(const call *c, char *text, size_t size)
{
    size_t used = 0;

    text[0] = '\0';
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        for (size_t k = 0; k < p->choice_count && used < size; k++) {
            const ac_entry_choice *const choice = &p->choices[k];

            if (choice->text == c->args[i].text && choice->value == c->args[i].number)
                used += (size_t)snprintf(text + used, size - used, "%s%s", used > 0 ? " " : "",
                                         choice->label);
        }
    }
}

/* --- legal calls ------------------------------------------------------------------------------ */

/* f32 where it is allowed, else the dtype with the lowest number; -1 if none is. */
static int preferred(uint64_t set)
{
    if ((set >> AC_F32 & 1) != 0)
        return AC_F32;
    return set == 0 ? -1 : __builtin_ctzll(set);
}

void call_given(const call *c, ac_entry_given *given)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const array *const list = &c->args[i].values;

        given[i] = (ac_entry_given){.number = c->args[i].number};
        if (c->entry->params[i].kind == AC_KIND_STRING && c->args[i].null)
            given[i].number = (int64_t)c->entry->params[i].fallback;
        if (c->entry->params[i].kind == AC_KIND_INTEGERS && list->data) {
            given[i].list = (const int64_t *)(const void *)list->data;
            given[i].count = list->count;
        }
        if (c->entry->params[i].view == AC_ENTRY_INDEX && list->data) {
            const char *const when = c->entry->params[i].wraps_when;
            const call_argument *const flag = when ? &c->args[entry_param(c->entry, when)] : NULL;

            given[i].index = list->data;
            given[i].dtype = list->dtype;
            given[i].wraps = c->entry->params[i].wraps && (!flag || flag->number != 0);
            if (c->entry->params[i].list == AC_LIST_INDICES && c->args[i].cuts > 0) {
                given[i].list = c->args[i].cut;
                given[i].count = c->args[i].cuts;
            }
            given[i].shape.rank = list->rank;
            memcpy(given[i].shape.dims, list->dims, list->rank * sizeof list->dims[0]);
        }
        if (c->entry->params[i].view == AC_ENTRY_ROW && list->data)
            given[i].count = list->rank;
    }
}

ac_entry_shape call_shape(const call *c, size_t arg, size_t rank, const int64_t *dims)
{
    ac_entry_given given[AC_ENTRY_ARGS_MAX];
    ac_entry_shape space = {.rank = rank};

    for (size_t i = 0; i < rank; i++)
        space.dims[i] = dims[i];
    call_given(c, given);
    space = entry_fit(c->entry, &space);
    return entry_view(c->entry, arg, given, &space);
}

static void set_list(call_argument *arg, const ac_entry_given *value)
{
    const int64_t count = (int64_t)value->count;
    array made = array_make(AC_I64, 1, &count);

    memcpy(made.data, value->list, value->count * sizeof(int64_t));
    array_free(&arg->values);
    arg->values = made;
}

/* Gives an input indices along an axis by which the part is the whole, or its mirror image; where
 * the part does not `keep` what they say, none or one. */
static void set_index(call *c, size_t arg, int64_t axis, const ac_entry_shape *space, bool whole,
                      ac_entry_map map)
{
    ac_entry_given given[AC_ENTRY_ARGS_MAX];
    array *const values = &c->args[arg].values;
    const int dtype = values->dtype == AC_I32 && values->data ? AC_I32 : AC_I64;
    const ac_entry_shape fit = entry_fit(c->entry, space);

    call_given(c, given);

    ac_entry_shape own = entry_view(c->entry, arg, given, &fit);

    if (whole && map == AC_MAP_MARKED) /* what is at an index is not in the whole */
        own = (ac_entry_shape){.rank = 1, .dims = {0}};
    if (whole && map == AC_MAP_PINNED && own.rank > 0)
        own.dims[map_axis(axis, own.rank)] = 0;

    array made = array_make(dtype, own.rank, own.dims);
    const size_t at = own.rank == fit.rank && own.rank > 0 ? map_axis(axis, own.rank) : 0;
    size_t behind = 1;

    for (size_t i = at + 1; i < own.rank; i++)
        behind *= (size_t)own.dims[i];
    for (size_t i = 0; i < made.count; i++) {
        const size_t extent = map_locates(map) ? (size_t)map_joined(&own, axis)
                              : own.rank > 0   ? (size_t)own.dims[at]
                                               : 1;
        const size_t found = i / (map_locates(map) ? 1 : behind) % extent;

        array_set(&made, i, map_counts(map) ? 1 : whole ? found : extent - 1 - found);
    }
    array_free(values);
    *values = made;
    c->args[arg].cuts = 0;
}

aclBoolArray *call_flags(const call_argument *arg)
{
    bool flags[16] = {false};
    const size_t count = arg->values.count < 16 ? arg->values.count : 16;

    for (size_t i = 0; i < count; i++)
        flags[i] = array_get(&arg->values, i) != 0;
    return aclCreateBoolArray(flags, count);
}

aclScalar *call_axis(const call_argument *arg)
{
    int32_t small = (int32_t)arg->number;
    int64_t number = arg->number;

    return small == number ? aclCreateScalar(&small, ACL_INT32)
                           : aclCreateScalar(&number, ACL_INT64);
}

void call_row_axis(call *c, int64_t axis)
{
    const size_t at = c->entry->row_axis ? entry_param(c->entry, c->entry->row_axis) : SIZE_MAX;

    if (at == SIZE_MAX)
        return;
    c->args[at].number = axis;
    if (c->entry->params[at].role == AC_ROLE_AXES)
        set_list(&c->args[at], &(const ac_entry_given){.list = &axis, .count = 1});
}

void call_default_axes(call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].role == AC_ROLE_AXIS)
            c->args[i].number = 0;
    }
    call_row_axis(c, 0);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        /* Elements that alternate along an axis and those behind it: the last axis. */
        for (size_t k = 0; k < p->cut_count; k++) {
            const ac_entry_cut *const cut = part_cut(c, i, p->cuts[k].part);

            if (cut->args[0] && cut->map == AC_MAP_ALTERNATE)
                c->args[entry_param(c->entry, cut->args[0])].number = -1;
        }
    }
}

/* A row is one of the last axis. */
static void default_extents(call *c, size_t rank, const int64_t *dims)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].role == AC_ROLE_EXTENTS)
            set_list(&c->args[i], &(const ac_entry_given){.list = dims + (rank > 0 ? rank - 1 : 0),
                                                          .count = rank > 0});
    }
}

/* Numbers repeat the extents of the space. Where the first axis has a single index each channel is
 * a group, elsewhere an even number of channels is half as many. */
static void default_groups(call *c, size_t rank, const int64_t *dims)
{
    ac_entry_shape space = {.rank = rank};
    const int64_t channels = rank > 1 ? dims[1] : 1;

    if (rank > 0)
        memcpy(space.dims, dims, rank * sizeof *dims);
    space = entry_fit(c->entry, &space);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        if (p->role == AC_ROLE_GROUPS)
            c->args[i].number = channels == 0       ? 1
                                : dims[0] == 1      ? channels
                                : channels % 2 == 0 ? channels / 2
                                                    : 1;
        if (p->role != AC_ROLE_EXTENT)
            continue;

        const size_t end = p->behind || p->extent >= space.rank ? space.rank : p->extent + 1;

        c->args[i].number = 1;
        for (size_t k = p->extent; k < end; k++)
            c->args[i].number *= space.dims[k];
    }
}

/* All bytes are in one row. */
static void default_byte_rows(call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].byte_rows)
            c->args[entry_param(c->entry, c->entry->params[i].byte_rows)].number = 1;
    }
}

/* All outputs are written. */
static void default_flags(call *c)
{
    static const int64_t ones[] = {1, 1, 1, 1, 1, 1};

    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].role == AC_ROLE_FLAGS && !c->args[i].values.data)
            set_list(&c->args[i],
                     &(const ac_entry_given){.list = ones, .count = entry_flags(c->entry, i)});
    }
}

/* Half of the elements of each row, or the last one of these. */
static void default_ranks(call *c, size_t rank, const int64_t *dims)
{
    const size_t at = c->entry->row_axis ? entry_param(c->entry, c->entry->row_axis) : SIZE_MAX;
    const int64_t axis = at == SIZE_MAX ? 0 : c->args[at].number;
    const int64_t extent = at == SIZE_MAX || rank == 0 ? 1 : dims[map_axis(axis, rank)];

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_output *const o = c->entry->params[i].output;

        if (o && o->first)
            c->args[entry_param(c->entry, o->first)].number = (extent + 1) / 2;
        if (o && o->rank)
            c->args[entry_param(c->entry, o->rank)].number = extent > 0 ? (extent + 1) / 2 : 1;
    }
}

/* Integers and lists by which axes are seen, and groups counted. */
static void default_joined(call *c, const ac_entry_shape *space)
{
    if (!c->entry->joined)
        return;

    const ac_entry_shape fit = entry_fit(c->entry, space);
    const size_t run = joined_run(c->entry, &fit);
    ac_entry_given given[AC_ENTRY_ARGS_MAX];

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        int64_t list[AC_ENTRY_RANK_MAX];

        if (p->kind == AC_KIND_INTEGER && p->role == AC_ROLE_INTEGER)
            c->args[i].number = joined_value(c->entry, p->name, 0);
        for (size_t k = 0; k < run; k++)
            list[k] = joined_value(c->entry, p->name, k);
        if (p->role == AC_ROLE_INTEGERS)
            set_list(&c->args[i], &(const ac_entry_given){.list = list, .count = run});
    }
    /* Those that a kernel has as its last extents. */
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].role != AC_ROLE_EXTENTS)
            continue;
        call_given(c, given);

        const size_t whole = entry_param(c->entry, c->entry->params[i].axis_of);
        const ac_entry_shape own = entry_view(c->entry, whole, given, &fit);

        set_list(&c->args[i],
                 &(const ac_entry_given){.list = own.dims + own.rank - run, .count = run});
    }
}

/* Lists that nothing is given have so many values all the same. */
static void default_idle(call *c)
{
    static const int64_t ones[] = {1, 1, 1, 1, 1, 1, 1, 1, 1};

    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].length > 0)
            set_list(&c->args[i],
                     &(const ac_entry_given){.list = ones, .count = c->entry->params[i].length});
    }
}

void call_default_views(call *c, size_t rank, const int64_t *dims, bool whole)
{
    ac_entry_given given[AC_ENTRY_ARGS_MAX];
    int64_t lists[AC_MAP_ARGS_MAX][AC_ENTRY_RANK_MAX];
    ac_entry_shape space = {.rank = rank};

    memcpy(space.dims, dims, rank * sizeof dims[0]);

    const ac_entry_shape fit = entry_fit(c->entry, &space); /* whose last extents are given */

    default_extents(c, rank, dims);
    default_groups(c, rank, dims);
    default_byte_rows(c);
    default_flags(c);
    default_ranks(c, rank, dims);
    default_joined(c, &space);
    default_idle(c);
    call_given(c, given);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        members_choose(c, i, &space);
        if (p->cut_count == 0 || entry_halves(c->entry, i))
            continue;

        const ac_entry_cut *const cut = entry_cut(c->entry, i, p->cuts[0].part, given);
        map_use use = map_of(c->entry, cut, given);

        map_choose(&use, cut->map == AC_MAP_RESTORED ? &fit : &space, whole, lists);
        for (size_t k = 0; k < AC_MAP_ARGS_MAX; k++) {
            call_argument *const arg =
                cut->args[k] ? &c->args[entry_param(c->entry, cut->args[k])] : NULL;

            /* An input gives its own extents. */
            if (cut->map == AC_MAP_SHARED && arg &&
                param_is_tensor(&c->entry->params[entry_param(c->entry, cut->args[k])]))
                continue;
            if (arg && c->entry->params[entry_param(c->entry, cut->args[k])].view == AC_ENTRY_INDEX)
                set_index(c, entry_param(c->entry, cut->args[k]), use.args[0].number, &space, whole,
                          cut->map);
            else if (arg && use.args[k].list)
                set_list(arg, &use.args[k]);
            else if (arg)
                arg->number = use.args[k].number;
        }
    }
}

/* Sets the flag under which positions are i32, if there is one, as their dtype is. */
static void set_narrow(call *c, size_t arg)
{
    const char *const narrow = c->entry->params[arg].narrow;

    if (narrow)
        c->args[entry_param(c->entry, narrow)].number = c->args[arg].values.dtype == AC_I32;
}

call call_legal(const ac_entry *entry, int product, size_t rank, const int64_t *dims)
{
    call c = call_make(entry);

    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].choice_count > 0)
            choose(&c.args[i], &entry->params[i].choices[0]);
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].flags &&
            entry->params[entry_param(entry, entry->params[i].flags)].role == AC_ROLE_MODE)
            call_want(&c, i, true);
    }
    call_default_axes(&c);
    call_default_views(&c, rank, dims, false);
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *p = &entry->params[i];
        call_argument *arg = &c.args[i];

        if (p->kind == AC_KIND_SCALAR) {
            arg->values = array_make(preferred(param_dtypes(p, product)), 0, NULL);
            if (arg->values.dtype == AC_F32)
                array_set(&arg->values, 0, UINT64_C(0x3f800000));
            else
                array_set(&arg->values, 0, 1);
        }
        arg->real = 1.0;
        arg->null = p->kind == AC_KIND_COUNTS;
        if (p->role == AC_ROLE_DTYPE)
            arg->values.dtype = preferred(param_dtypes(p, product));
        if (!param_is_tensor(p) || p->view == AC_ENTRY_INDEX)
            continue;

        const ac_entry_shape own = call_shape(&c, i, rank, dims);

        arg->values = array_make(preferred(param_dtypes(p, product)), own.rank, own.dims);
        if (p->role == AC_ROLE_OUT)
            array_spoil(&arg->values);
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *p = &entry->params[i];

        if (p->role == AC_ROLE_OUT && !p->cast && call_type(&c, p->type) >= 0)
            call_retype(&c, i, call_type(&c, p->type));
        set_narrow(&c, i);
    }
    return c;
}

/* The dtype of an output, as judges see it. */
static int judged_type(const call *c, size_t output)
{
    const ac_entry_param *const p = &c->entry->params[output];

    if (p->truth)
        return call_type(c, p->type);
    for (size_t i = 0; i < c->entry->param_count && p->cast; i++) {
        const int dtype = c->args[i].values.dtype;

        if (param_is_read(&c->entry->params[i]) && param_is_tensor(&c->entry->params[i]))
            return dtype_in(dtype, param_dtypes(p, AC_HOST)) ? dtype : call_output_type(c, output);
    }
    return call_output_type(c, output);
}

bool call_make_outputs(call *c, bool computed, findings *f)
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
        const ac_entry_param *const p = &c->entry->params[i];

        if (p->role != AC_ROLE_OUT || (param_is_room(p) && c->args[i].values.data))
            continue;

        const int dtype = computed ? judged_type(c, i) : call_output_type(c, i);
        const ac_entry_shape shape = entry_output(c->entry, i, given, shapes);

        if (!array_try(&c->args[i].values, dtype < 0 ? AC_F32 : dtype, shape.rank, shape.dims, f))
            return false;
    }
    return true;
}

call call_copy(const call *c)
{
    call copy = *c;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->args[i].values.data)
            copy.args[i].values = array_copy(&c->args[i].values);
    }
    return copy;
}

void call_free(call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++)
        array_free(&c->args[i].values);
}

void call_reshape(call *c, size_t arg, size_t rank, const int64_t *dims)
{
    array *const values = &c->args[arg].values;
    array other = array_cycled(values, 0, rank, dims);

    array_free(values);
    *values = other;
}

void call_retype(call *c, size_t arg, int dtype)
{
    array *const values = &c->args[arg].values;
    array other = array_make(dtype, values->rank, values->dims);

    if (c->entry->params[arg].role == AC_ROLE_OUT)
        array_spoil(&other);
    for (size_t i = 0; entry_counts_copies(c->entry, arg) && i < other.count; i++)
        array_set(&other, i, 1);
    array_free(values);
    *values = other;
    set_narrow(c, arg);
}

void call_lay_out(call *c, size_t rank, const int64_t *dims)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (!param_is_tensor(&c->entry->params[i]))
            continue;

        const ac_entry_shape own = call_shape(c, i, rank, dims);

        call_reshape(c, i, own.rank, own.dims);
    }
}
