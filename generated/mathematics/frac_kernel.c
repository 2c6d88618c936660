/*
 * Generated from spec/mathematics/frac.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = input - trunc(input) + 0 * input
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/frac.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = input - where(input < 0, -floor(-input), floor(input)) + 0 * input: in f32 and pairs of it,
 * rounded once. Rewritten by: truncation. */
static inline vf32 out_f32(vf32 input)
{
    const vm32 input_lt_0 = vf32_lt(input, vf32_of(0.0f));
    const vf32 negative = vf32_neg(input);
    const vf32 floor = vf32_floor(negative);
    const vf32 negative2 = vf32_neg(floor);
    const vf32 floor2 = vf32_floor(input);
    const vf32 chosen = vf32_where(input_lt_0, negative2, floor2);
    const vf32x2 difference = vf32x2_of_sum(input, vf32_neg(chosen));
    const vf32x2 product = vf32x2_of_product(vf32_of(0.0f), input);
    return vf32x2_add2_round(difference, product);
}

/* input - where(input < 0, -floor(-input), floor(input)) + 0 * input: in a pair of f32. */
static inline vf32x2 out_pair(vf32 input)
{
    const vm32 input_lt_0 = vf32_lt(input, vf32_of(0.0f));
    const vf32 negative = vf32_neg(input);
    const vf32 floor = vf32_floor(negative);
    const vf32 negative2 = vf32_neg(floor);
    const vf32 floor2 = vf32_floor(input);
    const vf32 chosen = vf32_where(input_lt_0, negative2, floor2);
    const vf32x2 difference = vf32x2_of_sum(input, vf32_neg(chosen));
    const vf32x2 product = vf32x2_of_product(vf32_of(0.0f), input);
    return vf32x2_add(difference, product);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 input)
{
    const vf32x2 pair = out_pair(input);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* input - where(input < 0, -floor(-input), floor(input)) + 0 * input: in a pair of f64. */
static inline vf64x2 out_wide(vf64 input)
{
    const vm64 input_lt_0 = vf64_lt(input, vf64_of(0.0));
    const vf64 negative = vf64_neg(input);
    const vf64 floor = vf64_floor(negative);
    const vf64 negative2 = vf64_neg(floor);
    const vf64 floor2 = vf64_floor(input);
    const vf64 chosen = vf64_where(input_lt_0, negative2, floor2);
    const vf64x2 difference = vf64x2_of_sum(input, vf64_neg(chosen));
    const vf64 product = vf64_mul(vf64_of(0.0), input);
    return vf64x2_add_single(difference, product);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 input)
{
    const vf64x2 low = out_wide(vf64_widen_low(input));
    const vf64x2 high = out_wide(vf64_widen_high(input));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = input - where(input < 0, -floor(-input), floor(input)) + 0 * input: in single f32; lanes in
 * which that may round wrongly are recomputed. Rewritten by: truncation. */
static inline vf32 out_f16(vf32 input)
{
    const vm32 input_lt_0 = vf32_lt(input, vf32_of(0.0f));
    const vf32 negative = vf32_neg(input);
    const vf32 floor = vf32_floor(negative);
    const vf32 negative2 = vf32_neg(floor);
    const vf32 floor2 = vf32_floor(input);
    const vf32 chosen = vf32_where(input_lt_0, negative2, floor2);
    const vf32 difference = vf32_sub(input, chosen);
    const vf32 sum = vf32_fma(vf32_of(0.0f), input, difference);
    const vm32 cancelled = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(difference), vf32_of(0x1p-3f)));
    const vm32 close = vf32_unsettled_f16(sum, 9);
    vf32 settled = sum;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, input);
    if (vm32_any(cancelled))
        settled = out_far(settled, cancelled, input);
    return settled;
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 input)
{
    const vf32x2 pair = out_pair(input);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, input);
    return settled;
}

/* out = input - where(input < 0, -floor(-input), floor(input)) + 0 * input: in single f32; lanes in
 * which that may round wrongly are recomputed. Rewritten by: truncation. */
