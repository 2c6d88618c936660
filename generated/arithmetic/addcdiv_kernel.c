/*
 * Generated from spec/arithmetic/addcdiv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   size = abs(tensor2)
 *   dividend = where(tensor2 < 0, -(value * tensor1), value * tensor1)
 *   out = where(size == inf and abs(self) == inf, self + dividend, where(size == 0 or size == inf
 *       or abs(self) == inf, self + value * tensor1 / tensor2, (self * size + dividend) / size))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/addcdiv.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(abs(tensor2) == inf and abs(self) == inf, self + where(tensor2 < 0, -(value * tensor1),
 * value * tensor1), where(abs(tensor2) == 0 or abs(tensor2) == inf or abs(self) == inf, self +
 * value * tensor1 / tensor2, (abs(tensor2) * self + where(tensor2 < 0, -(value * tensor1), value *
 * tensor1)) / abs(tensor2))): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 tensor1 = args[1];
    const vf64 tensor2 = args[2];
    const vf64 value = args[3];
    const vf64 size = vf64_abs(tensor2);
    const vm64 is_eq = vf64_eq(size, vf64_of(INFINITY));
    const vf64 abs = vf64_abs(self);
    const vm64 is_eq2 = vf64_eq(abs, vf64_of(INFINITY));
    const vm64 and_ = vm64_and(is_eq, is_eq2);
    const vm64 tensor2_lt_0 = vf64_lt(tensor2, vf64_of(0.0));
    const vf64 product = vf64_mul(value, tensor1);
    const vf64 negative = vf64_neg(product);
    const vf64 dividend = vf64_where(tensor2_lt_0, negative, product);
    const vf64 sum = vf64_add(self, dividend);
    const vm64 is_eq3 = vf64_eq(size, vf64_of(0.0));
    const vm64 or_ = vm64_or(is_eq3, is_eq);
    const vm64 or_2 = vm64_or(or_, is_eq2);
    const vf64 quotient = vf64_div(product, tensor2);
    const vf64 sum2 = vf64_add(self, quotient);
    const vf64 sum3 = vf64_fma(size, self, dividend);
    const vf64 quotient2 = vf64_div(sum3, size);
    const vf64 chosen = vf64_where(or_2, sum2, quotient2);
    return vf64_where(and_, sum, chosen);
}

/* out = where(abs(tensor2) == inf and abs(self) == inf, self + where(tensor2 < 0, -(value *
 * tensor1), value * tensor1), where(abs(tensor2) == 0 or abs(tensor2) == inf or abs(self) == inf,
 * self + value * tensor1 / tensor2, (abs(tensor2) * self + where(tensor2 < 0, -(value * tensor1),
 * value * tensor1)) / abs(tensor2))): in f64, rounded once. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 self, vf32 tensor1, vf32 tensor2, vf32 value)
{
    return vf32_in_f64(out_wide_f32, 4, (const vf32[]){self, tensor1, tensor2, value});
}

/* out = where(abs(tensor2) == inf and abs(self) == inf, self + where(tensor2 < 0, -(value *
 * tensor1), value * tensor1), where(abs(tensor2) == 0 or abs(tensor2) == inf or abs(self) == inf,
 * self + value * tensor1 / tensor2, (abs(tensor2) * self + where(tensor2 < 0, -(value * tensor1),
 * value * tensor1)) / abs(tensor2))): in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 self, vf32 tensor1, vf32 tensor2, vf32 value)
{
    return vf32_in_f64_odd(out_wide_f32, 4, (const vf32[]){self, tensor1, tensor2, value});
}

/* out = where(abs(tensor2) == inf and abs(self) == inf, self + where(tensor2 < 0, -(value *
 * tensor1), value * tensor1), where(abs(tensor2) == 0 or abs(tensor2) == inf or abs(self) == inf,
 * self + value * tensor1 / tensor2, (abs(tensor2) * self + where(tensor2 < 0, -(value * tensor1),
 * value * tensor1)) / abs(tensor2))): in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 self, vf32 tensor1, vf32 tensor2, vf32 value)
{
    return vf32_in_f64_odd(out_wide_f32, 4, (const vf32[]){self, tensor1, tensor2, value});
}

/* where(abs(tensor2) == inf and abs(self) == inf, self + where(tensor2 < 0, -tensor1, tensor1),
 * where(abs(tensor2) == 0 or abs(tensor2) == inf or abs(self) == inf, self + tensor1 / tensor2,
 * (abs(tensor2) * self + where(tensor2 < 0, -tensor1, tensor1)) / abs(tensor2))): in single f64. */
