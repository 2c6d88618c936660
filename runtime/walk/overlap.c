#include "walk/overlap.h"

#include <string.h>

#include "walk/box.h"

static uintptr_t common_divisor(uintptr_t a, uintptr_t b)
{
    while (b != 0) {
        const uintptr_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static bool same_view(const ac_walk *walk, const ac_walk_operand *a, const ac_walk_operand *b)
{
    if (a->size != b->size || a->origin != b->origin)
        return false;
    for (size_t k = 0; k < walk->rank; k++)
        if (a->strides[k] != b->strides[k])
            return false;
    return true;
}

/* Whether two views interleave without sharing bytes, like the even and the odd columns of a
 * matrix: all their strides are multiples of the same distance. */
static bool interleaved(const ac_walk *walk, const ac_walk_operand *a, const ac_walk_operand *b,
                        uintptr_t a_address, uintptr_t b_address)
{
    uintptr_t step = 0;
    for (size_t k = 0; k < walk->rank; k++) {
        const int64_t strides[] = {a->strides[k], b->strides[k]};
        for (size_t j = 0; j < 2; j++)
            step = common_divisor(step, (uintptr_t)(strides[j] < 0 ? -strides[j] : strides[j]));
    }
    if (step == 0)
        return false;
    const uintptr_t apart = (a_address % step + step - b_address % step) % step;
    /* `apart` is the distance from an element of b to the next element of a. */
    return (a_address - b_address) % step != 0 && apart >= b->size && step - apart >= a->size;
}

/* Whether strides alone do not say where elements lie: a copy has all bytes as they lie. */
static bool copied_whole(const ac_walk_operand *o)
{
    return o->halved || o->cut_run > 0;
}

static bool clash(const ac_walk *walk, size_t i, size_t o, unsigned char *const addresses[])
{
    const ac_walk_operand *const in = &walk->operands[i];
    const ac_walk_operand *const out = &walk->operands[o];
    const uintptr_t in_address = (uintptr_t)addresses[i];
    const uintptr_t out_address = (uintptr_t)addresses[o];
    if (in_address == 0 || out_address == 0)
        return false;
    if (in_address + (uintptr_t)in->high <= out_address + (uintptr_t)out->low ||
        out_address + (uintptr_t)out->high <= in_address + (uintptr_t)in->low)
        return false;
    if (copied_whole(in))
        return true;
    if (in_address == out_address && !walk->ordered && same_view(walk, in, out))
        return false;
    return !interleaved(walk, in, out, in_address, out_address);
}

uint32_t ac_overlap_find(const ac_walk *walk, unsigned char *const addresses[])
{
    uint32_t found = 0;
    for (size_t o = walk->inputs; o < (size_t)walk->inputs + walk->outputs; o++)
        for (size_t i = 0; i < walk->inputs; i++)
            if (clash(walk, i, o, addresses))
                found |= UINT32_C(1) << i;
    return found;
}

static size_t copy_bytes(const ac_walk *walk, const ac_walk_operand *o)
{
    size_t bytes = copied_whole(o) ? (size_t)(o->high - o->low) : o->size;
    for (size_t a = 0; a < walk->rank && !copied_whole(o); a++)
        if (o->strides[a] != 0)
            bytes *= walk->extents[a];
    return (bytes + 63) / 64 * 64;
}

size_t ac_overlap_bytes(const ac_walk *walk, uint32_t copied)
{
    size_t bytes = 0;
    for (size_t i = 0; i < walk->inputs; i++)
        if (copied >> i & 1)
            bytes += copy_bytes(walk, &walk->operands[i]);
    return bytes;
}

static uint64_t distance(int64_t stride)
{
    return stride < 0 ? 0 - (uint64_t)stride : (uint64_t)stride;
}

/* The axes of an operand, the nearest elements first, so that elements that are adjacent stay so.
 */
static void order_axes(const ac_walk *walk, const ac_walk_operand *o, size_t order[AC_AXES_MAX])
{
    for (size_t a = 0; a < walk->rank; a++) {
        const uint64_t apart = distance(o->strides[a]);
        size_t k = a;
        for (; k > 0; k--) {
            const uint64_t before = distance(o->strides[order[k - 1]]);
            if (before < apart || (before == apart && a != walk->near))
                break;
            order[k] = order[k - 1];
        }
        order[k] = a;
    }
}

void ac_overlap_copy(const ac_walk *walk, uint32_t copied, ac_walk *moved, unsigned char *base[],
                     unsigned char *room)
{
    *moved = *walk;
    for (size_t i = 0; i < walk->inputs; i++) {
        if ((copied >> i & 1) == 0)
            continue;
        const ac_walk_operand *const from = &walk->operands[i];
        ac_walk_operand *const to = &moved->operands[i];
        if (copied_whole(from)) { /* all bytes from the first to the last, as they lie */
            memcpy(room, base[i] + from->low, (size_t)(from->high - from->low));
            base[i] = room - from->low;
            room += copy_bytes(walk, from);
            continue;
        }
        size_t order[AC_AXES_MAX];
        size_t extents[AC_AXES_MAX];
        int64_t strides[AC_AXES_MAX];
        int64_t stride = from->size;
        order_axes(walk, from, order);
        for (size_t k = 0; k < walk->rank; k++) {
            const size_t a = order[k];
            strides[k] = from->strides[a];
            extents[k] = from->strides[a] != 0 ? walk->extents[a] : 1;
            to->strides[a] = from->strides[a] != 0 ? stride : 0;
            stride *= (int64_t)extents[k];
        }
        const ac_box box = {walk->rank, extents, strides, from->size};
        ac_box_gather(ac_stage_current(), &box, room, base[i]);
        base[i] = room;
        room += copy_bytes(walk, from);
    }
}
