/*
 * What the library can do, as data: one entry for each public entry point of an operator.
 *
 * The table is generated from the specs (generated/catalogue). Programs that treat operators alike,
 * such as the command-line tool and the tests, read it and call through `prepare` and `launch`,
 * which reach the operator by its public functions alone; nothing here needs the inside of the
 * library.
 */
#ifndef AC_CLIENT_CATALOGUE_H
#define AC_CLIENT_CATALOGUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aclnn/aclnn_base.h"
#include "common/dtypes.h"
#include "common/products.h"

enum { AC_ENTRY_ARGS_MAX = 48, AC_ENTRY_RANK_MAX = 32 };

typedef enum ac_entry_role {
    AC_ROLE_IN,
    AC_ROLE_OUT,
    AC_ROLE_INOUT, /* the tensor of an in-place entry point */
    AC_ROLE_SCALAR,
    AC_ROLE_DTYPE,    /* the name of a dtype, which its type variable has in the call */
    AC_ROLE_AXIS,     /* a number that names an axis; negative ones count from the end */
    AC_ROLE_AXES,     /* an aclIntArray of such numbers, each axis once */
    AC_ROLE_EXTENTS,  /* an aclIntArray of the extents of an input's last axes */
    AC_ROLE_INTEGER,  /* a number that views are given */
    AC_ROLE_INTEGERS, /* an aclIntArray that views are given */
    AC_ROLE_EXTENT,   /* a number that repeats an extent of an input */
    AC_ROLE_GROUPS,   /* a number of groups of an input's channels */
    AC_ROLE_FLAGS,    /* which outputs are written */
    AC_ROLE_MODE,
    AC_ROLE_ROWS,    /* a tensor of counts: as many rows are computed as they add up to */
    AC_ROLE_IGNORED, /* a tensor that is never read or written, or a number */
    AC_ROLE_ABSENT, /* what has to be null, false or 0; or a flag that has to be true (`present`) */
} ac_entry_role;

/* Which member of ac_entry_arg an argument is passed in. */
typedef enum ac_entry_kind {
    AC_KIND_TENSOR,
    AC_KIND_SCALAR, /* aclScalar */
    AC_KIND_AXIS,   /* an aclScalar of an i32 or an i64 that names an axis */
    AC_KIND_REAL,   /* a C double */
    AC_KIND_SINGLE, /* a C float */
    AC_KIND_INTEGER,
    AC_KIND_BOOLEAN,
    AC_KIND_STRING,
    AC_KIND_COUNTS,   /* a tensor of at most 8192 i64 counts in one axis; null counts all rows */
    AC_KIND_INTEGERS, /* an aclIntArray */
    AC_KIND_FLAGS,    /* an aclBoolArray */
    AC_KIND_IGNORED,  /* a tensor of any dtype and shape */
    AC_KIND_DTYPE,    /* an aclDataType */
    AC_KIND_TENSORS,  /* a list of tensors, seen as one tensor (ac_entry_list) */
    AC_KIND_ABSENT,   /* nothing is passed: null, false or 0; or true */
} ac_entry_kind;

/* Which element of a tensor belongs to a point of the index space. */
typedef enum ac_entry_view {
    AC_ENTRY_SAME,
    AC_ENTRY_BROADCAST, /* right aligned; an extent of 1 or a missing axis repeats */
    AC_ENTRY_CHANNEL,   /* the index on axis 1; a single element is used for all channels */
    AC_ENTRY_SINGLE,    /* a single element, in any shape, is used for all points */
    AC_ENTRY_INDEX,     /* of an input: the map of another's part says which (AC_MAP_TAKEN) */
    AC_ENTRY_ROW,       /* the index on the last axes of the space, whose extents it has */
    AC_ENTRY_OVER,      /* of an input: the element of an output on which points fall */
    AC_ENTRY_BITS,      /* a bit for each point, 16 bytes for each 128 that are begun (`highest`) */
    AC_ENTRY_ROWS,      /* one element for each row, so it lacks the axes of the rows */
    AC_ENTRY_LISTED,    /* of an input: its elements in row-major order, whatever its shape */
    AC_ENTRY_LINES, /* of an input: sorted lines along its last axis, one for all, or for each row
                     */
    AC_ENTRY_FOUND, /* of an output: what is found, for which it has room (ac_entry_room) */
    AC_ENTRY_CHANNELS, /* the index on axis 1, along which it has one axis */
    AC_ENTRY_DOWN,     /* of a vector: at the index along axis 0 of the space, a matrix */
    AC_ENTRY_ACROSS,   /* the same along axis 1 */
    AC_ENTRY_ALIGNED, /* the index on axes of the space that arguments name, whose extents it has */
    AC_ENTRY_ALIKE,   /* of an input: as AC_ENTRY_SAME; with another shape a verdict is false */
    AC_ENTRY_VERDICT, /* of an output: one element without axes, for all points */
    AC_ENTRY_VERDICT_LINE, /* the same with one axis */
    AC_ENTRY_CLASS,        /* of an input: the class of each row, along axis 1 or the only one */
    AC_ENTRY_OF_CLASS,     /* of an input with rows and classes: the element of a row's class */
    AC_ENTRY_EACH_CLASS,   /* the same with classes alone */
    AC_ENTRY_OF_ROW,       /* of an input: an element for each row, or one, as `reduced` says */
} ac_entry_view;

