/*
 * The order and direction of a walk's axes, and the joining of axes.
 */
#ifndef AC_ORDER_H
#define AC_ORDER_H

#include "walk/walk.h"

static inline int64_t ac_stride_magnitude(int64_t x)
{
    return x < 0 ? -x : x;
}

/* Puts those of the axes from `from` up to `to` inside that have the shortest strides; the outputs
 * are asked first, then the inputs. */
void ac_order_sort(ac_walk *walk, size_t from, size_t to);

/* Reverses each axis along which the first operand with a nonzero stride runs backwards. */
void ac_order_turn(ac_walk *walk);

/* Joins neighbouring axes among [from, to) that a single stride of every operand covers. Returns
 * the new end. */
size_t ac_order_join(ac_walk *walk, size_t from, size_t to);

/* Moves the axes [from, to) to `end`. Returns the new end. */
size_t ac_order_close(ac_walk *walk, size_t end, size_t from, size_t to);

/* Whether two points share an element, seen along the axes from `from` up to `to`. Errs on the side
 * of yes. */
bool ac_order_revisits(const ac_walk *walk, const ac_walk_operand *operand, size_t from, size_t to);

#endif
