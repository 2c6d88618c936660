#include "span.h"

#include "box.h"

enum {
    STEPS_AHEAD = 2, /* between a request for memory and its use */
    LINE = 64,       /* bytes */
};

void ac_span_load(const ac_job *job, size_t i, const ac_span *span, const unsigned char *from,
                  unsigned char *scratch)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    if (o->contiguous)
        return;
    const bool converts = o->dtype != o->span;
    unsigned char *const gathered = scratch + (converts ? job->walk->raw : o->block);
    size_t count = span->count;
    if (o->still) {
        if (count > job->walk->step)
            count = job->walk->step;
        const ac_box box = {1, &count, (const int64_t[]){0}, o->size};
        ac_box_gather(job->stage, &box, gathered, from);
    } else {
        const ac_box box = {span->rank, span->extents, o->strides, o->size};
        ac_run_gather(job->stage, &box, gathered, from, span->start, count);
    }
    if (converts)
        job->stage->convert(o->span, scratch + o->block, o->dtype, gathered, count);
}

/* The memory of input i for a step from element `done` of the span on. */
static const void *step_in(const ac_job *job, size_t i, const ac_span *span, size_t done,
                           size_t count, const unsigned char *from, unsigned char *scratch)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    if (o->contiguous) {
        const unsigned char *const source = from + (span->start + done) * o->size;
        if (o->dtype == o->span)
            return source;
        job->stage->convert(o->span, scratch + o->block, o->dtype, source, count);
        return scratch + o->block;
    }
    return scratch + o->block + (o->still ? 0 : done * o->span_size);
}

static bool in_place(const ac_job *job, size_t i)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    return o->contiguous && o->dtype == o->span && (job->streamed >> i & 1) == 0;
}

static void *step_out(const ac_job *job, size_t i, const ac_span *span, size_t done,
                      unsigned char *to, unsigned char *scratch)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    if (in_place(job, i))
        return to + (span->start + done) * o->size;
    return scratch + o->block + (o->contiguous ? 0 : done * o->span_size);
}

/* Takes the step's elements of contiguous output i from its block to where they belong. `ahead` is
 * what a later step will read (ac_stage). */
static void step_store(const ac_job *job, size_t i, const ac_span *span, size_t done, size_t count,
                       unsigned char *to, unsigned char *scratch, const void *ahead)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    const bool streams = (job->streamed >> i & 1) != 0;
    unsigned char *const target = to + (span->start + done) * o->size;
    const unsigned char *source = scratch + o->block;
    if (o->dtype != o->span) {
        unsigned char *const converted = streams ? scratch + job->walk->raw : target;
        job->stage->convert(o->dtype, converted, o->span, source, count);
        source = converted;
    }
    if (streams)
        job->stage->stream(target, source, count * o->size, ahead);
}

/* Takes the block of output i, which is not contiguous, to where it belongs. */
static void span_store(const ac_job *job, size_t i, const ac_span *span, unsigned char *to,
                       unsigned char *scratch)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    const unsigned char *source = scratch + o->block;
    if (o->dtype != o->span) {
        job->stage->convert(o->dtype, scratch + job->walk->raw, o->span, source, span->count);
        source = scratch + job->walk->raw;
    }
    const ac_box box = {span->rank, span->extents, o->strides, o->size};
    ac_run_scatter(job->stage, &box, to, source, span->start, span->count,
                   (job->streamed >> i & 1) != 0);
}

/* The first input whose memory is read step by step, `inputs` if there is none. To ask for one
 * ahead is enough where an output is streamed: more requests would crowd out the stores. */
static size_t leader_of(const ac_walk *walk)
{
    size_t i = 0;
    while (i < walk->inputs && !walk->operands[i].contiguous)
        i++;
    return i;
}

/* Elements of the first step, such that the later ones stream whole lines. The lanes of a sum allow
 * no such choice. */
static size_t first_step(const ac_job *job, const ac_span *span, unsigned char *const from[])
{
    const ac_walk *const walk = job->walk;
    for (size_t i = walk->inputs; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (!o->contiguous || (job->streamed >> i & 1) == 0)
            continue;
        const uintptr_t target = (uintptr_t)from[i] + span->start * o->size;
        return walk->step - target % LINE / o->size;
    }
    return walk->step;
}

void ac_span_run(const ac_job *job, const ac_span *span, unsigned char *const from[],
                 unsigned char *scratch, const ac_span_sums *sums)
{
    const ac_walk *const walk = job->walk;
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    const size_t leader = leader_of(walk);
    const void *ins[AC_OPERANDS_MAX];
    void *outs[AC_OPERANDS_MAX];
    ac_sum folded[AC_OPERANDS_MAX];
    size_t step = sums == NULL && job->streamed != 0 ? first_step(job, span, from) : walk->step;
    for (size_t done = 0; done < span->count; done += step, step = walk->step) {
        const size_t left = span->count - done;
        const size_t count = left < step ? left : step;
        for (size_t i = 0; i < walk->inputs; i++)
            ins[i] = step_in(job, i, span, done, count, from[i], scratch);
        size_t sum = 0;
        for (size_t i = walk->inputs; i < operands; i++) {
            if (walk->operands[i].fold) {
                /* Lanes that repeat do so at a divisor of the step. */
                const size_t at = sums->mask == SIZE_MAX ? done : 0;
                folded[sum] = (ac_sum){sums->lanes + sum * sums->each + at, sums->mask};
                outs[i - walk->inputs] = &folded[sum++];
            } else {
                outs[i - walk->inputs] = step_out(job, i, span, done, from[i], scratch);
            }
        }
        job->kernel(count, ins, outs, job->attrs);
        const unsigned char *ahead = NULL;
        if (leader < walk->inputs)
            ahead = from[leader] +
                    (span->start + done + STEPS_AHEAD * walk->step) * walk->operands[leader].size;
        for (size_t i = walk->inputs; i < operands; i++)
            if (walk->operands[i].contiguous && !walk->operands[i].fold && !in_place(job, i))
                step_store(job, i, span, done, count, from[i], scratch, ahead);
    }
    for (size_t i = walk->inputs; i < operands; i++)
        if (!walk->operands[i].contiguous && !walk->operands[i].fold)
            span_store(job, i, span, from[i], scratch);
}
