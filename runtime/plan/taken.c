#include "plan/taken.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/cache.h"
#include "base/threads.h"
#include "kernel/stage.h"
#include "plan/copies.h"
#include "walk/walk.h"

enum { STREAM_MIN = 1024 }; /* bytes of a row that is written past the caches */

/* An axis of the part: its extent, and the distances of its points, in bytes. */
typedef struct axis {
    int64_t extent;
    int64_t whole;
    int64_t index;
    int64_t out;
} axis;

struct ac_taken {
    ac_indexed map;
    ac_index_rule rule;
    ac_tensor in;
    ac_tensor index;
    ac_tensor out;
    ac_index_lists lists; /* in its place, if there are some */
};

/* A run: the axes that are left, the last one apart. */
typedef struct job {
    const unsigned char *whole;
    const unsigned char *index;
    unsigned char *out;
    axis outer[AC_RANK_MAX];
    size_t axes;
    axis inner;
    size_t size; /* bytes of an element, or of a short row that is moved like one */
    bool wide;   /* indices are i64 */
    bool wraps;
    bool packed;    /* elements of a row are neighbours in the whole and in the part */
    bool streams;   /* rows are written past the caches */
    int64_t stride; /* bytes between indices of the whole */
    int64_t extent;
    int64_t rows;   /* points of the outer axes, */
    int64_t block;  /* of which a piece has so many; */
    int64_t chunks; /* or so many pieces make a row */
    atomic_bool wrong;
} job;

/* --- the first phase -------------------------------------------------------------------------- */

ac_taken *ac_taken_make(const ac_call *call, const ac_indexed *map, const ac_index_rule *rule)
{
    ac_taken *const t = malloc(sizeof *t);

    if (!t)
        return NULL;
    t->map = *map;
    t->rule = *rule;
    t->in = *call->operands[0].tensor;
    t->index = *call->operands[1].tensor;
    t->out = *call->operands[2].tensor;
    t->lists.count = 0;
    return t;
}

ac_taken *ac_taken_make_picked(const ac_call *call, const ac_picked *picked,
                               const ac_index_rule *rule)
{
    const ac_tensor *const whole = call->operands[0].tensor;
    ac_taken *const t = malloc(sizeof *t);

    if (!t)
        return NULL;
    t->map = ac_picked_map(picked, &whole->shape);
    t->rule = *rule;
    t->in = ac_picked_turned(picked, whole);
    t->out = *call->operands[call->inputs].tensor;
    t->lists = ac_index_lists_of(picked);
    return t;
}

void ac_taken_free(ac_taken *taken)
{
    free(taken);
}

/* Indices are below this extent of the whole. */
static int64_t extent_of(const ac_taken *t, const ac_tensor *whole)
{
    return t->map.axis == AC_NO_AXIS ? 1 : whole->shape.dims[t->map.axis];
}

/* --- axes ------------------------------------------------------------------------------------- */

/* Whether the points of `b` go on where those of the next point of `a` begin. */
static bool joins(const axis *a, const axis *b)
{
    return a->whole == b->whole * b->extent && a->index == b->index * b->extent &&
           a->out == b->out * b->extent;
}

/* A row of 1, 2, 4, 8 or 16 bytes with one index is moved like an element. */
static void widen(job *j)
{
    const size_t bytes = (size_t)j->inner.extent * j->size;
    const bool fits = bytes <= 16 && (bytes & (bytes - 1)) == 0;

    if (j->axes == 0 || !j->packed || j->inner.index != 0 || !fits)
        return;
    j->size = bytes;
    j->inner = j->outer[--j->axes];
    j->packed = j->inner.whole == (int64_t)bytes && j->inner.out == (int64_t)bytes;
}

