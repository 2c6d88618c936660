/*
 * f32 lanes computed in f64. ac_by_f64 is for the few lanes in which a part of a formula underflows
 * in f32 but the whole does not, such as grad * sigmoid(-120) * x; it is not inlined. vf32_in_f64
 * is for formulas whose functions are computed in f64 (short_f64.h); it is inlined with the
 * formula.
 */
#ifndef AC_SIMD_WIDE_H
#define AC_SIMD_WIDE_H

#include <stddef.h>

#include "simd/math/times.h"
#include "simd/words/word.h"

enum { AC_WIDE_ARGS = 8 };

/* A formula in f64. */
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

/* The formula in f64 on all lanes, VF64_LANES at a time. */
AC_WORD void ac_in_f64(vf64 results[], ac_wide_formula *formula, size_t count, const vf32 args[])
{
    for (size_t part = 0; part < VF32_LANES / VF64_LANES; part++) {
        vf64 wide[AC_WIDE_ARGS];

        for (size_t k = 0; k < count; k++)
            wide[k] = vf64_of_part(args[k], part);
        results[part] = formula(wide);
    }
}

/* The same, rounded to f32. */
AC_WORD vf32 vf32_in_f64(ac_wide_formula *formula, size_t count, const vf32 args[])
{
    vf64 results[VF32_LANES / VF64_LANES];

    ac_in_f64(results, formula, count, args);
    return vf32_of_parts(results);
}

/* The same, rounded to odd (pair_f32.h), so that a second rounding, to 16 bits, gives the same as a
 * single one. The residual of the first rounding may be as small as 2^-700; only its sign
 * matters. */
AC_WORD vf32 vf32_in_f64_odd(ac_wide_formula *formula, size_t count, const vf32 args[])
{
    vf64 results[VF32_LANES / VF64_LANES], rests[VF32_LANES / VF64_LANES];

    ac_in_f64(results, formula, count, args);
    const vf32 nearest = vf32_of_parts(results);
    for (size_t part = 0; part < VF32_LANES / VF64_LANES; part++) {
        const vf64 rest = vf64_sub(results[part], vf64_of_part(nearest, part));
        rests[part] = vf64_mul(rest, vf64_of(0x1p600));
    }
    return ac_round_odd(nearest, vf32_of_parts(rests));
}

#endif
