/*
 * Generated from spec/activation/threshold_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self <= threshold, 0, gradOutput)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/threshold_backward.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self <= threshold, 0, gradOutput): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 grad_output, vf32 self, vf32 threshold)
{
    const vm32 self_le_threshold = vf32_le(self, threshold);
    return vf32_where(self_le_threshold, vf32_of(0.0f), grad_output);
}

/* out = where(self <= threshold, 0, gradOutput), on one element. */
static inline int8_t out_i8(int8_t grad_output, int8_t self, int8_t threshold)
{
    const bool is_le = self <= threshold;
    const int8_t zero = 0;
    return is_le ? zero : grad_output;
}

/* out = where(self <= threshold, 0, gradOutput), on one element. */
static inline int32_t out_i32(int32_t grad_output, int32_t self, int32_t threshold)
{
    const bool is_le = self <= threshold;
    const int32_t zero = 0;
    return is_le ? zero : grad_output;
}

/* out = where(self <= threshold, 0, gradOutput), on one element. */
static inline uint8_t out_u8(uint8_t grad_output, uint8_t self, uint8_t threshold)
{
    const bool is_le = self <= threshold;
    const uint8_t zero = 0;
    return is_le ? zero : grad_output;
}

/* out = where(self <= threshold, 0, gradOutput), on one element. */
static inline int64_t out_i64(int64_t grad_output, int64_t self, int64_t threshold)
{
    const bool is_le = self <= threshold;
    const int64_t zero = 0;
    return is_le ? zero : grad_output;
}

struct threshold_backward_f32_scalars {
    vf32 threshold;
};

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void threshold_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct threshold_backward_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, s->threshold);
}

static void threshold_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const struct threshold_backward_f32_scalars s = {
        .threshold = vf32_of((float)a->threshold),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, threshold_backward_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void threshold_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const struct threshold_backward_f32_scalars s = {
        .threshold = vf32_of((float)a->threshold),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, threshold_backward_f32_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void threshold_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const struct threshold_backward_f32_scalars s = {
        .threshold = vf32_of((float)a->threshold),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, threshold_backward_f32_at, &s);
}

struct threshold_backward_i8_scalars {
    int8_t threshold;
};

/* ins[0]: gradOutput, ins[1]: self; outs[0]: out. */
AC_WORD void threshold_backward_i8_at(const void *const *ins, void *const *outs, size_t i,
                                      size_t run, const void *scalars)
{
    const struct threshold_backward_i8_scalars *const s = scalars;
    const int8_t *const grad_output = ins[0];
    const int8_t *const self = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(grad_output[i], self[i], s->threshold);
}

static void threshold_backward_i8(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const struct threshold_backward_i8_scalars s = {
        .threshold = (int8_t)a->threshold_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, threshold_backward_i8_at, &s);
}

struct threshold_backward_i32_scalars {
    int32_t threshold;
};

/* ins[0]: gradOutput, ins[1]: self; outs[0]: out. */
AC_WORD void threshold_backward_i32_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    const struct threshold_backward_i32_scalars *const s = scalars;
    const int32_t *const grad_output = ins[0];
    const int32_t *const self = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(grad_output[i], self[i], s->threshold);
}

static void threshold_backward_i32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const struct threshold_backward_i32_scalars s = {
        .threshold = (int32_t)a->threshold_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, threshold_backward_i32_at, &s);
}

struct threshold_backward_u8_scalars {
    uint8_t threshold;
};

/* ins[0]: gradOutput, ins[1]: self; outs[0]: out. */
AC_WORD void threshold_backward_u8_at(const void *const *ins, void *const *outs, size_t i,
                                      size_t run, const void *scalars)
{
    const struct threshold_backward_u8_scalars *const s = scalars;
    const uint8_t *const grad_output = ins[0];
    const uint8_t *const self = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(grad_output[i], self[i], s->threshold);
}

static void threshold_backward_u8(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const struct threshold_backward_u8_scalars s = {
        .threshold = (uint8_t)a->threshold_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, threshold_backward_u8_at, &s);
}

struct threshold_backward_i64_scalars {
    int64_t threshold;
};

/* ins[0]: gradOutput, ins[1]: self; outs[0]: out. */
AC_WORD void threshold_backward_i64_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    const struct threshold_backward_i64_scalars *const s = scalars;
    const int64_t *const grad_output = ins[0];
    const int64_t *const self = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(grad_output[i], self[i], s->threshold);
}

static void threshold_backward_i64(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const struct threshold_backward_i64_scalars s = {
        .threshold = (int64_t)a->threshold_integer,
    };
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, threshold_backward_i64_at, &s);
}

const ac_kernels AC_ISA(ac_threshold_backward_kernels)[] = {
    {{
        [AC_F32] = threshold_backward_f32,
        [AC_F16] = threshold_backward_f16,
        [AC_BF16] = threshold_backward_bf16,
        [AC_I8] = threshold_backward_i8,
        [AC_I32] = threshold_backward_i32,
        [AC_U8] = threshold_backward_u8,
        [AC_I64] = threshold_backward_i64,
    }},
};