static inline vf64 out_usual_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 tensor1 = args[1];
    const vf64 tensor2 = args[2];
    const vf64 size = vf64_abs(tensor2);
    const vm64 is_eq = vf64_eq(size, vf64_of(INFINITY));
    const vf64 abs = vf64_abs(self);
    const vm64 is_eq2 = vf64_eq(abs, vf64_of(INFINITY));
    const vm64 and_ = vm64_and(is_eq, is_eq2);
    const vm64 tensor2_lt_0 = vf64_lt(tensor2, vf64_of(0.0));
    const vf64 negative = vf64_neg(tensor1);
    const vf64 dividend = vf64_where(tensor2_lt_0, negative, tensor1);
    const vf64 sum = vf64_add(self, dividend);
    const vm64 is_eq3 = vf64_eq(size, vf64_of(0.0));
    const vm64 or_ = vm64_or(is_eq3, is_eq);
    const vm64 or_2 = vm64_or(or_, is_eq2);
    const vf64 quotient = vf64_div(tensor1, tensor2);
    const vf64 sum2 = vf64_add(self, quotient);
    const vf64 sum3 = vf64_fma(size, self, dividend);
    const vf64 quotient2 = vf64_div(sum3, size);
    const vf64 chosen = vf64_where(or_2, sum2, quotient2);
    return vf64_where(and_, sum, chosen);
}

/* out = where(abs(tensor2) == inf and abs(self) == inf, self + where(tensor2 < 0, -tensor1,
 * tensor1), where(abs(tensor2) == 0 or abs(tensor2) == inf or abs(self) == inf, self + tensor1 /
 * tensor2, (abs(tensor2) * self + where(tensor2 < 0, -tensor1, tensor1)) / abs(tensor2))): in f64,
 * rounded once. Rewritten by: order of factors. */
static inline vf32 out_usual_f32(vf32 self, vf32 tensor1, vf32 tensor2)
{
    return vf32_in_f64(out_usual_wide_f32, 3, (const vf32[]){self, tensor1, tensor2});
}

/* out = where(abs(tensor2) == inf and abs(self) == inf, self + where(tensor2 < 0, -tensor1,
 * tensor1), where(abs(tensor2) == 0 or abs(tensor2) == inf or abs(self) == inf, self + tensor1 /
 * tensor2, (abs(tensor2) * self + where(tensor2 < 0, -tensor1, tensor1)) / abs(tensor2))): in f64,
 * rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_usual_f16(vf32 self, vf32 tensor1, vf32 tensor2)
{
    return vf32_in_f64_odd(out_usual_wide_f32, 3, (const vf32[]){self, tensor1, tensor2});
}

/* out = where(abs(tensor2) == inf and abs(self) == inf, self + where(tensor2 < 0, -tensor1,
 * tensor1), where(abs(tensor2) == 0 or abs(tensor2) == inf or abs(self) == inf, self + tensor1 /
 * tensor2, (abs(tensor2) * self + where(tensor2 < 0, -tensor1, tensor1)) / abs(tensor2))): in f64,
 * rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_usual_bf16(vf32 self, vf32 tensor1, vf32 tensor2)
{
    return vf32_in_f64_odd(out_usual_wide_f32, 3, (const vf32[]){self, tensor1, tensor2});
}

struct addcdiv_f32_scalars {
    vf32 value;
};

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcdiv_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct addcdiv_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, in[2].f32, s->value);
}

static void addcdiv_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct addcdiv_attrs *const a = attrs;
    const struct addcdiv_f32_scalars s = {
        .value = vf32_of((float)a->value),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, addcdiv_f32_at, &s);
}

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcdiv_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct addcdiv_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32, in[2].f32, s->value);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void addcdiv_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct addcdiv_attrs *const a = attrs;
    const struct addcdiv_f32_scalars s = {
        .value = vf32_of((float)a->value),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addcdiv_f16_at, &s);
}

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcdiv_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct addcdiv_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32, in[2].f32, s->value);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void addcdiv_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct addcdiv_attrs *const a = attrs;
    const struct addcdiv_f32_scalars s = {
        .value = vf32_of((float)a->value),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addcdiv_bf16_at, &s);
}

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcdiv_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void addcdiv_usual_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, addcdiv_usual_f32_at, NULL);
}

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcdiv_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void addcdiv_usual_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addcdiv_usual_f16_at, NULL);
}

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcdiv_usual_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void addcdiv_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addcdiv_usual_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_addcdiv_kernels)[] = {
    [0] = {{
        [AC_F32] = addcdiv_f32,
        [AC_F16] = addcdiv_f16,
        [AC_BF16] = addcdiv_bf16,
    }},
    [ADDCDIV_USUAL] = {{
        [AC_F32] = addcdiv_usual_f32,
        [AC_F16] = addcdiv_usual_f16,
        [AC_BF16] = addcdiv_usual_bf16,
    }},
};
