/*
 * What is found in panes, a row at a time (panes/run.h). Compiled once for each instruction set.
 */
#ifndef AC_KERNEL_PANE_H
#define AC_KERNEL_PANE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* `count` results, `to_step` numbers apart, and a number for each, `from_step` apart. */
typedef struct ac_pane_taps {
    ptrdiff_t to_step;
    ptrdiff_t from_step;
    size_t count;
} ac_pane_taps;

/* The greatest keys so far; and, of those that positions compare, where the first was: those of
 * both zeros are then one. A position below 0 is none. */
typedef struct ac_pane_greatest {
    int64_t *keys;
    int64_t *compared; /* null: no positions are wanted */
    int64_t *positions;
    bool floats;
} ac_pane_greatest;

typedef struct ac_pane_kernels {
    /* Adds a number to each result. */
    void (*add)(double *to, const double *from, const ac_pane_taps *taps);
    /* Makes each result the greater one of it and a key. The keys have the positions `first` and so
     * on, from_step apart. */
    void (*greatest)(const ac_pane_greatest *to, const int64_t *from, int64_t first,
                     const ac_pane_taps *taps);
    /* Makes keys of doubles, which are in the order of integers, and doubles of keys. A nan, which
     * becomes the canonical one, is the greatest; -0 is less than +0. */
    void (*key)(int64_t *numbers, size_t count);
    void (*unkey)(int64_t *numbers, size_t count);
} ac_pane_kernels;

/* The copy for the instruction set in use. */
const ac_pane_kernels *ac_pane_kernels_current(void);

#endif
