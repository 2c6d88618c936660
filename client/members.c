#include "client/members.h"

#include <stdlib.h>
#include <string.h>

#include "aclnn/acl_meta.h"
#include "client/maps.h"

/* The argument that a list is given, number k of them. */
static const call_argument *given_to(const call *c, size_t arg, size_t k)
{
    return &c->args[entry_param(c->entry, c->entry->params[arg].list_args[k])];
}

/* Whether members lie side by side along an axis that they lack. */
static bool is_stacked(const call *c, size_t arg)
{
    const ac_entry_list list = c->entry->params[arg].list;

    return list == AC_LIST_STACKED || list == AC_LIST_SPREAD || list == AC_LIST_INDICES;
}

/* Whether a member may have an extent of 1 where others have more. */
static bool is_broadcast(const call *c, size_t arg)
{
    const ac_entry_list list = c->entry->params[arg].list;

    return list == AC_LIST_SPREAD || list == AC_LIST_INDICES;
}

/* The axis that the members lie along, in an array of at least one axis. */
static size_t axis_of(const call *c, size_t arg, size_t rank)
{
    if (c->entry->params[arg].list == AC_LIST_INDICES)
        return rank - 1;
    if (!c->entry->params[arg].list_args[0])
        return 0;
    return map_axis(given_to(c, arg, 0)->number, rank);
}

/* The number of members where the whole has this extent along the axis. */
static size_t count_of(const call *c, size_t arg, int64_t extent)
{
    const uint64_t n = (uint64_t)extent;

    switch (c->entry->params[arg].list) {
    case AC_LIST_ALONE:
        return 1;
    case AC_LIST_STACKED:
    case AC_LIST_SPREAD:
        return (size_t)n;
    case AC_LIST_INDICES:
        return c->args[arg].cuts > 0 ? c->args[arg].cuts : (size_t)n;
    case AC_LIST_CHUNKED: {
        const uint64_t size = (uint64_t)given_to(c, arg, 1)->number;

        return size > 0 ? (size_t)(n / size + (n % size != 0)) : 1;
    }
    case AC_LIST_CUT:
        return given_to(c, arg, 1)->values.count;
    default:
        return c->args[arg].cuts > 0 ? c->args[arg].cuts : 3;
    }
}

/* The extent of a member along the axis, before which `at` are taken. */
static int64_t extent_of(const call *c, size_t arg, int64_t extent, size_t number, int64_t at)
{
    const int64_t left = extent - at;
    int64_t own = left;

    switch (c->entry->params[arg].list) {
    case AC_LIST_ALONE:
        break;
    case AC_LIST_STACKED:
    case AC_LIST_SPREAD:
        own = 1;
        break;
    case AC_LIST_INDICES:
        own = c->args[arg].cuts > 0 ? c->args[arg].cut[number] : 1;
        break;
    case AC_LIST_CHUNKED:
        own = given_to(c, arg, 1)->number > 0 ? given_to(c, arg, 1)->number : left;
        break;
    case AC_LIST_CUT:
        own = (int64_t)array_get(&given_to(c, arg, 1)->values, number);
        break;
    default: /* half, none, the other half */
        if (c->args[arg].cuts > 0)
            own = c->args[arg].cut[number];
        else if (number < 2)
            own = number == 0 ? extent - extent / 2 : 0;
    }
    return own < 0 ? 0 : own < left ? own : left;
}

/* The elements that an index along an axis steps over. */
static size_t behind(const array *a, size_t axis)
{
    size_t count = 1;

    for (size_t i = axis + 1; i < a->rank; i++)
        count *= (size_t)a->dims[i];
    return count;
}

/* The elements before the one at index zero, and those behind it. */
static void reach_of(const placed *whole, int64_t *before, int64_t *after)
{
    *before = 0;
    *after = 0;
    for (size_t i = 0; i < whole->values.rank; i++) {
        const int64_t stride = whole->strides[i];

        if (whole->values.dims[i] > 1)
            *(stride < 0 ? before : after) +=
                (whole->values.dims[i] - 1) * (stride < 0 ? -stride : stride);
    }
}

