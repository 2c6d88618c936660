/*
 * Generated from spec/arithmetic/pow_tensor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(exponent == 0 or self == 1, 1, pow(self, exponent))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/pow_tensor_scalar.h"
#include "simd/loops/complex.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/math/integers.h"
#include "simd/simd.h"

/* where(exponent == 0 or self == 1, 1, pow(self, exponent)): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 exponent = args[1];
    const vm64 exponent_eq_0 = vf64_eq(exponent, vf64_of(0.0));
    const vm64 self_eq_1 = vf64_eq(self, vf64_of(1.0));
    const vm64 or_ = vm64_or(exponent_eq_0, self_eq_1);
    const vf64 pow = vf64_pow_f32(self, exponent);
    return vf64_where(or_, vf64_of(1.0), pow);
}

/* out = where(exponent == 0 or self == 1, 1, pow(self, exponent)): in f64, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 exponent)
{
    return vf32_in_f64(out_wide_f32, 2, (const vf32[]){self, exponent});
}

/* out = where(exponent == 0 or self == 1, 1, pow(self, exponent)): in f64, rounded to odd. */
static inline vf32 out_f16(vf32 self, vf32 exponent)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, exponent});
}

/* out = where(exponent == 0 or self == 1, 1, pow(self, exponent)): in f64 and pairs of it, rounded
 * once. */
static inline vf64 out_f64(vf64 self, vf64 exponent)
{
    const vm64 exponent_eq_0 = vf64_eq(exponent, vf64_of(0.0));
    const vm64 self_eq_1 = vf64_eq(self, vf64_of(1.0));
    const vm64 or_ = vm64_or(exponent_eq_0, self_eq_1);
    const vf64 pow = vf64_pow(self, exponent);
    return vf64_where(or_, vf64_of(1.0), pow);
}

/* out = where(exponent == 0 or self == 1, 1, pow(self, exponent)): in f64, rounded to odd. */
static inline vf32 out_bf16(vf32 self, vf32 exponent)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, exponent});
}

/* out = where(exponent == 0 or self == 1, 1, pow(self, exponent)), on one element. */
static inline int8_t out_i8(int8_t self, int8_t exponent)
{
    const int8_t zero = 0;
    const bool is_eq = exponent == zero;
    const int8_t one = 1;
    const bool is_eq2 = self == one;
    const bool or_ = is_eq || is_eq2;
    const int8_t pow = ac_i8_pow(self, exponent);
    return or_ ? one : pow;
}

/* out = where(exponent == 0 or self == 1, 1, pow(self, exponent)), on one element. */
static inline int32_t out_i32(int32_t self, int32_t exponent)
{
    const int32_t zero = 0;
    const bool is_eq = exponent == zero;
    const int32_t one = 1;
    const bool is_eq2 = self == one;
    const bool or_ = is_eq || is_eq2;
    const int32_t pow = ac_i32_pow(self, exponent);
    return or_ ? one : pow;
}

/* out = where(exponent == 0 or self == 1, 1, pow(self, exponent)), on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t exponent)
{
    const uint8_t zero = 0;
    const bool is_eq = exponent == zero;
    const uint8_t one = 1;
    const bool is_eq2 = self == one;
    const bool or_ = is_eq || is_eq2;
    const uint8_t pow = ac_u8_pow(self, exponent);
    return or_ ? one : pow;
}

/* out = where(exponent == 0 or self == 1, 1, pow(self, exponent)), on one element. */
static inline int16_t out_i16(int16_t self, int16_t exponent)
{
    const int16_t zero = 0;
    const bool is_eq = exponent == zero;
    const int16_t one = 1;
    const bool is_eq2 = self == one;
    const bool or_ = is_eq || is_eq2;
    const int16_t pow = ac_i16_pow(self, exponent);
    return or_ ? one : pow;
}

/* out = where(exponent == 0 or self == 1, 1, pow(self, exponent)), on one element. */
static inline int64_t out_i64(int64_t self, int64_t exponent)
{
    const int64_t zero = 0;
    const bool is_eq = exponent == zero;
    const int64_t one = 1;
    const bool is_eq2 = self == one;
    const bool or_ = is_eq || is_eq2;
    const int64_t pow = ac_i64_pow(self, exponent);
    return or_ ? one : pow;
}

/* out = pow(self, exponent): parts in f64. */
static inline vf64_complex out_c64(vf64_complex self, vf64_complex exponent)
{
    return vf64_complex_pow(self, exponent);
}

/* out = pow(self, exponent): parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self, vf64_complex exponent)
{
    const vf64_scaled pow = vf64_scaled_pow(self, exponent);
    return vf64_scaled_round(pow);
}

struct pow_tensor_scalar_f32_scalars {
    vf32 exponent;
};

/* in[0]: self; out[0]: out. */
AC_WORD void pow_tensor_scalar_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct pow_tensor_scalar_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->exponent);
}

static void pow_tensor_scalar_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct pow_tensor_scalar_attrs *const a = attrs;
    const struct pow_tensor_scalar_f32_scalars s = {
        .exponent = vf32_of((float)a->exponent),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, pow_tensor_scalar_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void pow_tensor_scalar_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct pow_tensor_scalar_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->exponent);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void pow_tensor_scalar_f16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct pow_tensor_scalar_attrs *const a = attrs;
    const struct pow_tensor_scalar_f32_scalars s = {
        .exponent = vf32_of((float)a->exponent),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, pow_tensor_scalar_f16_at, &s);
}

