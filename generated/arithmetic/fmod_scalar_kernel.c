/*
 * Generated from spec/arithmetic/fmod_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = fmod(self, other)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/fmod_scalar.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/math/integers.h"
#include "simd/math/remainder_f64.h"
#include "simd/simd.h"

/* fmod(self, other): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 other = args[1];
    return vf64_fmod_f32(self, other);
}

/* out = fmod(self, other): in f64, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 other)
{
    return vf32_in_f64(out_wide_f32, 2, (const vf32[]){self, other});
}

/* out = fmod(self, other): in f64, rounded to odd. */
static inline vf32 out_f16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, other});
}

/* out = fmod(self, other): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 other)
{
    return vf64_fmod(self, other);
}

/* out = fmod(self, other): in f64, rounded to odd. */
static inline vf32 out_bf16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, other});
}

/* out = fmod(self, other), on one element. */
static inline int8_t out_i8(int8_t self, int8_t other)
{
    return ac_i8_fmod(self, other);
}

/* out = fmod(self, other), on one element. */
static inline int32_t out_i32(int32_t self, int32_t other)
{
    return ac_i32_fmod(self, other);
}

/* out = fmod(self, other), on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t other)
{
    return ac_u8_fmod(self, other);
}

/* out = fmod(self, other), on one element. */
static inline int64_t out_i64(int64_t self, int64_t other)
{
    return ac_i64_fmod(self, other);
}

struct fmod_scalar_f32_scalars {
    vf32 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void fmod_scalar_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct fmod_scalar_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->other);
}

static void fmod_scalar_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct fmod_scalar_attrs *const a = attrs;
    const struct fmod_scalar_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, fmod_scalar_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void fmod_scalar_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct fmod_scalar_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->other);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void fmod_scalar_f16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct fmod_scalar_attrs *const a = attrs;
    const struct fmod_scalar_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, fmod_scalar_f16_at, &s);
}

struct fmod_scalar_f64_scalars {
    vf64 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void fmod_scalar_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct fmod_scalar_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->other);
}

static void fmod_scalar_f64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct fmod_scalar_attrs *const a = attrs;
    const struct fmod_scalar_f64_scalars s = {
        .other = vf64_of(a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, fmod_scalar_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void fmod_scalar_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct fmod_scalar_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->other);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void fmod_scalar_bf16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    const struct fmod_scalar_attrs *const a = attrs;
    const struct fmod_scalar_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, fmod_scalar_bf16_at, &s);
}

struct fmod_scalar_i8_scalars {
    int8_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void fmod_scalar_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    const struct fmod_scalar_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], s->other);
}

static void fmod_scalar_i8(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct fmod_scalar_attrs *const a = attrs;
    const struct fmod_scalar_i8_scalars s = {
        .other = (int8_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, fmod_scalar_i8_at, &s);
}

struct fmod_scalar_i32_scalars {
    int32_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void fmod_scalar_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    const struct fmod_scalar_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->other);
}

static void fmod_scalar_i32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct fmod_scalar_attrs *const a = attrs;
    const struct fmod_scalar_i32_scalars s = {
        .other = (int32_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, fmod_scalar_i32_at, &s);
}

struct fmod_scalar_u8_scalars {
    uint8_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void fmod_scalar_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    const struct fmod_scalar_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], s->other);
}

static void fmod_scalar_u8(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct fmod_scalar_attrs *const a = attrs;
    const struct fmod_scalar_u8_scalars s = {
        .other = (uint8_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, fmod_scalar_u8_at, &s);
}

struct fmod_scalar_i64_scalars {
    int64_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void fmod_scalar_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    const struct fmod_scalar_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->other);
}

static void fmod_scalar_i64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct fmod_scalar_attrs *const a = attrs;
    const struct fmod_scalar_i64_scalars s = {
        .other = (int64_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, fmod_scalar_i64_at, &s);
}

const ac_kernels AC_ISA(ac_fmod_scalar_kernels)[] = {
    {{
        [AC_F32] = fmod_scalar_f32,
        [AC_F16] = fmod_scalar_f16,
        [AC_F64] = fmod_scalar_f64,
        [AC_BF16] = fmod_scalar_bf16,
        [AC_I8] = fmod_scalar_i8,
        [AC_I32] = fmod_scalar_i32,
        [AC_U8] = fmod_scalar_u8,
        [AC_I64] = fmod_scalar_i64,
    }},
};