/* The axes along which a member that is broadcast has equal elements, a bit each. The first member
 * keeps all extents. */
static uint32_t repeated(const array *a, size_t axis, int64_t at)
{
    const size_t row = behind(a, axis);
    const size_t rows = row * (size_t)a->dims[axis];
    uint32_t axes = 0;
    size_t inner = 1;

    for (size_t i = a->rank; at > 0 && i-- > 0;) {
        const size_t extent = (size_t)a->dims[i];
        bool same = i != axis && extent > 1;

        for (size_t n = 0; same && n < a->count / (size_t)a->dims[axis]; n++) {
            const size_t k = n / row * rows + (size_t)at * row + n % row;

            same = array_get(a, k) == array_get(a, k - k / inner % extent * inner);
        }
        axes |= (uint32_t)same << i;
        inner *= extent;
    }
    return axes;
}

/* The tensor of indices [at, at + extent) along an axis; without the axis where they are stacked,
 * and with the extent 1 along the axes in `ones`. */
static aclTensor *member_make(const placed *whole, size_t axis, int64_t at, int64_t extent,
                              bool stacked, uint32_t ones)
{
    const array *const a = &whole->values;
    int64_t dims[ARRAY_RANK_MAX];
    int64_t strides[ARRAY_RANK_MAX];
    unsigned char *base = whole->memory;
    int64_t before;
    int64_t after;
    size_t rank = 0;

    reach_of(whole, &before, &after);

    const int64_t storage = before + 1 + after;

    if (base)
        base += (int64_t)whole->start - before * (int64_t)a->size;
    for (size_t i = 0; i < a->rank; i++) {
        if (i == axis && stacked)
            continue;
        dims[rank] = i == axis ? extent : (ones >> i & 1) != 0 ? 1 : a->dims[i];
        strides[rank++] = whole->strides[i];
    }
    if (a->count > 0 && axis < a->rank)
        before += at * whole->strides[axis];
    return aclCreateTensor(dims, rank, (aclDataType)a->dtype, strides, before, ACL_FORMAT_ND,
                           &storage, 1, base);
}

/* The tensor of a list of indices that leaves an axis whole. */
static aclTensor *nothing_make(const placed *whole)
{
    const int64_t none = 0;

    return aclCreateTensor(&none, 1, (aclDataType)whole->values.dtype, NULL, 0, ACL_FORMAT_ND,
                           &none, 1, whole->memory);
}

aclTensorList *members_make(const call *c, size_t arg, const placed *whole)
{
    const array *const a = &whole->values; /* in which there may be no elements yet */
    const array *const own = &c->args[arg].values;
    const bool stacked = is_stacked(c, arg);

    if (a->rank == 0) /* no axis is along it: a list of itself, which is refused */
        return aclCreateTensorList(
            (const aclTensor *const[]){member_make(whole, SIZE_MAX, 0, 0, false, 0)}, 1);

    const size_t axis = axis_of(c, arg, a->rank);
    const size_t count = count_of(c, arg, a->dims[axis]);
    const aclTensor **const members = malloc((count + 1) * sizeof *members);
    int64_t at = 0;

    for (size_t i = 0; members && i < count; i++) {
        const int64_t extent = extent_of(c, arg, a->dims[axis], i, at);
        const bool spread = is_broadcast(c, arg) && own->data;

        members[i] = extent == 0 && c->entry->params[arg].list == AC_LIST_INDICES
                         ? nothing_make(whole)
                         : member_make(whole, axis, at, extent, stacked,
                                       spread ? repeated(own, axis, at) : 0);
        at += extent;
    }

    aclTensorList *const list = members ? aclCreateTensorList(members, count) : NULL;

    free(members);
    return list;
}

