/*
 * Generated from spec/contraction/addr.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "contraction/addr.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2: in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 vec1 = args[1];
    const vf64 vec2 = args[2];
    const vf64 beta_optional = args[3];
    const vf64 alpha_optional = args[4];
    const vf64 product = vf64_mul(alpha_optional, vec1);
    const vm64 beta_optional_eq_0 = vf64_eq(beta_optional, vf64_of(0.0));
    const vf64 product2 = vf64_mul(beta_optional, self);
    const vf64 chosen = vf64_where(beta_optional_eq_0, vf64_of(0.0), product2);
    return vf64_fma(product, vec2, chosen);
}

/* out = where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2: in f64,
 * rounded once. */
static inline vf32 out_f32(vf32 self, vf32 vec1, vf32 vec2, vf32 beta_optional, vf32 alpha_optional)
{
    return vf32_in_f64(out_wide_f32, 5,
                       (const vf32[]){self, vec1, vec2, beta_optional, alpha_optional});
}

/* out = where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2: in f64,
 * rounded to odd. */
static inline vf32 out_f16(vf32 self, vf32 vec1, vf32 vec2, vf32 beta_optional, vf32 alpha_optional)
{
    return vf32_in_f64_odd(out_wide_f32, 5,
                           (const vf32[]){self, vec1, vec2, beta_optional, alpha_optional});
}

/* out = where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2: in f64,
 * rounded to odd. */
static inline vf32 out_bf16(vf32 self, vf32 vec1, vf32 vec2, vf32 beta_optional,
                            vf32 alpha_optional)
{
    return vf32_in_f64_odd(out_wide_f32, 5,
                           (const vf32[]){self, vec1, vec2, beta_optional, alpha_optional});
}

/* out = where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2, on one
 * element. */
static inline int8_t out_i8(int8_t self, int8_t vec1, int8_t vec2, int8_t beta_optional,
                            int8_t alpha_optional)
{
    const int8_t zero = 0;
    const bool is_eq = beta_optional == zero;
    const int8_t product = (int8_t)((uint32_t)beta_optional * (uint32_t)self);
    const int8_t chosen = is_eq ? zero : product;
    const int8_t product2 = (int8_t)((uint32_t)alpha_optional * (uint32_t)vec1);
    const int8_t product3 = (int8_t)((uint32_t)product2 * (uint32_t)vec2);
    return (int8_t)((uint32_t)chosen + (uint32_t)product3);
}

/* out = where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2, on one
 * element. */
static inline int32_t out_i32(int32_t self, int32_t vec1, int32_t vec2, int32_t beta_optional,
                              int32_t alpha_optional)
{
    const int32_t zero = 0;
    const bool is_eq = beta_optional == zero;
    const int32_t product = (int32_t)((uint32_t)beta_optional * (uint32_t)self);
    const int32_t chosen = is_eq ? zero : product;
    const int32_t product2 = (int32_t)((uint32_t)alpha_optional * (uint32_t)vec1);
    const int32_t product3 = (int32_t)((uint32_t)product2 * (uint32_t)vec2);
    return (int32_t)((uint32_t)chosen + (uint32_t)product3);
}

/* out = where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2, on one
 * element. */
static inline uint8_t out_u8(uint8_t self, uint8_t vec1, uint8_t vec2, uint8_t beta_optional,
                             uint8_t alpha_optional)
{
    const uint8_t zero = 0;
    const bool is_eq = beta_optional == zero;
    const uint8_t product = (uint8_t)((uint32_t)beta_optional * (uint32_t)self);
    const uint8_t chosen = is_eq ? zero : product;
    const uint8_t product2 = (uint8_t)((uint32_t)alpha_optional * (uint32_t)vec1);
    const uint8_t product3 = (uint8_t)((uint32_t)product2 * (uint32_t)vec2);
    return (uint8_t)((uint32_t)chosen + (uint32_t)product3);
}

/* out = where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2, on one
 * element. */
