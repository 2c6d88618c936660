/*
 * aclnn replay: runs recorded calls again, and says where their results first differ.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnn/aclnn_cpu.h"
#include "client/bits.h"
#include "client/catalogue.h"
#include "client/dtype.h"
#include "client/number.h"
#include "client/placed.h"
#include "client/random.h"
#include "command.h"
#include "observe/elements.h"
#include "observe/recording.h"
#include "options.h"
#include "recording.h"
#include "say.h"

static const char help[] =
    "usage: aclnn replay FILE [--call NUMBER] [--all]\n"
    "\n"
    "Runs the calls again that a program wrote with ACLNN_CPU_RECORD=FILE, each with the elements\n"
    "that it read, and compares statuses and results: on another machine, with another\n"
    "instruction set (ACLNN_CPU_ISA), number of threads, or version of the library. It stops at\n"
    "the first call that differs.\n"
    "\n"
    "  --call NUMBER  one call, counted from 1 in the file\n"
    "  --all          goes on behind a difference\n"
    "\n"
    "Exit status 1 where a call differs.\n";

enum { REASON = 1024, PATTERN = 0xa5 };

typedef struct replayed {
    uint64_t calls;   /* compared */
    uint64_t skipped; /* refused in their second phase, or not asked for */
    uint64_t unknown; /* results without elements to compute them from */
    uint64_t differ;
    uint64_t digest[2]; /* of all results, for machines to compare */
} replayed;

/* One call in memory. */
typedef struct running {
    const recorded_call *of;
    const ac_entry *entry;
    unsigned char *rooms[AC_SEEN_ARGUMENTS]; /* as allocated */
    bool on_device[AC_SEEN_ARGUMENTS];
    unsigned char *memories[AC_SEEN_ARGUMENTS]; /* with the alignment that they had */
    ac_entry_args args;
    aclTensor *tensors[AC_SEEN_ARGUMENTS];
    aclScalar *scalars[AC_SEEN_ARGUMENTS];
    aclIntArray *arrays[AC_SEEN_ARGUMENTS];
    aclBoolArray *flags[AC_SEEN_ARGUMENTS];
    aclTensorList *lists[AC_SEEN_ARGUMENTS]; /* with their tensors */
    bool invented;                           /* elements that the file does not have were made up */
    char reason[REASON];
} running;

/* Says why a call differs; returns false. */
__attribute__((format(printf, 2, 3))) static bool differ(running *r, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    (void)vsnprintf(r->reason, sizeof r->reason, format, arguments);
    va_end(arguments);
    return false;
}

/* --- memory ----------------------------------------------------------------------------------- */

/* The elements of a tensor in one piece, and the way between them and memory. */
typedef struct packed {
    unsigned char *at;
} packed;

static void pack(void *of, const unsigned char *at, size_t bytes)
{
    packed *const p = of;

    memcpy(p->at, at, bytes);
    p->at += bytes;
}

static void unpack(void *of, const unsigned char *at, size_t bytes)
{
    packed *const p = of;

    memcpy((unsigned char *)(uintptr_t)at, p->at, bytes);
    p->at += bytes;
}

static unsigned char *address_of(const running *r, const recorded_argument *a)
{
    return r->memories[a->is.of.tensor.operand] + a->shift;
}

/* Memory that operators may use, under strict mode, too; null if there is none. */
static unsigned char *room_make(uint64_t size, bool *on_device)
{
    void *room = NULL;

    *on_device = getenv("ACLNN_CPU_STRICT") != NULL;
    if (!*on_device)
        return malloc(size);
    return aclrtMemAllocManaged(&room, size, ACL_RT_MEM_ATTACH_GLOBAL) == 0 ? room : NULL;
}

/* The bytes that a call needs behind what is recorded of a memory, whose matrices it lays in
 * blocks: padding. */
