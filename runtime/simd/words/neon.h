/*
 * The SIMD words for aarch64's Advanced SIMD. simd.h describes the words.
 */
#ifndef AC_SIMD_NEON_H
#define AC_SIMD_NEON_H

#include <arm_neon.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/dtype.h"
#include "base/half.h"

enum { VF32_LANES = 4, VF64_LANES = 2 };

typedef float32x4_t vf32;
typedef float64x2_t vf64;
typedef uint32x4_t vm32;
typedef uint64x2_t vm64;
typedef int32x4_t vi32;
typedef int64x2_t vi64;

/* Masks: lanes of all ones or all zeros. */

static inline vm32 vm32_and(vm32 a, vm32 b)
{
    return vandq_u32(a, b);
}

static inline vm32 vm32_or(vm32 a, vm32 b)
{
    return vorrq_u32(a, b);
}

static inline vm32 vm32_xor(vm32 a, vm32 b)
{
    return veorq_u32(a, b);
}

static inline vm32 vm32_not(vm32 a)
{
    return vmvnq_u32(a);
}

static inline bool vm32_all(vm32 a)
{
    return vminvq_u32(a) != 0;
}

static inline bool vm32_any(vm32 a)
{
    return vmaxvq_u32(a) != 0;
}

static inline vm64 vm64_and(vm64 a, vm64 b)
{
    return vandq_u64(a, b);
}

static inline vm64 vm64_or(vm64 a, vm64 b)
{
    return vorrq_u64(a, b);
}

static inline vm64 vm64_xor(vm64 a, vm64 b)
{
    return veorq_u64(a, b);
}

static inline vm64 vm64_not(vm64 a)
{
    return veorq_u64(a, vdupq_n_u64(UINT64_MAX));
}

static inline bool vm64_all(vm64 a)
{
    return vminvq_u32(vreinterpretq_u32_u64(a)) != 0;
}

static inline bool vm64_any(vm64 a)
{
    return vmaxvq_u32(vreinterpretq_u32_u64(a)) != 0;
}

/* f32: memory. There are no masked moves, so tails go through the stack. */

static inline vf32 vf32_of(float x)
{
    return vdupq_n_f32(x);
}

static inline vf32 vf32_load(const float *from)
{
    return vld1q_f32(from);
}

static inline vf32 vf32_load_n(const float *from, size_t n)
{
    float lanes[VF32_LANES] = {0};
    memcpy(lanes, from, n * sizeof *from);
    return vld1q_f32(lanes);
}

static inline vf32 neon_canonical_f32(vf32 x)
{
    const vf32 nan = vreinterpretq_f32_u32(vdupq_n_u32(AC_F32_NAN_BITS));
    return vbslq_f32(vceqq_f32(x, x), x, nan);
}

static inline void vf32_store(float *to, vf32 x)
{
    vst1q_f32(to, neon_canonical_f32(x));
}

static inline void vf32_store_n(float *to, vf32 x, size_t n)
{
    float lanes[VF32_LANES];
    vf32_store(lanes, x);
    memcpy(to, lanes, n * sizeof *to);
}

static inline uint16x4_t neon_load16_n(const uint16_t *from, size_t n)
{
    uint16_t lanes[4] = {0};
    memcpy(lanes, from, n * sizeof *from);
    return vld1_u16(lanes);
}

static inline void neon_store16_n(uint16_t *to, uint16x4_t x, size_t n)
{
    uint16_t lanes[4];
    vst1_u16(lanes, x);
    memcpy(to, lanes, n * sizeof *to);
}

static inline vf32 neon_widen_f16(uint16x4_t half)
{
    return vcvt_f32_f16(vreinterpret_f16_u16(half));
}

static inline vf32 vf32_load_f16(const ac_f16 *from)
{
    return neon_widen_f16(vld1_u16(from));
}

static inline vf32 vf32_load_f16_n(const ac_f16 *from, size_t n)
{
    return neon_widen_f16(neon_load16_n(from, n));
}

static inline uint16x4_t neon_narrow_f16(vf32 x)
{
    return vreinterpret_u16_f16(vcvt_f16_f32(neon_canonical_f32(x)));
}

