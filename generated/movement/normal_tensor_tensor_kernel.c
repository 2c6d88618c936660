/*
 * Generated from spec/movement/normal_tensor_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   normal = sqrt(2) * erfinv(2 * random(seed, offset) - 1)
 *   out = where(abs(std) < 1e30, mean + std * normal, 16 * (mean / 16 + std / 16 * normal))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/normal_tensor_tensor.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(abs(std) < 1e30, mean + sqrt(2) * erfinv(2 * random(seed, offset) - 1) * std, (1 / 16 *
 * mean + sqrt(2) * erfinv(2 * random(seed, offset) - 1) * 1 / 16 * std) * 16): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 mean = args[0];
    const vf64 std = args[1];
    const vf64 random_of_seed_and_offset = args[2];
    const vf64 abs = vf64_abs(std);
    const vm64 is_lt =
        vf64x2_lt(vf64x2_of(abs), vf64x2_make(vf64_of(0x1.93e5939a08ceap+99 /* 1e30 */),
                                              vf64_of(-0x1.215cp+44 /* and the rest */)));
    const vf64 sqrt = vf64_sqrt(vf64_of(2.0));
    const vf64 product = vf64_mul(vf64_of(2.0), random_of_seed_and_offset);
    const vf64x2 difference = vf64x2_of_sum(product, vf64_neg(vf64_of(1.0)));
    const vf64x2 erfinv = vf64x2_erfinv(difference);
    const vf64 erfinv2 = vf64x2_round(erfinv);
    const vf64 normal = vf64_mul(sqrt, erfinv2);
    const vf64 sum = vf64_fma(normal, std, mean);
    const vf64 product2 = vf64_mul(normal, vf64_of(0x1p-4 /* 1 / 16 */));
    const vf64 product3 = vf64_mul(product2, std);
    const vf64 sum2 = vf64_fma(vf64_of(0x1p-4 /* 1 / 16 */), mean, product3);
    const vf64 product4 = vf64_mul(sum2, vf64_of(16.0));
    return vf64_where(is_lt, sum, product4);
}

/* out = where(abs(std) < 1e30, mean + sqrt(2) * erfinv(2 * random(seed, offset) - 1) * std, (1 / 16
 * * mean + sqrt(2) * erfinv(2 * random(seed, offset) - 1) * 1 / 16 * std) * 16): in f64, rounded
 * once. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 mean, vf32 std, vf32 random_of_seed_and_offset)
{
    return vf32_in_f64(out_wide_f32, 3, (const vf32[]){mean, std, random_of_seed_and_offset});
}

/* out = where(abs(std) < 1e30, mean + sqrt(2) * erfinv(2 * random(seed, offset) - 1) * std, (1 / 16
 * * mean + sqrt(2) * erfinv(2 * random(seed, offset) - 1) * 1 / 16 * std) * 16): in f64, rounded to
 * odd. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 mean, vf32 std, vf32 random_of_seed_and_offset)
{
    return vf32_in_f64_odd(out_wide_f32, 3, (const vf32[]){mean, std, random_of_seed_and_offset});
}

/* out = where(abs(std) < 1e30, mean + sqrt(2) * erfinv(2 * random(seed, offset) - 1) * std, (1 / 16
 * * mean + sqrt(2) * erfinv(2 * random(seed, offset) - 1) * 1 / 16 * std) * 16): in f64 and pairs
 * of it, rounded once. Rewritten by: order of factors. */
static inline vf64 out_f64(vf64 mean, vf64 std, vf64 random_of_seed_and_offset)
{
    const vf64 abs = vf64_abs(std);
    const vm64 is_lt =
        vf64x2_lt(vf64x2_of(abs), vf64x2_make(vf64_of(0x1.93e5939a08ceap+99 /* 1e30 */),
                                              vf64_of(-0x1.215cp+44 /* and the rest */)));
    const vf64 root = vf64_sqrt(vf64_of(2.0));
    const vf64x2 sqrt =
        vf64x2_make(root, vf64_correction(vf64_div(vf64_sub(vf64x2_of(vf64_of(2.0)).lo,
                                                            vf64_fms(root, root, vf64_of(2.0))),
                                                   vf64_add(root, root))));
    const vf64x2 product = vf64x2_of_product(vf64_of(2.0), random_of_seed_and_offset);
    const vf64x2 difference = vf64x2_add_single(product, vf64_neg(vf64_of(1.0)));
    const vf64x2 erfinv = vf64x2_erfinv(difference);
    const vf64x2 normal = vf64x2_mul(sqrt, erfinv);
    const vf64x2 product2 = vf64x2_mul_single(normal, std);
    const vf64 sum = vf64x2_add_round(product2, mean);
    const vf64x2 product3 = vf64x2_of_product(vf64_of(0x1p-4 /* 1 / 16 */), mean);
    const vf64x2 product4 = vf64x2_mul_single(normal, vf64_of(0x1p-4 /* 1 / 16 */));
    const vf64x2 product5 = vf64x2_mul_single(product4, std);
    const vf64x2 sum2 = vf64x2_add(product3, product5);
    const vf64 product6 = vf64x2_scale_round(sum2, vf64_of(16.0));
    return vf64_where(is_lt, sum, product6);
}

/* out = where(abs(std) < 1e30, mean + sqrt(2) * erfinv(2 * random(seed, offset) - 1) * std, (1 / 16
 * * mean + sqrt(2) * erfinv(2 * random(seed, offset) - 1) * 1 / 16 * std) * 16): in f64, rounded to
 * odd. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 mean, vf32 std, vf32 random_of_seed_and_offset)
{
    return vf32_in_f64_odd(out_wide_f32, 3, (const vf32[]){mean, std, random_of_seed_and_offset});
}

/* in[0]: mean, in[1]: std, in[2]: random(seed, offset); out[0]: out. */
AC_WORD void normal_tensor_tensor_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void normal_tensor_tensor_f32(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, normal_tensor_tensor_f32_at, NULL);
}

/* in[0]: mean, in[1]: std, in[2]: random(seed, offset); out[0]: out. */
AC_WORD void normal_tensor_tensor_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void normal_tensor_tensor_f16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    loop.in[2] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, normal_tensor_tensor_f16_at, NULL);
}

/* in[0]: mean, in[1]: std, in[2]: random(seed, offset); out[0]: out. */
AC_WORD void normal_tensor_tensor_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64, in[2].f64);
}

static void normal_tensor_tensor_f64(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, normal_tensor_tensor_f64_at, NULL);
}

/* in[0]: mean, in[1]: std, in[2]: random(seed, offset); out[0]: out. */
AC_WORD void normal_tensor_tensor_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void normal_tensor_tensor_bf16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    loop.in[2] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, normal_tensor_tensor_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_normal_tensor_tensor_kernels)[] = {
    {{
        [AC_F32] = normal_tensor_tensor_f32,
        [AC_F16] = normal_tensor_tensor_f16,
        [AC_F64] = normal_tensor_tensor_f64,
        [AC_BF16] = normal_tensor_tensor_bf16,
    }},
};
