#include "observe/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/environment.h"
#include "base/fork.h"
#include "base/isa.h"
#include "observe/elements.h"
#include "observe/output.h"
#include "observe/recording.h"
#include "observe/wanted.h"

enum { SEEN_LEAST = 1 << 8, NAME_ROOM = 256 };

/* What is kept of a call while it runs: the digests of what it read. */
typedef struct kept {
    bool has[AC_SEEN_ARGUMENTS];
    uint64_t digest[AC_SEEN_ARGUMENTS][2];
} kept;

static struct {
    pthread_mutex_t lock;
    ac_output output;
    uint64_t calls;
    uint64_t (*digests)[2]; /* of the elements in the file, by a hash; 0 and 0 is an empty place */
    size_t places;
    size_t used;
    bool told; /* that memory ran out */
} all = {.lock = PTHREAD_MUTEX_INITIALIZER, .output = AC_OUTPUT("record", true)};

AC_FORK_LOCK(AC_FORK_RECORD, &all.lock, NULL)

static void tell_memory(void)
{
    if (!all.told)
        (void)fprintf(stderr, "aclnn-cpu record: memory ran out; some elements are missing in %s\n",
                      all.output.pattern);
    all.told = true;
}

/* --- bytes ------------------------------------------------------------------------------------ */

typedef struct buffer {
    unsigned char *bytes;
    size_t used;
    size_t room;
    bool lost;
} buffer;

static void put(buffer *to, const void *bytes, size_t count)
{
    if (to->used + count > to->room) {
        const size_t room = 2 * (to->used + count);
        unsigned char *const more = realloc(to->bytes, room);

        if (!more) {
            to->lost = true;
            return;
        }
        to->bytes = more;
        to->room = room;
    }
    if (count > 0)
        memcpy(to->bytes + to->used, bytes, count);
    to->used += count;
}

static void put_elements(void *of, const unsigned char *at, size_t bytes)
{
    put(of, at, bytes);
}

static void put_word(buffer *to, uint64_t word)
{
    put(to, &word, sizeof word);
}

static void put_padding(buffer *to)
{
    static const unsigned char zeros[8];

    put(to, zeros, (8 - to->used % 8) % 8);
}

static void put_text(buffer *to, const char *text)
{
    put_word(to, strlen(text));
    put(to, text, strlen(text));
    put_padding(to);
}

/* --- parts ------------------------------------------------------------------------------------ */

/* Writes a part. The lock is held. */
static bool part_write(uint32_t kind, const void *payload, size_t length, const uint64_t *digest)
{
    static const unsigned char zeros[8];
    ac_recording_part part = {.kind = kind, .length = length};

    if (digest)
        memcpy(part.digest, digest, sizeof part.digest);
    else
        ac_digest_of(payload, length, part.digest);
    const ac_piece pieces[] = {
        {&part, sizeof part}, {payload, length}, {zeros, (8 - length % 8) % 8}};

    return ac_output_write_all(&all.output, pieces, sizeof pieces / sizeof pieces[0]);
}

static bool start_write(void)
{
    const ac_recording_head head = {.magic = {'a', 'c', 'l', 'n', 'n', 'r', 'e', 'c'},
                                    .version = AC_RECORDING_VERSION,
                                    .order = AC_RECORDING_ORDER};
    char text[NAME_ROOM];
    const int length =
        snprintf(text, sizeof text, "library %s\nisa %s\nthreads %zu\ndata %s\n", ACLNN_CPU_VERSION,
                 ac_isa_name(ac_isa_current()), ac_threads_current(),
                 ac_wanted_now()->record_results ? "results"
                 : ac_wanted_now()->record_data  ? "inputs"
                                                 : "none");

    free(all.digests);
    all.digests = NULL;
    all.places = 0;
    all.used = 0;
    all.calls = 0;
    return ac_output_write(&all.output, &head, sizeof head) &&
           part_write(AC_PART_ABOUT, text, (size_t)length, NULL);
}

/* Opens the file, and begins it if that is new. The lock is held. */
static bool ready(void)
{
    all.output.pattern = ac_wanted_now()->record;
    return ac_output_open(&all.output) && (all.output.written > 0 || start_write());
}

/* --- elements --------------------------------------------------------------------------------- */

static uint64_t *place_of(uint64_t (*digests)[2], size_t places, const uint64_t digest[2])
{
    size_t i = (size_t)digest[0] & (places - 1);

    while ((digests[i][0] | digests[i][1]) != 0 &&
           (digests[i][0] != digest[0] || digests[i][1] != digest[1]))
        i = (i + 1) & (places - 1);
    return digests[i];
}

