#include "client/call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "client/bits.h"
#include "client/dtype.h"
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

/* --- dtypes ----------------------------------------------------------------------------------- */

static const ac_entry_type *type_named(const ac_entry *entry, const char *name)
{
    for (size_t i = 0; i < entry->type_count; i++) {
        if (strcmp(entry->types[i].name, name) == 0)
            return &entry->types[i];
    }
    return NULL;
}

static uint64_t dtypes_of(const ac_entry_param *p, int product)
{
    return p->dtypes ? p->dtypes[product] : 0;
}

/* In the place of the dtype of a tensor that is not passed, which decides nothing. */
enum { ABSENT = -2 };

static int combined(const char *rule, int a, int b)
{
    if (strcmp(rule, "float") == 0)
        return b < 0 || dtype_is_float(b) || dtype_is_complex(b) ? b : AC_F32;
    if (a == ABSENT || b == ABSENT)
        return a == ABSENT ? b : a;
    if (a < 0 || b < 0)
        return AC_DTYPE_NONE;
    if (a == b)
        return a;
    if (strcmp(rule, "widen") == 0)
        return a == AC_F64 || b == AC_F64 ? AC_F64 : AC_F32;
    return ac_dtype_promotions[a][b];
}

/* The dtype a type variable has: that of its first tensor, or what its rule makes of others. */
static int type_value(const call *c, const char *name)
{
    const ac_entry_type *type = type_named(c->entry, name);
    int found = ABSENT;

    if (type && type->rule[0] != '\0') {
        for (size_t k = 0; type->of[k]; k++)
            found = combined(type->rule, found, type_value(c, type->of[k]));
        return found;
    }
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *p = &c->entry->params[i];

        if (param_is_tensor(p) && !p->cast && strcmp(p->type, name) == 0 && !c->args[i].null)
            return c->args[i].values.dtype;
    }
    return ABSENT;
}

int call_result_type(const call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (param_is_written(&c->entry->params[i]))
            return type_value(c, c->entry->params[i].type);
    }
    return AC_DTYPE_NONE;
}

/* What converts to what: not complex to real, not float to integer, nothing but bool to bool. */
static bool convertible(int from, int to)
{
    const int a = ac_dtype_facts[from].class_;
    const int b = ac_dtype_facts[to].class_;

    if (from == to)
        return true;
    if (a == AC_CLASS_COMPLEX && b != AC_CLASS_COMPLEX)
        return false;
    if (a == AC_CLASS_FLOAT && b == AC_CLASS_INT)
        return false;
    return b != AC_CLASS_BOOL;
}

/* Whether a parameter may have a dtype where the result is of `type`. */
static bool stores(const ac_entry_param *p, int type, int dtype)
{
    if (p->cast && p->truncate && dtype_is_float(type) && dtype_is_integer(dtype))
        return true;
    if (p->cast && p->real && dtype_is_complex(type) && dtype_is_float(dtype))
        return true;
    return p->cast ? convertible(type, dtype) : type == dtype;
}

bool call_dtypes_legal(const call *c, int product)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *p = &c->entry->params[i];
        const int dtype = c->args[i].values.dtype;

        if (!param_is_tensor(p) || c->args[i].null)
            continue;
        if (dtype < 0 || dtype >= AC_DTYPE_COUNT || (dtypes_of(p, product) >> dtype & 1) == 0)
            return false;

        const int type = type_value(c, p->type);

        if (type < 0 || !stores(p, type, dtype))
            return false;
        if (p->result &&
            (type_value(c, p->result) < 0 || !convertible(type_value(c, p->result), dtype)))
            return false;
        if (p->cast_to && type_value(c, p->cast_to) != dtype)
            return false;
    }
    return true;
}

/* f32 where it is allowed, else the dtype with the lowest number; -1 if none is. */
static int preferred(uint64_t set)
{
    if ((set >> AC_F32 & 1) != 0)
        return AC_F32;
    return set == 0 ? -1 : __builtin_ctzll(set);
}

/* --- legal calls ------------------------------------------------------------------------------ */

void call_numbers(const call *c, int64_t *numbers)
{
    for (size_t i = 0; i < c->entry->param_count; i++)
        numbers[i] = c->args[i].number;
}

ac_entry_shape call_shape(const call *c, size_t arg, size_t rank, const int64_t *dims)
{
    int64_t numbers[AC_ENTRY_ARGS_MAX];
    ac_entry_shape space = {.rank = rank};

    for (size_t i = 0; i < rank; i++)
        space.dims[i] = dims[i];
    call_numbers(c, numbers);
    space = entry_fit(c->entry, &space);
    return entry_view(c->entry, arg, numbers, &space);
}

