/*
 * What a span of a walk needs memory for: steps, and the blocks in which operands wait that the
 * kernel cannot have where they lie.
 */
#ifndef AC_BLOCKS_H
#define AC_BLOCKS_H

#include "walk/walk.h"

enum {
    /* The shortest run for which a channel's element is passed as it is; shorter ones are
     * expanded. */
    AC_RUN_MIN = 64,
};

/* The number of innermost axes along which the operand's elements are contiguous. */
size_t ac_block_packed(const ac_walk *walk, const ac_walk_operand *o);

/* Chooses the step, which keeps reads and writes close together, and the blocks of all operands in
 * a part of the first-level cache. */
void ac_block_step(ac_walk *walk);

/* How many elements the blocks of whole spans may have, at most `most`. Bit i of `gathered`:
 * operand i needs a block. */
size_t ac_block_elements(const ac_walk *walk, uint32_t gathered, size_t budget, size_t most);

/* The length of the runs that share an element of the channel inputs, if the kernel may use the
 * elements as they are: SIZE_MAX if a whole span shares one, or the innermost extent if the
 * elements are contiguous along the other axes, of which a span has `parts`. 0 if they have to be
 * expanded. */
size_t ac_block_run(const ac_walk *walk, const size_t parts[], size_t rank);

/* Where no step has anything to do but to call the kernel, one step is enough. Else a step may end
 * anywhere, so that an element serves all of a span or none of them as it is. */
void ac_block_join_steps(ac_walk *walk);

/* Gives each operand that needs one its block in the scratch memory. With `tiles`, an output may
 * have its elements in the block of an input. */
void ac_block_place(ac_walk *walk, bool tiles);

#endif
