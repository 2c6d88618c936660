#include "subject.h"

#include "client/call_types.h"

#include "client/run.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check/check.h"
#include "client/bits.h"
#include "client/dtype.h"
#include "client/parts.h"
#include "row_call.h"

static bool has_channels(const ac_entry *entry)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].view == AC_ENTRY_CHANNEL)
            return true;
    }
    return false;
}

static void set_scalar(subject *s, size_t argument, double given)
{
    call_argument *const arg = &s->call.args[s->argument[argument]];
    const bool rounds = entry_compares(s->call.entry) && dtype_is_float(s->dtype);
    const double value = rounds ? bits_value(s->dtype, row_bits(s->dtype, given)) : given;
    const float single = (float)value;
    const bool wide = dtype_part(s->dtype) == AC_F64;
    uint32_t low;
    uint64_t bits;

    if (param_is_tensor(&s->call.entry->params[s->argument[argument]])) {
        array_set(&arg->values, 0, row_bits(s->dtype, value));
        s->scalar[argument] = bits_value(s->dtype, array_get(&arg->values, 0));
        return;
    }

    if (dtype_is_integer(s->dtype) && s->call.entry->params[s->argument[argument]].cast) {
        arg->values = array_make(AC_I64, 0, NULL); /* no float converts to the dtype */
        array_set(&arg->values, 0, (uint64_t)(int64_t)value);
        s->scalar[argument] = trunc(value);
        return;
    }
    arg->values = array_make(wide ? AC_F64 : AC_F32, 0, NULL);
    memcpy(&low, &single, sizeof low);
    memcpy(&bits, &value, sizeof bits);
    array_set(&arg->values, 0, wide ? bits : low);
    s->scalar[argument] = wide ? value : (double)single;
    arg->real = s->scalar[argument];
}

static void *numbers_make(int dtype)
{
    void *const numbers = calloc(SUBJECT_POINTS, dtype_size(dtype));

    if (!numbers)
        abort();
    return numbers;
}

/* The dtype of a tensor beside results of another: bytes of a condition, or parts of complex
 * numbers. */
static int own_dtype(const ac_entry_param *p, int dtype)
{
    const bool listed = (param_dtypes(p, AC_HOST) >> dtype & 1) != 0;

    if (p->truth)
        return listed ? dtype : AC_BOOL;
    if (listed || !dtype_is_complex(dtype) || p->view == AC_ENTRY_INDEX)
        return dtype;
    return dtype_part(dtype);
}

static void free_numbers(subject *s)
{
    for (size_t i = 0; i < AC_ENTRY_ARGS_MAX; i++) {
        free(s->numbers[i]);
        free(s->given[i]);
    }
}

/* The points of a call as a list, or with axes of extent 1 in front where an entry needs them. */
static ac_entry_shape points_of(const ac_entry *entry)
{
    const ac_entry_shape list = {.rank = 1, .dims = {SUBJECT_POINTS}};
    const ac_entry_shape fit = entry_fit(entry, &list);

    return entry_count(&fit) == SUBJECT_POINTS ? fit : list;
}

/* Gives tensors that are seen by maps the axes that wholes have of which these points are a part.
 */
static void see_wholes(subject *s, const ac_entry_shape *points)
{
    ac_entry_given given[AC_ENTRY_ARGS_MAX];

    call_given(&s->call, given);
    for (size_t i = 0; i < s->call.entry->param_count; i++) {
        const ac_entry_param *const p = &s->call.entry->params[i];

        if (p->cut_count > 0 && !p->put && param_is_tensor(p)) {
            const ac_entry_shape own = entry_view(s->call.entry, i, given, points);

            call_reshape(&s->call, i, own.rank, own.dims);
        }
    }
}

/* Where the elements of an operand begin in its tensor, in bytes. */
static size_t begin_of(const subject *s, const char *name)
{
    const size_t param = entry_operand(s->call.entry, name);
    size_t first = 0;

    if (entry_halves(s->call.entry, param))
        first = SUBJECT_POINTS * (size_t)part_cut(&s->call, param, name)->numbers[1];
    return first * s->handles.tensors[param].values.size;
}

static void *elements_of(subject *s, const char *name)
{
    const placed *const tensor = &s->handles.tensors[entry_operand(s->call.entry, name)];

    return tensor->memory + tensor->start + begin_of(s, name);
}

