/*
 * The loop of kernels that see one element at a time, which the compiler turns into one over
 * vectors: those of integers.
 */
#ifndef AC_SIMD_LOOPS_ELEMENTS_H
#define AC_SIMD_LOOPS_ELEMENTS_H

#include "contract/kernel.h"
#include "simd/loops/operands.h"
#include "simd/words/word.h"

/* The outputs at element i of each input, and at element `run` of channel inputs. */
typedef void ac_element_step(const void *const *in, void *const *out, size_t i, size_t run,
                             const void *scalars);

/* A kernel over elements, whose loop the compiler turns into one over vectors. */
AC_WORD void ac_run_elements(size_t inputs, size_t outputs, bool channels, size_t count,
                             const void *const ins[], void *const outs[], ac_element_step *step,
                             const void *scalars)
{
    const ac_runs *const runs = channels ? ins[inputs] : NULL;
    const void *in[AC_LOOP_OPERANDS];
    void *out[AC_LOOP_OPERANDS];

    AC_EACH(k, inputs, in[k] = ins[k];)
    AC_EACH(k, outputs, out[k] = outs[k];)
    if (runs == NULL) {
        for (size_t i = 0; i < count; i++)
            step(in, out, i, i, scalars);
        return;
    }
    for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
        const size_t end = count - start > runs->length ? start + runs->length : count;
        for (size_t i = start; i < end; i++)
            step(in, out, i, run, scalars);
    }
}

#endif
