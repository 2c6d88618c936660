/*
 * Which instruction sets there are, for environment.h and for tests. Everyone else asks
 * ac_isa_current (kernel.h).
 */
#ifndef AC_ISA_H
#define AC_ISA_H

#include <stdbool.h>

#include "contract/kernel.h"

/* "scalar", "avx2", "avx512" or "neon", as ACLNN_CPU_ISA spells them; false for any other word. */
bool ac_isa_parse(const char *name, ac_isa *isa);

/* Whether this build has kernels for it and this machine, with this operating system, can run them.
 */
bool ac_isa_supported(ac_isa isa);

/* For tests and tools: chooses again, reading ACLNN_CPU_ISA again. Not while operators run. */
void ac_isa_reload(void);

#endif
