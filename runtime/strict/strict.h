/*
 * Strict mode: refuses calls that this library could accept but an NPU would not, and says why.
 *
 * The rooms that detect a mistake call `ac_strict` to see whether the mode is on, which is one
 * branch on a flag that is read once, and report a finding (finding.h). This room stores what that
 * needs: where objects were made, and whether the library is started.
 */
#ifndef AC_STRICT_H
#define AC_STRICT_H

#include "base/environment.h"

/* Whether one of these modes (AC_STRICT_...) is on. */
static inline bool ac_strict(unsigned modes)
{
    return __builtin_expect((ac_strict_modes & modes) != 0, 0);
}

#endif