static uint64_t padding_behind(const running *r, size_t memory)
{
    uint64_t bytes = 0;

    for (size_t i = 0; i < r->entry->param_count && i < r->of->count; i++) {
        const ac_seen_argument *const a = &r->of->arguments[i].is;
        const ac_seen_tensor *const t = &a->of.tensor;
        array shape = {.count = 1};

        if (!r->entry->params[i].blocks_made || a->kind != AC_SEEN_TENSOR ||
            t->operand != (int)memory || t->shape.rank > ARRAY_RANK_MAX)
            continue;
        shape.rank = t->shape.rank;
        shape.size = dtype_size(t->dtype);
        for (size_t axis = 0; axis < shape.rank; axis++) {
            shape.dims[axis] = t->shape.dims[axis];
            shape.count *= (size_t)shape.dims[axis];
        }
        if (shape.size > 0)
            bytes += (placed_padding(&shape, LAYOUT_CONTIGUOUS) +
                      placed_padding(&shape, LAYOUT_SWAPPED)) *
                     shape.size;
    }
    return bytes;
}

static bool memories_make(running *r)
{
    for (size_t i = 0; i < r->of->memory_count; i++) {
        const uint64_t size = r->of->sizes[i] + padding_behind(r, i) + 128;

        r->rooms[i] = room_make(size, &r->on_device[i]);
        if (!r->rooms[i])
            return false;
        memset(r->rooms[i], PATTERN, size);
        r->memories[i] =
            r->rooms[i] + (64 - (uintptr_t)r->rooms[i] % 64) % 64 + r->of->alignments[i];
    }
    return true;
}

/* Numbers between -2 and 2, whole ones for integers; the same on every machine. */
static void invent(unsigned char *elements, uint64_t bytes, int dtype, uint64_t seed)
{
    const int part = dtype_part(dtype);
    const size_t size = dtype_size(part);

    for (uint64_t i = 0; i < bytes / size; i++) {
        const int64_t whole = (int64_t)(random_mixed(seed + i) >> 40 & 0xff);

        bits_set(elements, size, i,
                 dtype_is_float(part) ? bits_of(part, (double)(whole - 128) / 64)
                                      : (uint64_t)(whole % 2));
    }
}

/* Puts the elements into memory that the call read. */
static bool elements_put(running *r, recording *from, const recorded_argument *a, size_t i)
{
    const uint64_t bytes = ac_seen_bytes(&a->is.of.tensor);
    unsigned char *const elements = malloc(bytes + 1);
    packed p = {.at = elements};

    if (!elements)
        return false;
    if (!recording_data(from, a->data, elements, bytes)) {
        invent(elements, bytes, a->is.of.tensor.dtype, r->of->number * AC_SEEN_ARGUMENTS + i);
        r->invented = true;
    }
    ac_seen_each(&a->is.of.tensor, address_of(r, a), unpack, &p);
    free(elements);
    return true;
}

static bool memories_fill(running *r, recording *from)
{
    for (size_t i = 0; i < r->of->count; i++) {
        const recorded_argument *const a = &r->of->arguments[i];

        if ((a->flags & AC_ARGUMENT_PLACED) != 0 && (a->flags & AC_ARGUMENT_DATA) != 0 &&
            !elements_put(r, from, a, i))
            return false;
    }
    return true;
}

/* --- arguments -------------------------------------------------------------------------------- */

static aclTensor *tensor_make(const running *r, const recorded_argument *a)
{
    static unsigned char nowhere[64]; /* a call that was refused, or is empty, touches no memory */
    const ac_seen_tensor *const t = &a->is.of.tensor;
    void *const address = (a->flags & AC_ARGUMENT_PLACED) != 0    ? address_of(r, a)
                          : (a->flags & AC_ARGUMENT_ADDRESS) != 0 ? nowhere
                                                                  : NULL;

    return aclCreateTensor(t->shape.dims, t->shape.rank, (aclDataType)t->dtype, t->strides,
                           t->offset, (aclFormat)t->format, t->storage.dims, t->storage.rank,
                           address);
}

/* A scalar is kept widened; aclCreateScalar wants it in its own dtype. */
static aclScalar *scalar_make(const recorded_argument *a)
{
    const int dtype = a->is.of.scalar.dtype;
    uint64_t words[2];
    float parts[2];
    double wide[2];

    memcpy(words, a->is.of.scalar.words, sizeof words);
    if (dtype != AC_C64)
        return aclCreateScalar(words, (aclDataType)dtype);
    memcpy(wide, words, sizeof wide);
    parts[0] = (float)wide[0];
    parts[1] = (float)wide[1];
    return aclCreateScalar(parts, (aclDataType)dtype);
}

