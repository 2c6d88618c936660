#include "plan/describe.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "handles/array.h"
#include "handles/members.h"
#include "handles/scalar.h"
#include "strict/zone.h"

enum { LINES = 2048, NAME = 128 };

/* The first phase that this thread describes. */
static _Thread_local struct {
    ac_seen *seen;
    const ac_tensor *tensors[AC_SEEN_ARGUMENTS]; /* by argument; only compared */
    uint64_t members[AC_SEEN_ARGUMENTS];         /* of a tensor of a list: its number, from 1 on */
    bool inside;                                 /* the next call is the inner one */
    bool planned;                                /* the plan has the description */
    bool tries;                                  /* other products are asked */
    bool trying; /* the inner call is for the answer of another product */
    int tried;
    int chosen; /* what the thread chose before */
    size_t position;
    bool answered;
    aclnnStatus status;
} now;

bool ac_describes(void)
{
    return !now.inside;
}

/* --- arguments -------------------------------------------------------------------------------- */

static void see_tensor(ac_seen_argument *a, const ac_tensor *tensor)
{
    ac_seen_tensor *const t = &a->of.tensor;

    a->null = !tensor;
    a->dead = tensor && !ac_tensor_live(tensor);
    if (a->null || a->dead)
        return;
    t->dtype = tensor->dtype;
    t->format = tensor->format;
    t->offset = tensor->offset;
    t->shape = tensor->shape;
    memcpy(t->strides, tensor->strides, sizeof t->strides);
    t->storage = tensor->storage;
    t->address = tensor->data;
    t->operand = AC_SEEN_NOWHERE;
}

static void see_scalar(ac_seen_argument *a, const ac_scalar *scalar)
{
    _Static_assert(sizeof scalar->value == sizeof a->of.scalar.words, "a scalar fits its words");
    a->null = !scalar;
    a->dead = scalar && !ac_scalar_live(scalar);
    if (a->null || a->dead)
        return;
    a->of.scalar.dtype = scalar->dtype;
    memcpy(a->of.scalar.words, &scalar->value, sizeof a->of.scalar.words);
}

/* Whether there is room for the values of an array that has some. */
static bool see_array(ac_seen_argument *a, const ac_array *array)
{
    a->null = !array;
    a->dead = array && !ac_array_live(array);
    a->of.integers.values = NULL;
    a->of.integers.count = 0;
    if (a->null || a->dead || array->size == 0)
        return false;
    a->of.integers.values = malloc(array->size * sizeof(int64_t));
    if (!a->of.integers.values)
        return false;
    a->of.integers.count = array->size;
    return true;
}

static void see_integers(ac_seen_argument *a, const ac_array *array)
{
    if (see_array(a, array))
        memcpy(a->of.integers.values, array->values, array->size * sizeof(int64_t));
}

static void see_flags(ac_seen_argument *a, const ac_array *array)
{
    const bool seen = see_array(a, array);

    for (uint64_t i = 0; seen && i < array->size; i++)
        a->of.integers.values[i] = ((const bool *)array->values)[i];
}

/* A list, and behind it as many of its tensors as leave room for `others`. */
static void see_list(ac_seen *seen, const ac_array *list, bool written, size_t others)
{
    ac_seen_argument *const a = &seen->arguments[seen->count];
    char name[AC_SEEN_NAME];

    memcpy(name, a->name, sizeof name);
    a->kind = AC_SEEN_LIST;
    a->null = !list;
    a->dead = list && !ac_array_live(list);
    if (a->null || a->dead)
        return;
    a->of.integer = (int64_t)list->size;
    for (uint64_t i = 0; i < list->size && seen->count + 1 + others < AC_SEEN_ARGUMENTS; i++) {
        ac_seen_argument *const member = &seen->arguments[++seen->count];

        (void)snprintf(member->name, sizeof member->name, "%.*s[%u]",
                       AC_SEEN_NAME - (int)sizeof "[4294967295]", name, (unsigned)i);
        member->kind = AC_SEEN_TENSOR;
        member->read = !written;
        member->written = written;
        now.tensors[seen->count] = ac_member_of(list, i);
        see_tensor(member, now.tensors[seen->count]);
        now.members[seen->count] = i + 1;
    }
}