/* One value of a mode: `text` of a string mode, else `value`. */
typedef struct ac_entry_choice {
    const char *label;
    const char *text;
    int64_t value;
} ac_entry_choice;

/* Which elements of a tensor a part has: an index map, with its arguments in this order. */
typedef enum ac_entry_map {
    AC_MAP_HALF,      /* axis, index: the front (0) or back (1) half along the axis */
    AC_MAP_ALTERNATE, /* axis, index: every second, from this index on, of it and those behind it */
    AC_MAP_PERMUTED,  /* axes: axis k is axis axes[k] of the whole */
    AC_MAP_FLIPPED,   /* axes: these in reverse order */
    AC_MAP_SLICED,    /* axis, start, end, step: these indices along the axis */
    AC_MAP_SLICES,    /* axes, starts, ends, steps: the same along several axes */
    AC_MAP_EXPANDED,  /* size: repeated to this shape */
    AC_MAP_SPACED,   /* at, count: a new axis before the axis, behind all for -1; elements repeat */
    AC_MAP_REPEATED, /* repeats: copies of the whole along each axis */
    AC_MAP_INTERLEAVED,     /* axis, repeats, size: each element so many times along the axis */
    AC_MAP_ALL_INTERLEAVED, /* repeats, size: all elements in order, each so many times */
    AC_MAP_COPIED,     /* axis, counts, size: each index along the axis so many times in a row */
    AC_MAP_ALL_COPIED, /* counts, size: all elements in order, each so many times */
    AC_MAP_ROLLED,     /* shifts, axes: what leaves at the end enters at the start */
    AC_MAP_REFLECTED,  /* axes, pads: longer at both ends of the last axes, by its mirror image, */
    AC_MAP_REPLICATED, /* by copies of the end, */
    AC_MAP_WRAPPED,    /* by what lies at the other end */
    AC_MAP_LOWER,      /* diagonal: matrices up to it, then zeros; */
    AC_MAP_UPPER,      /* zeros before it, then matrices */
    AC_MAP_SHUFFLED,   /* groups: the channels of axis 1, one of each group after the other */
    AC_MAP_PADDED,   /* pads, scalar: longer by the scalar at both ends of the last axes, or shorter
                      */
    AC_MAP_TAKEN,    /* axis, index, least: the axes of the index in the place of the axis */
    AC_MAP_GATHERED, /* axis, index: at the place, but along the axis, where the index says */
    AC_MAP_FILLED,   /* scalar: nothing of the whole, but this, or a number, everywhere */
    AC_MAP_NUMBERED, /* axis, index, extent, number: as taken, but for what has the number */
    AC_MAP_LOCATED,  /* axes, index: where the index says along the last axes, joined in order; */
    AC_MAP_RESTORED, /* axes, index, extents: the same, of these extents */
    AC_MAP_CHOSEN,   /* axes, index, and what pooled has behind axes: the same, one of each pane */
    AC_MAP_POINTED,  /* index: where its last axis says along as many axes in front */
    AC_MAP_PICKED,   /* index: where the tensors of a list say along an axis each */
    AC_MAP_WINDOWS,  /* axes, kernel, dilation, padding, stride: windows along the last axes */
    AC_MAP_NEAREST,  /* axes, size: the last axes resized, places are rounded down */
    AC_MAP_REPLACED, /* axis, indices, scalar: the scalar at these indices along the axis */
    AC_MAP_FLATTENED, /* axis: the axes before it joined, and those from there on */
    AC_MAP_STRIDED,   /* begin, end, strides, and masks for: no begin, no end, other axes, new ones,
                         single indices */
    AC_MAP_MARKED,    /* axis, index, scalar: the scalar where the index says along the axis */
    AC_MAP_PINNED,    /* axis, index, scalar: the scalar at the place of each index, but along the
                         axis, where it says */
    AC_MAP_DIAGONAL, /* diagonal: of a matrix this one; of a vector, the matrix that has it there */
    AC_MAP_ON_DIAGONAL, /* diagonal: the matrix that has all elements there */
    AC_MAP_CROSSED,     /* again, scalar: the scalar on the diagonal, and again below in a matrix */
    AC_MAP_UNFOLDED,    /* axis, size, step, extents: slices along the axis, as a last axis */
    AC_MAP_POOLED,   /* axes, kernel, stride, what no stride means, padding, dilation, ceil: panes
                        along the last axes, one for each element; */
    AC_MAP_AVERAGED, /* axes, kernel, stride, padding, ceil, counted, divisor; */
    AC_MAP_SHARED,   /* axes, size: shares of these axes */
} ac_entry_map;