/* Twice as many places; false where memory runs out, which costs size only. */
static bool places_grow(void)
{
    const size_t places = all.places == 0 ? SEEN_LEAST : 2 * all.places;
    uint64_t(*const more)[2] = calloc(places, sizeof *more);

    if (!more)
        return false;
    for (size_t i = 0; i < all.places; i++) {
        if ((all.digests[i][0] | all.digests[i][1]) != 0)
            memcpy(place_of(more, places, all.digests[i]), all.digests[i], sizeof *more);
    }
    free(all.digests);
    all.digests = more;
    all.places = places;
    return true;
}

/* Whether elements with this digest have to be written. The lock is held. */
static bool is_new(const uint64_t digest[2])
{
    uint64_t *place;

    if (2 * all.used >= all.places && !places_grow() && all.used + 1 >= all.places)
        return true;
    place = place_of(all.digests, all.places, digest);
    if ((place[0] | place[1]) != 0)
        return false;
    memcpy(place, digest, 2 * sizeof *digest);
    all.used++;
    return true;
}

/* The digest of a tensor's elements, which are written where they are wanted and new. */
static bool elements_keep(const ac_seen_tensor *tensor, const unsigned char *at, bool wanted,
                          uint64_t digest[2])
{
    buffer elements = {0};

    ac_seen_each(tensor, at, put_elements, &elements);
    (void)pthread_mutex_lock(&all.lock);
    if (elements.lost) {
        tell_memory();
    } else {
        ac_digest_of(elements.bytes, elements.used, digest);
        if (wanted && ready() && is_new(digest))
            (void)part_write(AC_PART_DATA, elements.bytes, elements.used, digest);
    }
    (void)pthread_mutex_unlock(&all.lock);
    free(elements.bytes);
    return !elements.lost;
}

void ac_record_begun(ac_seen_run *run)
{
    kept *const k = calloc(1, sizeof *k);

    run->kept = k;
    for (size_t i = 0; k && i < run->seen->count; i++) {
        const ac_seen_argument *const a = &run->seen->arguments[i];

        if (run->at[i] && (a->read || run->seen->rows_left))
            k->has[i] = elements_keep(&a->of.tensor, run->at[i], ac_wanted_now()->record_data,
                                      k->digest[i]);
    }
}

/* --- calls ------------------------------------------------------------------------------------ */

/* The memories of a call: tensors that overlap lie in one. */
typedef struct memories {
    uintptr_t low[AC_SEEN_ARGUMENTS];
    uintptr_t high[AC_SEEN_ARGUMENTS]; /* 0 if the argument lies in none */
    size_t of[AC_SEEN_ARGUMENTS];
    size_t count;
} memories;

static bool join(memories *m, size_t i, size_t k)
{
    if (m->high[i] == 0 || m->high[k] == 0 || m->low[i] >= m->high[k] || m->low[k] >= m->high[i] ||
        (m->low[i] == m->low[k] && m->high[i] == m->high[k]))
        return false;
    m->low[i] = m->low[k] = m->low[i] < m->low[k] ? m->low[i] : m->low[k];
    m->high[i] = m->high[k] = m->high[i] > m->high[k] ? m->high[i] : m->high[k];
    return true;
}

static void memories_find(const ac_seen_run *run, memories *m)
{
    bool again = true;

    for (size_t i = 0; i < run->seen->count; i++) {
        const ac_seen_argument *const a = &run->seen->arguments[i];
        int64_t low;
        int64_t high;

        if (!run->at[i] || ac_seen_bytes(&a->of.tensor) == 0)
            continue;
        ac_seen_extent(&a->of.tensor, &low, &high);
        m->low[i] = (uintptr_t)run->at[i] + (uintptr_t)low;
        m->high[i] = (uintptr_t)run->at[i] + (uintptr_t)high;
    }
    while (again) {
        again = false;
        for (size_t i = 0; i < run->seen->count; i++) {
            for (size_t k = 0; k < i; k++)
                again = join(m, i, k) || again;
        }
    }
    for (size_t i = 0; i < run->seen->count; i++) {
        m->of[i] = m->count;
        for (size_t k = 0; k < i && m->of[i] == m->count; k++) {
            if (m->high[k] != 0 && m->low[k] == m->low[i])
                m->of[i] = m->of[k];
        }
        m->count += m->high[i] != 0 && m->of[i] == m->count;
    }
}

static void put_shape(buffer *to, const ac_shape *shape)
{
    put_word(to, shape->rank);
    put(to, shape->dims, shape->rank * sizeof shape->dims[0]);
}

static void put_tensor(buffer *to, const ac_seen_run *run, size_t i, const memories *m,
                       const uint64_t result[2])
{
    const ac_seen_tensor *const t = &run->seen->arguments[i].of.tensor;
    const kept *const k = run->kept;
    static const uint64_t none[2];
    const bool placed = m->high[i] != 0;

    put_word(to, (uint64_t)(int64_t)t->dtype);
    put_word(to, (uint64_t)(int64_t)t->format);
    put_word(to, (uint64_t)t->offset);
    put_shape(to, &t->shape);
    put(to, t->strides, t->shape.rank * sizeof t->strides[0]);
    put_shape(to, &t->storage);
    put_word(to, placed ? m->of[i] : 0);
    put_word(to, placed ? (uintptr_t)run->at[i] - m->low[i] : 0);
    put(to, k && k->has[i] ? k->digest[i] : none, sizeof none);
    put(to, result, sizeof none);
}

