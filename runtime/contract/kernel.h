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

/* An output whose view folds has an ac_sum in place of a span: element i of the span is added to
 * lanes[i & mask]. The walk chooses the mask, clears the lanes first and combines them afterwards
 * in a fixed order (fold.h), so the result does not depend on the instruction set or on the
 * threads. */
typedef struct ac_sum {
    double *lanes;
    size_t mask;
} ac_sum;

/* Elements of `channel` inputs may each serve many points in a row. Then a kernel of such an
 * operator has an ac_runs behind its inputs: element e of each of these inputs serves points e *
 * length to (e + 1) * length - 1 of the span. Null where every input has an element for each point.
 */
typedef struct ac_runs {
    size_t length;
} ac_runs;

/*
 * Operators that reduce along an axis work in passes over rows (rows.h). Such a kernel has an
 * ac_rows behind its inputs and looks at nothing else to know what it is to do: `width` elements on
 * each of `height` lines. Line y of operand k is steps[k] elements behind the line before it,
 * inputs counting first. Element x of line y goes to number (y & mask) * width + x of the
 * accumulators in `lanes`; what is known of its row is element x of each array in `values`. A term
 * that the last step wants again is kept for it: line y of the kept terms is kept_step elements
 * behind the line before it, the second parts of pairs in an array of their own.
 */
typedef struct ac_rows {
    size_t pass;
    size_t height;
    size_t width;
    size_t mask;
    const ptrdiff_t *steps;
    void *const *lanes;
    void *const *values;
    void *const *kept;
    ptrdiff_t kept_step;
} ac_rows;

enum {
    AC_ROW_PASSES_MAX = 4,
    AC_ROW_REDUCTIONS_MAX = 4,
    AC_ROW_VALUES_MAX = 12,
    AC_ROW_OUTPUTS_MAX = 4,
};

typedef enum ac_reduction {
    AC_REDUCE_MAX,       /* one value, -inf at first; nan where one is */
    AC_REDUCE_SUM,       /* two values, high and low part; accumulated in f64 */
    AC_REDUCE_SUM_EXACT, /* the same, with what additions lose in accumulators of their own */
} ac_reduction;

/* What the passes of an operator leave for the next ones. Values are doubles where the kernel
 * computes in f64, else floats. In f64 every sum is exact. */
typedef struct ac_row_pass {
    uint8_t count;
    uint8_t kind[AC_ROW_REDUCTIONS_MAX];
    uint8_t value[AC_ROW_REDUCTIONS_MAX]; /* the first array that it fills */
    bool settles;                         /* step `passes` + 1 + pass makes more values of them */
    bool plain; /* maxima of inputs as they are: accumulated in f32, but for f64 */
} ac_row_pass;

/* The passes that reduce, first to last. Step number `passes` writes the outputs at each point.
 * Where terms are kept, step number 2 * `passes` + 1 does so too, from them and from the inputs in
 * `read_again`.
 */
typedef struct ac_row_form {
    uint8_t passes;
    uint8_t values; /* arrays */
    bool wide;      /* 16-bit elements are computed in f64 as well */
    bool keeps;
    uint16_t read_again; /* bit i: input i */
    /* Of output o: 1 + the array that it is, if it has one element for each row; else 0. */
    uint8_t result[AC_ROW_OUTPUTS_MAX];
    ac_row_pass pass[AC_ROW_PASSES_MAX];
} ac_row_form;

/* One step of such a kernel. */
typedef void ac_row_step(const ac_rows *rows, const void *const ins[], void *const outs[],
                         const void *attrs);

/* Bit o of `past`: output o is so large that it is better written past the caches; outs[o] is then
 * a multiple of 64, and no run of an ac_runs ends before the span. It is a wish, which kernels of
 * integers, of rows and of what is computed in f64 do not hear. */
typedef void ac_kernel(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past);

/* The kernels of one mode, by the dtype they compute in; null if the operator has none for a
 * dtype. */
typedef struct ac_kernels {
    ac_kernel *of[AC_DTYPE_COUNT];
} ac_kernels;

#endif
