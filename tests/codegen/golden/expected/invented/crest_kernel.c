/*
 * Generated from spec/invented/crest.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   top = max(self, over: dim)
 *   most = top
 *   below = sum(top - self, over: dim) * factor
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/crest.h"
#include "simd/simd.h"

static inline vf64 sum_f32(vf64 self, vf64 top)
{
    return vf64_sub(top, self);
}

static inline vf64x2 mul_sum_f64(vf64x2 sum, vf64 factor)
{
    return vf64x2_mul_single(sum, factor);
}

static inline vf64 sum_f16(vf64 self, vf64 top)
{
    return vf64_sub(top, self);
}

static inline vf64x2 sum_f64(vf64 self, vf64 top)
{
    return vf64x2_of_sum(top, vf64_neg(self));
}

static void crest_f32_find_0(const ac_rows *rows, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t y = 0; y < rows->height; y++) {
        const float *const self = (const float *)ins[0] + (ptrdiff_t)y * rows->steps[0];
        float *const top_lanes = (float *)rows->lanes[0] + (y & rows->mask) * rows->width;
        size_t x = 0;
        AC_UNROLL_2
        for (; x + VF32_LANES <= rows->width; x += VF32_LANES) {
            const vf32 self_x = vf32_load(self + x);
            vf32_lanes_max(top_lanes + x, self_x);
        }
        if (x < rows->width) {
            const size_t n = rows->width - x;
            const vf32 self_x = vf32_load_n(self + x, n);
            vf32_lanes_max_n(top_lanes + x, self_x, n);
        }
    }
}

static void crest_f32_find_1(const ac_rows *rows, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;
    const double *const top = rows->values[0];

    for (size_t y = 0; y < rows->height; y++) {
        const float *const self = (const float *)ins[0] + (ptrdiff_t)y * rows->steps[0];
        double *const sum_lanes = (double *)rows->lanes[0] + (y & rows->mask) * rows->width;
        size_t x = 0;
        AC_UNROLL_2
        for (; x + VF64_LANES <= rows->width; x += VF64_LANES) {
            const vf64 self_x = vf64_load_f32(self + x);
            const vf64 top_x = vf64_load(top + x);
            vf64_lanes_add(sum_lanes + x, sum_f32(self_x, top_x));
        }
        if (x < rows->width) {
            const size_t n = rows->width - x;
            const vf64 self_x = vf64_load_f32_n(self + x, n);
            const vf64 top_x = vf64_load(top + x);
            vf64_lanes_add_n(sum_lanes + x, sum_f32(self_x, top_x), n);
        }
    }
}

static void crest_f32_settle_1(const ac_rows *rows, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct crest_attrs *const a = attrs;
    const double *const sum = rows->values[1];
    const double *const sum_rest = rows->values[2];
    const vf64 factor = vf64_of(a->factor);
    double *const mul_sum_to = rows->values[3];
    double *const mul_sum_rest_to = rows->values[4];

    for (size_t x = 0; x < rows->width; x += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + x), vf64_load(sum_rest + x));
        const vf64x2 mul_sum_x = mul_sum_f64(sum_x, factor);
        vf64_store(mul_sum_to + x, mul_sum_x.hi);
        vf64_store(mul_sum_rest_to + x, mul_sum_x.lo);
    }
}

static void crest_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_row_step *const steps[] = {
        [0] = crest_f32_find_0,
        [1] = crest_f32_find_1,
        [4] = crest_f32_settle_1,
    };
    const ac_rows *const rows = ins[1];
    (void)count;
    (void)past;
    steps[rows->pass](rows, ins, outs, attrs);
}

static void crest_f16_find_0(const ac_rows *rows, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t y = 0; y < rows->height; y++) {
        const ac_f16 *const self = (const ac_f16 *)ins[0] + (ptrdiff_t)y * rows->steps[0];
        float *const top_lanes = (float *)rows->lanes[0] + (y & rows->mask) * rows->width;
        size_t x = 0;
        AC_UNROLL_2
        for (; x + VF32_LANES <= rows->width; x += VF32_LANES) {
            const vf32 self_x = vf32_load_f16(self + x);
            vf32_lanes_max(top_lanes + x, self_x);
        }
        if (x < rows->width) {
            const size_t n = rows->width - x;
            const vf32 self_x = vf32_load_f16_n(self + x, n);
            vf32_lanes_max_n(top_lanes + x, self_x, n);
        }
    }
}

static void crest_f16_find_1(const ac_rows *rows, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;
    const double *const top = rows->values[0];

    for (size_t y = 0; y < rows->height; y++) {
        const ac_f16 *const self = (const ac_f16 *)ins[0] + (ptrdiff_t)y * rows->steps[0];
        double *const sum_lanes = (double *)rows->lanes[0] + (y & rows->mask) * rows->width;
        size_t x = 0;
        AC_UNROLL_2
        for (; x + VF64_LANES <= rows->width; x += VF64_LANES) {
            const vf64 self_x = vf64_load_f16(self + x);
            const vf64 top_x = vf64_load(top + x);
            vf64_lanes_add(sum_lanes + x, sum_f16(self_x, top_x));
        }
        if (x < rows->width) {
            const size_t n = rows->width - x;
            const vf64 self_x = vf64_load_f16_n(self + x, n);
            const vf64 top_x = vf64_load(top + x);
            vf64_lanes_add_n(sum_lanes + x, sum_f16(self_x, top_x), n);
        }
    }
}

static void crest_f16_settle_1(const ac_rows *rows, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct crest_attrs *const a = attrs;
    const double *const sum = rows->values[1];
    const double *const sum_rest = rows->values[2];
    const vf64 factor = vf64_of(a->factor);
    double *const mul_sum_to = rows->values[3];
    double *const mul_sum_rest_to = rows->values[4];

    for (size_t x = 0; x < rows->width; x += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + x), vf64_load(sum_rest + x));
        const vf64x2 mul_sum_x = mul_sum_f64(sum_x, factor);
        vf64_store(mul_sum_to + x, mul_sum_x.hi);
        vf64_store(mul_sum_rest_to + x, mul_sum_x.lo);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void crest_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_row_step *const steps[] = {
        [0] = crest_f16_find_0,
        [1] = crest_f16_find_1,
        [4] = crest_f16_settle_1,
    };
    const ac_rows *const rows = ins[1];
    (void)count;
    (void)past;
    steps[rows->pass](rows, ins, outs, attrs);
}

static void crest_f64_find_0(const ac_rows *rows, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t y = 0; y < rows->height; y++) {
        const double *const self = (const double *)ins[0] + (ptrdiff_t)y * rows->steps[0];
        double *const top_lanes = (double *)rows->lanes[0] + (y & rows->mask) * rows->width;
        size_t x = 0;
        AC_UNROLL_2
        for (; x + VF64_LANES <= rows->width; x += VF64_LANES) {
            const vf64 self_x = vf64_load(self + x);
            vf64_lanes_max(top_lanes + x, self_x);
        }
        if (x < rows->width) {
            const size_t n = rows->width - x;
            const vf64 self_x = vf64_load_n(self + x, n);
            vf64_lanes_max_n(top_lanes + x, self_x, n);
        }
    }
}

static void crest_f64_find_1(const ac_rows *rows, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;
    const double *const top = rows->values[0];

    for (size_t y = 0; y < rows->height; y++) {
        const double *const self = (const double *)ins[0] + (ptrdiff_t)y * rows->steps[0];
        double *const sum_lanes = (double *)rows->lanes[0] + (y & rows->mask) * rows->width;
        double *const sum_rest = (double *)rows->lanes[1] + (y & rows->mask) * rows->width;
        size_t x = 0;
        AC_UNROLL_2
        for (; x + VF64_LANES <= rows->width; x += VF64_LANES) {
            const vf64 self_x = vf64_load(self + x);
            const vf64 top_x = vf64_load(top + x);
            vf64x2_lanes_add_exact(sum_lanes + x, sum_rest + x, sum_f64(self_x, top_x));
        }
        if (x < rows->width) {
            const size_t n = rows->width - x;
            const vf64 self_x = vf64_load_n(self + x, n);
            const vf64 top_x = vf64_load(top + x);
            vf64x2_lanes_add_exact_n(sum_lanes + x, sum_rest + x, sum_f64(self_x, top_x), n);
        }
    }
}

static void crest_f64_settle_1(const ac_rows *rows, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct crest_attrs *const a = attrs;
    const double *const sum = rows->values[1];
    const double *const sum_rest = rows->values[2];
    const vf64 factor = vf64_of(a->factor);
    double *const mul_sum_to = rows->values[3];
    double *const mul_sum_rest_to = rows->values[4];

    for (size_t x = 0; x < rows->width; x += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + x), vf64_load(sum_rest + x));
        const vf64x2 mul_sum_x = mul_sum_f64(sum_x, factor);
        vf64_store(mul_sum_to + x, mul_sum_x.hi);
        vf64_store(mul_sum_rest_to + x, mul_sum_x.lo);
    }
}

static void crest_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_row_step *const steps[] = {
        [0] = crest_f64_find_0,
        [1] = crest_f64_find_1,
        [4] = crest_f64_settle_1,
    };
    const ac_rows *const rows = ins[1];
    (void)count;
    (void)past;
    steps[rows->pass](rows, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_crest_kernels)[] = {
    {{
        [AC_F32] = crest_f32,
        [AC_F16] = crest_f16,
        [AC_F64] = crest_f64,
    }},
};
