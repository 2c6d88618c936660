/*
 * Calls some of whose tensors hold a bit for each point (handles/bits.h), or whose only output is a
 * verdict on all points. Their walk sees truth values in the workspace instead: bits that are read
 * are put there before it, and those that are written are taken from there after it; a verdict says
 * whether all of them are true, or any.
 */
#ifndef AC_UNPACKED_H
#define AC_UNPACKED_H

#include "contract/call.h"
#include "walk/walk.h"

typedef struct ac_unpacked ac_unpacked;

/* Which operands are ac_tensor_bits of their arguments, or a verdict: bit i stands for operand i.
 * Of these the ones with the highest bit first, and those whose bits are 1 that are no point's. */
typedef struct ac_bits_rule {
    uint32_t operands;
    uint32_t highest;
    uint32_t ones;
} ac_bits_rule;

typedef enum ac_verdict {
    AC_VERDICT_NONE, /* outputs hold bits */
    AC_VERDICT_ALL,
    AC_VERDICT_ANY,
} ac_verdict;

/* What the second phase needs: a walk over `points` points, which are not 0. On failure *made is
 * null. `walk` receives the workspace; `random` may be null. */
aclnnStatus ac_unpacked_make(const ac_call *call, const ac_bits_rule *rule, ac_verdict verdict,
                             const ac_random *random, size_t points, ac_walk *walk,
                             ac_unpacked **made);
void ac_unpacked_free(ac_unpacked *unpacked);

/* Addresses are those of the elements at index zero. */
aclnnStatus ac_unpacked_run(const ac_unpacked *unpacked, ac_kernel *kernel, const void *const in[],
                            void *const out[], const void *attrs, void *workspace);

#endif
