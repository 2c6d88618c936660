#include "walk/span_run.h"

#include "base/sizes.h"
#include "walk/axis_order.h"
#include "walk/box.h"
#include "walk/made.h"

enum {
    /* Steps between a prefetch and its use, divided among the inputs that are read step by step. */
    LEAD = 4,
    LINE = 64,      /* bytes */
    SPACE_MAX = 32, /* largest distance of elements, in bytes, at which a line holds several */
    ROW_MIN = 512,  /* bytes, in the kernel's dtype, of a row that is worth its own call */
};

/* What made elements are drawn from; null if they are indices. */
static const ac_random *drawn(const ac_walk *walk)
{
    return walk->draws ? &walk->random : NULL;
}

void ac_span_load(const ac_job *job, size_t i, const ac_span *span, const unsigned char *from,
                  unsigned char *scratch)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_operand *const o = &walk->operands[i];
    unsigned char *const block = scratch + o->block;
    if (o->contiguous || o->spaced)
        return;
    if (o->made) {
        const size_t count = o->still ? ac_least(span->count, walk->step) : span->count;
        const ac_box box = {span->rank, span->extents, o->strides, o->size};
        ac_made_run(&box, block, o->span, drawn(walk), from, span->start, count);
        return;
    }
    if (walk->run != 0 && o->channel) {
        if (o->dtype != o->span)
            job->stage->convert(o->span, scratch + o->converted, o->dtype, from, 1);
        return;
    }
    if (!o->still) {
        const ac_box box = {span->rank, span->extents, o->strides, o->size};
        ac_run_gather(job->stage, &box, block, from, span->start, span->count);
        return;
    }
    const size_t count = ac_least(span->count, walk->step);
    const ac_box box = {1, &count, (const int64_t[]){0}, o->size};
    ac_box_gather(job->stage, &box, block, from);
    if (o->dtype != o->span)
        job->stage->convert(o->span, scratch + o->converted, o->dtype, block, count);
}

/* --- steps ----------------------------------------------------------------------------------- */

/* A step of a span: elements `done` to done + count - 1. Bit o of `past`: the kernel writes output
 * o past the caches. */
typedef struct step {
    const ac_job *job;
    const ac_span *span;
    unsigned char *const *from;
    unsigned char *scratch;
    size_t done;
    size_t count;
    uint32_t past;
} step;

/* The address of the step's elements of operand i, in the operand's own dtype. */
static unsigned char *own_place(const step *s, size_t i)
{
    const ac_walk *const walk = s->job->walk;
    const ac_walk_operand *const o = &walk->operands[i];
    if (o->contiguous)
        return s->from[i] + (s->span->start + s->done) * o->size;
    if (walk->run != 0 && o->channel)
        return s->from[i] + (s->span->start + s->done) / walk->run * o->size;
    return s->scratch + o->block + (o->still || o->spaced ? 0 : s->done * o->size);
}

static unsigned char *spaced_place(const step *s, size_t i)
{
    const ac_walk_operand *const o = &s->job->walk->operands[i];
    return s->from[i] + (int64_t)(s->span->start + s->done) * o->strides[0];
}

static const void *input(const step *s, size_t i)
{
    const ac_walk_operand *const o = &s->job->walk->operands[i];
    if (o->made && o->spaced)
        ac_made_row(own_place(s, i), o->span, drawn(s->job->walk), spaced_place(s, i),
                    o->strides[0], s->count);
    else if (o->spaced)
        ac_row_gather(s->job->stage, own_place(s, i), spaced_place(s, i), o->strides[0], s->count,
                      o->size);
    if (o->dtype == o->span)
        return own_place(s, i);
    if (o->contiguous || !o->still)
        s->job->stage->convert(o->span, s->scratch + o->converted, o->dtype, own_place(s, i),
                               s->count);
    return s->scratch + o->converted;
}

/* The address of an output's elements before they are streamed or scattered. */
static unsigned char *before_store(const step *s, size_t i)
{
    const bool streams = (s->job->streamed >> i & 1) != 0;
    const ac_walk_operand *const o = &s->job->walk->operands[i];
    return streams && o->contiguous && s->past == 0 ? s->scratch + o->block : own_place(s, i);
}

static void *output(const step *s, size_t i)
{
    const ac_walk_operand *const o = &s->job->walk->operands[i];
    return o->dtype == o->span ? before_store(s, i) : s->scratch + o->converted;
}

