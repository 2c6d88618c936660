#include "reduce/fold.h"

#include <string.h>

#include "base/threads.h"
#include "walk/box.h"

enum { TASK_ELEMENTS = 32768 }; /* of one long row's neighbours, at most */

static size_t at_least(size_t x, size_t least)
{
    return x > least ? x : least;
}

static size_t at_most(size_t x, size_t most)
{
    return x < most ? x : most;
}

static size_t parts(size_t whole, size_t part)
{
    return (whole + part - 1) / part;
}

void ac_fold_plan(ac_walk_fold *sum)
{
    const size_t row = sum->channels * sum->inner;
    /* How many channels share a task changes no bit: as many as let a task read long runs of
     * memory while its accumulators stay in the near caches. */
    size_t most;
    if (sum->inner >= AC_FOLD_LONG) {
        sum->group = 1;
        sum->lanes = AC_FOLD_LANES;
        sum->piece_inner = AC_FOLD_PIECE_INNER;
        sum->piece_rows = at_least(AC_FOLD_PIECE_LONG / sum->inner, 1);
        most = at_most(parts(TASK_ELEMENTS, sum->inner),
                       AC_FOLD_ACCUMULATORS / AC_FOLD_LANES / sum->outputs);
    } else {
        sum->group = at_least(AC_FOLD_GROUP / row, 1);
        sum->lanes = sum->group * sum->inner;
        sum->piece_inner = sum->inner;
        sum->piece_rows = at_least(AC_FOLD_PIECE_SHORT / row, AC_FOLD_PIECE_ROWS_MIN);
        most = sum->group > 1 ? sum->channels : AC_FOLD_ACCUMULATORS / sum->inner / sum->outputs;
    }
    most = at_least(most, 1);
    sum->blocks = parts(sum->channels, most);
    sum->block = parts(sum->channels, sum->blocks);
    sum->pieces_inner = parts(sum->inner, sum->piece_inner);
    sum->pieces = parts(sum->rows, sum->piece_rows) * sum->pieces_inner;
}

static size_t sums_bytes(const ac_walk_fold *sum)
{
    return parts(sum->pieces * sum->channels * sizeof(double), 64) * 64;
}

size_t ac_fold_workspace(const ac_walk_fold *sum)
{
    return sum->outputs * sums_bytes(sum);
}

/* --- one task: the rows of a piece, for a block of channels ---------------------------------- */

/* Accumulators, for each output that folds, and the blocks of the operands that are staged. */
typedef struct desk {
    _Alignas(64) double lanes[AC_FOLD_ACCUMULATORS];
    _Alignas(64) unsigned char scratch[AC_FOLD_BLOCKS_BYTES + AC_STEPS_BYTES + AC_GAPS_BYTES];
    size_t lanes_each; /* accumulators of one output */
    const unsigned char *loaded[AC_OPERANDS_MAX];
    size_t loaded_start[AC_OPERANDS_MAX];
    size_t loaded_count[AC_OPERANDS_MAX];
} desk;

static int64_t offset_of(const ac_walk *walk, const ac_walk_operand *o, size_t first, size_t end,
                         size_t index)
{
    int64_t offset = 0;
    for (size_t a = first; a < end; a++) {
        if (a + 1 == end)
            return offset + (int64_t)index * o->strides[a];
        offset += (int64_t)(index % walk->extents[a]) * o->strides[a];
        index /= walk->extents[a];
    }
    return offset;
}

/* Hands elements to the kernel, in spans that fit the blocks: `count` from number `start` of the
 * innermost axes, seen from `from`. They go to the lanes from `lane` on, by `mask`; `fresh` lanes
 * hold nothing yet. */
static void feed(const ac_job *job, desk *d, unsigned char *const from[], size_t start,
                 size_t count, size_t lane, size_t mask, bool fresh)
{
    const ac_walk *const walk = job->walk;
    const bool runs = walk->run != 0 && walk->run != SIZE_MAX; /* several in a span */
    for (size_t done = 0; done < count; done += walk->span) {
        const ac_span span = {walk->sum.depth, walk->extents, start + done,
                              at_most(count - done, walk->span)};
        for (size_t i = 0; i < walk->inputs; i++) {
            if (d->loaded[i] == from[i] &&
                (d->loaded_start[i] == span.start || walk->operands[i].still) &&
                d->loaded_count[i] >= span.count)
                continue;
            ac_span_load(job, i, &span, from[i], d->scratch);
            d->loaded[i] = from[i];
            d->loaded_start[i] = span.start;
            d->loaded_count[i] = span.count;
        }
        /* Lanes that repeat do so at a divisor of the span. */
        const size_t at = mask == SIZE_MAX ? done : runs ? done / walk->run * AC_FOLD_LANES : 0;
        const ac_span_sums sums = {d->lanes + lane + at, d->lanes_each, mask,
                                   fresh && (runs || done == 0)};
        ac_span_run(job, &span, from, d->scratch, &sums, NULL);
    }
}

/* Rows that a short piece lacks have left their lanes at +0, which changes no sum and pairs with
 * nothing else. */
void ac_fold_lanes(const ac_stage *stage, double *lanes, size_t channels, size_t rows, size_t inner,
                   double *room, double *to)
{
    if (inner == 1) {
        stage->sum_rows(lanes, rows, channels, channels);
    } else {
        if (rows > 1 && channels > 1) {
            for (size_t c = 0; c < channels; c++)
                for (size_t r = 0; r < rows; r++)
                    memcpy(room + (c * rows + r) * inner, lanes + (r * channels + c) * inner,
                           inner * sizeof(double));
            lanes = room;
        }
        stage->sum_runs(lanes, channels, rows * inner);
    }
    memcpy(to, lanes, channels * sizeof(double));
}