enum { AC_MAP_ARGS_MAX = 8 };

/* How the tensors of a list lie in the one that it is seen as. */
typedef enum ac_entry_list {
    AC_LIST_NONE,
    AC_LIST_JOINED,  /* axis: one behind the other along it, */
    AC_LIST_STACKED, /* axis: side by side along it, which only the one tensor has */
    AC_LIST_SPREAD,  /* axis: the same, of tensors that are broadcast */
    AC_LIST_CHUNKED, /* axis, extent: as joined, each of this extent, but for the last */
    AC_LIST_CUT,     /* axis, extents: as joined, of these extents */
    AC_LIST_ALONE,   /* one tensor as it is */
    AC_LIST_INDICES, /* side by side along a last axis, each broadcast; some have no elements */
} ac_entry_list;

typedef struct ac_entry_flag {
    const char *name; /* of a mode with the kind AC_KIND_BOOLEAN or AC_KIND_INTEGER */
    int64_t value;
} ac_entry_flag;

/* A case of the modes in which formulas reduce along axes, or do not. The last one has no flags. */
typedef struct ac_entry_turn {
    const ac_entry_flag *when; /* the case counts if all hold; ends with a null name */
    bool by_row;
} ac_entry_turn;

/* Where a part of a tensor lies. Formulas and bounds name the part instead of the tensor. */
typedef struct ac_entry_cut {
    const char *part;
    const char *made;          /* in place: the part of the output that lies there; else null */
    const ac_entry_flag *when; /* the cut counts if all hold; ends with a null name */
    ac_entry_map map;
    const char *args[AC_MAP_ARGS_MAX]; /* the arguments of the call; null: it is the number */
    int64_t numbers[AC_MAP_ARGS_MAX];
    size_t arg_count;
} ac_entry_cut;

/* An axis: the argument that names it; null: its number is `fixed`. Negative ones count from the
 * end. */
typedef struct ac_entry_axis {
    const char *name;
    int64_t fixed;
} ac_entry_axis;

/* The room that an output gives to what is found among all points of a space. When the call has
 * run, its tensor has the shape of what there is. */
typedef enum ac_entry_room {
    AC_ROOM_NONE,
    AC_ROOM_LINE,    /* one axis, with an element for each point; */
    AC_ROOM_ROWS,    /* a row of indices for each; */
    AC_ROOM_COLUMNS, /* a column of them; */
    AC_ROOM_FIRSTS,  /* of runs of elements, or of slices along an axis: the shape of all, */
    AC_ROOM_NUMBERS, /* a number for each, */
    AC_ROOM_LENGTHS, /* or one axis with an element for each */
} ac_entry_room;

/* What an output is where the caller does not choose: the shape that the inputs `of` broadcast to,
 * with what follows done to it in this order. */
