/*
 * The SIMD words: the vocabulary of every kernel. One of AC_TARGET_SCALAR, AC_TARGET_AVX2,
 * AC_TARGET_AVX512, AC_TARGET_NEON selects the header that implements them. A word gives the same
 * bits on every target, lane by lane, in the default floating-point environment
 * (float_environment.h); only operations that IEEE 754 defines exactly are words.
 *
 * TYPES   vf32 vf64: lanes of floats, VF32_LANES and VF64_LANES of them. vi32 vi64: integers in
 * lanes of the same width. vm32 vm64: masks, one truth value for each lane.
 *
 * NAN The payload and sign of a nan differ between machines, so no result may depend on the bits or
 * the sign of a nan. Stores write the canonical quiet nan of the type: 0x7fc00000,
 * 0x7ff8000000000000, 0x7e00, 0x7fc0.
 *
 * Memory, for T in vf32, vf64 and E its element type; no alignment is required
 *   T_of(E x)                     x in every lane
 *   T_load(const E *)             T_store(E *, T)
 *   T_load_n(const E *, n)        the first n elements, 1 <= n <= LANES; the other lanes are 0
 *   T_store_n(E *, T, n)          the first n lanes; no other byte is read or written by either
 *   vf32_load_f16[_n], vf32_load_bf16[_n]     widen exactly
 *   vf32_store_f16[_n], vf32_store_bf16[_n]   round once, to nearest even; overflow gives an
 *                                             infinity, tiny values subnormals
 *   vf32_load_two_f16, vf32_load_two_bf16     2 * VF32_LANES elements into a and b, in an order
 *                                             that depends on the target
 *   vf32_store_two_f16, vf32_store_two_bf16   (to, a, b) puts them back in that order
 *   vf32_load_i8[_n] and so on    integers, rounded to nearest even (whole.h)
 *   vf32_store_i8[_n] and so on   truncated towards zero; the nearest end of the range; 0 for nan
 *   T_keep(E *, T)                T_store without making nans canonical, for data that kernels read
 *   T_store_past(E *, T, past)    T_store; past the caches if `past` (kernel.h) and the target can;
 *                                 then the address is a multiple of 64 plus whole vectors.
 *                                 Likewise for vf32_keep and vf32_store[_two]_f16 and _bf16
 *   vf64_load_f32[_n]             widen exactly;  vf64_store_f32[_n]  round once
 *   vf64_evens(a, b), vf64_odds   the elements at even and at odd positions of a and b, in an order
 *                                 that depends on the target; applied twice they give a and b
 *   T_gather(const E *table, index)           table[index] in each lane
 *   vf32_lookup16(const float table[], index) table[index & 15], from registers if the target can
 *   vf32_lookup32, vf64_lookup16              do that; lookup32 takes index & 31
 *
 * Arithmetic, each one rounding to nearest even
 *   T_add T_sub T_mul T_div T_sqrt
 *   vf32_mul_odd(a, b)            a * b rounded to odd (pair_f32.h), for a second rounding to
 *                                 16 bits
 *   T_fma(a, b, c) = a * b + c    T_fms = a * b - c    T_fnma = c - a * b
 *   T_round (to the nearest integer, ties to even) T_floor T_trunc: signs of zero stay
 *   T_neg T_abs T_copysign(magnitude, sign): sign bits only
 *   T_min(a, b) T_max(a, b)       exactly `b < a ? b : a` and `b > a ? b : a`: a if either is a nan
 *                                 or both are zeros
 *   T_scale(x, k)                 x * 2^k rounded once, also into the subnormals; |k| <= 400 for
 *                                 vf32, 3000 for vf64
 *   T_correction(x)               x if it is finite and not zero, else -0, which changes no number
 *                                 it is added to (x + -0 is x for every x, even -0). Applied to
 *                                 addends if inf - inf or the sign of a zero must not affect the
 *                                 result.
 *
 * Masks, for m in vm32, vm64
 *   T_lt T_le T_gt T_ge T_eq      false where either is a nan;  T_ne  true there
 *   T_is_nan T_is_inf
 *   T_where(m, a, b)              a where the mask is true, b elsewhere: moves bits only
 *   m_and m_or m_xor m_not        m_all m_any  give a bool
 *
 * Integers, for I in vi32, vi64; all wrap around
 *   I_of I_add I_sub I_and I_or I_xor I_eq I_gt I_where     vi32_min vi32_max
 *   I_shl(x, places) I_shr (zeros come in) I_sar (sign bits come in)
 *   vf32_as_vi32 vi32_as_vf32 vf64_as_vi64 vi64_as_vf64     the same bits
 *   vi32_of_vf32                  to nearest, ties to even; INT32_MIN where it is nan or too large
 *   vf32_of_vi32                  rounded to nearest even
 *   vi64_of_vf64 vf64_of_vi64     the same for |x| < 2^51; unspecified beyond
 *
 * Widening
 *   vf64_of_part(x, p)            lanes p * VF64_LANES and on of a vf32, exactly
 *   vf32_of_first(x)              rounded, in the first VF64_LANES lanes; any others are 0
 *   vf32_of_parts(parts)          rounded, of as many vf64 as hold the lanes of a vf32, in order
 *
 * Pairs (pair_f32.h, pair_f64.h), elementary functions (math_16.h, math_f32.h, math_f64.h), these
 * rounded at once (direct_f32.h), of complex numbers (complex_f64.h), products (multiple.h,
 * times.h, product3.h), reductions (reduce/lanes.h, reduce/terms.h) and what decides results of 16
 * bits (settle.h) are built on these.
 */
#ifndef AC_SIMD_SIMD_H
#define AC_SIMD_SIMD_H

#include <math.h>

#if defined(AC_TARGET_SCALAR)
#include "simd/words/scalar.h"
#elif defined(AC_TARGET_AVX2)
#include "simd/words/avx2.h"
#elif defined(AC_TARGET_AVX512)
#include "simd/words/avx512.h"
#elif defined(AC_TARGET_NEON)
#include "simd/words/neon.h"
#else
#error "define one of AC_TARGET_SCALAR, AC_TARGET_AVX2, AC_TARGET_AVX512, AC_TARGET_NEON"
#endif

#include "simd/pairs/pair_f32.h"
#include "simd/pairs/pair_f64.h"

#include "simd/complex/complex_f64.h"
#include "simd/complex/complex_scaled.h"
#include "simd/complex/complex_words.h"
#include "simd/complex/functions.h"
#include "simd/complex/power.h"
#include "simd/math/direct_f32.h"
#include "simd/math/exp_single.h"
#include "simd/math/gamma_f64.h"
#include "simd/math/gamma_short_f64.h"
#include "simd/math/hyperbolic_f64.h"
#include "simd/math/math_16.h"
#include "simd/math/math_f32.h"
#include "simd/math/math_f64.h"
#include "simd/math/multiple.h"
#include "simd/math/power_f64.h"
#include "simd/math/short_f64.h"
#include "simd/math/single_words.h"
#include "simd/math/times.h"
#include "simd/math/trigonometry_f64.h"
#include "simd/math/wide.h"
#include "simd/pairs/product3.h"
#include "simd/pairs/settle.h"
#include "simd/words/past.h"
#include "simd/words/whole.h"

#include "simd/reduce/lanes.h"

#endif
