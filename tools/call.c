#include "call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/bits.h"
#include "client/dtype.h"
#include "client/number.h"
#include "common/dtypes.h"
#include "say.h"

/* --- arguments as text ------------------------------------------------------------------------ */

static int unknown_argument(const ac_entry *entry, const char *name)
{
    char names[512];
    size_t used = 0;

    for (size_t i = 0; i < entry->param_count; i++)
        used += (size_t)snprintf(names + used, used < sizeof names ? sizeof names - used : 0,
                                 "%s%s", i > 0 ? ", " : "", entry->params[i].name);
    return fail(EXIT_USAGE, "%s has no argument %s; it has %s", entry->name, name, names);
}

/* FILE, or FILE,FILE for a tensor that is read and written. */
static int take_tensor(slot *s, const ac_entry_param *p, char *value, int dtype)
{
    char *const comma = p->role == AC_ROLE_INOUT && value[0] != '[' ? strchr(value, ',') : NULL;

    if (comma) {
        *comma = '\0';
        s->file = comma + 1;
    }
    if (p->role == AC_ROLE_OUT) {
        s->file = value;
        return EXIT_DONE;
    }
    return array_read(&s->values, p->name, value, dtype);
}

/* NUMBER or NUMBER:DTYPE */
static int take_number(slot *s, const ac_entry_param *p, const char *value)
{
    char *end;

    s->number = strcmp(value, "true") == 0 ? 1 : strtod(value, &end);
    if (strcmp(value, "true") == 0 || strcmp(value, "false") == 0)
        end = (char *)(uintptr_t) "";
    if (end == value || (*end != '\0' && *end != ':'))
        return fail(EXIT_USAGE, "%s=%s is not a number", p->name, value);
    s->dtype = *end == ':' ? dtype_named(end + 1) : AC_DTYPE_NONE;
    if (*end == ':' && (!dtype_is_known(s->dtype) || dtype_is_complex(s->dtype)))
        return fail(EXIT_USAGE, "%s=%s: %s is not a data type of scalars", p->name, value, end + 1);
    return EXIT_DONE;
}

/* A label of the spec, else a number; the library refuses what is not allowed. */
static int take_mode(slot *s, const ac_entry_param *p, char *value)
{
    char *end;

    s->text = value;
    for (size_t i = 0; i < p->choice_count; i++) {
        if (strcmp(p->choices[i].label, value) == 0) {
            s->integer = p->choices[i].value;
            s->text = (char *)(uintptr_t)(p->choices[i].text ? p->choices[i].text : value);
            return EXIT_DONE;
        }
    }
    if (p->kind == AC_KIND_STRING)
        return EXIT_DONE;
    s->integer = strtoll(value, &end, 10);
    if (strcmp(value, "true") == 0 || strcmp(value, "false") == 0)
        s->integer = value[0] == 't';
    else if (end == value || *end != '\0')
        return fail(EXIT_USAGE, "%s=%s is neither a name nor a number that %s can be", p->name,
                    value, p->name);
    return EXIT_DONE;
}

int call_parse(call *c, const ac_entry *entry, int count, char **arguments, int dtype)
{
    *c = (call){.entry = entry};
    for (int i = 0; i < count; i++) {
        char *const equals = strchr(arguments[i], '=');

        if (!equals)
            return fail(EXIT_USAGE, "%s is not of the form NAME=VALUE", arguments[i]);
        *equals = '\0';

        const size_t at = entry_param(entry, arguments[i]);

        if (at == entry->param_count)
            return unknown_argument(entry, arguments[i]);

        const ac_entry_param *const p = &entry->params[at];
        slot *const s = &c->slots[at];
        int status;

        if (s->given)
            return fail(EXIT_USAGE, "%s is given twice", p->name);
        s->given = true;
        if (param_is_tensor(p))
            status = take_tensor(s, p, equals + 1, dtype);
        else if (p->kind == AC_KIND_COUNTS)
            status = array_read(&s->values, p->name, equals + 1, AC_I64);
        else if (p->role == AC_ROLE_MODE)
            status = take_mode(s, p, equals + 1);
        else
            status = take_number(s, p, equals + 1);
        if (status != EXIT_DONE)
            return status;
    }
    return EXIT_DONE;
}

