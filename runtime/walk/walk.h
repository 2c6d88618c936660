/*
 * The walk: every point of an index space, handed to a kernel as contiguous spans.
 *
 * ac_walk_build (plan/walk_build.h) looks at the shapes, strides and dtypes of a call and decides
 * once how it is run:
 *
 *   span      every operand is contiguous in the same order and has the dtype of its span: the
 *             kernel runs on the caller's memory, in big pieces.
 *   one span  few points, and operands that are whole or repeated (reduce/one_span.h).
 *   tiles     the axes are ordered for locality and merged, and the space is cut into tiles whose
 *             spans fit the first-level cache. Per tile, an operand that is contiguous is handed
 * over as it is; any other is staged in a block: gathered, converted, repeated, or, for an output,
 * scattered, converted or streamed past the caches afterwards. Most that are streamed are left to
 * the kernel (contract/kernel.h). fold      an output is a sum over a part of the space
 * (reduce/fold.h). rows      the operator reduces along an axis (reduce/rows.h).
 *
 * The result never depends on these choices. An input that overlaps an output gives the result of a
 * copy made first, unless the two are exactly the same view, which is harmless.
 */
#ifndef AC_WALK_H
#define AC_WALK_H

#include "contract/call.h"

/* The axes of a space, of which a channel operand of a shape of its own may split one. */
enum { AC_AXES_MAX = 2 * AC_RANK_MAX };

enum {
    AC_FORK_MIN = 1 << 17,   /* points; a smaller space stays on the caller's thread */
    AC_FORK_PIECE = 1 << 15, /* points that one thread takes at a time */
    AC_LARGE = 1 << 22,      /* points; in a larger space pieces may be larger too */
};

enum { AC_ELEMENT_MAX = 16 }; /* bytes of an element */

typedef enum ac_walk_kind {
    AC_WALK_NOTHING,
    AC_WALK_SPAN,
    AC_WALK_ONE_SPAN,
    AC_WALK_TILES,
    AC_WALK_FOLD,
    AC_WALK_ROWS,
} ac_walk_kind;

/* One tensor, seen from the axes of the walk. Offsets and strides count bytes. */
typedef struct ac_walk_operand {
    uint8_t dtype;     /* the tensor's */
    uint8_t span;      /* the kernel's */
    uint8_t size;      /* of one element of the tensor */
    uint8_t span_size; /* of one element of the span */
    bool fold;         /* many points share an element of it */
    bool contiguous;   /* each span is one run of memory */
    bool still;        /* each span is one element */
    bool spaced;       /* each span is a run of elements with space between them */
    bool channel;      /* an input whose view is a channel's */
    /* Of a repeated operand where points are few (one_span.h): the points that share an element,
     * and its elements; else 0 and anything. */
    uint16_t run;
    uint16_t period;
    /* Where its elements wait in the scratch memory of a piece: gathered, or to be scattered or
     * streamed; and where they are as the kernel has them, if that is another dtype. */
    uint32_t block;
    uint32_t converted;
    int64_t origin; /* from the element at index zero to the first one of the walk */
    int64_t low;    /* the elements lie from here, seen from the element at index zero, */
    int64_t high;   /* to here */
    int64_t strides[AC_AXES_MAX];
} ac_walk_operand;

/* The geometry of a sum; fold.h explains the words. */
typedef struct ac_walk_fold {
    size_t rows;         /* N */
    size_t channels;     /* C */
    size_t inner;        /* I */
    size_t group;        /* rows side by side in the lanes, where I is small */
    size_t lanes;        /* of one channel */
    size_t piece_rows;   /* a piece is this many rows of */
    size_t piece_inner;  /* this many elements */
    size_t pieces_inner; /* pieces in one row */
    size_t pieces;       /* of one channel */
    size_t block;        /* channels that one task sums */
    size_t blocks;       /* of channels */
    size_t outputs;      /* that fold */
    uint8_t inner_axes;
    uint8_t channel_axes;
    uint8_t depth; /* the innermost axes that one span may run over */
} ac_walk_fold;

/* The geometry of rows; rows.h explains the words. */
typedef struct ac_walk_rows {
    const ac_row_form *form;
    size_t length; /* of a row */
    size_t count;  /* of rows */
    size_t width;  /* rows side by side in a panel */
    size_t lines;  /* elements of a row that the blocks of a panel hold */
    size_t panels;
    size_t panels_run; /* where panels are aligned: in one run of axis 0 */
    size_t pieces;     /* of a row */
    uint32_t raw;      /* where elements wait for a conversion, in the blocks */
    bool inner;   /* a panel is one row, and axis 0 is the row; else the row is the last axis */
    bool aligned; /* no panel reaches beyond the end of axis 0 */
    bool f64;     /* elements are f64 */
    bool wide;    /* the kernel computes in f64 */
    bool writes;  /* an output has an element at each point */
    bool keeps;   /* the terms of a panel are kept from the pass that adds them to the last step */
} ac_walk_rows;

/* The walk of one call: everything that follows from shapes, strides and dtypes, no addresses. */
typedef struct ac_walk {
    uint8_t kind;
    uint8_t inputs;
    uint8_t outputs;
    uint8_t rank;
    bool ordered; /* an output visits an element twice: one thread, the order of the indices */
    bool stream;  /* the outputs exceed the caches */
    bool gathers; /* all that a step has to do is to gather inputs and to call the kernel */
    bool plain;   /* ac_walk_plain, for the addresses that were seen */
    /* The axis along which the tiles of a piece follow each other, and the tiles along it whose
     * memory is asked for together; 0 unless operands are transposed against each other. */
    uint8_t lead;
    size_t group;
    uint32_t copied;      /* bit i: input i was seen to overlap an output */
    uint32_t overwritten; /* bit i: an output has its elements in the block of input i */
    size_t count;         /* points of the space */
    size_t span;          /* elements of the longest span */
    size_t step;          /* elements of a kernel call (span_run.h) */
    size_t run;    /* points that an element of the channel inputs serves (kernel.h); else 0 */
    size_t pieces; /* of tiles */
    size_t workspace;
    size_t copies; /* where the copies of overlapping inputs start in the workspace */
    ac_walk_fold sum;
    ac_walk_rows rows;
    size_t extents[AC_AXES_MAX]; /* axis 0 is the innermost */
    size_t tile[AC_AXES_MAX];
    size_t piece[AC_AXES_MAX]; /* tiles that one thread takes at a time, along each axis */
    ac_walk_operand operands[AC_OPERANDS_MAX];
} ac_walk;

/* Bytes that ac_walk_run needs. */
size_t ac_walk_workspace(const ac_walk *walk);

/* Whether all that a run is to do is to call the kernel with these addresses. */
bool ac_walk_plain(const ac_walk *walk, const void *const in[], void *const out[]);

/* Whether the work is so small that starting it elsewhere costs more than doing it. */
bool ac_walk_small(const ac_walk *walk);

#endif