static void store(const step *s, size_t i, ac_ahead *ahead)
{
    const ac_walk_operand *const o = &s->job->walk->operands[i];
    unsigned char *const stored = before_store(s, i);
    unsigned char *const place = own_place(s, i);
    if (o->dtype != o->span)
        s->job->stage->convert(o->dtype, stored, o->span, s->scratch + o->converted, s->count);
    if (stored != place)
        s->job->stage->stream(place, stored, s->count * o->size, ahead);
    if (o->spaced) {
        const ac_box box = {1, &s->count, o->strides, o->size};
        ac_box_scatter(s->job->stage, &box, spaced_place(s, i), place, false, ahead);
    }
}

/* The elements before the first line boundary of the first output that is streamed. */
static size_t before_line(const step *s)
{
    const ac_walk *const walk = s->job->walk;
    for (size_t i = walk->inputs; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (o->contiguous && (s->job->streamed >> i & 1) != 0)
            return (0 - (uintptr_t)own_place(s, i)) % LINE / o->size;
    }
    return 0;
}

/* Whether kernels can write such an output past the caches. */
static bool kernel_can(const ac_walk_operand *o)
{
    return ac_dtype_in(o->span, AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64);
}

/* The argument `past` for a kernel call that starts at element `first`: all outputs that are
 * streamed, or none. */
static uint32_t kernel_streams(const step *s, size_t first)
{
    const ac_walk *const walk = s->job->walk;
    for (size_t i = walk->inputs; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        const bool streams = (s->job->streamed >> i & 1) != 0;
        const bool at_line = ((uintptr_t)own_place(s, i) + first * o->size) % LINE == 0;
        if (streams && !(o->contiguous && o->dtype == o->span && at_line && kernel_can(o)))
            return 0;
    }
    return s->job->streamed >> walk->inputs;
}

/* Whether nothing but the kernel runs in a step. */
static bool needs_no_steps(const ac_walk *walk)
{
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        const bool filled = o->still && !o->contiguous && !(walk->run != 0 && o->channel);
        if (o->dtype != o->span || filled || o->spaced)
            return false;
    }
    return true;
}

/* Prefetch for the step LEAD ahead, for the first input that is read step by step only; more would
 * delay the stores. */
static ac_ahead later_step(const step *s)
{
    const ac_walk *const walk = s->job->walk;
    const size_t out = walk->operands[walk->inputs].size;
    size_t first = walk->inputs;
    size_t inputs = 0;
    for (size_t i = walk->inputs; i-- > 0;) {
        if (walk->operands[i].made || (!walk->operands[i].contiguous && !walk->operands[i].spaced))
            continue;
        first = i;
        inputs++;
    }
    if (inputs == 0)
        return (ac_ahead){0};
    const ac_walk_operand *const o = &walk->operands[first];
    const size_t size = o->spaced ? (size_t)ac_stride_magnitude(o->strides[0]) : o->size;
    const size_t lead = inputs < LEAD ? LEAD / inputs : 1;
    if (size > SPACE_MAX)
        return (ac_ahead){0};
    const unsigned char *const from = o->spaced ? spaced_place(s, first) : own_place(s, first);
    return (ac_ahead){.from = from + lead * walk->step * size,
                      .bytes = s->count * size,
                      .rows = 1,
                      .pace = (size + out - 1) / out};
}

/* Runs all steps of a span whose steps only gather and call the kernel; the first one ends at
 * `head`. A separate loop, because steps may be so short that overhead matters. */
static void run_gathers(step *s, size_t head, const void *ins[])
{
    const ac_walk *const walk = s->job->walk;
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    unsigned char *at[AC_OPERANDS_MAX];
    int64_t strides[AC_OPERANDS_MAX];
    void *outs[AC_OPERANDS_MAX];
    for (size_t i = 0; i < operands; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        const bool stays = (o->still && !o->contiguous) || (walk->run != 0 && o->channel);
        at[i] = o->spaced ? spaced_place(s, i) : own_place(s, i);
        strides[i] = o->spaced ? o->strides[0] : stays ? 0 : o->size;
    }
    size_t most = head > 0 ? head : walk->step;
    for (; s->done < s->span->count; s->done += s->count, most = walk->step) {
        s->count = ac_least(s->span->count - s->done, most);
        for (size_t i = 0; i < walk->inputs; i++) {
            const ac_walk_operand *const o = &walk->operands[i];
            ins[i] = o->spaced ? s->scratch + o->block : at[i];
            if (o->spaced)
                ac_row_gather(s->job->stage, s->scratch + o->block, at[i], strides[i], s->count,
                              o->size);
            at[i] += (int64_t)s->count * strides[i];
        }
        for (size_t i = walk->inputs; i < operands; i++) {
            outs[i - walk->inputs] = at[i];
            at[i] += (int64_t)s->count * strides[i];
        }
        s->job->kernel(s->count, ins, outs, s->job->attrs, s->done >= head ? s->past : 0);
    }
}

