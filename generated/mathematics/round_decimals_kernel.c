/*
 * Generated from spec/mathematics/round_decimals.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = decimal(self, decimals)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/round_decimals.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/math/decimal_f64.h"
#include "simd/math/integers.h"
#include "simd/simd.h"

/* decimal(self, decimals): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 decimals = args[1];
    return vf64_decimal_f32(self, decimals);
}

/* out = decimal(self, decimals): in f64, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 decimals)
{
    return vf32_in_f64(out_wide_f32, 2, (const vf32[]){self, decimals});
}

/* out = decimal(self, decimals): in f64, rounded to odd. */
static inline vf32 out_f16(vf32 self, vf32 decimals)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, decimals});
}

/* out = decimal(self, decimals): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 decimals)
{
    return vf64_decimal(self, decimals);
}

/* out = decimal(self, decimals): in f64, rounded to odd. */
static inline vf32 out_bf16(vf32 self, vf32 decimals)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, decimals});
}

/* out = decimal(self, decimals), on one element. */
static inline int32_t out_i32(int32_t self, int32_t decimals)
{
    return ac_i32_decimal(self, decimals);
}

/* out = decimal(self, decimals), on one element. */
static inline int64_t out_i64(int64_t self, int64_t decimals)
{
    return ac_i64_decimal(self, decimals);
}

struct round_decimals_f32_scalars {
    vf32 decimals;
};

/* in[0]: self; out[0]: out. */
AC_WORD void round_decimals_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct round_decimals_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->decimals);
}

static void round_decimals_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct round_decimals_attrs *const a = attrs;
    const struct round_decimals_f32_scalars s = {
        .decimals = vf32_of((float)a->decimals),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, round_decimals_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void round_decimals_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct round_decimals_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->decimals);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void round_decimals_f16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct round_decimals_attrs *const a = attrs;
    const struct round_decimals_f32_scalars s = {
        .decimals = vf32_of((float)a->decimals),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, round_decimals_f16_at, &s);
}

struct round_decimals_f64_scalars {
    vf64 decimals;
};

/* in[0]: self; out[0]: out. */
AC_WORD void round_decimals_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct round_decimals_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->decimals);
}

static void round_decimals_f64(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct round_decimals_attrs *const a = attrs;
    const struct round_decimals_f64_scalars s = {
        .decimals = vf64_of(a->decimals),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, round_decimals_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void round_decimals_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct round_decimals_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->decimals);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void round_decimals_bf16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct round_decimals_attrs *const a = attrs;
    const struct round_decimals_f32_scalars s = {
        .decimals = vf32_of((float)a->decimals),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, round_decimals_bf16_at, &s);
}

struct round_decimals_i32_scalars {
    int32_t decimals;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void round_decimals_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                   const void *scalars)
{
    const struct round_decimals_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->decimals);
}

static void round_decimals_i32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct round_decimals_attrs *const a = attrs;
    const struct round_decimals_i32_scalars s = {
        .decimals = (int32_t)a->decimals_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, round_decimals_i32_at, &s);
}

struct round_decimals_i64_scalars {
    int64_t decimals;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void round_decimals_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                   const void *scalars)
{
    const struct round_decimals_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->decimals);
}

static void round_decimals_i64(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct round_decimals_attrs *const a = attrs;
    const struct round_decimals_i64_scalars s = {
        .decimals = (int64_t)a->decimals_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, round_decimals_i64_at, &s);
}

const ac_kernels AC_ISA(ac_round_decimals_kernels)[] = {
    {{
        [AC_F32] = round_decimals_f32,
        [AC_F16] = round_decimals_f16,
        [AC_F64] = round_decimals_f64,
        [AC_BF16] = round_decimals_bf16,
        [AC_I32] = round_decimals_i32,
        [AC_I64] = round_decimals_i64,
    }},
};
