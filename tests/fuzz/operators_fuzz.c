/*
 * Calls every operator of the catalogue with random arguments.
 *
 * A legal call gets random dtypes, views, strides (negative ones, zeros, overlaps), offsets and
 * contents; often one thing in it is then made wrong. In any case:
 *
 *   - the status is 0 or a documented one, and a refusal has a sentence that names the operator;
 *   - an accepted call gives the bits of the same call on dense, disjoint tensors;
 *   - no byte outside the elements of outputs changes.
 *
 * Memory is allocated to the byte, so a sanitizer sees every step outside. A plain program, because
 * sanitizers and Criterion's sandbox do not go together.
 *
 *     operators_fuzz [SEED [CALLS]]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "chance.h"
#include "client/call.h"
#include "client/call_types.h"
#include "client/counted.h"
#include "client/dtype.h"
#include "client/members.h"
#include "client/run.h"
#include "handles/scalar.h"
#include "plan/executor.h"

/* No tensor may have as many axes. */
enum { RANK_REFUSED = 9 };

/* A region has room for twice the elements of the largest dtype that a tensor has before a mistake
 * is made with it. */
enum { REGION = 6144, ELEMENTS_MAX = 160, FITTING = REGION / 16 / 2, SEED = 1, CALLS = 1500 };

/* A tensor of a call, somewhere in a region. */
typedef struct window {
    unsigned char *memory;
    int64_t strides[ARRAY_RANK_MAX];
    int64_t offset; /* in elements */
    aclTensor *tensor;
} window;

/* One call under test: what the dense tensors of `c` say, on windows. */
typedef struct trial {
    call c;
    unsigned char *regions[AC_ENTRY_ARGS_MAX];
    window windows[AC_ENTRY_ARGS_MAX];
    aclScalar *scalars[AC_ENTRY_ARGS_MAX];
    aclIntArray *integers[AC_ENTRY_ARGS_MAX];
    aclBoolArray *flags[AC_ENTRY_ARGS_MAX];
    aclTensorList *lists[AC_ENTRY_ARGS_MAX];
    ac_entry_args args;
    char text[16];  /* a mode that is none of those listed */
    size_t removed; /* an argument passed as null, or param_count */
    bool nowhere;   /* indices are into an axis without elements, so that there is no right one, or
                       counts may have another sum than an argument says */
    bool absurd;    /* of tensors that no memory has */
    findings f;
} trial;

/* What came of the calls, so that a run shows whether it tried both. */
static uint64_t refused, compared;

static size_t entries(void)
{
    size_t count = 0;

    while (ac_catalogue[count])
        count++;
    return count;
}

/* --- a legal call --------------------------------------------------------------------------------
 */

static size_t shape_pick(chance *r, int64_t *dims)
{
    static const int64_t extents[] = {1, 1, 2, 2, 3, 4, 5, 7, 17, 40};
    const size_t rank = chance_below(r, 9);
    int64_t count = 1;

    for (size_t i = 0; i < rank; i++) {
        dims[i] = extents[chance_below(r, sizeof extents / sizeof extents[0])];
        if (count * dims[i] > ELEMENTS_MAX)
            dims[i] = 1;
        count *= dims[i];
    }
    if (rank > 0 && chance_once(r, 25))
        dims[chance_below(r, rank)] = 0;
    return rank;
}

static size_t elements_most(const call *c)
{
    size_t most = 0;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (param_is_tensor(&c->entry->params[i]) && c->args[i].values.count > most)
            most = c->args[i].values.count;
    }
    return most;
}

