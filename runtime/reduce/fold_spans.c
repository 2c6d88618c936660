#include "reduce/fold_spans.h"

#include "reduce/fold.h"
#include "walk/blocks.h"

/* How each span of the innermost `depth` axes lies in memory; returns the operands that have to be
 * gathered. */
static uint32_t look_at_span(ac_walk *walk, size_t depth)
{
    uint32_t gathered = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        o->contiguous = ac_block_packed(walk, o) >= depth;
        o->spaced = false;
        o->still = i < walk->inputs;
        for (size_t a = 0; a < depth; a++)
            o->still = o->still && o->strides[a] == 0;
        if (!o->fold && !o->contiguous && !o->still)
            gathered |= UINT32_C(1) << i;
    }
    return gathered;
}

/* Whether spans over several channels, each of which is one run, need nothing but the kernel. */
static bool spans_join_runs(ac_walk *walk, size_t depth)
{
    if (walk->stream || walk->sum.inner_axes != 1 || walk->sum.inner > AC_FORK_PIECE / 2)
        return false;
    (void)look_at_span(walk, depth);
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (!o->fold && (o->dtype != o->span || !(o->contiguous || o->channel)))
            return false;
    }
    return ac_block_run(walk, walk->extents, depth) == walk->sum.inner;
}

/* Long rows are fed channel by channel, unless runs of several channels follow each other. */
static size_t fold_depth(ac_walk *walk)
{
    const ac_walk_fold *const sum = &walk->sum;
    const size_t both = (size_t)sum->inner_axes + sum->channel_axes;
    if (sum->inner >= AC_FOLD_LONG)
        return spans_join_runs(walk, both) ? both : sum->inner_axes;
    return sum->group > 1 ? walk->rank : both;
}

void ac_fold_spans_choose(ac_walk *walk)
{
    ac_block_step(walk);
    const size_t depth = fold_depth(walk);
    const uint32_t gathered = look_at_span(walk, depth);
    const size_t most = gathered == 0 ? AC_FORK_PIECE : AC_SPAN_MAX;
    walk->sum.depth = (uint8_t)depth;
    walk->span = ac_block_elements(walk, gathered, AC_FOLD_BLOCKS_BYTES, most);
    /* A run has lanes of its own, so it is a channel's whole row, or the whole span is a part of
     * one. */
    walk->run = ac_block_run(walk, walk->extents, depth);
    if (walk->sum.inner < AC_FOLD_LONG || (walk->run != SIZE_MAX && depth == walk->sum.inner_axes))
        walk->run = 0;
    if (walk->run != 0 && walk->run != SIZE_MAX)
        walk->span -= walk->span % walk->run;
    ac_block_join_steps(walk);
    ac_block_place(walk, false);
}