/* --- rows ------------------------------------------------------------------------------------ */

/* Whether all inputs of the span are in blocks and the rows of the only output start at cache
 * lines, so that the kernel can write them directly, past the caches. */
static bool rows_start_at_lines(const step *s)
{
    const ac_walk *const walk = s->job->walk;
    const ac_walk_operand *const o = &walk->operands[walk->inputs];
    const size_t *const extents = s->span->extents;
    const size_t computed = o->size < sizeof(float) ? sizeof(float) : o->size;
    if (walk->outputs != 1 || s->job->streamed >> walk->inputs != 1 || o->contiguous || o->spaced ||
        o->strides[0] != o->size || o->dtype != o->span || !kernel_can(o) ||
        extents[0] * computed < ROW_MIN || (uintptr_t)s->from[walk->inputs] % LINE != 0)
        return false;
    for (size_t a = 1; a < s->span->rank; a++)
        if (extents[a] > 1 && o->strides[a] % LINE != 0)
            return false;
    for (size_t i = 0; i < walk->inputs; i++) {
        const ac_walk_operand *const in = &walk->operands[i];
        if (in->contiguous || in->still || in->spaced || in->dtype != in->span ||
            (walk->run != 0 && in->channel))
            return false;
    }
    return true;
}

/* Calls the kernel for each row, so that computing and writing overlap. */
static void run_rows(const step *s, const void *ins[], ac_ahead *next)
{
    const ac_walk *const walk = s->job->walk;
    const ac_walk_operand *const o = &walk->operands[walk->inputs];
    const size_t *const extents = s->span->extents;
    unsigned char *to = s->from[walk->inputs];
    size_t index[AC_AXES_MAX] = {0};
    for (size_t done = 0; done < s->span->count; done += extents[0]) {
        for (size_t i = 0; i < walk->inputs; i++)
            ins[i] = s->scratch + walk->operands[i].block + done * walk->operands[i].size;
        s->job->kernel(extents[0], ins, (void *[]){to}, s->job->attrs, 1);
        s->job->stage->ask(next, extents[0] * o->size);
        for (size_t a = 1; a < s->span->rank; a++) {
            to += o->strides[a];
            if (++index[a] < extents[a])
                break;
            to -= o->strides[a] * (int64_t)extents[a];
            index[a] = 0;
        }
    }
}

void ac_span_run(const ac_job *job, const ac_span *span, unsigned char *const from[],
                 unsigned char *scratch, ac_ahead *next)
{
    const ac_walk *const walk = job->walk;
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    const void *ins[AC_OPERANDS_MAX];
    void *outs[AC_OPERANDS_MAX];
    step s = {job, span, from, scratch, 0, 0, 0};
    const ac_runs runs = {walk->run};
    ins[walk->inputs] = walk->run != 0 ? &runs : NULL;
    if (rows_start_at_lines(&s)) {
        run_rows(&s, ins, next);
        return;
    }
    const size_t head = job->streamed != 0 ? before_line(&s) : 0;
    const bool asks = next != NULL && next->rows > 0;
    s.past = job->streamed != 0 && !asks ? kernel_streams(&s, head) : 0;
    const bool kept = s.past == job->streamed >> walk->inputs;
    if (kept && walk->gathers)
        run_gathers(&s, head, ins);
    const bool whole = kept && needs_no_steps(walk);
    const size_t each = whole ? span->count : walk->step;
    size_t most = head > 0 ? head : each;
    for (; s.done < span->count; s.done += s.count, most = each) {
        s.count = ac_least(span->count - s.done, most);
        for (size_t i = 0; i < walk->inputs; i++)
            ins[i] = input(&s, i);
        for (size_t i = walk->inputs; i < operands; i++)
            outs[i - walk->inputs] = output(&s, i);
        job->kernel(s.count, ins, outs, job->attrs, s.done >= head ? s.past : 0);
        ac_ahead later = {0};
        if (job->streamed != 0 && s.past == 0)
            later = later_step(&s);
        for (size_t i = walk->inputs; i < operands; i++)
            store(&s, i, later.rows > 0 ? &later : next);
    }
    for (size_t i = walk->inputs; i < operands; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        const ac_box box = {span->rank, span->extents, o->strides, o->size};
        if (!o->contiguous && !o->spaced)
            ac_run_scatter(job->stage, &box, from[i], scratch + o->block, span->start, span->count,
                           (job->streamed >> i & 1) != 0, next);
    }
}
