#include "found/search.h"

#include <string.h>

#include "base/threads.h"
#include "found/view.h"
#include "kernel/move.h"
#include "walk/walk.h"

enum { BLOCK = 512 }; /* values that are taken together */

_Static_assert(AC_FORK_PIECE % BLOCK == 0, "a piece is whole blocks");

/* An element as it is compared. */
typedef union key {
    double real;
    int64_t whole;
} key;

typedef struct job {
    ac_found_view values;
    ac_found_view out;
    unsigned char *to;
    int from; /* dtypes of values, */
    int dtype;
    int kept; /* and of positions */
    bool real;
    bool behind;
    const key *keys;
    size_t length; /* of a line */
    size_t row;    /* values that search one line; 0: all of them */
    size_t count;
} job;

/* Elements of a dtype become keys, by way of the dtype that is compared in. */
static void make_keys(key *keys, const void *elements, int from, int dtype, bool real, size_t count)
{
    key made[BLOCK];
    const ac_conversion first = {.from = from, .to = dtype};
    const ac_conversion second = {.from = dtype, .to = real ? AC_F64 : AC_I64};
    void *to = made;
    const void *in = elements;

    ac_move_converted(count, &in, &to, &first, 0);
    in = made;
    to = keys;
    ac_move_converted(count, &in, &to, &second, 0);
}

#define SEARCH(member, sign)                                                                       \
    for (size_t i = 0; i < count; i++) {                                                           \
        const key *const line = j->keys + line_of(j, first + i);                                   \
        size_t low = 0;                                                                            \
        size_t high = j->length;                                                                   \
                                                                                                   \
        while (low < high) {                                                                       \
            const size_t middle = low + (high - low) / 2;                                          \
            const bool before = !(line[middle].member sign wanted[i].member);                      \
                                                                                                   \
            low = before ? middle + 1 : low;                                                       \
            high = before ? high : middle;                                                         \
        }                                                                                          \
        found[i] = (int64_t)low;                                                                   \
    }

/* The first key of the line that a value searches. */
static size_t line_of(const job *j, size_t value)
{
    return j->row == 0 ? 0 : value / j->row * j->length;
}

static void search(const job *j, size_t first, size_t count, const key *wanted, int64_t *found)
{
    if (j->real && j->behind)
        SEARCH(real, >)
    else if (j->real)
        SEARCH(real, >=)
    else if (j->behind)
        SEARCH(whole, >)
    else
        SEARCH(whole, >=)
}

static void search_piece(void *context, size_t piece)
{
    const job *const j = context;
    const size_t first = piece * AC_FORK_PIECE;
    const size_t points = j->count - first < AC_FORK_PIECE ? j->count - first : AC_FORK_PIECE;
    const ac_conversion stored = {.from = AC_I64, .to = j->kept};
    key gathered[BLOCK];
    key wanted[BLOCK];
    int64_t found[BLOCK];
    int64_t narrow[BLOCK];

    for (size_t done = 0; done < points; done += BLOCK) {
        const size_t count = points - done < BLOCK ? points - done : BLOCK;
        const void *in = found;
        void *to = narrow;

        make_keys(wanted, ac_found_read(&j->values, first + done, count, gathered), j->from,
                  j->dtype, j->real, count);
        search(j, first + done, count, wanted, found);
        ac_move_converted(count, &in, &to, &stored, 0);
        ac_found_write(&j->out, j->to, first + done, count, narrow);
    }
}

size_t ac_found_search_room(const ac_tensor *lines)
{
    return (size_t)ac_shape_count(&lines->shape) * sizeof(key);
}

void ac_found_search(const ac_tensor *values, const ac_tensor *lines, const ac_tensor *out,
                     int dtype, bool behind, void *room)
{
    const ac_found_view given = ac_found_view_of(lines, &lines->shape);
    const size_t all = (size_t)ac_shape_count(&lines->shape);
    const size_t rank = lines->shape.rank;
    const size_t last = values->shape.rank > 0 ? values->shape.rank - 1 : 0;
    job j = {.values = ac_found_view_of(values, &values->shape),
             .out = ac_found_view_of(out, &values->shape),
             .to = out->data,
             .from = values->dtype,
             .dtype = dtype,
             .kept = out->dtype,
             .real = ac_dtype_facts[dtype].class_ == AC_CLASS_FLOAT,
             .behind = behind,
             .keys = room,
             .length = (size_t)lines->shape.dims[rank - 1],
             .row = rank > 1 ? (size_t)values->shape.dims[last] : 0,
             .count = (size_t)ac_shape_count(&values->shape)};
    key gathered[BLOCK];

    for (size_t done = 0; done < all; done += BLOCK) {
        const size_t count = all - done < BLOCK ? all - done : BLOCK;

        make_keys((key *)room + done, ac_found_read(&given, done, count, gathered), lines->dtype,
                  dtype, j.real, count);
    }

    const size_t pieces = (j.count + AC_FORK_PIECE - 1) / AC_FORK_PIECE;

    if (j.count >= AC_FORK_MIN) {
        ac_threads_fork(search_piece, &j, pieces);
        return;
    }
    for (size_t piece = 0; piece < pieces; piece++)
        search_piece(&j, piece);
}
