#include "kernel/move.h"

#include <string.h>

#include "kernel/stage.h"

static void move(size_t bytes, const void *in, void *out, uint32_t past)
{
    if ((past & 1) != 0)
        ac_stage_current()->stream(out, in, bytes, NULL);
    else if (out != in)
        memcpy(out, in, bytes);
}

void ac_move_1(size_t count, const void *const ins[], void *const outs[], const void *attrs,
               uint32_t past)
{
    (void)attrs;
    move(count, ins[0], outs[0], past);
}

void ac_move_2(size_t count, const void *const ins[], void *const outs[], const void *attrs,
               uint32_t past)
{
    (void)attrs;
    move(count * 2, ins[0], outs[0], past);
}

void ac_move_4(size_t count, const void *const ins[], void *const outs[], const void *attrs,
               uint32_t past)
{
    (void)attrs;
    move(count * 4, ins[0], outs[0], past);
}

void ac_move_8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
               uint32_t past)
{
    (void)attrs;
    move(count * 8, ins[0], outs[0], past);
}

void ac_move_16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                uint32_t past)
{
    (void)attrs;
    move(count * 16, ins[0], outs[0], past);
}