typedef struct ac_entry_output {
    const char *of[5];         /* ends with null; of one its own shape, of none the caller's */
    bool channels;             /* one axis with all elements, where there is more than one */
    bool each_channel;         /* one axis with an element for each index along axis 1 */
    bool part;                 /* the shape of the first one's part, which is no half */
    bool whole;                /* that of a whole whose part has this shape */
    const ac_entry_axis *half; /* half as long along this axis; null: as long */
    bool row;                  /* the last axes, which make a row */
    bool without;              /* without the axes of the rows, */
    ac_entry_room room;        /* that of room for what is found there */
    const char *keep;          /* or, where this flag is true, with the extent 1 there */
    bool keeps;                /* the same always */
    bool fills;                /* written where the space is empty, too */
    const char
        *first;       /* the number of elements that it has along the axis of the rows; null: all */
    const char *rank; /* the number that is the rank of its element in a row, from 1 */
    const char *type; /* the type variable whose dtype it has; bool where `truth` is */
} ac_entry_output;

/* One argument of a worked example: a number, nested lists of numbers, or the label of a mode. */
typedef struct ac_entry_value {
    const char *name;
    bool result; /* what the call makes of it */
    const char *text;
} ac_entry_value;

/* What a call is refused for: {161001, "self or out is null"}. */
typedef struct ac_entry_refusal {
    int status;
    const char *when;
} ac_entry_refusal;

/* One argument of the first phase, in the order of the prototype. */
typedef struct ac_entry_param {
    const char *name;   /* "negativeSlope" */
    const char *c_type; /* "const aclScalar *" */
    const char *doc;    /* "", or what the argument means */
    ac_entry_role role;
    ac_entry_kind kind;
    ac_entry_view view;
    bool fold; /* an output that sums the points which share an element, those of a channel */
    const char *type; /* the type variable in the spec: arguments that share it share their dtype */
    /* A scalar whose dtype has to convert to `type`; an output converted from it to any of
     * `dtypes`, or to the dtype that the type variable `cast_to` has, if that is not null. */
    bool cast;
    bool converts;      /* of such an output: from every dtype */
    bool truth;         /* of an output: a condition, 1 or 0 */
    bool position;      /* of an output: an index along an axis, from an i64 */
    const char *narrow; /* of a position: the flag under which it is an i32, else an i64; or null */
    bool truncate; /* of an output: floats become integers towards zero, where these are listed */
    bool real; /* of an output: complex numbers become their real parts, where floats are listed */
    const char *result; /* of a tensor in place: the type variable of the result, converted to it */
    const char *cast_to;
    bool beside; /* it lies in another space than the one of `space`, which a tensor has of its own
                  */
    bool put;    /* of an output: points fall on its elements, which are at them by its only cut */
    bool wraps;  /* of an input with indices: negative ones count from the end, */
    const char *wraps_when; /* in calls in which this flag is true, if there is one */
    const char *reduced; /* of what has an element for each row, or one: the mode whose first choice
                            is the former */
    bool keeps;  /* of an input with an element for each row: it has their axes with the extent 1 */
    bool blocks; /* of an input: its matrices may lie in blocks (FRACTAL_NZ), */
    bool blocks_alone; /* and have to */
    bool blocks_made;  /* of a tensor in place: its matrices come to lie so */
    bool present;      /* of what nothing is passed for: it is a flag, which is true */
    bool counted;      /* of an input: formulas have the number of its elements */
    size_t rank; /* of an input that makes the space: the only one it may have; 0: any up to 8 */
    /* Of a tensor of a contraction, its axes, a character each: k is summed along, m and n are
     * those of the result; b is an axis of a batch, * any number of
     * them, in front, broadcast together, `rank` in all at
     * most; before ? one that a tensor of a low rank lacks. Else null. */
    const char *axes;
    /* Of AC_ENTRY_ALIGNED: the arguments that name the axis, say how many axes, and whether that
     * counts; or null: all, and it does not. */
    const char *aligned[3];
    /* Of AC_ENTRY_BITS: the first bit of a byte is the highest, and there is a byte for each 8
     * points that are begun, in one axis, or in rows, as many as this number says, or null. */
    bool highest;
    const char *byte_rows;
    bool optional;   /* a null pointer is allowed, */
    bool either;     /* though not of all arguments that have this at once, */
    double fallback; /* and stands for this scalar, this number in every element, or this choice */
    /* The dtypes it may have on each product, as sets: bit n stands for acl dtype n. Null for an
     * argument that has no dtype. */
    const uint64_t *dtypes;
    const ac_entry_choice *choices; /* of a mode */
    size_t choice_count;
    bool open; /* a mode that takes every value; the last choice has one of those not listed */
    /* Of an output: the argument whose flag of this number, or which as a flag, says whether it is
     * written; null: it is. */
    const char *flags;
    size_t flag;
    int64_t flat; /* of an axis: the number that stands for all elements in their order; 0: none */
    const char *axis_of; /* the tensor that an axis counts along; the axis that rows end before */
    size_t extent; /* which extent of that is repeated, or, if `behind`, the product of those */
    bool behind;   /* from there on */
    /* Of an axis or a list of axes: those that are named have elements. Of a list: an empty one
     * means all, but where the flag `unless` is true; one may be named again. Of an extent: it is
     * not 0. */
    bool every;
    const char *unless;
    bool filled;
    bool repeats;
    /* Of counts: the rows beyond become zero, or else are left alone; more rows than there are are
     * refused; where there may be no counts. */
    bool zero;
    bool within;
    bool empty[AC_PRODUCT_COUNT];
    const ac_entry_output *output; /* of an output: what it is where the caller does not choose */
    /* Of a tensor with parts: the two halves of one that is split, or another. Of the cuts of one
     * part the first that holds counts. The shape of a part is the index space. */
    const ac_entry_cut *cuts;
    size_t cut_count;
    ac_entry_list list;       /* of the kind AC_KIND_TENSORS, with the arguments that it is given */
    const char *list_args[2]; /* null: the axis is the first one */
    size_t length; /* of the kind AC_KIND_INTEGERS, of a list that nothing is given; else 0 */
} ac_entry_param;

