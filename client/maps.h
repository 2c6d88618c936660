/*
 * Index maps: the parts of a tensor that are views of it, as shapes and places of elements.
 */
#ifndef AC_CLIENT_MAPS_H
#define AC_CLIENT_MAPS_H

#include "client/catalogue.h"

/* A map with the values that a call gives it; the other members of an argument are then zero. */
typedef struct map_use {
    ac_entry_map map;
    ac_entry_given args[AC_MAP_ARGS_MAX];
} map_use;

/* The map of a cut in a call. */
map_use map_of(const ac_entry *entry, const ac_entry_cut *cut, const ac_entry_given *given);

/* The shape of the part. What does not fit the whole, which the library refuses, is left as it is.
 */
ac_entry_shape map_shape(const map_use *use, const ac_entry_shape *whole);

/* A whole whose part has this shape. */
ac_entry_shape map_whole(const map_use *use, const ac_entry_shape *part);

/* The shape of an index by which a whole has a part of its own shape. */
ac_entry_shape map_index(ac_entry_map map, int64_t axis, const ac_entry_shape *part);

/* Whether what an index has are counts: how often each index of the whole is in the part. */
bool map_counts(ac_entry_map map);

/* Whether an index says where along the last axes of the whole, joined in order; and the elements
 * along the last axes of a shape. */
bool map_locates(ac_entry_map map);
int64_t map_joined(const ac_entry_shape *shape, int64_t axes);

/* The rank of every part by a map; 0 if it follows from the whole. */
size_t map_rank(ac_entry_map map);

/* Whether a whole has a part of this shape by the map, whatever its arguments are. */
bool map_makes(ac_entry_map map, const ac_entry_shape *part);

/* A space with about as many points that a part by the map can have, if it cannot have this one. */
ac_entry_shape map_fit(ac_entry_map map, const ac_entry_shape *space);

/* Whether the elements of a part by the map, with the arguments of map_choose, are the same in each
 * shape; on a diagonal, or at an index, are others. */
bool map_plain(ac_entry_map map);

/* Whether the map takes indices of any shape. */
bool map_any_index(ac_entry_map map);

/* Whether a whole of rank 0 has no part by the map. */
bool map_needs_axis(ac_entry_map map);

/* Whether what is not in the whole is the element of a scalar, or a number, and not 0. */
bool map_fills(ac_entry_map map);

/* The place of an element that is not in the whole: it is 0, or the element of a scalar. */
#define MAP_OUTSIDE SIZE_MAX

/* The element of the whole that is element i of the part, both counted in the order of indices.
 * `part` is the shape that map_shape gives. */
size_t map_place(const map_use *use, const ac_entry_shape *whole, const ac_entry_shape *part,
                 size_t i);

/* Values for the arguments of a map whose part has this shape: those for which the part is the
 * whole, or else others, if there are others by which each element of the whole is in the part at
 * most once. Lists are in `lists`, whose rows have room for AC_ENTRY_RANK_MAX values.
 */
void map_choose(map_use *use, const ac_entry_shape *part, bool whole,
                int64_t lists[AC_MAP_ARGS_MAX][AC_ENTRY_RANK_MAX]);

/* An axis of a space of at least one, counted from the start; one that there is not is the last. */
size_t map_axis(int64_t axis, size_t rank);

#endif
