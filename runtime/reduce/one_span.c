#include "reduce/one_span.h"

#include <math.h>
#include <string.h>

#include "kernel/combine.h"
#include "kernel/stage.h"
#include "reduce/reduce.h"
#include "walk/axes.h"

enum {
    ROOM = AC_ONE_SPAN_BYTES + 64, /* a repeated input may end a line later */
    SPARE = 16,                    /* lanes that the last vector may reach */
};

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

/* Describes a channel operand: each of `period` elements serves `run` consecutive points; then they
 * repeat. An input may also have an element for each point. */
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

/* Whether the tree of reduce.h gives each point of the only folded output a lane of its own. */
static bool plan_result(ac_walk_reduce *r, const ac_walk_operand *o, size_t count)
{
    const ac_reduce_form *const form = r->form;
    const bool first = r->results == 0;
    r->results = o->period;
    r->inner = o->run;
    r->rows = count / ((size_t)o->run * o->period);
    return first && form->at_once && form->pass[0].count == 1 && o->span != AC_F64 &&
           r->inner <= AC_LANES && !ac_rows_are_long(&form->tree, r->rows, r->inner) &&
           form->tree.spread / (r->results * r->inner) >= r->rows;
}

bool ac_one_span_build(ac_walk *walk, const ac_call *call, uint32_t whole)
{
    ac_walk_reduce *const r = &walk->reduce;
    if (walk->count > AC_ONE_SPAN_MAX)
        return false;
    size_t bytes = 0;
    r->form = call->reduce;
    r->results = 0;
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        const ac_operand *const operand = &call->operands[i];
        ac_walk_operand *const o = &walk->operands[i];
        const bool channel = operand->view == AC_VIEW_CHANNEL;
        o->run = 0;
        if (o->dtype != o->span || (operand->fold && !channel) ||
            !(channel ? describe_repeated(walk, o, operand, &call->space)
                      : (whole >> i & 1) != 0) ||
            (operand->fold && !plan_result(r, o, walk->count)))
            return false;
        bytes += i < call->inputs ? walk->count * o->size : 0;
    }
    if (bytes > AC_ONE_SPAN_BYTES || (r->form != NULL && r->results == 0))
        return false;
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

/* Adds the lanes of all results and moves the results to the front. */
static void add_all(const ac_walk_reduce *r, double *lanes)
{
    const ac_combine *const combine = &ac_combines_current()[AC_COMBINE_SUM];
    if (r->rows > 1)
        combine->join(lanes, NULL, r->rows, r->results * r->inner);
    if (r->inner > 1)
        combine->join_lanes(lanes, NULL, r->results, r->inner);
}

/* Rounds the results and stores them. */
static void finish(const ac_stage *stage, const ac_walk *walk, const ac_walk_operand *o,
                   double *lanes, unsigned char *to)
{
    const ac_walk_reduce *const r = &walk->reduce;
    const int64_t stride = o->strides[0];
    unsigned char rounded[AC_ONE_SPAN_MAX * sizeof(double)];
    add_all(r, lanes);
    if (o->dtype == AC_F32) {
        for (size_t c = 0; c < r->results; c++, to += stride) {
            const float one = lanes[c] != lanes[c] ? NAN : (float)lanes[c];
            memcpy(to, &one, sizeof one);
        }
        return;
    }
    stage->convert(o->dtype, rounded, AC_F64, lanes, r->results);
    for (size_t c = 0; c < r->results; c++)
        memcpy(to + (int64_t)c * stride, rounded + c * o->size, o->size);
}

/* The kernel of an operator that reduces: its panel is one line, which sets a lane for each point.
 * Apart from ac_one_span_run, whose other calls need neither panel nor lanes. */
static __attribute__((noinline)) void run_reducing(const ac_walk *walk, ac_kernel *kernel,
                                                   const void *ins[], void *const outs[],
                                                   const void *attrs)
{
    _Alignas(64) double lanes[AC_ONE_SPAN_MAX + SPARE];
    void *const arrays[] = {lanes};
    const ptrdiff_t steps[AC_OPERANDS_MAX] = {0}; /* of lines and planes, of which there is one */
    const ac_panel panel = {.planes = 1,
                            .height = 1,
                            .width = walk->count,
                            .last = walk->count,
                            .together = 1,
                            .line_steps = steps,
                            .plane_steps = steps,
                            .lanes = arrays,
                            .fresh = true};
    const ac_walk_operand *const results = walk->operands + walk->inputs;
    ins[walk->inputs] = &panel;
    kernel(walk->count, ins, outs, attrs, 0);
    for (size_t k = 0; k < walk->outputs; k++)
        if (results[k].fold)
            finish(ac_stage_current(), walk, &results[k], lanes, outs[k]);
}

void ac_one_span_run(const ac_walk *walk, ac_kernel *kernel, const void *const in[],
                     void *const out[], const void *attrs)
{
    const size_t count = walk->count;
    const size_t inputs = walk->inputs;
    const ac_walk_operand *o = walk->operands;
    _Alignas(64) unsigned char room[ROOM];
    const void *ins[AC_OPERANDS_MAX];
    unsigned char *free = room;
    for (size_t i = 0; i < inputs; i++, o++) {
        const void *const from = in[i];
        ins[i] = from;
        if (o->run > 0)
            lay_out(ac_stage_current(), free, from, o, count);
        else if (overlaps(walk, out, from, o->size))
            memcpy(free, from, count * o->size);
        else
            continue;
        ins[i] = free;
        free += count * o->size;
    }
    if (walk->reduce.form != NULL) {
        run_reducing(walk, kernel, ins, out, attrs);
        return;
    }
    ins[inputs] = NULL; /* no element serves a run of points */
    kernel(count, ins, out, attrs, 0);
}