struct pow_tensor_scalar_f64_scalars {
    vf64 exponent;
};

/* in[0]: self; out[0]: out. */
AC_WORD void pow_tensor_scalar_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct pow_tensor_scalar_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->exponent);
}

static void pow_tensor_scalar_f64(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct pow_tensor_scalar_attrs *const a = attrs;
    const struct pow_tensor_scalar_f64_scalars s = {
        .exponent = vf64_of(a->exponent),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, pow_tensor_scalar_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void pow_tensor_scalar_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct pow_tensor_scalar_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->exponent);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void pow_tensor_scalar_bf16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct pow_tensor_scalar_attrs *const a = attrs;
    const struct pow_tensor_scalar_f32_scalars s = {
        .exponent = vf32_of((float)a->exponent),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, pow_tensor_scalar_bf16_at, &s);
}

struct pow_tensor_scalar_i8_scalars {
    int8_t exponent;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void pow_tensor_scalar_i8_at(const void *const *ins, void *const *outs, size_t i,
                                     size_t run, const void *scalars)
{
    const struct pow_tensor_scalar_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], s->exponent);
}

static void pow_tensor_scalar_i8(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    const struct pow_tensor_scalar_attrs *const a = attrs;
    const struct pow_tensor_scalar_i8_scalars s = {
        .exponent = (int8_t)a->exponent_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, pow_tensor_scalar_i8_at, &s);
}

struct pow_tensor_scalar_i32_scalars {
    int32_t exponent;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void pow_tensor_scalar_i32_at(const void *const *ins, void *const *outs, size_t i,
                                      size_t run, const void *scalars)
{
    const struct pow_tensor_scalar_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->exponent);
}

static void pow_tensor_scalar_i32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct pow_tensor_scalar_attrs *const a = attrs;
    const struct pow_tensor_scalar_i32_scalars s = {
        .exponent = (int32_t)a->exponent_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, pow_tensor_scalar_i32_at, &s);
}

struct pow_tensor_scalar_u8_scalars {
    uint8_t exponent;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void pow_tensor_scalar_u8_at(const void *const *ins, void *const *outs, size_t i,
                                     size_t run, const void *scalars)
{
    const struct pow_tensor_scalar_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], s->exponent);
}

static void pow_tensor_scalar_u8(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    const struct pow_tensor_scalar_attrs *const a = attrs;
    const struct pow_tensor_scalar_u8_scalars s = {
        .exponent = (uint8_t)a->exponent_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, pow_tensor_scalar_u8_at, &s);
}

struct pow_tensor_scalar_i16_scalars {
    int16_t exponent;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void pow_tensor_scalar_i16_at(const void *const *ins, void *const *outs, size_t i,
                                      size_t run, const void *scalars)
{
    const struct pow_tensor_scalar_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], s->exponent);
}

static void pow_tensor_scalar_i16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct pow_tensor_scalar_attrs *const a = attrs;
    const struct pow_tensor_scalar_i16_scalars s = {
        .exponent = (int16_t)a->exponent_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, pow_tensor_scalar_i16_at, &s);
}

struct pow_tensor_scalar_i64_scalars {
    int64_t exponent;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void pow_tensor_scalar_i64_at(const void *const *ins, void *const *outs, size_t i,
                                      size_t run, const void *scalars)
{
    const struct pow_tensor_scalar_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->exponent);
}

static void pow_tensor_scalar_i64(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct pow_tensor_scalar_attrs *const a = attrs;
    const struct pow_tensor_scalar_i64_scalars s = {
        .exponent = (int64_t)a->exponent_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, pow_tensor_scalar_i64_at, &s);
}

struct pow_tensor_scalar_c64_scalars {
    vf64_complex exponent;
};

/* in[0]: self; out[0]: out. */
AC_WORD void pow_tensor_scalar_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct pow_tensor_scalar_c64_scalars *const s = scalars;
    out[0].complex = out_c64(in[0].complex, s->exponent);
}

/* Parts are computed in f64 and rounded once. */
static void pow_tensor_scalar_c64(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct pow_tensor_scalar_attrs *const a = attrs;
    const struct pow_tensor_scalar_c64_scalars s = {
        .exponent = ac_of_c128(a->exponent_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, pow_tensor_scalar_c64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void pow_tensor_scalar_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct pow_tensor_scalar_c64_scalars *const s = scalars;
    out[0].complex = out_c128(in[0].complex, s->exponent);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void pow_tensor_scalar_c128(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct pow_tensor_scalar_attrs *const a = attrs;
    const struct pow_tensor_scalar_c64_scalars s = {
        .exponent = ac_of_c128(a->exponent_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, pow_tensor_scalar_c128_at, &s);
}

const ac_kernels AC_ISA(ac_pow_tensor_scalar_kernels)[] = {
    {{
        [AC_F32] = pow_tensor_scalar_f32,
        [AC_F16] = pow_tensor_scalar_f16,
        [AC_F64] = pow_tensor_scalar_f64,
        [AC_BF16] = pow_tensor_scalar_bf16,
        [AC_I8] = pow_tensor_scalar_i8,
        [AC_I32] = pow_tensor_scalar_i32,
        [AC_U8] = pow_tensor_scalar_u8,
        [AC_I16] = pow_tensor_scalar_i16,
        [AC_I64] = pow_tensor_scalar_i64,
        [AC_C64] = pow_tensor_scalar_c64,
        [AC_C128] = pow_tensor_scalar_c128,
    }},
};