static void *input_of(subject *s, const char *name)
{
    const size_t param = entry_operand(s->call.entry, name);

    if (s->given[param])
        return s->given[param] + begin_of(s, name);
    return s->numbers[param] ? s->numbers[param] : elements_of(s, name);
}

static size_t bytes_of(const subject *s, size_t param)
{
    const array *const values = &s->handles.tensors[param].values;

    return values->count * values->size;
}

/* What is written in place is given apart. */
static void keep_given(subject *s)
{
    for (size_t i = 0; i < s->call.entry->param_count; i++) {
        const ac_entry_param *const p = &s->call.entry->params[i];

        if (p->role != AC_ROLE_INOUT || !param_is_tensor(p) || p->put || s->numbers[i])
            continue;
        s->given[i] = calloc(bytes_of(s, i), 1);
        if (!s->given[i])
            abort();
    }
}

/* Whether results are of the dtype: a call whose tensors are parts of it may be one of real
 * numbers.
 */
static bool is_computed(const subject *s)
{
    return !dtype_is_complex(s->dtype) || call_result_type(&s->call) == s->dtype;
}

/* Whether results are converted, from complex numbers to their real parts: nothing is computed. */
static bool drops_parts(const subject *s)
{
    for (size_t i = 0; i < s->call.entry->param_count; i++) {
        if (s->numbers[i] && s->call.entry->params[i].converts)
            return true;
    }
    return false;
}

bool subject_open(subject *s, const oracle *o, const char *mode, int dtype, size_t set)
{
    const ac_entry *const entry = entry_of(o->entry);
    const int64_t row[] = {1, SUBJECT_POINTS};
    const bool split = entry && entry_is_split(entry);
    size_t scalars = 0;

    *s = (subject){.oracle = o, .mode = mode, .dtype = dtype, .set = set};
    if (!entry)
        return false;

    const ac_entry_shape list = points_of(entry);

    s->call.entry = entry;
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];
        const bool flat = !has_channels(entry) || p->view == AC_ENTRY_CHANNEL;

        s->call.args[i].over = -1;
        if (p->role == AC_ROLE_AXIS)
            s->call.args[i].number = split ? 1 : 0;
        if (p->role == AC_ROLE_DTYPE)
            s->call.args[i].values.dtype = dtype;
        if (p->view == AC_ENTRY_SINGLE) {
            s->call.args[i].values = array_make(dtype, 1, (const int64_t[]){1});
        } else if (param_is_tensor(p) && split) {
            const int64_t dims[] = {SUBJECT_POINTS, p->cut_count > 0 ? 2 : 1};

            /* The parts of a tensor lie one behind the other. */
            s->call.args[i].values = array_make(dtype, 2, dims);
            s->call.args[i].how = LAYOUT_TRANSPOSED;
        } else if (param_is_tensor(p)) {
            const int own = own_dtype(p, dtype);

            s->call.args[i].values = array_make(own, flat ? list.rank : 2, flat ? list.dims : row);
            if (own != dtype)
                s->numbers[i] = numbers_make(dtype);
        }
    }
    call_modes_named(&s->call, mode);
    call_default_views(&s->call, list.rank, list.dims, true);
    if (!split)
        see_wholes(s, &list);
    for (size_t i = 0; o->arguments[i]; i++, s->arguments++) {
        if (oracle_counts(o->arguments[i])) {
            s->scalar[i] = SUBJECT_POINTS;
            continue;
        }
        s->argument[i] = (int)entry_operand(entry, o->arguments[i]);
        if (param_is_tensor(&entry->params[s->argument[i]]) &&
            entry->params[s->argument[i]].view != AC_ENTRY_SINGLE)
            s->tensor[s->inputs++] = i;
        else
            set_scalar(s, i, o->scalars[set][scalars++]);
    }
    if (s->inputs == 0 || !call_dtypes_legal(&s->call, AC_HOST) || !is_computed(s) ||
        drops_parts(s)) {
        free_numbers(s);
        call_free(&s->call);
        return false;
    }
    call_open(&s->call, &s->handles);
    keep_given(s);
    for (size_t k = 0; k < s->inputs; k++)
        s->input[s->tensor[k]] = input_of(s, o->arguments[s->tensor[k]]);
    return true;
}

void subject_close(subject *s)
{
    call_close(&s->handles);
    call_free(&s->call);
    free_numbers(s);
}

const char *subject_name(const subject *s, char *text, size_t size)
{
    (void)snprintf(text, size, "%s%s%s %s", s->oracle->entry, s->mode[0] == '\0' ? "" : " ",
                   s->mode, dtype_name(s->dtype));
    return text;
}

