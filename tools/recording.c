#include "recording.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "client/dtype.h"
#include "observe/recording.h"
#include "say.h"

enum { TEXT_MOST = 1 << 20 };

/* --- parts ------------------------------------------------------------------------------------ */

static int damaged(const recording *r, const char *what)
{
    return fail(EXIT_FILE, "%s is damaged behind call %" PRIu64 ": %s", r->name, r->calls, what);
}

/* The bytes of the file that are left. */
static uint64_t left_of(recording *r)
{
    const long at = ftell(r->file);
    long end;

    if (at < 0 || fseek(r->file, 0, SEEK_END) != 0)
        return 0;
    end = ftell(r->file);
    (void)fseek(r->file, at, SEEK_SET);
    return end > at ? (uint64_t)(end - at) : 0;
}

int recording_open(recording *r, const char *name)
{
    ac_recording_head head;

    *r = (recording){.name = name, .file = fopen(name, "rb")};
    if (!r->file)
        return fail(EXIT_FILE, "%s cannot be read: %s", name, strerror(errno));
    if (fread(&head, sizeof head, 1, r->file) != 1 ||
        memcmp(head.magic, AC_RECORDING_MAGIC, sizeof head.magic) != 0)
        return fail(EXIT_FILE, "%s is no recording; ACLNN_CPU_RECORD=FILE makes one", name);
    if (head.order != AC_RECORDING_ORDER)
        return fail(EXIT_FILE, "%s was written on a machine with another order of bytes", name);
    if (head.version != AC_RECORDING_VERSION)
        return fail(EXIT_FILE, "%s has version %" PRIu32 " of the format; this program reads %d",
                    name, head.version, (int)AC_RECORDING_VERSION);
    return EXIT_DONE;
}

void recording_close(recording *r)
{
    if (r->file)
        (void)fclose(r->file);
    free(r->data);
    free(r->places);
    free(r->payload);
    *r = (recording){.file = NULL};
}

/* Where the number of elements with a digest is, or would be. */
static size_t *place_of(const recording *r, const uint64_t digest[2])
{
    size_t i = (size_t)digest[0] & (r->place_count - 1);

    while (r->places[i] != 0 &&
           memcmp(r->data[r->places[i] - 1].digest, digest, sizeof r->data[0].digest) != 0)
        i = (i + 1) & (r->place_count - 1);
    return &r->places[i];
}

/* Room for twice as many, of which half the places stay empty. */
static bool data_grow(recording *r)
{
    const size_t room = r->place_count == 0 ? 64 : r->place_count;
    recorded_data *const more = realloc(r->data, room * sizeof *more);
    size_t *const places = calloc(2 * room, sizeof *places);

    r->data = more ? more : r->data;
    if (!more || !places) {
        free(places);
        return false;
    }
    free(r->places);
    r->places = places;
    r->place_count = 2 * room;
    for (size_t i = 0; i < r->data_count; i++)
        *place_of(r, more[i].digest) = i + 1;
    return true;
}

static bool data_keep(recording *r, const ac_recording_part *part, long at)
{
    if (2 * r->data_count >= r->place_count && !data_grow(r))
        return false;
    r->data[r->data_count++] = (recorded_data){
        .digest = {part->digest[0], part->digest[1]}, .at = at, .length = part->length};
    *place_of(r, part->digest) = r->data_count;
    return true;
}

/* Reads a part with its payload, whose digest is right. RECORDING_END behind the last whole one. */
static int part_read(recording *r, ac_recording_part *part)
{
    const uint64_t left = left_of(r);
    uint64_t digest[2];

    if (left == 0)
        return RECORDING_END;
    /* A program that was killed may leave a part of a part. */
    if (left < sizeof *part || fread(part, sizeof *part, 1, r->file) != 1)
        return RECORDING_END;
    if (part->kind < AC_PART_ABOUT || part->kind > AC_PART_END || part->zero != 0)
        return damaged(r, "a part is of no known kind");
    if (part->length > left - sizeof *part ||
        part->length + (8 - part->length % 8) % 8 > left - sizeof *part)
        return RECORDING_END;
    free(r->payload);
    r->payload = malloc(part->length + 1);
    if (!r->payload)
        return fail(EXIT_FILE, "%s has a part of %" PRIu64 " bytes, for which there is no memory",
                    r->name, part->length);

    const long at = ftell(r->file);

    if (part->length > 0 && fread(r->payload, part->length, 1, r->file) != 1)
        return fail(EXIT_FILE, "%s cannot be read: %s", r->name, strerror(errno));
    if (fseek(r->file, (long)((8 - part->length % 8) % 8), SEEK_CUR) != 0)
        return fail(EXIT_FILE, "%s cannot be read: %s", r->name, strerror(errno));
    r->payload[part->length] = '\0';
    ac_digest_of(r->payload, part->length, digest);
    if (digest[0] != part->digest[0] || digest[1] != part->digest[1])
        return damaged(r, "the bytes of a part are not those that were written");
    if (part->kind == AC_PART_DATA && !data_keep(r, part, at))
        return fail(EXIT_FILE, "there is no memory for the parts of %s", r->name);
    return EXIT_DONE;
}