static inline void vf32_store_f16(ac_f16 *to, vf32 x)
{
    vst1_u16(to, neon_narrow_f16(x));
}

static inline void vf32_store_f16_n(ac_f16 *to, vf32 x, size_t n)
{
    neon_store16_n(to, neon_narrow_f16(x), n);
}

static inline vf32 neon_widen_bf16(uint16x4_t half)
{
    return vreinterpretq_f32_u32(vshll_n_u16(half, 16));
}

static inline vf32 vf32_load_bf16(const ac_bf16 *from)
{
    return neon_widen_bf16(vld1_u16(from));
}

static inline vf32 vf32_load_bf16_n(const ac_bf16 *from, size_t n)
{
    return neon_widen_bf16(neon_load16_n(from, n));
}

/* Adds just under half a unit, or half a unit if the last remaining bit is 1; the canonical nan
 * does not carry. The result is in the upper halves. */
static inline uint32x4_t neon_round_bf16(vf32 x)
{
    const uint32x4_t bits = vreinterpretq_u32_f32(neon_canonical_f32(x));
    const uint32x4_t last = vandq_u32(vshrq_n_u32(bits, 16), vdupq_n_u32(1));
    const uint32x4_t half = vaddq_u32(last, vdupq_n_u32(0x7fff));
    return vaddq_u32(bits, half);
}

static inline uint16x4_t neon_narrow_bf16(vf32 x)
{
    return vshrn_n_u32(neon_round_bf16(x), 16);
}

static inline void vf32_store_bf16(ac_bf16 *to, vf32 x)
{
    vst1_u16(to, neon_narrow_bf16(x));
}

static inline void vf32_store_bf16_n(ac_bf16 *to, vf32 x, size_t n)
{
    neon_store16_n(to, neon_narrow_bf16(x), n);
}

/* Two vectors of 16-bit elements. For bf16, `a` has the even elements and `b` the odd ones, whose
 * bits need no shift. */

typedef struct vf32_two {
    vf32 a;
    vf32 b;
} vf32_two;

static inline vf32_two vf32_load_two_f16(const ac_f16 *from)
{
    return (vf32_two){vf32_load_f16(from), vf32_load_f16(from + VF32_LANES)};
}

static inline void vf32_store_two_f16(ac_f16 *to, vf32 a, vf32 b)
{
    vf32_store_f16(to, a);
    vf32_store_f16(to + VF32_LANES, b);
}

static inline vf32_two vf32_load_two_bf16(const ac_bf16 *from)
{
    const uint32x4_t both = vreinterpretq_u32_u16(vld1q_u16(from));
    const uint32x4_t odd = vandq_u32(both, vdupq_n_u32(0xffff0000));
    return (vf32_two){vreinterpretq_f32_u32(vshlq_n_u32(both, 16)), vreinterpretq_f32_u32(odd)};
}

static inline void vf32_store_two_bf16(ac_bf16 *to, vf32 a, vf32 b)
{
    const uint32x4_t both = vsriq_n_u32(neon_round_bf16(b), neon_round_bf16(a), 16);
    vst1q_u16(to, vreinterpretq_u16_u32(both));
}

/* f32: arithmetic. */

static inline vf32 vf32_add(vf32 a, vf32 b)
{
    return vaddq_f32(a, b);
}

static inline vf32 vf32_sub(vf32 a, vf32 b)
{
    return vsubq_f32(a, b);
}

static inline vf32 vf32_mul(vf32 a, vf32 b)
{
    return vmulq_f32(a, b);
}

static inline vf32 vf32_div(vf32 a, vf32 b)
{
    return vdivq_f32(a, b);
}

static inline vf32 vf32_fma(vf32 a, vf32 b, vf32 c)
{
    return vfmaq_f32(c, a, b);
}

static inline vf32 vf32_fms(vf32 a, vf32 b, vf32 c)
{
    return vfmaq_f32(vnegq_f32(c), a, b);
}

static inline vf32 vf32_fnma(vf32 a, vf32 b, vf32 c)
{
    return vfmsq_f32(c, a, b);
}

static inline vf32 vf32_neg(vf32 x)
{
    return vnegq_f32(x);
}

