#include "reduce/one_span.h"

#include <math.h>
#include <string.h>

#include "kernel/stage.h"
#include "reduce/fold.h"
#include "walk/axes.h"

enum {
    TERMS = 64,                    /* points up to which a sum needs no help */
    ROOM = AC_ONE_SPAN_BYTES + 64, /* a repeated input may end a line later */
};

_Static_assert((int)AC_ONE_SPAN_MAX <= (int)AC_FOLD_GROUP, "all rows of a sum stand side by side");

/* --- build ----------------------------------------------------------------------------------- */

/* The stride of a tensor's only axis longer than one, in elements; 0 if it has several. */
static int64_t only_stride(const ac_tensor *tensor)
{
    int64_t stride = 0;
    bool found = false; /* it may have the stride 0 */
    for (size_t d = 0; d < tensor->shape.rank; d++) {
        if (tensor->shape.dims[d] == 1)
            continue;
        if (found)
            return 0;
        found = true;
        stride = tensor->strides[d];
    }
    return stride;
}

/* The elements of a channel operand: each stands for `run` points in a row, `period` of them
 * follow each other, and then they begin anew. Those of an input may also be one for each point. */
static bool describe_repeated(const ac_walk *walk, ac_walk_operand *o, const ac_operand *operand,
                              const ac_shape *space)
{
    const int64_t elements = ac_shape_count(&operand->tensor->shape);
    size_t run = 1;
    if (elements == 1) {
        o->run = (uint16_t)walk->count;
        o->period = 1;
        o->strides[0] = o->size;
        return true;
    }
    const int64_t stride = only_stride(operand->tensor);
    if (space->rank < 2 || space->dims[1] != elements || stride <= 0)
        return false;
    for (size_t d = 2; d < space->rank; d++)
        run *= (size_t)space->dims[d];
    if (run == 1 && (size_t)elements == walk->count && stride == 1 && !o->fold)
        return true;
    o->run = (uint16_t)run;
    o->period = (uint16_t)elements;
    o->strides[0] = stride * o->size;
    return true;
}

/* Whether each element of a sum may have a lane of its own. */
static bool plan_sum(ac_walk_fold *sum, const ac_walk_operand *o, size_t count)
{
    sum->outputs++;
    sum->rows = count / ((size_t)o->run * o->period);
    return sum->outputs == 1 && o->run < AC_FOLD_LONG;
}

bool ac_one_span_build(ac_walk *walk, const ac_call *call, uint32_t whole)
{
    if (walk->count > AC_ONE_SPAN_MAX)
        return false;
    size_t bytes = 0;
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        const ac_operand *const operand = &call->operands[i];
        ac_walk_operand *const o = &walk->operands[i];
        const bool channel = operand->view == AC_VIEW_CHANNEL;
        o->run = 0;
        if (o->dtype != o->span || (operand->fold && !channel) ||
            !(channel ? describe_repeated(walk, o, operand, &call->space)
                      : (whole >> i & 1) != 0) ||
            (operand->fold && !plan_sum(&walk->sum, o, walk->count))) {
            walk->sum.outputs = 0;
            return false;
        }
        bytes += i < call->inputs ? walk->count * o->size : 0;
    }
    if (bytes > AC_ONE_SPAN_BYTES) {
        walk->sum.outputs = 0;
        return false;
    }
    walk->kind = AC_WALK_ONE_SPAN;
    return true;
}

/* --- run ------------------------------------------------------------------------------------- */

static inline __attribute__((always_inline)) void
repeat(unsigned char *to, const unsigned char *from, const ac_walk_operand *o, size_t size)
{
    for (size_t c = 0; c < o->period; c++, from += o->strides[0]) {
        unsigned char element[AC_ELEMENT_MAX];
        memcpy(element, from, size);
        for (size_t k = 0; k < o->run; k++, to += size)
            memcpy(to, element, size);
    }
}

/* All points of a repeated input. */
static void lay_out(const ac_stage *stage, unsigned char *to, const unsigned char *from,
                    const ac_walk_operand *o, size_t count)
{
    const size_t period = (size_t)o->run * o->period * o->size;
    if (o->size == 4) {
        stage->repeat((float *)(void *)to, from, o->strides[0], o->run, o->period, count);
        return;
    }
    if (o->size == 2)
        repeat(to, from, o, 2);
    else if (o->size == 16)
        repeat(to, from, o, 16);
    else
        repeat(to, from, o, 8);
    for (size_t done = period; done < count * o->size; done += period)
        memcpy(to + done, to, period);
}

