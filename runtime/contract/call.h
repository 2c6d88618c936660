/*
 * A validated call: what the first phase of a generated operator hands to the runtime.
 */
#ifndef AC_CALL_H
#define AC_CALL_H

#include "base/shape.h"
#include "check/sentence.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

enum { AC_OPERANDS_MAX = 16, AC_ATTRS_MAX = 128 };

/* Which element of a tensor belongs to a point of the index space. */
typedef enum ac_view {
    AC_VIEW_SAME,        /* the point itself */
    AC_VIEW_BROADCAST,   /* right-aligned; an extent of 1 or a missing axis repeats */
    AC_VIEW_CHANNEL,     /* the point's index on axis 1; a single element is used for all points */
    AC_VIEW_POINT_INDEX, /* as BROADCAST, of a tensor without memory (handles/point_index.h), which
                            is no argument of the call */
} ac_view;

/* One tensor argument, or a part of one. `dtype` is what the kernel's span holds; where the
 * tensor's own differs, the walk converts (round to nearest even when narrowing). Many points share
 * an element of an output with `fold`, which is what the form of the reduction says in `result`. */
typedef struct ac_operand {
    const ac_tensor *tensor;
    ac_view view;
    int dtype;
    bool fold;
} ac_operand;

/* A validated call. Operands: inputs first, then outputs, each in the order of the prototype. */
typedef struct ac_call {
    const ac_operator *op;
    ac_kernel *kernel;
    ac_shape space;
    ac_operand operands[AC_OPERANDS_MAX];
    /* The argument of an operand that is a part of it (ac_tensor_half); parts of an argument are
     * adjacent operands. Null for an operand that is an argument itself. */
    const ac_tensor *whole[AC_OPERANDS_MAX];
    size_t inputs;
    size_t outputs;
    const ac_reduce_form *reduce; /* of an operator that reduces, else null */
    uint32_t reduced;  /* bit d: it reduces axis d of the space; none: those its results lack */
    const void *attrs; /* copied into the plan */
    size_t attrs_size; /* at most AC_ATTRS_MAX */
} ac_call;

/* The tensor of counts of a call that counts rows. Its elements are read when the plan runs. Rows
 * beyond their sum become zero or are not written. All operands have the view `same`. */
typedef struct ac_row_counts {
    const ac_tensor *counts; /* null: all rows are computed */
    const char *name;
    size_t input;       /* its position among the arguments that are inputs */
    size_t axes;        /* rows are the points of so many leading axes of the space */
    bool zero;          /* the other rows become zero */
    bool within;        /* a sum above the number of rows is refused */
    aclnnStatus status; /* of refusals */
} ac_row_counts;

#endif
