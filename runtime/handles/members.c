#include "handles/members.h"

const ac_array *ac_tensor_list_of(const aclTensorList *handle)
{
    const ac_array *const list = ac_array_of(AC_TAG_TENSOR_LIST, handle);

    return list ? list : ac_array_missing(AC_TAG_TENSOR_LIST, handle);
}

const ac_tensor *ac_members_first(const ac_array *list, ac_laid laid)
{
    for (uint64_t i = 0; i < list->size; i++) {
        const ac_tensor *const member = ac_member_of(list, i);

        if (ac_member_counts(member, laid))
            return member;
    }
    return NULL;
}

bool ac_members_broadcast(const ac_array *list, ac_shape *shape)
{
    bool fits = true;

    shape->rank = 0;
    for (uint64_t i = 0; fits && i < list->size; i++) {
        const ac_shape before = *shape;

        fits = ac_shape_broadcast(&before, &ac_member_of(list, i)->shape, shape);
    }
    return fits;
}

ac_shape ac_members_shape(const ac_array *list, ac_laid laid, int64_t axis)
{
    const ac_tensor *const first = ac_members_first(list, laid);
    ac_shape shape = {.rank = 1};
    size_t at = 0;

    if (!first)
        return shape;
    shape = first->shape;
    if (laid == AC_LAID_SPREAD)
        (void)ac_members_broadcast(list, &shape);
    if (laid != AC_LAID_JOINED)
        shape.rank++;
    at = ac_shape_axis(&shape, axis);
    for (size_t i = shape.rank; laid != AC_LAID_JOINED && i-- > at + 1;)
        shape.dims[i] = shape.dims[i - 1];
    shape.dims[at] = laid != AC_LAID_JOINED ? (int64_t)list->size : 0;
    for (uint64_t i = 0; laid == AC_LAID_JOINED && i < list->size; i++) {
        const ac_tensor *const member = ac_member_of(list, i);

        if (ac_member_counts(member, laid) &&
            __builtin_add_overflow(shape.dims[at], member->shape.dims[at], &shape.dims[at]))
            shape.dims[at] = INT64_MAX;
    }
    return shape;
}

/* `fine`, because the members are looked at one by one. */
static ac_tensor whole_of(const ac_tensor *first)
{
    return (ac_tensor){
        .dtype = first ? first->dtype : AC_F32, .fine = true, .format = ACL_FORMAT_ND};
}

ac_tensor ac_members_whole(const ac_array *list, ac_laid laid, int64_t axis)
{
    ac_tensor whole = whole_of(ac_members_first(list, laid));

    whole.shape = ac_members_shape(list, laid, axis);
    return whole;
}

ac_tensor ac_members_like(const ac_array *list, const ac_tensor *other)
{
    ac_tensor whole = whole_of(list->size > 0 ? ac_member_of(list, 0) : NULL);

    whole.shape = other->shape;
    return whole;
}
