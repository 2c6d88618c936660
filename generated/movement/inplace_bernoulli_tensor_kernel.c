/*
 * Generated from spec/movement/inplace_bernoulli_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   selfRef = where(random(seed, offset) < prob, 1, 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/inplace_bernoulli_tensor.h"
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

/* in[0]: prob, in[1]: random(seed, offset); out[0]: selfRef. */
AC_WORD void inplace_bernoulli_tensor_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = self_ref_f32(in[0].f32, in[1].f32);
}

static void inplace_bernoulli_tensor_f32(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_tensor_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void inplace_bernoulli_tensor_f16(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    loop.in[1] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_tensor_f32_at, NULL);
}

/* in[0]: prob, in[1]: random(seed, offset); out[0]: selfRef. */
AC_WORD void inplace_bernoulli_tensor_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = self_ref_f64(in[0].f64, in[1].f64);
}

static void inplace_bernoulli_tensor_f64(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_tensor_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void inplace_bernoulli_tensor_bf16(size_t count, const void *const ins[], void *const outs[],
                                          const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    loop.in[1] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_bernoulli_tensor_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_inplace_bernoulli_tensor_kernels)[] = {
    {{
        [AC_F32] = inplace_bernoulli_tensor_f32,
        [AC_F16] = inplace_bernoulli_tensor_f16,
        [AC_F64] = inplace_bernoulli_tensor_f64,
        [AC_BF16] = inplace_bernoulli_tensor_bf16,
    }},
};
