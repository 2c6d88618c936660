/*
 * Generated from spec/activation/selu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   scale = 1.0507009873554804934193349852946
 *   alpha = 1.6732632423543772848170429916717
 *   out = where(self > 0, scale * self, scale * alpha * expm1(self))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/selu.h"
#include "simd/loops/integers.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(self > 0, 1.0507009873554804934193349852946 * self, expm1(self) *
 * 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717): in f64, of which the
 * caller takes the lanes that left the range of f32. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64 product = vf64x2_scale_round(
        vf64x2_make(vf64_of(0x1.0cfabd6a91132p+0 /* 1.0507009873554804934193349852946 */),
                    vf64_of(0x1.6fc7d272f2695p-55 /* and the rest */)),
        self);
    const vf64x2 expm1 = vf64x2_expm1(vf64x2_of(self));
    const vf64 product2 = vf64x2_mul_round(
        expm1,
        vf64x2_make(
            vf64_of(
                0x1.c212cc640f031p+0 /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */),
            vf64_of(0x1.05161b045a1fep-56 /* and the rest */)));
    return vf64_where(self_gt_0, product, product2);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 out_far_f32(vf32 near_, vm32 faded, vf32 self)
{
    return vf32_where(faded, ac_by_f64(out_wide_f32, 1, (const vf32[]){self}), near_);
}

/* out = where(self > 0, 1.0507009873554804934193349852946 * self, expm1(self) *
 * 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717): in f32 and pairs of it,
 * rounded once; in f64 in the lanes where a factor leaves the range of f32. Rewritten by: order of
 * factors. */
static inline vf32 out_f32(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32x2_scale_round(
        vf32x2_make(vf32_of(0x1.0cfabep+0f /* 1.0507009873554804934193349852946 */),
                    vf32_of(-0x1.2adddap-25f /* and the rest */)),
        self);
    const vf32x2 expm1 = vf32x2_expm1(vf32x2_of(self));
    const vf32x2 product2 = vf32x2_mul(
        expm1,
        vf32x2_make(
            vf32_of(
                0x1.c212ccp+0f /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */),
            vf32_of(0x1.903c0cp-26f /* and the rest */)));
    const vf32 product3 = vf32x2_round(product2);
    vf32 near_ = vf32_where(self_gt_0, product, product3);
    const vm32 faded =
        vm32_and(vf32_lt(vf32_abs(near_), vf32_of(0x1p-97f)), vf32_ne(self, vf32_of(0.0f)));
    if (vm32_any(faded))
        near_ = out_far_f32(near_, faded, self);
    return near_;
}

/* out = where(self > 0, 1.0507009873554804934193349852946 * self, expm1(self) *
 * 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717): in single f32, which was
 * found to round correctly at all 65,536 inputs. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product =
        vf32_mul(vf32_of(0x1.0cfabep+0f /* 1.0507009873554804934193349852946 */), self);
    const vf32 expm1 = vf32_expm1_f16(self);
    const vf32 product2 = vf32_mul(
        expm1,
        vf32_of(
            0x1.c212ccp+0f /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */));
    const vf32 chosen = vf32_where(self_gt_0, product, product2);
    const vm32 amiss = vf32_eq(self, vf32_of(-0x1.2b8p-10f /* -0.0011425018310546875 */));
    const vf32 right =
        vf32_where(amiss, vf32_of(-0x1.074p-9f /* -0.0020084381103515625 */), chosen);
    const vm32 amiss2 = vf32_eq(self, vf32_of(-0x1.ce4p-9f /* -0.0035266876220703125 */));
    return vf32_where(amiss2, vf32_of(-0x1.95cp-8f /* -0.006191253662109375 */), right);
}

/* out = where(self > 0, 1.0507009873554804934193349852946 * self, expm1(self) *
 * 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717): in single f32, which was
 * found to round correctly at all 65,536 inputs. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product =
        vf32_mul(vf32_of(0x1.0cfabep+0f /* 1.0507009873554804934193349852946 */), self);
    const vf32 expm1 = vf32_expm1_bf16(self);
    const vf32 product2 = vf32_mul(
        expm1,
        vf32_of(
            0x1.c212ccp+0f /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */));
    return vf32_where(self_gt_0, product, product2);
}

/* in[0]: self; out[0]: out. */
AC_WORD void selu_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void selu_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, selu_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void selu_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void selu_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, selu_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void selu_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void selu_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, selu_bf16_at, NULL);
}

/* Loads round i8 to f32; stores truncate towards zero. */
static void selu_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_i8, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, selu_f32_at, NULL);
}

/* Loads round i32 to f32; stores truncate towards zero. */
static void selu_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_i32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, selu_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_selu_kernels)[] = {
    {{
        [AC_F32] = selu_f32,
        [AC_F16] = selu_f16,
        [AC_BF16] = selu_bf16,
        [AC_I8] = selu_i8,
        [AC_I32] = selu_i32,
    }},
};