const char *subject_title(const subject *s, char *text, size_t size)
{
    char name[160];

    (void)snprintf(text, size, "%s #%zu", subject_name(s, name, sizeof name), s->set);
    return text;
}

void subject_print_scalars(const subject *s)
{
    const char *comma = "";

    for (size_t i = 0; i < s->arguments; i++) {
        bool tensor = false;

        for (size_t k = 0; k < s->inputs; k++)
            tensor |= s->tensor[k] == i;
        if (!tensor) {
            (void)printf("%s%.17g", comma, s->scalar[i]);
            comma = ",";
        }
    }
}

bool subject_linear(const subject *s, size_t argument)
{
    for (const char *const *name = s->oracle->linear; *name; name++) {
        if (strcmp(*name, s->oracle->arguments[argument]) == 0)
            return true;
    }
    return false;
}

size_t subject_running(const subject *s, const oracle_formula *formula)
{
    for (size_t k = 0; k < s->inputs; k++) {
        const size_t tensor = s->tensor[k];
        const char *const name = s->oracle->arguments[tensor];

        if (formula->only ? strcmp(formula->only, name) == 0 : !subject_linear(s, tensor))
            return tensor;
    }
    return s->tensor[0];
}

bool subject_complex(const subject *s)
{
    return dtype_is_complex(s->dtype);
}

int subject_part(const subject *s)
{
    return dtype_part(s->dtype);
}

void *subject_input(subject *s, size_t argument)
{
    return s->input[argument];
}

void *subject_output(subject *s, const char *name)
{
    const size_t param = entry_operand(s->call.entry, name);

    if (s->numbers[param])
        return s->numbers[param];
    return elements_of(s, name);
}

/* Gives an input of real numbers the real parts of those that a point has. */
static void real_parts(subject *s, size_t param)
{
    const size_t size = dtype_size(dtype_part(s->dtype));
    void *const elements = elements_of(s, s->call.entry->params[param].name);

    for (size_t k = 0; k < SUBJECT_POINTS; k++)
        bits_set(elements, size, k, bits_get(s->numbers[param], size, 2 * k));
}

/* The results of an output whose dtype is not that of the subject, as numbers of that. */
static void as_numbers(subject *s, size_t param)
{
    const void *const elements = elements_of(s, s->call.entry->params[param].name);
    const bool truth = s->call.entry->params[param].truth;
    const bool real = !subject_complex(s);
    const int part = dtype_part(s->dtype);
    const size_t size = dtype_size(part);

    for (size_t k = 0; k < SUBJECT_POINTS; k++) {
        uint64_t number = truth ? ((const unsigned char *)elements)[k] : 0;

        if (!truth)
            number = bits_get(elements, size, k);
        else if (dtype_is_float(part))
            number = bits_of(part, (double)number);
        bits_set(s->numbers[param], size, real ? k : 2 * k, number);
        if (!real)
            bits_set(s->numbers[param], size, 2 * k + 1, 0);
    }
}

void subject_run(subject *s)
{
    aclOpExecutor *executor;

    for (size_t i = 0; i < s->call.entry->param_count; i++) {
        if (s->numbers[i] && !param_is_written(&s->call.entry->params[i]))
            real_parts(s, i);
        if (s->given[i]) {
            const placed *const tensor = &s->handles.tensors[i];

            memcpy(tensor->memory + tensor->start, s->given[i], bytes_of(s, i));
        }
    }

    outcome out = call_prepare(&s->handles, &executor);

    if (out.status == 0)
        call_launch(&s->handles, executor, &out);
    if (out.status != 0) {
        (void)fprintf(stderr, "%s: %d: %s\n", s->oracle->entry, out.status, out.sentence);
        exit(2);
    }
    for (size_t i = 0; i < s->call.entry->param_count; i++) {
        if (s->numbers[i] && param_is_written(&s->call.entry->params[i]))
            as_numbers(s, i);
    }
}

bool subject_values(subject *s, size_t point, double *values)
{
    const size_t size = dtype_size(s->dtype);

    for (size_t i = 0; i < s->arguments; i++)
        values[i] = s->scalar[i];
    for (size_t k = 0; k < s->inputs; k++) {
        const size_t i = s->tensor[k];

        values[i] = bits_value(s->dtype, bits_get(subject_input(s, i), size, point));
        if (!isfinite(values[i]))
            return false;
    }
    return true;
}
