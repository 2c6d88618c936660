/*
 * The walk: every point of an index space, handed to a kernel as contiguous spans.
 *
 * ac_walk_build (plan/walk_build.h) decides once, from the shapes, strides and dtypes of a call,
 * how it is run:
 *
 *   span      every operand is contiguous in the same order and has the dtype of its span: the
 *             kernel runs on the caller's memory, in big pieces.
 *   one span  few points, and operands that are whole or repeated (reduce/one_span.h).
 *   tiles     the axes are ordered for locality and merged, and the space is cut into tiles whose
 *             spans fit the first-level cache. Per tile, an operand that is contiguous is handed
 *             over as it is; any other is staged in a block: gathered, converted, repeated, or, for
 *             an output, scattered, converted or streamed past the caches afterwards. Most that are
 *             streamed are left to the kernel (contract/kernel.h).
 *   reduce    the operator combines points to results (reduce/reduce.h).
 *   contraction  results are sums of products (contraction/contraction.h).
 *   pieces    the plan runs a walk for each of them (plan/placed.h).
 *
 * The result never depends on these choices. If an input overlaps an output, the result is as if it
 * had been copied first; inputs that are exactly the same view as an output need no copy.
 */
#ifndef AC_WALK_H
#define AC_WALK_H

#include "base/random.h"
#include "contract/call.h"
#include "contract/contraction.h"

/* The axes of a space; a channel operand with its own shape may split one of them. */
enum { AC_AXES_MAX = 2 * AC_RANK_MAX };

enum {
    AC_FORK_MIN = 1 << 17,   /* points; a smaller space runs on the caller's thread alone */
    AC_FORK_PIECE = 1 << 15, /* points that one thread takes at a time */
    AC_LARGE = 1 << 22,      /* points; larger spaces may have larger pieces */
};

enum { AC_ELEMENT_MAX = 16 }; /* bytes of an element */

typedef enum ac_walk_kind {
    AC_WALK_NOTHING,
    AC_WALK_SPAN,
    AC_WALK_ONE_SPAN,
    AC_WALK_TILES,
    AC_WALK_REDUCE,
    AC_WALK_CONTRACTION,
    AC_WALK_PIECES,
} ac_walk_kind;

/* One tensor along the axes of the walk. Offsets and strides are in bytes. */
typedef struct ac_walk_operand {
    uint8_t dtype;     /* the tensor's */
    uint8_t span;      /* the kernel's */
    uint8_t size;      /* of one element of the tensor */
    uint8_t span_size; /* of one element of the span */
    bool fold;         /* many points share an element of it */
    bool contiguous;   /* each span is contiguous */
    bool still;        /* each span is one element */
    bool spaced;       /* each span is a row of elements with gaps */
    bool channel;      /* an input whose view is a channel's */
    bool made;         /* an input without memory (made.h) */
    bool halved;       /* elements are half a byte, and its strides count halves */
    bool odd;          /* the element at index zero is the high half of its byte */
    /* Of a repeated operand where points are few (one_span.h): the points that share an element,
     * and its elements; else 0 and anything. */
    uint16_t run;
    uint16_t period;
    /* Of an operand in blocks (base/blocks.h): along axis `cut` runs of so many adjacent elements
     * are `jump` bytes apart; else 0 and anything. */
    uint16_t cut_run;
    uint8_t cut;
    int64_t jump;
    /* Offsets in the scratch memory of a piece: of its block of gathered elements, or of elements
     * to be scattered or streamed; and of the block in the kernel's dtype, if that differs. */
    uint32_t block;
    uint32_t converted;
    int64_t origin; /* from the element at index zero to the first one of the walk */
    int64_t low;    /* the byte range of the elements, relative to the element at index zero: */
    int64_t high;   /* [low, high) */
    int64_t strides[AC_AXES_MAX];
} ac_walk_operand;

/* How the points that a kernel call combines lie (reduce/reduce.h). */
typedef enum ac_reduce_way {
    AC_REDUCE_ALONG,  /* neighbours belong to one result: lines of AC_LANES of its points */
    AC_REDUCE_JOINED, /* short rows of all results, several side by side: a line holds these */
    AC_REDUCE_ACROSS, /* neighbours belong to different results: a line holds a point of each */
} ac_reduce_way;

