#include "handles/picked.h"

bool ac_picked_of(const ac_array *list, ac_picked *picked, uint64_t *wrong)
{
    bool together = true;

    picked->count = 0;
    picked->met.rank = 0;
    picked->at = 0;
    for (uint64_t i = 0; i < list->size; i++) {
        const ac_tensor *const tensor = ac_member_of(list, i);
        const ac_shape before = picked->met;

        if (ac_shape_empty(&tensor->shape))
            continue;
        if (!ac_shape_broadcast(&before, &tensor->shape, &picked->met)) {
            picked->met = before;
            *wrong = i;
            return false;
        }
        together = together &&
                   (picked->count == 0 || picked->numbers[picked->count - 1] + UINT64_C(1) == i);
        picked->numbers[picked->count] = (uint8_t)i;
        picked->of[picked->count++] = tensor;
    }
    if (together && picked->count > 0)
        picked->at = picked->numbers[0];
    return true;
}

static bool is_picked(const ac_picked *picked, size_t axis)
{
    for (size_t i = 0; i < picked->count; i++) {
        if (picked->numbers[i] == axis)
            return true;
    }
    return false;
}

/* For each axis of the part the axis of the whole or that of `met` that it is; the whole has at
 * most 8 axes, and of those of the part no more are said. */
static size_t lay_out(const ac_picked *picked, size_t rank, int8_t whole[AC_RANK_MAX],
                      int8_t met[AC_RANK_MAX])
{
    size_t to = 0;
    size_t left = 0; /* an axis of the whole */

    while (to < AC_RANK_MAX && (left < rank || to < picked->at + picked->met.rank)) {
        const bool own = to >= picked->at && to < picked->at + picked->met.rank;

        if (!own && is_picked(picked, left)) {
            left++;
            continue;
        }
        if (!own && left == rank)
            break;
        whole[to] = own ? AC_NO_AXIS : (int8_t)left++;
        met[to] = own ? (int8_t)(to - picked->at) : AC_NO_AXIS;
        to++;
    }
    return rank - picked->count + picked->met.rank;
}

ac_shape ac_picked_shape(const ac_picked *picked, const ac_shape *whole)
{
    int8_t own[AC_RANK_MAX];
    int8_t met[AC_RANK_MAX];
    ac_shape part = {.rank = lay_out(picked, whole->rank, own, met)};

    for (size_t i = 0; i < part.rank && part.rank <= AC_RANK_MAX; i++)
        part.dims[i] = own[i] == AC_NO_AXIS ? picked->met.dims[met[i]] : whole->dims[own[i]];
    return part;
}

ac_tensor ac_picked_turned(const ac_picked *picked, const ac_tensor *whole)
{
    ac_tensor turned = *whole;
    size_t to = 0;

    for (size_t front = 0; front < 2; front++) {
        for (size_t i = 0; i < whole->shape.rank; i++) {
            if (is_picked(picked, i) != (front == 0))
                continue;
            turned.shape.dims[to] = whole->shape.dims[i];
            turned.strides[to++] = whole->strides[i];
        }
    }
    return turned;
}

ac_indexed ac_picked_map(const ac_picked *picked, const ac_shape *whole)
{
    ac_indexed map = {.axis = 0, .joined = 1, .joins = (int8_t)picked->count};
    size_t kept[AC_RANK_MAX]; /* the number of each axis among those that are not indexed */
    size_t count = 0;

    for (size_t i = 0; i < whole->rank; i++) {
        kept[i] = count;
        count += !is_picked(picked, i);
    }
    for (size_t i = 0; i < AC_RANK_MAX; i++)
        map.whole[i] = map.index[i] = AC_NO_AXIS;
    (void)lay_out(picked, whole->rank, map.whole, map.index);
    for (size_t i = 0; i < AC_RANK_MAX; i++) {
        if (map.whole[i] != AC_NO_AXIS)
            map.whole[i] = (int8_t)(kept[map.whole[i]] + 1);
    }
    return map;
}
