#include "client/run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "client/bits.h"
#include "client/members.h"

/* --- handles ---------------------------------------------------------------------------------- */

/* Whether another argument lies in the memory of this one. */
static bool shared(const call *c, size_t i)
{
    for (size_t other = 0; other < c->entry->param_count; other++) {
        if (c->args[other].over == (int)i)
            return true;
    }
    return false;
}

void call_pass_plain(const call_argument *arg, const ac_entry_param *p, ac_entry_arg *passed)
{
    switch (p->kind) {
    case AC_KIND_REAL:
        passed->real = arg->real;
        break;
    case AC_KIND_SINGLE:
        passed->single = bits_single(arg->real);
        break;
    case AC_KIND_INTEGER:
        passed->integer = p->role == AC_ROLE_SCALAR ? (int64_t)arg->real : arg->number;
        break;
    case AC_KIND_DTYPE:
        passed->dtype = (aclDataType)arg->values.dtype;
        break;
    case AC_KIND_BOOLEAN:
        passed->boolean = arg->number != 0;
        break;
    case AC_KIND_STRING:
        /* The interface takes a char *; the library only reads it. */
        passed->string = arg->null ? NULL : (char *)(uintptr_t)arg->text;
        break;
    case AC_KIND_ABSENT:
        if (p->present && strcmp(p->c_type, "double") == 0)
            passed->real = 1;
        else if (p->present)
            passed->boolean = true;
        break;
    default:
        break;
    }
}

/* The layout that an argument has where one is wanted. */
static layout layout_of(const ac_entry_param *p, layout how)
{
    if (p->blocks_alone && !layout_blocks(how))
        return how == LAYOUT_SWAPPED || how == LAYOUT_TRANSPOSED ? LAYOUT_TURNED : LAYOUT_BLOCKS;
    if (p->blocks_made && how != LAYOUT_OFFSET && how != LAYOUT_SWAPPED && how != LAYOUT_MISALIGNED)
        return LAYOUT_CONTIGUOUS;
    return layout_blocks(how) && !p->blocks ? LAYOUT_CONTIGUOUS : how;
}

/* The elements behind its last that an argument needs room for. */
static size_t room_behind(const opened *o, size_t i, layout how)
{
    const array *const values = &o->of->args[i].values;

    if (o->of->entry->params[i].blocks_made)
        return placed_padding(values, how);
    return shared(o->of, i) ? values->count : 0;
}

static void open_argument(opened *o, size_t i)
{
    const call_argument *arg = &o->of->args[i];
    const ac_entry_param *p = &o->of->entry->params[i];
    const layout how = layout_of(p, arg->how);
    ac_entry_arg *passed = &o->args.of[i];

    switch (p->kind) {
    case AC_KIND_TENSOR:
    case AC_KIND_TENSORS:
        if (arg->over >= 0)
            o->tensors[i] = placed_over(&o->tensors[arg->over], &arg->values, arg->shift);
        else
            o->tensors[i] = placed_make_with_room(&arg->values, how, room_behind(o, i, how));
        o->tensors[i].laid = p->blocks_made;
        passed->tensor = arg->null ? NULL : o->tensors[i].tensor;
        if (p->kind == AC_KIND_TENSOR)
            break;
        o->lists[i] = members_make(o->of, i, &o->tensors[i]);
        passed->tensors = arg->null ? NULL : o->lists[i];
        break;
    case AC_KIND_COUNTS:
        if (arg->values.data)
            o->tensors[i] = placed_make(&arg->values, how);
        passed->tensor = arg->null ? NULL : o->tensors[i].tensor;
        break;
    case AC_KIND_IGNORED: {
        array one = array_make(AC_F32, 0, NULL);

        o->tensors[i] = placed_make(&one, how);
        passed->tensor = arg->null ? NULL : o->tensors[i].tensor;
        array_free(&one);
        break;
    }
    case AC_KIND_INTEGERS:
        o->integers[i] =
            aclCreateIntArray((const int64_t *)(const void *)arg->values.data, arg->values.count);
        passed->integers = arg->null ? NULL : o->integers[i];
        break;
    case AC_KIND_FLAGS:
        o->flags[i] = call_flags(arg);
        passed->flags = arg->null ? NULL : o->flags[i];
        break;
    case AC_KIND_AXIS:
        o->scalars[i] = call_axis(arg);
        passed->scalar = arg->null ? NULL : o->scalars[i];
        break;
    case AC_KIND_SCALAR:
        o->scalars[i] = aclCreateScalar(arg->values.data, (aclDataType)arg->values.dtype);
        passed->scalar = arg->null ? NULL : o->scalars[i];
        break;
    default:
        call_pass_plain(arg, p, passed);
        break;
    }
}

