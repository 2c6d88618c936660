/*
 * Generated from spec/arithmetic/maximum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = max(self, other)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/maximum.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = max(self, other): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 other)
{
    return vf32_where(vf32_ne(other, other), other, vf32_max(self, other));
}

/* out = max(self, other): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 other)
{
    return vf64_where(vf64_ne(other, other), other, vf64_max(self, other));
}

/* out = max(self, other), on one element. */
static inline int8_t out_i8(int8_t self, int8_t other)
{
    return other > self ? other : self;
}

/* out = max(self, other), on one element. */
static inline int32_t out_i32(int32_t self, int32_t other)
{
    return other > self ? other : self;
}

/* out = max(self, other), on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t other)
{
    return other > self ? other : self;
}

/* out = max(self, other), on one element. */
static inline int16_t out_i16(int16_t self, int16_t other)
{
    return other > self ? other : self;
}

/* out = max(self, other), on one element. */
static inline int64_t out_i64(int64_t self, int64_t other)
{
    return other > self ? other : self;
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void maximum_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void maximum_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, maximum_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void maximum_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, maximum_f32_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void maximum_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64);
}

static void maximum_f64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, maximum_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void maximum_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, maximum_f32_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void maximum_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                           const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    const int8_t *const other = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], other[i]);
}

static void maximum_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, maximum_i8_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void maximum_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], other[i]);
}

static void maximum_i32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, maximum_i32_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void maximum_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                           const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], other[i]);
}

static void maximum_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, maximum_u8_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void maximum_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    const int16_t *const other = ins[1];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], other[i]);
}

static void maximum_i16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, maximum_i16_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void maximum_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    const int64_t *const other = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], other[i]);
}

static void maximum_i64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, maximum_i64_at, NULL);
}

const ac_kernels AC_ISA(ac_maximum_kernels)[] = {
    {{
        [AC_F32] = maximum_f32,
        [AC_F16] = maximum_f16,
        [AC_F64] = maximum_f64,
        [AC_BF16] = maximum_bf16,
        [AC_I8] = maximum_i8,
        [AC_I32] = maximum_i32,
        [AC_U8] = maximum_u8,
        [AC_I16] = maximum_i16,
        [AC_I64] = maximum_i64,
    }},
};
