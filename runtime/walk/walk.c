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
        const uintptr_t to = (uintptr_t)out[k];
        for (size_t i = 0; i < walk->inputs; i++) {
            const ac_walk_operand *const from = &walk->operands[i];
            const uintptr_t at = (uintptr_t)in[i];
            const bool apart = at + (uintptr_t)from->high <= to || to + (uintptr_t)o->high <= at;
            if (from->origin != 0 || (!apart && (at != to || from->size != o->size)))
                return false;
        }
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
