/*
 * Generated from spec/mathematics/trunc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self < 0, -floor(-self), floor(self))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/trunc.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self < 0, -floor(-self), floor(self)): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 negative = vf32_neg(self);
    const vf32 floor = vf32_floor(negative);
    const vf32 floor2 = floor;
    const vf32 negative2 = vf32_neg(floor2);
    const vf32 floor3 = vf32_floor(self);
    const vf32 floor4 = floor3;
    return vf32_where(self_lt_0, negative2, floor4);
}

/* out = where(self < 0, -floor(-self), floor(self)): in single f32, which was found to round
 * correctly at all 65,536 inputs. */
static inline vf32 out_f16(vf32 self)
{
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 negative = vf32_neg(self);
    const vf32 floor = vf32_floor(negative);
    const vf32 negative2 = vf32_neg(floor);
    const vf32 floor2 = vf32_floor(self);
    return vf32_where(self_lt_0, negative2, floor2);
}

/* out = where(self < 0, -floor(-self), floor(self)): in single f32, which was found to round
 * correctly at all 65,536 inputs. */
static inline vf32 out_bf16(vf32 self)
{
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 negative = vf32_neg(self);
    const vf32 floor = vf32_floor(negative);
    const vf32 negative2 = vf32_neg(floor);
    const vf32 floor2 = vf32_floor(self);
    return vf32_where(self_lt_0, negative2, floor2);
}

/* out = where(self < 0, -floor(-self), floor(self)), on one element. */
static inline int8_t out_i8(int8_t self)
{
    const int8_t zero = 0;
    const bool is_lt = self < zero;
    const int8_t negative = (int8_t)(0 - (uint32_t)self);
    const int8_t negative2 = (int8_t)(0 - (uint32_t)negative);
    return is_lt ? negative2 : self;
}

/* out = where(self < 0, -floor(-self), floor(self)), on one element. */
static inline int32_t out_i32(int32_t self)
{
    const int32_t zero = 0;
    const bool is_lt = self < zero;
    const int32_t negative = (int32_t)(0 - (uint32_t)self);
    const int32_t negative2 = (int32_t)(0 - (uint32_t)negative);
    return is_lt ? negative2 : self;
}

/* out = where(self < 0, -floor(-self), floor(self)), on one element. */
static inline uint8_t out_u8(uint8_t self)
{
    const uint8_t zero = 0;
    const bool is_lt = self < zero;
    const uint8_t negative = (uint8_t)(0 - (uint32_t)self);
    const uint8_t negative2 = (uint8_t)(0 - (uint32_t)negative);
    return is_lt ? negative2 : self;
}

/* in[0]: self; out[0]: out. */
AC_WORD void trunc_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void trunc_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, trunc_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void trunc_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void trunc_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, trunc_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void trunc_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void trunc_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, trunc_bf16_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void trunc_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i]);
}

static void trunc_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, trunc_i8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void trunc_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i]);
}

static void trunc_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, trunc_i32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void trunc_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i]);
}

static void trunc_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, trunc_u8_at, NULL);
}

const ac_kernels AC_ISA(ac_trunc_kernels)[] = {
    {{
        [AC_F32] = trunc_f32,
        [AC_F16] = trunc_f16,
        [AC_BF16] = trunc_bf16,
        [AC_I8] = trunc_i8,
        [AC_I32] = trunc_i32,
        [AC_U8] = trunc_u8,
    }},
};
