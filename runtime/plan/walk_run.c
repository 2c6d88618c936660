#include "plan/walk_run.h"

#include <stdlib.h>

#include "base/threads.h"
#include "contraction/run.h"
#include "plan/walk_build.h"
#include "reduce/one_span.h"
#include "reduce/run.h"
#include "walk/made.h"
#include "walk/overlap.h"
#include "walk/tiles.h"

static void run_span_piece(void *context, size_t piece)
{
    const ac_job *const job = context;
    const ac_walk *const walk = job->walk;
    const size_t first = piece * AC_FORK_PIECE;
    const size_t count = walk->count - first < AC_FORK_PIECE ? walk->count - first : AC_FORK_PIECE;
    const void *ins[AC_OPERANDS_MAX];
    void *outs[AC_OPERANDS_MAX];
    for (size_t i = 0; i < walk->inputs; i++)
        ins[i] = job->base[i] + first * walk->operands[i].size;
    for (size_t i = 0; i < walk->outputs; i++)
        outs[i] = job->base[walk->inputs + i] + first * walk->operands[walk->inputs + i].size;
    job->kernel(count, ins, outs, job->attrs, 0);
}

static void run_span(ac_job *job)
{
    const size_t pieces = (job->walk->count + AC_FORK_PIECE - 1) / AC_FORK_PIECE;
    if (job->walk->count >= AC_FORK_MIN) {
        ac_threads_fork(run_span_piece, job, pieces);
        return;
    }
    for (size_t piece = 0; piece < pieces; piece++)
        run_span_piece(job, piece);
}

static void run_job(ac_job *job)
{
    switch (job->walk->kind) {
    case AC_WALK_SPAN:
        run_span(job);
        return;
    case AC_WALK_TILES:
        ac_tiles_run(job);
        return;
    case AC_WALK_CONTRACTION:
        ac_contraction_run(job);
        return;
    default:
        ac_reduce_run(job);
        return;
    }
}

/* The outputs to write past the caches: all, except those whose memory is also an input and so is
 * in the caches already. */
static uint32_t choose_streamed(const ac_walk *walk, unsigned char *const base[])
{
    uint32_t streamed = 0;
    for (size_t o = walk->inputs; o < (size_t)walk->inputs + walk->outputs && walk->stream; o++) {
        bool read = walk->operands[o].fold;
        for (size_t i = 0; i < walk->inputs; i++)
            read = read || base[i] == base[o];
        if (!read)
            streamed |= UINT32_C(1) << o;
    }
    return streamed;
}

/* Runs on copies of the inputs in `copied`. The workspace has room for those that the first phase
 * predicted; addresses changed since may need more. */
static aclnnStatus run_copied(ac_job *job, uint32_t copied, unsigned char *workspace)
{
    const ac_walk *const walk = job->walk;
    const size_t bytes = ac_overlap_bytes(walk, copied);
    unsigned char *const room = bytes <= walk->workspace - walk->copies ? workspace + walk->copies
                                                                        : aligned_alloc(64, bytes);
    if (room == NULL)
        return ac_fail(ACLNN_ERR_INNER,
                       "no memory for a copy of %zu bytes of an input that overlaps "
                       "an output",
                       bytes);
    ac_walk moved;
    ac_overlap_copy(walk, copied, &moved, job->base, room);
    ac_walk_arrange(&moved);
    job->walk = &moved;
    run_job(job);
    if (room != workspace + walk->copies)
        free(room);
    return ACLNN_SUCCESS;
}

aclnnStatus ac_walk_run(const ac_walk *walk, ac_kernel *kernel, const void *const in[],
                        void *const out[], const void *attrs, void *workspace)
{
    if (walk->kind == AC_WALK_NOTHING)
        return ACLNN_SUCCESS;
    if (walk->kind == AC_WALK_ONE_SPAN) {
        ac_one_span_run(walk, kernel, in, out, attrs);
        return ACLNN_SUCCESS;
    }
    if (ac_walk_plain(walk, in, out)) {
        kernel(walk->count, in, out, attrs, 0);
        return ACLNN_SUCCESS;
    }
    ac_job job;
    job.walk = walk;
    job.kernel = kernel;
    job.attrs = attrs;
    for (size_t i = 0; i < walk->inputs; i++)
        job.base[i] = (unsigned char *)(uintptr_t)in[i];
    for (size_t i = 0; i < walk->outputs; i++)
        job.base[walk->inputs + i] = out[i];
    const uint32_t copied = ac_overlap_find(walk, job.base);
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        if (walk->operands[i].made)
            job.base[i] = AC_MADE_BASE;
        job.base[i] += walk->operands[i].origin;
    }
    job.stage = ac_stage_current();
    job.streamed = choose_streamed(walk, job.base);
    job.partial = workspace;
    if (copied != 0)
        return run_copied(&job, copied, workspace);
    run_job(&job);
    return ACLNN_SUCCESS;
}
