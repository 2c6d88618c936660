/*
 * Generated from spec/movement/bernoulli.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(random(seed, offset) < prob, 1, 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/bernoulli.h"
#include "simd/loops/integers.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(random(seed, offset) < prob, 1, 0): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 prob, vf32 random_of_seed_and_offset)
{
    const vm32 random_of_seed_and_offset_lt_prob = vf32_lt(random_of_seed_and_offset, prob);
    return vf32_where(random_of_seed_and_offset_lt_prob, vf32_of(1.0f), vf32_of(0.0f));
}

/* out = where(random(seed, offset) < prob, 1, 0): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 prob, vf64 random_of_seed_and_offset)
{
    const vm64 random_of_seed_and_offset_lt_prob = vf64_lt(random_of_seed_and_offset, prob);
    return vf64_where(random_of_seed_and_offset_lt_prob, vf64_of(1.0), vf64_of(0.0));
}

struct bernoulli_f32_scalars {
    vf32 prob;
};

/* in[0]: random(seed, offset); out[0]: out. */
AC_WORD void bernoulli_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct bernoulli_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(s->prob, in[0].f32);
}

static void bernoulli_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct bernoulli_attrs *const a = attrs;
    const struct bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, bernoulli_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void bernoulli_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct bernoulli_attrs *const a = attrs;
    const struct bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, bernoulli_f32_at, &s);
}

struct bernoulli_f64_scalars {
    vf64 prob;
};

/* in[0]: random(seed, offset); out[0]: out. */
AC_WORD void bernoulli_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct bernoulli_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(s->prob, in[0].f64);
}

static void bernoulli_f64(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct bernoulli_attrs *const a = attrs;
    const struct bernoulli_f64_scalars s = {
        .prob = vf64_of(a->prob),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, bernoulli_f64_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void bernoulli_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct bernoulli_attrs *const a = attrs;
    const struct bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, bernoulli_f32_at, &s);
}

/* Loads round i8 to f32; stores truncate towards zero. */
static void bernoulli_i8(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct bernoulli_attrs *const a = attrs;
    const struct bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i8, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, bernoulli_f32_at, &s);
}

/* Loads round i32 to f32; stores truncate towards zero. */
static void bernoulli_i32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct bernoulli_attrs *const a = attrs;
    const struct bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i32, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, bernoulli_f32_at, &s);
}

/* Loads round u8 to f32; stores truncate towards zero. */
static void bernoulli_u8(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct bernoulli_attrs *const a = attrs;
    const struct bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_u8, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, bernoulli_f32_at, &s);
}

/* Loads round i16 to f32; stores truncate towards zero. */
static void bernoulli_i16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct bernoulli_attrs *const a = attrs;
    const struct bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, bernoulli_f32_at, &s);
}

/* Loads round i64 to f32; stores truncate towards zero. */
static void bernoulli_i64(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct bernoulli_attrs *const a = attrs;
    const struct bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i64, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, bernoulli_f32_at, &s);
}

const ac_kernels AC_ISA(ac_bernoulli_kernels)[] = {
    {{
        [AC_F32] = bernoulli_f32,
        [AC_F16] = bernoulli_f16,
        [AC_F64] = bernoulli_f64,
        [AC_BF16] = bernoulli_bf16,
        [AC_I8] = bernoulli_i8,
        [AC_I32] = bernoulli_i32,
        [AC_U8] = bernoulli_u8,
        [AC_I16] = bernoulli_i16,
        [AC_I64] = bernoulli_i64,
    }},
};
