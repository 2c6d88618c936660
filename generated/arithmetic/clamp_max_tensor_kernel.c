/*
 * Generated from spec/arithmetic/clamp_max_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = min(self, max)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/clamp_max_tensor.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = min(self, max): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 max)
{
    return vf32_where(vf32_ne(max, max), max, vf32_min(self, max));
}

/* out = min(self, max): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 max)
{
    return vf64_where(vf64_ne(max, max), max, vf64_min(self, max));
}

/* out = min(self, max), on one element. */
static inline int8_t out_i8(int8_t self, int8_t max)
{
    return max < self ? max : self;
}

/* out = min(self, max), on one element. */
static inline int32_t out_i32(int32_t self, int32_t max)
{
    return max < self ? max : self;
}

/* out = min(self, max), on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t max)
{
    return max < self ? max : self;
}

/* out = min(self, max), on one element. */
static inline int16_t out_i16(int16_t self, int16_t max)
{
    return max < self ? max : self;
}

/* out = min(self, max), on one element. */
static inline int64_t out_i64(int64_t self, int64_t max)
{
    return max < self ? max : self;
}

/* in[0]: self, in[1]: max; out[0]: out. */
AC_WORD void clamp_max_tensor_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void clamp_max_tensor_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, clamp_max_tensor_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void clamp_max_tensor_f16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, clamp_max_tensor_f32_at, NULL);
}

/* in[0]: self, in[1]: max; out[0]: out. */
AC_WORD void clamp_max_tensor_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64);
}

static void clamp_max_tensor_f64(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, clamp_max_tensor_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void clamp_max_tensor_bf16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, clamp_max_tensor_f32_at, NULL);
}

/* ins[0]: self, ins[1]: max; outs[0]: out. */
AC_WORD void clamp_max_tensor_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                    const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    const int8_t *const max = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], max[i]);
}

static void clamp_max_tensor_i8(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, clamp_max_tensor_i8_at, NULL);
}

/* ins[0]: self, ins[1]: max; outs[0]: out. */
AC_WORD void clamp_max_tensor_i32_at(const void *const *ins, void *const *outs, size_t i,
                                     size_t run, const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    const int32_t *const max = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], max[i]);
}

static void clamp_max_tensor_i32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, clamp_max_tensor_i32_at, NULL);
}

/* ins[0]: self, ins[1]: max; outs[0]: out. */
AC_WORD void clamp_max_tensor_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                    const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const max = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], max[i]);
}

static void clamp_max_tensor_u8(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, clamp_max_tensor_u8_at, NULL);
}

/* ins[0]: self, ins[1]: max; outs[0]: out. */
AC_WORD void clamp_max_tensor_i16_at(const void *const *ins, void *const *outs, size_t i,
                                     size_t run, const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    const int16_t *const max = ins[1];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], max[i]);
}

static void clamp_max_tensor_i16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, clamp_max_tensor_i16_at, NULL);
}

/* ins[0]: self, ins[1]: max; outs[0]: out. */
AC_WORD void clamp_max_tensor_i64_at(const void *const *ins, void *const *outs, size_t i,
                                     size_t run, const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    const int64_t *const max = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], max[i]);
}

static void clamp_max_tensor_i64(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, clamp_max_tensor_i64_at, NULL);
}

const ac_kernels AC_ISA(ac_clamp_max_tensor_kernels)[] = {
    {{
        [AC_F32] = clamp_max_tensor_f32,
        [AC_F16] = clamp_max_tensor_f16,
        [AC_F64] = clamp_max_tensor_f64,
        [AC_BF16] = clamp_max_tensor_bf16,
        [AC_I8] = clamp_max_tensor_i8,
        [AC_I32] = clamp_max_tensor_i32,
        [AC_U8] = clamp_max_tensor_u8,
        [AC_I16] = clamp_max_tensor_i16,
        [AC_I64] = clamp_max_tensor_i64,
    }},
};