/* Makes inputs whose views repeat or fold smaller, and the outputs that follow them. */
static void views_pick(chance *r, call *c, size_t rank, const int64_t *dims)
{
    static const int64_t one[] = {1};
    static const int64_t ones[] = {1, 1, 1, 1, 1, 1, 1, 1};
    const bool single = chance_once(r, 2);
    bool kept = false;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *p = &c->entry->params[i];
        int64_t own[ARRAY_RANK_MAX];
        size_t dropped = 0;

        if (!param_is_tensor(p))
            continue;
        if (p->view == AC_ENTRY_CHANNEL && single)
            call_reshape(c, i, 1, one);
        if (p->view == AC_ENTRY_SINGLE)
            call_reshape(c, i, chance_below(r, 9), ones);
        if (p->view != AC_ENTRY_BROADCAST || p->role != AC_ROLE_IN)
            continue;
        /* Of two inputs that span the space together, the first keeps the whole of it. */
        if (!kept && c->entry->space[1]) {
            kept = true;
            continue;
        }

        /* A tensor with parts is larger than the space. */
        const ac_entry_shape whole = call_shape(c, i, rank, dims);

        while (dropped < rank && chance_once(r, 4))
            dropped++;
        for (size_t axis = dropped; axis < rank; axis++)
            own[axis - dropped] = chance_once(r, 3) ? 1 : whole.dims[axis];
        call_reshape(c, i, rank - dropped, own);
    }
}

static int dtype_pick(chance *r, uint64_t set)
{
    size_t skip = chance_below(r, (size_t)__builtin_popcountll(set));
    int dtype = 0;

    while ((set >> dtype & 1) == 0 || skip-- > 0)
        dtype++;
    return dtype;
}

/* Dtypes that go together: one for each type variable, and for outputs what then fits. */
static void dtypes_pick(chance *r, call *c)
{
    const ac_entry *entry = c->entry;
    const call before = call_copy(c);

    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *p = &entry->params[i];
        int dtype;

        if (!p->dtypes || p->dtypes[AC_HOST] == 0)
            continue;
        dtype = dtype_pick(r, p->dtypes[AC_HOST]);
        for (size_t k = 0; param_is_tensor(p) && k < i; k++) {
            if (param_is_tensor(&entry->params[k]) && strcmp(entry->params[k].type, p->type) == 0)
                dtype = c->args[k].values.dtype;
        }
        call_retype(c, i, dtype);
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *p = &entry->params[i];

        for (int dtype = 0; p->role == AC_ROLE_OUT && dtype < AC_DTYPE_COUNT; dtype++) {
            if (call_dtypes_legal(c, AC_HOST))
                break;
            if ((p->dtypes[AC_HOST] >> dtype & 1) != 0)
                call_retype(c, i, dtype);
        }
    }
    call_free((call *)(uintptr_t)&before);
}

/* --- windows -------------------------------------------------------------------------------------
 */

/* Lays the tensor out at random inside `elements` of a region; dense where that does not fit. */
static void window_place(chance *r, window *w, const array *values, int64_t elements)
{
    size_t order[ARRAY_RANK_MAX] = {0};
    int64_t low = 0, high = 0, step;

    for (size_t i = 0; i < values->rank; i++) {
        const size_t k = chance_below(r, i + 1);

        order[i] = order[k];
        order[k] = i;
    }
    for (int attempt = 0;; attempt++) {
        const bool odd = attempt < 2 && !chance_once(r, 3);

        step = odd ? 1 + (int64_t)chance_below(r, 3) : 1;
        low = high = 0;
        for (size_t i = values->rank; i-- > 0;) {
            const size_t axis = odd ? order[i] : i;
            const int64_t extent = values->dims[axis];
            int64_t stride = step;

            if (odd && chance_once(r, 6))
                stride = -stride;
            else if (odd && chance_once(r, 12))
                stride = 0;
            else if (odd && chance_once(r, 12))
                stride = 1 + (int64_t)chance_below(r, 9);
            w->strides[axis] = odd && extent == 1 ? (int64_t)chance_next(r) : stride;
            if (extent > 1)
                *(stride < 0 ? &low : &high) += stride * (extent - 1);
            step *= extent > 0 ? extent : 1;
            if (odd && chance_once(r, 5))
                step += (int64_t)chance_below(r, 4);
        }
        if (high - low < elements || attempt > 4)
            break;
    }
    if (high - low >= elements) {
        (void)fputs("operators_fuzz: a tensor is larger than its memory\n", stderr);
        abort();
    }
    w->offset = -low + (int64_t)chance_below(r, (size_t)(elements - (high - low)));
}

