/*
 * Calls of an entry point, built from data and run through both phases.
 */
#ifndef AC_CLIENT_CALL_H
#define AC_CLIENT_CALL_H

#include "client/catalogue.h"
#include "client/placed.h"

enum { CALL_CUTS_MAX = 8 };

/* One argument. A tensor or scalar has `values`: contents, dtype and shape; a list has i64. */
typedef struct call_argument {
    array values;
    layout how;
    const char *text; /* a string mode */
    int64_t number;   /* an integer or boolean mode */
    double real;      /* a plain number */
    double imaginary; /* of a complex scalar */
    bool null;        /* passed as a null pointer */
    int over;         /* argument in whose memory this tensor lies, -1 for its own */
    int64_t shift;    /* elements from the start of that one */
    /* Of a list of tensors that are joined: their extents, where the caller chooses. */
    int64_t cut[CALL_CUTS_MAX];
    size_t cuts;
} call_argument;

typedef struct call {
    const ac_entry *entry;
    call_argument args[AC_ENTRY_ARGS_MAX];
} call;

/* No arguments yet, each in memory of its own. */
call call_make(const ac_entry *entry);

/* A call that a product accepts: `dims` is the shape of the index space; ones and zeros. The rank
 * is at least 1 where a tensor is split. */
call call_legal(const ac_entry *entry, int product, size_t rank, const int64_t *dims);

/* What a call gives to views, as the catalogue's functions want it. It is of the call's memory. */
void call_given(const call *c, ac_entry_given *given);

/* The shape of a tensor argument in an index space, with the axes and flags that the call has. An
 * entry that takes one rank only has a space of that rank instead (entry_fit). */
ac_entry_shape call_shape(const call *c, size_t arg, size_t rank, const int64_t *dims);

/* An aclBoolArray of the integers of an argument, of up to 16. */
aclBoolArray *call_flags(const call_argument *arg);

/* An aclScalar of an argument that names an axis: of an i32 where the number is one. */
aclScalar *call_axis(const call_argument *arg);

/* Sets the axis of the rows, of an operator that has an argument for it, or lists it alone. */
void call_row_axis(call *c, int64_t axis);

/* Sets the axes: the first, or, where elements alternate, the last. */
void call_default_axes(call *c);

/* Sets the lists and numbers of views so that the index space has this shape: those for which a
 * part is its whole, or else others. */
void call_default_views(call *c, size_t rank, const int64_t *dims, bool whole);

/* Makes the outputs of a call that has its inputs, in the shape and dtype that the spec says; with
 * `computed`, conditions are 1 and 0 of the dtype that they compare, and what may be converted has
 * the dtype of the first input. False, with a finding, where there is no memory. */
bool call_make_outputs(call *c, bool computed, findings *f);

call call_copy(const call *c);
void call_free(call *c);

/* Gives a tensor argument another shape (contents repeat) or another dtype (contents are lost). */
void call_reshape(call *c, size_t arg, size_t rank, const int64_t *dims);
void call_retype(call *c, size_t arg, int dtype);

/* Gives a mode the value with a label. */
/* Gives a mode the value that a case of the catalogue names. */
void call_set_flag(call *c, const ac_entry_flag *flag);

/* Gives all tensors the shapes that they have in a space, by the modes of the call. */
void call_lay_out(call *c, size_t rank, const int64_t *dims);

void call_choose(call *c, size_t arg, const char *label);

/* Whether an output is written, by what says so, if anything does; and says so. */
bool call_wants(const call *c, size_t output);
void call_want(call *c, size_t output, bool wanted);

/* Sets the modes to their `choice`th combination; false if there are not so many. */
bool call_modes_set(call *c, size_t choice);

/* Sets every mode to its label in `labels`, which has a space between two of them. */
void call_modes_named(call *c, const char *labels);

/* The labels of its modes, a space between two of them; "" without modes. */
void call_labels(const call *c, char *text, size_t size);

#endif
