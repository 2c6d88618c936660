#include "reduce/run.h"

#include <string.h>

#include "base/threads.h"
#include "reduce/panel.h"

enum { SPLIT_PANELS = 16 /* with fewer panels, threads share their pieces */ };

/* --- a piece --------------------------------------------------------------------------------- */

static ac_part part_of(const ac_walk_reduce *r, size_t piece)
{
    if (r->pieces == 1)
        return (ac_part){0, r->rows, 0, r->inner};
    const size_t row = piece / r->pieces_inner * r->piece_rows;
    const size_t point = piece % r->pieces_inner * r->piece_inner;
    return (ac_part){row, row + ac_at_most(r->rows - row, r->piece_rows), point,
                     point + ac_at_most(r->inner - point, r->piece_inner)};
}

/* Accumulators take what changes nothing: the bits of it, as many as an accumulator has. */
static void clear(void *lanes, const ac_combine *combine, size_t count)
{
    uint64_t *const wide = lanes;
    uint32_t *const narrow = lanes;
    if (combine->identity == 0)
        memset(lanes, 0, count * combine->size);
    else if (combine->size == sizeof *wide)
        for (size_t k = 0; k < count; k++)
            wide[k] = combine->identity;
    else
        for (size_t k = 0; k < count; k++)
            narrow[k] = (uint32_t)combine->identity;
}

/* The number of a line that an accumulator holds. */
static int64_t turn_of(const ac_combine *combine, bool whole, const void *turns, size_t k)
{
    if (combine->size == sizeof(float))
        return (int64_t)((const float *)turns)[k];
    return whole ? ((const int64_t *)turns)[k] : (int64_t)((const double *)turns)[k];
}

/* Makes positions along the reduced axis, which is I or N, of the numbers of lines; from the last
 * on, since a position takes more room. */
static void place(const ac_walk_reduce *r, const ac_combine *combine, const ac_part *part,
                  void *turns, size_t sets, size_t set)
{
    int64_t *const at = turns;
    for (size_t k = sets * set; k-- > 0;) {
        const size_t turn = (size_t)turn_of(combine, r->whole, turns, k);
        if (r->way == AC_REDUCE_ALONG)
            at[k] = (int64_t)(part->first + turn * AC_LANES + k % AC_LANES);
        else
            at[k] =
                (int64_t)((part->first_row + turn * r->sets + k / set) * r->inner + k % r->inner);
    }
}

/* Joins the sets of accumulators, then the lanes of each result. The first accumulators have the
 * results. */
static void join(const ac_combine *combine, unsigned char *lanes, unsigned char *rest, size_t sets,
                 size_t results, size_t each)
{
    if (sets > 1)
        combine->join(lanes, rest, sets, results * each);
    if (each > 1)
        combine->join_lanes(lanes, rest, results, each);
}

/* Reduces one piece of a panel in one pass; the first accumulators have the results. */
static void reduce_piece(const ac_job *job, ac_desk *d, size_t pass, size_t piece)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    const ac_reduce_pass *const facts = &r->form->pass[pass];
    const ac_part part = part_of(r, piece);
    const size_t sets = ac_at_most(part.end_row - part.first_row, r->sets);
    const size_t set = d->set;
    const size_t bytes = d->apart * sizeof(double);
    const bool set_first = ac_panel_sets(job, &part);
    unsigned char *lanes = d->lanes;
    for (size_t k = 0; k < facts->count && !set_first; k++) {
        const ac_combine *const combine = ac_pass_combine(r, facts, k);
        clear(lanes, combine, sets * set);
        if (combine->arrays > 1)
            memset(lanes + bytes, 0, sets * set * combine->size);
        lanes += combine->arrays * bytes;
    }
    ac_panel_run(job, d, pass, &part, set_first);
    lanes = d->lanes;
    for (size_t k = 0; k < facts->count; k++) {
        const ac_combine *const combine = ac_pass_combine(r, facts, k);
        if (combine->positions)
            place(r, combine, &part, lanes + bytes, r->way == AC_REDUCE_ALONG ? 1 : sets, set);
        join(combine, lanes, combine->arrays > 1 ? lanes + bytes : NULL,
             r->way == AC_REDUCE_ALONG ? 1 : sets, d->width,
             r->way == AC_REDUCE_ALONG ? AC_LANES : r->inner);
        lanes += combine->arrays * bytes;
    }
}

/* --- values ---------------------------------------------------------------------------------- */

/* Repeats the values that a pass made of results that stand one behind the other, for vectors of
 * later steps. */