/* Reads the next argument as its letter says (ac_operator.parameters), which `others` follow. */
static void see(ac_seen *seen, size_t others, char letter, va_list *from)
{
    ac_seen_argument *const a = &seen->arguments[seen->count];

    now.members[seen->count] = 0;
    switch (letter) {
    case 'R':
    case 'W':
        see_list(seen, ac_tensor_list_of(va_arg(*from, const aclTensorList *)), letter == 'W',
                 others);
        break;
    case 's':
        a->kind = AC_SEEN_SCALAR;
        see_scalar(a, ac_scalar_of(va_arg(*from, const aclScalar *)));
        break;
    case 'l':
        a->kind = AC_SEEN_INTEGERS;
        see_integers(a, ac_int_array_of(va_arg(*from, const aclIntArray *)));
        break;
    case 'm':
        a->kind = AC_SEEN_INTEGERS;
        see_flags(a, ac_bool_array_of(va_arg(*from, const aclBoolArray *)));
        break;
    case 'd':
        a->kind = AC_SEEN_REAL;
        a->of.real = va_arg(*from, double);
        break;
    case 'i':
        a->kind = AC_SEEN_INTEGER;
        a->of.integer = va_arg(*from, int64_t);
        break;
    case 'c':
        a->kind = AC_SEEN_INTEGER;
        a->of.integer = va_arg(*from, int);
        break;
    case 'b':
        a->kind = AC_SEEN_BOOLEAN;
        a->of.boolean = va_arg(*from, int) != 0;
        break;
    case 't': {
        const char *const text = va_arg(*from, const char *);

        a->kind = AC_SEEN_TEXT;
        a->null = !text;
        a->of.text = text ? strdup(text) : NULL;
        break;
    }
    case 'e':
        a->kind = AC_SEEN_TEXT;
        a->of.text = strdup(ac_dtype_name(va_arg(*from, int)));
        break;
    default:
        a->kind = AC_SEEN_TENSOR;
        a->read = letter == 'r' || letter == 'u';
        a->written = letter == 'w' || letter == 'u';
        now.tensors[seen->count] = ac_tensor_of(va_arg(*from, const aclTensor *));
        see_tensor(a, now.tensors[seen->count]);
    }
}

/* "self:r out:w" names each parameter and how it is passed. */
static void see_all(ac_seen *seen, const char *parameters, va_list *from)
{
    size_t others = 0;

    for (const char *at = strchr(parameters, ' '); at; at = strchr(at + 1, ' '))
        others++;
    while (*parameters != '\0') {
        ac_seen_argument *const a = &seen->arguments[seen->count];
        const size_t length = strcspn(parameters, ":");
        const size_t kept = length < sizeof a->name ? length : sizeof a->name - 1;

        memcpy(a->name, parameters, kept);
        a->name[kept] = '\0';
        see(seen, others, parameters[length + 1], from);
        seen->count++;
        others -= others > 0;
        parameters += length + 2;
        parameters += *parameters == ' ';
    }
}

/* --- the first phase -------------------------------------------------------------------------- */

void ac_describe(const ac_operator *op, ...)
{
    va_list from;

    now.seen = ac_seen_make(op->name);
    now.planned = false;
    now.answered = false;
    now.tries = false;
    now.trying = false;
    now.inside = true;
    if (!now.seen)
        return;
    va_start(from, op);
    see_all(now.seen, op->parameters, &from);
    va_end(from);
    now.tried = -1;
    now.tries = ac_observe_tries(now.seen);
}

/* The next product to try: not the one in use, nor `host`, which is none. */
static bool try_next(void)
{
    if (now.trying)
        (void)ac_product_choose(now.chosen);
    do
        now.tried++;
    while (now.tried == (int)ac_product_current() || now.tried == AC_HOST);
    now.trying = now.tried < AC_PRODUCT_COUNT;
    if (now.trying)
        now.chosen = ac_product_choose(now.tried + 1);
    return now.trying;
}

bool ac_describe_more(void)
{
    if (now.answered)
        return false;
    if (now.tries)
        now.tries = try_next();
    if (!now.tries && now.seen)
        now.seen->began = ac_seen_now();
    now.position = ac_error_position();
    return true;
}

/* The answer of another product: the sentence is not the program's. */
static void keep_try(aclnnStatus status, aclOpExecutor **executor)
{
    char lines[LINES] = "";

    ac_error_take(now.position, lines, sizeof lines);
    if (status == ACLNN_SUCCESS)
        (void)aclDestroyAclOpExecutor(*executor);

    const char *const text = strstr(lines, ": ");

    lines[strcspn(lines, "\n")] = '\0';
    ac_observe_tried(now.seen, (ac_product)now.tried, text ? text + 2 : lines);
}

void ac_describe_answer(aclnnStatus status, const uint64_t *workspace_size,
                        aclOpExecutor **executor)
{
    char name[NAME];

    if (now.trying) {
        keep_try(status, executor);
        return;
    }
    now.answered = true;
    now.status = status;
    if (!now.seen)
        return;
    now.seen->planned = ac_seen_now() - now.seen->began;
    now.seen->no_size = !workspace_size;
    now.seen->no_executor = !executor;
    if (status == ACLNN_SUCCESS)
        now.seen->workspace = *workspace_size;
    (void)snprintf(name, sizeof name, "%sGetWorkspaceSize", now.seen->call);
    (void)ac_observe_until(name, now.seen->began, status);
}

