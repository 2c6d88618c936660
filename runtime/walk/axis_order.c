#include "walk/axis_order.h"

static void swap_axes(ac_walk *walk, size_t a, size_t b)
{
    const size_t extent = walk->extents[a];
    walk->extents[a] = walk->extents[b];
    walk->extents[b] = extent;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        int64_t *const strides = walk->operands[i].strides;
        const int64_t stride = strides[a];
        strides[a] = strides[b];
        strides[b] = stride;
    }
}

/* Whether axis `b` should be inside axis `a`: the first operand with different strides decides,
 * outputs before inputs. */
static bool inside(const ac_walk *walk, size_t b, size_t a)
{
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    for (size_t k = 0; k < operands; k++) {
        const size_t i = k < walk->outputs ? walk->inputs + k : k - walk->outputs;
        const int64_t at_a = ac_stride_magnitude(walk->operands[i].strides[a]);
        const int64_t at_b = ac_stride_magnitude(walk->operands[i].strides[b]);
        if (at_a != 0 && at_b != 0 && at_a != at_b)
            return at_b < at_a;
    }
    return false;
}

void ac_order_sort(ac_walk *walk, size_t from, size_t to)
{
    for (size_t k = from + 1; k < to; k++)
        for (size_t a = k; a > from && inside(walk, a, a - 1); a--)
            swap_axes(walk, a, a - 1);
}

void ac_order_turn(ac_walk *walk)
{
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    for (size_t a = 0; a < walk->rank; a++) {
        int64_t first = 0;
        for (size_t k = 0; k < operands && first == 0; k++) {
            const size_t i = k < walk->outputs ? walk->inputs + k : k - walk->outputs;
            first = walk->operands[i].strides[a];
        }
        if (first >= 0)
            continue;
        for (size_t i = 0; i < operands; i++) {
            ac_walk_operand *const o = &walk->operands[i];
            o->origin += o->strides[a] * (int64_t)(walk->extents[a] - 1);
            o->strides[a] = -o->strides[a];
        }
    }
}

size_t ac_order_join(ac_walk *walk, size_t from, size_t to)
{
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    size_t last = from;
    for (size_t a = from + 1; a < to; a++) {
        bool joins = true;
        for (size_t i = 0; i < operands && joins; i++) {
            const int64_t *const s = walk->operands[i].strides;
            joins = s[a] == s[last] * (int64_t)walk->extents[last];
        }
        if (joins) {
            walk->extents[last] *= walk->extents[a];
            continue;
        }
        last++;
        walk->extents[last] = walk->extents[a];
        for (size_t i = 0; i < operands; i++)
            walk->operands[i].strides[last] = walk->operands[i].strides[a];
    }
    return from < to ? last + 1 : from;
}

size_t ac_order_close(ac_walk *walk, size_t end, size_t from, size_t to)
{
    for (size_t a = from; a < to; a++, end++) {
        walk->extents[end] = walk->extents[a];
        for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
            walk->operands[i].strides[end] = walk->operands[i].strides[a];
    }
    return end;
}

bool ac_order_revisits(const ac_walk *walk, const ac_walk_operand *operand, size_t from, size_t to)
{
    int64_t reach = operand->size;
    bool seen[AC_AXES_MAX] = {false};
    for (size_t k = from; k < to; k++) {
        size_t next = AC_AXES_MAX;
        for (size_t a = from; a < to; a++)
            if (!seen[a] &&
                (next == AC_AXES_MAX || ac_stride_magnitude(operand->strides[a]) <
                                            ac_stride_magnitude(operand->strides[next])))
                next = a;
        seen[next] = true;
        const int64_t stride = ac_stride_magnitude(operand->strides[next]);
        if (stride < reach)
            return true;
        reach += stride * (int64_t)(walk->extents[next] - 1);
    }
    return false;
}
