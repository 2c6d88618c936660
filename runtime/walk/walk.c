#include "walk/walk.h"

/* True for a short span whose inputs each are exactly an output or do not overlap it. */
bool ac_walk_plain(const ac_walk *walk, const void *const in[], void *const out[])
{
    if (walk->kind != AC_WALK_SPAN || walk->count >= AC_FORK_MIN)
        return false;
    for (size_t k = 0; k < walk->outputs; k++) {
        const ac_walk_operand *const o = &walk->operands[walk->inputs + k];
        if (o->origin != 0)
            return false;
        for (size_t i = 0; i < walk->inputs; i++)
            if (walk->operands[i].origin != 0 ||
                ac_walk_collides(&walk->operands[i], in[i], o, out[k]))
                return false;
    }
    return true;
}

size_t ac_walk_workspace(const ac_walk *walk)
{
    return walk->workspace;
}

bool ac_walk_small(const ac_walk *walk)
{
    if (walk->kind == AC_WALK_CONTRACTION)
        return walk->count * walk->extents[0] < AC_FORK_MIN;
    return walk->count < AC_FORK_MIN;
}