/* Where element i lies, in elements from the beginning of the memory. */
static int64_t place_of(const window *w, const array *values, size_t i)
{
    int64_t at = w->offset;

    for (size_t axis = values->rank; axis-- > 0;) {
        at += (int64_t)(i % (size_t)values->dims[axis]) * w->strides[axis];
        i /= (size_t)values->dims[axis];
    }
    return at;
}

static unsigned char *element_of(const window *w, const array *values, size_t i)
{
    return w->memory + place_of(w, values, i) * (int64_t)values->size;
}

/* Gives an input's elements as they lie to `values`, which has a byte for each half of one. */
static void element_read(const window *w, const array *values, size_t i)
{
    const int64_t at = place_of(w, values, i);

    if (dtype_is_halved(values->dtype))
        values->data[i] = w->memory[at / 2] >> (at % 2 != 0 ? 4 : 0) & 15;
    else
        memcpy(values->data + i * values->size, element_of(w, values, i), values->size);
}

/* Ordinary numbers, special ones, and bytes of any kind. */
static void region_fill(chance *r, unsigned char *region)
{
    static const uint64_t words[] = {
        UINT64_C(0x3f8000003f800000), UINT64_C(0x3c003c00bc003c00), UINT64_C(0x7f8000007fc00000),
        UINT64_C(0x7ff0000000000000), UINT64_C(0x8000000080000000), UINT64_C(0x3ff8000000000000),
        UINT64_C(0xc2480000c0400000), UINT64_C(0x7bff040000010001), UINT64_C(0x4040c040c1a040a0)};

    for (size_t i = 0; i < REGION; i += sizeof words[0]) {
        const uint64_t word = chance_once(r, 3)
                                  ? words[chance_below(r, sizeof words / sizeof words[0])]
                                  : chance_next(r);

        memcpy(region + i, &word, sizeof word);
    }
}

/* Indices are those that there are; of what is no index, nothing changes. */
static void indices_pick(chance *r, trial *t, size_t arg)
{
    const ac_entry *const entry = t->c.entry;
    array *const values = &t->c.args[arg].values;
    window *const w = &t->windows[arg];
    int64_t most = INT64_MAX;

    for (size_t i = 0; i < entry->param_count && entry->params[arg].view == AC_ENTRY_INDEX; i++) {
        const array *const whole = &t->c.args[i].values;

        for (size_t axis = 0; entry->params[i].cut_count > 0 && axis < whole->rank; axis++)
            most = whole->dims[axis] < most ? whole->dims[axis] : most;
    }
    for (size_t e = 0; e < values->count && entry->params[arg].view == AC_ENTRY_CLASS; e++)
        memset(element_of(w, values, e), 0, values->size); /* the first class is always there */
    if (entry->params[arg].view != AC_ENTRY_INDEX)
        return;
    t->nowhere = t->nowhere || (most == 0 && values->count > 0) || entry_counts_copies(entry, arg);
    if (most == 0)
        return;
    for (size_t e = 0; e < values->count; e++) {
        /* A dtype that is a mistake may be wider. */
        const bool counts = entry_counts_copies(entry, arg); /* whose sum is an argument */
        const int64_t any = most == INT64_MAX ? 0 : (int64_t)chance_below(r, (size_t)most);
        const int64_t index[] = {counts ? 1 : any, 0};

        memcpy(element_of(w, values, e), index, values->size);
    }
}

static void windows_open(chance *r, trial *t)
{
    const ac_entry *entry = t->c.entry;
    const size_t apart = chance_once(r, 3) ? 1 : entry->param_count;

    for (size_t i = 0; i < apart; i++) {
        t->regions[i] = malloc(REGION);
        if (!t->regions[i])
            abort();
        region_fill(r, t->regions[i]);
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        array *values = &t->c.args[i].values;
        window *w = &t->windows[i];

        if (!param_is_tensor(&entry->params[i]))
            continue;

        const int64_t elements = (int64_t)(REGION / values->size);

        w->memory = t->regions[i % apart];
        window_place(r, w, values, elements);
        /* Exactly the view of another tensor, now and then. */
        for (size_t k = 0; k < i && apart == 1 && chance_once(r, 3); k++) {
            const array *other = &t->c.args[k].values;

            if (param_is_tensor(&entry->params[k]) && other->rank == values->rank &&
                other->dtype == values->dtype &&
                memcmp(other->dims, values->dims, values->rank * sizeof values->dims[0]) == 0)
                *w = t->windows[k];
        }
        w->tensor = aclCreateTensor(values->dims, values->rank, (aclDataType)values->dtype,
                                    w->strides, w->offset, ACL_FORMAT_ND, &elements, 1, w->memory);
        indices_pick(r, t, i);
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        array *values = &t->c.args[i].values;

        for (size_t e = 0; param_is_tensor(&entry->params[i]) && e < values->count; e++)
            element_read(&t->windows[i], values, e);
    }
}

