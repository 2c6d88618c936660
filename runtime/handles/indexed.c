#include "handles/indexed.h"

/* A map along an axis, whose part has no axes yet. */
static ac_indexed along(const ac_tensor *whole, int64_t axis)
{
    ac_indexed map;

    for (size_t i = 0; i < AC_RANK_MAX; i++)
        map.whole[i] = map.index[i] = AC_NO_AXIS;
    map.axis = whole->shape.rank == 0 ? AC_NO_AXIS : (int8_t)ac_shape_axis(&whole->shape, axis);
    return map;
}

ac_indexed ac_indexed_taken(const ac_tensor *whole, int64_t axis, const ac_tensor *index,
                            int64_t least)
{
    const size_t at = ac_shape_axis(&whole->shape, axis);
    const size_t own = index->shape.rank > 0 ? index->shape.rank : (size_t)least;
    ac_indexed map = along(whole, axis);

    for (size_t i = 0, to = 0; i < whole->shape.rank && to < AC_RANK_MAX; i++) {
        if (i == at)
            to += own;
        else
            map.whole[to++] = (int8_t)i;
    }
    for (size_t i = 0; whole->shape.rank > 0 && i < index->shape.rank && at + i < AC_RANK_MAX; i++)
        map.index[at + i] = (int8_t)i;
    return map;
}

ac_indexed ac_indexed_gathered(const ac_tensor *whole, int64_t axis, const ac_tensor *index)
{
    const size_t at = ac_shape_axis(&whole->shape, axis);
    ac_indexed map = along(whole, axis);

    for (size_t i = 0; i < index->shape.rank && i < AC_RANK_MAX; i++) {
        map.index[i] = (int8_t)i;
        if (i != at && i < whole->shape.rank)
            map.whole[i] = (int8_t)i;
    }
    return map;
}
