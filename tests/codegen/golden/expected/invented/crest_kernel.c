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

/* What a point adds: top - self, in single f64. */
static inline vf64 sum_f32(vf64 self, vf64 top)
{
    return vf64_sub(top, self);
}

/* Once a row: sum * factor, in pairs of f64. */
static inline vf64x2 mul_sum_f64(vf64x2 sum, vf64 factor)
{
    return vf64x2_mul_single(sum, factor);
}

/* What a point adds: top - self, in single f64. */
static inline vf64 sum_f16(vf64 self, vf64 top)
{
    return vf64_sub(top, self);
}

/* What a point adds: top - self, in pairs of f64. */
static inline vf64x2 sum_f64(vf64 self, vf64 top)
{
    return vf64x2_of_sum(top, vf64_neg(self));
}

/* Pass 0: top = max(self). */
static void crest_f32_find_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const top_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 self_x = vf32_load(self + x);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take(&top_found, self_x);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 self_x = vf32_load_n(self + x, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take_n(&top_found, self_x, n);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
        }
    }
}

/* Pass 1: sum = sum(top - self). */
static void crest_f32_find_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f32(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add(&sum_found, sum_f32(self_x, top_x));
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f32_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add_n(&sum_found, sum_f32(self_x, top_x), n);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
        }
    }
}

/* After pass 1, once a row: mul_sum. */
static void crest_f32_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct crest_attrs *const a = attrs;
    const vf64 factor = vf64_of(a->factor);
    double *const mul_sum_to = panel->values[3];
    double *const mul_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + x), vf64_load(sum_rest + x));
        const vf64x2 mul_sum_x = mul_sum_f64(sum_x, factor);
        vf64_store(mul_sum_to + x, mul_sum_x.hi);
        vf64_store(mul_sum_rest_to + x, mul_sum_x.lo);
    }
}

static void crest_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = crest_f32_find_0,
        [1] = crest_f32_find_1,
        [4] = crest_f32_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void crest_f16_find_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const top_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 self_x = vf32_load_f16(self + x);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take(&top_found, self_x);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 self_x = vf32_load_f16_n(self + x, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take_n(&top_found, self_x, n);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
        }
    }
}

/* Pass 1: sum = sum(top - self). */
static void crest_f16_find_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f16(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add(&sum_found, sum_f16(self_x, top_x));
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f16_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add_n(&sum_found, sum_f16(self_x, top_x), n);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
        }
    }
}

/* After pass 1, once a row: mul_sum. */
static void crest_f16_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct crest_attrs *const a = attrs;
    const vf64 factor = vf64_of(a->factor);
    double *const mul_sum_to = panel->values[3];
    double *const mul_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
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
    static ac_panel_step *const steps[] = {
        [0] = crest_f16_find_0,
        [1] = crest_f16_find_1,
        [4] = crest_f16_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void crest_f64_find_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const double *const self = (const double *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const top_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load(self + x);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + x);
                vf64_greatest_take(&top_found, self_x);
                vf64_greatest_keep(top_lanes + x, top_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_n(self + x, n);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + x);
                vf64_greatest_take_n(&top_found, self_x, n);
                vf64_greatest_keep(top_lanes + x, top_found);
            }
        }
    }
}

/* Pass 1: sum = sum(top - self). */
static void crest_f64_find_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const double *const self = (const double *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + x);
                vf64x2_sum_add_exact(&sum_found, &sum_rest_found, sum_f64(self_x, top_x));
                vf64_sum_keep(sum_lanes + x, sum_found);
                vf64_sum_keep(sum_rest + x, sum_rest_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + x);
                vf64x2_sum_add_exact_n(&sum_found, &sum_rest_found, sum_f64(self_x, top_x), n);
                vf64_sum_keep(sum_lanes + x, sum_found);
                vf64_sum_keep(sum_rest + x, sum_rest_found);
            }
        }
    }
}

/* After pass 1, once a row: mul_sum. */
static void crest_f64_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct crest_attrs *const a = attrs;
    const vf64 factor = vf64_of(a->factor);
    double *const mul_sum_to = panel->values[3];
    double *const mul_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + x), vf64_load(sum_rest + x));
        const vf64x2 mul_sum_x = mul_sum_f64(sum_x, factor);
        vf64_store(mul_sum_to + x, mul_sum_x.hi);
        vf64_store(mul_sum_rest_to + x, mul_sum_x.lo);
    }
}

static void crest_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = crest_f64_find_0,
        [1] = crest_f64_find_1,
        [4] = crest_f64_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_crest_kernels)[] = {
    {{
        [AC_F32] = crest_f32,
        [AC_F16] = crest_f16,
        [AC_F64] = crest_f64,
    }},
};