/* A tensor that is destroyed at once. */
static aclTensor *brief_tensor(void)
{
    static const int64_t one = 1;
    static float value;

    return aclCreateTensor(&one, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, &one, 1, &value);
}

/* A handle that leads nowhere, as the program had one. */
static void dead_make(ac_entry_arg *arg, ac_seen_kind kind, bool flags)
{
    static const int64_t one = 1;
    static float value;

    if (kind == AC_SEEN_TENSOR) {
        arg->tensor = brief_tensor();
        (void)aclDestroyTensor(arg->tensor);
    } else if (kind == AC_SEEN_SCALAR) {
        arg->scalar = aclCreateScalar(&value, ACL_FLOAT);
        (void)aclDestroyScalar(arg->scalar);
    } else if (flags) {
        arg->flags = aclCreateBoolArray(&(const bool){true}, 1);
        (void)aclDestroyBoolArray(arg->flags);
    } else {
        arg->integers = aclCreateIntArray(&one, 1);
        (void)aclDestroyIntArray(arg->integers);
    }
}

/* Whether a parameter is passed as it was recorded. */
static bool fits(const ac_entry_param *p, const recorded_argument *a)
{
    static const ac_seen_kind kinds[] = {
        [AC_KIND_TENSOR] = AC_SEEN_TENSOR,   [AC_KIND_SCALAR] = AC_SEEN_SCALAR,
        [AC_KIND_REAL] = AC_SEEN_REAL,       [AC_KIND_INTEGER] = AC_SEEN_INTEGER,
        [AC_KIND_BOOLEAN] = AC_SEEN_BOOLEAN, [AC_KIND_STRING] = AC_SEEN_TEXT,
        [AC_KIND_COUNTS] = AC_SEEN_TENSOR,   [AC_KIND_INTEGERS] = AC_SEEN_INTEGERS,
        [AC_KIND_IGNORED] = AC_SEEN_TENSOR,  [AC_KIND_DTYPE] = AC_SEEN_TEXT,
        [AC_KIND_SINGLE] = AC_SEEN_REAL,     [AC_KIND_TENSORS] = AC_SEEN_LIST,
        [AC_KIND_FLAGS] = AC_SEEN_INTEGERS,  [AC_KIND_ABSENT] = AC_SEEN_TENSOR,
        [AC_KIND_AXIS] = AC_SEEN_SCALAR,
    };

    return (p->kind == AC_KIND_ABSENT || kinds[p->kind] == a->is.kind) &&
           strcmp(p->name, a->is.name) == 0;
}

/* The recorded arguments that a parameter has: one, or a list and its tensors. */
static size_t arguments_of(const recorded_argument *a)
{
    const bool list = a->is.kind == AC_SEEN_LIST && !a->is.null && !a->is.dead;

    if (!list)
        return 1;
    return 1 + (size_t)(a->is.of.integer >= 0 && a->is.of.integer < AC_SEEN_ARGUMENTS
                            ? a->is.of.integer
                            : AC_SEEN_ARGUMENTS);
}

/* A list of the tensors behind argument k, which it owns. */
static bool list_make(running *r, size_t k, ac_entry_arg *arg)
{
    const recorded_argument *const a = &r->of->arguments[k];
    const aclTensor *members[AC_SEEN_ARGUMENTS];
    const aclTensor *dead[AC_SEEN_ARGUMENTS];
    const size_t count = arguments_of(a) - 1;
    size_t ended = 0;

    for (size_t i = 0; i < count; i++) {
        const recorded_argument *const member = &r->of->arguments[k + 1 + i];

        members[i] = NULL;
        if (member->is.null)
            continue;
        members[i] = member->is.dead ? brief_tensor() : tensor_make(r, member);
        if (member->is.dead)
            dead[ended++] = members[i];
        if (!members[i])
            return differ(r, "%s cannot be made", member->is.name);
    }
    arg->tensors = r->lists[k] = aclCreateTensorList(members, count);
    for (size_t i = 0; i < ended; i++)
        (void)aclDestroyTensor(dead[i]);
    return arg->tensors || differ(r, "%s cannot be made", a->is.name);
}

