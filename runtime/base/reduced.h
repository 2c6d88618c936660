/*
 * Shapes of what is reduced along some axes, of which bit d of a mask stands for axis d.
 */
#ifndef AC_REDUCED_H
#define AC_REDUCED_H

#include "base/shape.h"

/* The axes that a list names, which ac_check_axes allows; all axes where the list is empty and that
 * means `every` axis. */
uint32_t ac_shape_axes(const ac_shape *shape, const int64_t *list, uint64_t count, bool every);

/* The last axes, so many. */
uint32_t ac_shape_last_axes(const ac_shape *shape, uint64_t count);

/* All axes but axis 1, along which channels lie. */
uint32_t ac_shape_channel_axes(const ac_shape *shape);

/* All axes but the first two. */
uint32_t ac_shape_inner_axes(const ac_shape *shape);

/* Whether a shape that is reduced from that of a space has the axes that it is reduced along, with
 * the extent 1: where callers may give either, its rank says so. */
bool ac_shape_keeps(const ac_shape *reduced, const ac_shape *space);

/* The shape with an axis more where the channels of axis 1 are so many groups: the groups, then the
 * channels of each. */
ac_shape ac_shape_grouped(const ac_shape *shape, int64_t groups);

/* Of such a shape all axes along which the points of a group lie: all but the first two. */
uint32_t ac_shape_group_axes(const ac_shape *grouped);

/* Of such a shape all axes along which the points of a channel lie: all but the groups and their
 * channels. */
uint32_t ac_shape_apart_from_channels(const ac_shape *grouped);

/* The shape without some axes, or, where they are `kept`, with the extent 1 in their place. */
ac_shape ac_shape_reduced(const ac_shape *shape, uint32_t axes, bool kept);

/* The elements that become one where some axes are reduced. */
int64_t ac_shape_count_along(const ac_shape *shape, uint32_t axes);

#endif
