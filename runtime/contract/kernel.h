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

/* Elements of `channel` inputs may each serve many points in a row. Then a kernel of such an
 * operator has an ac_runs behind its inputs: element e of each of these inputs serves points e *
 * length to (e + 1) * length - 1 of the span. Null where every input has an element for each point.
 */
typedef struct ac_runs {
    size_t length;
} ac_runs;

/*
 * Operators that reduce work in steps over panels (reduce/reduce.h). Such a kernel has an ac_panel
 * behind its inputs and looks at nothing else to know what it is to do: `planes` planes of `height`
 * lines of `width` elements; the last line of a plane has `last` elements. No count is 0. Of
 * operand k, inputs counting first, a line lies line_steps[k] elements behind the line before it, a
 * plane plane_steps[k] elements behind the plane before it.
 *
 * Element x of line y of plane p goes to number p * lanes_plane + (y & mask) * width + x of the
 * accumulators in `lanes`. What earlier passes found of its result is element x of each array in
 * `values`. A term that the last step wants again is kept for it: line y of the kept terms is
 * kept_step elements behind the line before it, the second parts of pairs in an array of their own.
 */
typedef struct ac_panel {
    size_t step;
    size_t planes;
    size_t height;
    size_t width;
    size_t last;
    size_t mask;
    size_t together; /* lines worth taking at once, where all of them go to the same accumulators */
    ptrdiff_t lanes_plane;
    const ptrdiff_t *line_steps;
    const ptrdiff_t *plane_steps;
    void *const *lanes;
    void *const *values;
    void *const *kept;
    ptrdiff_t kept_step;
    uint32_t past; /* bit o: output o is written past the caches, as ac_kernel has it */
    uint32_t one;  /* bit i: of input i, which the form has in `still`, a plane has one element */
} ac_panel;

/* Elements of line y of each plane. */
static inline size_t ac_panel_width(const ac_panel *panel, size_t y)
{
    return y + 1 < panel->height ? panel->width : panel->last;
}

/* How many lines, from line y on, to take at once: all of them are equally long. */
static inline ptrdiff_t ac_panel_lines(const ac_panel *panel, ptrdiff_t y)
{
    const size_t whole = panel->height - (panel->last < panel->width);
    const size_t left = (size_t)y < whole ? whole - (size_t)y : 1;
    return (ptrdiff_t)(left < panel->together ? left : panel->together);
}

enum {
    AC_REDUCE_PASSES_MAX = 4,
    AC_REDUCTIONS_MAX = 4, /* of one pass */
    AC_REDUCE_VALUES_MAX = 12,
    AC_REDUCE_OUTPUTS_MAX = 4,
};

/* What a pass finds, from all points of a result. kernel/combine.h has a row for each. */
typedef enum ac_reduction {
    AC_REDUCE_MAX,       /* one value; nan where one of the points is */
    AC_REDUCE_SUM,       /* two values, high and low part; accumulated in f64 */
    AC_REDUCE_SUM_EXACT, /* the same, with what additions lose in accumulators of their own */
} ac_reduction;

/* The order in which points are combined (reduce/reduce.h). */
typedef struct ac_tree {
    uint16_t chain;  /* points of a piece that one lane takes, one after the other */
    uint16_t spread; /* short rows stand side by side up to this many elements; 0: always 64 */
} ac_tree;

/* The tree of what later passes use, and of what is a result at once. */
#define AC_TREE_OF_PASSES                                                                          \
    {                                                                                              \
        .chain = 1024, .spread = 0                                                                 \
    }
#define AC_TREE_AT_ONCE                                                                            \
    {                                                                                              \
        .chain = 256, .spread = 1024                                                               \
    }

/* What the passes of an operator leave for the next ones. Values are doubles where the kernel
 * computes in f64, else floats. In f64 every sum is exact. */
typedef struct ac_reduce_pass {
    uint8_t count;
    uint8_t kind[AC_REDUCTIONS_MAX];
    uint8_t value[AC_REDUCTIONS_MAX]; /* the first array that it fills */
    bool settles;                     /* step `passes` + 1 + pass makes more values of them */
    bool plain; /* maxima of inputs as they are: accumulated in f32, but for f64 */
} ac_reduce_pass;

/* The passes that reduce, first to last. Step number `passes` writes the outputs at each point,
 * unless the only pass does. Where terms are kept, step number 2 * `passes` + 1 writes them, from
 * the terms and from the inputs in `read_again`. */
typedef struct ac_reduce_form {
    uint8_t passes;
    uint8_t values; /* arrays */
    bool wide;      /* values are doubles for 16-bit elements, too */
    bool at_once;   /* the only pass writes the outputs at each point, */
    uint16_t still; /* and takes input i, bit i, as one element for a whole plane, too */
    bool keeps;
    uint16_t read_again; /* bit i: input i */
    /* Of output o: 1 + the array that it is, if it has one element for each result; else 0. */
    uint8_t result[AC_REDUCE_OUTPUTS_MAX];
    ac_tree tree;
    ac_reduce_pass pass[AC_REDUCE_PASSES_MAX];
} ac_reduce_form;

/* One step of such a kernel. */
typedef void ac_panel_step(const ac_panel *panel, const void *const ins[], void *const outs[],
                           const void *attrs);

/* Bit o of `past`: output o is so large that it is better written past the caches; outs[o] is then
 * a multiple of 64, and no run of an ac_runs ends before the span. It is a wish, which kernels of
 * integers and of what is computed in f64 do not hear. */
typedef void ac_kernel(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past);

/* The kernels of one mode, by the dtype they compute in; null if the operator has none for a
 * dtype. */
typedef struct ac_kernels {
    ac_kernel *of[AC_DTYPE_COUNT];
} ac_kernels;

#endif