static inline int16_t out_i16(int16_t self, int16_t vec1, int16_t vec2, int16_t beta_optional,
                              int16_t alpha_optional)
{
    const int16_t zero = 0;
    const bool is_eq = beta_optional == zero;
    const int16_t product = (int16_t)((uint32_t)beta_optional * (uint32_t)self);
    const int16_t chosen = is_eq ? zero : product;
    const int16_t product2 = (int16_t)((uint32_t)alpha_optional * (uint32_t)vec1);
    const int16_t product3 = (int16_t)((uint32_t)product2 * (uint32_t)vec2);
    return (int16_t)((uint32_t)chosen + (uint32_t)product3);
}

/* out = where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2, on one
 * element. */
static inline int64_t out_i64(int64_t self, int64_t vec1, int64_t vec2, int64_t beta_optional,
                              int64_t alpha_optional)
{
    const int64_t zero = 0;
    const bool is_eq = beta_optional == zero;
    const int64_t product = (int64_t)((uint64_t)beta_optional * (uint64_t)self);
    const int64_t chosen = is_eq ? zero : product;
    const int64_t product2 = (int64_t)((uint64_t)alpha_optional * (uint64_t)vec1);
    const int64_t product3 = (int64_t)((uint64_t)product2 * (uint64_t)vec2);
    return (int64_t)((uint64_t)chosen + (uint64_t)product3);
}

/* self + vec1 * vec2: in single f64. */
static inline vf64 out_usual_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 vec1 = args[1];
    const vf64 vec2 = args[2];
    return vf64_fma(vec1, vec2, self);
}

/* out = self + vec1 * vec2: in f64, rounded once. */
static inline vf32 out_usual_f32(vf32 self, vf32 vec1, vf32 vec2)
{
    return vf32_in_f64(out_usual_wide_f32, 3, (const vf32[]){self, vec1, vec2});
}

/* out = self + vec1 * vec2: in f64, rounded to odd. */
static inline vf32 out_usual_f16(vf32 self, vf32 vec1, vf32 vec2)
{
    return vf32_in_f64_odd(out_usual_wide_f32, 3, (const vf32[]){self, vec1, vec2});
}

/* out = self + vec1 * vec2: in f64, rounded to odd. */
static inline vf32 out_usual_bf16(vf32 self, vf32 vec1, vf32 vec2)
{
    return vf32_in_f64_odd(out_usual_wide_f32, 3, (const vf32[]){self, vec1, vec2});
}

struct addr_f32_scalars {
    vf32 beta_optional;
    vf32 alpha_optional;
};

/* in[0]: self, in[1]: vec1, in[2]: vec2; out[0]: out. */
AC_WORD void addr_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct addr_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, in[2].f32, s->beta_optional, s->alpha_optional);
}

static void addr_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct addr_attrs *const a = attrs;
    const struct addr_f32_scalars s = {
        .beta_optional = vf32_of((float)a->beta_optional),
        .alpha_optional = vf32_of((float)a->alpha_optional),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, addr_f32_at, &s);
}

/* in[0]: self, in[1]: vec1, in[2]: vec2; out[0]: out. */
AC_WORD void addr_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct addr_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32, in[2].f32, s->beta_optional, s->alpha_optional);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void addr_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct addr_attrs *const a = attrs;
    const struct addr_f32_scalars s = {
        .beta_optional = vf32_of((float)a->beta_optional),
        .alpha_optional = vf32_of((float)a->alpha_optional),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addr_f16_at, &s);
}

/* in[0]: self, in[1]: vec1, in[2]: vec2; out[0]: out. */
AC_WORD void addr_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct addr_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32, in[2].f32, s->beta_optional, s->alpha_optional);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void addr_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct addr_attrs *const a = attrs;
    const struct addr_f32_scalars s = {
        .beta_optional = vf32_of((float)a->beta_optional),
        .alpha_optional = vf32_of((float)a->alpha_optional),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addr_bf16_at, &s);
}

struct addr_i8_scalars {
    int8_t beta_optional;
    int8_t alpha_optional;
};

/* ins[0]: self, ins[1]: vec1, ins[2]: vec2; outs[0]: out. */
AC_WORD void addr_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    const struct addr_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    const int8_t *const vec1 = ins[1];
    const int8_t *const vec2 = ins[2];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], vec1[i], vec2[i], s->beta_optional, s->alpha_optional);
}

static void addr_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct addr_attrs *const a = attrs;
    const struct addr_i8_scalars s = {
        .beta_optional = (int8_t)a->beta_optional_integer,
        .alpha_optional = (int8_t)a->alpha_optional_integer,
    };
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, addr_i8_at, &s);
}

