/*
 * Generated from spec/arithmetic/rsub.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = other - alpha * self
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/rsub.h"
#include "simd/loops/complex.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = other - alpha * self: in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 other, vf32 alpha)
{
    return vf32_fma(vf32_neg(alpha), self, other);
}

/* other - alpha * self: in a pair of f64. */
static inline vf64x2 out_edge_wide(vf64 self, vf64 other, vf64 alpha)
{
    const vf64 product = vf64_mul(alpha, self);
    return vf64x2_of_sum(other, vf64_neg(product));
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_edge_far(vf32 short_, vm32 lanes, vf32 self, vf32 other, vf32 alpha)
{
    const vf64x2 low =
        out_edge_wide(vf64_widen_low(self), vf64_widen_low(other), vf64_widen_low(alpha));
    const vf64x2 high =
        out_edge_wide(vf64_widen_high(self), vf64_widen_high(other), vf64_widen_high(alpha));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = other - alpha * self: in single f32; lanes in which that may round wrongly are
 * recomputed. */
static inline vf32 out_f16(vf32 self, vf32 other, vf32 alpha)
{
    const vf32 difference = vf32_fma(vf32_neg(alpha), self, other);
    const vm32 edge = vf32_at_edge_f16(difference, 9);
    vf32 settled = difference;
    if (vm32_any(edge))
        settled = out_edge_far(settled, edge, self, other, alpha);
    return settled;
}

/* out = other - alpha * self: in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 other, vf64 alpha)
{
    return vf64_fma(vf64_neg(alpha), self, other);
}

/* other - alpha * self: in f64. */
static inline vf64 out_wide(vf64 self, vf64 other, vf64 alpha)
{
    const vf64 product = vf64_mul(alpha, self);
    return vf64_sub(other, product);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 other, vf32 alpha)
{
    const vf64x2 low =
        vf64x2_of(out_wide(vf64_widen_low(self), vf64_widen_low(other), vf64_widen_low(alpha)));
    const vf64x2 high =
        vf64x2_of(out_wide(vf64_widen_high(self), vf64_widen_high(other), vf64_widen_high(alpha)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = other - alpha * self: in single f32; lanes in which that may round wrongly are
 * recomputed. */
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

/* out = other - alpha * self, on one element. */
static inline int8_t out_i8(int8_t self, int8_t other, int8_t alpha)
{
    const int8_t product = (int8_t)((uint32_t)alpha * (uint32_t)self);
    return (int8_t)((uint32_t)other - (uint32_t)product);
}

/* out = other - alpha * self, on one element. */
static inline int32_t out_i32(int32_t self, int32_t other, int32_t alpha)
{
    const int32_t product = (int32_t)((uint32_t)alpha * (uint32_t)self);
    return (int32_t)((uint32_t)other - (uint32_t)product);
}

/* out = other - alpha * self, on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t other, uint8_t alpha)
{
    const uint8_t product = (uint8_t)((uint32_t)alpha * (uint32_t)self);
    return (uint8_t)((uint32_t)other - (uint32_t)product);
}

/* out = other - alpha * self, on one element. */
static inline int16_t out_i16(int16_t self, int16_t other, int16_t alpha)
{
    const int16_t product = (int16_t)((uint32_t)alpha * (uint32_t)self);
    return (int16_t)((uint32_t)other - (uint32_t)product);
}

/* out = other - alpha * self, on one element. */
static inline int64_t out_i64(int64_t self, int64_t other, int64_t alpha)
{
    const int64_t product = (int64_t)((uint64_t)alpha * (uint64_t)self);
    return (int64_t)((uint64_t)other - (uint64_t)product);
}

/* out = other - alpha * self: parts in f64. */
static inline vf64_complex out_c64(vf64_complex self, vf64_complex other, vf64_complex alpha)
{
    return vf64_complex_fnma(alpha, self, other);
}

/* out = other - alpha * self: parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self, vf64_complex other, vf64_complex alpha)
{
    return vf64_complex_fnma_round(alpha, self, other);
}

/* out = other - self: in f32 and pairs of it, rounded once. */
static inline vf32 out_usual_f32(vf32 self, vf32 other)
{
    return vf32_sub(other, self);
}

/* out = other - self: in f64 and pairs of it, rounded once. */
static inline vf64 out_usual_f64(vf64 self, vf64 other)
{
    return vf64_sub(other, self);
}

/* out = other - self: parts in f64. */
static inline vf64_complex out_usual_c64(vf64_complex self, vf64_complex other)
{
    return vf64_complex_sub(other, self);
}

/* out = other - self: parts in f64. */
static inline vf64_complex out_usual_c128(vf64_complex self, vf64_complex other)
{
    return vf64_complex_sub(other, self);
}

struct rsub_f32_scalars {
    vf32 alpha;
};

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void rsub_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsub_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, s->alpha);
}

static void rsub_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const struct rsub_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsub_f32_at, &s);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void rsub_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsub_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32, s->alpha);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void rsub_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const struct rsub_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, rsub_f16_at, &s);
}

