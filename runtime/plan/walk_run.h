/*
 * Runs a walk.
 */
#ifndef AC_WALK_RUN_H
#define AC_WALK_RUN_H

#include "walk/walk.h"

/* `in` and `out` are the addresses of the elements at index zero (data pointer plus offset), in the
 * order of the operands. `workspace` has ac_walk_workspace(walk) bytes and is 64-byte aligned; it
 * may be null if that is 0. The floating-point environment must be the default one. */
aclnnStatus ac_walk_run(const ac_walk *walk, ac_kernel *kernel, const void *const in[],
                        void *const out[], const void *attrs, void *workspace);

#endif
