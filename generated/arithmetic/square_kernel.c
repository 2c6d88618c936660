/*
 * Generated from spec/arithmetic/square.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * self
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/square.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = self * self: in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_mul(self, self);
}

/* out = self * self, on one element. */
static inline int32_t out_i32(int32_t self)
{
    return (int32_t)((uint32_t)self * (uint32_t)self);
}

/* out = self * self, on one element. */
static inline int64_t out_i64(int64_t self)
{
    return (int64_t)((uint64_t)self * (uint64_t)self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void square_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void square_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, square_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void square_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, square_f32_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void square_bf16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, square_f32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void square_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                           const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i]);
}

static void square_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, square_i32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void square_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                           const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i]);
}

static void square_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, square_i64_at, NULL);
}

const ac_kernels AC_ISA(ac_square_kernels)[] = {
    {{
        [AC_F32] = square_f32,
        [AC_F16] = square_f16,
        [AC_BF16] = square_bf16,
        [AC_I32] = square_i32,
        [AC_I64] = square_i64,
    }},
};
