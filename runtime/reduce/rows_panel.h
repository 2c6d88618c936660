/*
 * A panel: what one kernel call can see of rows (rows.h), where its elements lie, and the steps of
 * a kernel run over it. Private to rows_*.c.
 */
#ifndef AC_ROWS_PANEL_H
#define AC_ROWS_PANEL_H

#include "kernel/row_lanes.h"
#include "reduce/rows.h"

enum {
    AC_ROW_SPARE = 16, /* elements behind an array that whole vectors reach */
    AC_ROW_LANES_BYTES =
        (AC_ROW_ACCUMULATORS + 2 * AC_ROW_REDUCTIONS_MAX * AC_ROW_SPARE) * sizeof(double),
    AC_ROW_VALUE_BYTES = (AC_ROW_WIDTH_MAX + AC_ROW_SPARE) * sizeof(double),
};

/* What a task has at hand. Element x of a value stands for row x, or for lane x of the one row. */
typedef struct ac_desk {
    _Alignas(64) unsigned char lanes[AC_ROW_LANES_BYTES];
    _Alignas(64) unsigned char values[AC_ROW_VALUES_MAX][AC_ROW_VALUE_BYTES];
    _Alignas(64) unsigned char scratch[AC_ROW_BLOCKS_BYTES + AC_GAPS_BYTES];
    /* Terms that the last step wants again; the second parts of pairs in the second half. */
    _Alignas(64) unsigned char kept[AC_ROW_KEPT_BYTES + 2 * AC_ROW_VALUE_BYTES];
    size_t first;  /* row of the panel */
    size_t width;  /* rows of the panel */
    size_t loaded; /* the line from which on the blocks are filled; SIZE_MAX if they are not */
    int64_t offsets[AC_OPERANDS_MAX];
} ac_desk;

/* The kernel's view of a step. */
typedef struct ac_row_view {
    ac_rows rows;
    ptrdiff_t steps[AC_OPERANDS_MAX];
    void *lanes[2 * AC_ROW_REDUCTIONS_MAX];
    void *values[AC_ROW_VALUES_MAX];
    void *kept[2];
} ac_row_view;

static inline size_t ac_at_most(size_t x, size_t most)
{
    return x < most ? x : most;
}

static inline size_t ac_at_least(size_t x, size_t least)
{
    return x > least ? x : least;
}

static inline size_t ac_parts(size_t whole, size_t part)
{
    return (whole + part - 1) / part;
}

/* Whether a reduction keeps what its additions lose. In f64 each sum does. */
static inline bool ac_row_exact(const ac_row_pass *pass, size_t r, bool f64)
{
    return pass->kind[r] == AC_REDUCE_SUM_EXACT || (f64 && pass->kind[r] == AC_REDUCE_SUM);
}

/* Accumulators for one lane, of a reduction and of all reductions of a pass. */
static inline size_t ac_row_units_of(const ac_row_pass *pass, size_t r, bool f64)
{
    return ac_row_exact(pass, r, f64) ? 2 : 1;
}

static inline size_t ac_row_units(const ac_row_pass *pass, bool f64)
{
    size_t units = 0;
    for (size_t r = 0; r < pass->count; r++)
        units += ac_row_units_of(pass, r, f64);
    return units;
}

/* The largest number of accumulators that a pass has for one lane. */
size_t ac_row_units_most(const ac_walk *walk);

/* Whether the maxima of a pass are accumulated in doubles. */
static inline bool ac_row_max_wide(const ac_walk_rows *rows, const ac_row_pass *pass)
{
    return rows->f64 || (rows->wide && !pass->plain);
}

/* Bytes of a kept term: a pair of doubles, a double, a float. */
static inline size_t ac_row_kept_size(const ac_walk_rows *rows)
{
    return rows->f64 ? 2 * sizeof(double) : rows->wide ? sizeof(double) : sizeof(float);
}

/* Accumulators of one unit of a panel. */
static inline size_t ac_panel_sets(const ac_walk_rows *rows, const ac_desk *d)
{
    return rows->inner ? AC_ROW_LANES : ac_at_most(rows->length, AC_ROW_LANES) * d->width;
}

/* The distance from the accumulators of one unit to those of the next. */
static inline size_t ac_panel_apart(const ac_walk_rows *rows, const ac_desk *d)
{
    return ac_panel_sets(rows, d) + AC_ROW_SPARE;
}

/* Begins with a panel. */
void ac_panel_start(const ac_job *job, ac_desk *d, size_t panel);

/* The view of step `pass`, in which no line has been chosen. */
void ac_panel_view(ac_row_view *v, const ac_job *job, ac_desk *d, size_t pass);

/* Writes the outputs that have one element for each row: values of the panel, rounded. They come
 * last, as an input may lie where they are. */
void ac_panel_results(const ac_job *job, ac_desk *d);

/* Runs step `pass` over lines `first` to end - 1 of the panel. */
void ac_panel_run(const ac_job *job, ac_desk *d, size_t pass, size_t first, size_t end);

#endif