static void run_task(void *context, size_t task)
{
    const ac_job *const job = context;
    const ac_walk *const walk = job->walk;
    const ac_walk_fold *const sum = &walk->sum;
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    const size_t piece = task / sum->blocks;
    const size_t first_channel = task % sum->blocks * sum->block;
    const size_t channels = at_most(sum->channels - first_channel, sum->block);
    const size_t first_row = piece / sum->pieces_inner * sum->piece_rows;
    const size_t end_row = first_row + at_most(sum->rows - first_row, sum->piece_rows);
    const size_t first_inner = piece % sum->pieces_inner * sum->piece_inner;
    const size_t inner = at_most(sum->inner - first_inner, sum->piece_inner);
    const size_t channel_axis = sum->inner_axes;
    const size_t row_axis = channel_axis + sum->channel_axes;
    const bool row_linear = (size_t)walk->rank <= row_axis + 1;

    desk d;
    const size_t rows = at_most(end_row - first_row, sum->group);
    d.lanes_each = channels * rows * (sum->lanes / sum->group);
    if (walk->run == 0)
        memset(d.lanes, 0, sum->outputs * d.lanes_each * sizeof(double));
    memset(d.loaded, 0, sizeof d.loaded);

    for (size_t row = first_row; row < end_row; row += sum->group) {
        unsigned char *from[AC_OPERANDS_MAX];
        for (size_t i = 0; i < operands; i++)
            from[i] = job->base[i] + offset_of(walk, &walk->operands[i], row_axis, walk->rank, row);
        if (sum->group > 1) {
            /* Rows that no single stride joins are counted from the first element of all. */
            const size_t start = row_linear ? 0 : row * sum->channels * sum->inner;
            feed(job, &d, row_linear ? from : job->base, start,
                 at_most(end_row - row, rows) * sum->channels * sum->inner, 0, SIZE_MAX, false);
        } else if (sum->inner < AC_FOLD_LONG) {
            feed(job, &d, from, first_channel * sum->inner, channels * sum->inner, 0, SIZE_MAX,
                 false);
        } else if (sum->depth > sum->inner_axes) {
            feed(job, &d, from, first_channel * sum->inner, channels * sum->inner, 0,
                 AC_FOLD_LANES - 1, row == first_row);
        } else {
            for (size_t c = 0; c < channels; c++) {
                unsigned char *at[AC_OPERANDS_MAX];
                for (size_t i = 0; i < operands; i++)
                    at[i] = from[i] + offset_of(walk, &walk->operands[i], channel_axis, row_axis,
                                                first_channel + c);
                feed(job, &d, at, first_inner, inner, c * AC_FOLD_LANES, AC_FOLD_LANES - 1,
                     walk->run != 0 && row == first_row);
            }
        }
    }

    for (size_t k = 0; k < sum->outputs; k++) {
        double *const partial =
            job->partial + k * (sums_bytes(sum) / sizeof(double)) + piece * sum->channels;
        double *const lanes = d.lanes + k * d.lanes_each;
        if (sum->inner >= AC_FOLD_LONG)
            job->stage->sum_lanes(partial + first_channel, lanes, channels);
        else
            ac_fold_lanes(job->stage, lanes, channels, rows, sum->inner,
                          (double *)(void *)d.scratch, partial + first_channel);
    }
    if (job->streamed != 0)
        job->stage->fence();
}

/* --- the end: the pieces of each channel ----------------------------------------------------- */

_Static_assert((int)AC_FOLD_ACCUMULATORS == AC_RUNS_MAX && (int)AC_FOLD_GROUP <= AC_SUM_MAX,
               "lanes fit a tree");
_Static_assert(AC_FOLD_GROUP * sizeof(double) <= AC_FOLD_BLOCKS_BYTES,
               "the lanes of rows side by side fit the blocks");

enum { FINISH_CHANNELS = 1024 };

static void finish_task(void *context, size_t task)
{
    const ac_job *const job = context;
    const ac_walk *const walk = job->walk;
    const ac_walk_fold *const sum = &walk->sum;
    const size_t first = task * FINISH_CHANNELS;
    const size_t channels = at_most(sum->channels - first, FINISH_CHANNELS);
    size_t folded = 0;
    for (size_t i = walk->inputs; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (!o->fold)
            continue;
        double *const partial =
            job->partial + folded++ * (sums_bytes(sum) / sizeof(double)) + first;
        job->stage->sum_rows(partial, sum->pieces, channels, sum->channels);
        unsigned char rounded[FINISH_CHANNELS * sizeof(double)];
        job->stage->convert(o->dtype, rounded, AC_F64, partial, channels);
        const ac_box box = {sum->channel_axes, walk->extents + sum->inner_axes,
                            o->strides + sum->inner_axes, o->size};
        ac_run_scatter(job->stage, &box, job->base[i], rounded, first, channels, false, NULL);
    }
}

static void run_all(const ac_walk *walk, void (*run)(void *context, size_t task), ac_job *job,
                    size_t tasks)
{
    if (walk->count >= AC_FORK_MIN && !walk->ordered) {
        ac_threads_fork(run, job, tasks);
        return;
    }
    for (size_t task = 0; task < tasks; task++)
        run(job, task);
}

void ac_fold_run(ac_job *job)
{
    const ac_walk *const walk = job->walk;
    run_all(walk, run_task, job, walk->sum.pieces * walk->sum.blocks);
    run_all(walk, finish_task, job, parts(walk->sum.channels, FINISH_CHANNELS));
}