static inline vf32 vf32_abs(vf32 x)
{
    return vabsq_f32(x);
}

static inline vf32 vf32_sqrt(vf32 x)
{
    return vsqrtq_f32(x);
}

static inline vf32 vf32_round(vf32 x)
{
    return vrndnq_f32(x);
}

static inline vf32 vf32_floor(vf32 x)
{
    return vrndmq_f32(x);
}

static inline vf32 vf32_trunc(vf32 x)
{
    return vrndq_f32(x);
}

static inline vf32 vf32_copysign(vf32 magnitude, vf32 sign)
{
    return vbslq_f32(vdupq_n_u32(UINT32_C(1) << 31), sign, magnitude);
}

static inline vf32 vf32_min(vf32 a, vf32 b)
{
    return vbslq_f32(vcltq_f32(b, a), b, a);
}

static inline vf32 vf32_max(vf32 a, vf32 b)
{
    return vbslq_f32(vcgtq_f32(b, a), b, a);
}

static inline vm32 vf32_lt(vf32 a, vf32 b)
{
    return vcltq_f32(a, b);
}

static inline vm32 vf32_le(vf32 a, vf32 b)
{
    return vcleq_f32(a, b);
}

static inline vm32 vf32_gt(vf32 a, vf32 b)
{
    return vcgtq_f32(a, b);
}

static inline vm32 vf32_ge(vf32 a, vf32 b)
{
    return vcgeq_f32(a, b);
}

static inline vm32 vf32_eq(vf32 a, vf32 b)
{
    return vceqq_f32(a, b);
}

static inline vm32 vf32_ne(vf32 a, vf32 b)
{
    return vm32_not(vceqq_f32(a, b));
}

static inline vm32 vf32_is_nan(vf32 x)
{
    return vm32_not(vceqq_f32(x, x));
}

static inline vm32 vf32_is_inf(vf32 x)
{
    return vceqq_f32(vabsq_f32(x), vdupq_n_f32(INFINITY));
}

static inline vf32 vf32_where(vm32 mask, vf32 a, vf32 b)
{
    return vbslq_f32(mask, a, b);
}

static inline vf32 vf32_correction(vf32 x)
{
    const vm32 some = vcgtq_f32(vabsq_f32(x), vdupq_n_f32(0.0f));
    const vm32 finite = vcltq_f32(vabsq_f32(x), vdupq_n_f32(INFINITY));
    return vbslq_f32(vm32_and(some, finite), x, vdupq_n_f32(-0.0f));
}

/* 32-bit integers. */

static inline vi32 vi32_of(int32_t x)
{
    return vdupq_n_s32(x);
}

static inline vi32 vf32_as_vi32(vf32 x)
{
    return vreinterpretq_s32_f32(x);
}

static inline vf32 vi32_as_vf32(vi32 x)
{
    return vreinterpretq_f32_s32(x);
}

static inline vi32 vi32_add(vi32 a, vi32 b)
{
    return vaddq_s32(a, b);
}

static inline vi32 vi32_sub(vi32 a, vi32 b)
{
    return vsubq_s32(a, b);
}

static inline vi32 vi32_and(vi32 a, vi32 b)
{
    return vandq_s32(a, b);
}

static inline vi32 vi32_or(vi32 a, vi32 b)
{
    return vorrq_s32(a, b);
}

static inline vi32 vi32_xor(vi32 a, vi32 b)
{
    return veorq_s32(a, b);
}

static inline vi32 vi32_shl(vi32 x, int places)
{
    return vshlq_s32(x, vdupq_n_s32(places));
}

static inline vi32 vi32_shr(vi32 x, int places)
{
    return vreinterpretq_s32_u32(vshlq_u32(vreinterpretq_u32_s32(x), vdupq_n_s32(-places)));
}

static inline vi32 vi32_sar(vi32 x, int places)
{
    return vshlq_s32(x, vdupq_n_s32(-places));
}

static inline vi32 vi32_min(vi32 a, vi32 b)
{
    return vminq_s32(a, b);
}

static inline vi32 vi32_max(vi32 a, vi32 b)
{
    return vmaxq_s32(a, b);
}

static inline vm32 vi32_eq(vi32 a, vi32 b)
{
    return vceqq_s32(a, b);
}

