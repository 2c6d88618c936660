/*
 * The SIMD words in plain C, one lane wide: the reference that the other targets must match bit for
 * bit. simd.h describes the words.
 */
#ifndef AC_SIMD_SCALAR_H
#define AC_SIMD_SCALAR_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/dtype.h"
#include "base/half.h"

enum { VF32_LANES = 1, VF64_LANES = 1 };

typedef float vf32;
typedef double vf64;
typedef bool vm32;
typedef bool vm64;
typedef int32_t vi32;
typedef int64_t vi64;

/* Masks. */

static inline vm32 vm32_and(vm32 a, vm32 b)
{
    return a && b;
}

static inline vm32 vm32_or(vm32 a, vm32 b)
{
    return a || b;
}

static inline vm32 vm32_xor(vm32 a, vm32 b)
{
    return a != b;
}

static inline vm32 vm32_not(vm32 a)
{
    return !a;
}

static inline bool vm32_all(vm32 a)
{
    return a;
}

static inline bool vm32_any(vm32 a)
{
    return a;
}

static inline vm64 vm64_and(vm64 a, vm64 b)
{
    return a && b;
}

static inline vm64 vm64_or(vm64 a, vm64 b)
{
    return a || b;
}

static inline vm64 vm64_xor(vm64 a, vm64 b)
{
    return a != b;
}

static inline vm64 vm64_not(vm64 a)
{
    return !a;
}

static inline bool vm64_all(vm64 a)
{
    return a;
}

static inline bool vm64_any(vm64 a)
{
    return a;
}

/* f32: memory. */

static inline vf32 vf32_of(float x)
{
    return x;
}

static inline vf32 vf32_load(const float *from)
{
    return *from;
}

static inline vf32 vf32_load_n(const float *from, size_t n)
{
    return n != 0 ? *from : 0.0f;
}

static inline void vf32_store(float *to, vf32 x)
{
    *to = x == x ? x : ac_f32_of_bits(AC_F32_NAN_BITS);
}

static inline void vf32_store_n(float *to, vf32 x, size_t n)
{
    if (n != 0)
        vf32_store(to, x);
}

static inline vf32 vf32_load_f16(const ac_f16 *from)
{
    return ac_f16_to_float(*from);
}

static inline vf32 vf32_load_f16_n(const ac_f16 *from, size_t n)
{
    return n != 0 ? ac_f16_to_float(*from) : 0.0f;
}

static inline void vf32_store_f16(ac_f16 *to, vf32 x)
{
    *to = ac_f16_of_float(x);
}

static inline void vf32_store_f16_n(ac_f16 *to, vf32 x, size_t n)
{
    if (n != 0)
        vf32_store_f16(to, x);
}

static inline vf32 vf32_load_bf16(const ac_bf16 *from)
{
    return ac_bf16_to_float(*from);
}

static inline vf32 vf32_load_bf16_n(const ac_bf16 *from, size_t n)
{
    return n != 0 ? ac_bf16_to_float(*from) : 0.0f;
}

static inline void vf32_store_bf16(ac_bf16 *to, vf32 x)
{
    *to = ac_bf16_of_float(x);
}

static inline void vf32_store_bf16_n(ac_bf16 *to, vf32 x, size_t n)
{
    if (n != 0)
        vf32_store_bf16(to, x);
}

/* Two vectors of 16-bit elements. */

typedef struct vf32_two {
    vf32 a;
    vf32 b;
} vf32_two;

static inline vf32_two vf32_load_two_f16(const ac_f16 *from)
{
    return (vf32_two){vf32_load_f16(from), vf32_load_f16(from + 1)};
}

static inline void vf32_store_two_f16(ac_f16 *to, vf32 a, vf32 b)
{
    vf32_store_f16(to, a);
    vf32_store_f16(to + 1, b);
}

static inline vf32_two vf32_load_two_bf16(const ac_bf16 *from)
{
    return (vf32_two){vf32_load_bf16(from), vf32_load_bf16(from + 1)};
}

static inline void vf32_store_two_bf16(ac_bf16 *to, vf32 a, vf32 b)
{
    vf32_store_bf16(to, a);
    vf32_store_bf16(to + 1, b);
}

/* f32: arithmetic. */

static inline vf32 vf32_add(vf32 a, vf32 b)
{
    return a + b;
}

