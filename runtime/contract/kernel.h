/*
 * The interface of generated kernels.
 *
 * A kernel sees contiguous spans of `count` elements: ins[i] and outs[o] point to the first element
 * of operand i or o, in the dtype that the plan gave that operand. The walk (walk.h) handles
 * strides, broadcasts, conversions, threads and streaming.
 */
#ifndef AC_KERNEL_H
#define AC_KERNEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/dtype.h"
#include "base/isa.h"

/* Behind its inputs a kernel of an operator with `channel` inputs has an ac_runs, or null. Element
 * e of each such input belongs to points e * length to (e + 1) * length - 1 of the span. Null:
 * every input has an element for each point. */
typedef struct ac_runs {
    size_t length;
} ac_runs;

/*
 * Operators that reduce work in steps over panels (reduce/reduce.h). Behind its inputs such a
 * kernel has an ac_panel, which describes the whole step: `planes` planes of `height` lines of
 * `width` elements; the last line of a plane has `last` elements. No count is 0. In operand k
 * (inputs are numbered before outputs) a line begins line_steps[k] elements after the line before
 * it, a plane plane_steps[k] elements after the plane before it.
 *
 * Element x of line y of plane p is added to accumulator p * lanes_plane + (y & mask) * width + x
 * of each array in `lanes`. Element p * values_plane + ac_panel_value(x) of each array in `values`
 * is what earlier passes found for its result: that of result x, or of plane p, whose one value is
 * repeated so often that a vector can be loaded. A pass may keep a term for the last step: a line
 * of the kept terms begins kept_step elements after the line before it; kept[1] has the second
 * parts of pairs.
 */
typedef struct ac_panel {
    size_t step;
    size_t planes;
    size_t height;
    size_t width;
    size_t last;
    size_t mask;
    size_t together; /* lines to take at once: they share their accumulators */
    ptrdiff_t lanes_plane;
    ptrdiff_t values_plane;
    size_t values_mask; /* of x */
    const ptrdiff_t *line_steps;
    const ptrdiff_t *plane_steps;
    void *const *lanes;
    void *const *values;
    void *const *kept;
    ptrdiff_t kept_step;
    uint32_t past; /* bit o: output o is written past the caches (see ac_kernel) */
    uint32_t one;  /* bit i: input i, one of the form's `still`, has one element for each plane */
    bool fresh; /* accumulators hold no number yet: the first line that has them sets them, instead
                   of adding to what they hold */
} ac_panel;

/* Elements of line y of each plane. */
static inline size_t ac_panel_width(const ac_panel *panel, size_t y)
{
    return y + 1 < panel->height ? panel->width : panel->last;
}

/* Where line y of plane p begins: in operand k, in the accumulators, in the kept terms; whether its
 * accumulators hold no number yet; and which of the values of its plane element x has. */
static inline ptrdiff_t ac_panel_line(const ac_panel *panel, size_t k, size_t p, size_t y)
{
    return (ptrdiff_t)p * panel->plane_steps[k] + (ptrdiff_t)y * panel->line_steps[k];
}

static inline ptrdiff_t ac_panel_lanes(const ac_panel *panel, size_t p, size_t y)
{
    return (ptrdiff_t)p * panel->lanes_plane + (ptrdiff_t)((y & panel->mask) * panel->width);
}

static inline bool ac_panel_is_fresh(const ac_panel *panel, size_t y)
{
    return panel->fresh && y <= panel->mask;
}

static inline size_t ac_panel_value(const ac_panel *panel, size_t x)
{
    return x & panel->values_mask;
}

static inline ptrdiff_t ac_panel_kept(const ac_panel *panel, size_t p, size_t y)
{
    return (ptrdiff_t)(p * panel->height + y) * panel->kept_step;
}

/* The number of equally long lines to take at once from line y on. */
static inline ptrdiff_t ac_panel_lines(const ac_panel *panel, ptrdiff_t y)
{
    const size_t whole = panel->height - (panel->last < panel->width);
    const size_t left = (size_t)y < whole ? whole - (size_t)y : 1;
    return (ptrdiff_t)(left < panel->together ? left : panel->together);
}