bool recording_data(recording *r, const uint64_t digest[2], void *bytes, uint64_t length)
{
    const size_t number = r->place_count > 0 ? *place_of(r, digest) : 0;
    const long before = ftell(r->file);
    bool read;

    if (number == 0 || r->data[number - 1].length != length)
        return false;
    read = fseek(r->file, r->data[number - 1].at, SEEK_SET) == 0 &&
           (length == 0 || fread(bytes, length, 1, r->file) == 1);
    (void)fseek(r->file, before, SEEK_SET);
    return read;
}

/* --- calls ------------------------------------------------------------------------------------ */

/* The payload of a call, read from front to back; `wrong` once something does not fit. */
typedef struct reader {
    const unsigned char *at;
    uint64_t left;
    bool wrong;
} reader;

static void take(reader *from, void *to, uint64_t count)
{
    if (from->wrong || count > from->left) {
        from->wrong = true;
        memset(to, 0, count < 16 ? count : 0);
        return;
    }
    if (count > 0)
        memcpy(to, from->at, count);
    from->at += count;
    from->left -= count;
}

static uint64_t take_word(reader *from)
{
    uint64_t word = 0;

    take(from, &word, sizeof word);
    return word;
}

/* A number that has to be below a limit, or 0. */
static uint64_t take_below(reader *from, uint64_t limit)
{
    const uint64_t word = take_word(from);

    from->wrong = from->wrong || word >= limit;
    return from->wrong ? 0 : word;
}

/* The length of a text that follows, which is skipped with its padding; *text is where it is. */
static uint64_t take_text(reader *from, const char **text)
{
    const uint64_t length = take_below(from, TEXT_MOST);
    const uint64_t padded = length + (8 - length % 8) % 8;

    *text = (const char *)from->at;
    from->wrong = from->wrong || padded > from->left || memchr(*text, '\0', length) != NULL;
    if (from->wrong)
        return 0;
    from->at += padded;
    from->left -= padded;
    return length;
}

static void take_name(reader *from, char *name, size_t room)
{
    const char *text;
    const uint64_t length = take_text(from, &text);

    from->wrong = from->wrong || length >= room;
    name[0] = '\0';
    if (from->wrong)
        return;
    memcpy(name, text, length);
    name[length] = '\0';
}

static void take_numbers(reader *from, int64_t *numbers, uint64_t count)
{
    for (uint64_t i = 0; i < count; i++)
        numbers[i] = (int64_t)take_word(from);
}

/* The elements of a shape fit memory, so products of extents do not overflow. */
static void take_shape(reader *from, ac_shape *shape)
{
    shape->rank = take_below(from, AC_DIMS_MAX + 1);
    take_numbers(from, shape->dims, shape->rank);
    for (size_t axis = 0; axis < shape->rank; axis++)
        from->wrong = from->wrong || shape->dims[axis] < 0;
    from->wrong = from->wrong || ac_shape_count(shape) > AC_COUNT_MAX;
}

/* The elements lie in their memory. */
static bool lies_inside(const recorded_call *call, const recorded_argument *a)
{
    const ac_seen_tensor *const t = &a->is.of.tensor;
    const int64_t size = (int64_t)dtype_size(t->dtype);
    const int64_t end = (int64_t)call->sizes[t->operand];
    int64_t low;
    int64_t high;

    if (__builtin_mul_overflow(t->offset, size, &low) || __builtin_add_overflow(low, size, &high))
        return false;
    for (size_t axis = 0; axis < t->shape.rank; axis++) {
        int64_t reach;

        if (t->shape.dims[axis] == 0)
            return true;
        if (__builtin_mul_overflow(t->shape.dims[axis] - 1, t->strides[axis], &reach) ||
            __builtin_mul_overflow(reach, size, &reach) ||
            __builtin_add_overflow(reach < 0 ? low : high, reach, reach < 0 ? &low : &high))
            return false;
    }
    if (dtype_is_halved(t->dtype)) { /* from halves of bytes to bytes */
        low >>= 1;
        high = (high >> 1) + (high & 1);
    }
    if (__builtin_add_overflow(low, a->shift, &low) ||
        __builtin_add_overflow(high, a->shift, &high))
        return false;
    return low >= 0 && high <= end;
}

static void take_tensor(reader *from, const recorded_call *call, recorded_argument *a)
{
    ac_seen_tensor *const t = &a->is.of.tensor;

    t->dtype = (int)(int64_t)take_word(from);
    t->format = (int)(int64_t)take_word(from);
    t->offset = (int64_t)take_word(from);
    take_shape(from, &t->shape);
    take_numbers(from, t->strides, t->shape.rank);
    take_shape(from, &t->storage);
    t->operand = (int)take_below(from, AC_SEEN_ARGUMENTS);
    a->shift = (int64_t)take_word(from);
    take(from, a->data, sizeof a->data);
    take(from, a->result, sizeof a->result);
    if ((a->flags & AC_ARGUMENT_PLACED) != 0 && !from->wrong)
        from->wrong = (size_t)t->operand >= call->memory_count || dtype_size(t->dtype) == 0 ||
                      !lies_inside(call, a);
}