/* Whether a tensor is joined with another one. */
static bool alike(const array *a, const array *b, size_t rank, size_t axis)
{
    bool same = a->dtype == b->dtype && a->rank == rank && b->rank == rank;

    for (size_t i = 0; i < rank && same; i++)
        same = i == axis || a->dims[i] == b->dims[i];
    return same;
}

/* Where element k of a member, which has the indices [at, at + extent) of the whole, is in that. */
static size_t place_of(const array *whole, size_t axis, int64_t at, int64_t extent, size_t k)
{
    size_t inner = 1;

    for (size_t i = axis + 1; i < whole->rank; i++)
        inner *= (size_t)whole->dims[i];

    const size_t row = inner * (size_t)extent;

    return k / row * inner * (size_t)whole->dims[axis] + (size_t)at * inner + k % row;
}

static void member_put(array *whole, const array *member, size_t axis, int64_t at, int64_t extent)
{
    for (size_t k = 0; k < member->count; k++)
        array_take(whole, place_of(whole, axis, at, extent, k), member, k);
}

size_t members_count(const call *c, size_t arg)
{
    const array *const a = &c->args[arg].values;

    return count_of(c, arg, a->dims[axis_of(c, arg, a->rank)]);
}

array members_copy(const call *c, size_t arg, size_t number)
{
    const array *const a = &c->args[arg].values;
    const size_t axis = axis_of(c, arg, a->rank);
    const bool stacked = is_stacked(c, arg);
    int64_t dims[ARRAY_RANK_MAX];
    int64_t at = 0;
    size_t rank = 0;

    for (size_t i = 0; i < number; i++)
        at += extent_of(c, arg, a->dims[axis], i, at);

    const int64_t extent = extent_of(c, arg, a->dims[axis], number, at);

    for (size_t i = 0; i < a->rank; i++) {
        if (i != axis || !stacked)
            dims[rank++] = i == axis ? extent : a->dims[i];
    }

    if (extent == 0 && c->entry->params[arg].list == AC_LIST_INDICES) {
        rank = 1;
        dims[0] = 0;
    }

    array member = array_make(a->dtype, rank, dims);

    for (size_t k = 0; k < member.count; k++)
        array_take(&member, k, a, place_of(a, axis, at, extent, k));
    return member;
}

/* The extents that members with elements broadcast to, or all of them; false where there are none.
 */
static bool broadcast_dims(const array *members, size_t count, bool filled, int64_t *dims,
                           size_t *rank)
{
    bool fits = true;

    *rank = 0;
    for (size_t i = 0; i < count; i++)
        *rank =
            members[i].rank > *rank && (!filled || members[i].count > 0) ? members[i].rank : *rank;
    for (size_t k = 0; k < *rank; k++)
        dims[k] = 1;
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < members[i].rank && (!filled || members[i].count > 0); k++) {
            int64_t *const to = &dims[*rank - members[i].rank + k];
            const int64_t own = members[i].dims[k];

            fits = fits && (*to == 1 || own == 1 || *to == own);
            *to = *to == 1 ? own : *to;
        }
    }
    return fits;
}

/* A member with these extents. */
static array broadcast_to(const array *member, size_t rank, const int64_t *dims)
{
    array made = array_make(member->dtype, rank, dims);

    for (size_t k = 0; k < made.count; k++) {
        size_t from = 0;
        size_t left = k;
        size_t step = 1;

        for (size_t i = rank, own = member->rank; own > 0; left /= (size_t)dims[i]) {
            i--;
            own--;
            from += left % (size_t)dims[i] % (size_t)member->dims[own] * step;
            step *= (size_t)member->dims[own];
        }
        array_take(&made, k, member, from);
    }
    return made;
}

/* Joins members that are broadcast, along the first axis; or along the last one those of indices
 * that have elements. */
