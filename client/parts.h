/*
 * Tensors with parts, as the catalogue describes them: their elements.
 *
 * What formulas name is an operand: a tensor argument, or a part of one.
 */
#ifndef AC_CLIENT_PARTS_H
#define AC_CLIENT_PARTS_H

#include "client/call.h"

enum { OPERANDS_MAX = 2 * AC_ENTRY_ARGS_MAX };

/* An operand and what it holds. */
typedef struct operand {
    const char *name; /* of the part, or of the argument */
    size_t arg;
    array values;
} operand;

/* Whether an argument of the entry point is split in halves. */
bool entry_is_split(const ac_entry *entry);

/* Whether a tensor has to have an axis: it is split, or sliced by map_choose. */
bool entry_needs_axis(const ac_entry *entry);

/* Whether parts of the call alternate along an axis that an argument names, and those behind it. */
bool entry_alternates(const call *c);

/* Where a part lies in a call, and the axis that it is cut along, counted from the start. */
const ac_entry_cut *part_cut(const call *c, size_t arg, const char *part);
size_t part_axis(const call *c, const ac_entry_cut *cut, size_t rank);

/* The elements that a part has of `whole`, which is the tensor `arg` of the call. */
array part_gather(const call *c, size_t arg, const char *part, const array *whole);

/* Puts the elements of a part into `whole`. */
void part_scatter(const call *c, size_t arg, const char *part, const array *values, array *whole);

/* The operands among the tensors that are read, or else those that are written; `wholes`, by
 * argument, is what the tensors hold, and null means what the call gives them. */
size_t operands_make(const call *c, bool written, const array *wholes, operand *out);
void operands_free(operand *operands, size_t count);

#endif