/* Flags, which are recorded as integers. */
static aclBoolArray *flags_make(const recorded_argument *a)
{
    bool flags[16] = {false};
    const size_t count = a->is.of.integers.count < 16 ? (size_t)a->is.of.integers.count : 16;

    for (size_t i = 0; i < count; i++)
        flags[i] = a->is.of.integers.values[i] != 0;
    return aclCreateBoolArray(flags, count);
}

/* Makes parameter i of recorded argument k. */
static bool argument_make(running *r, size_t k, size_t i)
{
    const recorded_argument *const a = &r->of->arguments[k];
    ac_entry_arg *const arg = &r->args.of[i];

    if (a->is.dead)
        dead_make(arg, a->is.kind, r->entry->params[i].kind == AC_KIND_FLAGS);
    if (a->is.null || a->is.dead)
        return true;
    switch (a->is.kind) {
    case AC_SEEN_TENSOR:
        arg->tensor = r->tensors[k] = tensor_make(r, a);
        return arg->tensor || differ(r, "%s cannot be made", a->is.name);
    case AC_SEEN_SCALAR:
        arg->scalar = r->scalars[k] = scalar_make(a);
        return arg->scalar || differ(r, "%s cannot be made", a->is.name);
    case AC_SEEN_INTEGERS:
        if (r->entry->params[i].kind == AC_KIND_FLAGS) {
            arg->flags = r->flags[k] = flags_make(a);
            return arg->flags || differ(r, "%s cannot be made", a->is.name);
        }
        arg->integers = r->arrays[k] =
            aclCreateIntArray(a->is.of.integers.values, a->is.of.integers.count);
        return arg->integers || differ(r, "%s cannot be made", a->is.name);
    case AC_SEEN_LIST:
        return list_make(r, k, arg);
    case AC_SEEN_REAL:
        if (r->entry->params[i].kind == AC_KIND_SINGLE)
            arg->single = (float)a->is.of.real;
        else
            arg->real = a->is.of.real;
        return true;
    case AC_SEEN_INTEGER:
        arg->integer = a->is.of.integer;
        return true;
    case AC_SEEN_BOOLEAN:
        arg->boolean = a->is.of.boolean;
        return true;
    default:
        if (r->entry->params[i].kind == AC_KIND_DTYPE)
            arg->dtype = (aclDataType)dtype_named(a->is.of.text);
        else
            arg->string = a->is.of.text;
        return true;
    }
}

static bool arguments_make(running *r)
{
    const recorded_argument *const arguments = r->of->arguments;
    bool same = true;
    size_t k = 0;

    for (size_t i = 0; i < r->entry->param_count && same; i++) {
        same = k < r->of->count && fits(&r->entry->params[i], &arguments[k]);
        if (same && arguments_of(&arguments[k]) > r->of->count - k)
            return differ(r, "%s has more tensors than a recording keeps", arguments[k].is.name);
        k += same ? arguments_of(&arguments[k]) : 0;
    }
    if (!same || k != r->of->count)
        return differ(r, "it has other parameters in this library");
    k = 0;
    for (size_t i = 0; i < r->entry->param_count; i++) {
        if (!argument_make(r, k, i))
            return false;
        k += arguments_of(&arguments[k]);
    }
    return true;
}

static void running_end(running *r)
{
    for (size_t i = 0; i < AC_SEEN_ARGUMENTS; i++) {
        if (r->tensors[i])
            (void)aclDestroyTensor(r->tensors[i]);
        if (r->scalars[i])
            (void)aclDestroyScalar(r->scalars[i]);
        if (r->arrays[i])
            (void)aclDestroyIntArray(r->arrays[i]);
        if (r->flags[i])
            (void)aclDestroyBoolArray(r->flags[i]);
        if (r->lists[i])
            (void)aclDestroyTensorList(r->lists[i]);
        placed_room_free(r->rooms[i], r->on_device[i]);
    }
}

/* --- running ---------------------------------------------------------------------------------- */