/* The tensors of a list, in the window of the one tensor. */
static aclTensorList *list_of(const trial *t, size_t arg)
{
    const window *const w = &t->windows[arg];
    placed whole = {.values = t->c.args[arg].values, .memory = w->memory};

    whole.start = (size_t)w->offset * whole.values.size;
    memcpy(whole.strides, w->strides, sizeof whole.strides);
    return members_make(&t->c, arg, &whole);
}

static void handles_pass(trial *t)
{
    const ac_entry *entry = t->c.entry;

    for (size_t i = 0; i < entry->param_count; i++) {
        const call_argument *arg = &t->c.args[i];
        ac_entry_arg *passed = &t->args.of[i];

        switch (entry->params[i].kind) {
        case AC_KIND_TENSOR:
            passed->tensor = i == t->removed ? NULL : t->windows[i].tensor;
            break;
        case AC_KIND_TENSORS:
            t->lists[i] = list_of(t, i);
            passed->tensors = i == t->removed ? NULL : t->lists[i];
            break;
        case AC_KIND_COUNTS:
            if (arg->values.data)
                t->windows[i].tensor =
                    aclCreateTensor(arg->values.dims, 1, ACL_INT64, NULL, 0, ACL_FORMAT_ND,
                                    arg->values.dims, 1, arg->values.data);
            passed->tensor = i == t->removed ? NULL : t->windows[i].tensor;
            break;
        case AC_KIND_IGNORED: /* any tensor of the call */
            passed->tensor = i == t->removed ? NULL : t->windows[0].tensor;
            break;
        case AC_KIND_INTEGERS:
            t->integers[i] = aclCreateIntArray((const int64_t *)(const void *)arg->values.data,
                                               arg->values.count);
            passed->integers = i == t->removed ? NULL : t->integers[i];
            break;
        case AC_KIND_FLAGS:
            t->flags[i] = call_flags(arg);
            passed->flags = i == t->removed ? NULL : t->flags[i];
            break;
        case AC_KIND_AXIS:
            t->scalars[i] = call_axis(arg);
            passed->scalar = i == t->removed ? NULL : t->scalars[i];
            break;
        case AC_KIND_SCALAR:
            t->scalars[i] = aclCreateScalar(arg->values.data, (aclDataType)arg->values.dtype);
            passed->scalar = i == t->removed ? NULL : t->scalars[i];
            break;
        default:
            call_pass_plain(arg, &entry->params[i], passed);
            if (i == t->removed && entry->params[i].kind == AC_KIND_STRING)
                passed->string = NULL;
            break;
        }
    }
}

static void trial_close(trial *t)
{
    for (size_t i = 0; i < t->c.entry->param_count; i++) {
        (void)aclDestroyTensor(t->windows[i].tensor);
        (void)aclDestroyScalar(t->scalars[i]);
        (void)aclDestroyIntArray(t->integers[i]);
        (void)aclDestroyBoolArray(t->flags[i]);
        (void)aclDestroyTensorList(t->lists[i]);
        free(t->regions[i]);
    }
    call_free(&t->c);
}

/* Now and then some of the rows, where an operator counts them. */
static void counts_pick(chance *r, call *c)
{
    int64_t counts[3];
    size_t left = counted_all(c);

    for (size_t i = 0; i < 3; i++) {
        counts[i] = (int64_t)chance_below(r, left + 1);
        left -= (size_t)counts[i];
    }
    if (chance_once(r, 2))
        counts_set(c, counts, 1 + chance_below(r, 3));
}

/* --- mistakes ------------------------------------------------------------------------------------
 */

