/*
 * The order and the direction in which a walk takes its axes, and the axes that it joins to one.
 */
#ifndef AC_ORDER_H
#define AC_ORDER_H

#include "walk/walk.h"

static inline int64_t ac_stride_magnitude(int64_t x)
{
    return x < 0 ? -x : x;
}

/* Puts the axes with the shortest strides inside; the outputs are asked first, then the inputs. */
void ac_order_sort(ac_walk *walk);

/* Walks an axis from its other end where the first operand that cares runs backwards. */
void ac_order_turn(ac_walk *walk);

/* Joins the axes from `from` on, up to `to`, that every operand walks as one. Returns the new end.
 */
size_t ac_order_join(ac_walk *walk, size_t from, size_t to);

/* Moves the axes from `from` up to `to` down behind `end`; returns the new end. */
size_t ac_order_close(ac_walk *walk, size_t end, size_t from, size_t to);

/* Whether two points share an element. Errs on the side of yes. */
bool ac_order_revisits(const ac_walk *walk, const ac_walk_operand *operand);

#endif