/* The same where a line consists of parts of so many elements; else 1. */
static inline size_t ac_panel_lines_in(const ac_panel *panel, size_t y, size_t elements)
{
    if (panel->together == 1 || panel->width % elements != 0)
        return 1;
    return (size_t)ac_panel_lines(panel, (ptrdiff_t)y);
}

enum {
    AC_REDUCE_PASSES_MAX = 4,
    AC_REDUCTIONS_MAX = 4, /* of one pass */
    AC_REDUCE_VALUES_MAX = 14,
    AC_REDUCE_OUTPUTS_MAX = 6,
};

/* How a pass combines the points of a result. kernel/combine.h has a row for each. */
typedef enum ac_reduction {
    AC_REDUCE_MAX,       /* one value; nan if any point is nan */
    AC_REDUCE_SUM,       /* two values, the high and the low part; accumulated in f64 */
    AC_REDUCE_SUM_EXACT, /* the same; a second array accumulates the rounding errors */
} ac_reduction;

/* The order in which points are combined (reduce/reduce.h). */
typedef struct ac_tree {
    uint16_t chain;  /* points of a piece that one lane accumulates in sequence */
    uint16_t spread; /* short rows are put side by side up to this many elements; 0: always 64 */
} ac_tree;

/* The tree of values that later passes use, and the tree of values that are results themselves. */
#define AC_TREE_OF_PASSES                                                                          \
    {                                                                                              \
        .chain = 1024, .spread = 0                                                                 \
    }
#define AC_TREE_AT_ONCE                                                                            \
    {                                                                                              \
        .chain = 256, .spread = 1024                                                               \
    }

/* One pass: the values that it computes for later passes. They are doubles if the kernel computes
 * in f64, else floats. For f64 results all sums are exact (AC_REDUCE_SUM_EXACT). */
typedef struct ac_reduce_pass {
    uint8_t count;
    uint8_t kind[AC_REDUCTIONS_MAX];
    uint8_t value[AC_REDUCTIONS_MAX]; /* the first array that it fills */
    bool settles; /* step `passes` + 1 + pass computes further values from these */
    bool plain;   /* maxima of unchanged inputs: accumulated in f32 unless the inputs are f64 */
} ac_reduce_pass;

/* All passes, in order. Step `passes` writes the outputs that have an element at each point, unless
 * the only pass writes them (`at_once`). If a pass keeps terms, step 2 * `passes` + 1 writes the
 * outputs instead, from the terms and the inputs in `read_again`. */
typedef struct ac_reduce_form {
    uint8_t passes;
    uint8_t values; /* arrays */
    bool wide;      /* values are doubles for 16-bit elements, too */
    bool pairs;   /* values of f32 are floats; sums of pairs of them have two arrays of floats, and
                     of each term two parts are kept */
    bool at_once; /* the only pass writes the outputs that have an element at each point */
    uint16_t still; /* with `at_once`: bit i: input i may have one element for a whole plane */
    bool keeps;
    uint16_t read_again; /* bit i: input i */
    /* For each output with one element per result: 1 + the array of its values. Else 0. */
    uint8_t result[AC_REDUCE_OUTPUTS_MAX];
    ac_tree tree;
    /* Of each pass, bit k: it makes array k, which later steps read at points. */
    uint16_t spread[AC_REDUCE_PASSES_MAX];
    ac_reduce_pass pass[AC_REDUCE_PASSES_MAX];
} ac_reduce_form;

/* One step of such a kernel. */
typedef void ac_panel_step(const ac_panel *panel, const void *const ins[], void *const outs[],
                           const void *attrs);

/* Bit o of `past`: output o is too large for the caches and should be written past them; outs[o] is
 * then a multiple of 64, and no run of an ac_runs ends before the span. A hint: integer kernels and
 * kernels that compute in f64 ignore it. */
typedef void ac_kernel(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past);

/* The kernels of one mode, indexed by dtype; null if the operator has no kernel for a dtype. */
typedef struct ac_kernels {
    ac_kernel *of[AC_DTYPE_COUNT];
} ac_kernels;

#endif
