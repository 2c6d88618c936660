#include "found/equal_runs.h"

#include <string.h>

#include "base/threads.h"
#include "found/view.h"
#include "lines/sort.h"
#include "walk/walk.h"

enum {
    BLOCK = 1024,  /* items that are taken together */
    ELEMENT = 16,  /* bytes of the largest element */
    ALIGNMENT = 64 /* bytes, of what lies in the room */
};

/* --- elements --------------------------------------------------------------------------------- */

/* A number that has the order of an element: a nan has the greatest, zeros have the same. */
static int64_t key_of_float(uint64_t bits, uint64_t sign, uint64_t infinite)
{
    const uint64_t size = bits & (sign - 1);

    if (size > infinite)
        return INT64_MAX;
    return (bits & sign) != 0 ? -(int64_t)size : (int64_t)size;
}

#define LOAD(type, at)                                                                             \
    type e;                                                                                        \
                                                                                                   \
    memcpy(&e, (at), sizeof e)

static int64_t key_of_short(int dtype, const unsigned char *at)
{
    LOAD(uint16_t, at);
    switch (dtype) {
    case AC_F16:
        return key_of_float(e, UINT64_C(1) << 15, 0x7c00);
    case AC_BF16:
        return key_of_float(e, UINT64_C(1) << 15, 0x7f80);
    case AC_I16:
        return (int16_t)e;
    default:
        return e;
    }
}

static int64_t key_of_word(int dtype, const unsigned char *at)
{
    LOAD(uint32_t, at);
    switch (dtype) {
    case AC_F32:
        return key_of_float(e, UINT64_C(1) << 31, 0x7f800000);
    case AC_I32:
        return (int32_t)e;
    default:
        return e;
    }
}

static int64_t key_of_long(int dtype, const unsigned char *at)
{
    LOAD(uint64_t, at);
    switch (dtype) {
    case AC_F64:
        return key_of_float(e, UINT64_C(1) << 63, UINT64_C(0x7ff) << 52);
    case AC_I64:
        return (int64_t)e;
    default:
        return (int64_t)(e ^ UINT64_C(1) << 63);
    }
}

static int64_t key_of(int dtype, size_t size, const unsigned char *at)
{
    if (size == 1)
        return dtype == AC_BOOL ? *at != 0 : dtype == AC_I8 ? (int8_t)*at : *at;
    if (size == 2)
        return key_of_short(dtype, at);
    return size == 4 ? key_of_word(dtype, at) : key_of_long(dtype, at);
}

static bool is_float(int dtype)
{
    return ac_dtype_facts[dtype].class_ == AC_CLASS_FLOAT;
}

static const unsigned char *item_at(const ac_equal_runs *r, size_t place)
{
    const size_t item = r->order && !r->settled ? (size_t)r->order[place] : place;

    return r->elements + item * r->bytes;
}

/* Whether two items differ. */
static bool differ(const ac_equal_runs *r, const unsigned char *a, const unsigned char *b)
{
    const size_t size = r->bytes / r->parts;
    const bool real = is_float(r->dtype);

    if (!real && r->dtype != AC_BOOL)
        return memcmp(a, b, r->bytes) != 0;
    for (size_t i = 0; i < r->bytes; i += size) {
        const int64_t own = key_of(r->dtype, size, a + i);

        if (own != key_of(r->dtype, size, b + i) || (real && own == INT64_MAX))
            return true;
    }
    return false;
}

/* Constants for the type let the compiler make loops of vectors. `size` has all bits but the sign.
 */
#define DIFFER_FLOATS(type, size, infinite)                                                        \
    for (size_t i = 0; i < count; i++) {                                                           \
        type a;                                                                                    \
        type b;                                                                                    \
                                                                                                   \
        memcpy(&a, before + i * sizeof a, sizeof a);                                               \
        memcpy(&b, at + i * sizeof b, sizeof b);                                                   \
        starts[i] =                                                                                \
            (unsigned char)((a != b || (a & (size)) > (infinite)) && ((a | b) & (size)) != 0);     \
    }

#define DIFFER(type)                                                                               \
    for (size_t i = 0; i < count; i++) {                                                           \
        type a;                                                                                    \
        type b;                                                                                    \
                                                                                                   \
        memcpy(&a, before + i * sizeof a, sizeof a);                                               \
        memcpy(&b, at + i * sizeof b, sizeof b);                                                   \
        starts[i] = (unsigned char)(a != b);                                                       \
    }

