/*
 * A panel: the results, and a piece of their points, that kernel calls of one task see (reduce.h);
 * where its elements lie, and the steps of a kernel run over it.
 */
#ifndef AC_PANEL_H
#define AC_PANEL_H

#include "reduce/reduce.h"
#include "walk/span_run.h"

enum {
    AC_SPARE = 16, /* elements behind an array that whole vectors reach */
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
    void *kept[2];
} ac_view_of_panel;

/* What a task has at hand. Element x of a value stands for result x, or for lane x of the one. */
typedef struct ac_desk {
    _Alignas(64) unsigned char lanes[AC_PANEL_LANES_BYTES];
    _Alignas(64) unsigned char values[AC_REDUCE_VALUES_MAX][AC_PANEL_VALUE_BYTES];
    _Alignas(64) unsigned char scratch[AC_PANEL_BYTES + AC_PANEL_GAPS_BYTES];
    /* Terms that the last step wants again; the second parts of pairs in the second half. */
    _Alignas(64) unsigned char kept[AC_KEPT_BYTES + 2 * AC_PANEL_VALUE_BYTES];
    ac_view_of_panel view;
    uint32_t here;  /* bit i: the kernel has operand i where it lies */
    uint32_t alike; /* bit i: all lines of operand i are the same; one is in a block */
    size_t first;   /* result of the panel */
    size_t width;   /* results of the panel */
    size_t set;     /* accumulators of one set */
    size_t apart;   /* accumulators from one array to the next */
    size_t loaded;  /* the point from which on the blocks are filled; SIZE_MAX if they are not */
    bool filled;    /* the blocks of operands whose lines are all the same are filled */
    int64_t offsets[AC_OPERANDS_MAX]; /* of the first result */
} ac_desk;

/* The points of each row that a step looks at. */
typedef struct ac_part {
    size_t first_row;
    size_t end_row;
    size_t first; /* point of a row */
    size_t end;
} ac_part;

/* Begins with a panel. */
void ac_panel_start(const ac_job *job, ac_desk *d, size_t panel);

/* Goes on to another panel; false if that has to be started, because it has another shape. */
bool ac_panel_go_on(const ac_job *job, ac_desk *d, size_t panel);

/* Has the kernel make more values of those that a pass found. */
void ac_panel_settle(const ac_job *job, ac_desk *d, size_t pass);

/* Whether the kernel sets every accumulator with the first line of a part, so that they need not be
 * cleared before. */
bool ac_panel_sets(const ac_job *job, const ac_part *part);

/* Runs a step over a part of the panel's points. `sets`: accumulators are not cleared. */
void ac_panel_run(const ac_job *job, ac_desk *d, size_t step, const ac_part *part, bool sets);

/* Writes the outputs that have one element for each result: values of the panel, rounded. They come
 * last, as an input may lie where they are. */
void ac_panel_results(const ac_job *job, ac_desk *d);

#endif