/* The answer of a phase against the recorded one. */
static bool same_status(running *r, const char *phase, int status, bool recorded_here)
{
    const int64_t recorded = recorded_here ? r->of->status : 0;
    const char *const sentence = aclGetRecentErrMsg();

    if (status == recorded)
        return true;
    return differ(r, "the %s answers %d instead of %" PRId64 "%s%s", phase, status, recorded,
                  sentence ? ": " : "", sentence ? sentence : "");
}

static bool phases_run(running *r)
{
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;
    bool on_device = false;
    int status = r->entry->prepare(&r->args, (r->of->flags & AC_CALL_NO_SIZE) != 0 ? NULL : &size,
                                   (r->of->flags & AC_CALL_NO_EXECUTOR) != 0 ? NULL : &executor);

    if (!same_status(r, "first phase", status, r->of->phase == 1)) {
        if (status == 0)
            (void)aclDestroyAclOpExecutor(executor);
        return false;
    }
    if (status != 0)
        return true;

    void *const workspace = size > 0 ? room_make(size, &on_device) : NULL;

    if (size > 0 && !workspace)
        return differ(r, "there is no memory for its workspace of %" PRIu64 " bytes", size);
    status = r->entry->launch(workspace, size, executor, NULL);
    if (status == 0)
        status = aclrtSynchronizeStream(NULL);
    placed_room_free(workspace, on_device);
    /* Made-up elements need not be legal, as counts of rows. */
    return r->invented || same_status(r, "second phase", status, true);
}

/* --- results ---------------------------------------------------------------------------------- */

/* Names the first element that differs from the recorded ones, if the file has them. */
static bool differ_at(running *r, recording *from, const recorded_argument *a,
                      const unsigned char *now, uint64_t bytes)
{
    const ac_seen_tensor *const t = &a->is.of.tensor;
    const uint64_t size = dtype_size(t->dtype);
    unsigned char *const then = malloc(bytes + 1);
    uint64_t i = 0;
    char text[2][NUMBER_TEXT];

    if (!then || !recording_data(from, a->result, then, bytes)) {
        free(then);
        return differ(r, "%s has other elements", a->is.name);
    }
    while (i < bytes / size && memcmp(then + i * size, now + i * size, size) == 0)
        i++;
    if (i < bytes / size)
        (void)differ(r, "element %" PRIu64 " of %s is %s instead of %s", i, a->is.name,
                     element_text(t->dtype, now, i, text[0]),
                     element_text(t->dtype, then, i, text[1]));
    else
        (void)differ(r, "%s has other elements", a->is.name);
    free(then);
    return false;
}

static bool result_compare(running *r, recording *from, const recorded_argument *a,
                           replayed *totals)
{
    const uint64_t bytes = ac_seen_bytes(&a->is.of.tensor);
    unsigned char *const now = malloc(bytes + 1);
    packed p = {.at = now};
    uint64_t digest[2];
    bool same = true;

    if (!now)
        return differ(r, "there is no memory for the elements of %s", a->is.name);
    ac_seen_each(&a->is.of.tensor, address_of(r, a), pack, &p);
    ac_digest_of(now, bytes, digest);
    totals->digest[0] = random_mixed(totals->digest[0] ^ digest[0]);
    totals->digest[1] = random_mixed(totals->digest[1] ^ digest[1]);
    if (!r->invented && (digest[0] != a->result[0] || digest[1] != a->result[1]))
        same = differ_at(r, from, a, now, bytes);
    free(now);
    return same;
}

static bool results_compare(running *r, recording *from, replayed *totals)
{
    for (size_t i = 0; i < r->of->count; i++) {
        const recorded_argument *const a = &r->of->arguments[i];

        if ((a->flags & AC_ARGUMENT_RESULT) != 0 && (a->flags & AC_ARGUMENT_PLACED) != 0 &&
            !result_compare(r, from, a, totals))
            return false;
    }
    return true;
}

/* --- calls ------------------------------------------------------------------------------------ */

enum { NOT_IMPLEMENTED = 561003 };

/* A call that this library does not have: the same if it was refused for that. */
static bool unknown_compare(running *r)
{
    return r->of->status == NOT_IMPLEMENTED || differ(r, "this library does not have it");
}

