#include "plan/marked.h"

#include <stdlib.h>
#include <string.h>

#include "base/threads.h"
#include "kernel/move.h"
#include "walk/walk.h"

/* An axis: its extent, and the distances of its indices, in bytes. */
typedef struct axis {
    int64_t extent;
    int64_t in;
    int64_t out;
} axis;

enum {
    SHORT = 64, /* bytes that are written in a loop, without a call of a kernel */
    FEW = 512   /* bytes of a run that is worth a copy of its own */
};

/* Indices that are all marked, or none of them. */
typedef struct run {
    int64_t first;
    int64_t end;
    bool marked;
} run;

/* A row is what the axis has for one index along each of `outer`. It is cut into chunks where it is
 * long, and a piece is several rows where it is short. */
typedef struct job {
    const unsigned char *in;
    unsigned char *out;
    run *runs; /* in the order of indices; those that stay are left out */
    size_t run_count;
    bool copies; /* a row is copied as a whole before */
    const void *element;
    ac_kernel *fill;
    size_t size;
    int64_t inner; /* elements of an index that are neighbours in both tensors */
    axis along;
    axis outer[AC_RANK_MAX];
    size_t axes;
    int64_t rows;
    int64_t block;
    int64_t chunk; /* indices */
    int64_t chunks;
} job;

/* --- axes ------------------------------------------------------------------------------------- */

static axis axis_of(const ac_marking *m, size_t i)
{
    const int64_t size = (int64_t)ac_dtype_facts[m->out->dtype].bytes;

    return (axis){m->out->shape.dims[i], m->in ? m->in->strides[i] * size : 0,
                  m->out->strides[i] * size};
}

/* The last axes, as far as they are behind the one with the indices and packed, are one index. */
static void choose_axes(job *j, const ac_marking *m)
{
    size_t left = m->out->shape.rank;

    j->along = axis_of(m, m->axis);
    j->inner = 1;
    for (; left > m->axis + 1; left--) {
        const axis last = axis_of(m, left - 1);
        const int64_t step = j->inner * (int64_t)j->size;

        if (last.extent != 1 && (last.out != step || (m->in && last.in != step)))
            break;
        j->inner *= last.extent;
    }
    j->axes = 0;
    j->rows = 1;
    for (size_t i = 0; i < left; i++) {
        if (i == m->axis || m->out->shape.dims[i] == 1)
            continue;
        j->outer[j->axes] = axis_of(m, i);
        j->rows *= j->outer[j->axes++].extent;
    }
}

static void choose_pieces(job *j)
{
    const int64_t elements = j->along.extent * j->inner;

    j->chunks = (elements + AC_FORK_PIECE - 1) / AC_FORK_PIECE;
    if (j->chunks > j->along.extent)
        j->chunks = j->along.extent;
    j->chunk = (j->along.extent + j->chunks - 1) / j->chunks;
    j->chunks = (j->along.extent + j->chunk - 1) / j->chunk;
    j->block = j->chunks > 1 ? 1 : (AC_FORK_PIECE + elements - 1) / elements;
}

/* --- runs ------------------------------------------------------------------------------------- */

/* The runs of an axis, counted first; `to` is null then. */
static size_t find_runs(const unsigned char *marks, int64_t extent, bool stays, run *to)
{
    size_t count = 0;

    for (int64_t at = 0, end; at < extent; at = end) {
        const bool marked = marks[at] != 0;

        for (end = at + 1; end < extent && (marks[end] != 0) == marked;)
            end++;
        if (!marked && stays)
            continue;
        if (to)
            to[count] = (run){at, end, marked};
        count++;
    }
    return count;
}