static inline vf32 vf32_sub(vf32 a, vf32 b)
{
    return a - b;
}

static inline vf32 vf32_mul(vf32 a, vf32 b)
{
    return a * b;
}

static inline vf32 vf32_div(vf32 a, vf32 b)
{
    return a / b;
}

static inline vf32 vf32_fma(vf32 a, vf32 b, vf32 c)
{
    return fmaf(a, b, c);
}

static inline vf32 vf32_fms(vf32 a, vf32 b, vf32 c)
{
    return fmaf(a, b, -c);
}

static inline vf32 vf32_fnma(vf32 a, vf32 b, vf32 c)
{
    return fmaf(-a, b, c);
}

static inline vf32 vf32_neg(vf32 x)
{
    return -x;
}

static inline vf32 vf32_abs(vf32 x)
{
    return fabsf(x);
}

static inline vf32 vf32_sqrt(vf32 x)
{
    return sqrtf(x);
}

static inline vf32 vf32_round(vf32 x)
{
    return rintf(x);
}

static inline vf32 vf32_floor(vf32 x)
{
    return floorf(x);
}

static inline vf32 vf32_trunc(vf32 x)
{
    return truncf(x);
}

static inline vf32 vf32_copysign(vf32 magnitude, vf32 sign)
{
    return copysignf(magnitude, sign);
}

static inline vf32 vf32_min(vf32 a, vf32 b)
{
    return b < a ? b : a;
}

static inline vf32 vf32_max(vf32 a, vf32 b)
{
    return b > a ? b : a;
}

static inline vm32 vf32_lt(vf32 a, vf32 b)
{
    return a < b;
}

static inline vm32 vf32_le(vf32 a, vf32 b)
{
    return a <= b;
}

static inline vm32 vf32_gt(vf32 a, vf32 b)
{
    return a > b;
}

static inline vm32 vf32_ge(vf32 a, vf32 b)
{
    return a >= b;
}

static inline vm32 vf32_eq(vf32 a, vf32 b)
{
    return a == b;
}

static inline vm32 vf32_ne(vf32 a, vf32 b)
{
    return a != b;
}

static inline vm32 vf32_is_nan(vf32 x)
{
    return x != x;
}

static inline vm32 vf32_is_inf(vf32 x)
{
    return fabsf(x) == INFINITY;
}

static inline vf32 vf32_where(vm32 mask, vf32 a, vf32 b)
{
    return mask ? a : b;
}

static inline vf32 vf32_correction(vf32 x)
{
    return fabsf(x) > 0.0f && fabsf(x) < INFINITY ? x : -0.0f;
}

/* 32-bit integers. */

static inline vi32 vi32_of(int32_t x)
{
    return x;
}

static inline vi32 vf32_as_vi32(vf32 x)
{
    return (vi32)ac_f32_bits(x);
}

static inline vf32 vi32_as_vf32(vi32 x)
{
    return ac_f32_of_bits((uint32_t)x);
}

static inline vi32 vi32_add(vi32 a, vi32 b)
{
    return (vi32)((uint32_t)a + (uint32_t)b);
}

static inline vi32 vi32_sub(vi32 a, vi32 b)
{
    return (vi32)((uint32_t)a - (uint32_t)b);
}

static inline vi32 vi32_and(vi32 a, vi32 b)
{
    return a & b;
}

static inline vi32 vi32_or(vi32 a, vi32 b)
{
    return a | b;
}

static inline vi32 vi32_xor(vi32 a, vi32 b)
{
    return a ^ b;
}

static inline vi32 vi32_shl(vi32 x, int places)
{
    return (vi32)((uint32_t)x << places);
}

static inline vi32 vi32_shr(vi32 x, int places)
{
    return (vi32)((uint32_t)x >> places);
}

static inline vi32 vi32_sar(vi32 x, int places)
{
    return x >> places;
}

static inline vi32 vi32_min(vi32 a, vi32 b)
{
    return b < a ? b : a;
}

static inline vi32 vi32_max(vi32 a, vi32 b)
{
    return b > a ? b : a;
}

static inline vm32 vi32_eq(vi32 a, vi32 b)
{
    return a == b;
}

static inline vm32 vi32_gt(vi32 a, vi32 b)
{
    return a > b;
}

