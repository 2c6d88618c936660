/*
 * The loops of kernels, written by hand once. A generated kernel says how its operands are stored
 * and passes a step, which calls the functions of its formulas for one vector of each input. The
 * loop becomes part of the kernel and the step part of the loop: what is left is what would have
 * been written for this kernel alone. For that an ac_loop is a constant of the caller, and each
 * operand is spelled out (AC_EACH): compilers unroll loops over operands too late, and address
 * elements of an array of pointers with more instructions.
 */
#ifndef AC_SIMD_LOOPS_LOOP_H
#define AC_SIMD_LOOPS_LOOP_H

#include "contract/kernel.h"
#include "simd/loops/operands.h"
#include "simd/loops/storage.h"

/* What a kernel reads and writes, and how that is stored. */
typedef struct ac_loop {
    size_t inputs;
    size_t outputs;
    size_t lanes;
    const ac_storage *in[AC_LOOP_OPERANDS];
    const ac_storage *out[AC_LOOP_OPERANDS];
    uint32_t channels; /* bit k: an element of input k may serve a run of points (ac_runs) */
} ac_loop;

/* The outputs at a vector of each input. `scalars` is the same for all elements. */
typedef void ac_step(const ac_lanes *in, ac_lanes *out, const void *scalars);

/* All operands are stored in one way. */
AC_WORD ac_loop ac_loop_of(const ac_storage *stored, size_t inputs, size_t outputs)
{
    ac_loop loop = {inputs, outputs, stored->lanes, {NULL}, {NULL}, 0};

    AC_EACH(k, inputs, loop.in[k] = stored;)
    AC_EACH(k, outputs, loop.out[k] = stored;)
    return loop;
}

/* The operands of a kernel, each with a variable of its own. `known`: bit k, the lanes of input k
 * are the same for all points of a span. */
typedef struct ac_spans {
    const void *in[AC_LOOP_OPERANDS];
    void *out[AC_LOOP_OPERANDS];
    bool past[AC_LOOP_OPERANDS];
    uint32_t known;
} ac_spans;

AC_WORD ac_spans ac_spans_of(const ac_loop *loop, const void *const ins[], void *const outs[],
                             uint32_t past)
{
    ac_spans spans = {{NULL}, {NULL}, {false}, 0};

    AC_EACH(k, loop->inputs, spans.in[k] = ins[k];)
    AC_EACH(k, loop->outputs, spans.out[k] = outs[k]; spans.past[k] = (past >> k & 1) != 0;)
    return spans;
}

/* Elements i to `end`. `in` has the lanes of the inputs that are known. */
typedef void ac_span_loop(const ac_loop *loop, const ac_spans *spans, size_t i, size_t end,
                          ac_lanes *in, ac_step *step, const void *scalars);

AC_WORD void ac_vectors(const ac_loop *loop, const ac_spans *spans, size_t i, size_t end,
                        ac_lanes *in, ac_step *step, const void *scalars)
{
    ac_lanes out[AC_LOOP_OPERANDS];

    AC_UNROLL_2
    for (; i + loop->lanes <= end; i += loop->lanes) {
        AC_EACH(k, loop->inputs,
                if ((spans->known >> k & 1) == 0) loop->in[k]->load(&in[k], spans->in[k], i);)
        step(in, out, scalars);
        AC_EACH(k, loop->outputs, loop->out[k]->store(spans->out[k], i, &out[k], spans->past[k]);)
    }
    if (i < end) {
        AC_EACH(k, loop->inputs,
                if ((spans->known >> k & 1) == 0) loop->in[k]->load_n(&in[k], spans->in[k], i,
                                                                      end - i);)
        step(in, out, scalars);
        AC_EACH(k, loop->outputs, loop->out[k]->store_n(spans->out[k], i, &out[k], end - i);)
    }
}

/* The same for 16-bit elements, two vectors at a time: which element is in which lane is then the
 * machine's choice, which spares it moving them. */
AC_WORD void ac_two_vectors(const ac_loop *loop, const ac_spans *spans, size_t i, size_t end,
                            ac_lanes *a, ac_step *step, const void *scalars)
{
    ac_lanes b[AC_LOOP_OPERANDS], out_a[AC_LOOP_OPERANDS], out_b[AC_LOOP_OPERANDS];

    AC_EACH(k, loop->inputs, if ((spans->known >> k & 1) != 0) b[k] = a[k];)
    for (; i + 2 * loop->lanes <= end; i += 2 * loop->lanes) {
        AC_EACH(
            k, loop->inputs,
            if ((spans->known >> k & 1) == 0) loop->in[k]->load_two(&a[k], &b[k], spans->in[k], i);)
        step(a, out_a, scalars);
        step(b, out_b, scalars);
        AC_EACH(k, loop->outputs,
                loop->out[k]->store_two(spans->out[k], i, &out_a[k], &out_b[k], spans->past[k]);)
    }
    for (; i < end; i += loop->lanes) {
        const size_t n = end - i < loop->lanes ? end - i : loop->lanes;
        AC_EACH(k, loop->inputs,
                if ((spans->known >> k & 1) == 0) loop->in[k]->load_n(&a[k], spans->in[k], i, n);)
        step(a, out_a, scalars);
        AC_EACH(k, loop->outputs, loop->out[k]->store_n(spans->out[k], i, &out_a[k], n);)
    }
}

/* The loops of kernels, with vectors and with two vectors at a time. */
AC_WORD void ac_run_vectors(ac_loop loop, size_t count, const void *const ins[], void *const outs[],
                            uint32_t past, ac_step *step, const void *scalars)
{
    const ac_spans spans = ac_spans_of(&loop, ins, outs, past);
    ac_lanes in[AC_LOOP_OPERANDS];

    ac_vectors(&loop, &spans, 0, count, in, step, scalars);
}

AC_WORD void ac_run_two_vectors(ac_loop loop, size_t count, const void *const ins[],
                                void *const outs[], uint32_t past, ac_step *step,
                                const void *scalars)
{
    const ac_spans spans = ac_spans_of(&loop, ins, outs, past);
    ac_lanes in[AC_LOOP_OPERANDS];

    ac_two_vectors(&loop, &spans, 0, count, in, step, scalars);
}

/* The same, where an element of a channel input may serve a run of points: it is in lanes before
 * the run. */
AC_WORD void ac_run_channels(ac_loop loop, size_t count, const void *const ins[],
                             void *const outs[], uint32_t past, ac_span_loop *over, ac_step *step,
                             const void *scalars)
{
    const ac_runs *const runs = ins[loop.inputs];
    ac_spans spans = ac_spans_of(&loop, ins, outs, past);
    ac_lanes in[AC_LOOP_OPERANDS];

    if (runs == NULL) {
        over(&loop, &spans, 0, count, in, step, scalars);
        return;
    }
    spans.known = loop.channels;
    for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
        const size_t end = count - start > runs->length ? start + runs->length : count;
        AC_EACH(k, loop.inputs,
                if ((loop.channels >> k & 1) != 0) loop.in[k]->load_one(&in[k], spans.in[k], run);)
        over(&loop, &spans, start, end, in, step, scalars);
    }
}

#endif