/* The axes of the part that have more than one point, merged where they can be. */
static void choose_axes(job *j, const ac_indexed *map, const ac_tensor *whole,
                        const ac_tensor *index, const ac_tensor *out)
{
    const int64_t size = (int64_t)j->size;
    axis found[AC_RANK_MAX + 1];
    size_t count = 0;

    for (size_t i = 0; i < out->shape.rank; i++) {
        if (out->shape.dims[i] == 1)
            continue;

        const axis next = {out->shape.dims[i], ac_index_step(whole, map->whole[i]),
                           ac_index_step(index, map->index[i]), out->strides[i] * size};

        if (count > 0 && joins(&found[count - 1], &next)) {
            const int64_t before = found[count - 1].extent;

            found[count - 1] = next;
            found[count - 1].extent *= before;
        } else {
            found[count++] = next;
        }
    }
    if (count == 0)
        found[count++] = (axis){1, size, 0, size};
    j->inner = found[count - 1];
    j->axes = count - 1;
    memcpy(j->outer, found, j->axes * sizeof found[0]);
    j->packed = j->inner.whole == size && j->inner.out == size;
    widen(j);
}

static void choose_pieces(job *j)
{
    const int64_t n = j->inner.extent;

    j->rows = 1;
    for (size_t i = 0; i < j->axes; i++)
        j->rows *= j->outer[i].extent;
    j->chunks = (n + AC_FORK_PIECE - 1) / AC_FORK_PIECE;
    j->block = j->chunks > 1 ? 1 : AC_FORK_PIECE / n;
}

/* --- rows ------------------------------------------------------------------------------------- */

/* A row whose points have an index each, from addresses of its first point on. Constants for all
 * but the job let the compiler make a loop for each. */
static inline bool look_up(const job *j, const unsigned char *whole, const unsigned char *index,
                           unsigned char *out, int64_t count, size_t size, bool wide,
                           int64_t index_step, int64_t out_step, int64_t stride)
{
    const int64_t lift = j->wraps ? j->extent : 0;
    const uint64_t extent = (uint64_t)j->extent;
    const int64_t step = j->inner.whole;

    int64_t k = 0;

    for (; k + 4 <= count;
         k += 4, whole += 4 * step, index += 4 * index_step, out += 4 * out_step) {
        const int64_t a = ac_index_number(index, wide, lift);
        const int64_t b = ac_index_number(index + index_step, wide, lift);
        const int64_t c = ac_index_number(index + 2 * index_step, wide, lift);
        const int64_t d = ac_index_number(index + 3 * index_step, wide, lift);

        if (((uint64_t)a >= extent) | ((uint64_t)b >= extent) | ((uint64_t)c >= extent) |
            ((uint64_t)d >= extent))
            return false;
        memcpy(out, whole + a * stride, size);
        memcpy(out + out_step, whole + step + b * stride, size);
        memcpy(out + 2 * out_step, whole + 2 * step + c * stride, size);
        memcpy(out + 3 * out_step, whole + 3 * step + d * stride, size);
    }
    for (; k < count; k++, whole += step, index += index_step, out += out_step) {
        const int64_t i = ac_index_number(index, wide, lift);

        if ((uint64_t)i >= extent)
            return false;
        memcpy(out, whole + i * stride, size);
    }
    return true;
}

static inline bool look_up_sized(const job *j, const unsigned char *whole,
                                 const unsigned char *index, unsigned char *out, int64_t count,
                                 size_t size)
{
    const axis *const a = &j->inner;
    const int64_t bytes = (int64_t)size;
    const bool dense = a->out == bytes && j->stride == bytes;

    if (j->wide && dense && a->index == 8)
        return look_up(j, whole, index, out, count, size, true, 8, bytes, bytes);
    if (!j->wide && dense && a->index == 4)
        return look_up(j, whole, index, out, count, size, false, 4, bytes, bytes);
    return look_up(j, whole, index, out, count, size, j->wide, a->index, a->out, j->stride);
}

/* A row of points that have the same index. */
static bool copy_row(const job *j, const unsigned char *whole, const unsigned char *index,
                     unsigned char *out, int64_t count)
{
    const size_t bytes = (size_t)count * j->size;
    bool found;
    const int64_t i = ac_index_at(index, j->wide, j->wraps, j->extent, &found);
    const unsigned char *const from = whole + i * j->stride;

    if (!found)
        return false;
    if (j->packed && j->streams)
        ac_stage_current()->stream(out, from, bytes, NULL);
    else if (j->packed)
        memcpy(out, from, bytes);
    for (int64_t k = 0; k < count && !j->packed; k++)
        memcpy(out + k * j->inner.out, from + k * j->inner.whole, j->size);
    return true;
}