static inline vi32 vi32_where(vm32 mask, vi32 a, vi32 b)
{
    return mask ? a : b;
}

static inline vi32 vi32_of_vf32(vf32 x)
{
    return x >= -0x1p31f && x < 0x1p31f ? (vi32)rintf(x) : INT32_MIN;
}

static inline vf32 vf32_of_vi32(vi32 x)
{
    return (float)x;
}

/* Between 2^-549 and 2^528 the product is exact in a double, so the conversion back is the only
 * rounding. */
static inline vf32 vf32_scale(vf32 x, vi32 k)
{
    return (float)((double)x * ac_f64_of_bits((uint64_t)(k + 1023) << 52));
}

static inline vf32 vf32_lookup16(const float table[16], vi32 index)
{
    return table[index & 15];
}

static inline vf32 vf32_lookup32(const float table[32], vi32 index)
{
    return table[index & 31];
}

static inline vf32 vf32_gather(const float *table, vi32 index)
{
    return table[index];
}

/* f64: memory. */

static inline vf64 vf64_of(double x)
{
    return x;
}

static inline vf64 vf64_load(const double *from)
{
    return *from;
}

static inline vf64 vf64_load_n(const double *from, size_t n)
{
    return n != 0 ? *from : 0.0;
}

static inline void vf64_store(double *to, vf64 x)
{
    *to = x == x ? x : ac_f64_of_bits(AC_F64_NAN_BITS);
}

static inline void vf64_store_n(double *to, vf64 x, size_t n)
{
    if (n != 0)
        vf64_store(to, x);
}

/* For data that only kernels read. */

static inline void vf32_keep(float *to, vf32 x)
{
    *to = x;
}

static inline void vf64_keep(double *to, vf64 x)
{
    *to = x;
}

/* The elements at even and at odd positions of a and b, in an order that depends on the target and
 * that the same two words undo. */

static inline vf64 vf64_evens(vf64 a, vf64 b)
{
    (void)b;
    return a;
}

static inline vf64 vf64_odds(vf64 a, vf64 b)
{
    (void)a;
    return b;
}

static inline vf32 vf32_of_first(vf64 x)
{
    return (float)x;
}

static inline vf32 vf32_of_parts(const vf64 parts[])
{
    return (float)parts[0];
}

/* f32 in memory, f64 in lanes. */

static inline vf64 vf64_load_f32(const float *from)
{
    return (double)*from;
}

static inline vf64 vf64_load_f32_n(const float *from, size_t n)
{
    return n == 0 ? 0.0 : (double)*from;
}

static inline void vf64_store_f32(float *to, vf64 x)
{
    const float rounded = (float)x;
    *to = rounded == rounded ? rounded : ac_f32_of_bits(AC_F32_NAN_BITS);
}

static inline void vf64_store_f32_n(float *to, vf64 x, size_t n)
{
    if (n != 0)
        vf64_store_f32(to, x);
}

/* f64: arithmetic. */

static inline vf64 vf64_add(vf64 a, vf64 b)
{
    return a + b;
}

static inline vf64 vf64_sub(vf64 a, vf64 b)
{
    return a - b;
}

static inline vf64 vf64_mul(vf64 a, vf64 b)
{
    return a * b;
}

static inline vf64 vf64_div(vf64 a, vf64 b)
{
    return a / b;
}

static inline vf64 vf64_fma(vf64 a, vf64 b, vf64 c)
{
    return fma(a, b, c);
}

static inline vf64 vf64_fms(vf64 a, vf64 b, vf64 c)
{
    return fma(a, b, -c);
}

static inline vf64 vf64_fnma(vf64 a, vf64 b, vf64 c)
{
    return fma(-a, b, c);
}

static inline vf64 vf64_neg(vf64 x)
{
    return -x;
}

static inline vf64 vf64_abs(vf64 x)
{
    return fabs(x);
}

static inline vf64 vf64_sqrt(vf64 x)
{
    return sqrt(x);
}

static inline vf64 vf64_round(vf64 x)
{
    return rint(x);
}

static inline vf64 vf64_floor(vf64 x)
{
    return floor(x);
}

static inline vf64 vf64_trunc(vf64 x)
{
    return trunc(x);
}

static inline vf64 vf64_copysign(vf64 magnitude, vf64 sign)
{
    return copysign(magnitude, sign);
}