static inline vm32 vi32_gt(vi32 a, vi32 b)
{
    return vcgtq_s32(a, b);
}

static inline vi32 vi32_where(vm32 mask, vi32 a, vi32 b)
{
    return vbslq_s32(mask, a, b);
}

/* The instruction saturates and converts nan to 0. */
static inline vi32 vi32_of_vf32(vf32 x)
{
    const vm32 fits =
        vm32_and(vcgeq_f32(x, vdupq_n_f32(-0x1p31f)), vcltq_f32(x, vdupq_n_f32(0x1p31f)));
    return vbslq_s32(fits, vcvtnq_s32_f32(x), vdupq_n_s32(INT32_MIN));
}

static inline vf32 vf32_of_vi32(vi32 x)
{
    return vcvtq_f32_s32(x);
}

/* Sums and scaling are computed in f64, two lanes at a time. */

static inline vf64 neon_low(vf32 x)
{
    return vcvt_f64_f32(vget_low_f32(x));
}

static inline vf64 neon_high(vf32 x)
{
    return vcvt_high_f64_f32(x);
}

static inline vf64 neon_power_of_two(vi64 k)
{
    return vreinterpretq_f64_s64(vshlq_n_s64(vaddq_s64(k, vdupq_n_s64(1023)), 52));
}

/* Between 2^-549 and 2^528 the product is exact in f64, so the conversion back is the only
 * rounding. */
static inline vf32 vf32_scale(vf32 x, vi32 k)
{
    const vf64 low = vmulq_f64(neon_low(x), neon_power_of_two(vmovl_s32(vget_low_s32(k))));
    const vf64 high = vmulq_f64(neon_high(x), neon_power_of_two(vmovl_high_s32(k)));
    return vcvt_high_f32_f64(vcvt_f32_f64(low), high);
}

static inline vf32 vf32_gather(const float *table, vi32 index)
{
    const float lanes[4] = {table[vgetq_lane_s32(index, 0)], table[vgetq_lane_s32(index, 1)],
                            table[vgetq_lane_s32(index, 2)], table[vgetq_lane_s32(index, 3)]};
    return vld1q_f32(lanes);
}

static inline vf32 vf32_lookup16(const float table[16], vi32 index)
{
    return vf32_gather(table, vandq_s32(index, vdupq_n_s32(15)));
}

static inline vf32 vf32_lookup32(const float table[32], vi32 index)
{
    return vf32_gather(table, vandq_s32(index, vdupq_n_s32(31)));
}

/* f64: memory. There are no masked moves, so tails go through the stack. */

static inline vf64 vf64_of(double x)
{
    return vdupq_n_f64(x);
}

static inline vf64 vf64_load(const double *from)
{
    return vld1q_f64(from);
}

static inline vf64 vf64_load_n(const double *from, size_t n)
{
    double lanes[VF64_LANES] = {0};
    memcpy(lanes, from, n * sizeof *from);
    return vld1q_f64(lanes);
}

static inline vf64 neon_canonical_f64(vf64 x)
{
    const vf64 nan = vreinterpretq_f64_u64(vdupq_n_u64(AC_F64_NAN_BITS));
    return vbslq_f64(vceqq_f64(x, x), x, nan);
}

static inline void vf64_store(double *to, vf64 x)
{
    vst1q_f64(to, neon_canonical_f64(x));
}

static inline void vf64_store_n(double *to, vf64 x, size_t n)
{
    double lanes[VF64_LANES];
    vf64_store(lanes, x);
    memcpy(to, lanes, n * sizeof *to);
}

/* For data that only kernels read. */

static inline void vf32_keep(float *to, vf32 x)
{
    vst1q_f32(to, x);
}

static inline void vf64_keep(double *to, vf64 x)
{
    vst1q_f64(to, x);
}

/* The elements at even and at odd positions of a and b, in an order that depends on the target and
 * that the same two words undo. */

static inline vf64 vf64_evens(vf64 a, vf64 b)
{
    return vzip1q_f64(a, b);
}

static inline vf64 vf64_odds(vf64 a, vf64 b)
{
    return vzip2q_f64(a, b);
}