static void tell_refusal(const ac_seen *seen, int phase, aclnnStatus status)
{
    ac_seen_run run = {.seen = seen, .phase = phase, .status = status, .stream = AC_SEEN_NOWHERE};

    ac_observe_refused(&run);
}

aclnnStatus ac_describe_end(void)
{
    const aclnnStatus status = now.status;

    if (now.seen && status != ACLNN_SUCCESS)
        tell_refusal(now.seen, 1, status);
    if (!now.planned)
        ac_seen_free(now.seen);
    now.seen = NULL;
    now.inside = false;
    return status;
}

/* The operand that stands for a tensor of a list: those behind that of counts are the tensors that
 * have elements. */
static int operand_of_member(const ac_executor *p, uint64_t member)
{
    for (size_t k = 0; p->way == AC_WAY_LISTED && k < p->listed->count; k++) {
        if (p->listed->of[k].number + 1 == member)
            return (int)(AC_OPERANDS_MAX + 1 + k);
    }
    for (size_t i = 0; i < p->inputs; i++) {
        if ((p->members >> i & 1) != 0 && p->numbers[i] + UINT64_C(1) == member)
            return (int)i;
    }
    return AC_SEEN_NOWHERE;
}

/* The operand that an argument is: of two arguments that are one tensor each has its own. */
static int operand_of(const ac_executor *p, size_t argument, const ac_row_counts *counts,
                      uint32_t taken)
{
    const ac_tensor *const tensor = now.tensors[argument];
    const size_t first = now.seen->arguments[argument].read ? 0 : p->inputs;

    if (now.members[argument] > 0)
        return operand_of_member(p, now.members[argument]);
    if (counts && counts->counts == tensor)
        return AC_OPERANDS_MAX;
    for (size_t i = first; i < p->inputs + p->outputs; i++) {
        if (p->arguments[i] == tensor && (taken >> i & 1) == 0)
            return (int)i;
    }
    return AC_SEEN_NOWHERE;
}

void ac_describe_plan(ac_executor *p, const ac_row_counts *counts)
{
    uint32_t taken = 0;

    if (!now.inside || !now.seen || now.trying)
        return;
    for (size_t k = 0; k < now.seen->count; k++) {
        ac_seen_argument *const a = &now.seen->arguments[k];

        if (a->kind != AC_SEEN_TENSOR || a->null || a->dead)
            continue;
        a->of.tensor.operand = operand_of(p, k, counts, taken);
        if (a->of.tensor.operand >= 0 && a->of.tensor.operand < AC_OPERANDS_MAX)
            taken |= UINT32_C(1) << a->of.tensor.operand;
    }
    now.seen->rows_left = p->way == AC_WAY_COUNTED || p->way == AC_WAY_FOUND;
    p->seen = now.seen;
    now.planned = true;
}

/* --- the second phase ------------------------------------------------------------------------- */

aclnnStatus ac_describe_refusal(const ac_operator *op, const ac_executor *plan, aclnnStatus status)
{
    const bool known = plan && plan->seen && plan->op == op;
    ac_seen *const made = known ? NULL : ac_seen_make(op->name);
    const ac_seen *const seen = known ? plan->seen : made;

    if (seen)
        tell_refusal(seen, 2, status);
    ac_seen_free(made);
    return status;
}

/* Where the tensor of an argument lies. */
static const unsigned char *address_of(const ac_launch *l, const ac_seen_tensor *tensor)
{
    const ac_executor *const p = l->plan;
    const int i = tensor->operand;
    const unsigned char *first;

    if (i == AC_SEEN_NOWHERE)
        return NULL;
    if (i > AC_OPERANDS_MAX)
        return ac_zone_reach(l->listed->of[i - AC_OPERANDS_MAX - 1].tensor.data);
    if (i == AC_OPERANDS_MAX)
        return l->counts ? (const unsigned char *)l->counts - p->counts_offset : NULL;
    first = (size_t)i < p->inputs ? l->in[i] : l->out[(size_t)i - p->inputs];
    return first ? first - p->offsets[i] : NULL;
}

int ac_describe_run(const ac_launch *l, int (*run)(const ac_launch *launch))
{
    ac_seen *const seen = l->plan->seen;
    ac_seen_run of = {.seen = seen,
                      .number = atomic_fetch_add(&seen->runs, 1) + 1,
                      .phase = 3,
                      .stream = ac_observe_stream()};

    for (size_t k = 0; k < seen->count; k++) {
        if (seen->arguments[k].kind == AC_SEEN_TENSOR && !seen->arguments[k].null)
            of.at[k] = address_of(l, &seen->arguments[k].of.tensor);
    }
    ac_observe_begun(&of);
    of.status = run(l);
    ac_observe_ended(&of);
    return of.status;
}