static void take_integers(reader *from, recorded_argument *a)
{
    const uint64_t count = take_below(from, from->left / sizeof(int64_t) + 1);

    a->is.of.integers.count = count;
    a->is.of.integers.values = calloc(count + 1, sizeof(int64_t));
    if (!a->is.of.integers.values)
        from->wrong = true;
    else
        take_numbers(from, a->is.of.integers.values, count);
}

static void take_string(reader *from, recorded_argument *a)
{
    const char *text;
    const uint64_t length = take_text(from, &text);

    a->is.of.text = calloc(length + 1, 1);
    if (!a->is.of.text)
        from->wrong = true;
    else
        memcpy(a->is.of.text, text, length);
}

static void take_argument(reader *from, recorded_call *call)
{
    recorded_argument *const a = &call->arguments[call->count];

    *a = (recorded_argument){.shift = 0};
    take_name(from, a->is.name, sizeof a->is.name);
    a->is.kind = (ac_seen_kind)take_below(from, AC_SEEN_KINDS);
    a->flags = (unsigned)take_below(from, 2 * AC_ARGUMENT_ADDRESS);
    if (from->wrong)
        return;
    call->count++;
    a->is.null = (a->flags & AC_ARGUMENT_NULL) != 0;
    a->is.dead = (a->flags & AC_ARGUMENT_DEAD) != 0;
    a->is.read = (a->flags & AC_ARGUMENT_READ) != 0;
    a->is.written = (a->flags & AC_ARGUMENT_WRITTEN) != 0;
    if (a->is.null || a->is.dead)
        return;
    switch (a->is.kind) {
    case AC_SEEN_TENSOR:
        take_tensor(from, call, a);
        return;
    case AC_SEEN_SCALAR:
        a->is.of.scalar.dtype = (int)(int64_t)take_word(from);
        take(from, a->is.of.scalar.words, sizeof a->is.of.scalar.words);
        return;
    case AC_SEEN_INTEGERS:
        take_integers(from, a);
        return;
    case AC_SEEN_REAL:
        take(from, &a->is.of.real, sizeof a->is.of.real);
        return;
    case AC_SEEN_LIST:
    case AC_SEEN_INTEGER:
        a->is.of.integer = (int64_t)take_word(from);
        return;
    case AC_SEEN_BOOLEAN:
        a->is.of.boolean = take_word(from) != 0;
        return;
    default:
        take_string(from, a);
    }
}

static void take_call(reader *from, recorded_call *call)
{
    *call = (recorded_call){.number = take_word(from)};
    call->run = take_word(from);
    (void)take_word(from); /* the thread, the stream */
    (void)take_word(from);
    call->phase = (int64_t)take_word(from);
    call->status = (int64_t)take_word(from);
    (void)take_word(from); /* the workspace */
    call->flags = (unsigned)take_below(from, 2 * AC_CALL_NO_EXECUTOR);
    take_name(from, call->name, sizeof call->name);
    take_name(from, call->product, sizeof call->product);
    call->memory_count = take_below(from, AC_SEEN_ARGUMENTS + 1);
    for (size_t i = 0; i < call->memory_count; i++) {
        call->sizes[i] = take_below(from, INT64_MAX);
        call->alignments[i] = take_below(from, 64);
    }

    const uint64_t count = take_below(from, AC_SEEN_ARGUMENTS + 1);

    for (uint64_t i = 0; i < count && !from->wrong; i++)
        take_argument(from, call);
    from->wrong = from->wrong || from->left != 0;
}

void recorded_free(recorded_call *call)
{
    for (size_t i = 0; i < call->count; i++) {
        recorded_argument *const a = &call->arguments[i];

        if (a->is.null || a->is.dead)
            continue;
        if (a->is.kind == AC_SEEN_INTEGERS)
            free(a->is.of.integers.values);
        if (a->is.kind == AC_SEEN_TEXT)
            free(a->is.of.text);
    }
    call->count = 0;
}

/* What the last part says against what was read. */
static int end_check(recording *r, uint64_t length)
{
    uint64_t calls = 0;

    if (length == sizeof calls)
        memcpy(&calls, r->payload, sizeof calls);
    if (calls != r->calls)
        return damaged(r, "the number of calls at its end is another");
    r->whole = true;
    return left_of(r) == 0 ? RECORDING_END : damaged(r, "something follows its end");
}

int recording_next(recording *r, recorded_call *call)
{
    for (;;) {
        ac_recording_part part;
        const int status = part_read(r, &part);

        if (status != EXIT_DONE)
            return status;
        if (part.kind == AC_PART_END)
            return end_check(r, part.length);
        if (part.kind == AC_PART_ABOUT)
            (void)snprintf(r->about, sizeof r->about, "%s", (const char *)r->payload);
        if (part.kind != AC_PART_CALL)
            continue;

        reader from = {.at = r->payload, .left = part.length};

        take_call(&from, call);
        if (from.wrong) {
            recorded_free(call);
            return damaged(r, "a call in it makes no sense");
        }
        r->calls++;
        return EXIT_DONE;
    }
}