/* Of elements in a row: whether each differs from the one before it. */
static void differ_each(int dtype, size_t size, const unsigned char *at, size_t count,
                        unsigned char *starts)
{
    const unsigned char *const before = at - size;

    switch (dtype) {
    case AC_F16:
        DIFFER_FLOATS(uint16_t, 0x7fff, 0x7c00)
        return;
    case AC_BF16:
        DIFFER_FLOATS(uint16_t, 0x7fff, 0x7f80)
        return;
    case AC_F32:
        DIFFER_FLOATS(uint32_t, UINT32_C(0x7fffffff), UINT32_C(0x7f800000))
        return;
    case AC_F64:
        DIFFER_FLOATS(uint64_t, (uint64_t)INT64_MAX, UINT64_C(0x7ff) << 52)
        return;
    case AC_BOOL:
        for (size_t i = 0; i < count; i++)
            starts[i] = (unsigned char)((before[i] != 0) != (at[i] != 0));
        return;
    default:
        break;
    }
    if (size == 1)
        DIFFER(uint8_t)
    else if (size == 2)
        DIFFER(uint16_t)
    else if (size == 4)
        DIFFER(uint32_t)
    else
        DIFFER(uint64_t)
}

/* Of `count` items from a place on: whether a run begins with each. */
static void starts_at(const ac_equal_runs *r, size_t place, size_t count, unsigned char *starts)
{
    const size_t from = place == 0; /* the first item of all has none before it */

    starts[0] = 1;
    if (r->parts == 1) {
        differ_each(r->dtype, r->bytes, r->elements + (place + from) * r->bytes, count - from,
                    starts + from);
        return;
    }
    for (size_t i = from; i < count; i++)
        starts[i] = differ(r, item_at(r, place + i - 1), item_at(r, place + i));
}

/* --- order ------------------------------------------------------------------------------------ */

/* Whether an item stands behind another one in their order. */
static bool behind(const ac_equal_runs *r, int64_t item, int64_t other)
{
    const size_t size = r->bytes / r->parts;
    const unsigned char *const a = r->elements + (size_t)item * r->bytes;
    const unsigned char *const b = r->elements + (size_t)other * r->bytes;

    for (size_t i = 0; i < r->bytes; i += size) {
        const int64_t own = key_of(r->dtype, size, a + i);
        const int64_t others = key_of(r->dtype, size, b + i);

        if (own != others)
            return own > others;
    }
    return false;
}

/* Ordered stretches of so many items, two of which are merged. */
typedef struct merge_job {
    const ac_equal_runs *runs;
    const int64_t *from;
    int64_t *to;
    size_t stretch;
} merge_job;

static void merge_two(void *context, size_t number)
{
    const merge_job *const j = context;
    const size_t n = j->runs->count;
    const size_t first = number * 2 * j->stretch;
    const size_t middle = first + j->stretch < n ? first + j->stretch : n;
    const size_t end = middle + j->stretch < n ? middle + j->stretch : n;
    size_t a = first;
    size_t b = middle;

    for (size_t i = first; i < end; i++) {
        const bool other = a == middle || (b < end && behind(j->runs, j->from[a], j->from[b]));

        j->to[i] = j->from[other ? b++ : a++];
    }
}

/* The order of slices; `other` has room for as many numbers. Returns which of both has it. */
static int64_t *order_slices(const ac_equal_runs *r, int64_t *order, int64_t *other)
{
    for (size_t i = 0; i < r->count; i++)
        order[i] = (int64_t)i;
    for (size_t stretch = 1; stretch < r->count; stretch *= 2) {
        merge_job j = {r, order, other, stretch};
        const size_t merges = (r->count + 2 * stretch - 1) / (2 * stretch);
        int64_t *const was = order;

        if (r->count * r->width >= AC_FORK_MIN && merges > 1 && stretch >= BLOCK) {
            ac_threads_fork(merge_two, &j, merges);
        } else {
            for (size_t i = 0; i < merges; i++)
                merge_two(&j, i);
        }
        order = other;
        other = was;
    }
    return order;
}

/* Elements as lines are sorted: one line, its values in their order, and their positions. */
static ac_lines line_of(int dtype, int64_t count, const unsigned char *elements,
                        unsigned char *sorted, int64_t *order)
{
    const ac_tensor in = {.dtype = dtype,
                          .data = (unsigned char *)(uintptr_t)elements,
                          .shape = {.rank = 1, .dims = {count}},
                          .strides = {1}};
    ac_tensor values = in;
    ac_tensor positions = in;
    const ac_tensor *const tensors[AC_LINE_TENSORS] = {&in, &values, &positions};
    ac_lines lines;

    values.data = sorted;
    positions.data = order;
    positions.dtype = AC_I64;
    ac_lines_find(&lines, 0, tensors);
    return lines;
}

