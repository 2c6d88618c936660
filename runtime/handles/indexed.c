#include "handles/indexed.h"

/* A map along an axis, whose part has no axes yet. */
static ac_indexed along(const ac_tensor *whole, int64_t axis)
{
    ac_indexed map;

    for (size_t i = 0; i < AC_RANK_MAX; i++)
        map.whole[i] = map.index[i] = AC_NO_AXIS;
    map.joined = map.joins = 0;
    map.tuples = map.counts = false;
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

ac_indexed ac_indexed_located(const ac_tensor *whole, int64_t axes, const ac_tensor *index)
{
    const size_t rank = whole->shape.rank;
    const size_t ahead = rank > (size_t)axes ? rank - (size_t)axes : 0;
    ac_indexed map = along(whole, 0);

    map.axis = (int8_t)ahead;
    map.joined = 1;
    map.joins = (int8_t)(rank - ahead);
    for (size_t i = 0; i < index->shape.rank && i < AC_RANK_MAX; i++) {
        map.index[i] = (int8_t)i;
        if (i < ahead)
            map.whole[i] = (int8_t)i;
    }
    return map;
}

ac_indexed ac_indexed_pointed(const ac_tensor *whole, const ac_tensor *index)
{
    const size_t own = index->shape.rank - 1;
    const size_t joins = (size_t)index->shape.dims[own];
    ac_indexed map = along(whole, 0);

    map.axis = 0;
    map.joined = 1;
    map.joins = (int8_t)joins;
    map.tuples = true;
    for (size_t i = 0; i < own; i++)
        map.index[i] = (int8_t)i;
    for (size_t i = joins; i < whole->shape.rank && own + i - joins < AC_RANK_MAX; i++)
        map.whole[own + i - joins] = (int8_t)(i - joins + 1);
    return map;
}

ac_indexed ac_indexed_copied(const ac_tensor *whole, int64_t axis, const ac_tensor *index,
                             int64_t size)
{
    ac_indexed map = along(whole, axis);

    (void)index;
    (void)size;
    map.counts = true;
    for (size_t i = 0; i < whole->shape.rank && i < AC_RANK_MAX; i++) {
        if ((int8_t)i != map.axis)
            map.whole[i] = (int8_t)i;
    }
    map.index[map.axis] = 0;
    return map;
}

ac_indexed ac_indexed_all_copied(const ac_tensor *whole, const ac_tensor *index, int64_t size)
{
    ac_indexed map = along(whole, 0);

    (void)index;
    (void)size;
    map.counts = true;
    map.axis = 0;
    map.joined = 1;
    map.joins = (int8_t)whole->shape.rank;
    map.index[0] = 0;
    return map;
}

bool ac_indexed_join(const ac_indexed *map, const ac_tensor *whole, ac_tensor *joined)
{
    const size_t at = (size_t)map->axis;
    const size_t end = at + (size_t)map->joins;
    int64_t step = 0; /* of the elements so far, if there are several */
    int64_t count = 1;
    bool fits = true;

    *joined = *whole;
    for (size_t i = end; i-- > at;) {
        const int64_t extent = whole->shape.dims[i];

        if (extent != 1 && count == 1)
            step = whole->strides[i];
        else if (extent != 1)
            fits = fits && whole->strides[i] == step * count;
        count *= extent;
    }
    joined->shape.rank = whole->shape.rank - (size_t)map->joins + 1;
    joined->shape.dims[at] = count;
    joined->strides[at] = step;
    for (size_t i = end; i < whole->shape.rank; i++) {
        joined->shape.dims[i - end + at + 1] = whole->shape.dims[i];
        joined->strides[i - end + at + 1] = whole->strides[i];
    }
    return fits || count == 0;
}
