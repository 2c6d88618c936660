#include "reduce/rows_run.h"

#include <math.h>
#include <string.h>

#include "base/threads.h"
#include "reduce/rows_panel.h"

enum { SPLIT_PANELS = 16 /* fewer long rows than this are shared out piece by piece */ };

/* --- passes ---------------------------------------------------------------------------------- */

static void clear_lanes(const ac_job *job, ac_desk *d, size_t pass)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    const ac_row_pass *const facts = &rows->form->pass[pass];
    const size_t sets = ac_panel_sets(rows, d);
    const size_t apart = ac_panel_apart(rows, d);
    unsigned char *lanes = d->lanes;
    for (size_t r = 0; r < facts->count; r++) {
        const size_t bytes = apart * ac_row_units_of(facts, r, rows->f64) * sizeof(double);
        double *const wide = (double *)(void *)lanes;
        float *const narrow = (float *)(void *)lanes;
        if (facts->kind[r] != AC_REDUCE_MAX)
            memset(lanes, 0, bytes);
        else if (ac_row_max_wide(rows, facts))
            for (size_t k = 0; k < sets; k++)
                wide[k] = -(double)INFINITY;
        else
            for (size_t k = 0; k < sets; k++)
                narrow[k] = -INFINITY;
        lanes += bytes;
    }
}

/* One piece of a panel in one pass: what its reductions come to, in the first accumulators. */
static void reduce_piece(const ac_job *job, ac_desk *d, size_t pass, size_t piece)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    const ac_lanes *const tree = ac_lanes_current();
    const ac_row_pass *const facts = &rows->form->pass[pass];
    const size_t first = piece * AC_ROW_PIECE;
    const size_t length = ac_at_most(rows->length - first, AC_ROW_PIECE);
    const size_t count = rows->inner ? AC_ROW_LANES : ac_at_most(length, AC_ROW_LANES);
    const size_t apart = ac_panel_apart(rows, d);

    clear_lanes(job, d, pass);
    ac_panel_run(job, d, pass, first, first + length);
    double *lanes = (double *)(void *)d->lanes;
    for (size_t r = 0; r < facts->count; r++) {
        if (ac_row_exact(facts, r, rows->f64))
            tree->sum_exact(lanes, lanes + apart, count, d->width);
        else if (facts->kind[r] != AC_REDUCE_MAX)
            tree->sum(lanes, count, d->width);
        else if (ac_row_max_wide(rows, facts))
            tree->max_f64(lanes, count, d->width);
        else
            tree->max_f32((float *)(void *)lanes, count, d->width);
        lanes += apart * ac_row_units_of(facts, r, rows->f64);
    }
}

/* What is known of one row goes to each of its lanes. */
static void spread(const ac_walk_rows *rows, void *value)
{
    double *const wide = value;
    float *const narrow = value;
    if (!rows->inner)
        return;
    if (rows->wide)
        for (size_t k = 1; k < AC_ROW_LANES; k++)
            wide[k] = wide[0];
    else
        for (size_t k = 1; k < AC_ROW_LANES; k++)
            narrow[k] = narrow[0];
}

/* Maxima become values. */
static void take_max(const ac_walk_rows *rows, const ac_row_pass *facts, void *value,
                     const void *lanes, size_t width)
{
    double *const to = value;
    const float *const from = lanes;
    if (!rows->wide || ac_row_max_wide(rows, facts))
        memcpy(value, lanes, width * (rows->wide ? sizeof(double) : sizeof(float)));
    else
        for (size_t k = 0; k < width; k++)
            to[k] = (double)from[k];
}

/* Fills the values of a pass from accumulators that are `apart`, and has the kernel make more of
 * them. */
