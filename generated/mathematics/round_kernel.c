/*
 * Generated from spec/mathematics/round.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = round(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/round.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = round(self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_round(self);
}

/* out = round(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_round(self);
}

/* out = round(self), on one element. */
static inline int32_t out_i32(int32_t self)
{
    return self;
}

/* out = round(self), on one element. */
static inline int64_t out_i64(int64_t self)
{
    return self;
}

/* in[0]: self; out[0]: out. */
AC_WORD void round_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void round_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, round_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void round_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, round_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void round_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void round_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, round_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void round_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, round_f32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void round_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i]);
}

static void round_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, round_i32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void round_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i]);
}

static void round_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, round_i64_at, NULL);
}

const ac_kernels AC_ISA(ac_round_kernels)[] = {
    {{
        [AC_F32] = round_f32,
        [AC_F16] = round_f16,
        [AC_F64] = round_f64,
        [AC_BF16] = round_bf16,
        [AC_I32] = round_i32,
        [AC_I64] = round_i64,
    }},
};
