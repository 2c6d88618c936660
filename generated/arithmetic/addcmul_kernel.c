/*
 * Generated from spec/arithmetic/addcmul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self + value * tensor1 * tensor2
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/addcmul.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* self + value * tensor1 * tensor2: in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 tensor1 = args[1];
    const vf64 tensor2 = args[2];
    const vf64 value = args[3];
    const vf64 product = vf64_mul(value, tensor1);
    return vf64_fma(product, tensor2, self);
}

/* out = self + value * tensor1 * tensor2: in f64, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 tensor1, vf32 tensor2, vf32 value)
{
    return vf32_in_f64(out_wide_f32, 4, (const vf32[]){self, tensor1, tensor2, value});
}

/* out = self + value * tensor1 * tensor2: in f64, rounded to odd. */
static inline vf32 out_f16(vf32 self, vf32 tensor1, vf32 tensor2, vf32 value)
{
    return vf32_in_f64_odd(out_wide_f32, 4, (const vf32[]){self, tensor1, tensor2, value});
}

/* out = self + value * tensor1 * tensor2: in f64, rounded to odd. */
static inline vf32 out_bf16(vf32 self, vf32 tensor1, vf32 tensor2, vf32 value)
{
    return vf32_in_f64_odd(out_wide_f32, 4, (const vf32[]){self, tensor1, tensor2, value});
}

/* out = self + value * tensor1 * tensor2, on one element. */
static inline int8_t out_i8(int8_t self, int8_t tensor1, int8_t tensor2, int8_t value)
{
    const int8_t product = (int8_t)((uint32_t)value * (uint32_t)tensor1);
    const int8_t product2 = (int8_t)((uint32_t)product * (uint32_t)tensor2);
    return (int8_t)((uint32_t)self + (uint32_t)product2);
}

/* out = self + value * tensor1 * tensor2, on one element. */
static inline int32_t out_i32(int32_t self, int32_t tensor1, int32_t tensor2, int32_t value)
{
    const int32_t product = (int32_t)((uint32_t)value * (uint32_t)tensor1);
    const int32_t product2 = (int32_t)((uint32_t)product * (uint32_t)tensor2);
    return (int32_t)((uint32_t)self + (uint32_t)product2);
}

/* out = self + value * tensor1 * tensor2, on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t tensor1, uint8_t tensor2, uint8_t value)
{
    const uint8_t product = (uint8_t)((uint32_t)value * (uint32_t)tensor1);
    const uint8_t product2 = (uint8_t)((uint32_t)product * (uint32_t)tensor2);
    return (uint8_t)((uint32_t)self + (uint32_t)product2);
}

/* out = self + value * tensor1 * tensor2, on one element. */
static inline int16_t out_i16(int16_t self, int16_t tensor1, int16_t tensor2, int16_t value)
{
    const int16_t product = (int16_t)((uint32_t)value * (uint32_t)tensor1);
    const int16_t product2 = (int16_t)((uint32_t)product * (uint32_t)tensor2);
    return (int16_t)((uint32_t)self + (uint32_t)product2);
}

/* out = self + value * tensor1 * tensor2, on one element. */
static inline int64_t out_i64(int64_t self, int64_t tensor1, int64_t tensor2, int64_t value)
{
    const int64_t product = (int64_t)((uint64_t)value * (uint64_t)tensor1);
    const int64_t product2 = (int64_t)((uint64_t)product * (uint64_t)tensor2);
    return (int64_t)((uint64_t)self + (uint64_t)product2);
}

/* self + tensor1 * tensor2: in single f64. */
static inline vf64 out_usual_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 tensor1 = args[1];
    const vf64 tensor2 = args[2];
    return vf64_fma(tensor1, tensor2, self);
}

/* out = self + tensor1 * tensor2: in f64, rounded once. */
static inline vf32 out_usual_f32(vf32 self, vf32 tensor1, vf32 tensor2)
{
    return vf32_in_f64(out_usual_wide_f32, 3, (const vf32[]){self, tensor1, tensor2});
}

/* out = self + tensor1 * tensor2: in f64, rounded to odd. */
static inline vf32 out_usual_f16(vf32 self, vf32 tensor1, vf32 tensor2)
{
    return vf32_in_f64_odd(out_usual_wide_f32, 3, (const vf32[]){self, tensor1, tensor2});
}

/* out = self + tensor1 * tensor2: in f64, rounded to odd. */
static inline vf32 out_usual_bf16(vf32 self, vf32 tensor1, vf32 tensor2)
{
    return vf32_in_f64_odd(out_usual_wide_f32, 3, (const vf32[]){self, tensor1, tensor2});
}

struct addcmul_f32_scalars {
    vf32 value;
};

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcmul_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct addcmul_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, in[2].f32, s->value);
}