void call_default_axes(call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].role == AC_ROLE_AXIS)
            c->args[i].number = 0;
    }
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        /* Elements that alternate along an axis and those behind it: the last axis. */
        for (size_t k = 0; k < p->cut_count; k++) {
            const ac_entry_cut *const cut = part_cut(c, i, p->cuts[k].part);

            if (cut->axis && cut->kind == AC_CUT_ALTERNATE)
                c->args[entry_param(c->entry, cut->axis)].number = -1;
        }
    }
}

call call_legal(const ac_entry *entry, int product, size_t rank, const int64_t *dims)
{
    call c = call_make(entry);

    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].choice_count > 0)
            choose(&c.args[i], &entry->params[i].choices[0]);
    }
    call_default_axes(&c);
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *p = &entry->params[i];
        call_argument *arg = &c.args[i];

        if (p->kind == AC_KIND_SCALAR) {
            arg->values = array_make(preferred(dtypes_of(p, product)), 0, NULL);
            if (arg->values.dtype == AC_F32)
                array_set(&arg->values, 0, UINT64_C(0x3f800000));
            else
                array_set(&arg->values, 0, 1);
        }
        arg->real = 1.0;
        arg->null = p->kind == AC_KIND_COUNTS;
        if (!param_is_tensor(p))
            continue;

        const ac_entry_shape own = call_shape(&c, i, rank, dims);

        arg->values = array_make(preferred(dtypes_of(p, product)), own.rank, own.dims);
        if (p->role == AC_ROLE_OUT)
            array_spoil(&arg->values);
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *p = &entry->params[i];

        if (p->role == AC_ROLE_OUT && !p->cast && type_value(&c, p->type) >= 0)
            call_retype(&c, i, type_value(&c, p->type));
    }
    return c;
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
    array_free(values);
    *values = other;
}

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

static void open_argument(opened *o, size_t i)
{
    const call_argument *arg = &o->of->args[i];
    const ac_entry_param *p = &o->of->entry->params[i];
    ac_entry_arg *passed = &o->args.of[i];

    switch (p->kind) {
    case AC_KIND_TENSOR:
        if (arg->over >= 0)
            o->tensors[i] = placed_over(&o->tensors[arg->over], &arg->values, arg->shift);
        else
            o->tensors[i] = placed_make_with_room(&arg->values, arg->how,
                                                  shared(o->of, i) ? arg->values.count : 0);
        passed->tensor = arg->null ? NULL : o->tensors[i].tensor;
        break;
    case AC_KIND_COUNTS:
        if (arg->values.data)
            o->tensors[i] = placed_make(&arg->values, arg->how);
        passed->tensor = arg->null ? NULL : o->tensors[i].tensor;
        break;
    case AC_KIND_IGNORED: {
        array one = array_make(AC_F32, 0, NULL);

        o->tensors[i] = placed_make(&one, arg->how);
        passed->tensor = arg->null ? NULL : o->tensors[i].tensor;
        array_free(&one);
        break;
    }
    case AC_KIND_SCALAR:
        o->scalars[i] = aclCreateScalar(arg->values.data, (aclDataType)arg->values.dtype);
        passed->scalar = arg->null ? NULL : o->scalars[i];
        break;
    case AC_KIND_REAL:
        passed->real = arg->real;
        break;
    case AC_KIND_INTEGER:
        passed->integer = arg->number;
        break;
    case AC_KIND_BOOLEAN:
        passed->boolean = arg->number != 0;
        break;
    case AC_KIND_STRING:
        /* The interface takes a char *; the library only reads it. */
        passed->string = arg->null ? NULL : (char *)(uintptr_t)arg->text;
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

static void close_handles(opened *o)
{
    for (size_t i = 0; i < o->of->entry->param_count; i++) {
        if (o->tensors[i].tensor)
            (void)aclDestroyTensor(o->tensors[i].tensor);
        o->tensors[i].tensor = NULL;
        if (o->scalars[i])
            (void)aclDestroyScalar(o->scalars[i]);
        o->scalars[i] = NULL;
    }
}

void call_close(opened *o)
{
    close_handles(o);
    for (size_t i = 0; i < o->of->entry->param_count; i++)
        placed_free(&o->tensors[i]);
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

    (void)aclGetRecentErrMsg();
    *executor = NULL;
    out.status = o->of->entry->prepare(&o->args, &out.workspace, executor);
    take_sentence(&out);
    return out;
}

void call_launch(const opened *o, aclOpExecutor *executor, outcome *out)
{
    void *workspace = out->workspace > 0 ? malloc(out->workspace) : NULL;

    out->status = o->of->entry->launch(workspace, out->workspace, executor, NULL);
    if (out->status == 0)
        out->status = aclrtSynchronizeStream(NULL);
    take_sentence(out);
    free(workspace);
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
