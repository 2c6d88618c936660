/*
 * Generated from spec/movement/inplace_uniform.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   selfRef = from * (1 - random(seed, offset)) + to * random(seed, offset)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/inplace_uniform.h"
#include "simd/loops/integers.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* selfRef = (1 - random(seed, offset)) * from + to * random(seed, offset): in f32 and pairs of it,
 * rounded once. Rewritten by: order of factors. */
static inline vf32 self_ref_f32(vf32 from, vf32 to, vf32 random_of_seed_and_offset)
{
    const vf32x2 difference = vf32x2_of_sum(vf32_of(1.0f), vf32_neg(random_of_seed_and_offset));
    const vf32x2 product = vf32x2_of_product(to, random_of_seed_and_offset);
    const vf32x2 product2 = vf32x2_mul_single(difference, from);
    return vf32x2_add2_round(product2, product);
}

/* (1 - random(seed, offset)) * from + to * random(seed, offset): in a pair of f32. */
static inline vf32x2 self_ref_pair(vf32 from, vf32 to, vf32 random_of_seed_and_offset)
{
    const vf32x2 difference = vf32x2_of_sum(vf32_of(1.0f), vf32_neg(random_of_seed_and_offset));
    const vf32x2 product = vf32x2_mul_single(difference, from);
    const vf32x2 product2 = vf32x2_of_product(to, random_of_seed_and_offset);
    return vf32x2_add(product, product2);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 self_ref_near_f16(vf32 short_, vm32 lanes, vf32 from, vf32 to,
                               vf32 random_of_seed_and_offset)
{
    const vf32x2 pair = self_ref_pair(from, to, random_of_seed_and_offset);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* (1 - random(seed, offset)) * from + to * random(seed, offset): in a pair of f64. */
static inline vf64x2 self_ref_wide(vf64 from, vf64 to, vf64 random_of_seed_and_offset)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(random_of_seed_and_offset));
    const vf64x2 product = vf64x2_mul_single(difference, from);
    const vf64 product2 = vf64_mul(to, random_of_seed_and_offset);
    return vf64x2_add_single(product, product2);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 self_ref_far(vf32 short_, vm32 lanes, vf32 from, vf32 to,
                          vf32 random_of_seed_and_offset)
{
    const vf64x2 low = self_ref_wide(vf64_widen_low(from), vf64_widen_low(to),
                                     vf64_widen_low(random_of_seed_and_offset));
    const vf64x2 high = self_ref_wide(vf64_widen_high(from), vf64_widen_high(to),
                                      vf64_widen_high(random_of_seed_and_offset));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* selfRef = (1 - random(seed, offset)) * from + to * random(seed, offset): in single f32; lanes in
 * which that may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 self_ref_f16(vf32 from, vf32 to, vf32 random_of_seed_and_offset)
{
    const vf32 difference = vf32_sub(vf32_of(1.0f), random_of_seed_and_offset);
    const vf32 product = vf32_mul(to, random_of_seed_and_offset);
    const vf32 sum = vf32_fma(difference, from, product);
    const vf32 product2 = vf32_mul(difference, from);
    const vm32 cancelled = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product2), vf32_of(0x1p-3f)));
    const vm32 cancelled2 = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 doubt = vm32_or(cancelled, cancelled2);
    const vm32 close = vf32_unsettled_f16(sum, 17);
    vf32 settled = sum;
    if (vm32_any(close))
        settled = self_ref_near_f16(settled, close, from, to, random_of_seed_and_offset);
    if (vm32_any(doubt))
        settled = self_ref_far(settled, doubt, from, to, random_of_seed_and_offset);
    return settled;
}

/* selfRef = (1 - random(seed, offset)) * from + to * random(seed, offset): in f64 and pairs of it,
 * rounded once. Rewritten by: order of factors. */
static inline vf64 self_ref_f64(vf64 from, vf64 to, vf64 random_of_seed_and_offset)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(random_of_seed_and_offset));
    const vf64x2 product = vf64x2_of_product(to, random_of_seed_and_offset);
    const vf64x2 product2 = vf64x2_mul_single(difference, from);
    return vf64x2_add2_round(product2, product);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 self_ref_near_bf16(vf32 short_, vm32 lanes, vf32 from, vf32 to,
                                vf32 random_of_seed_and_offset)
{
    const vf32x2 pair = self_ref_pair(from, to, random_of_seed_and_offset);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = self_ref_far(settled, again, from, to, random_of_seed_and_offset);
    return settled;
}

