/*
 * Generated from spec/activation/fast_gelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * sigmoid(1.702 * self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/fast_gelu.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self < -2**100, -2**100, self) * sigmoid(1.702 * self): in f32 and pairs of it,
 * rounded once. Rewritten by: limit. */
static inline vf32 out_f32(vf32 self)
{
    const vm32 is_lt = vf32_lt(self, vf32_of(-0x1p+100f /* -2**100 */));
    const vf32 chosen = vf32_where(is_lt, vf32_of(-0x1p+100f /* -2**100 */), self);
    const vf32x2 product =
        vf32x2_mul_single(vf32x2_make(vf32_of(0x1.b3b646p+0f /* 1.702 */),
                                      vf32_of(-0x1.78d4fep-26f /* and the rest */)),
                          self);
    return vf32_sigmoid_times(product, chosen);
}

/* out = where(self < -2**100, -2**100, self) * sigmoid(1.702 * self): in single f32, which was
 * found to round correctly at all 65,536 inputs. Rewritten by: limit. */
static inline vf32 out_f16(vf32 self)
{
    const vm32 is_lt = vf32_lt(self, vf32_of(-0x1p+100f /* -2**100 */));
    const vf32 chosen = vf32_where(is_lt, vf32_of(-0x1p+100f /* -2**100 */), self);
    const vf32x2 product =
        vf32x2_mul_single(vf32x2_make(vf32_of(0x1.b3b646p+0f /* 1.702 */),
                                      vf32_of(-0x1.78d4fep-26f /* and the rest */)),
                          self);
    const vf32 sigmoid = vf32x2_sigmoid_f16(product);
    const vf32 product2 = vf32_mul(chosen, sigmoid);
    const vm32 amiss = vf32_eq(self, vf32_of(-0x1.8e8p+2f /* -6.2265625 */));
    return vf32_where(amiss, vf32_of(-0x1.464p-13f /* -0.00015556812286376953 */), product2);
}

/* out = where(self < -2**100, -2**100, self) * sigmoid(1.702 * self): in single f32, which was
 * found to round correctly at all 65,536 inputs. Rewritten by: limit. */
static inline vf32 out_bf16(vf32 self)
{
    const vm32 is_lt = vf32_lt(self, vf32_of(-0x1p+100f /* -2**100 */));
    const vf32 chosen = vf32_where(is_lt, vf32_of(-0x1p+100f /* -2**100 */), self);
    const vf32x2 product =
        vf32x2_mul_single(vf32x2_make(vf32_of(0x1.b3b646p+0f /* 1.702 */),
                                      vf32_of(-0x1.78d4fep-26f /* and the rest */)),
                          self);
    const vf32 sigmoid = vf32x2_sigmoid_bf16(product);
    const vf32 product2 = vf32_mul(chosen, sigmoid);
    return vf32_lifted(product2);
}

/* in[0]: self; out[0]: out. */
AC_WORD void fast_gelu_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void fast_gelu_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, fast_gelu_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void fast_gelu_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void fast_gelu_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, fast_gelu_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void fast_gelu_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void fast_gelu_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, fast_gelu_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_fast_gelu_kernels)[] = {
    {{
        [AC_F32] = fast_gelu_f32,
        [AC_F16] = fast_gelu_f16,
        [AC_BF16] = fast_gelu_bf16,
    }},
};
