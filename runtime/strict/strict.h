/*
 * Strict mode: what this library could bear and an NPU would choke on is refused, and said why.
 *
 * The rooms that meet a mistake ask `ac_strict` whether somebody wants to hear of it, which is one
 * branch on a flag that is read once, and report a finding (finding.h). This room keeps what they
 * have to remember for that: where things were made, and whether the library is started.
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