/* The geometry of a reduction; reduce/reduce.h explains the words. */
typedef struct ac_walk_reduce {
    const ac_reduce_form *form;
    const struct ac_combine *combines; /* of the instruction set in use */
    size_t arrays;                     /* of accumulators, that a pass has at most */
    size_t rows;                       /* N */
    size_t results;                    /* C */
    size_t inner;                      /* I */
    uint8_t inner_axes;
    uint8_t result_axes;
    uint8_t way;
    size_t sets;  /* of lanes: rows side by side */
    size_t width; /* results of a panel */
    size_t panels;
    size_t
        panels_run; /* in one run of the first axis of results, where panels are aligned; else 0 */
    size_t piece_rows;   /* a piece is this many rows of */
    size_t piece_inner;  /* this many points */
    size_t pieces_inner; /* pieces in one row */
    size_t pieces;       /* of a result */
    size_t hold;         /* points that a block of an operand holds */
    uint32_t raw;        /* where elements wait for a conversion, in the blocks */
    bool f64;            /* elements are f64 */
    bool whole;          /* elements are integers, and values int64_t */
    bool wide;           /* values are doubles */
    bool pairs;          /* computed in pairs of floats */
    uint32_t written;    /* bit i: operand i is an output with an element at each point */
    bool keeps; /* the terms of a panel are kept from the pass that adds them to the last step */
} ac_walk_reduce;

enum { AC_JOINED_MAX = 4, AC_NO_WINDOW = UINT8_MAX };

/* One of several axes that are joined: an axis of the walk, along which operands have their
 * strides; and, where an operand is seen through windows along it, which of these, and how far its
 * index moves in the window. */
typedef struct ac_joined_part {
    uint8_t axis;
    uint8_t window; /* or AC_NO_WINDOW */
    int64_t step;
} ac_joined_part;

/* The axes of a contraction whose summed axes are joined; the last one changes first. Elements of
 * operands are at the strides of the parts; of the one that is seen, along each window, at the
 * number (origin + what parts add) / divisor times the stride of the window's own axis. That is
 * right, or, where positions are summed along, left. */
typedef struct ac_walk_joined {
    bool gathers; /* left is seen, and has several rows' parts */
    bool spread; /* some divisor is not 1: results are at the strides of parts, and are computed one
                  * class of residues after the other (contraction/residue.h) */
    uint8_t inners;
    uint8_t columns;
    uint8_t rows;
    uint8_t batches;
    uint8_t windows;
    ac_joined_part inner[AC_JOINED_MAX];
    ac_joined_part column[AC_JOINED_MAX];
    ac_joined_part row[AC_JOINED_MAX];
    ac_joined_part batch[AC_JOINED_MAX + 2];
    struct {
        int64_t origin;
        int64_t divisor;
        uint8_t axis; /* of the walk, with the extent that is seen */
    } window[AC_RUN_MOST];
} ac_walk_joined;

/* The geometry of a contraction; contraction/contraction.h explains the words. */
typedef struct ac_walk_contraction {
    uint8_t
        left; /* the operand that has the rows: left of the form, or right if they have swapped */
    uint8_t right;
    uint8_t addend;
    bool alpha_skips; /* as the form has it */
    bool wide;        /* computed in f64 */
    bool direct;      /* sums are in the output from the start */
    bool dot;         /* two vectors for each index of the batch */
    bool sweep;       /* few rows; right is not packed as a whole, and its columns are adjacent */
    bool lines;       /* one row; right is not packed, and elements of its columns are adjacent */
    bool strips;      /* few rows, the same, and strips of it are packed and used one by one */
    bool taps;        /* few rows; right is seen through windows, and read as it lies */
    bool collects;    /* after elements have been put beside each other, line by line */
    bool narrow;      /* one column; rows of left are gathered, and read as lines */
    bool slides; /* after lines of a few rows have been gathered, which slide past each other */
    bool shared; /* strips of right are packed once for all tiles of a panel */
    bool joined; /* axes are joined, and right is packed by them */
    bool weighs; /* right is made of several operands while it is packed */
    uint8_t scale;
    uint8_t offset;
    uint8_t group_axis;       /* of the walk, behind those of the batch: that of scale and offset */
    size_t group;             /* indices along the inner axis that share an element of these */
    bool chained;             /* left is multiplied by middle first (chain.h) */
    bool solves;              /* left is a triangular matrix (solve.h) */
    ac_contraction_grad grad; /* as the form has it */
    uint8_t middle;
    uint8_t row_axes;   /* of the walk, behind AC_AXIS_ROW, where products are chained */
    uint8_t result;     /* the operand that is the result of those; others are of rows of scores */
    uint8_t repeats[4]; /* of each output of rows: the axis of the walk along which it repeats */
    uint8_t gives[4];   /* what each output is */
    bool scales_last;   /* scores are multiplied when what is added has been */
    bool banded;        /* some scores may be dropped by their place, */
    bool masked;        /* or by an operand: */
    uint8_t mask;
    uint8_t band_axis; /* of the walk, that of rows of a band; 0: there is one */
    ac_band_limits band;
    bool whole;         /* gradients of a batch are made together */
    uint8_t batch_axes; /* of the walk, from AC_AXIS_BATCH on */
    ac_walk_joined join;
    size_t batches;
    size_t tile_rows;
    size_t tile_columns;
    size_t panel_columns; /* of strips that are packed together */
    size_t parts;         /* of the links of a task that threads share, in a chain */
    size_t slots;         /* tiles that are computed at the same time */
    size_t slot_bytes;    /* of buffers of a tile */
    size_t panel_bytes;   /* of packed strips */
} ac_walk_contraction;

