/*
 * The stores past the caches (simd.h) as ordinary stores, for targets without streaming stores in
 * C.
 */
#ifndef AC_SIMD_PAST_H
#define AC_SIMD_PAST_H

#if !defined(AC_TARGET_AVX512) && !defined(AC_TARGET_AVX2) /* which have their own */

#include "simd/words/word.h"

AC_WORD void vf32_store_past(float *to, vf32 x, bool past)
{
    (void)past;
    vf32_store(to, x);
}

AC_WORD void vf32_keep_past(float *to, vf32 x, bool past)
{
    (void)past;
    vf32_keep(to, x);
}

AC_WORD void vf64_store_past(double *to, vf64 x, bool past)
{
    (void)past;
    vf64_store(to, x);
}

AC_WORD void vf32_store_f16_past(ac_f16 *to, vf32 x, bool past)
{
    (void)past;
    vf32_store_f16(to, x);
}

AC_WORD void vf32_store_bf16_past(ac_bf16 *to, vf32 x, bool past)
{
    (void)past;
    vf32_store_bf16(to, x);
}

AC_WORD void vf32_store_two_f16_past(ac_f16 *to, vf32 a, vf32 b, bool past)
{
    (void)past;
    vf32_store_two_f16(to, a, b);
}

AC_WORD void vf32_store_two_bf16_past(ac_bf16 *to, vf32 a, vf32 b, bool past)
{
    (void)past;
    vf32_store_two_bf16(to, a, b);
}

#endif

#endif