/* Changes one thing of the call; it may still be valid. */
static void mistake_make(chance *r, trial *t)
{
    const ac_entry *entry = t->c.entry;
    const size_t i = chance_below(r, entry->param_count);
    const ac_entry_param *p = &entry->params[i];
    call_argument *arg = &t->c.args[i];
    int64_t dims[ARRAY_RANK_MAX];
    size_t rank;

    if ((p->kind == AC_KIND_INTEGERS || p->kind == AC_KIND_FLAGS) && arg->values.count > 0) {
        array_set(&arg->values, chance_below(r, arg->values.count),
                  chance_next(r) >> chance_below(r, 64));
        return;
    }
    if (p->kind == AC_KIND_INTEGER) {
        arg->number = (int64_t)chance_next(r) >> chance_below(r, 64);
        return;
    }
    if (p->kind == AC_KIND_STRING) {
        for (size_t k = 0; k + 1 < sizeof t->text; k++)
            t->text[k] = (char)(chance_once(r, 8) ? 0 : 1 + chance_below(r, 255));
        arg->text = t->text;
    }
    if (p->kind == AC_KIND_DTYPE) {
        arg->values.dtype = (int)chance_below(r, 64) - 2;
        return;
    }
    if (chance_once(r, 4) && p->kind != AC_KIND_REAL && p->kind != AC_KIND_SINGLE &&
        p->kind != AC_KIND_BOOLEAN) {
        t->removed = i;
        return;
    }
    if (p->kind == AC_KIND_SCALAR || (param_is_tensor(p) && chance_once(r, 2))) {
        const int dtype = (int)chance_below(r, AC_DTYPE_COUNT);

        if (dtype_size(dtype) > 0)
            call_retype(&t->c, i, dtype);
        return;
    }
    if (!param_is_tensor(p))
        return;
    rank = chance_once(r, 4) ? RANK_REFUSED : shape_pick(r, dims);
    for (size_t axis = 0; rank == RANK_REFUSED && axis < rank; axis++)
        dims[axis] = 1;
    if (arg->values.count > 0)
        call_reshape(&t->c, i, rank, dims);
}

/* --- judging -------------------------------------------------------------------------------------
 */

static void refusal_check(trial *t, aclnnStatus status, const char *sentence)
{
    const char *name = t->c.entry->name;
    /* What a plan keeps for each index of an axis may be more than memory holds. */
    const bool full =
        t->absurd && status == 561101 && strstr(sentence, "no memory is left") != NULL;
    const bool known = full || status == 161001 || status == 161002 || status == 561103 ||
                       (t->c.entry->late != 0 && status == t->c.entry->late);

    refused++;
    findings_expect(&t->f, known, "the undocumented status %d: %s", status, sentence);
    findings_expect(&t->f, strstr(sentence, name) != NULL, "%d with the sentence '%s'", status,
                    sentence);
}

/* Runs the plan once, with second phases around it that must be refused. */
static aclnnStatus launch(chance *r, trial *t, aclOpExecutor *executor, uint64_t size)
{
    const ac_entry *entry = t->c.entry;
    void *workspace = size > 0 ? malloc(size) : NULL;
    aclnnStatus status;

    if (chance_once(r, 8) && aclSetAclOpExecutorRepeatable(executor) == 0) {
        const ac_entry *other = ac_catalogue[chance_below(r, entries())];

        if (other != entry)
            findings_expect(&t->f, other->launch(workspace, size, executor, NULL) == 161002,
                            "the executor of another operator was run");
        if (size > 0) {
            findings_expect(&t->f, entry->launch(NULL, size, executor, NULL) == 161001,
                            "a null workspace was taken");
            findings_expect(&t->f, entry->launch(workspace, size - 1, executor, NULL) == 161002,
                            "a short workspace was taken");
        }
        status = entry->launch(workspace, size, executor, NULL);
        status = status == 0 ? aclrtSynchronizeStream(NULL) : status;
        findings_expect(&t->f, aclDestroyAclOpExecutor(executor) == 0, "it cannot be destroyed");
        findings_expect(&t->f, aclDestroyAclOpExecutor(executor) != 0, "it is destroyed twice");
    } else {
        status = entry->launch(workspace, size, executor, NULL);
        status = status == 0 ? aclrtSynchronizeStream(NULL) : status;
    }
    findings_expect(&t->f, entry->launch(workspace, size, executor, NULL) == 161002,
                    "an executor was run twice");
    free(workspace);
    (void)aclGetRecentErrMsg();
    return status;
}

