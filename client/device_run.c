#include "client/device_run.h"

#include "client/members.h"
#include "client/run.h"

#include "acl/acl.h"

static const char *open_argument(opened *o, size_t i, int *status)
{
    const call_argument *const arg = &o->of->args[i];
    const ac_entry_param *const p = &o->of->entry->params[i];
    const array nothing = {.dtype = AC_F32, .rank = 1, .size = sizeof(float)};
    ac_entry_arg *const passed = &o->args.of[i];
    const char *failed = NULL;

    switch (p->kind) {
    case AC_KIND_TENSOR:
    case AC_KIND_TENSORS:
    case AC_KIND_COUNTS:
    case AC_KIND_IGNORED: /* any tensor does; one without elements */
        if (arg->null)
            break;
        failed =
            placed_on_device(p->kind == AC_KIND_IGNORED ? &nothing : &arg->values, p->blocks_alone,
                             p->blocks_made ? placed_padding(&arg->values, LAYOUT_CONTIGUOUS) : 0,
                             &o->tensors[i], status);
        o->tensors[i].laid = p->blocks_made;
        passed->tensor = o->tensors[i].tensor;
        if (failed || p->kind != AC_KIND_TENSORS)
            break;
        o->lists[i] = members_make(o->of, i, &o->tensors[i]);
        passed->tensors = o->lists[i];
        failed = passed->tensors ? NULL : "aclCreateTensorList";
        break;
    case AC_KIND_SCALAR:
        if (arg->null)
            break;
        o->scalars[i] = aclCreateScalar(arg->values.data, (aclDataType)arg->values.dtype);
        passed->scalar = o->scalars[i];
        *status = 0;
        failed = passed->scalar ? NULL : "aclCreateScalar";
        break;
    case AC_KIND_AXIS:
        if (arg->null)
            break;
        o->scalars[i] = call_axis(arg);
        passed->scalar = o->scalars[i];
        *status = 0;
        failed = passed->scalar ? NULL : "aclCreateScalar";
        break;
    case AC_KIND_INTEGERS:
        if (arg->null)
            break;
        o->integers[i] =
            aclCreateIntArray((const int64_t *)(const void *)arg->values.data, arg->values.count);
        passed->integers = o->integers[i];
        *status = 0;
        failed = passed->integers ? NULL : "aclCreateIntArray";
        break;
    case AC_KIND_FLAGS:
        if (arg->null)
            break;
        o->flags[i] = call_flags(arg);
        passed->flags = o->flags[i];
        *status = 0;
        failed = passed->flags ? NULL : "aclCreateBoolArray";
        break;
    default:
        call_pass_plain(arg, p, passed);
        break;
    }
    return failed;
}

const char *device_open(const call *c, opened *o, int *status)
{
    const char *failed = NULL;

    *o = (opened){.of = c};
    *status = aclInit(NULL);
    if (*status != ACL_SUCCESS && *status != ACL_ERROR_REPEAT_INITIALIZE)
        return "aclInit";
    *status = aclrtSetDevice(0);
    if (*status != ACL_SUCCESS)
        return "aclrtSetDevice";
    for (size_t i = 0; i < c->entry->param_count && !failed; i++)
        failed = open_argument(o, i, status);
    return failed ? failed : device_write(o, status);
}

const char *device_write(const opened *o, int *status)
{
    const ac_entry *const entry = o->of->entry;
    const bool kept = entry_counts(entry) < entry->param_count;

    for (size_t i = 0; i < entry->param_count; i++) {
        /* What a call does not write has to hold something. */
        if (!o->tensors[i].memory ||
            (!kept && !param_is_read(&entry->params[i]) && call_wants(o->of, i)))
            continue;
        *status = placed_write(&o->tensors[i], &o->of->args[i].values);
        if (*status != ACL_SUCCESS)
            return "aclrtMemcpy";
    }
    return NULL;
}

/* The shape that the call has found, whose elements are those in front. */
static void take_shape(const placed *p, array *values)
{
    int64_t strides[ARRAY_RANK_MAX];

    if (!placed_found(p, &values->rank, values->dims, strides))
        return;
    values->count = 1;
    for (size_t i = 0; i < values->rank; i++)
        values->count *= (size_t)values->dims[i];
}

const char *device_read(const opened *o, call *c, int *status)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (!o->tensors[i].memory || !param_is_written(&c->entry->params[i]))
            continue;
        *status = placed_take(&o->tensors[i], &c->args[i].values);
        if (*status != ACL_SUCCESS)
            return "aclrtMemcpy";
        take_shape(&o->tensors[i], &c->args[i].values);
    }
    return NULL;
}

int device_run(opened *o)
{
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    int status;

    for (size_t i = 0; i < o->of->entry->param_count; i++)
        placed_renew(&o->tensors[i]);
    status = o->of->entry->prepare(&o->args, &size, &executor);

    if (status == 0 && size > o->workspace_size) {
        if (o->workspace)
            (void)aclrtFree(o->workspace);
        o->workspace = NULL;
        status = aclrtMalloc(&o->workspace, size, ACL_MEM_MALLOC_HUGE_FIRST);
        o->workspace_size = status == 0 ? size : 0;
    }
    if (status == 0)
        status = o->of->entry->launch(o->workspace, size, executor, NULL);
    return status == 0 ? aclrtSynchronizeStream(NULL) : status;
}