/* Whether an input lies partly in an output that the kernel writes. */
static inline bool overlaps(const ac_walk *walk, void *const out[], const void *in, size_t size)
{
    const ac_walk_operand *const results = walk->operands + walk->inputs;
    const uintptr_t from = (uintptr_t)in;
    for (size_t k = 0; k < walk->outputs; k++) {
        const uintptr_t to = (uintptr_t)out[k];
        if (!results[k].fold && from != to && from < to + walk->count * results[k].size &&
            to < from + walk->count * size)
            return true;
    }
    return false;
}

/* The tree of fold.h. To add neighbours, an odd last one moving up, again and again, is to cut at
 * the largest power of two that leaves something. */
static double tree(const double *x, size_t count)
{
    if (count == 4)
        return (x[0] + x[1]) + (x[2] + x[3]);
    if (count <= 2)
        return count == 1 ? x[0] : x[0] + x[1];
    size_t half = 2;
    while (2 * half < count)
        half *= 2;
    return tree(x, half) + tree(x + half, count - half);
}

/* The sum of channel c of few lanes, where calling for help takes longer than adding. */
static inline double add_up(size_t rows, size_t run, size_t channels, const double *lanes, size_t c)
{
    const double *const x = lanes + c * run;
    if (rows == 1)
        return tree(x, run);
    double terms[TERMS];
    size_t count = 0;
    for (size_t r = 0; r < rows; r++)
        for (size_t i = 0; i < run; i++)
            terms[count++] = x[r * channels * run + i];
    return tree(terms, count);
}

static inline void put_f32(unsigned char *to, double sum)
{
    const float rounded = sum != sum ? NAN : (float)sum;
    memcpy(to, &rounded, sizeof rounded);
}

/* Rounds the sums of the channels and puts them where they belong. */
static void finish(const ac_stage *stage, const ac_walk *walk, const ac_walk_operand *o,
                   double *lanes, double *room, unsigned char *to)
{
    const size_t rows = walk->sum.rows;
    const size_t run = o->run;
    const size_t channels = o->period;
    const int64_t stride = o->strides[0];
    const bool few = walk->count <= TERMS;
    if (few && o->dtype == AC_F32) {
        const double *x = lanes;
        if (rows == 1 && run == 4)
            for (size_t c = 0; c < channels; c++, to += stride, x += 4)
                put_f32(to, (x[0] + x[1]) + (x[2] + x[3]));
        else
            for (size_t c = 0; c < channels; c++, to += stride)
                put_f32(to, add_up(rows, run, channels, lanes, c));
        return;
    }
    double sums[AC_ONE_SPAN_MAX];
    unsigned char rounded[AC_ONE_SPAN_MAX * sizeof(double)];
    for (size_t c = 0; c < channels && few; c++)
        sums[c] = add_up(rows, run, channels, lanes, c);
    if (!few)
        ac_fold_lanes(stage, lanes, channels, rows, run, room, sums);
    stage->convert(o->dtype, rounded, AC_F64, sums, channels);
    for (size_t c = 0; c < channels; c++)
        memcpy(to + (int64_t)c * stride, rounded + c * o->size, o->size);
}

void ac_one_span_run(const ac_walk *walk, ac_kernel *kernel, const void *const in[],
                     void *const out[], const void *attrs)
{
    const ac_stage *const stage = ac_stage_current();
    const size_t count = walk->count;
    const size_t inputs = walk->inputs;
    const ac_walk_operand *o = walk->operands;
    const ac_walk_operand *folds = NULL;
    void *sums = NULL;
    _Alignas(64) unsigned char room[ROOM];
    _Alignas(64) double lanes[AC_ONE_SPAN_MAX];
    const void *ins[AC_OPERANDS_MAX];
    void *outs[AC_OPERANDS_MAX];
    ac_sum folded = {lanes, SIZE_MAX};
    unsigned char *free = room;
    if (walk->sum.outputs > 0)
        stage->clear(lanes, count);
    for (size_t i = 0; i < inputs; i++, o++) {
        const void *const from = in[i];
        ins[i] = from;
        if (o->run > 0)
            lay_out(stage, free, from, o, count);
        else if (overlaps(walk, out, from, o->size))
            memcpy(free, from, count * o->size);
        else
            continue;
        ins[i] = free;
        free += count * o->size;
    }
    ins[inputs] = NULL; /* no runs */
    for (size_t k = 0; k < walk->outputs; k++, o++) {
        outs[k] = o->fold ? (void *)&folded : out[k];
        if (!o->fold)
            continue;
        folds = o;
        sums = out[k];
    }
    kernel(count, ins, outs, attrs, 0);
    if (folds != NULL)
        finish(stage, walk, folds, lanes, (double *)(void *)room, sums);
}