static inline vf64 vf64_min(vf64 a, vf64 b)
{
    return b < a ? b : a;
}

static inline vf64 vf64_max(vf64 a, vf64 b)
{
    return b > a ? b : a;
}

static inline vm64 vf64_lt(vf64 a, vf64 b)
{
    return a < b;
}

static inline vm64 vf64_le(vf64 a, vf64 b)
{
    return a <= b;
}

static inline vm64 vf64_gt(vf64 a, vf64 b)
{
    return a > b;
}

static inline vm64 vf64_ge(vf64 a, vf64 b)
{
    return a >= b;
}

static inline vm64 vf64_eq(vf64 a, vf64 b)
{
    return a == b;
}

static inline vm64 vf64_ne(vf64 a, vf64 b)
{
    return a != b;
}

static inline vm64 vf64_is_nan(vf64 x)
{
    return x != x;
}

static inline vm64 vf64_is_inf(vf64 x)
{
    return fabs(x) == (double)INFINITY;
}

static inline vf64 vf64_where(vm64 mask, vf64 a, vf64 b)
{
    return mask ? a : b;
}

static inline vf64 vf64_correction(vf64 x)
{
    return fabs(x) > 0.0 && fabs(x) < (double)INFINITY ? x : -0.0;
}

/* 64-bit integers. */

static inline vi64 vi64_of(int64_t x)
{
    return x;
}

static inline vi64 vf64_as_vi64(vf64 x)
{
    return (vi64)ac_f64_bits(x);
}

static inline vf64 vi64_as_vf64(vi64 x)
{
    return ac_f64_of_bits((uint64_t)x);
}

static inline vi64 vi64_add(vi64 a, vi64 b)
{
    return (vi64)((uint64_t)a + (uint64_t)b);
}

static inline vi64 vi64_sub(vi64 a, vi64 b)
{
    return (vi64)((uint64_t)a - (uint64_t)b);
}

static inline vi64 vi64_and(vi64 a, vi64 b)
{
    return a & b;
}

static inline vi64 vi64_or(vi64 a, vi64 b)
{
    return a | b;
}

static inline vi64 vi64_xor(vi64 a, vi64 b)
{
    return a ^ b;
}

static inline vi64 vi64_shl(vi64 x, int places)
{
    return (vi64)((uint64_t)x << places);
}

static inline vi64 vi64_shr(vi64 x, int places)
{
    return (vi64)((uint64_t)x >> places);
}

static inline vi64 vi64_sar(vi64 x, int places)
{
    return x >> places;
}

static inline vm64 vi64_eq(vi64 a, vi64 b)
{
    return a == b;
}

static inline vm64 vi64_gt(vi64 a, vi64 b)
{
    return a > b;
}

static inline vi64 vi64_where(vm64 mask, vi64 a, vi64 b)
{
    return mask ? a : b;
}

static inline vi64 vi64_of_vf64(vf64 x)
{
    return fabs(x) < 0x1p51 ? (vi64)rint(x) : INT64_MIN;
}

static inline vf64 vf64_of_vi64(vi64 x)
{
    return (double)x;
}

/* The remainder of k is applied first: if that already loses bits, the last factor makes the result
 * zero, so no result is rounded twice. */
static inline vf64 vf64_scale(vf64 x, vi64 k)
{
    const vi64 k_last = k < -1022 ? -1022 : k > 1023 ? 1023 : k;
    const vi64 rest = k - k_last;
    const vi64 k_middle = rest < -1022 ? -1022 : rest > 1023 ? 1023 : rest;
    const vi64 k_first = rest - k_middle;
    const double first = ac_f64_of_bits((uint64_t)(k_first + 1023) << 52);
    const double middle = ac_f64_of_bits((uint64_t)(k_middle + 1023) << 52);
    const double last = ac_f64_of_bits((uint64_t)(k_last + 1023) << 52);
    return x * first * middle * last;
}

static inline vf64 vf64_lookup16(const double table[16], vi64 index)
{
    return table[index & 15];
}

static inline vf64 vf64_gather(const double *table, vi64 index)
{
    return table[index];
}

/* Widening. */

static inline vf64 vf64_of_part(vf32 x, size_t part)
{
    (void)part;
    return (double)x;
}

#endif