static const char *choices_text(const ac_entry_param *p, char *text, size_t size)
{
    size_t used = 0;

    text[0] = '\0';
    for (size_t i = 0; i < p->choice_count && used < size; i++)
        used += (size_t)snprintf(text + used, size - used, "%s%s", i > 0 ? ", " : "",
                                 p->choices[i].label);
    return text;
}

int call_check_given(const call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        char text[256];

        if (c->slots[i].given || p->role == AC_ROLE_OUT || p->role == AC_ROLE_IGNORED ||
            p->optional)
            continue;
        if (p->role == AC_ROLE_MODE)
            return fail(EXIT_USAGE, "%s wants %s=, which may be %s", c->entry->name, p->name,
                        choices_text(p, text, sizeof text));
        return fail(EXIT_USAGE, "%s wants %s=%s", c->entry->name, p->name,
                    param_is_tensor(p) ? "FILE.npy (or random:2x3, linspace:-1:1:9, [1,2,3])"
                                       : "NUMBER");
    }
    return EXIT_DONE;
}

/* --- what the spec says of a call --------------------------------------------------------------
 */

/* What a rule makes of two dtypes; one of a tensor that is not there decides nothing. */
static int combined(const char *rule, int a, int b)
{
    if (strcmp(rule, "float") == 0)
        return dtype_is_float(b) || dtype_is_complex(b) || b < 0 ? b : AC_F32;
    if (a < 0 || b < 0 || a == b)
        return a < 0 ? b : a;
    if (strcmp(rule, "widen") == 0)
        return a == AC_F64 || b == AC_F64 ? AC_F64 : AC_F32;
    return ac_dtype_promotions[a][b];
}

int call_type(const call *c, const char *name)
{
    const ac_entry *const entry = c->entry;

    for (size_t i = 0; i < entry->type_count; i++) {
        const ac_entry_type *const type = &entry->types[i];

        if (strcmp(type->name, name) != 0 || type->rule[0] == '\0')
            continue;

        int made = AC_DTYPE_NONE;

        for (size_t k = 0; type->of[k]; k++)
            made = combined(type->rule, made, call_type(c, type->of[k]));
        return made;
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        if (param_is_tensor(p) && param_is_read(p) && strcmp(p->type, name) == 0 &&
            c->slots[i].values.data)
            return c->slots[i].values.dtype;
    }
    return AC_DTYPE_NONE;
}

/* The shapes of all tensors that have one by now. */
static void shapes_of(const call *c, ac_entry_shape *shapes)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const array *const a = &c->slots[i].values;

        shapes[i] = (ac_entry_shape){.rank = a->rank};
        memcpy(shapes[i].dims, a->dims, a->rank * sizeof a->dims[0]);
    }
}

void call_numbers(const call *c, int64_t *numbers)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const slot *const s = &c->slots[i];

        numbers[i] = c->entry->params[i].role == AC_ROLE_AXIS ? (int64_t)s->number : s->integer;
    }
}

int call_make_outputs(call *c)
{
    ac_entry_shape shapes[AC_ENTRY_ARGS_MAX];
    int64_t numbers[AC_ENTRY_ARGS_MAX];

    shapes_of(c, shapes);
    call_numbers(c, numbers);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        const char *const type = p->cast_to ? p->cast_to : p->type;
        const int dtype = param_is_tensor(p) ? call_type(c, type) : AC_DTYPE_NONE;

        if (p->role != AC_ROLE_OUT)
            continue;

        const ac_entry_shape shape = entry_output(c->entry, i, numbers, shapes);

        if (!array_make(&c->slots[i].values, dtype < 0 ? AC_F32 : dtype, shape.rank, shape.dims))
            return EXIT_FILE;
    }
    return EXIT_DONE;
}

