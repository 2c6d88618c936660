/*
 * What products in a chain (chain.h) and their gradients (chain_grad.h) share: the axes of their
 * walk, where rows of operands lie, packing, scores, and which of these are dropped.
 *
 * Of the walk's axes k is AC_AXIS_INNER, n is AC_AXIS_COLUMN and t, that of links, is AC_AXIS_LINK;
 * axes of rows and then those of batches follow, the last one of each first.
 */
#ifndef AC_CONTRACTION_CHAINED_WALK_H
#define AC_CONTRACTION_CHAINED_WALK_H

#include <string.h>

#include "base/sizes.h"
#include "check/chained.h"
#include "contraction/contraction.h"
#include "kernel/multiply.h"
#include "walk/span_run.h"

enum { AC_AXIS_LINK = AC_AXIS_ROW, AC_AXIS_REST = AC_AXIS_BATCH };

enum {
    AC_CHAINED_ROWS = 144,     /* of a task, at most */
    AC_CHAINED_COLUMNS = 512,  /* of strips that are packed together */
    AC_CHAINED_WORK = 1 << 17, /* products; a task, or a call, with fewer is not worth a thread */
    AC_CHAINED_SLOTS = 64,
    AC_CHAINED_ALIGNMENT = 64,
};

/* --- building --------------------------------------------------------------------------------- */

/* What is laid out, with the axes that each operand has. */
typedef struct ac_chained_layout {
    ac_walk *walk;
    const ac_call *call;
    const ac_contraction *form;
    int64_t extents[AC_LETTERS];
    const char *axes[AC_CONTRACTED_MAX];
    char mask[AC_LETTERS];
} ac_chained_layout;

static inline bool ac_chained_is_letter(char c)
{
    return c >= 'a' && c <= 'z';
}

static inline bool ac_chained_has(const char *axes, char letter)
{
    return strchr(axes, letter) != NULL;
}

/* Begins a walk: the extents of all letters, which scores are dropped, and the axes k and t. */
void ac_chained_begin(ac_chained_layout *l, ac_walk *walk, const ac_call *call,
                      const ac_contraction *form);

/* Makes an axis of the walk of a letter. */
void ac_chained_lay(const ac_chained_layout *l, size_t axis, char letter);

/* Makes axes of the walk of letters, last to first, behind those that there are; of an extent of 1
 * there is none. Their number. */
uint8_t ac_chained_lay_all(const ac_chained_layout *l, const char *letters);

/* The product of extents of the walk. */
size_t ac_chained_points(const ac_walk *walk, size_t first, size_t count);

/* Takes room for so many floats, and says where it starts, in bytes. */
size_t ac_chained_take(size_t *all, size_t elements);

/* --- running ---------------------------------------------------------------------------------- */

/* Where the buffers of a task start that functions here use, in bytes from that of its slot. */
typedef struct ac_chained_places {
    size_t strips;
    size_t spare; /* as large as strips */
    size_t part;  /* a block of elements of a row */
    size_t raw;
} ac_chained_places;

/* A few rows of a batch, in a slot. */
typedef struct ac_chained_task {
    const ac_job *job;
    const ac_multiply *multiply;
    unsigned char *slot;
    ac_chained_places at;
    size_t height; /* rows from one packed block to the next */
    size_t batch;
    size_t first;
    size_t rows;
} ac_chained_task;

static inline float *ac_chained_room(const ac_chained_task *t, size_t place)
{
    return (float *)(void *)(t->slot + place);
}

/* The first element of the batch, and that of one of the task's rows. */
const unsigned char *ac_chained_base(const ac_chained_task *t, size_t operand);
const unsigned char *ac_chained_row(const ac_chained_task *t, size_t operand, size_t row);

/* The packed block of rows that has index k, of one of them. */
static inline float *ac_chained_panel(const ac_chained_task *t, size_t place, size_t k, size_t row)
{
    return ac_chained_room(t, place) +
           (k / AC_CONTRACTION_BLOCK * t->height + row) * AC_MULTIPLY_PITCH;
}

/* Loads elements of an operand that lie along an axis. */
void ac_chained_load(const ac_chained_task *t, size_t operand, float *to, const unsigned char *from,
                     size_t axis, size_t count);

/* Packs all rows of an operand, along an axis. */
void ac_chained_pack(const ac_chained_task *t, size_t place, size_t operand, size_t axis);

/* Packs strips of an operand: `columns` columns along one axis and `depth` indices along another,
 * from index `first` of `whole` on; the first element is at `from`. */
void ac_chained_strips(const ac_chained_task *t, size_t operand, const unsigned char *from,
                       size_t column_axis, size_t columns, size_t depth_axis, size_t first,
                       size_t depth, size_t whole);

/* Packed rows, and sums of theirs. */
typedef struct ac_chained_rows {
    const float *left;
    float *sums;
    size_t step; /* elements from one row of sums to the next */
    size_t count;
    bool first; /* the sums begin */
} ac_chained_rows;

/* Strips as they have been packed, and those of their indices, `depth` of `whole` from `first` on,
 * that count. */
typedef struct ac_chained_strips_of {
    size_t columns;
    size_t first;
    size_t depth;
    size_t whole;
} ac_chained_strips_of;

/* Multiplies packed rows by the packed strips. */
void ac_chained_multiply(const ac_chained_task *t, const ac_chained_rows *rows,
                         const ac_chained_strips_of *strips);

/* At which indices packed strips have an infinity or a nan; it is looked for when it is asked for
 * first. */
typedef struct ac_chained_odd {
    bool known;
    bool any;
    bool at[AC_CONTRACTION_BLOCK];
} ac_chained_odd;

/* Whether a row takes no part at an index of the strips, counted from their first one. */
typedef bool ac_chained_drops(const void *of, size_t row, size_t index);

/* The same where a row may drop indices: what it has there is 0, but would make a nan of an
 * infinity. `odd` is of these strips, unknown at first. */
void ac_chained_multiply_kept(const ac_chained_task *t, const ac_chained_rows *rows,
                              const ac_chained_strips_of *strips, ac_chained_odd *odd,
                              ac_chained_drops *drops, const void *of);

/* Makes scores of sums, those of a row from `link` on: multiplies them, and adds what is added. */
void ac_chained_score(const ac_chained_task *t, float *sums, size_t row, size_t link, size_t count);

/* Multiplies sums, and stores them as elements of an output along an axis. */
void ac_chained_store(const ac_chained_task *t, size_t operand, const unsigned char *at,
                      size_t axis, float *sums, double factor, size_t count);

/* Of some scores a row keeps none, some or all. */
enum { AC_KEEPS_NONE, AC_KEEPS_SOME, AC_KEEPS_ALL };

/* The positions that the band keeps of one of the task's rows. */
ac_band_range ac_chained_range(const ac_chained_task *t, size_t row);

/* What a row keeps, of which the band keeps `range`, of scores from `link` on. */
unsigned char ac_chained_keeps(const ac_chained_task *t, size_t row, ac_band_range range,
                               size_t link, size_t count);

/* Whether it drops a score. */
bool ac_chained_drops_link(const ac_chained_task *t, size_t row, size_t link);

/* Replaces what a row has at links that it drops. */
void ac_chained_drop(const ac_chained_task *t, float *of, size_t row, size_t link, size_t count,
                     float by);

#endif
