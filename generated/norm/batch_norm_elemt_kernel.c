/*
 * Generated from spec/norm/batch_norm_elemt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   output = (input - mean) * invstd * weight + bias
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/batch_norm_elemt.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* (input - mean) * invstd * weight + bias: in pairs of f64, of which the caller takes `lanes`. */
AC_COLD vf64 output_again_f32(vf64 near_, vm64 lanes, const vf64 args[])
{
    const vf64 input = args[0];
    const vf64 weight = args[1];
    const vf64 bias = args[2];
    const vf64 mean = args[3];
    const vf64 invstd = args[4];
    const vf64x2 difference = vf64x2_of_sum(input, vf64_neg(mean));
    const vf64x2 product = vf64x2_mul_single(difference, invstd);
    const vf64x2 product2 = vf64x2_mul_single(product, weight);
    const vf64 again = vf64x2_add_round(product2, bias);
    return vf64_where(lanes, again, near_);
}

/* (input - mean) * invstd * weight + bias: in single f64; in pairs of it where a sum has lost
 * digits, and where the result is no number. */
static inline vf64 output_wide_f32(const vf64 args[])
{
    const vf64 input = args[0];
    const vf64 weight = args[1];
    const vf64 bias = args[2];
    const vf64 mean = args[3];
    const vf64 invstd = args[4];
    const vf64 difference = vf64_sub(input, mean);
    const vf64 product = vf64_mul(difference, invstd);
    const vf64 sum = vf64_fma(product, weight, bias);
    const vm64 lost =
        vf64_lt(vf64_abs(sum), vf64_mul(vf64_abs(bias), vf64_of(0x1p-16 /* 2**-16 */)));
    vf64 near_ = sum;
    const vm64 lost2 = vm64_or(vm64_not(vf64_lt(vf64_abs(near_), vf64_of(INFINITY))), lost);
    if (vm64_any(lost2))
        near_ = output_again_f32(near_, lost2, args);
    return near_;
}

/* output = (input - mean) * invstd * weight + bias: in f64, rounded once. */
static inline vf32 output_f32(vf32 input, vf32 weight, vf32 bias, vf32 mean, vf32 invstd)
{
    return vf32_in_f64(output_wide_f32, 5, (const vf32[]){input, weight, bias, mean, invstd});
}

/* in[0]: input, in[1]: weight, in[2]: bias, in[3]: mean, in[4]: invstd; out[0]: output. */
AC_WORD void batch_norm_elemt_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = output_f32(in[0].f32, in[1].f32, in[2].f32, in[3].f32, in[4].f32);
}

static void batch_norm_elemt_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f32, 5, 1);
    loop.channels = 30;
    ac_run_channels(loop, count, ins, outs, past, ac_vectors, batch_norm_elemt_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_batch_norm_elemt_kernels)[] = {
    {{
        [AC_F32] = batch_norm_elemt_f32,
    }},
};