/* The first run that ends behind an index. */
static size_t run_behind(const job *j, int64_t index)
{
    size_t low = 0;
    size_t high = j->run_count;

    while (low < high) {
        const size_t middle = low + (high - low) / 2;

        if (j->runs[middle].end > index)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* --- rows ------------------------------------------------------------------------------------- */

/* A constant size lets the compiler make a loop of stores. */
static inline void repeat(unsigned char *to, const void *element, size_t size, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        memcpy(to + (size_t)i * size, element, size);
}

static void fill(const job *j, unsigned char *to, int64_t count)
{
    if ((size_t)count * j->size > SHORT) {
        j->fill((size_t)count, NULL, (void *const[]){to}, j->element, 0);
        return;
    }
    switch (j->size) {
    case 1:
        repeat(to, j->element, 1, count);
        break;
    case 2:
        repeat(to, j->element, 2, count);
        break;
    case 4:
        repeat(to, j->element, 4, count);
        break;
    case 8:
        repeat(to, j->element, 8, count);
        break;
    default:
        repeat(to, j->element, 16, count);
        break;
    }
}

/* Indices [first, end), all of which are marked, or none. */
static void run_alike(const job *j, const unsigned char *in, unsigned char *out, int64_t first,
                      int64_t end, bool marked)
{
    const size_t bytes = (size_t)j->inner * j->size;
    const bool packed = j->along.out == (int64_t)bytes;

    out += first * j->along.out;
    if (marked) {
        const int64_t at_once = packed ? end - first : 1;

        for (int64_t i = first; i < end; i += at_once, out += at_once * j->along.out)
            fill(j, out, at_once * j->inner);
        return;
    }
    in += first * j->along.in;
    if (packed && j->along.in == (int64_t)bytes) {
        memcpy(out, in, (size_t)(end - first) * bytes);
        return;
    }
    for (int64_t i = first; i < end; i++, in += j->along.in, out += j->along.out)
        memcpy(out, in, bytes);
}

/* Row `row`, the runs from number `at` on, from index `first` up to `end`. */
static void run_row(const job *j, int64_t row, size_t at, int64_t first, int64_t end)
{
    const unsigned char *in = j->in;
    unsigned char *out = j->out;

    for (size_t i = j->axes; i-- > 0;) {
        const int64_t k = row % j->outer[i].extent;

        row /= j->outer[i].extent;
        in = in ? in + k * j->outer[i].in : NULL;
        out += k * j->outer[i].out;
    }
    if (j->copies)
        memcpy(out + first * j->along.out, in + first * j->along.in,
               (size_t)((end - first) * j->inner) * j->size);
    for (; at < j->run_count && j->runs[at].first < end; at++) {
        const run *const own = &j->runs[at];

        run_alike(j, in, out, own->first > first ? own->first : first,
                  own->end < end ? own->end : end, own->marked);
    }
}

static void run_piece(void *context, size_t piece)
{
    const job *const j = context;
    const int64_t first = (int64_t)piece % j->chunks * j->chunk;
    const int64_t row = (int64_t)piece / j->chunks * j->block;
    const int64_t end = j->along.extent - first > j->chunk ? first + j->chunk : j->along.extent;
    const size_t at = run_behind(j, first);

    for (int64_t r = row; r < row + j->block && r < j->rows; r++)
        run_row(j, r, at, first, end);
}

aclnnStatus ac_marked_run(const ac_marking *marking)
{
    const int64_t extent = marking->out->shape.dims[marking->axis];
    const size_t size = ac_dtype_facts[marking->out->dtype].bytes;
    const bool stays = !marking->in;
    job j = {.in = marking->in ? marking->in->data : NULL,
             .out = marking->out->data,
             .element = marking->element,
             .fill = ac_fill_of(size),
             .size = size};

    if (ac_shape_empty(&marking->out->shape))
        return ACLNN_SUCCESS;
    choose_axes(&j, marking);
    choose_pieces(&j);
    j.run_count = find_runs(marking->marks, extent, stays, NULL);
    if (j.run_count == 0)
        return ACLNN_SUCCESS;

    const int64_t step = j.inner * (int64_t)size;

    j.copies = !stays && j.along.in == step && j.along.out == step &&
               (size_t)(extent * step) / j.run_count < FEW;
    j.runs = malloc(j.run_count * sizeof *j.runs);
    if (!j.runs)
        return ac_fail(ACLNN_ERR_INNER, "no memory for %zu runs of indices", j.run_count);
    j.run_count = find_runs(marking->marks, extent, stays || j.copies, j.runs);

    const size_t pieces = (size_t)((j.rows + j.block - 1) / j.block * j.chunks);

    if (ac_shape_count(&marking->out->shape) >= AC_FORK_MIN) {
        ac_threads_fork(run_piece, &j, pieces);
    } else {
        for (size_t piece = 0; piece < pieces; piece++)
            run_piece(&j, piece);
    }
    free(j.runs);
    return ACLNN_SUCCESS;
}