/* selfRef = (1 - random(seed, offset)) * from + to * random(seed, offset): in single f32; lanes in
 * which that may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 self_ref_bf16(vf32 from, vf32 to, vf32 random_of_seed_and_offset)
{
    const vf32 difference = vf32_sub(vf32_of(1.0f), random_of_seed_and_offset);
    const vf32 product = vf32_mul(to, random_of_seed_and_offset);
    const vf32 sum = vf32_fma(difference, from, product);
    const vf32 product2 = vf32_mul(difference, from);
    const vm32 cancelled = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product2), vf32_of(0x1p-3f)));
    const vm32 cancelled2 = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 doubt = vm32_or(cancelled, cancelled2);
    const vm32 close = vf32_unsettled_bf16(sum, 17);
    vf32 settled = sum;
    if (vm32_any(close))
        settled = self_ref_near_bf16(settled, close, from, to, random_of_seed_and_offset);
    if (vm32_any(doubt))
        settled = self_ref_far(settled, doubt, from, to, random_of_seed_and_offset);
    return settled;
}

struct inplace_uniform_f32_scalars {
    vf32 from;
    vf32 to;
};

/* in[0]: random(seed, offset); out[0]: selfRef. */
AC_WORD void inplace_uniform_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct inplace_uniform_f32_scalars *const s = scalars;
    out[0].f32 = self_ref_f32(s->from, s->to, in[0].f32);
}

static void inplace_uniform_f32(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct inplace_uniform_attrs *const a = attrs;
    const struct inplace_uniform_f32_scalars s = {
        .from = vf32_of((float)a->from),
        .to = vf32_of((float)a->to),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, inplace_uniform_f32_at, &s);
}

/* in[0]: random(seed, offset); out[0]: selfRef. */
AC_WORD void inplace_uniform_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct inplace_uniform_f32_scalars *const s = scalars;
    out[0].f32 = self_ref_f16(s->from, s->to, in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void inplace_uniform_f16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct inplace_uniform_attrs *const a = attrs;
    const struct inplace_uniform_f32_scalars s = {
        .from = vf32_of((float)a->from),
        .to = vf32_of((float)a->to),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_uniform_f16_at, &s);
}

struct inplace_uniform_f64_scalars {
    vf64 from;
    vf64 to;
};

/* in[0]: random(seed, offset); out[0]: selfRef. */
AC_WORD void inplace_uniform_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct inplace_uniform_f64_scalars *const s = scalars;
    out[0].f64 = self_ref_f64(s->from, s->to, in[0].f64);
}

static void inplace_uniform_f64(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct inplace_uniform_attrs *const a = attrs;
    const struct inplace_uniform_f64_scalars s = {
        .from = vf64_of(a->from),
        .to = vf64_of(a->to),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, inplace_uniform_f64_at, &s);
}

/* in[0]: random(seed, offset); out[0]: selfRef. */
AC_WORD void inplace_uniform_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct inplace_uniform_f32_scalars *const s = scalars;
    out[0].f32 = self_ref_bf16(s->from, s->to, in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void inplace_uniform_bf16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    const struct inplace_uniform_attrs *const a = attrs;
    const struct inplace_uniform_f32_scalars s = {
        .from = vf32_of((float)a->from),
        .to = vf32_of((float)a->to),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_uniform_bf16_at, &s);
}

/* Loads round i8 to f32; stores truncate towards zero. */
static void inplace_uniform_i8(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct inplace_uniform_attrs *const a = attrs;
    const struct inplace_uniform_f32_scalars s = {
        .from = vf32_of((float)a->from),
        .to = vf32_of((float)a->to),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i8, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_uniform_f32_at, &s);
}

/* Loads round i32 to f32; stores truncate towards zero. */
static void inplace_uniform_i32(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct inplace_uniform_attrs *const a = attrs;
    const struct inplace_uniform_f32_scalars s = {
        .from = vf32_of((float)a->from),
        .to = vf32_of((float)a->to),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i32, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_uniform_f32_at, &s);
}

/* Loads round u8 to f32; stores truncate towards zero. */
static void inplace_uniform_u8(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct inplace_uniform_attrs *const a = attrs;
    const struct inplace_uniform_f32_scalars s = {
        .from = vf32_of((float)a->from),
        .to = vf32_of((float)a->to),
    };
    ac_loop loop = ac_loop_of(&ac_stored_u8, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_uniform_f32_at, &s);
}

/* Loads round i16 to f32; stores truncate towards zero. */
static void inplace_uniform_i16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct inplace_uniform_attrs *const a = attrs;
    const struct inplace_uniform_f32_scalars s = {
        .from = vf32_of((float)a->from),
        .to = vf32_of((float)a->to),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_uniform_f32_at, &s);
}

/* Loads round i64 to f32; stores truncate towards zero. */
static void inplace_uniform_i64(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct inplace_uniform_attrs *const a = attrs;
    const struct inplace_uniform_f32_scalars s = {
        .from = vf32_of((float)a->from),
        .to = vf32_of((float)a->to),
    };
    ac_loop loop = ac_loop_of(&ac_stored_i64, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_uniform_f32_at, &s);
}

const ac_kernels AC_ISA(ac_inplace_uniform_kernels)[] = {
    {{
        [AC_F32] = inplace_uniform_f32,
        [AC_F16] = inplace_uniform_f16,
        [AC_F64] = inplace_uniform_f64,
        [AC_BF16] = inplace_uniform_bf16,
        [AC_I8] = inplace_uniform_i8,
        [AC_I32] = inplace_uniform_i32,
        [AC_U8] = inplace_uniform_u8,
        [AC_I16] = inplace_uniform_i16,
        [AC_I64] = inplace_uniform_i64,
    }},
};
