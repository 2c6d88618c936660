/*
 * Generated from spec/activation/add_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   factor = where(alpha < 1 or alpha > 1, alpha, 1)
 *   out = max(self + factor * other, 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/add_relu.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* max(self + where(alpha < 1 or alpha > 1, alpha, 1) * other, 0): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 other = args[1];
    const vf64 alpha = args[2];
    const vm64 alpha_lt_1 = vf64_lt(alpha, vf64_of(1.0));
    const vm64 alpha_gt_1 = vf64_gt(alpha, vf64_of(1.0));
    const vm64 or_ = vm64_or(alpha_lt_1, alpha_gt_1);
    const vf64 factor = vf64_where(or_, alpha, vf64_of(1.0));
    const vf64 sum = vf64_fma(factor, other, self);
    const vf64 product = vf64_mul(factor, other);
    const vf64x2 sum2 = vf64x2_of_sum(self, product);
    const vm64 is_gt = vf64x2_gt(vf64x2_of(vf64_of(0.0)), sum2);
    return vf64_where(is_gt, vf64_of(0.0), sum);
}

/* out = max(self + where(alpha < 1 or alpha > 1, alpha, 1) * other, 0): in f64, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 other, vf32 alpha)
{
    return vf32_in_f64(out_wide_f32, 3, (const vf32[]){self, other, alpha});
}

/* out = max(self + where(alpha < 1 or alpha > 1, alpha, 1) * other, 0): in f64, rounded to odd. */
static inline vf32 out_f16(vf32 self, vf32 other, vf32 alpha)
{
    return vf32_in_f64_odd(out_wide_f32, 3, (const vf32[]){self, other, alpha});
}

/* out = max(self + where(alpha < 1 or alpha > 1, alpha, 1) * other, 0): in f64, rounded to odd. */
static inline vf32 out_bf16(vf32 self, vf32 other, vf32 alpha)
{
    return vf32_in_f64_odd(out_wide_f32, 3, (const vf32[]){self, other, alpha});
}

/* out = max(self + where(alpha < 1 or alpha > 1, alpha, 1) * other, 0), on one element. */
static inline int8_t out_i8(int8_t self, int8_t other, int8_t alpha)
{
    const int8_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int8_t factor = or_ ? alpha : one;
    const int8_t product = (int8_t)((uint32_t)factor * (uint32_t)other);
    const int8_t sum = (int8_t)((uint32_t)self + (uint32_t)product);
    const int8_t zero = 0;
    return zero > sum ? zero : sum;
}

/* out = max(self + where(alpha < 1 or alpha > 1, alpha, 1) * other, 0), on one element. */
static inline int32_t out_i32(int32_t self, int32_t other, int32_t alpha)
{
    const int32_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int32_t factor = or_ ? alpha : one;
    const int32_t product = (int32_t)((uint32_t)factor * (uint32_t)other);
    const int32_t sum = (int32_t)((uint32_t)self + (uint32_t)product);
    const int32_t zero = 0;
    return zero > sum ? zero : sum;
}

/* out = max(self + where(alpha < 1 or alpha > 1, alpha, 1) * other, 0), on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t other, uint8_t alpha)
{
    const uint8_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const uint8_t factor = or_ ? alpha : one;
    const uint8_t product = (uint8_t)((uint32_t)factor * (uint32_t)other);
    const uint8_t sum = (uint8_t)((uint32_t)self + (uint32_t)product);
    const uint8_t zero = 0;
    return zero > sum ? zero : sum;
}

/* out = max(self + where(alpha < 1 or alpha > 1, alpha, 1) * other, 0), on one element. */
static inline int16_t out_i16(int16_t self, int16_t other, int16_t alpha)
{
    const int16_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int16_t factor = or_ ? alpha : one;
    const int16_t product = (int16_t)((uint32_t)factor * (uint32_t)other);
    const int16_t sum = (int16_t)((uint32_t)self + (uint32_t)product);
    const int16_t zero = 0;
    return zero > sum ? zero : sum;
}

/* out = max(self + where(alpha < 1 or alpha > 1, alpha, 1) * other, 0), on one element. */
static inline int64_t out_i64(int64_t self, int64_t other, int64_t alpha)
{
    const int64_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int64_t factor = or_ ? alpha : one;
    const int64_t product = (int64_t)((uint64_t)factor * (uint64_t)other);
    const int64_t sum = (int64_t)((uint64_t)self + (uint64_t)product);
    const int64_t zero = 0;
    return zero > sum ? zero : sum;
}

struct add_relu_f32_scalars {
    vf32 alpha;
};

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void add_relu_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct add_relu_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, s->alpha);
}

static void add_relu_f32(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const struct add_relu_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, add_relu_f32_at, &s);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void add_relu_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct add_relu_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32, s->alpha);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void add_relu_f16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const struct add_relu_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, add_relu_f16_at, &s);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void add_relu_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct add_relu_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32, s->alpha);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void add_relu_bf16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const struct add_relu_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, add_relu_bf16_at, &s);
}

struct add_relu_i8_scalars {
    int8_t alpha;
};

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void add_relu_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    const struct add_relu_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    const int8_t *const other = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], other[i], s->alpha);
}

static void add_relu_i8(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const struct add_relu_i8_scalars s = {
        .alpha = (int8_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, add_relu_i8_at, &s);
}

struct add_relu_i32_scalars {
    int32_t alpha;
};

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void add_relu_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                             const void *scalars)
{
    const struct add_relu_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], other[i], s->alpha);
}

static void add_relu_i32(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const struct add_relu_i32_scalars s = {
        .alpha = (int32_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, add_relu_i32_at, &s);
}

struct add_relu_u8_scalars {
    uint8_t alpha;
};

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void add_relu_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    const struct add_relu_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], other[i], s->alpha);
}

static void add_relu_u8(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const struct add_relu_u8_scalars s = {
        .alpha = (uint8_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, add_relu_u8_at, &s);
}

struct add_relu_i16_scalars {
    int16_t alpha;
};

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void add_relu_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                             const void *scalars)
{
    const struct add_relu_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    const int16_t *const other = ins[1];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], other[i], s->alpha);
}

static void add_relu_i16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const struct add_relu_i16_scalars s = {
        .alpha = (int16_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, add_relu_i16_at, &s);
}

struct add_relu_i64_scalars {
    int64_t alpha;
};

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void add_relu_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                             const void *scalars)
{
    const struct add_relu_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    const int64_t *const other = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], other[i], s->alpha);
}

static void add_relu_i64(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const struct add_relu_i64_scalars s = {
        .alpha = (int64_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, add_relu_i64_at, &s);
}

const ac_kernels AC_ISA(ac_add_relu_kernels)[] = {
    {{
        [AC_F32] = add_relu_f32,
        [AC_F16] = add_relu_f16,
        [AC_BF16] = add_relu_bf16,
        [AC_I8] = add_relu_i8,
        [AC_I32] = add_relu_i32,
        [AC_U8] = add_relu_u8,
        [AC_I16] = add_relu_i16,
        [AC_I64] = add_relu_i64,
    }},
};