/* A type variable: either free (rule "") or computed from others, first to last ("promote",
 * "widen"; of one, "float"; of one or two, "single"), or from one and scalars, which are named by
 * their parameters ("with_scalar"). Where `mode` names an argument, the rule counts if that is
 * `number`, and else the variable is the one that it is computed from. Where `beside` names an
 * output, integers become f64 if that has such parts, and else f32. One that only tensors have
 * which are null decides nothing. */
typedef struct ac_entry_type {
    const char *name;
    const char *rule;
    const char *of[8]; /* ends with null */
    const char *mode;
    int64_t number;
    const char *beside;
} ac_entry_type;

/* One line of the formula. `when` is "" or the modes it holds for: "approximate is none". */
typedef struct ac_entry_formula {
    const char *output; /* the output, or the part, that it defines */
    const char *when;
    const char *text;
} ac_entry_formula;

typedef struct ac_entry_bound {
    const char *output;
    const char *bound; /* "exact", "rounded", "sum", "1 ulp" */
} ac_entry_bound;

/* The value of one argument; the kind of the parameter says which member counts. */
typedef union ac_entry_arg {
    aclTensor *tensor;
    aclScalar *scalar;
    double real;
    float single;
    int64_t integer;
    bool boolean;
    char *string;
    aclIntArray *integers;
    aclBoolArray *flags;
    aclDataType dtype;
    aclTensorList *tensors;
} ac_entry_arg;

/* The arguments of the first phase in the order of `params`. */
typedef struct ac_entry_args {
    ac_entry_arg of[AC_ENTRY_ARGS_MAX];
} ac_entry_args;

typedef struct ac_entry_shape {
    size_t rank;
    int64_t dims[AC_ENTRY_RANK_MAX];
} ac_entry_shape;

/* Whether shapes, one for each parameter, keep to the preconditions that are about shapes. */
typedef bool ac_entry_fits(const ac_entry_shape *shapes);

typedef aclnnStatus ac_entry_prepare(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor);
typedef aclnnStatus ac_entry_launch(void *workspace, uint64_t workspace_size,
                                    aclOpExecutor *executor, aclrtStream stream);

/* A contraction whose summed axes are joined, in a case of the modes. The axes of each parameter
 * that is a tensor: a letter; '.' behind it for a run of one to three axes; "(gc)" for g groups of
 * c, of which the parameter `extent` says how many there are, or a tensor; "[pq]" for the axis that
 * is seen at position p and tap q; '1' for an extent of 1. */
