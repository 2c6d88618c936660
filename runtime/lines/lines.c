#include "lines/lines.h"

#include <string.h>

static int64_t magnitude(int64_t x)
{
    return x < 0 ? -x : x;
}

static ac_line_axis axis_of(const ac_lines *l, size_t axis,
                            const ac_tensor *const tensors[AC_LINE_TENSORS])
{
    ac_line_axis found = {.extent = tensors[AC_LINE_INPUT]->shape.dims[axis]};

    for (size_t t = 0; t < AC_LINE_TENSORS; t++) {
        /* The stride of a single element may be any number. */
        if (tensors[t] && found.extent > 1)
            found.step[t] = tensors[t]->strides[axis] * (int64_t)l->size[t];
    }
    return found;
}

/* Whether the points of two axes are those of one. */
static bool joins(const ac_line_axis *before, const ac_line_axis *next)
{
    bool joined = true;

    for (size_t t = 0; t < AC_LINE_TENSORS; t++)
        joined = joined && before->step[t] == next->step[t] * next->extent;
    return joined;
}

static void find_axes(ac_lines *l, size_t axis, const ac_tensor *const tensors[AC_LINE_TENSORS])
{
    const ac_shape *const shape = &tensors[AC_LINE_INPUT]->shape;

    l->axes = 0;
    for (size_t i = 0; i < shape->rank; i++) {
        const ac_line_axis next = axis_of(l, i, tensors);

        if (i == axis || next.extent == 1)
            continue;
        if (l->axes > 0 && joins(&l->outer[l->axes - 1], &next)) {
            const int64_t before = l->outer[l->axes - 1].extent;

            l->outer[l->axes - 1] = next;
            l->outer[l->axes - 1].extent *= before;
        } else {
            l->outer[l->axes++] = next;
        }
    }
}

/* Takes the axis of lines that are closest out of the outer ones. */
static void choose_inner(ac_lines *l)
{
    size_t best = 0;

    l->inner = (ac_line_axis){.extent = 1};
    for (size_t i = 1; i < l->axes; i++) {
        if (magnitude(l->outer[i].step[AC_LINE_INPUT]) <=
            magnitude(l->outer[best].step[AC_LINE_INPUT]))
            best = i;
    }
    if (l->axes > 0) {
        l->inner = l->outer[best];
        memmove(&l->outer[best], &l->outer[best + 1], (l->axes - 1 - best) * sizeof l->outer[0]);
        l->axes--;
    }
    l->bundles = 1;
    for (size_t i = 0; i < l->axes; i++)
        l->bundles *= l->outer[i].extent;
}

void ac_line_convert(const ac_stage *stage, int to, void *target, int from, const void *source,
                     size_t count)
{
    enum { AT_ONCE = 256 };

    const ac_dtype_set small = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16;
    const ac_dtype_set floats = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64;
    const size_t step = ac_dtype_facts[to].bytes;
    const size_t size = ac_dtype_facts[from].bytes;
    int32_t whole[AT_ONCE];

    if (!ac_dtype_in(to, small) || !ac_dtype_in(from, floats)) {
        stage->convert(to, target, from, source, count);
        return;
    }
    for (size_t i = 0; i < count; i += AT_ONCE) {
        const size_t some = count - i < AT_ONCE ? count - i : AT_ONCE;

        stage->convert(AC_I32, whole, from, (const unsigned char *)source + i * size, some);
        stage->convert(to, (unsigned char *)target + i * step, AC_I32, whole, some);
    }
}

void ac_lines_find(ac_lines *lines, size_t axis, const ac_tensor *const tensors[AC_LINE_TENSORS])
{
    ac_lines *const l = lines;

    for (size_t t = 0; t < AC_LINE_TENSORS; t++) {
        l->dtype[t] = tensors[t] ? tensors[t]->dtype : AC_DTYPE_ABSENT;
        l->size[t] = tensors[t] ? ac_dtype_facts[tensors[t]->dtype].bytes : 0;
        l->data[t] = tensors[t] ? tensors[t]->data : NULL;
    }
    l->along = (ac_line_axis){.extent = 1};
    if (tensors[AC_LINE_INPUT]->shape.rank > 0)
        l->along = axis_of(l, axis, tensors);
    find_axes(l, axis, tensors);
    choose_inner(l);
}
