/*
 * The product of the elements of each line.
 *
 * Elements are converted to the dtype of the rule first. Of floats the product is held as 128 bits
 * and an exponent, so that no product of some elements leaves its range; bits behind these are cut
 * off, and the result is rounded once, to nearest even. An element is multiplied to the lane of its
 * number in a chunk of the line, lanes are multiplied in order, and so are chunks. So the product
 * of n elements is within half an ulp and n * 2^-125 of itself, and the same for every layout,
 * number of threads and instruction set, as it is made of integers. Integers wrap, and a product of
 * truth values is true where all are.
 */
#ifndef AC_LINE_TOTAL_H
#define AC_LINE_TOTAL_H

#include "lines/lines.h"

/* The bytes of room that products of these lines need. */
size_t ac_line_total_room(const ac_lines *lines, const ac_line_rule *rule);

/* The input shares no memory with the output. */
void ac_line_total(const ac_lines *lines, const ac_line_rule *rule, void *room);

#endif
