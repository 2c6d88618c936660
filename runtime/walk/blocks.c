#include "walk/blocks.h"

#include "walk/tiles.h"

enum {
    /* Bytes of the widest operand in a step that gathers from memory and writes past the caches.
     * Streaming stores go out in one burst, during which nothing is read; longer bursts stall. */
    BURST_BYTES = 512,
    LINE = 64, /* bytes */
};

size_t ac_block_packed(const ac_walk *walk, const ac_walk_operand *o)
{
    int64_t expected = o->size;
    size_t a = 0;
    for (; a < walk->rank && o->strides[a] == expected; a++)
        expected *= (int64_t)walk->extents[a];
    return a;
}

void ac_block_step(ac_walk *walk)
{
    size_t bytes = 0;
    size_t largest = 1;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        const size_t size = o->size > o->span_size ? o->size : o->span_size;
        bytes += o->dtype == o->span ? o->size : o->size + (size_t)o->span_size;
        largest = size > largest ? size : largest;
    }
    const size_t one = AC_STEP_BYTES / largest;
    const size_t all = AC_STEPS_BYTES / bytes;
    walk->step = (one < all ? one : all) / LINE * LINE;
}

size_t ac_block_elements(const ac_walk *walk, uint32_t gathered, size_t budget, size_t most)
{
    size_t bytes = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
        if (gathered >> i & 1)
            bytes += walk->operands[i].size;
    const size_t fit = budget / (bytes > 0 ? bytes : 1);
    return (fit < most ? fit : most) / LINE * LINE;
}

size_t ac_block_run(const ac_walk *walk, const size_t parts[], size_t rank)
{
    size_t run = 0;
    for (size_t i = 0; i < walk->inputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        size_t length = SIZE_MAX;
        if (!o->channel)
            continue;
        if (!o->still) {
            int64_t expected = o->size;
            bool packed = o->strides[0] == 0 && parts[0] == walk->extents[0] && !walk->stream;
            bool whole = true;
            for (size_t a = 1; a < rank; a++) {
                packed = packed && (parts[a] == 1 || (whole && o->strides[a] == expected));
                expected *= (int64_t)parts[a];
                whole = whole && parts[a] == walk->extents[a];
            }
            if (!packed || o->dtype != o->span || walk->extents[0] < AC_RUN_MIN)
                return 0;
            length = walk->extents[0];
        }
        if (run != 0 && run != length)
            return 0;
        run = length;
    }
    return run;
}

void ac_block_join_steps(ac_walk *walk)
{
    bool idle = true;
    bool kept = true; /* operands that are not spaced have the kernel's dtype */
    bool made = false;
    size_t widest = 0; /* bytes of a spaced element */
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        const bool filled = o->still && !o->contiguous && !(walk->run != 0 && o->channel);
        const bool streams = walk->stream && i >= walk->inputs && o->contiguous;
        const bool moved = filled || streams || o->spaced;
        idle = idle && o->dtype == o->span && !moved;
        kept = kept && o->dtype == o->span && !(o->spaced && i >= walk->inputs);
        made = made || o->made;
        widest = o->spaced && o->size > widest ? o->size : widest;
    }
    walk->gathers = kept && widest > 0 && !made;
    if (walk->gathers && walk->stream)
        walk->step = BURST_BYTES / widest;
    if (idle)
        walk->step = walk->span;
    else if (walk->run != SIZE_MAX)
        walk->run = 0;
}

/* The start of the next block, a line further on, so that elements with the same index fall into
 * different cache sets. */
static uint32_t block_after(size_t *end, size_t bytes)
{
    const size_t start = *end;
    *end += (bytes + LINE - 1) / LINE * LINE + LINE;
    return (uint32_t)start;
}

/* Whether each tile gathers its own elements of the operand into a block of the kernel's dtype. */
static bool gathered_alone(const ac_walk *walk, const ac_walk_operand *o)
{
    bool alone = !o->contiguous && !o->still && !o->made && o->dtype == o->span;
    for (size_t a = 0; a < walk->rank; a++)
        alone = alone && o->strides[a] != 0;
    return alone;
}

/* The gathered input whose block a scattered output of the same size may overwrite, or null. Fewer
 * blocks stay nearer in the cache. */
static const ac_walk_operand *overwritten_by(ac_walk *walk, const ac_walk_operand *out)
{
    for (size_t i = 0; i < walk->inputs && gathered_alone(walk, out); i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if ((walk->overwritten >> i & 1) != 0 || o->size != out->size || !gathered_alone(walk, o))
            continue;
        walk->overwritten |= UINT32_C(1) << i;
        return o;
    }
    return NULL;
}

void ac_block_place(ac_walk *walk, bool tiles)
{
    size_t end = 0;
    walk->overwritten = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        const bool steps = o->contiguous || o->still || o->spaced;
        const size_t elements = steps ? walk->step : walk->span;
        const bool streams = walk->stream && i >= walk->inputs;
        const ac_walk_operand *const input =
            tiles && i >= walk->inputs ? overwritten_by(walk, o) : NULL;
        if (input != NULL)
            o->block = input->block;
        else if (!o->contiguous || streams)
            o->block = block_after(&end, elements * o->size);
        if (o->dtype != o->span)
            o->converted = block_after(&end, walk->step * o->span_size);
    }
}