static inline vf32 out_bf16(vf32 input)
{
    const vm32 input_lt_0 = vf32_lt(input, vf32_of(0.0f));
    const vf32 negative = vf32_neg(input);
    const vf32 floor = vf32_floor(negative);
    const vf32 negative2 = vf32_neg(floor);
    const vf32 floor2 = vf32_floor(input);
    const vf32 chosen = vf32_where(input_lt_0, negative2, floor2);
    const vf32 difference = vf32_sub(input, chosen);
    const vf32 sum = vf32_fma(vf32_of(0.0f), input, difference);
    const vm32 cancelled = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(difference), vf32_of(0x1p-3f)));
    const vm32 close = vf32_unsettled_bf16(sum, 9);
    vf32 settled = sum;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, input);
    if (vm32_any(cancelled))
        settled = out_far(settled, cancelled, input);
    return settled;
}

/* out = input - trunc(input) + 0 * input, on one element. */
static inline int8_t out_i8(int8_t input)
{
    const int8_t difference = (int8_t)((uint32_t)input - (uint32_t)input);
    const int8_t zero = 0;
    const int8_t product = (int8_t)((uint32_t)zero * (uint32_t)input);
    return (int8_t)((uint32_t)difference + (uint32_t)product);
}

/* out = input - trunc(input) + 0 * input, on one element. */
static inline int32_t out_i32(int32_t input)
{
    const int32_t difference = (int32_t)((uint32_t)input - (uint32_t)input);
    const int32_t zero = 0;
    const int32_t product = (int32_t)((uint32_t)zero * (uint32_t)input);
    return (int32_t)((uint32_t)difference + (uint32_t)product);
}

/* out = input - trunc(input) + 0 * input, on one element. */
static inline uint8_t out_u8(uint8_t input)
{
    const uint8_t difference = (uint8_t)((uint32_t)input - (uint32_t)input);
    const uint8_t zero = 0;
    const uint8_t product = (uint8_t)((uint32_t)zero * (uint32_t)input);
    return (uint8_t)((uint32_t)difference + (uint32_t)product);
}

/* out = input - trunc(input) + 0 * input, on one element. */
static inline int16_t out_i16(int16_t input)
{
    const int16_t difference = (int16_t)((uint32_t)input - (uint32_t)input);
    const int16_t zero = 0;
    const int16_t product = (int16_t)((uint32_t)zero * (uint32_t)input);
    return (int16_t)((uint32_t)difference + (uint32_t)product);
}

/* out = input - trunc(input) + 0 * input, on one element. */
static inline int64_t out_i64(int64_t input)
{
    const int64_t difference = (int64_t)((uint64_t)input - (uint64_t)input);
    const int64_t zero = 0;
    const int64_t product = (int64_t)((uint64_t)zero * (uint64_t)input);
    return (int64_t)((uint64_t)difference + (uint64_t)product);
}

/* in[0]: input; out[0]: out. */
AC_WORD void frac_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void frac_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, frac_f32_at, NULL);
}

/* in[0]: input; out[0]: out. */
AC_WORD void frac_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void frac_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, frac_f16_at, NULL);
}

/* in[0]: input; out[0]: out. */
AC_WORD void frac_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void frac_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, frac_bf16_at, NULL);
}

/* ins[0]: input; outs[0]: out. */
AC_WORD void frac_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int8_t *const input = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(input[i]);
}

static void frac_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, frac_i8_at, NULL);
}

/* ins[0]: input; outs[0]: out. */
AC_WORD void frac_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    (void)scalars;
    const int32_t *const input = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(input[i]);
}

static void frac_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, frac_i32_at, NULL);
}

/* ins[0]: input; outs[0]: out. */
AC_WORD void frac_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const uint8_t *const input = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(input[i]);
}

static void frac_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, frac_u8_at, NULL);
}

/* ins[0]: input; outs[0]: out. */
AC_WORD void frac_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    (void)scalars;
    const int16_t *const input = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(input[i]);
}

static void frac_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, frac_i16_at, NULL);
}

/* ins[0]: input; outs[0]: out. */
AC_WORD void frac_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    (void)scalars;
    const int64_t *const input = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(input[i]);
}

static void frac_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, frac_i64_at, NULL);
}

const ac_kernels AC_ISA(ac_frac_kernels)[] = {
    {{
        [AC_F32] = frac_f32,
        [AC_F16] = frac_f16,
        [AC_BF16] = frac_bf16,
        [AC_I8] = frac_i8,
        [AC_I32] = frac_i32,
        [AC_U8] = frac_u8,
        [AC_I16] = frac_i16,
        [AC_I64] = frac_i64,
    }},
};