static inline vf32 vf32_of_first(vf64 x)
{
    return vcombine_f32(vcvt_f32_f64(x), vdup_n_f32(0.0f));
}

static inline vf32 vf32_of_parts(const vf64 parts[])
{
    return vcvt_high_f32_f64(vcvt_f32_f64(parts[0]), parts[1]);
}

/* f32 in memory, f64 in lanes. */

static inline vf64 vf64_load_f32(const float *from)
{
    return vcvt_f64_f32(vld1_f32(from));
}

static inline vf64 vf64_load_f32_n(const float *from, size_t n)
{
    float lanes[VF64_LANES] = {0};
    memcpy(lanes, from, n * sizeof *from);
    return vf64_load_f32(lanes);
}

static inline void vf64_store_f32(float *to, vf64 x)
{
    const float32x2_t y = vcvt_f32_f64(x);
    vst1_f32(to, vbsl_f32(vceq_f32(y, y), y, vreinterpret_f32_u32(vdup_n_u32(AC_F32_NAN_BITS))));
}

static inline void vf64_store_f32_n(float *to, vf64 x, size_t n)
{
    float lanes[VF64_LANES];
    vf64_store_f32(lanes, x);
    memcpy(to, lanes, n * sizeof *to);
}

/* f64: arithmetic. */

static inline vf64 vf64_add(vf64 a, vf64 b)
{
    return vaddq_f64(a, b);
}

static inline vf64 vf64_sub(vf64 a, vf64 b)
{
    return vsubq_f64(a, b);
}

static inline vf64 vf64_mul(vf64 a, vf64 b)
{
    return vmulq_f64(a, b);
}

static inline vf64 vf64_div(vf64 a, vf64 b)
{
    return vdivq_f64(a, b);
}

static inline vf64 vf64_fma(vf64 a, vf64 b, vf64 c)
{
    return vfmaq_f64(c, a, b);
}

static inline vf64 vf64_fms(vf64 a, vf64 b, vf64 c)
{
    return vfmaq_f64(vnegq_f64(c), a, b);
}

static inline vf64 vf64_fnma(vf64 a, vf64 b, vf64 c)
{
    return vfmsq_f64(c, a, b);
}

static inline vf64 vf64_neg(vf64 x)
{
    return vnegq_f64(x);
}

static inline vf64 vf64_abs(vf64 x)
{
    return vabsq_f64(x);
}

static inline vf64 vf64_sqrt(vf64 x)
{
    return vsqrtq_f64(x);
}

static inline vf64 vf64_round(vf64 x)
{
    return vrndnq_f64(x);
}

static inline vf64 vf64_floor(vf64 x)
{
    return vrndmq_f64(x);
}

static inline vf64 vf64_trunc(vf64 x)
{
    return vrndq_f64(x);
}

static inline vf64 vf64_copysign(vf64 magnitude, vf64 sign)
{
    return vbslq_f64(vdupq_n_u64(UINT64_C(1) << 63), sign, magnitude);
}

static inline vf64 vf64_min(vf64 a, vf64 b)
{
    return vbslq_f64(vcltq_f64(b, a), b, a);
}

static inline vf64 vf64_max(vf64 a, vf64 b)
{
    return vbslq_f64(vcgtq_f64(b, a), b, a);
}

static inline vm64 vf64_lt(vf64 a, vf64 b)
{
    return vcltq_f64(a, b);
}

static inline vm64 vf64_le(vf64 a, vf64 b)
{
    return vcleq_f64(a, b);
}

static inline vm64 vf64_gt(vf64 a, vf64 b)
{
    return vcgtq_f64(a, b);
}

static inline vm64 vf64_ge(vf64 a, vf64 b)
{
    return vcgeq_f64(a, b);
}

static inline vm64 vf64_eq(vf64 a, vf64 b)
{
    return vceqq_f64(a, b);
}

static inline vm64 vf64_ne(vf64 a, vf64 b)
{
    return vm64_not(vceqq_f64(a, b));
}

static inline vm64 vf64_is_nan(vf64 x)
{
    return vm64_not(vceqq_f64(x, x));
}

static inline vm64 vf64_is_inf(vf64 x)
{
    return vceqq_f64(vabsq_f64(x), vdupq_n_f64((double)INFINITY));
}

