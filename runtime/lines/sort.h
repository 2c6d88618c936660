/*
 * Elements along lines in their order, and the positions that they came from.
 *
 * Elements stand from the least to the greatest, or the other way round. Equal ones, as both zeros
 * are, and as nans are among each other, stay in the order of their positions; a nan is greater
 * than all else. Elements keep all their bits, but for truth values, which are 0 or 1.
 *
 * Short lines are sorted by a network, several at once. Others are sorted by their keys
 * (kernel/order.h) digit by digit, from the last one on, in as many steps for any input.
 */
#ifndef AC_LINE_SORT_H
#define AC_LINE_SORT_H

#include "lines/lines.h"

/* The bytes of room that sorting these lines needs. */
size_t ac_line_sort_room(const ac_lines *lines, const ac_line_rule *rule);

/* The input shares no memory with the outputs. */
void ac_line_sort(const ac_lines *lines, const ac_line_rule *rule, void *room);

#endif
