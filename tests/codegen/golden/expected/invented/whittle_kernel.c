/*
 * Generated from spec/invented/whittle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self / share
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/whittle.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 share)
{
    return vf32_div(self, share);
}

static inline vf32x2 out_pair(vf32 self, vf32 share)
{
    return vf32x2_div(vf32x2_of(self), vf32x2_of(share));
}

AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 share)
{
    const vf32x2 pair = out_pair(self, share);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

static inline vf32 out_f16(vf32 self, vf32 share)
{
    const vf32 quotient = vf32_div(self, share);
    const vm32 close = vf32_unsettled_f16(quotient, 1);
    vf32 settled = quotient;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, share);
    return settled;
}

static void whittle_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const self = ins[0];
    const float *const share = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    const ac_runs *const runs = ins[2];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf32 share_run = vf32_of(share[run]);
            size_t i = start;
            AC_UNROLL_2
            for (; i + VF32_LANES <= end; i += VF32_LANES)
                vf32_store_past(out + i, out_f32(vf32_load(self + i), share_run), out_past);
            if (i < end)
                vf32_store_n(out + i, out_f32(vf32_load_n(self + i, end - i), share_run), end - i);
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load(self + i);
        const vf32 share_i = vf32_load(share + i);
        vf32_store_past(out + i, out_f32(self_i, share_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 share_i = vf32_load_n(share + i, n);
        vf32_store_n(out + i, out_f32(self_i, share_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void whittle_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    const ac_f16 *const share = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    const ac_runs *const runs = ins[2];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf32 share_run = vf32_of(ac_f16_to_float(share[run]));
            size_t i = start;
            for (; i + 2 * VF32_LANES <= end; i += 2 * VF32_LANES) {
                const vf32_two self_i = vf32_load_two_f16(self + i);
                vf32_store_two_f16_past(out + i, out_f16(self_i.a, share_run),
                                        out_f16(self_i.b, share_run), out_past);
            }
            for (; i < end; i += VF32_LANES) {
                const size_t n = end - i < VF32_LANES ? end - i : VF32_LANES;
                vf32_store_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, n), share_run), n);
            }
        }
        return;
    }
    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        const vf32_two share_i = vf32_load_two_f16(share + i);
        vf32_store_two_f16_past(out + i, out_f16(self_i.a, share_i.a), out_f16(self_i.b, share_i.b),
                                out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        const vf32 share_i = vf32_load_f16_n(share + i, n);
        vf32_store_f16_n(out + i, out_f16(self_i, share_i), n);
    }
}

/* Loads round i32 to f32; stores truncate towards zero. */
static void whittle_i32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const int32_t *const self = ins[0];
    const int32_t *const share = ins[1];
    int32_t *const out = outs[0];
    (void)past;

    const ac_runs *const runs = ins[2];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf32 share_run = vf32_of((float)share[run]);
            size_t i = start;
            AC_UNROLL_2
            for (; i + VF32_LANES <= end; i += VF32_LANES)
                vf32_store_i32(out + i, out_f32(vf32_load_i32(self + i), share_run));
            if (i < end)
                vf32_store_i32_n(out + i, out_f32(vf32_load_i32_n(self + i, end - i), share_run),
                                 end - i);
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load_i32(self + i);
        const vf32 share_i = vf32_load_i32(share + i);
        vf32_store_i32(out + i, out_f32(self_i, share_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_i32_n(self + i, n);
        const vf32 share_i = vf32_load_i32_n(share + i, n);
        vf32_store_i32_n(out + i, out_f32(self_i, share_i), n);
    }
}

/* Loads round u32 to f32; stores truncate towards zero. */
static void whittle_u32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const uint32_t *const self = ins[0];
    const uint32_t *const share = ins[1];
    uint32_t *const out = outs[0];
    (void)past;

    const ac_runs *const runs = ins[2];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf32 share_run = vf32_of((float)share[run]);
            size_t i = start;
            AC_UNROLL_2
            for (; i + VF32_LANES <= end; i += VF32_LANES)
                vf32_store_u32(out + i, out_f32(vf32_load_u32(self + i), share_run));
            if (i < end)
                vf32_store_u32_n(out + i, out_f32(vf32_load_u32_n(self + i, end - i), share_run),
                                 end - i);
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load_u32(self + i);
        const vf32 share_i = vf32_load_u32(share + i);
        vf32_store_u32(out + i, out_f32(self_i, share_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_u32_n(self + i, n);
        const vf32 share_i = vf32_load_u32_n(share + i, n);
        vf32_store_u32_n(out + i, out_f32(self_i, share_i), n);
    }
}

const ac_kernels AC_ISA(ac_whittle_kernels)[] = {
    {{
        [AC_F32] = whittle_f32,
        [AC_F16] = whittle_f16,
        [AC_I32] = whittle_i32,
        [AC_U32] = whittle_u32,
    }},
};