/* Counts for each byte of all regions how many elements of outputs own it. False if one is owned
 * twice: the result then depends on an unspecified order. */
static bool owners_count(const trial *t, unsigned char *owners)
{
    bool unique = true;

    for (size_t i = 0; i < t->c.entry->param_count; i++) {
        const array *values = &t->c.args[i].values;
        const window *w = &t->windows[i];

        for (size_t e = 0; param_is_written(&t->c.entry->params[i]) && e < values->count; e++) {
            size_t region = 0;

            while (t->regions[region] != w->memory)
                region++;

            unsigned char *owner =
                owners + region * REGION + (element_of(w, values, e) - w->memory);

            for (size_t byte = 0; byte < values->size; byte++)
                unique &= ++owner[byte] == 1;
        }
    }
    return unique;
}

/* Whether elements lie in row-major order. */
static bool in_order(const window *w, const array *values)
{
    int64_t step = 1;

    for (size_t i = values->rank; i-- > 0; step *= values->dims[i]) {
        if (values->dims[i] > 1 && w->strides[i] != step)
            return false;
    }
    return true;
}

/* What was found is the front of an output whose elements lie in order, and else its corner. */
static void found_check(trial *t, size_t arg, const array *wanted)
{
    window w = t->windows[arg];
    const bool straight = t->c.entry->params[arg].output->room != AC_ROOM_LINE &&
                          in_order(&w, &t->c.args[arg].values);

    if (straight)
        array_strides(wanted, w.strides);
    for (size_t e = 0; e < wanted->count; e++) {
        if (!findings_expect(&t->f,
                             memcmp(wanted->data + e * wanted->size, element_of(&w, wanted, e),
                                    wanted->size) == 0,
                             "%s differs at element %zu of what was found",
                             t->c.entry->params[arg].name, e))
            break;
    }
}

static void results_check(trial *t, const unsigned char *before)
{
    const ac_entry *entry = t->c.entry;
    unsigned char *owners = calloc(entry->param_count, REGION);
    array wanted[AC_ENTRY_ARGS_MAX];

    if (!owners)
        abort();

    const bool unique = owners_count(t, owners);

    for (size_t i = 0; i < entry->param_count; i++) {
        for (size_t byte = 0; t->regions[i] && byte < REGION; byte++) {
            const size_t at = i * REGION + byte;

            if (!findings_expect(&t->f, owners[at] || t->regions[i][byte] == before[at],
                                 "byte %zu of region %zu changed", byte, i))
                break;
        }
    }
    free(owners);

    if (t->removed < entry->param_count)
        t->c.args[t->removed].null = true;

    const outcome out = call_run(&t->c, wanted, &t->f);

    findings_expect(&t->f, out.status == 0, "dense tensors are refused: %s", out.sentence);
    compared += unique;
    for (size_t i = 0; unique && i < entry->param_count; i++) {
        const array *values = &t->c.args[i].values;

        /* Rows that are left alone hold what was there. */
        const size_t compared_here =
            param_is_written(&entry->params[i]) ? counted_elements(&t->c, i) : 0;

        /* What is not looked at may be of a dtype whose elements are no bytes. */
        if (dtype_is_halved(values->dtype) && !call_wants(&t->c, i))
            continue;
        if (entry->params[i].view == AC_ENTRY_FOUND) {
            found_check(t, i, &wanted[i]);
            continue;
        }
        for (size_t e = 0; e < compared_here; e++) {
            if (!findings_expect(&t->f,
                                 memcmp(wanted[i].data + e * values->size,
                                        element_of(&t->windows[i], values, e), values->size) == 0,
                                 "%s differs at element %zu", entry->params[i].name, e))
                break;
        }
    }
    results_free(&t->c, wanted);
}

