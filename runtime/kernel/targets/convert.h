/*
 * Conversions between dtypes, for each instruction set: ac_stage.convert (stage.h).
 */
#ifndef AC_CONVERT_H
#define AC_CONVERT_H

#include <stddef.h>

#include "base/isa.h"

void AC_ISA(ac_convert)(int to, void *target, int from, const void *source, size_t count);

#endif