struct addr_i32_scalars {
    int32_t beta_optional;
    int32_t alpha_optional;
};

/* ins[0]: self, ins[1]: vec1, ins[2]: vec2; outs[0]: out. */
AC_WORD void addr_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct addr_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    const int32_t *const vec1 = ins[1];
    const int32_t *const vec2 = ins[2];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], vec1[i], vec2[i], s->beta_optional, s->alpha_optional);
}

static void addr_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct addr_attrs *const a = attrs;
    const struct addr_i32_scalars s = {
        .beta_optional = (int32_t)a->beta_optional_integer,
        .alpha_optional = (int32_t)a->alpha_optional_integer,
    };
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, addr_i32_at, &s);
}

struct addr_u8_scalars {
    uint8_t beta_optional;
    uint8_t alpha_optional;
};

/* ins[0]: self, ins[1]: vec1, ins[2]: vec2; outs[0]: out. */
AC_WORD void addr_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    const struct addr_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const vec1 = ins[1];
    const uint8_t *const vec2 = ins[2];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], vec1[i], vec2[i], s->beta_optional, s->alpha_optional);
}

static void addr_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct addr_attrs *const a = attrs;
    const struct addr_u8_scalars s = {
        .beta_optional = (uint8_t)a->beta_optional_integer,
        .alpha_optional = (uint8_t)a->alpha_optional_integer,
    };
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, addr_u8_at, &s);
}

struct addr_i16_scalars {
    int16_t beta_optional;
    int16_t alpha_optional;
};

/* ins[0]: self, ins[1]: vec1, ins[2]: vec2; outs[0]: out. */
AC_WORD void addr_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct addr_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    const int16_t *const vec1 = ins[1];
    const int16_t *const vec2 = ins[2];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], vec1[i], vec2[i], s->beta_optional, s->alpha_optional);
}

static void addr_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct addr_attrs *const a = attrs;
    const struct addr_i16_scalars s = {
        .beta_optional = (int16_t)a->beta_optional_integer,
        .alpha_optional = (int16_t)a->alpha_optional_integer,
    };
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, addr_i16_at, &s);
}

struct addr_i64_scalars {
    int64_t beta_optional;
    int64_t alpha_optional;
};

/* ins[0]: self, ins[1]: vec1, ins[2]: vec2; outs[0]: out. */
AC_WORD void addr_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct addr_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    const int64_t *const vec1 = ins[1];
    const int64_t *const vec2 = ins[2];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], vec1[i], vec2[i], s->beta_optional, s->alpha_optional);
}

static void addr_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct addr_attrs *const a = attrs;
    const struct addr_i64_scalars s = {
        .beta_optional = (int64_t)a->beta_optional_integer,
        .alpha_optional = (int64_t)a->alpha_optional_integer,
    };
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, addr_i64_at, &s);
}

/* in[0]: self, in[1]: vec1, in[2]: vec2; out[0]: out. */
AC_WORD void addr_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void addr_usual_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, addr_usual_f32_at, NULL);
}

/* in[0]: self, in[1]: vec1, in[2]: vec2; out[0]: out. */
AC_WORD void addr_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void addr_usual_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addr_usual_f16_at, NULL);
}

/* in[0]: self, in[1]: vec1, in[2]: vec2; out[0]: out. */
AC_WORD void addr_usual_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void addr_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addr_usual_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_addr_kernels)[] = {
    [0] = {{
        [AC_F32] = addr_f32,
        [AC_F16] = addr_f16,
        [AC_BF16] = addr_bf16,
        [AC_I8] = addr_i8,
        [AC_I32] = addr_i32,
        [AC_U8] = addr_u8,
        [AC_I16] = addr_i16,
        [AC_I64] = addr_i64,
    }},
    [ADDR_USUAL] = {{
        [AC_F32] = addr_usual_f32,
        [AC_F16] = addr_usual_f16,
        [AC_BF16] = addr_usual_bf16,
        [AC_I8] = addr_i8,
        [AC_I32] = addr_i32,
        [AC_U8] = addr_u8,
        [AC_I16] = addr_i16,
        [AC_I64] = addr_i64,
    }},
};
