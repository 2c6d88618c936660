/*
 * A panel: some results with a piece of their points, processed by one task (reduce.h). Finds the
 * elements of operands, copies those that kernels cannot read in place into blocks, and runs the
 * steps of a kernel.
 */
#ifndef AC_PANEL_H
#define AC_PANEL_H

#include "reduce/reduce.h"
#include "walk/span_run.h"

enum {
    AC_SPARE = 16,  /* elements after an array that whole vectors may touch */
    AC_VECTOR = 64, /* bytes of the widest vector */
    AC_PANEL_LANES_BYTES = (AC_ACCUMULATORS + 2 * AC_REDUCTIONS_MAX * AC_SPARE) * sizeof(double),
    AC_PANEL_VALUE_BYTES = (AC_PANEL_RESULTS + AC_SPARE) * sizeof(double),
    AC_PANEL_GAPS_BYTES = 4 << 10, /* between blocks, and their last lines */
};

/* The kernel's view of a panel. */
typedef struct ac_view_of_panel {
    ac_panel panel;
    ptrdiff_t line_steps[AC_OPERANDS_MAX];
    ptrdiff_t plane_steps[AC_OPERANDS_MAX];
    void *lanes[2 * AC_REDUCTIONS_MAX];
    void *values[AC_REDUCE_VALUES_MAX];
    void *spread[AC_REDUCE_VALUES_MAX];
    void *kept[2];
} ac_view_of_panel;

/* The memory of a task. Element x of a value belongs to result x. Where results stand one behind
 * the other and later steps read their values, that of result p fills a line of `spread`, which a
 * whole vector can be loaded from. */
typedef struct ac_desk {
    _Alignas(64) unsigned char lanes[AC_PANEL_LANES_BYTES];
    _Alignas(64) unsigned char values[AC_REDUCE_VALUES_MAX][AC_PANEL_VALUE_BYTES];
    _Alignas(64) unsigned char spread[AC_REDUCE_VALUES_MAX][AC_PANEL_ROWS][AC_VECTOR];
    _Alignas(64) unsigned char scratch[AC_PANEL_BYTES + AC_PANEL_GAPS_BYTES];
    /* Terms kept for the last step; second parts of pairs are in the second half. */
    _Alignas(64) unsigned char kept[AC_KEPT_BYTES + 2 * AC_PANEL_VALUE_BYTES];
    ac_view_of_panel view;
    uint32_t here;  /* bit i: the kernel reads or writes operand i in place */
    uint32_t alike; /* bit i: all lines of operand i are equal; a block has one of them */
    size_t first;   /* result of the panel */
    size_t width;   /* results of the panel */
    size_t set;     /* accumulators of one set */
    size_t apart;   /* accumulators from one array to the next */
    size_t loaded;  /* the first point in the blocks; SIZE_MAX if they are empty */
    bool filled;    /* the blocks of the operands in `alike` are filled */
    int64_t offsets[AC_OPERANDS_MAX]; /* of the first result */
} ac_desk;

/* The rows, and the points of each, that a step processes. */
typedef struct ac_part {
    size_t first_row;
    size_t end_row;
    size_t first; /* point of a row */
    size_t end;
} ac_part;

/* Whether later steps read the values of results that stand one behind the other. */
static inline bool ac_panel_spreads(const ac_walk_reduce *r)
{
    return r->way == AC_REDUCE_ALONG && !r->form->at_once;
}

/* Begins with a panel. */
void ac_panel_start(const ac_job *job, ac_desk *d, size_t panel);

/* Goes on to another panel; false if that has to be started, because it has another shape. */
bool ac_panel_go_on(const ac_job *job, ac_desk *d, size_t panel);

/* Runs the step that computes further values from those of a pass. */
void ac_panel_settle(const ac_job *job, ac_desk *d, size_t pass);

/* Whether the kernel sets every accumulator with the first line of a part, so that they need not be
 * cleared before. */
bool ac_panel_sets(const ac_job *job, const ac_part *part);

/* Runs a step over a part of the panel's points. `sets`: accumulators are not cleared. */
void ac_panel_run(const ac_job *job, ac_desk *d, size_t step, const ac_part *part, bool sets);

/* Writes the outputs that have one element for each result: the values of the panel, rounded. These
 * are written last because an input may share their memory. */
void ac_panel_results(const ac_job *job, ac_desk *d);

#endif
