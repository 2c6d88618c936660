/*
 * A few lanes of f32 by way of f64: for formulas of which a part vanishes in f32 while the whole
 * does not, such as grad * sigmoid(-120) * x. Kernels come here for the lanes that need it, which
 * are rare.
 */
#ifndef AC_SIMD_WIDE_H
#define AC_SIMD_WIDE_H

#include <stddef.h>

#include "simd/math/times.h"
#include "simd/words/word.h"

enum { AC_WIDE_ARGS = 8 };

/* A formula in f64, of as many arguments as it wants. */
typedef vf64 ac_wide_formula(const vf64 args[]);

/* The formula at `count` arguments, at most AC_WIDE_ARGS, rounded to f32. */
AC_COLD vf32 ac_by_f64(ac_wide_formula *formula, size_t count, const vf32 args[])
{
    float narrow[AC_WIDE_ARGS][VF32_LANES], result[VF32_LANES];

    for (size_t k = 0; k < count; k++)
        vf32_store(narrow[k], args[k]);
    for (size_t i = 0; i < VF32_LANES; i += VF64_LANES) {
        vf64 wide[AC_WIDE_ARGS];

        for (size_t k = 0; k < count; k++)
            wide[k] = ac_widened(narrow[k] + i);
        ac_narrow(result + i, formula(wide));
    }
    return vf32_load(result);
}

#endif