static bool move_row(const job *j, const unsigned char *whole, const unsigned char *index,
                     unsigned char *out, int64_t count)
{
    if (j->inner.index == 0)
        return copy_row(j, whole, index, out, count);
    switch (j->size) {
    case 1:
        return look_up_sized(j, whole, index, out, count, 1);
    case 2:
        return look_up_sized(j, whole, index, out, count, 2);
    case 4:
        return look_up_sized(j, whole, index, out, count, 4);
    case 8:
        return look_up_sized(j, whole, index, out, count, 8);
    default:
        return look_up_sized(j, whole, index, out, count, 16);
    }
}

/* --- pieces ----------------------------------------------------------------------------------- */

/* `rows` rows along the last of the outer axes, from the one at these addresses on. */
static bool run_rows(const job *j, const axis *along, const unsigned char *whole,
                     const unsigned char *index, unsigned char *out, int64_t rows, int64_t count)
{
    bool fine = true;

    for (int64_t k = 0; k < rows && fine; k++) {
        fine = move_row(j, whole, index, out, count);
        whole += along->whole;
        index += along->index;
        out += along->out;
    }
    return fine;
}

/* Rows from `row` on as far as the last of the outer axes goes, at most `rows`, each of `count`
 * points from `first` on. Returns how many, or 0 of an index that the whole does not have. */
static int64_t run_some(const job *j, int64_t row, int64_t rows, int64_t first, int64_t count)
{
    static const axis none = {1, 0, 0, 0};
    const axis *const along = j->axes > 0 ? &j->outer[j->axes - 1] : &none;
    const int64_t left = along->extent - row % along->extent;
    const int64_t n = rows < left ? rows : left;
    const unsigned char *whole = j->whole + first * j->inner.whole;
    const unsigned char *index = j->index + first * j->inner.index;
    unsigned char *out = j->out + first * j->inner.out;

    for (size_t i = j->axes; i-- > 0;) {
        const int64_t at = row % j->outer[i].extent;

        row /= j->outer[i].extent;
        whole += at * j->outer[i].whole;
        index += at * j->outer[i].index;
        out += at * j->outer[i].out;
    }
    return run_rows(j, along, whole, index, out, n, count) ? n : 0;
}

static void run_piece(void *context, size_t piece)
{
    job *const j = context;
    const int64_t n = j->inner.extent;
    const int64_t first = j->chunks > 1 ? (int64_t)piece % j->chunks * AC_FORK_PIECE : 0;
    const int64_t row = j->chunks > 1 ? (int64_t)piece / j->chunks : (int64_t)piece * j->block;
    const int64_t end = j->rows - row < j->block ? j->rows : row + j->block;
    const int64_t count = j->chunks > 1 && n - first > AC_FORK_PIECE ? AC_FORK_PIECE : n - first;
    bool fine = !atomic_load_explicit(&j->wrong, memory_order_relaxed);

    for (int64_t r = row, done; r < end && fine; r += done) {
        done = run_some(j, r, end - r, first, count);
        fine = done > 0;
    }
    if (!fine)
        atomic_store_explicit(&j->wrong, true, memory_order_relaxed);
    if (j->streams)
        ac_stage_current()->fence();
}

/* --- the second phase ------------------------------------------------------------------------- */

static aclnnStatus run(const ac_taken *t, const ac_tensor *whole, const ac_tensor *index,
                       const ac_tensor *out)
{
    const size_t size = ac_dtype_facts[whole->dtype].bytes;
    job j = {.whole = whole->data,
             .index = index->data,
             .out = out->data,
             .size = size,
             .wide = index->dtype == AC_I64,
             .wraps = t->rule.wraps,
             .stride = ac_index_step(whole, t->map.axis),
             .extent = extent_of(t, whole)};
    const size_t bytes = (size_t)ac_shape_count(&out->shape) * size;

    choose_axes(&j, &t->map, whole, index, out);
    choose_pieces(&j);
    j.streams = bytes > ac_cache_share() && j.inner.index == 0 && j.packed &&
                (size_t)j.inner.extent * j.size >= STREAM_MIN;

    const size_t pieces =
        (size_t)(j.chunks > 1 ? j.rows * j.chunks : (j.rows + j.block - 1) / j.block);

    if (bytes / size >= AC_FORK_MIN) {
        ac_threads_fork(run_piece, &j, pieces);
    } else {
        for (size_t piece = 0; piece < pieces; piece++)
            run_piece(&j, piece);
    }
    return atomic_load_explicit(&j.wrong, memory_order_relaxed)
               ? ac_index_refuse(&t->rule, index, extent_of(t, whole))
               : ACLNN_SUCCESS;
}