enum { AC_JOINED_STRIDE, AC_JOINED_PADDING, AC_JOINED_DILATION, AC_JOINED_MORE, AC_JOINED_ARGS };
typedef struct ac_entry_joined {
    const ac_entry_flag *when; /* null: in all other cases */
    const char *axes[AC_ENTRY_ARGS_MAX];
    const char *summed;               /* letters, first to last */
    const char *result;               /* axes of the product of which outputs are the gradients;
                                       * null: the output is the product */
    const char *extent;               /* or null */
    bool spread;                      /* windows run backwards */
    const char *args[AC_JOINED_ARGS]; /* parameters that say how an axis is seen, or numbers */
    int64_t numbers[AC_JOINED_ARGS];
    /* Of products in a chain, whose axes are letters, several in parentheses: the letter that the
     * first product is summed along, and arguments that say how many there are of letters together,
     * where they are 0 the argument `zero`. */
    char inner;         /* else 0 */
    const char *output; /* the output that these are; others have a digit in their axes, which is an
                         * extent */
    bool gradients;     /* outputs are those of its tensors, with axes of their own */
    const char *mask;   /* the tensor that drops some, or null; a ? stands behind axes that it may
                         * lack */
    const char *band;   /* the mode that may imply what that has (AC_MASK_PATTERN), or null */
    struct {
        const char *letters;
        const char *name;
        const char *zero; /* or null */
    } counts[2];
} ac_entry_joined;

typedef struct ac_entry {
    const char *name;    /* "aclnnInplaceLeakyRelu" */
    const char *op;      /* "LeakyRelu": the spec's name, shared by its variants */
    const char *snake;   /* "inplace_leaky_relu" */
    const char *doc;     /* what it computes, in a sentence */
    const char *family;  /* "activation" */
    const char *spec;    /* "spec/activation/leaky_relu.yaml" */
    const char *header;  /* "aclnnop/aclnn_leaky_relu.h" */
    const char *variant; /* "" or "inplace" */
    bool by_rows;        /* a formula reduces along axes: a result is a function of a whole row */
    bool by_place;       /* a formula uses the index of a point along an axis */
    const char
        *row_axis;    /* the argument that is the axis, or lists the axes; null: the last one, */
    bool row_first;   /* the first one, */
    bool row_all;     /* all, */
    uint8_t row_kept; /* or all but these, a bit for each: axis 1, or the first two */
    const char *row_groups;     /* the argument that says how many groups of channels are rows */
    const ac_entry_turn *turns; /* the first that holds says whether formulas reduce, otherwise a
                                   result depends on its point alone; null: they do */
    const char *row_shape; /* the argument whose extents are those of the last axes, a tensor with
                              the view AC_ENTRY_ROW or a list; null: none */
    bool on[AC_PRODUCT_COUNT];
    const ac_entry_param *params;
    size_t param_count;
    const ac_entry_type *types;
    size_t type_count;
    const ac_entry_joined
        *joined;          /* the first that holds counts; null: no summed axes are joined */
    const char *space[5]; /* tensors whose shapes span the index space; ends with null */
    const ac_entry_formula *formulas; /* parts first, then outputs */
    size_t formula_count;
    const ac_entry_bound *bounds;
    size_t bound_count;
    int late;                         /* the status of refusals after the data types; 0: as those */
    const char *const *requires_;     /* preconditions, as in the spec; ends with null */
    ac_entry_fits *fits;              /* null: no precondition is about shapes */
    const char *const *notes;         /* ends with null */
    const ac_entry_refusal *refusals; /* in the order of the checks; ends with status 0 */
    const ac_entry_value *example;    /* ends with a null name; null: there is none */
    ac_entry_prepare *prepare;
    ac_entry_launch *launch;
} ac_entry;

/* Every entry point, families and operators in alphabetical order; ends with null. */
extern const ac_entry *const ac_catalogue[];

/* --- what programs ask of an entry -------------------------------------------------------------
 *
 * This is the one place that knows what a view means for a shape, so a program that calls through
 * the catalogue meets a new operator, and a new view, without a change of its own. */

/* The entry point of this very name, "aclnnLeakyRelu"; null if there is none. */
const ac_entry *entry_of(const char *name);

/* The position of a parameter, or param_count. */
size_t entry_param(const ac_entry *entry, const char *name);