/* Whether room for what is found, or a list, may be too small for what the elements ask. */
static bool may_lack(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        found = found || p->view == AC_ENTRY_LISTED ||
                (p->view == AC_ENTRY_FOUND && p->output->room != AC_ROOM_LINE);
    }
    return found;
}

/* Whether matrices come to lie in blocks, whose elements are not where strides say. */
static bool lays_blocks(const ac_entry *entry)
{
    bool lays = false;

    for (size_t i = 0; i < entry->param_count; i++)
        lays = lays || entry->params[i].blocks_made;
    return lays;
}

static void trial_run(chance *r, trial *t)
{
    const ac_entry *entry = t->c.entry;
    unsigned char *before = calloc(entry->param_count, REGION);
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    const char *sentence;
    aclnnStatus status;

    if (!before)
        abort();
    for (size_t i = 0; i < entry->param_count; i++) {
        if (t->regions[i])
            memcpy(before + i * REGION, t->regions[i], REGION);
    }
    (void)aclGetRecentErrMsg();
    status = entry->prepare(&t->args, &size, &executor);
    sentence = aclGetRecentErrMsg();
    if (status != 0) {
        refusal_check(t, status, sentence ? sentence : "");
    } else {
        status = launch(r, t, executor, size);
        findings_expect(&t->f, status == 0 || ((t->nowhere || may_lack(entry)) && status == 161002),
                        "the second phase gives %d", status);
        if (status == 0 && !lays_blocks(entry))
            results_check(t, before);
    }
    free(before);
}

static void shapes_print(const trial *t)
{
    for (size_t i = 0; i < t->c.entry->param_count; i++) {
        const array *values = &t->c.args[i].values;

        if (!param_is_tensor(&t->c.entry->params[i]))
            continue;
        (void)fprintf(stderr, "  %s: dtype %d, offset %" PRId64 ", extents and strides",
                      t->c.entry->params[i].name, values->dtype, t->windows[i].offset);
        for (size_t axis = 0; axis < values->rank; axis++)
            (void)fprintf(stderr, " %" PRId64 ":%" PRId64, values->dims[axis],
                          t->windows[i].strides[axis]);
        (void)fputs("\n", stderr);
    }
}

/* --- tensors that no memory has ------------------------------------------------------------------
 */

/* Extents, strides and offsets at the edges of 64 bits. The first phase must answer; what it
 * accepts is not run, because there is no such memory. */
static void absurd_run(chance *r, const ac_entry *entry, findings *f)
{
    static const int64_t edges[] = {0,         1,          2,         -1,           3,
                                    INT64_MAX, INT64_MIN,  1LL << 31, 1LL << 32,    1LL << 55,
                                    1LL << 56, -(1 << 30), 1LL << 62, -(1LL << 40), 65536};
    const size_t edge_count = sizeof edges / sizeof edges[0];
    const int64_t unit[] = {2, 3};
    call c = call_legal(entry, AC_HOST, 2, unit);
    int64_t dims[RANK_REFUSED], strides[RANK_REFUSED];
    const size_t rank = chance_below(r, RANK_REFUSED);
    trial t = {.c = c, .removed = entry->param_count, .absurd = true};
    aclOpExecutor *executor = NULL;
    unsigned char memory[64] = {0};
    uint64_t size = 0;
    aclnnStatus status;

    for (size_t i = 0; i < rank; i++) {
        const int64_t edge = edges[chance_below(r, edge_count)];

        dims[i] = chance_once(r, 2) ? 1 + (int64_t)chance_below(r, 3) : edge < 0 ? 7 : edge;
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        const int64_t storage = edges[chance_below(r, edge_count)];
        const int64_t room[] = {storage < 0 ? 24 : storage};
        const int64_t offset = edges[chance_below(r, edge_count)];

        if (!param_is_tensor(&entry->params[i]))
            continue;
        for (size_t axis = 0; axis < rank; axis++)
            strides[axis] = edges[chance_below(r, edge_count)];
        t.windows[i].tensor = aclCreateTensor(
            dims, rank, (aclDataType)c.args[i].values.dtype, chance_once(r, 2) ? strides : NULL,
            chance_once(r, 2) ? offset : 0, ACL_FORMAT_ND, room, chance_below(r, 2), memory);
        findings_expect(f, t.windows[i].tensor != NULL, "%s: a tensor cannot be made",
                        entry->params[i].name);
    }
    handles_pass(&t);
    (void)aclGetRecentErrMsg();
    status = entry->prepare(&t.args, &size, &executor);
    if (status == 0) {
        for (size_t i = 0; i < entry->param_count && rank == 0; i++) {
            int64_t offset = 0;

            if (t.windows[i].tensor)
                (void)aclGetViewOffset(t.windows[i].tensor, &offset);
            findings_expect(f, offset >= 0, "%s: an offset of %" PRId64 " was taken",
                            entry->params[i].name, offset);
        }
        findings_expect(f, aclDestroyAclOpExecutor(executor) == 0, "it cannot be destroyed");
    } else {
        const char *sentence = aclGetRecentErrMsg();

        t.f = *f;
        refusal_check(&t, status, sentence ? sentence : "");
        *f = t.f;
    }
    trial_close(&t);
}

