/*
 * Generated from spec/activation/relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = max(self, 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/relu.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = max(self, 0): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_max(self, vf32_of(0.0f));
}

/* out = max(self, 0), on one element. */
static inline int8_t out_i8(int8_t self)
{
    const int8_t zero = 0;
    return zero > self ? zero : self;
}

/* out = max(self, 0), on one element. */
static inline int32_t out_i32(int32_t self)
{
    const int32_t zero = 0;
    return zero > self ? zero : self;
}

/* out = max(self, 0), on one element. */
static inline uint8_t out_u8(uint8_t self)
{
    const uint8_t zero = 0;
    return zero > self ? zero : self;
}

/* out = max(self, 0), on one element. */
static inline int64_t out_i64(int64_t self)
{
    const int64_t zero = 0;
    return zero > self ? zero : self;
}

/* in[0]: self; out[0]: out. */
AC_WORD void relu_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void relu_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, relu_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void relu_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, relu_f32_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void relu_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, relu_f32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void relu_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i]);
}

static void relu_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, relu_i8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void relu_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i]);
}

static void relu_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, relu_i32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void relu_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i]);
}

static void relu_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, relu_u8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void relu_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i]);
}

static void relu_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, relu_i64_at, NULL);
}

const ac_kernels AC_ISA(ac_relu_kernels)[] = {
    {{
        [AC_F32] = relu_f32,
        [AC_F16] = relu_f16,
        [AC_BF16] = relu_bf16,
        [AC_I8] = relu_i8,
        [AC_I32] = relu_i32,
        [AC_U8] = relu_u8,
        [AC_I64] = relu_i64,
    }},
};