static bool call_compare(running *r, recording *from, replayed *totals)
{
    if (!r->entry)
        return unknown_compare(r);
    (void)aclGetRecentErrMsg();
    if (aclnnCpuSetProduct(r->of->product) != 0)
        return differ(r, "this library does not know its product, %s", r->of->product);
    if (!memories_make(r) || !memories_fill(r, from))
        return differ(r, "there is no memory for its tensors");
    return arguments_make(r) && phases_run(r) && results_compare(r, from, totals);
}

static bool call_replay(const recorded_call *call, recording *from, replayed *totals)
{
    running r = {.of = call, .entry = entry_of(call->name)};
    const bool same = call_compare(&r, from, totals);

    totals->calls++;
    totals->unknown += r.invented;
    totals->differ += !same;
    if (!same)
        (void)printf("call %" PRIu64 " (%s): %s\n", from->calls, call->name, r.reason);
    running_end(&r);
    return same;
}

static void say_end(const recording *from, const replayed *totals)
{
    if (totals->differ == 0)
        (void)printf("%" PRIu64 " call%s: all as recorded\n", totals->calls,
                     totals->calls == 1 ? "" : "s");
    else
        (void)printf("%" PRIu64 " of %" PRIu64 " calls differ\n", totals->differ, totals->calls);
    if (totals->unknown > 0)
        (void)printf("%" PRIu64
                     " of them with made-up elements, because the file has none; statuses "
                     "alone are compared\n",
                     totals->unknown);
    if (totals->skipped > 0)
        (void)printf("%" PRIu64 " refused in their second phase: not repeated\n", totals->skipped);
    (void)printf("digest of all results: %016" PRIx64 "%016" PRIx64 "\n", totals->digest[0],
                 totals->digest[1]);
    (void)fflush(stdout);
    if (!from->whole)
        (void)fail(EXIT_FILE,
                   "%s ends behind call %" PRIu64
                   ": the program was killed, still runs, or its disk was full",
                   from->name, from->calls);
}

static int replay(recording *from, uint64_t only, bool all)
{
    replayed totals = {.calls = 0};
    recorded_call *const call = malloc(sizeof *call);
    bool go_on = true;
    int status = call ? EXIT_DONE : fail(EXIT_FILE, "there is no memory for a call");

    while (status == EXIT_DONE && go_on) {
        status = recording_next(from, call);
        if (status != EXIT_DONE)
            break;
        if (only != 0 && from->calls != only)
            ;
        else if (call->phase == 2)
            totals.skipped++;
        else
            go_on = call_replay(call, from, &totals) || all;
        recorded_free(call);
    }
    free(call);
    if (status != RECORDING_END && status != EXIT_DONE)
        return status;
    if (only != 0 && totals.calls + totals.skipped == 0)
        return fail(EXIT_USAGE, "--call %" PRIu64 ": %s has %" PRIu64 " calls", only, from->name,
                    from->calls);
    if (go_on)
        say_end(from, &totals);
    return totals.differ > 0 ? EXIT_REFUSED : from->whole ? EXIT_DONE : EXIT_FILE;
}

int replay_command(int count, char **arguments)
{
    const char *call_text = NULL;
    bool all = false;
    const option known[] = {
        {"--call", &call_text, NULL}, {"--all", NULL, &all}, {NULL, NULL, NULL}};
    int status = options_take(&count, arguments, known, help);
    uint64_t only = 0;
    recording from;

    if (status != OPTIONS_GO_ON)
        return status;
    if (option_count("--call", call_text, &only) != EXIT_DONE)
        return EXIT_USAGE;
    if (count != 1)
        return fail(EXIT_USAGE, "replay wants a file: aclnn replay calls.rec");
    if (getenv("ACLNN_CPU_RECORD"))
        return fail(EXIT_USAGE,
                    "ACLNN_CPU_RECORD is set, so that what is replayed would be recorded "
                    "itself; unset it");
    status = recording_open(&from, arguments[0]);
    if (status == EXIT_DONE && (aclInit(NULL) != 0 || aclrtSetDevice(0) != 0))
        status = fail(EXIT_REFUSED, "%s", aclGetRecentErrMsg());
    if (status == EXIT_DONE) {
        status = replay(&from, only, all);
        (void)aclFinalize();
    }
    recording_close(&from);
    return status;
}
