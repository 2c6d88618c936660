#include "request.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "client/bits.h"
#include "client/call_types.h"
#include "client/dtype.h"
#include "client/members.h"
#include "client/number.h"
#include "say.h"
#include "values.h"

request request_make(const ac_entry *entry)
{
    return (request){.call = call_make(entry)};
}

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

/* The dtype of numbers for a tensor: indices and bits have their own. */
static int own_dtype(const ac_entry_param *p, int dtype)
{
    if (p->view == AC_ENTRY_INDEX || p->view == AC_ENTRY_CLASS)
        return AC_I64;
    return p->view == AC_ENTRY_BITS ? AC_U8 : dtype;
}

/* FILE, or FILE,FILE for a tensor that is written and whose shape the caller decides. */
static int take_tensor(request *r, size_t at, char *value, int dtype)
{
    const ac_entry_param *const p = &r->call.entry->params[at];
    const bool both = p->role == AC_ROLE_INOUT || param_is_room(p);
    char *const comma = both && value[0] != '[' ? strchr(value, ',') : NULL;

    if (comma) {
        *comma = '\0';
        r->files[at] = comma + 1;
    }
    if (p->role == AC_ROLE_OUT && !param_is_room(p)) {
        r->files[at] = value;
        return EXIT_DONE;
    }

    return values_read(&r->call.args[at].values, p->name, value, own_dtype(p, dtype));
}

/* One more tensor of a list. */
static int take_member(request *r, size_t at, const char *value, int dtype)
{
    const ac_entry_param *const p = &r->call.entry->params[at];
    array *const more = realloc(r->members[at], (r->member_count[at] + 1) * sizeof *r->members[at]);

    if (!more)
        return fail(EXIT_FILE, "no memory is left");
    r->members[at] = more;
    more[r->member_count[at]] = (array){.data = NULL};
    return values_read(&more[r->member_count[at]++], p->name, value, own_dtype(p, dtype));
}

/* Makes the array of each list of its tensors; the axis is known now. */
static int join_members(request *r)
{
    for (size_t i = 0; i < r->call.entry->param_count; i++) {
        const char *const why = r->member_count[i] > 0
                                    ? members_join(&r->call, i, r->members[i], r->member_count[i])
                                    : NULL;

        if (why)
            return fail(EXIT_USAGE, "the tensors that %s= gives are no list: %s",
                        r->call.entry->params[i].name, why);
    }
    return EXIT_DONE;
}

static void set_number(call_argument *arg, const ac_entry_param *p, double value)
{
    arg->real = p->kind == AC_KIND_INTEGER ? trunc(value) : value;
    arg->number = p->kind == AC_KIND_BOOLEAN ? value != 0 : (int64_t)bits_of(AC_I64, value);
}

/* Whether some product takes a scalar of a complex dtype. */
static bool may_be_complex(const ac_entry_param *p, int dtype)
{
    return p->kind == AC_KIND_SCALAR && dtype_in(dtype, param_dtypes(p, AC_HOST));
}

/* NUMBER or NUMBER:DTYPE; a scalar is made when all tensors are known. */
static int take_number(call_argument *arg, const ac_entry_param *p, const char *value)
{
    const bool truth = strcmp(value, "true") == 0 || strcmp(value, "false") == 0;
    const char *end = "";
    number both = {value[0] == 't', 0};

    if (!truth)
        end = number_read(value, &both);
    set_number(arg, p, both.re);
    arg->imaginary = both.im;
    if (end == value || (*end != '\0' && *end != ':'))
        return fail(EXIT_USAGE, "%s=%s is not a number", p->name, value);
    arg->values.dtype = *end == ':' ? dtype_named(end + 1) : AC_DTYPE_NONE;
    if (both.im != 0 && *end != ':')
        arg->values.dtype = AC_C128;
    if (both.im != 0 && !may_be_complex(p, arg->values.dtype))
        return fail(EXIT_USAGE, "%s=%s is complex, and %s is a real number", p->name, value,
                    p->name);
    if (*end == ':' &&
        (!dtype_is_known(arg->values.dtype) ||
         (dtype_is_complex(arg->values.dtype) && !may_be_complex(p, arg->values.dtype))))
        return fail(EXIT_USAGE, "%s=%s: %s is not a data type of scalars", p->name, value, end + 1);
    return EXIT_DONE;
}

static int take_integer(call_argument *arg, const ac_entry_param *p, const char *value)
{
    const bool truth = p->kind == AC_KIND_BOOLEAN;
    char *end;

    if (truth && (strcmp(value, "true") == 0 || strcmp(value, "false") == 0)) {
        arg->number = value[0] == 't';
        return EXIT_DONE;
    }
    errno = 0;
    arg->number = strtoll(value, &end, 10);
    if (end == value || *end != '\0' || errno != 0)
        return fail(EXIT_USAGE, "%s=%s is not %s", p->name, value,
                    truth ? "true or false" : "an integer of 64 bits");
    return EXIT_DONE;
}

