/*
 * Generated from spec/movement/one_hot.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   wide = spaced(axis, numClasses) of self
 *   out = where(wide == index(axis), onValue, offValue)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/one_hot.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(wide == index(axis), onValue, offValue): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 wide, vf32 on_value, vf32 off_value, vf32 index_of_axis)
{
    const vm32 wide_eq_index_of_axis = vf32_eq(wide, index_of_axis);
    return vf32_where(wide_eq_index_of_axis, on_value, off_value);
}

/* out = where(wide == index(axis), onValue, offValue): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 wide, vf64 on_value, vf64 off_value, vf64 index_of_axis)
{
    const vm64 wide_eq_index_of_axis = vf64_eq(wide, index_of_axis);
    return vf64_where(wide_eq_index_of_axis, on_value, off_value);
}

/* out = where(wide == index(axis), onValue, offValue), on one element. */
static inline int32_t out_i32(int32_t wide, int32_t on_value, int32_t off_value,
                              int32_t index_of_axis)
{
    const bool is_eq = wide == index_of_axis;
    return is_eq ? on_value : off_value;
}

/* out = where(wide == index(axis), onValue, offValue), on one element. */
static inline int64_t out_i64(int64_t wide, int64_t on_value, int64_t off_value,
                              int64_t index_of_axis)
{
    const bool is_eq = wide == index_of_axis;
    return is_eq ? on_value : off_value;
}

/* in[0]: wide, in[1]: onValue, in[2]: offValue, in[3]: index(axis); out[0]: out. */
AC_WORD void one_hot_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, in[2].f32, in[3].f32);
}

static void one_hot_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 4, 1);
    ac_run_vectors(loop, count, ins, outs, past, one_hot_f32_at, NULL);
}

/* in[0]: wide, in[1]: onValue, in[2]: offValue, in[3]: index(axis); out[0]: out. */
AC_WORD void one_hot_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64, in[2].f64, in[3].f64);
}

static void one_hot_f64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 4, 1);
    ac_run_vectors(loop, count, ins, outs, past, one_hot_f64_at, NULL);
}

/* ins[0]: wide, ins[1]: onValue, ins[2]: offValue, ins[3]: index(axis); outs[0]: out. */
AC_WORD void one_hot_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const int32_t *const wide = ins[0];
    const int32_t *const on_value = ins[1];
    const int32_t *const off_value = ins[2];
    const int32_t *const index_of_axis = ins[3];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(wide[i], on_value[i], off_value[i], index_of_axis[i]);
}

static void one_hot_i32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(4, 1, false, count, ins, outs, one_hot_i32_at, NULL);
}

/* ins[0]: wide, ins[1]: onValue, ins[2]: offValue, ins[3]: index(axis); outs[0]: out. */
AC_WORD void one_hot_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const int64_t *const wide = ins[0];
    const int64_t *const on_value = ins[1];
    const int64_t *const off_value = ins[2];
    const int64_t *const index_of_axis = ins[3];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(wide[i], on_value[i], off_value[i], index_of_axis[i]);
}

static void one_hot_i64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(4, 1, false, count, ins, outs, one_hot_i64_at, NULL);
}

const ac_kernels AC_ISA(ac_one_hot_kernels)[] = {
    {{
        [AC_F32] = one_hot_f32,
        [AC_F64] = one_hot_f64,
        [AC_I32] = one_hot_i32,
        [AC_I64] = one_hot_i64,
    }},
};