static void settle(const ac_job *job, ac_desk *d, size_t pass, const double *lanes, size_t apart)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    const ac_lanes *const tree = ac_lanes_current();
    const ac_row_pass *const facts = &rows->form->pass[pass];
    for (size_t r = 0; r < facts->count; r++) {
        void *const value = d->values[facts->value[r]];
        void *const low = d->values[facts->value[r] + 1];
        const double *const rest = ac_row_exact(facts, r, rows->f64) ? lanes + apart : NULL;
        if (facts->kind[r] == AC_REDUCE_MAX)
            take_max(rows, facts, value, lanes, d->width);
        else if (rows->wide)
            tree->split_f64(value, low, lanes, rest, d->width);
        else
            tree->split_f32(value, low, lanes, rest, d->width);
        lanes += apart * ac_row_units_of(facts, r, rows->f64);
    }
    if (facts->settles) {
        ac_row_view v;
        const void *ins[AC_OPERANDS_MAX + 1] = {0};
        void *outs[AC_OPERANDS_MAX] = {0};
        ac_panel_view(&v, job, d, rows->form->passes + 1 + pass);
        v.rows.height = 1;
        v.rows.width = d->width;
        ins[job->walk->inputs] = &v.rows;
        job->kernel(1, ins, outs, job->attrs, 0);
    }
    for (size_t k = 0; k < rows->form->values; k++)
        spread(rows, d->values[k]);
}

/* --- long rows ------------------------------------------------------------------------------- */

/* The accumulators of all pieces of a panel: unit by unit, piece by piece, row by row. */
static double *partial_of(const ac_job *job, size_t panel)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    return job->partial + panel * rows->pieces * ac_row_units_most(job->walk) * rows->width;
}

static void keep_piece(const ac_job *job, const ac_desk *d, size_t panel, size_t pass, size_t piece)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    const size_t units = ac_row_units(&rows->form->pass[pass], rows->f64);
    double *const partial = partial_of(job, panel);
    for (size_t u = 0; u < units; u++)
        memcpy(partial + (u * rows->pieces + piece) * d->width,
               d->lanes + u * ac_panel_apart(rows, d) * sizeof(double), d->width * sizeof(double));
}

/* Two sets that follow each other become one. A maximum in f32 has floats in the room of doubles.
 */
static void join_two(bool wide, double *lanes, double *rest, bool max, size_t width)
{
    const ac_lanes *const tree = ac_lanes_current();
    float *const narrow = (float *)(void *)lanes;
    if (rest != NULL) {
        tree->sum_exact(lanes, rest, 2, width);
    } else if (!max) {
        tree->sum(lanes, 2, width);
    } else if (wide) {
        tree->max_f64(lanes, 2, width);
    } else {
        memmove(narrow + width, lanes + width, width * sizeof(float));
        tree->max_f32(narrow, 2, width);
    }
}

/* Joins neighbours until one piece is left, which stands first. */
static void join_pieces(const ac_job *job, const ac_desk *d, size_t panel, size_t pass)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    const ac_row_pass *const facts = &rows->form->pass[pass];
    const size_t width = d->width;
    const size_t bytes = width * sizeof(double);
    double *lanes = partial_of(job, panel);
    for (size_t r = 0; r < facts->count; r++) {
        const bool exact = ac_row_exact(facts, r, rows->f64);
        const bool max = facts->kind[r] == AC_REDUCE_MAX;
        double *const rest = exact ? lanes + rows->pieces * width : NULL;
        for (size_t count = rows->pieces; count > 1; count = count / 2 + count % 2) {
            for (size_t k = 0; k < count; k += 2) {
                if (k + 1 < count)
                    join_two(ac_row_max_wide(rows, facts), lanes + k * width,
                             exact ? rest + k * width : NULL, max, width);
                memmove(lanes + k / 2 * width, lanes + k * width, bytes);
                if (exact)
                    memmove(rest + k / 2 * width, rest + k * width, bytes);
            }
        }
        lanes += rows->pieces * width * ac_row_units_of(facts, r, rows->f64);
    }
}

/* --- tasks ----------------------------------------------------------------------------------- */