static int take_dtype(call_argument *arg, const ac_entry_param *p, const char *value)
{
    arg->values.dtype = dtype_named(value);
    if (!dtype_is_known(arg->values.dtype))
        return fail(EXIT_USAGE, "%s=%s is not a data type", p->name, value);
    return EXIT_DONE;
}

/* A label of the spec, else a number; the library refuses what is not allowed. */
static int take_mode(call_argument *arg, const ac_entry_param *p, const char *value)
{
    char *end;

    arg->text = value;
    for (size_t i = 0; i < p->choice_count; i++) {
        if (strcmp(p->choices[i].label, value) == 0) {
            arg->number = p->choices[i].value;
            arg->text = p->choices[i].text ? p->choices[i].text : value;
            return EXIT_DONE;
        }
    }
    if (p->kind == AC_KIND_STRING)
        return EXIT_DONE;
    arg->number = strtoll(value, &end, 10);
    if (strcmp(value, "true") == 0 || strcmp(value, "false") == 0)
        arg->number = value[0] == 't';
    else if (end == value || *end != '\0')
        return fail(EXIT_USAGE, "%s=%s is neither a name nor a number that %s can be", p->name,
                    value, p->name);
    return EXIT_DONE;
}

int request_parse(request *r, const ac_entry *entry, int count, char **arguments, int dtype)
{
    *r = request_make(entry);
    for (int i = 0; i < count; i++) {
        char *const equals = strchr(arguments[i], '=');

        if (!equals)
            return fail(EXIT_USAGE, "%s is not of the form NAME=VALUE", arguments[i]);
        *equals = '\0';

        const size_t at = entry_param(entry, arguments[i]);

        if (at == entry->param_count)
            return unknown_argument(entry, arguments[i]);

        const ac_entry_param *const p = &entry->params[at];
        call_argument *const arg = &r->call.args[at];
        int status;

        const bool member = p->kind == AC_KIND_TENSORS && p->role == AC_ROLE_IN;

        if (r->given[at] && !member)
            return fail(EXIT_USAGE, "%s is given twice", p->name);
        r->given[at] = true;
        if (member)
            status = take_member(r, at, equals + 1, dtype);
        else if (param_is_tensor(p))
            status = take_tensor(r, at, equals + 1, dtype);
        else if (p->kind == AC_KIND_COUNTS || p->kind == AC_KIND_INTEGERS ||
                 p->kind == AC_KIND_FLAGS)
            status = values_read(&arg->values, p->name, equals + 1, AC_I64);
        else if (p->role == AC_ROLE_DTYPE)
            status = take_dtype(arg, p, equals + 1);
        else if (p->role == AC_ROLE_INTEGER || p->role == AC_ROLE_EXTENT ||
                 p->role == AC_ROLE_GROUPS)
            status = take_integer(arg, p, equals + 1);
        else if (p->role == AC_ROLE_MODE)
            status = take_mode(arg, p, equals + 1);
        else
            status = take_number(arg, p, equals + 1);
        if (status != EXIT_DONE)
            return status;
    }
    return join_members(r);
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

int request_check_given(const request *r)
{
    const call *const c = &r->call;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        char text[256];

        if (r->given[i] || (p->role == AC_ROLE_OUT && !param_is_room(p)) ||
            p->role == AC_ROLE_IGNORED || p->optional)
            continue;
        if (p->role == AC_ROLE_MODE)
            return fail(EXIT_USAGE, "%s wants %s=, which may be %s", c->entry->name, p->name,
                        choices_text(p, text, sizeof text));
        return fail(EXIT_USAGE, "%s wants %s=%s", c->entry->name, p->name,
                    param_is_tensor(p) ? "FILE.npy (or random:2x3, linspace:-1:1:9, [1,2,3])"
                    : p->kind == AC_KIND_INTEGERS ? "[0,1]"
                    : p->kind == AC_KIND_FLAGS    ? "[1,0,1]"
                    : p->kind == AC_KIND_DTYPE    ? "f32"
                                                  : "NUMBER");
    }
    return EXIT_DONE;
}

/* --- what is left out --------------------------------------------------------------------------
 */

/* Of the parameters of which one at least has to be given, the first where none is; else past all.
 * Tensors are made of all of them. */
static size_t either_needed(const request *r)
{
    const ac_entry *const e = r->call.entry;
    size_t first = e->param_count;

    for (size_t i = e->param_count; i-- > 0;) {
        if (!e->params[i].either)
            continue;
        if (r->given[i])
            return e->param_count;
        first = i;
    }
    return first;
}

/* `dtype`, or the first that a tensor of no floats, such as a condition, may have. */
static int allowed_dtype(const ac_entry_param *p, int dtype)
{
    const uint64_t allowed = param_dtypes(p, product_current());

    return allowed == 0 || dtype_in(AC_F32, allowed) || dtype_in(dtype, allowed)
               ? dtype
               : __builtin_ctzll(allowed);
}

