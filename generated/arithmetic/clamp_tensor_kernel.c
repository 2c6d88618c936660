/*
 * Generated from spec/arithmetic/clamp_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = min(max(self, clipValueMin), clipValueMax)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/clamp_tensor.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = min(max(self, clipValueMin), clipValueMax): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 clip_value_min, vf32 clip_value_max)
{
    const vf32 max = vf32_where(vf32_ne(clip_value_min, clip_value_min), clip_value_min,
                                vf32_max(self, clip_value_min));
    return vf32_where(vf32_ne(clip_value_max, clip_value_max), clip_value_max,
                      vf32_min(max, clip_value_max));
}

/* out = min(max(self, clipValueMin), clipValueMax): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 clip_value_min, vf64 clip_value_max)
{
    const vf64 max = vf64_where(vf64_ne(clip_value_min, clip_value_min), clip_value_min,
                                vf64_max(self, clip_value_min));
    return vf64_where(vf64_ne(clip_value_max, clip_value_max), clip_value_max,
                      vf64_min(max, clip_value_max));
}

/* out = min(max(self, clipValueMin), clipValueMax), on one element. */
static inline int8_t out_i8(int8_t self, int8_t clip_value_min, int8_t clip_value_max)
{
    const int8_t max = clip_value_min > self ? clip_value_min : self;
    return clip_value_max < max ? clip_value_max : max;
}

/* out = min(max(self, clipValueMin), clipValueMax), on one element. */
static inline int32_t out_i32(int32_t self, int32_t clip_value_min, int32_t clip_value_max)
{
    const int32_t max = clip_value_min > self ? clip_value_min : self;
    return clip_value_max < max ? clip_value_max : max;
}

/* out = min(max(self, clipValueMin), clipValueMax), on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t clip_value_min, uint8_t clip_value_max)
{
    const uint8_t max = clip_value_min > self ? clip_value_min : self;
    return clip_value_max < max ? clip_value_max : max;
}

/* out = min(max(self, clipValueMin), clipValueMax), on one element. */
static inline int16_t out_i16(int16_t self, int16_t clip_value_min, int16_t clip_value_max)
{
    const int16_t max = clip_value_min > self ? clip_value_min : self;
    return clip_value_max < max ? clip_value_max : max;
}

/* out = min(max(self, clipValueMin), clipValueMax), on one element. */
static inline int64_t out_i64(int64_t self, int64_t clip_value_min, int64_t clip_value_max)
{
    const int64_t max = clip_value_min > self ? clip_value_min : self;
    return clip_value_max < max ? clip_value_max : max;
}

/* in[0]: self, in[1]: clipValueMin, in[2]: clipValueMax; out[0]: out. */
AC_WORD void clamp_tensor_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void clamp_tensor_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, clamp_tensor_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void clamp_tensor_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, clamp_tensor_f32_at, NULL);
}

/* in[0]: self, in[1]: clipValueMin, in[2]: clipValueMax; out[0]: out. */
AC_WORD void clamp_tensor_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64, in[2].f64);
}

static void clamp_tensor_f64(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, clamp_tensor_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void clamp_tensor_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, clamp_tensor_f32_at, NULL);
}

/* ins[0]: self, ins[1]: clipValueMin, ins[2]: clipValueMax; outs[0]: out. */
AC_WORD void clamp_tensor_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    const int8_t *const clip_value_min = ins[1];
    const int8_t *const clip_value_max = ins[2];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], clip_value_min[i], clip_value_max[i]);
}

static void clamp_tensor_i8(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, clamp_tensor_i8_at, NULL);
}

/* ins[0]: self, ins[1]: clipValueMin, ins[2]: clipValueMax; outs[0]: out. */
AC_WORD void clamp_tensor_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                 const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    const int32_t *const clip_value_min = ins[1];
    const int32_t *const clip_value_max = ins[2];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], clip_value_min[i], clip_value_max[i]);
}

static void clamp_tensor_i32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, clamp_tensor_i32_at, NULL);
}

/* ins[0]: self, ins[1]: clipValueMin, ins[2]: clipValueMax; outs[0]: out. */
AC_WORD void clamp_tensor_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const clip_value_min = ins[1];
    const uint8_t *const clip_value_max = ins[2];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], clip_value_min[i], clip_value_max[i]);
}

static void clamp_tensor_u8(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, clamp_tensor_u8_at, NULL);
}

/* ins[0]: self, ins[1]: clipValueMin, ins[2]: clipValueMax; outs[0]: out. */
AC_WORD void clamp_tensor_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                 const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    const int16_t *const clip_value_min = ins[1];
    const int16_t *const clip_value_max = ins[2];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], clip_value_min[i], clip_value_max[i]);
}

static void clamp_tensor_i16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, clamp_tensor_i16_at, NULL);
}

/* ins[0]: self, ins[1]: clipValueMin, ins[2]: clipValueMax; outs[0]: out. */
AC_WORD void clamp_tensor_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                 const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    const int64_t *const clip_value_min = ins[1];
    const int64_t *const clip_value_max = ins[2];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], clip_value_min[i], clip_value_max[i]);
}

static void clamp_tensor_i64(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, clamp_tensor_i64_at, NULL);
}

const ac_kernels AC_ISA(ac_clamp_tensor_kernels)[] = {
    {{
        [AC_F32] = clamp_tensor_f32,
        [AC_F16] = clamp_tensor_f16,
        [AC_F64] = clamp_tensor_f64,
        [AC_BF16] = clamp_tensor_bf16,
        [AC_I8] = clamp_tensor_i8,
        [AC_I32] = clamp_tensor_i32,
        [AC_U8] = clamp_tensor_u8,
        [AC_I16] = clamp_tensor_i16,
        [AC_I64] = clamp_tensor_i64,
    }},
};