static void run_panel(const ac_job *job, ac_desk *d, size_t panel)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    ac_panel_start(job, d, panel);
    for (size_t pass = 0; pass < rows->form->passes; pass++) {
        if (rows->pieces == 1) {
            reduce_piece(job, d, pass, 0);
            settle(job, d, pass, (double *)(void *)d->lanes, ac_panel_apart(rows, d));
            continue;
        }
        for (size_t piece = 0; piece < rows->pieces; piece++) {
            reduce_piece(job, d, pass, piece);
            keep_piece(job, d, panel, pass, piece);
        }
        join_pieces(job, d, panel, pass);
        settle(job, d, pass, partial_of(job, panel), rows->pieces * d->width);
    }
    const size_t passes = rows->form->passes;
    const size_t write = rows->keeps ? 2 * passes + 1 : passes;
    if (rows->writes)
        ac_panel_run(job, d, write, 0, rows->length);
    ac_panel_results(job, d);
}

static size_t panels_of_task(const ac_walk_rows *rows)
{
    return ac_at_least(AC_FORK_PIECE / ac_at_least(rows->length * rows->width, 1), 1);
}

static void run_task(void *context, size_t task)
{
    const ac_job *const job = context;
    const ac_walk_rows *const rows = &job->walk->rows;
    const size_t each = panels_of_task(rows);
    const size_t end = ac_at_most((task + 1) * each, rows->panels);
    ac_desk d;
    for (size_t panel = task * each; panel < end; panel++)
        run_panel(job, &d, panel);
}

/* One pass over all pieces of a few long rows. */
typedef struct split_job {
    const ac_job *job;
    size_t pass;
} split_job;

static double *values_of(const ac_job *job, size_t panel)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    return partial_of(job, rows->panels) + panel * AC_ROW_VALUES_MAX * rows->width;
}

/* The values of a panel outlive the task that made them. */
static void values_move(const ac_job *job, ac_desk *d, size_t panel, bool out)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    double *const kept = values_of(job, panel);
    for (size_t k = 0; k < rows->form->values; k++) {
        if (out) {
            memcpy(kept + k * rows->width, d->values[k], rows->width * sizeof(double));
            continue;
        }
        memcpy(d->values[k], kept + k * rows->width, rows->width * sizeof(double));
        spread(rows, d->values[k]);
    }
}

static void run_split(void *context, size_t task)
{
    const split_job *const split = context;
    const ac_job *const job = split->job;
    const ac_walk_rows *const rows = &job->walk->rows;
    const size_t panel = task / rows->pieces;
    const size_t piece = task % rows->pieces;
    ac_desk d;
    ac_panel_start(job, &d, panel);
    values_move(job, &d, panel, false);
    if (split->pass < rows->form->passes) {
        reduce_piece(job, &d, split->pass, piece);
        keep_piece(job, &d, panel, split->pass, piece);
        return;
    }
    const size_t first = piece * AC_ROW_PIECE;
    ac_panel_run(job, &d, split->pass, first, ac_at_most(first + AC_ROW_PIECE, rows->length));
}

static void run_long(ac_job *job)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    memset(values_of(job, 0), 0, rows->panels * AC_ROW_VALUES_MAX * rows->width * sizeof(double));
    for (size_t pass = 0; pass < rows->form->passes + (size_t)rows->writes; pass++) {
        split_job split = {job, pass};
        ac_threads_fork(run_split, &split, rows->panels * rows->pieces);
        for (size_t panel = 0; panel < rows->panels && pass < rows->form->passes; panel++) {
            ac_desk d;
            ac_panel_start(job, &d, panel);
            values_move(job, &d, panel, false);
            join_pieces(job, &d, panel, pass);
            settle(job, &d, pass, partial_of(job, panel), rows->pieces * d.width);
            values_move(job, &d, panel, true);
        }
    }
    for (size_t panel = 0; panel < rows->panels; panel++) {
        ac_desk d;
        ac_panel_start(job, &d, panel);
        values_move(job, &d, panel, false);
        ac_panel_results(job, &d);
    }
}

void ac_rows_run(ac_job *job)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_rows *const rows = &walk->rows;
    const size_t tasks = ac_parts(rows->panels, panels_of_task(rows));
    if (rows->pieces > 1 && rows->panels < SPLIT_PANELS && !walk->ordered)
        run_long(job);
    else if (walk->count >= AC_FORK_MIN && !walk->ordered)
        ac_threads_fork(run_task, job, tasks);
    else
        for (size_t task = 0; task < tasks; task++)
            run_task(job, task);
}