int call_default(call *c, int dtype, const ac_entry_shape *space)
{
    int64_t numbers[AC_ENTRY_ARGS_MAX];

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        slot *const s = &c->slots[i];

        if (s->given)
            continue;
        s->number = p->role == AC_ROLE_AXIS ? -1 : p->optional ? p->fallback : 0.5;
        s->dtype = AC_DTYPE_NONE;
        if (p->choice_count > 0) {
            const ac_entry_choice *const choice = &p->choices[(size_t)p->fallback];

            s->integer = choice->value;
            s->text = (char *)(uintptr_t)choice->text;
        }
    }
    call_numbers(c, numbers);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        const ac_entry_shape shape = entry_view(c->entry, i, numbers, space);
        slot *const s = &c->slots[i];

        if (s->given || !param_is_tensor(p) || p->role == AC_ROLE_OUT || p->optional)
            continue;
        if (!array_make(&s->values, dtype, shape.rank, shape.dims))
            return EXIT_FILE;
        array_randomise(&s->values, i);
    }
    return EXIT_DONE;
}

/* --- handles -----------------------------------------------------------------------------------
 */

int say_refused(const char *function, int status)
{
    const char *const recorded = aclGetRecentErrMsg();
    char sentences[4096];
    size_t used = 0;

    /* One for each line, the newest first; here all of them stand in one line. */
    for (const char *c = recorded ? recorded : "no sentence was recorded";
         *c != '\0' && used + 3 < sizeof sentences; c++) {
        if (*c == '\n')
            sentences[used++] = ';';
        sentences[used++] = *c == '\n' ? ' ' : *c;
    }
    sentences[used] = '\0';
    if (status == 0)
        return fail(EXIT_REFUSED, "%s returned null: %s", function, sentences);
    return fail(EXIT_REFUSED, "%s returned %d%s%s: %s", function, status,
                status_name(status)[0] != '\0' ? " " : "", status_name(status), sentences);
}

/* The dtype in which a scalar is handed over: the widest that this product allows; an integer where
 * it has to convert to one. */
static int scalar_dtype(const call *c, const slot *s, const ac_entry_param *p)
{
    static const int preferred[] = {AC_F64, AC_F32, AC_I64, AC_I32, AC_F16, AC_BF16, AC_BOOL};
    const uint64_t allowed = p->dtypes ? p->dtypes[product_current()] : 0;

    if (s->dtype != AC_DTYPE_NONE)
        return s->dtype;
    if (p->cast && ac_dtype_facts[call_type(c, p->type)].class_ == AC_CLASS_INT)
        return AC_I64;
    for (size_t i = 0; i < sizeof preferred / sizeof preferred[0]; i++) {
        if ((allowed >> preferred[i] & 1) != 0)
            return preferred[i];
    }
    return AC_F32;
}

static size_t bytes_of(const array *a)
{
    return a->count * dtype_size(a->dtype);
}

static int open_tensor(slot *s)
{
    array *const a = &s->values;
    int64_t strides[ARRAY_RANK_MAX];
    int status;

    array_strides(a, strides);
    status = bytes_of(a) > 0 ? aclrtMalloc(&s->memory, bytes_of(a), ACL_MEM_MALLOC_HUGE_FIRST)
                             : ACL_SUCCESS;
    if (status != ACL_SUCCESS)
        return say_refused("aclrtMalloc", status);

    const int64_t storage[1] = {(int64_t)a->count};

    s->tensor = aclCreateTensor(a->dims, a->rank, (aclDataType)a->dtype, strides, 0, ACL_FORMAT_ND,
                                storage, 1, s->memory);
    return s->tensor ? EXIT_DONE : say_refused("aclCreateTensor", 0);
}