static void put_value(buffer *to, const ac_seen_argument *a)
{
    switch (a->kind) {
    case AC_SEEN_SCALAR:
        put_word(to, (uint64_t)(int64_t)a->of.scalar.dtype);
        put(to, a->of.scalar.words, sizeof a->of.scalar.words);
        return;
    case AC_SEEN_INTEGERS:
        put_word(to, a->of.integers.count);
        put(to, a->of.integers.values, a->of.integers.count * sizeof(int64_t));
        return;
    case AC_SEEN_REAL:
        put(to, &a->of.real, sizeof a->of.real);
        return;
    case AC_SEEN_LIST:
    case AC_SEEN_INTEGER:
        put_word(to, (uint64_t)a->of.integer);
        return;
    case AC_SEEN_BOOLEAN:
        put_word(to, a->of.boolean);
        return;
    default:
        put_text(to, a->of.text);
    }
}

static void put_argument(buffer *to, const ac_seen_run *run, size_t i, const memories *m)
{
    const ac_seen_argument *const a = &run->seen->arguments[i];
    const kept *const k = run->kept;
    const bool tensor = a->kind == AC_SEEN_TENSOR;
    uint64_t result[2] = {0};
    uint64_t flags = (a->null ? AC_ARGUMENT_NULL : 0) | (a->dead ? AC_ARGUMENT_DEAD : 0) |
                     (a->read ? AC_ARGUMENT_READ : 0) | (a->written ? AC_ARGUMENT_WRITTEN : 0);

    if (tensor && !a->null && !a->dead) {
        flags |= (m->high[i] != 0 ? AC_ARGUMENT_PLACED : 0) |
                 (k && k->has[i] ? AC_ARGUMENT_DATA : 0) |
                 (a->of.tensor.address ? AC_ARGUMENT_ADDRESS : 0);
        if (a->written && run->at[i] && run->status == 0 &&
            elements_keep(&a->of.tensor, run->at[i], ac_wanted_now()->record_results, result))
            flags |= AC_ARGUMENT_RESULT;
    }
    put_text(to, a->name);
    put_word(to, a->kind);
    put_word(to, flags);
    if (a->null || a->dead)
        return;
    if (tensor)
        put_tensor(to, run, i, m, result);
    else
        put_value(to, a);
}

static void put_call(buffer *to, const ac_seen_run *run)
{
    const ac_seen *const seen = run->seen;
    memories m = {.count = 0};
    bool put_memory[AC_SEEN_ARGUMENTS] = {false};

    memories_find(run, &m);
    put_word(to, seen->number);
    put_word(to, run->number);
    put_word(to, (uint64_t)seen->thread);
    put_word(to, (uint64_t)(run->stream + 1));
    put_word(to, (uint64_t)run->phase);
    put_word(to, (uint64_t)(int64_t)run->status);
    put_word(to, seen->workspace);
    put_word(to, (seen->no_size ? AC_CALL_NO_SIZE : 0U) |
                     (seen->no_executor ? AC_CALL_NO_EXECUTOR : 0U));
    put_text(to, seen->call);
    put_text(to, seen->product);
    put_word(to, m.count);
    for (size_t i = 0; i < seen->count; i++) {
        if (m.high[i] == 0 || put_memory[m.of[i]])
            continue;
        put_memory[m.of[i]] = true;
        put_word(to, m.high[i] - m.low[i]);
        put_word(to, m.low[i] % 64);
    }
    put_word(to, seen->count);
    for (size_t i = 0; i < seen->count; i++)
        put_argument(to, run, i, &m);
}

void ac_record_ended(const ac_seen_run *run)
{
    buffer call = {0};

    put_call(&call, run);
    (void)pthread_mutex_lock(&all.lock);
    if (call.lost)
        tell_memory();
    else if (ready() && part_write(AC_PART_CALL, call.bytes, call.used, NULL))
        all.calls++;
    (void)pthread_mutex_unlock(&all.lock);
    free(call.bytes);
    free(run->kept);
}

__attribute__((destructor)) static void end(void)
{
    if ((ac_strict_modes & AC_OBSERVE_RECORD) == 0)
        return;
    (void)pthread_mutex_lock(&all.lock);
    if (all.output.file >= 0 && !all.output.failed && all.output.process == (long)getpid()) {
        (void)part_write(AC_PART_END, &all.calls, sizeof all.calls, NULL);
        ac_output_close(&all.output);
        all.output.failed = true; /* what other threads still do is not recorded */
    }
    (void)pthread_mutex_unlock(&all.lock);
}
