/* The instruction set that a program of these tests is built for, and whether this machine has it.
 */
#ifndef AC_TESTS_SIMD_TARGET_H
#define AC_TESTS_SIMD_TARGET_H

#include <stdbool.h>
#include <stdio.h>

#include "base/isa.h"

enum { TARGET_MISSING = 77 }; /* what a program ends with that this machine cannot run */

static inline ac_isa target_isa(void)
{
#if defined(AC_TARGET_SCALAR)
    return AC_ISA_SCALAR;
#elif defined(AC_TARGET_AVX2)
    return AC_ISA_AVX2;
#elif defined(AC_TARGET_AVX512)
    return AC_ISA_AVX512;
#else
    return AC_ISA_NEON;
#endif
}

/* Comes before all else, from a main that does nothing itself: the compiler uses the instruction
 * set wherever it likes. */
static inline bool target_missing(void)
{
    if (ac_isa_supported(target_isa()))
        return false;
    printf("this machine lacks %s\n", ac_isa_name(target_isa()));
    return true;
}

#endif