static void spread(const ac_walk_reduce *r, ac_desk *d, size_t pass)
{
    if (!ac_panel_spreads(r))
        return;
    for (uint32_t left = r->form->spread[pass]; left != 0; left &= left - 1) {
        const size_t k = (size_t)__builtin_ctz(left);
        const double *const wide = (const double *)(const void *)d->values[k];
        const float *const narrow = (const float *)(const void *)d->values[k];
        double *line = (double *)(void *)d->spread[k];
        float *short_line = (float *)(void *)d->spread[k];
        if (r->wide)
            for (size_t p = 0; p < d->width; p++, line += AC_VECTOR / sizeof *line)
                for (size_t i = 0; i < AC_VECTOR / sizeof *line; i++)
                    line[i] = wide[p];
        else
            for (size_t p = 0; p < d->width; p++, short_line += AC_VECTOR / sizeof *short_line)
                for (size_t i = 0; i < AC_VECTOR / sizeof *short_line; i++)
                    short_line[i] = narrow[p];
    }
}

/* Fills the values of a pass from accumulators that are so many bytes apart, and has the kernel
 * make more of them. */
static void settle(const ac_job *job, ac_desk *d, size_t pass, const void *accumulators,
                   size_t bytes)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    const ac_reduce_pass *const facts = &r->form->pass[pass];
    const unsigned char *lanes = accumulators;
    for (size_t k = 0; k < facts->count; k++) {
        const ac_combine *const combine = ac_pass_combine(r, facts, k);
        void *const value = d->values[facts->value[k]];
        void *const low = combine->values > 1 ? d->values[facts->value[k] + 1] : NULL;
        const void *const rest = combine->arrays > 1 ? lanes + bytes : NULL;
        if (r->wide)
            combine->find_f64(value, low, lanes, rest, d->width);
        else
            combine->find_f32(value, low, lanes, rest, d->width);
        lanes += combine->arrays * bytes;
    }
    if (facts->settles)
        ac_panel_settle(job, d, pass);
    spread(r, d, pass);
}

/* --- several pieces -------------------------------------------------------------------------- */

/* The partial results of a panel: array by array, piece by piece, result by result. */
static double *partial_of(const ac_job *job, size_t panel)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    return job->partial + panel * r->pieces * r->arrays * r->width;
}

static void keep_piece(const ac_job *job, const ac_desk *d, size_t panel, size_t pass, size_t piece)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    const ac_reduce_pass *const facts = &r->form->pass[pass];
    double *const partial = partial_of(job, panel);
    size_t array = 0;
    for (size_t k = 0; k < facts->count; k++)
        for (size_t n = ac_pass_combine(r, facts, k)->arrays; n > 0; n--, array++)
            memcpy(partial + (array * r->pieces + piece) * d->width,
                   d->lanes + array * d->apart * sizeof(double), d->width * sizeof(double));
}

/* Joins two adjacent sets, each of which has the space of doubles. */
static void join_two(const ac_combine *combine, double *lanes, double *rest, size_t width)
{
    const size_t bytes = width * combine->size;
    if (combine->size != sizeof(double))
        memmove((unsigned char *)lanes + bytes, lanes + width, bytes);
    if (combine->size != sizeof(double) && rest != NULL && !combine->positions)
        memmove((unsigned char *)rest + bytes, rest + width, bytes);
    combine->join(lanes, rest, 2, width);
}

/* Joins neighbouring pieces until one is left, the first. */
static void join_pieces(const ac_job *job, const ac_desk *d, size_t panel, size_t pass)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    const ac_reduce_pass *const facts = &r->form->pass[pass];
    const size_t width = d->width;
    const size_t bytes = width * sizeof(double);
    double *lanes = partial_of(job, panel);
    for (size_t k = 0; k < facts->count; k++) {
        const ac_combine *const combine = ac_pass_combine(r, facts, k);
        double *const rest = combine->arrays > 1 ? lanes + r->pieces * width : NULL;
        for (size_t count = r->pieces; count > 1; count = count / 2 + count % 2)
            for (size_t n = 0; n < count; n += 2) {
                if (n + 1 < count)
                    join_two(combine, lanes + n * width, rest != NULL ? rest + n * width : NULL,
                             width);
                memmove(lanes + n / 2 * width, lanes + n * width, bytes);
                if (rest != NULL)
                    memmove(rest + n / 2 * width, rest + n * width, bytes);
            }
        lanes += combine->arrays * r->pieces * width;
    }
}

/* Completes a pass over all pieces of a panel. */
static void settle_pieces(const ac_job *job, ac_desk *d, size_t panel, size_t pass)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    join_pieces(job, d, panel, pass);
    settle(job, d, pass, partial_of(job, panel), r->pieces * d->width * sizeof(double));
}

/* --- tasks ----------------------------------------------------------------------------------- */

/* All passes over a panel that was started. */
static void run_panel(const ac_job *job, ac_desk *d, size_t panel)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    const size_t passes = r->form->passes;
    const ac_part all = {0, r->rows, 0, r->inner};
    for (size_t pass = 0; pass < passes; pass++) {
        if (r->pieces == 1) {
            reduce_piece(job, d, pass, 0);
            settle(job, d, pass, d->lanes, d->apart * sizeof(double));
            continue;
        }
        for (size_t piece = 0; piece < r->pieces; piece++) {
            reduce_piece(job, d, pass, piece);
            keep_piece(job, d, panel, pass, piece);
        }
        settle_pieces(job, d, panel, pass);
    }
    if (r->written != 0 && !r->form->at_once)
        ac_panel_run(job, d, r->keeps ? 2 * passes + 1 : passes, &all, false);
    ac_panel_results(job, d);
}

