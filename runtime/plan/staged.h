/*
 * Calls whose outputs are reduced along different axes, lie in different spaces, or are
 * contractions of their own: a walk for each set of axes, each space, or each contraction, one
 * after the other. Each writes some of the outputs.
 */
#ifndef AC_STAGED_H
#define AC_STAGED_H

#include "contract/call.h"
#include "contract/contraction.h"
#include "walk/walk.h"

enum { AC_STAGES_MAX = 3 };

/* What one walk computes. With a space of its own it has no other operands than those it names;
 * otherwise it has them all, and outputs that it does not write are absent for it. */
typedef struct ac_stage {
    ac_kernel *kernel;
    const ac_reduce_form *reduce;
    uint32_t reduced;      /* as in ac_call */
    uint32_t outputs;      /* bit o: it writes output o */
    uint32_t inputs;       /* bit i: it reads input i, if it has a space of its own */
    const ac_shape *space; /* its own; null: that of the call */
} ac_stage;

typedef struct ac_staged ac_staged;

/* What the second phase needs: walks over `points` points, which are not 0, or over their own
 * spaces. On failure *made is null. `walk` becomes what the plan has to know of all of them: the
 * operands that are absent, and the workspace. */
aclnnStatus ac_staged_make(const ac_call *call, const ac_stage *stages, size_t count, size_t points,
                           ac_walk *walk, ac_staged **made);

/* The same where output i is what form i contracts; attributes are an ac_contraction_factors. The
 * products of the longest walk are walk->count, 0 where no output has elements. */
aclnnStatus ac_staged_make_contractions(const ac_call *call, const ac_contraction *forms,
                                        ac_walk *walk, ac_staged **made);

void ac_staged_free(ac_staged *staged);

/* Addresses are those of the elements at index zero. An input that shares memory with an output is
 * copied before a stage writes that, where a later one reads it. */
aclnnStatus ac_staged_run(const ac_staged *staged, const void *const in[], void *const out[],
                          const void *attrs, void *workspace);

#endif