/* The walk of one call: everything that follows from shapes, strides and dtypes, without
 * addresses. */
typedef struct ac_walk {
    uint8_t kind;
    uint8_t inputs;
    uint8_t outputs;
    uint8_t rank;
    bool ordered; /* an output element is written twice: one thread, in index order */
    bool stream;  /* the outputs exceed the caches */
    bool gathers; /* a step only gathers inputs and calls the kernel */
    bool plain;   /* ac_walk_plain, for the addresses of the first phase */
    bool draws;   /* operands without memory are random numbers */
    /* The axis along which the tiles of a piece are consecutive, and the number of tiles along it
     * whose memory is prefetched together; 0 unless operands are transposed against each other. */
    uint8_t lead;
    uint32_t absent; /* bit i: operand i is an output that the caller does not want: no memory */
    uint8_t near;    /* the axis along which a copy keeps the elements of an input adjacent */
    size_t group;
    uint32_t copied;      /* bit i: input i overlaps an output, by the first phase's addresses */
    uint32_t overwritten; /* bit i: an output uses the block of input i */
    size_t count;         /* points of the space */
    size_t span;          /* elements of the longest span */
    size_t step;          /* elements of a kernel call (span_run.h) */
    size_t run;    /* points that share an element of the channel inputs (kernel.h); else 0 */
    size_t pieces; /* number of pieces of tiles */
    size_t workspace;
    size_t copies; /* where the copies of overlapping inputs start in the workspace */
    ac_random random;
    ac_walk_reduce reduce;
    ac_walk_contraction contraction;
    size_t extents[AC_AXES_MAX]; /* axis 0 is the innermost */
    size_t tile[AC_AXES_MAX];
    size_t piece[AC_AXES_MAX]; /* tiles that one thread takes at a time, along each axis */
    ac_walk_operand operands[AC_OPERANDS_MAX];
} ac_walk;

static inline bool ac_walk_absent(const ac_walk *walk, size_t operand)
{
    return (walk->absent >> operand & 1) != 0;
}

/* Bytes of workspace that ac_walk_run needs. */
size_t ac_walk_workspace(const ac_walk *walk);

/* Whether an input and an output of a span, whose elements at index zero are here, overlap without
 * being the same view. */
static inline bool ac_walk_collides(const ac_walk_operand *from, const void *in,
                                    const ac_walk_operand *to, const void *out)
{
    const uintptr_t at = (uintptr_t)in;
    const uintptr_t result = (uintptr_t)out;
    const bool apart = at + (uintptr_t)from->high <= result || result + (uintptr_t)to->high <= at;

    return !apart && (at != result || from->size != to->size);
}

/* Whether a run consists only of calling the kernel with these addresses. */
bool ac_walk_plain(const ac_walk *walk, const void *const in[], void *const out[]);

/* Whether the work is so small that another thread would take longer to start than to do it. */
bool ac_walk_small(const ac_walk *walk);

#endif