static size_t panels_of_task(const ac_walk *walk)
{
    const ac_walk_reduce *const r = &walk->reduce;
    if (r->panels == 1)
        return 1;
    return ac_at_least(AC_FORK_PIECE / ac_at_least(walk->count / r->results * r->width, 1), 1);
}

static void run_task(void *context, size_t task)
{
    const ac_job *const job = context;
    const size_t each = panels_of_task(job->walk);
    const size_t end = ac_at_most((task + 1) * each, job->walk->reduce.panels);
    ac_desk d;
    for (size_t panel = task * each; panel < end; panel++) {
        if (panel == task * each || !ac_panel_go_on(job, &d, panel))
            ac_panel_start(job, &d, panel);
        run_panel(job, &d, panel);
    }
    if (job->streamed != 0)
        job->stage->fence();
}

/* One pass over all pieces of all panels. */
typedef struct split_job {
    const ac_job *job;
    size_t pass;
} split_job;

static double *values_of(const ac_job *job, size_t panel)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    return partial_of(job, r->panels) + panel * AC_REDUCE_VALUES_MAX * r->width;
}

/* Saves the values of a panel for later passes, which run in other tasks, or restores them. */
static void values_move(const ac_job *job, ac_desk *d, size_t panel, bool out)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    double *const kept = values_of(job, panel);
    for (size_t k = 0; k < r->form->values && !r->form->at_once; k++) {
        if (out) {
            memcpy(kept + k * r->width, d->values[k], r->width * sizeof(double));
            continue;
        }
        memcpy(d->values[k], kept + k * r->width, r->width * sizeof(double));
    }
    for (size_t pass = 0; pass < r->form->passes && !out; pass++)
        spread(r, d, pass);
}

static void run_split(void *context, size_t task)
{
    const split_job *const split = context;
    const ac_job *const job = split->job;
    const ac_walk_reduce *const r = &job->walk->reduce;
    const size_t panel = task % r->panels;
    const size_t piece = task / r->panels;
    ac_desk d;
    ac_panel_start(job, &d, panel);
    values_move(job, &d, panel, false);
    if (split->pass < r->form->passes) {
        reduce_piece(job, &d, split->pass, piece);
        keep_piece(job, &d, panel, split->pass, piece);
    } else {
        const ac_part part = part_of(r, piece);
        ac_panel_run(job, &d, split->pass, &part, false);
    }
    if (job->streamed != 0)
        job->stage->fence();
}

/* Completes a pass over a panel; after the last one, writes the results. */
static void settle_split(void *context, size_t panel)
{
    const split_job *const split = context;
    const ac_job *const job = split->job;
    ac_desk d;
    ac_panel_start(job, &d, panel);
    values_move(job, &d, panel, false);
    settle_pieces(job, &d, panel, split->pass);
    values_move(job, &d, panel, true);
    if (job->walk->reduce.form->at_once)
        ac_panel_results(job, &d);
}

static void results_split(void *context, size_t panel)
{
    const split_job *const split = context;
    ac_desk d;
    ac_panel_start(split->job, &d, panel);
    values_move(split->job, &d, panel, false);
    ac_panel_results(split->job, &d);
}

static void run_all(const ac_walk *walk, void (*run)(void *context, size_t task), void *context,
                    size_t tasks)
{
    if (walk->count >= AC_FORK_MIN && !walk->ordered && tasks > 1) {
        ac_threads_fork(run, context, tasks);
        return;
    }
    for (size_t task = 0; task < tasks; task++)
        run(context, task);
}

static void run_pieces(ac_job *job)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    const bool writes = r->written != 0 && !r->form->at_once;
    split_job split = {job, 0};
    if (!r->form->at_once)
        memset(values_of(job, 0), 0, r->panels * AC_REDUCE_VALUES_MAX * r->width * sizeof(double));
    for (size_t pass = 0; pass < r->form->passes + (size_t)writes; pass++) {
        split.pass = pass;
        run_all(walk, run_split, &split, r->panels * r->pieces);
        if (pass < r->form->passes)
            run_all(walk, settle_split, &split, r->panels);
    }
    if (!r->form->at_once)
        run_all(walk, results_split, &split, r->panels);
}

void ac_reduce_run(ac_job *job)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    const bool few = r->panels < SPLIT_PANELS && !walk->ordered;
    if (r->pieces > 1 && (few || r->form->at_once))
        run_pieces(job);
    else
        run_all(walk, run_task, job, ac_parts(r->panels, panels_of_task(walk)));
}