/* --- all of it -----------------------------------------------------------------------------------
 */

static bool call_fuzz(uint64_t seed)
{
    chance r = {seed};
    const ac_entry *entry = ac_catalogue[chance_below(&r, entries())];
    int64_t dims[ARRAY_RANK_MAX] = {0};
    size_t rank = shape_pick(&r, dims);
    trial t = {.c = call_legal(entry, AC_HOST, rank, dims), .removed = entry->param_count};

    /* A tensor that is cut, or a factor of a contraction, may have more elements than the shape. */
    while (elements_most(&t.c) > FITTING) {
        call_free(&t.c);
        rank = shape_pick(&r, dims);
        t.c = call_legal(entry, AC_HOST, rank, dims);
    }

    dtypes_pick(&r, &t.c);
    if (t.c.args[0].values.count > 0)
        views_pick(&r, &t.c, rank, dims);
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *p = &entry->params[i];

        if (p->choice_count > 0) {
            const ac_entry_choice *choice = &p->choices[chance_below(&r, p->choice_count)];

            t.c.args[i].text = choice->text;
            t.c.args[i].number = choice->value;
        }
        if (p->kind == AC_KIND_SCALAR)
            array_set(&t.c.args[i].values, 0, chance_next(&r));
        t.c.args[i].real = (double)(int64_t)chance_next(&r) * 0x1p-60;
    }
    if (entry_counts(entry) < entry->param_count)
        counts_pick(&r, &t.c);
    if (chance_once(&r, 3))
        mistake_make(&r, &t);
    windows_open(&r, &t);
    handles_pass(&t);
    trial_run(&r, &t);
    absurd_run(&r, entry, &t.f);
    if (t.f.count > 0) {
        (void)fprintf(stderr, "operators_fuzz %" PRIu64 " 1: %s\n%s", seed, entry->name, t.f.text);
        shapes_print(&t);
    }

    const bool right = t.f.count == 0;

    trial_close(&t);
    return right;
}

int main(int argc, char **argv)
{
    const uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : SEED;
    const uint64_t calls = argc > 2 ? strtoull(argv[2], NULL, 10) : CALLS;
    uint64_t wrong = 0;

    (void)setenv("ACLNN_CPU_SOC", "host", 1);
    if (aclInit(NULL) != 0 || aclrtSetDevice(0) != 0) {
        (void)fputs("operators_fuzz: the library does not start\n", stderr);
        return 1;
    }
    for (uint64_t i = 0; i < calls && wrong < 10; i++)
        wrong += !call_fuzz(seed + i);
    if (ac_plan_live() > 0 || ac_tensors_live() > 0 || ac_scalars_live() > 0) {
        (void)fprintf(stderr, "%zu executors, %zu tensors and %zu scalars are left behind\n",
                      ac_plan_live(), ac_tensors_live(), ac_scalars_live());
        wrong++;
    }
    (void)aclrtResetDevice(0);
    (void)aclFinalize();
    (void)printf("%" PRIu64 " calls from seed %" PRIu64 ": %" PRIu64 " compared, %" PRIu64
                 " refused, %s\n",
                 calls, seed, compared, refused, wrong == 0 ? "nothing found" : "something found");
    return wrong == 0 ? 0 : 1;
}