/* A tensor whose element at index zero is at `address`. */
static ac_tensor placed_at(const ac_tensor *of, const void *address)
{
    ac_tensor tensor = *of;

    tensor.data = (unsigned char *)(uintptr_t)address;
    tensor.offset = 0;
    return tensor;
}

/* With axes of the whole as one, in a copy if they do not lie so, and with indices that are made of
 * those of the call, or of its lists, if there is no index. */
static aclnnStatus run_joined(const ac_taken *t, const ac_tensor *whole, const ac_tensor *index,
                              const ac_tensor *out)
{
    ac_tensor copy = {.data = NULL};
    ac_tensor places = {.data = NULL};
    ac_tensor joined = *whole;
    aclnnStatus status = ACLNN_SUCCESS;

    if (!index)
        status = ac_index_meet(&t->rule, &t->lists, &whole->shape, &places);
    else if (t->map.tuples)
        status = ac_index_join(&t->rule, index, &whole->shape, &places);
    if (status == ACLNN_SUCCESS && t->map.joined && !ac_indexed_join(&t->map, whole, &joined)) {
        status = ac_copy_make(whole, &copy);
        if (status == ACLNN_SUCCESS)
            (void)ac_indexed_join(&t->map, &copy, &joined);
    }
    if (status == ACLNN_SUCCESS && t->map.counts)
        status = ac_index_copy(&t->rule, index, joined.shape.dims[t->map.axis],
                               out->shape.dims[t->map.axis], &places);
    if (status == ACLNN_SUCCESS)
        status = run(t, &joined, places.data ? &places : index, out);
    free(copy.data);
    free(places.data);
    return status;
}

/* Indices are read before anything is written. */
static aclnnStatus run_picked(const ac_taken *taken, const void *const in[], const ac_tensor *to)
{
    ac_taken t = *taken;
    const ac_tensor whole = placed_at(&t.in, in[0]);
    ac_tensor copy = {.data = NULL};
    aclnnStatus status = ACLNN_SUCCESS;

    for (size_t i = 0; i < t.lists.count; i++)
        t.lists.of[i] = placed_at(&t.lists.of[i], in[i + 1]);
    if (ac_copy_needed(&whole, to))
        status = ac_copy_make(&whole, &copy);
    if (status == ACLNN_SUCCESS)
        status = run_joined(&t, copy.data ? &copy : &whole, NULL, to);
    free(copy.data);
    return status;
}

aclnnStatus ac_taken_run(const ac_taken *taken, const void *const in[], void *out)
{
    const ac_tensor to = placed_at(&taken->out, out);
    void *copies[] = {NULL, NULL};
    aclnnStatus status = ACLNN_SUCCESS;

    if (taken->lists.count > 0)
        return run_picked(taken, in, &to);

    ac_tensor read[] = {placed_at(&taken->in, in[0]), placed_at(&taken->index, in[1])};

    for (size_t i = 0; i < 2 && status == ACLNN_SUCCESS; i++) {
        ac_tensor copy;

        if (!ac_copy_needed(&read[i], &to))
            continue;
        status = ac_copy_make(&read[i], &copy);
        if (status != ACLNN_SUCCESS)
            break;
        copies[i] = copy.data;
        read[i] = copy;
    }
    if (status == ACLNN_SUCCESS)
        status = taken->map.joined || taken->map.counts ? run_joined(taken, &read[0], &read[1], &to)
                                                        : run(taken, &read[0], &read[1], &to);
    free(copies[0]);
    free(copies[1]);
    return status;
}
