/*
 * Generated from spec/arithmetic/rsub.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = other - alpha * self
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/rsub.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 other, vf32 alpha)
{
    return vf32_fma(vf32_neg(alpha), self, other);
}

static inline vf64x2 out_edge_wide(vf64 self, vf64 other, vf64 alpha)
{
    const vf64 product = vf64_mul(alpha, self);
    return vf64x2_of_sum(other, vf64_neg(product));
}

AC_COLD vf32 out_edge_far(vf32 short_, vm32 lanes, vf32 self, vf32 other, vf32 alpha)
{
    const vf64x2 low =
        out_edge_wide(vf64_widen_low(self), vf64_widen_low(other), vf64_widen_low(alpha));
    const vf64x2 high =
        out_edge_wide(vf64_widen_high(self), vf64_widen_high(other), vf64_widen_high(alpha));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

static inline vf32 out_f16(vf32 self, vf32 other, vf32 alpha)
{
    const vf32 difference = vf32_fma(vf32_neg(alpha), self, other);
    const vm32 edge = vf32_at_edge_f16(difference, 9);
    vf32 settled = difference;
    if (vm32_any(edge))
        settled = out_edge_far(settled, edge, self, other, alpha);
    return settled;
}

static inline vf64 out_f64(vf64 self, vf64 other, vf64 alpha)
{
    return vf64_fma(vf64_neg(alpha), self, other);
}

static inline vf64 out_wide(vf64 self, vf64 other, vf64 alpha)
{
    const vf64 product = vf64_mul(alpha, self);
    return vf64_sub(other, product);
}

AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 other, vf32 alpha)
{
    const vf64x2 low =
        vf64x2_of(out_wide(vf64_widen_low(self), vf64_widen_low(other), vf64_widen_low(alpha)));
    const vf64x2 high =
        vf64x2_of(out_wide(vf64_widen_high(self), vf64_widen_high(other), vf64_widen_high(alpha)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

static inline vf32 out_bf16(vf32 self, vf32 other, vf32 alpha)
{
    const vf32 difference = vf32_fma(vf32_neg(alpha), self, other);
    const vf32 product = vf32_mul(alpha, self);
    const vm32 cancelled =
        vf32_lt(vf32_abs(difference), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 edge = vf32_at_edge_bf16(difference, 9);
    vf32 settled = difference;
    if (vm32_any(cancelled))
        settled = out_far(settled, cancelled, self, other, alpha);
    if (vm32_any(edge))
        settled = out_edge_far(settled, edge, self, other, alpha);
    return settled;
}

static inline int8_t out_i8(int8_t self, int8_t other, int8_t alpha)
{
    const int8_t product = (int8_t)((uint32_t)alpha * (uint32_t)self);
    return (int8_t)((uint32_t)other - (uint32_t)product);
}

static inline int32_t out_i32(int32_t self, int32_t other, int32_t alpha)
{
    const int32_t product = (int32_t)((uint32_t)alpha * (uint32_t)self);
    return (int32_t)((uint32_t)other - (uint32_t)product);
}

static inline uint8_t out_u8(uint8_t self, uint8_t other, uint8_t alpha)
{
    const uint8_t product = (uint8_t)((uint32_t)alpha * (uint32_t)self);
    return (uint8_t)((uint32_t)other - (uint32_t)product);
}

static inline int16_t out_i16(int16_t self, int16_t other, int16_t alpha)
{
    const int16_t product = (int16_t)((uint32_t)alpha * (uint32_t)self);
    return (int16_t)((uint32_t)other - (uint32_t)product);
}

static inline int64_t out_i64(int64_t self, int64_t other, int64_t alpha)
{
    const int64_t product = (int64_t)((uint64_t)alpha * (uint64_t)self);
    return (int64_t)((uint64_t)other - (uint64_t)product);
}

static inline vf32 out_usual_f32(vf32 self, vf32 other)
{
    return vf32_sub(other, self);
}

static inline vf64 out_usual_f64(vf64 self, vf64 other)
{
    return vf64_sub(other, self);
}

static void rsub_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const float *const self = ins[0];
    const float *const other = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 alpha = vf32_of((float)a->alpha);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load(self + i);
        const vf32 other_i = vf32_load(other + i);
        vf32_store_past(out + i, out_f32(self_i, other_i, alpha), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 other_i = vf32_load_n(other + i, n);
        vf32_store_n(out + i, out_f32(self_i, other_i, alpha), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void rsub_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    const ac_f16 *const other = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 alpha = vf32_of((float)a->alpha);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        const vf32_two other_i = vf32_load_two_f16(other + i);
        vf32_store_two_f16_past(out + i, out_f16(self_i.a, other_i.a, alpha),
                                out_f16(self_i.b, other_i.b, alpha), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        const vf32 other_i = vf32_load_f16_n(other + i, n);
        vf32_store_f16_n(out + i, out_f16(self_i, other_i, alpha), n);
    }
}

static void rsub_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const double *const self = ins[0];
    const double *const other = ins[1];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf64 alpha = vf64_of(a->alpha);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES) {
        const vf64 self_i = vf64_load(self + i);
        const vf64 other_i = vf64_load(other + i);
        vf64_store_past(out + i, out_f64(self_i, other_i, alpha), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64 self_i = vf64_load_n(self + i, n);
        const vf64 other_i = vf64_load_n(other + i, n);
        vf64_store_n(out + i, out_f64(self_i, other_i, alpha), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void rsub_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    const ac_bf16 *const other = ins[1];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 alpha = vf32_of((float)a->alpha);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        const vf32_two other_i = vf32_load_two_bf16(other + i);
        vf32_store_two_bf16_past(out + i, out_bf16(self_i.a, other_i.a, alpha),
                                 out_bf16(self_i.b, other_i.b, alpha), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_bf16_n(self + i, n);
        const vf32 other_i = vf32_load_bf16_n(other + i, n);
        vf32_store_bf16_n(out + i, out_bf16(self_i, other_i, alpha), n);
    }
}

static void rsub_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const int8_t *const self = ins[0];
    const int8_t *const other = ins[1];
    int8_t *const out = outs[0];
    (void)past;
    const int8_t alpha = (int8_t)a->alpha_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i8(self[i], other[i], alpha);
}

static void rsub_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    (void)past;
    const int32_t alpha = (int32_t)a->alpha_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i32(self[i], other[i], alpha);
}

static void rsub_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)past;
    const uint8_t alpha = (uint8_t)a->alpha_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_u8(self[i], other[i], alpha);
}

static void rsub_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const int16_t *const self = ins[0];
    const int16_t *const other = ins[1];
    int16_t *const out = outs[0];
    (void)past;
    const int16_t alpha = (int16_t)a->alpha_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i16(self[i], other[i], alpha);
}

static void rsub_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const int64_t *const self = ins[0];
    const int64_t *const other = ins[1];
    int64_t *const out = outs[0];
    (void)past;
    const int64_t alpha = (int64_t)a->alpha_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i64(self[i], other[i], alpha);
}

static void rsub_usual_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const self = ins[0];
    const float *const other = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load(self + i);
        const vf32 other_i = vf32_load(other + i);
        vf32_store_past(out + i, out_usual_f32(self_i, other_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 other_i = vf32_load_n(other + i, n);
        vf32_store_n(out + i, out_usual_f32(self_i, other_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void rsub_usual_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    const ac_f16 *const other = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        const vf32_two other_i = vf32_load_two_f16(other + i);
        vf32_store_two_f16_past(out + i, out_usual_f32(self_i.a, other_i.a),
                                out_usual_f32(self_i.b, other_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        const vf32 other_i = vf32_load_f16_n(other + i, n);
        vf32_store_f16_n(out + i, out_usual_f32(self_i, other_i), n);
    }
}

static void rsub_usual_f64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const double *const self = ins[0];
    const double *const other = ins[1];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES) {
        const vf64 self_i = vf64_load(self + i);
        const vf64 other_i = vf64_load(other + i);
        vf64_store_past(out + i, out_usual_f64(self_i, other_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64 self_i = vf64_load_n(self + i, n);
        const vf64 other_i = vf64_load_n(other + i, n);
        vf64_store_n(out + i, out_usual_f64(self_i, other_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void rsub_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const self = ins[0];
    const ac_bf16 *const other = ins[1];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        const vf32_two other_i = vf32_load_two_bf16(other + i);
        vf32_store_two_bf16_past(out + i, out_usual_f32(self_i.a, other_i.a),
                                 out_usual_f32(self_i.b, other_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_bf16_n(self + i, n);
        const vf32 other_i = vf32_load_bf16_n(other + i, n);
        vf32_store_bf16_n(out + i, out_usual_f32(self_i, other_i), n);
    }
}

const ac_kernels AC_ISA(ac_rsub_kernels)[] = {
    [0] = {{
        [AC_F32] = rsub_f32,
        [AC_F16] = rsub_f16,
        [AC_F64] = rsub_f64,
        [AC_BF16] = rsub_bf16,
        [AC_I8] = rsub_i8,
        [AC_I32] = rsub_i32,
        [AC_U8] = rsub_u8,
        [AC_I16] = rsub_i16,
        [AC_I64] = rsub_i64,
    }},
    [RSUB_USUAL] = {{
        [AC_F32] = rsub_usual_f32,
        [AC_F16] = rsub_usual_f16,
        [AC_F64] = rsub_usual_f64,
        [AC_BF16] = rsub_usual_bf16,
        [AC_I8] = rsub_i8,
        [AC_I32] = rsub_i32,
        [AC_U8] = rsub_u8,
        [AC_I16] = rsub_i16,
        [AC_I64] = rsub_i64,
    }},
};