static void addcmul_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct addcmul_attrs *const a = attrs;
    const struct addcmul_f32_scalars s = {
        .value = vf32_of((float)a->value),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, addcmul_f32_at, &s);
}

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcmul_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct addcmul_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32, in[2].f32, s->value);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void addcmul_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct addcmul_attrs *const a = attrs;
    const struct addcmul_f32_scalars s = {
        .value = vf32_of((float)a->value),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addcmul_f16_at, &s);
}

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcmul_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct addcmul_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32, in[2].f32, s->value);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void addcmul_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct addcmul_attrs *const a = attrs;
    const struct addcmul_f32_scalars s = {
        .value = vf32_of((float)a->value),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addcmul_bf16_at, &s);
}

struct addcmul_i8_scalars {
    int8_t value;
};

/* ins[0]: self, ins[1]: tensor1, ins[2]: tensor2; outs[0]: out. */
AC_WORD void addcmul_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                           const void *scalars)
{
    const struct addcmul_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    const int8_t *const tensor1 = ins[1];
    const int8_t *const tensor2 = ins[2];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], tensor1[i], tensor2[i], s->value);
}

static void addcmul_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct addcmul_attrs *const a = attrs;
    const struct addcmul_i8_scalars s = {
        .value = (int8_t)a->value_integer,
    };
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, addcmul_i8_at, &s);
}

struct addcmul_i32_scalars {
    int32_t value;
};

/* ins[0]: self, ins[1]: tensor1, ins[2]: tensor2; outs[0]: out. */
AC_WORD void addcmul_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    const struct addcmul_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    const int32_t *const tensor1 = ins[1];
    const int32_t *const tensor2 = ins[2];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], tensor1[i], tensor2[i], s->value);
}

static void addcmul_i32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct addcmul_attrs *const a = attrs;
    const struct addcmul_i32_scalars s = {
        .value = (int32_t)a->value_integer,
    };
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, addcmul_i32_at, &s);
}

struct addcmul_u8_scalars {
    uint8_t value;
};

/* ins[0]: self, ins[1]: tensor1, ins[2]: tensor2; outs[0]: out. */
AC_WORD void addcmul_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                           const void *scalars)
{
    const struct addcmul_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const tensor1 = ins[1];
    const uint8_t *const tensor2 = ins[2];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], tensor1[i], tensor2[i], s->value);
}

static void addcmul_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct addcmul_attrs *const a = attrs;
    const struct addcmul_u8_scalars s = {
        .value = (uint8_t)a->value_integer,
    };
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, addcmul_u8_at, &s);
}

struct addcmul_i16_scalars {
    int16_t value;
};

/* ins[0]: self, ins[1]: tensor1, ins[2]: tensor2; outs[0]: out. */
AC_WORD void addcmul_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    const struct addcmul_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    const int16_t *const tensor1 = ins[1];
    const int16_t *const tensor2 = ins[2];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], tensor1[i], tensor2[i], s->value);
}

static void addcmul_i16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct addcmul_attrs *const a = attrs;
    const struct addcmul_i16_scalars s = {
        .value = (int16_t)a->value_integer,
    };
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, addcmul_i16_at, &s);
}

struct addcmul_i64_scalars {
    int64_t value;
};

/* ins[0]: self, ins[1]: tensor1, ins[2]: tensor2; outs[0]: out. */
AC_WORD void addcmul_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    const struct addcmul_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    const int64_t *const tensor1 = ins[1];
    const int64_t *const tensor2 = ins[2];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], tensor1[i], tensor2[i], s->value);
}

static void addcmul_i64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct addcmul_attrs *const a = attrs;
    const struct addcmul_i64_scalars s = {
        .value = (int64_t)a->value_integer,
    };
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, addcmul_i64_at, &s);
}

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcmul_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void addcmul_usual_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, addcmul_usual_f32_at, NULL);
}

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcmul_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void addcmul_usual_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addcmul_usual_f16_at, NULL);
}

/* in[0]: self, in[1]: tensor1, in[2]: tensor2; out[0]: out. */
AC_WORD void addcmul_usual_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void addcmul_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, addcmul_usual_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_addcmul_kernels)[] = {
    [0] = {{
        [AC_F32] = addcmul_f32,
        [AC_F16] = addcmul_f16,
        [AC_BF16] = addcmul_bf16,
        [AC_I8] = addcmul_i8,
        [AC_I32] = addcmul_i32,
        [AC_U8] = addcmul_u8,
        [AC_I16] = addcmul_i16,
        [AC_I64] = addcmul_i64,
    }},
    [ADDCMUL_USUAL] = {{
        [AC_F32] = addcmul_usual_f32,
        [AC_F16] = addcmul_usual_f16,
        [AC_BF16] = addcmul_usual_bf16,
        [AC_I8] = addcmul_i8,
        [AC_I32] = addcmul_i32,
        [AC_U8] = addcmul_u8,
        [AC_I16] = addcmul_i16,
        [AC_I64] = addcmul_i64,
    }},
};