struct rsub_f64_scalars {
    vf64 alpha;
};

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void rsub_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsub_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64, s->alpha);
}

static void rsub_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const struct rsub_f64_scalars s = {
        .alpha = vf64_of(a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsub_f64_at, &s);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void rsub_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsub_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32, s->alpha);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void rsub_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const struct rsub_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, rsub_bf16_at, &s);
}

struct rsub_i8_scalars {
    int8_t alpha;
};

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void rsub_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    const struct rsub_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    const int8_t *const other = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], other[i], s->alpha);
}

static void rsub_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const struct rsub_i8_scalars s = {
        .alpha = (int8_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, rsub_i8_at, &s);
}

struct rsub_i32_scalars {
    int32_t alpha;
};

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void rsub_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct rsub_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], other[i], s->alpha);
}

static void rsub_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const struct rsub_i32_scalars s = {
        .alpha = (int32_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, rsub_i32_at, &s);
}

struct rsub_u8_scalars {
    uint8_t alpha;
};

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void rsub_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    const struct rsub_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], other[i], s->alpha);
}

static void rsub_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const struct rsub_u8_scalars s = {
        .alpha = (uint8_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, rsub_u8_at, &s);
}

struct rsub_i16_scalars {
    int16_t alpha;
};

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void rsub_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct rsub_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    const int16_t *const other = ins[1];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], other[i], s->alpha);
}

static void rsub_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const struct rsub_i16_scalars s = {
        .alpha = (int16_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, rsub_i16_at, &s);
}

struct rsub_i64_scalars {
    int64_t alpha;
};

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void rsub_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct rsub_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    const int64_t *const other = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], other[i], s->alpha);
}

static void rsub_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const struct rsub_i64_scalars s = {
        .alpha = (int64_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, rsub_i64_at, &s);
}

struct rsub_c64_scalars {
    vf64_complex alpha;
};

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void rsub_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsub_c64_scalars *const s = scalars;
    out[0].complex = out_c64(in[0].complex, in[1].complex, s->alpha);
}

/* Parts are computed in f64 and rounded once. */
static void rsub_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const struct rsub_c64_scalars s = {
        .alpha = ac_of_c128(a->alpha_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsub_c64_at, &s);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void rsub_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsub_c64_scalars *const s = scalars;
    out[0].complex = out_c128(in[0].complex, in[1].complex, s->alpha);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void rsub_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct rsub_attrs *const a = attrs;
    const struct rsub_c64_scalars s = {
        .alpha = ac_of_c128(a->alpha_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsub_c128_at, &s);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void rsub_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f32(in[0].f32, in[1].f32);
}

static void rsub_usual_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsub_usual_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void rsub_usual_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, rsub_usual_f32_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void rsub_usual_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_usual_f64(in[0].f64, in[1].f64);
}

static void rsub_usual_f64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsub_usual_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void rsub_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, rsub_usual_f32_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void rsub_usual_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_usual_c64(in[0].complex, in[1].complex);
}

/* Parts are computed in f64 and rounded once. */
static void rsub_usual_c64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsub_usual_c64_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void rsub_usual_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_usual_c128(in[0].complex, in[1].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void rsub_usual_c128(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsub_usual_c128_at, NULL);
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
        [AC_C64] = rsub_c64,
        [AC_C128] = rsub_c128,
    }},
    [RSUB_USUAL] = {{
        [AC_F32] = rsub_usual_f32,
        [AC_F16] = rsub_usual_f16,
        [AC_F64] = rsub_usual_f64,
        [AC_BF16] = rsub_usual_bf16,
        [AC_C64] = rsub_usual_c64,
        [AC_C128] = rsub_usual_c128,
        [AC_I8] = rsub_i8,
        [AC_I32] = rsub_i32,
        [AC_U8] = rsub_u8,
        [AC_I16] = rsub_i16,
        [AC_I64] = rsub_i64,
    }},
};
