/*
 * Generated from spec/arithmetic/masked_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(mask != 0, value, self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/masked_fill_tensor.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(mask != 0, value, self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 mask, vf32 value)
{
    const vm32 mask_ne_0 = vf32_ne(mask, vf32_of(0.0f));
    return vf32_where(mask_ne_0, value, self);
}

/* out = where(mask != 0, value, self), on one element. */
static inline int8_t out_i8(int8_t self, int8_t mask, int8_t value)
{
    const int8_t zero = 0;
    const bool is_ne = mask != zero;
    return is_ne ? value : self;
}

/* out = where(mask != 0, value, self), on one element. */
static inline int32_t out_i32(int32_t self, int32_t mask, int32_t value)
{
    const int32_t zero = 0;
    const bool is_ne = mask != zero;
    return is_ne ? value : self;
}

/* out = where(mask != 0, value, self), on one element. */
static inline int64_t out_i64(int64_t self, int64_t mask, int64_t value)
{
    const int64_t zero = 0;
    const bool is_ne = mask != zero;
    return is_ne ? value : self;
}

/* out = where(mask != 0, value, self), on one element. */
static inline uint8_t out_bool(uint8_t self, uint8_t mask, uint8_t value)
{
    const uint8_t zero = 0;
    const bool is_ne = mask != zero;
    return is_ne ? value : self;
}

/* in[0]: self, in[1]: mask, in[2]: value; out[0]: out. */
AC_WORD void masked_fill_tensor_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void masked_fill_tensor_f32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, masked_fill_tensor_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void masked_fill_tensor_f16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, masked_fill_tensor_f32_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void masked_fill_tensor_bf16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, masked_fill_tensor_f32_at, NULL);
}

/* ins[0]: self, ins[1]: mask, ins[2]: value; outs[0]: out. */
AC_WORD void masked_fill_tensor_i8_at(const void *const *ins, void *const *outs, size_t i,
                                      size_t run, const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    const int8_t *const mask = ins[1];
    const int8_t *const value = ins[2];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], mask[i], value[i]);
}

static void masked_fill_tensor_i8(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, masked_fill_tensor_i8_at, NULL);
}

/* ins[0]: self, ins[1]: mask, ins[2]: value; outs[0]: out. */
AC_WORD void masked_fill_tensor_i32_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    const int32_t *const mask = ins[1];
    const int32_t *const value = ins[2];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], mask[i], value[i]);
}

static void masked_fill_tensor_i32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, masked_fill_tensor_i32_at, NULL);
}

/* ins[0]: self, ins[1]: mask, ins[2]: value; outs[0]: out. */
AC_WORD void masked_fill_tensor_i64_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    const int64_t *const mask = ins[1];
    const int64_t *const value = ins[2];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], mask[i], value[i]);
}

static void masked_fill_tensor_i64(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, masked_fill_tensor_i64_at, NULL);
}

/* ins[0]: self, ins[1]: mask, ins[2]: value; outs[0]: out. */
AC_WORD void masked_fill_tensor_bool_at(const void *const *ins, void *const *outs, size_t i,
                                        size_t run, const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const mask = ins[1];
    const uint8_t *const value = ins[2];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_bool(self[i], mask[i], value[i]);
}

static void masked_fill_tensor_bool(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, masked_fill_tensor_bool_at, NULL);
}

const ac_kernels AC_ISA(ac_masked_fill_tensor_kernels)[] = {
    {{
        [AC_F32] = masked_fill_tensor_f32,
        [AC_F16] = masked_fill_tensor_f16,
        [AC_BF16] = masked_fill_tensor_bf16,
        [AC_I8] = masked_fill_tensor_i8,
        [AC_I32] = masked_fill_tensor_i32,
        [AC_I64] = masked_fill_tensor_i64,
        [AC_BOOL] = masked_fill_tensor_bool,
    }},
};