void call_open(const call *c, opened *o)
{
    *o = (opened){.of = c};
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->args[i].over < 0)
            open_argument(o, i);
    }
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->args[i].over >= 0)
            open_argument(o, i);
    }
}

void call_close_handles(opened *o)
{
    for (size_t i = 0; i < o->of->entry->param_count; i++) {
        if (o->tensors[i].tensor)
            (void)aclDestroyTensor(o->tensors[i].tensor);
        o->tensors[i].tensor = NULL;
        if (o->scalars[i])
            (void)aclDestroyScalar(o->scalars[i]);
        o->scalars[i] = NULL;
        if (o->integers[i])
            (void)aclDestroyIntArray(o->integers[i]);
        o->integers[i] = NULL;
        if (o->flags[i])
            (void)aclDestroyBoolArray(o->flags[i]);
        o->flags[i] = NULL;
        if (o->lists[i])
            (void)aclDestroyTensorList(o->lists[i]);
        o->lists[i] = NULL;
    }
}

void call_close(opened *o)
{
    call_close_handles(o);
    for (size_t i = 0; i < o->of->entry->param_count; i++)
        placed_free(&o->tensors[i]);
    if (o->workspace)
        (void)aclrtFree(o->workspace);
    o->workspace = NULL;
}

/* --- running ---------------------------------------------------------------------------------- */

/* The newest sentence of this thread; the others are dropped with it. */
static void take_sentence(outcome *out)
{
    const char *sentence = aclGetRecentErrMsg();

    (void)snprintf(out->sentence, sizeof out->sentence, "%s", sentence ? sentence : "");
}

outcome call_prepare(const opened *o, aclOpExecutor **executor)
{
    outcome out = {0};

    for (size_t i = 0; i < o->of->entry->param_count; i++)
        placed_renew(&o->tensors[i]);
    (void)aclGetRecentErrMsg();
    *executor = NULL;
    out.status = o->of->entry->prepare(&o->args, &out.workspace, executor);
    take_sentence(&out);
    return out;
}

void call_launch(const opened *o, aclOpExecutor *executor, outcome *out)
{
    bool on_device = false;
    void *workspace = out->workspace > 0 ? placed_room(out->workspace, &on_device) : NULL;

    out->status = o->of->entry->launch(workspace, out->workspace, executor, NULL);
    if (out->status == 0)
        out->status = aclrtSynchronizeStream(NULL);
    take_sentence(out);
    placed_room_free(workspace, on_device);
}

outcome call_run(const call *c, array *results, findings *f)
{
    aclOpExecutor *executor;
    opened o;

    call_open(c, &o);

    outcome out = call_prepare(&o, &executor);

    if (out.status == 0)
        call_launch(&o, executor, &out);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *p = &c->entry->params[i];

        if (results)
            results[i] = param_is_written(p) ? placed_read(&o.tensors[i]) : (array){0};
        if (!param_is_tensor(p))
            continue;
        if (c->args[i].over < 0 && !shared(c, i))
            placed_check_surroundings(&o.tensors[i], p->name, f);
    }
    call_close(&o);
    return out;
}

void results_free(const call *c, array *results)
{
    for (size_t i = 0; i < c->entry->param_count; i++)
        array_free(&results[i]);
}
