/*
 * Generated from spec/movement/inplace_bernoulli.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   selfRef = where(random(seed, offset) < prob, 1, 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/inplace_bernoulli.h"
#include "simd/loops/integers.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* selfRef = where(random(seed, offset) < prob, 1, 0): in f32 and pairs of it, rounded once. */
static inline vf32 self_ref_f32(vf32 prob, vf32 random_of_seed_and_offset)
{
    const vm32 random_of_seed_and_offset_lt_prob = vf32_lt(random_of_seed_and_offset, prob);
    return vf32_where(random_of_seed_and_offset_lt_prob, vf32_of(1.0f), vf32_of(0.0f));
}

/* selfRef = where(random(seed, offset) < prob, 1, 0): in f64 and pairs of it, rounded once. */
static inline vf64 self_ref_f64(vf64 prob, vf64 random_of_seed_and_offset)
{
    const vm64 random_of_seed_and_offset_lt_prob = vf64_lt(random_of_seed_and_offset, prob);
    return vf64_where(random_of_seed_and_offset_lt_prob, vf64_of(1.0), vf64_of(0.0));
}

struct inplace_bernoulli_f32_scalars {
    vf32 prob;
};

/* in[0]: random(seed, offset); out[0]: selfRef. */
AC_WORD void inplace_bernoulli_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct inplace_bernoulli_f32_scalars *const s = scalars;
    out[0].f32 = self_ref_f32(s->prob, in[0].f32);
}

static void inplace_bernoulli_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct inplace_bernoulli_attrs *const a = attrs;
    const struct inplace_bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void inplace_bernoulli_f16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct inplace_bernoulli_attrs *const a = attrs;
    const struct inplace_bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_f32_at, &s);
}

struct inplace_bernoulli_f64_scalars {
    vf64 prob;
};

/* in[0]: random(seed, offset); out[0]: selfRef. */
AC_WORD void inplace_bernoulli_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct inplace_bernoulli_f64_scalars *const s = scalars;
    out[0].f64 = self_ref_f64(s->prob, in[0].f64);
}

static void inplace_bernoulli_f64(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct inplace_bernoulli_attrs *const a = attrs;
    const struct inplace_bernoulli_f64_scalars s = {
        .prob = vf64_of(a->prob),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_f64_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void inplace_bernoulli_bf16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct inplace_bernoulli_attrs *const a = attrs;
    const struct inplace_bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_f32_at, &s);
}

/* Loads round i8 to f32; stores truncate towards zero. */
static void inplace_bernoulli_i8(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    const struct inplace_bernoulli_attrs *const a = attrs;
    const struct inplace_bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i8, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_f32_at, &s);
}

/* Loads round i32 to f32; stores truncate towards zero. */
static void inplace_bernoulli_i32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct inplace_bernoulli_attrs *const a = attrs;
    const struct inplace_bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i32, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_f32_at, &s);
}

/* Loads round u8 to f32; stores truncate towards zero. */
static void inplace_bernoulli_u8(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    const struct inplace_bernoulli_attrs *const a = attrs;
    const struct inplace_bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_u8, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_f32_at, &s);
}

/* Loads round i16 to f32; stores truncate towards zero. */
static void inplace_bernoulli_i16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct inplace_bernoulli_attrs *const a = attrs;
    const struct inplace_bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_f32_at, &s);
}

/* Loads round i64 to f32; stores truncate towards zero. */
static void inplace_bernoulli_i64(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct inplace_bernoulli_attrs *const a = attrs;
    const struct inplace_bernoulli_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i64, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_f32_at, &s);
}

const ac_kernels AC_ISA(ac_inplace_bernoulli_kernels)[] = {
    {{
        [AC_F32] = inplace_bernoulli_f32,
        [AC_F16] = inplace_bernoulli_f16,
        [AC_F64] = inplace_bernoulli_f64,
        [AC_BF16] = inplace_bernoulli_bf16,
        [AC_I8] = inplace_bernoulli_i8,
        [AC_I32] = inplace_bernoulli_i32,
        [AC_U8] = inplace_bernoulli_u8,
        [AC_I16] = inplace_bernoulli_i16,
        [AC_I64] = inplace_bernoulli_i64,
    }},
};