int request_default(request *r, int dtype, const ac_entry_shape *space)
{
    call *const c = &r->call;
    const size_t needed = either_needed(r);
    ac_entry_given given[AC_ENTRY_ARGS_MAX];

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        call_argument *const arg = &c->args[i];

        if (r->given[i])
            continue;
        set_number(arg, p,
                   p->role == AC_ROLE_AXIS      ? -1
                   : p->optional && i != needed ? p->fallback
                   : p->kind == AC_KIND_BOOLEAN ? 0 /* a flag is false */
                                                : 0.5);
        arg->values.dtype = p->kind == AC_KIND_DTYPE ? dtype : AC_DTYPE_NONE;
        if (p->choice_count > 0) {
            arg->number = p->choices[(size_t)p->fallback].value;
            arg->text = p->choices[(size_t)p->fallback].text;
        }
    }
    call_default_views(c, space->rank, space->dims, true);
    call_given(c, given);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        const ac_entry_shape shape = entry_view(c->entry, i, given, space);

        if (r->given[i] || !param_is_tensor(p) || (p->role == AC_ROLE_OUT && !param_is_room(p)) ||
            (p->optional && !p->either) || p->view == AC_ENTRY_INDEX)
            continue;
        if (values_make(&c->args[i].values, allowed_dtype(p, dtype), shape.rank, shape.dims) !=
            EXIT_DONE)
            return EXIT_FILE;
        if (p->view != AC_ENTRY_CLASS) /* the first class is always there */
            array_randomise(&c->args[i].values, i);
        r->given[i] = r->given[i] || p->either;
    }
    if (needed < c->entry->param_count)
        r->given[needed] = true;
    return EXIT_DONE;
}

/* --- running ---------------------------------------------------------------------------------- */

/* What a user may do where a file of f64 was refused that would be taken in f32; "" otherwise. */
static const char *remedy_for(const request *r)
{
    for (size_t i = 0; r && i < r->call.entry->param_count; i++) {
        const ac_entry_param *const p = &r->call.entry->params[i];
        const uint64_t allowed = param_is_tensor(p) ? param_dtypes(p, product_current()) : 0;

        if (r->given[i] && p->role != AC_ROLE_OUT && dtype_in(AC_F32, allowed) &&
            r->call.args[i].values.dtype == AC_F64 && !dtype_in(AC_F64, allowed))
            return "; --dtype f32 converts what is read";
    }
    return "";
}

/* How a refusal is shown: the status and the library's sentence. */
static int say_refused(const char *function, int status, const request *r)
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
    return fail(EXIT_REFUSED, "%s returned %d%s%s: %s%s", function, status,
                status_name(status)[0] != '\0' ? " " : "", status_name(status), sentences,
                remedy_for(r));
}

/* The dtype in which a scalar is handed over: the widest that this product allows; an integer where
 * it has to convert to one. */
static int scalar_dtype(const call *c, const ac_entry_param *p)
{
    static const int preferred[] = {AC_F64, AC_F32, AC_I64, AC_I32, AC_F16, AC_BF16, AC_BOOL};
    const uint64_t allowed = param_dtypes(p, product_current());

    if (p->cast && dtype_is_integer(call_type(c, p->type)))
        return AC_I64;
    for (size_t i = 0; i < sizeof preferred / sizeof preferred[0]; i++) {
        if (dtype_in(preferred[i], allowed))
            return preferred[i];
    }
    return AC_F32;
}

/* An input that is not given and may be left out is passed as a null pointer; other scalars are
 * made. */
static void make_scalars(request *r)
{
    call *const c = &r->call;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        call_argument *const arg = &c->args[i];
        const bool handle = param_is_tensor(p) || p->kind == AC_KIND_COUNTS;

        arg->null = p->optional && !r->given[i] && p->role != AC_ROLE_OUT &&
                    (handle || p->kind == AC_KIND_SCALAR);
        if (arg->null || p->kind != AC_KIND_SCALAR)
            continue;

        const int dtype = arg->values.dtype;

        arg->values = array_make(dtype == AC_DTYPE_NONE ? scalar_dtype(c, p) : dtype, 0, NULL);
        element_set(arg->values.dtype, arg->values.data, 0, (number){arg->real, arg->imaginary});
    }
}

int request_open(request *r)
{
    findings f = {0};
    const char *failed;
    int status;

    make_scalars(r); /* whose dtypes those of outputs may follow */
    if (!call_make_outputs(&r->call, r->computed, &f))
        return say_findings(&f);
    failed = device_open(&r->call, &r->handles, &status);
    return failed ? say_refused(failed, status, NULL) : EXIT_DONE;
}

int request_run(request *r)
{
    int status;

    (void)aclGetRecentErrMsg();
    status = device_run(&r->handles);
    return status == 0 ? EXIT_DONE : say_refused(r->call.entry->name, status, r);
}

int request_complete(request *r)
{
    const char *failed;
    int status = request_run(r);

    if (status != EXIT_DONE)
        return status;
    failed = device_read(&r->handles, &r->call, &status);
    return failed ? say_refused(failed, status, NULL) : EXIT_DONE;
}

void request_free(request *r)
{
    if (r->handles.of)
        call_close(&r->handles);
    call_free(&r->call);
    for (size_t i = 0; i < AC_ENTRY_ARGS_MAX; i++) {
        for (size_t k = 0; k < r->member_count[i]; k++)
            array_free(&r->members[i][k]);
        free(r->members[i]);
    }
}