static const char *members_spread(call *c, size_t arg, const array *members, size_t count)
{
    const bool filled = c->entry->params[arg].list == AC_LIST_INDICES;
    call_argument *const to = &c->args[arg];
    int64_t dims[ARRAY_RANK_MAX + 2];
    int64_t at = 0;
    size_t rank = 0;

    if (count == 0)
        return "there is nothing to join";
    for (size_t i = 0; i < count; i++) {
        if (members[i].dtype != members[0].dtype)
            return "they differ in their dtypes";
    }
    if (!broadcast_dims(members, count, filled, dims + 1, &rank) || rank + 1 > ARRAY_RANK_MAX ||
        (filled && count > CALL_CUTS_MAX))
        return "they do not broadcast together";
    to->cuts = filled ? count : 0;
    dims[0] = (int64_t)count;
    dims[rank + 1] = 0;
    for (size_t i = 0; i < count && filled; i++) {
        to->cut[i] = members[i].count > 0;
        dims[rank + 1] += to->cut[i];
    }
    to->values = array_make(members[0].dtype, rank + 1, filled ? dims + 1 : dims);
    for (size_t i = 0; i < count; i++) {
        if (filled && to->cut[i] == 0)
            continue;

        array own = broadcast_to(&members[i], rank, dims + 1);

        member_put(&to->values, &own, filled ? rank : 0, at++, 1);
        array_free(&own);
    }
    return NULL;
}

const char *members_join(call *c, size_t arg, const array *members, size_t count)
{
    const bool stacked = is_stacked(c, arg);
    call_argument *const to = &c->args[arg];
    int64_t dims[ARRAY_RANK_MAX];
    size_t first = 0;

    if (is_broadcast(c, arg))
        return members_spread(c, arg, members, count);
    while (!stacked && first < count && members[first].rank == 1 && members[first].dims[0] == 0)
        first++;
    if (first == count)
        return "there is nothing to join";

    const array *const like = &members[first];
    const size_t rank = like->rank + stacked;

    if (rank == 0 || rank > ARRAY_RANK_MAX)
        return "they have no axis";

    const size_t axis = axis_of(c, arg, rank);
    int64_t at = 0;

    for (size_t i = 0; i < rank; i++)
        dims[i] = stacked && i == axis ? 0 : like->dims[i - (stacked && i > axis)];
    dims[axis] = 0;
    to->cuts = 0;
    for (size_t i = 0; i < count; i++) {
        const bool none = !stacked && members[i].rank == 1 && members[i].dims[0] == 0;
        const int64_t extent = none ? 0 : stacked ? 1 : members[i].dims[axis];

        if (!none && !alike(&members[i], like, like->rank, stacked ? SIZE_MAX : axis))
            return "they differ in their dtypes, or in another axis";
        dims[axis] += extent;
        if (to->cuts < CALL_CUTS_MAX)
            to->cut[to->cuts++] = 0;
        to->cut[to->cuts - 1] += extent;
    }
    to->values = array_make(like->dtype, rank, dims);
    for (size_t i = first; i < count; i++) {
        const bool none = !stacked && members[i].rank == 1 && members[i].dims[0] == 0;
        const int64_t extent = none ? 0 : stacked ? 1 : members[i].dims[axis];

        if (extent > 0)
            member_put(&to->values, &members[i], axis, at, extent);
        at += extent;
    }
    return NULL;
}

void members_choose(call *c, size_t arg, const ac_entry_shape *whole)
{
    const ac_entry_param *const p = &c->entry->params[arg];

    if ((p->list != AC_LIST_CHUNKED && p->list != AC_LIST_CUT) || whole->rank == 0)
        return;

    const int64_t extent = whole->dims[axis_of(c, arg, whole->rank)];
    call_argument *const size = &c->args[entry_param(c->entry, p->list_args[1])];
    const int64_t cut[] = {extent / 2, 0, extent - extent / 2};
    const int64_t three = 3;

    size->number = extent - extent / 2;
    if (p->list == AC_LIST_CHUNKED)
        return;
    array_free(&size->values);
    size->values = array_make(AC_I64, 1, &three);
    memcpy(size->values.data, cut, sizeof cut);
}
