/*
 * Generated from spec/mathematics/floor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = floor(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/floor.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = floor(self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_floor(self);
}

/* out = floor(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_floor(self);
}

/* out = floor(self), on one element. */
static inline int8_t out_i8(int8_t self)
{
    return self;
}

/* out = floor(self), on one element. */
static inline int32_t out_i32(int32_t self)
{
    return self;
}

/* out = floor(self), on one element. */
static inline uint8_t out_u8(uint8_t self)
{
    return self;
}

/* out = floor(self), on one element. */
static inline int16_t out_i16(int16_t self)
{
    return self;
}

/* out = floor(self), on one element. */
static inline uint16_t out_u16(uint16_t self)
{
    return self;
}

/* out = floor(self), on one element. */
static inline uint32_t out_u32(uint32_t self)
{
    return self;
}

/* out = floor(self), on one element. */
static inline int64_t out_i64(int64_t self)
{
    return self;
}

/* out = floor(self), on one element. */
static inline uint64_t out_u64(uint64_t self)
{
    return self;
}

/* in[0]: self; out[0]: out. */
AC_WORD void floor_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void floor_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, floor_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void floor_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, floor_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void floor_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void floor_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, floor_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void floor_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, floor_f32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void floor_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i]);
}

static void floor_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, floor_i8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void floor_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i]);
}

static void floor_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, floor_i32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void floor_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i]);
}

static void floor_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, floor_u8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void floor_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i]);
}

static void floor_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, floor_i16_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void floor_u16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    (void)scalars;
    const uint16_t *const self = ins[0];
    uint16_t *const out = outs[0];
    (void)run;
    out[i] = out_u16(self[i]);
}

static void floor_u16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, floor_u16_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void floor_u32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    (void)scalars;
    const uint32_t *const self = ins[0];
    uint32_t *const out = outs[0];
    (void)run;
    out[i] = out_u32(self[i]);
}

static void floor_u32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, floor_u32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void floor_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i]);
}

static void floor_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, floor_i64_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void floor_u64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    (void)scalars;
    const uint64_t *const self = ins[0];
    uint64_t *const out = outs[0];
    (void)run;
    out[i] = out_u64(self[i]);
}

static void floor_u64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, floor_u64_at, NULL);
}

const ac_kernels AC_ISA(ac_floor_kernels)[] = {
    {{
        [AC_F32] = floor_f32,
        [AC_F16] = floor_f16,
        [AC_F64] = floor_f64,
        [AC_BF16] = floor_bf16,
        [AC_I8] = floor_i8,
        [AC_I32] = floor_i32,
        [AC_U8] = floor_u8,
        [AC_I16] = floor_i16,
        [AC_U16] = floor_u16,
        [AC_U32] = floor_u32,
        [AC_I64] = floor_i64,
        [AC_U64] = floor_u64,
    }},
};