static ac_line_rule rule_of(int dtype)
{
    return (ac_line_rule){
        .word = AC_LINE_SORTED, .dtype = dtype, .values = 0, .positions = 1, .kept = AC_LINE_EVERY};
}

/* --- room ------------------------------------------------------------------------------------- */

static size_t aligned(size_t bytes)
{
    return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* What is known of the items along the first axis of a shape. */
static ac_equal_runs runs_of(const ac_shape *shape, int dtype)
{
    const size_t count = shape->rank > 0 ? (size_t)shape->dims[0] : 1;
    ac_equal_runs r = {.dtype = ac_dtype_part(dtype), .count = count};

    r.width = (size_t)ac_shape_count(shape) / count;
    r.bytes = r.width * ac_dtype_facts[dtype].bytes;
    r.parts = r.bytes / ac_dtype_facts[r.dtype].bytes;
    r.piece = r.width < AC_FORK_PIECE ? AC_FORK_PIECE / r.width : 1;
    r.pieces = (count + r.piece - 1) / r.piece;
    return r;
}

size_t ac_equal_runs_room(const ac_shape *shape, int dtype, bool ordered)
{
    const ac_equal_runs r = runs_of(shape, dtype);
    size_t room = 2 * aligned((r.pieces + 1) * sizeof(int64_t));

    if (!ordered)
        return room;
    room += aligned(r.count * sizeof(int64_t));
    if (r.parts > 1)
        return room + aligned(r.count * sizeof(int64_t));

    const ac_lines lines = line_of(dtype, (int64_t)r.count, NULL, NULL, NULL);
    const ac_line_rule rule = rule_of(dtype);

    return room + aligned(r.count * r.bytes) + ac_line_sort_room(&lines, &rule);
}

/* --- runs ------------------------------------------------------------------------------------- */

static size_t piece_items(const ac_equal_runs *r, size_t piece)
{
    const size_t first = piece * r->piece;

    return r->count - first < r->piece ? r->count - first : r->piece;
}

static void count_piece(void *context, size_t piece)
{
    ac_equal_runs *const r = context;
    const size_t items = piece_items(r, piece);
    unsigned char starts[BLOCK];
    int64_t runs = 0;
    int64_t last = -1;

    for (size_t done = 0; done < items; done += BLOCK) {
        const size_t place = piece * r->piece + done;
        const size_t count = items - done < BLOCK ? items - done : BLOCK;
        size_t some = 0;

        starts_at(r, place, count, starts);
        for (size_t i = 0; i < count; i++)
            some += starts[i];
        for (size_t i = count; some > 0 && i-- > 0;) {
            if (starts[i]) {
                last = (int64_t)(place + i);
                break;
            }
        }
        runs += (int64_t)some;
    }
    r->before[piece + 1] = runs;
    r->last[piece + 1] = last;
}

static void each_piece(const ac_equal_runs *r, void (*run)(void *context, size_t piece),
                       void *context)
{
    if (r->count * r->width >= AC_FORK_MIN) {
        ac_threads_fork(run, context, r->pieces);
        return;
    }
    for (size_t piece = 0; piece < r->pieces; piece++)
        run(context, piece);
}

/* Puts the items in their order. */
static void order_items(ac_equal_runs *r, unsigned char *room)
{
    int64_t *const order = (int64_t *)(void *)room;

    room += aligned(r->count * sizeof(int64_t));
    if (r->parts > 1) {
        r->order = order_slices(r, order, (int64_t *)(void *)room);
        return;
    }

    unsigned char *const sorted = room;
    const ac_lines lines = line_of(r->dtype, (int64_t)r->count, r->elements, sorted, order);
    const ac_line_rule rule = rule_of(r->dtype);

    ac_line_sort(&lines, &rule, room + aligned(r->count * r->bytes));
    r->elements = sorted;
    r->order = order;
    r->settled = true;
}

int64_t ac_equal_runs_find(ac_equal_runs *runs, const ac_tensor *items, bool ordered, void *room)
{
    ac_equal_runs *const r = runs;
    unsigned char *at = room;

    *r = runs_of(&items->shape, items->dtype);
    r->elements = items->data;
    r->before = (int64_t *)(void *)at;
    at += aligned((r->pieces + 1) * sizeof(int64_t));
    r->last = (int64_t *)(void *)at;
    at += aligned((r->pieces + 1) * sizeof(int64_t));
    if (ordered)
        order_items(r, at);
    r->before[0] = 0;
    r->last[0] = 0;
    each_piece(r, count_piece, r);
    for (size_t piece = 0; piece < r->pieces; piece++) {
        r->before[piece + 1] += r->before[piece];
        if (r->last[piece + 1] < 0)
            r->last[piece + 1] = r->last[piece];
    }
    return r->before[r->pieces];
}

/* --- results ---------------------------------------------------------------------------------- */

/* An output; `to` is null of one that is not written. */
typedef struct target {
    ac_found_view view;
    unsigned char *to;
} target;

typedef struct write_job {
    const ac_equal_runs *runs;
    target values;
    target numbers;
    target lengths;
} write_job;

static target target_of(const ac_tensor *tensor)
{
    if (!tensor)
        return (target){.to = NULL};
    return (target){ac_found_view_of(tensor, &tensor->shape), tensor->data};
}

static void put(const target *t, size_t first, size_t count, const void *from)
{
    ac_found_write(&t->view, t->to, first, count, from);
}

/* Constants for the size let the compiler do without a call. */
static void copy_element(unsigned char *to, const unsigned char *from, size_t bytes)
{
    switch (bytes) {
    case 1:
        *to = *from;
        break;
    case 2:
        memcpy(to, from, 2);
        break;
    case 4:
        memcpy(to, from, 4);
        break;
    case 8:
        memcpy(to, from, 8);
        break;
    default:
        memcpy(to, from, ELEMENT);
        break;
    }
}

/* Writes the items that begin runs, of which the first one has the number `run`. */
static void write_values(const write_job *j, size_t place, size_t count,
                         const unsigned char *starts, size_t run)
{
    const ac_equal_runs *const r = j->runs;
    _Alignas(ALIGNMENT) unsigned char kept[BLOCK * ELEMENT];
    size_t bytes = 0;
    const size_t first = run;

    for (size_t i = 0; i < count; i++) {
        if (!starts[i])
            continue;
        if (r->width == 1) {
            copy_element(kept + bytes, item_at(r, place + i), r->bytes);
            bytes += r->bytes;
        } else {
            put(&j->values, run * r->width, r->width, item_at(r, place + i));
        }
        run++;
    }
    if (bytes > 0)
        put(&j->values, first, run - first, kept);
}

/* Writes the numbers of the runs of items. */
static void write_numbers(const write_job *j, size_t place, size_t count, const int64_t *numbers)
{
    const int64_t *const order = j->runs->order ? j->runs->order + place : NULL;
    const target *const t = &j->numbers;

    if (!order) {
        put(t, place, count, numbers);
        return;
    }
    for (size_t i = 0; i < count && !t->view.packed; i++)
        put(t, (size_t)order[i], 1, &numbers[i]);
    for (size_t i = 0; i < count && t->view.packed; i++)
        memcpy(t->to + order[i] * 8, &numbers[i], sizeof numbers[i]);
}

static void write_piece(void *context, size_t piece)
{
    const write_job *const j = context;
    const ac_equal_runs *const r = j->runs;
    const size_t items = piece_items(r, piece);
    int64_t runs = r->before[piece]; /* that have begun, */
    int64_t begin = r->last[piece];  /* the last of them here */
    unsigned char starts[BLOCK];
    int64_t numbers[BLOCK];
    int64_t lengths[BLOCK];

    for (size_t done = 0; done < items; done += BLOCK) {
        const size_t place = piece * r->piece + done;
        const size_t count = items - done < BLOCK ? items - done : BLOCK;
        const int64_t had = runs;
        size_t ended = 0;

        starts_at(r, place, count, starts);
        for (size_t i = 0; i < count; i++) {
            if (starts[i]) {
                const int64_t here = (int64_t)(place + i);

                lengths[ended] = here - begin;
                ended += runs > 0;
                begin = here;
                runs++;
            }
            numbers[i] = runs - 1;
        }
        if (j->values.to)
            write_values(j, place, count, starts, (size_t)had);
        if (j->numbers.to)
            write_numbers(j, place, count, numbers);
        if (j->lengths.to && ended > 0)
            put(&j->lengths, (size_t)(had > 0 ? had - 1 : 0), ended, lengths);
    }
    if (j->lengths.to && piece + 1 == r->pieces) {
        const int64_t length = (int64_t)r->count - begin;

        put(&j->lengths, (size_t)runs - 1, 1, &length);
    }
}

void ac_equal_runs_write(const ac_equal_runs *runs, const ac_tensor *values,
                         const ac_tensor *numbers, const ac_tensor *lengths)
{
    write_job j = {.runs = runs,
                   .values = target_of(values),
                   .numbers = target_of(numbers),
                   .lengths = target_of(lengths)};

    each_piece(runs, write_piece, &j);
}