static int open_slot(call *c, size_t i)
{
    const ac_entry_param *const p = &c->entry->params[i];
    ac_entry_arg *const passed = &c->args.of[i];
    slot *const s = &c->slots[i];
    int status = EXIT_DONE;
    uint64_t bits;

    switch (p->kind) {
    case AC_KIND_IGNORED: /* any tensor does; one without elements */
        s->tensor = aclCreateTensor((const int64_t[]){0}, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND,
                                    (const int64_t[]){0}, 1, NULL);
        passed->tensor = s->tensor;
        return s->tensor ? EXIT_DONE : say_refused("aclCreateTensor", 0);
    case AC_KIND_TENSOR:
    case AC_KIND_COUNTS:
        if (p->optional && !s->given)
            break;
        status = open_tensor(s);
        passed->tensor = s->tensor;
        break;
    case AC_KIND_SCALAR:
        if (p->optional && !s->given)
            break;
        s->dtype = scalar_dtype(c, s, p);
        bits = bits_of(s->dtype, s->number);
        s->scalar = aclCreateScalar(&bits, (aclDataType)s->dtype);
        passed->scalar = s->scalar;
        break;
    case AC_KIND_REAL:
        passed->real = s->number;
        break;
    case AC_KIND_INTEGER:
        passed->integer = p->role == AC_ROLE_MODE ? s->integer : (int64_t)s->number;
        break;
    case AC_KIND_BOOLEAN:
        passed->boolean = p->role == AC_ROLE_MODE ? s->integer != 0 : s->number != 0;
        break;
    case AC_KIND_STRING:
        passed->string = s->text;
        break;
    }
    return status;
}

int call_write(call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const slot *const s = &c->slots[i];
        const size_t bytes = bytes_of(&s->values);
        int status;

        /* Outputs, too, where rows may be left alone. */
        if (!s->memory || (entry_counts(c->entry) == c->entry->param_count &&
                           !param_is_read(&c->entry->params[i])))
            continue;
        status = aclrtMemcpy(s->memory, bytes, s->values.data, bytes, ACL_MEMCPY_HOST_TO_DEVICE);
        if (status != ACL_SUCCESS)
            return say_refused("aclrtMemcpy", status);
    }
    return EXIT_DONE;
}

int call_open(call *c)
{
    int status = aclInit(NULL);

    if (status != ACL_SUCCESS && status != ACL_ERROR_REPEAT_INITIALIZE)
        return say_refused("aclInit", status);
    status = aclrtSetDevice(0);
    if (status != ACL_SUCCESS)
        return say_refused("aclrtSetDevice", status);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        status = open_slot(c, i);
        if (status != EXIT_DONE)
            return status;
    }
    return call_write(c);
}

int call_run(call *c)
{
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    int status = c->entry->prepare(&c->args, &size, &executor);

    if (status == 0 && size > c->workspace_size) {
        if (c->workspace)
            (void)aclrtFree(c->workspace);
        c->workspace = NULL;
        status = aclrtMalloc(&c->workspace, size, ACL_MEM_MALLOC_HUGE_FIRST);
        c->workspace_size = status == 0 ? size : 0;
    }
    if (status == 0)
        status = c->entry->launch(c->workspace, size, executor, NULL);
    return status == 0 ? aclrtSynchronizeStream(NULL) : status;
}

int call_run_or_say(call *c)
{
    int status;

    (void)aclGetRecentErrMsg();
    status = call_run(c);
    return status == 0 ? EXIT_DONE : say_refused(c->entry->name, status);
}

int call_read(call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        slot *const s = &c->slots[i];
        const size_t bytes = bytes_of(&s->values);
        int status;

        if (!s->memory || !param_is_written(&c->entry->params[i]))
            continue;
        status = aclrtMemcpy(s->values.data, bytes, s->memory, bytes, ACL_MEMCPY_DEVICE_TO_HOST);
        if (status != ACL_SUCCESS)
            return say_refused("aclrtMemcpy", status);
    }
    return EXIT_DONE;
}

void call_free(call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        slot *const s = &c->slots[i];

        (void)aclDestroyTensor(s->tensor);
        (void)aclDestroyScalar(s->scalar);
        if (s->memory)
            (void)aclrtFree(s->memory);
        array_free(&s->values);
    }
    if (c->workspace)
        (void)aclrtFree(c->workspace);
}