static inline vf64 vf64_where(vm64 mask, vf64 a, vf64 b)
{
    return vbslq_f64(mask, a, b);
}

static inline vf64 vf64_correction(vf64 x)
{
    const vm64 some = vcgtq_f64(vabsq_f64(x), vdupq_n_f64(0.0));
    const vm64 finite = vcltq_f64(vabsq_f64(x), vdupq_n_f64((double)INFINITY));
    return vbslq_f64(vm64_and(some, finite), x, vdupq_n_f64(-0.0));
}

/* 64-bit integers. */

static inline vi64 vi64_of(int64_t x)
{
    return vdupq_n_s64(x);
}

static inline vi64 vf64_as_vi64(vf64 x)
{
    return vreinterpretq_s64_f64(x);
}

static inline vf64 vi64_as_vf64(vi64 x)
{
    return vreinterpretq_f64_s64(x);
}

static inline vi64 vi64_add(vi64 a, vi64 b)
{
    return vaddq_s64(a, b);
}

static inline vi64 vi64_sub(vi64 a, vi64 b)
{
    return vsubq_s64(a, b);
}

static inline vi64 vi64_and(vi64 a, vi64 b)
{
    return vandq_s64(a, b);
}

static inline vi64 vi64_or(vi64 a, vi64 b)
{
    return vorrq_s64(a, b);
}

static inline vi64 vi64_xor(vi64 a, vi64 b)
{
    return veorq_s64(a, b);
}

static inline vi64 vi64_shl(vi64 x, int places)
{
    return vshlq_s64(x, vdupq_n_s64(places));
}

static inline vi64 vi64_shr(vi64 x, int places)
{
    return vreinterpretq_s64_u64(vshlq_u64(vreinterpretq_u64_s64(x), vdupq_n_s64(-places)));
}

static inline vi64 vi64_sar(vi64 x, int places)
{
    return vshlq_s64(x, vdupq_n_s64(-places));
}

static inline vm64 vi64_eq(vi64 a, vi64 b)
{
    return vceqq_s64(a, b);
}

static inline vm64 vi64_gt(vi64 a, vi64 b)
{
    return vcgtq_s64(a, b);
}

static inline vi64 vi64_where(vm64 mask, vi64 a, vi64 b)
{
    return vbslq_s64(mask, a, b);
}

static inline vi64 vi64_of_vf64(vf64 x)
{
    return vcvtnq_s64_f64(x);
}

static inline vf64 vf64_of_vi64(vi64 x)
{
    return vcvtq_f64_s64(x);
}

/* k clamped to the exponents of normal numbers. */
static inline vi64 neon_limit_exponent(vi64 k)
{
    const vi64 most = vdupq_n_s64(1023);
    const vi64 least = vdupq_n_s64(-1022);
    const vi64 lowered = vbslq_s64(vcgtq_s64(k, most), most, k);
    return vbslq_s64(vcgtq_s64(least, lowered), least, lowered);
}

/* The remainder of k is applied first: if that already loses bits, the last factor makes the result
 * zero, so no result is rounded twice. */
static inline vf64 vf64_scale(vf64 x, vi64 k)
{
    const vi64 last = neon_limit_exponent(k);
    const vi64 rest = vsubq_s64(k, last);
    const vi64 middle = neon_limit_exponent(rest);
    const vi64 first = vsubq_s64(rest, middle);
    const vf64 most = vmulq_f64(vmulq_f64(x, neon_power_of_two(first)), neon_power_of_two(middle));
    return vmulq_f64(most, neon_power_of_two(last));
}

static inline vf64 vf64_gather(const double *table, vi64 index)
{
    const double lanes[2] = {table[vgetq_lane_s64(index, 0)], table[vgetq_lane_s64(index, 1)]};
    return vld1q_f64(lanes);
}

static inline vf64 vf64_lookup16(const double table[16], vi64 index)
{
    return vf64_gather(table, vandq_s64(index, vdupq_n_s64(15)));
}

/* Widening. */

static inline vf64 vf64_of_part(vf32 x, size_t part)
{
    return part == 0 ? neon_low(x) : neon_high(x);
}

#endif