/* The position of the tensor that counts rows, or param_count. */
size_t entry_counts(const ac_entry *entry);

/* The number of flags of an argument with the role AC_ROLE_FLAGS. */
size_t entry_flags(const ac_entry *entry, size_t param);

/* Whether rows have classes, which lie along an axis of their own. */
bool entry_classes(const ac_entry *entry);

/* Whether shapes depend on modes. */
bool entry_turns(const ac_entry *entry);

/* Whether it is a contraction: its tensors have `axes`. */
bool entry_contracts(const ac_entry *entry);

/* Whether an argument has counts, of how often the indices of another are repeated. */
bool entry_counts_copies(const ac_entry *entry, size_t param);

/* Whether an argument is what the right factor of a contraction is weighed by. */
bool entry_weighs(const ac_entry *entry, size_t param);

/* Whether it is computed with; counts are not. */
bool param_is_tensor(const ac_entry_param *p);
bool param_is_read(const ac_entry_param *p);
bool param_is_written(const ac_entry_param *p);

/* Whether it is an output whose shape and dtype are the caller's choice, because no tensor is read.
 */
bool param_is_room(const ac_entry_param *p);

/* Whether a tensor has one element for each row, where there is but one image of channels. */
bool entry_of_rows(const ac_entry *entry, const ac_entry_param *p);

/* Whether a cut is that of a part, which has two names in place. */
bool entry_cuts(const ac_entry_cut *cut, const char *part);

/* The parameter that formulas and bounds name, be it by a part of it; param_count if there is none.
 */
size_t entry_operand(const ac_entry *entry, const char *name);

/* What a call gives to views, by parameter: axes, flags and integers, lists of them, and indices.
 */
typedef struct ac_entry_given {
    int64_t number;
    const int64_t *list;
    size_t count;
    const void *index; /* of an input with indices: its elements in order, of the dtype, */
    int dtype;
    ac_entry_shape shape;
    bool wraps; /* and whether negative ones count from the end */
} ac_entry_given;

/* In what follows, `given` has that of a call.
 *
 * Where a part of a tensor lies, and the axis it is cut along, counted from the start; the last one
 * where the number is none of an axis, which the library refuses. */
const ac_entry_cut *entry_cut(const ac_entry *entry, size_t param, const char *part,
                              const ac_entry_given *given);
size_t entry_cut_axis(const ac_entry *entry, const ac_entry_cut *cut, const ac_entry_given *given,
                      size_t rank);

/* Whether the parts of a tensor are halves. */
bool entry_halves(const ac_entry *entry, size_t param);

/* The axes of the rows, in a space of this rank, bit d standing for axis d; one out of range counts
 * as the last. */
uint32_t entry_row_axes(const ac_entry *entry, const ac_entry_given *given, size_t rank);

/* Of a shape: its elements; the extent along an axis, from the end where that is negative, 1 where
 * there is no such axis. */
int64_t entry_count(const ac_entry_shape *shape);
int64_t entry_extent(const ac_entry_shape *shape, int64_t axis);

/* Whether a parameter is a mask of scores. */
bool entry_masks(const ac_entry *entry, size_t param);

/* A space as an entry takes it: where only one rank is allowed, with the first axes joined, or with
 * extents of 1 in front. The last axis stays as it is, unless the entry has limits: then its points
 * go to the axis before, as many as have to; where no such space has as many points, it has fewer.
 */
ac_entry_shape entry_fit(const ac_entry *entry, const ac_entry_shape *space);

/* The index space of a call. `shapes` has one for each parameter; those of the inputs count. */
ac_entry_shape entry_space(const ac_entry *entry, const ac_entry_given *given,
                           const ac_entry_shape *shapes);

/* The largest shape that a tensor may have in a space. */
ac_entry_shape entry_view(const ac_entry *entry, size_t param, const ac_entry_given *given,
                          const ac_entry_shape *space);

/* The shape that an output must have, from the shapes of the inputs, which `output` says. */
ac_entry_shape entry_output(const ac_entry *entry, size_t param, const ac_entry_given *given,
                            const ac_entry_shape *shapes);

/* A space of rows * columns points: in two axes where a view tells rows from columns or the rank is
 * 2, else in one. */
ac_entry_shape entry_space_of(const ac_entry *entry, int64_t rows, int64_t columns);

#endif
