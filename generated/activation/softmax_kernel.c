/*
 * Generated from spec/activation/softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   top = max(self, over: dim)
 *   power = exp(self - top)
 *   total = sum(power, over: dim)
 *   out = power / total
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/softmax.h"
#include "simd/simd.h"

/* What a point adds: exp(self - top), in single f64. */
static inline vf64 total_f32(vf64 self, vf64 top)
{
    const vf64 difference = vf64_sub(self, top);
    return vf64_decay_f32(difference);
}

/* Once a row: 1 / total, in pairs of f64. */
static inline vf64x2 inverse_total_f64(vf64x2 total)
{
    return vf64x2_div(vf64x2_of(vf64_of(1.0)), total);
}

/* At each point: exp(self - top) * inverse_total, in single f64, rounded once. */
static inline vf64 out_f32(vf64 self, vf64 top, vf64 inverse_total)
{
    const vf64 difference = vf64_sub(self, top);
    const vf64 exp = vf64_decay_f32(difference);
    return vf64_mul(exp, inverse_total);
}

/* At each point: kept * inverse_total, in single f64, rounded once. */
static inline vf64 out_kept_f32(vf64 kept, vf64 inverse_total)
{
    return vf64_mul(kept, inverse_total);
}

/* What a point adds: exp(self - top), in single f32. */
static inline vf32 total_f16(vf32 self, vf32 top)
{
    const vf32 difference = vf32_sub(self, top);
    return vf32_decay_f16(difference);
}

/* Once a row: 1 / total, in pairs of f32. */
static inline vf32x2 inverse_total_f32(vf32x2 total)
{
    return vf32x2_div(vf32x2_of(vf32_of(1.0f)), total);
}

/* At each point: exp(self - top) * inverse_total, in single f32, rounded once. */
static inline vf32 out_f16(vf32 self, vf32 top, vf32 inverse_total)
{
    const vf32 difference = vf32_sub(self, top);
    const vf32 exp = vf32_decay_f16(difference);
    return vf32_mul(exp, inverse_total);
}

/* At each point: kept * inverse_total, in single f32, rounded once. */
static inline vf32 out_kept_f16(vf32 kept, vf32 inverse_total)
{
    return vf32_mul(kept, inverse_total);
}

/* What a point adds: exp_far(self - top), in pairs of f64. */
static inline vf64x2 total_far_f64(vf64 self, vf64 top)
{
    const vf64x2 difference = vf64x2_of_sum(self, vf64_neg(top));
    return vf64x2_exp_far(difference);
}

/* Once a row: 1 / from_far(totalFar), in pairs of f64. */
static inline vf64x2 inverse_total_far_f64(vf64x2 total_far)
{
    const vf64x2 from_far = vf64x2_from_far(total_far);
    return vf64x2_div(vf64x2_of(vf64_of(1.0)), from_far);
}

/* At each point: from_far(exp_far(self - top) * inverse_total_far), in pairs of f64, rounded
 * once. */
static inline vf64 out_f64(vf64 self, vf64 top, vf64x2 inverse_total_far)
{
    const vf64x2 difference = vf64x2_of_sum(self, vf64_neg(top));
    const vf64x2 exp_far = vf64x2_exp_far(difference);
    const vf64 product = vf64x2_mul_round(exp_far, inverse_total_far);
    return vf64_from_far(product);
}

/* At each point: from_far(kept * inverse_total_far), in pairs of f64, rounded once. */
static inline vf64 out_kept_f64(vf64x2 kept, vf64x2 inverse_total_far)
{
    const vf64 product = vf64x2_mul_round(kept, inverse_total_far);
    return vf64_from_far(product);
}

/* What a point adds: exp(self - top), in single f32. */
static inline vf32 total_bf16(vf32 self, vf32 top)
{
    const vf32 difference = vf32_sub(self, top);
    return vf32_decay_bf16(difference);
}

/* At each point: exp(self - top) * inverse_total, in single f32, rounded once. */
static inline vf32 out_bf16(vf32 self, vf32 top, vf32 inverse_total)
{
    const vf32 difference = vf32_sub(self, top);
    const vf32 exp = vf32_decay_bf16(difference);
    return vf32_mul(exp, inverse_total);
}

/* At each point: kept * inverse_total, in single f32, rounded once. */
static inline vf32 out_kept_bf16(vf32 kept, vf32 inverse_total)
{
    return vf32_mul(kept, inverse_total);
}

/* Pass 0: top = max(self). */
static void softmax_f32_find_0(const ac_panel *panel, const void *const ins[], void *const outs[],
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

/* Pass 1: total = sum(exp(self - top)). */
static void softmax_f32_find_1(const ac_panel *panel, const void *const ins[], void *const outs[],
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
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f32(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                const vf64 total_x = total_f32(self_x, top_x);
                vf64_keep(kept + x, total_x);
                vf64_sum_add(&total_found, total_x);
                vf64_sum_keep(total_lanes + x, total_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f32_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                const vf64 total_x = total_f32(self_x, top_x);
                vf64_keep(kept + x, total_x);
                vf64_sum_add_n(&total_found, total_x, n);
                vf64_sum_keep(total_lanes + x, total_found);
            }
        }
    }
}

/* Writes out. */
static void softmax_f32_write(const ac_panel *panel, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const out = (float *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f32(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f32(out + x, out_f32(self_x, top_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f32_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f32_n(out + x, out_f32(self_x, top_x, inverse_total_x), n);
            }
        }
    }
}

/* After pass 1, once a row: inverse_total. */
static void softmax_f32_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                                 const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const inverse_total_to = panel->values[3];
    double *const inverse_total_rest_to = panel->values[4];
    const double *const total = panel->values[1];
    const double *const total_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 total_x = vf64x2_make(vf64_load(total + x), vf64_load(total_rest + x));
        const vf64x2 inverse_total_x = inverse_total_f64(total_x);
        vf64_store(inverse_total_to + x, inverse_total_x.hi);
        vf64_store(inverse_total_rest_to + x, inverse_total_x.lo);
    }
}

/* Writes out from the terms that a pass has kept. */
static void softmax_f32_write_kept(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const inverse_total =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            float *const out = (float *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f32(out + x, out_kept_f32(kept_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f32_n(out + x, out_kept_f32(kept_x, inverse_total_x), n);
            }
        }
    }
}

static void softmax_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = softmax_f32_find_0,
        [1] = softmax_f32_find_1,
        [2] = softmax_f32_write,
        [4] = softmax_f32_settle_1,
        [5] = softmax_f32_write_kept,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void softmax_f16_find_0(const ac_panel *panel, const void *const ins[], void *const outs[],
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

/* Pass 1: total = sum(exp(self - top)). */
static void softmax_f16_find_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const kept = (float *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 self_x = vf32_load_f16(self + x);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, x));
                vf32_sum total_found = vf32_sum_load(total_lanes + x);
                const vf32 total_x = total_f16(self_x, top_x);
                vf32_keep(kept + x, total_x);
                vf32_sum_add(&total_found, total_x);
                vf32_sum_keep(total_lanes + x, total_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 self_x = vf32_load_f16_n(self + x, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, x));
                vf32_sum total_found = vf32_sum_load(total_lanes + x);
                const vf32 total_x = total_f16(self_x, top_x);
                vf32_keep(kept + x, total_x);
                vf32_sum_add_n(&total_found, total_x, n);
                vf32_sum_keep(total_lanes + x, total_found);
            }
        }
    }
}

/* Writes out. */
static void softmax_f16_write(const ac_panel *panel, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const float *const inverse_total =
            (const float *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            ac_f16 *const out = (ac_f16 *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 self_x = vf32_load_f16(self + x);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, x));
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, x));
                vf32_store_f16(out + x, out_f16(self_x, top_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 self_x = vf32_load_f16_n(self + x, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, x));
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, x));
                vf32_store_f16_n(out + x, out_f16(self_x, top_x, inverse_total_x), n);
            }
        }
    }
}

/* After pass 1, once a row: inverse_total. */
static void softmax_f16_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                                 const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    float *const inverse_total_to = panel->values[3];
    float *const inverse_total_rest_to = panel->values[4];
    const float *const total = panel->values[1];
    const float *const total_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF32_LANES) {
        const vf32x2 total_x = vf32x2_make(vf32_load(total + x), vf32_load(total_rest + x));
        const vf32x2 inverse_total_x = inverse_total_f32(total_x);
        vf32_store(inverse_total_to + x, inverse_total_x.hi);
        vf32_store(inverse_total_rest_to + x, inverse_total_x.lo);
    }
}

/* Writes out from the terms that a pass has kept. */
static void softmax_f16_write_kept(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const float *const inverse_total =
            (const float *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            float *const kept = (float *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_f16 *const out = (ac_f16 *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 kept_x = vf32_load(kept + x);
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, x));
                vf32_store_f16(out + x, out_kept_f16(kept_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 kept_x = vf32_load(kept + x);
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, x));
                vf32_store_f16_n(out + x, out_kept_f16(kept_x, inverse_total_x), n);
            }
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void softmax_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = softmax_f16_find_0,
        [1] = softmax_f16_find_1,
        [2] = softmax_f16_write,
        [4] = softmax_f16_settle_1,
        [5] = softmax_f16_write_kept,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void softmax_f64_find_0(const ac_panel *panel, const void *const ins[], void *const outs[],
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

/* Pass 1: totalFar = sum(exp_far(self - top)). */
static void softmax_f64_find_1(const ac_panel *panel, const void *const ins[], void *const outs[],
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
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const kept_rest = (double *)panel->kept[1] + ac_panel_kept(panel, p, y);
            double *const total_far_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_far_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_far_found = vf64_sum_load(total_far_lanes + x);
                vf64_sum total_far_rest_found = vf64_sum_load(total_far_rest + x);
                const vf64x2 total_far_x = total_far_f64(self_x, top_x);
                vf64_keep(kept + x, total_far_x.hi);
                vf64_keep(kept_rest + x, total_far_x.lo);
                vf64x2_sum_add_exact(&total_far_found, &total_far_rest_found, total_far_x);
                vf64_sum_keep(total_far_lanes + x, total_far_found);
                vf64_sum_keep(total_far_rest + x, total_far_rest_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_far_found = vf64_sum_load(total_far_lanes + x);
                vf64_sum total_far_rest_found = vf64_sum_load(total_far_rest + x);
                const vf64x2 total_far_x = total_far_f64(self_x, top_x);
                vf64_keep(kept + x, total_far_x.hi);
                vf64_keep(kept_rest + x, total_far_x.lo);
                vf64x2_sum_add_exact_n(&total_far_found, &total_far_rest_found, total_far_x, n);
                vf64_sum_keep(total_far_lanes + x, total_far_found);
                vf64_sum_keep(total_far_rest + x, total_far_rest_found);
            }
        }
    }
}

/* Writes out. */
static void softmax_f64_write(const ac_panel *panel, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total_far =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total_far_rest =
            (const double *)panel->values[4] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const double *const self = (const double *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const out = (double *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64x2 inverse_total_far_x =
                    vf64x2_make(vf64_load(inverse_total_far + ac_panel_value(panel, x)),
                                vf64_load(inverse_total_far_rest + ac_panel_value(panel, x)));
                vf64_store(out + x, out_f64(self_x, top_x, inverse_total_far_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64x2 inverse_total_far_x =
                    vf64x2_make(vf64_load(inverse_total_far + ac_panel_value(panel, x)),
                                vf64_load(inverse_total_far_rest + ac_panel_value(panel, x)));
                vf64_store_n(out + x, out_f64(self_x, top_x, inverse_total_far_x), n);
            }
        }
    }
}

/* After pass 1, once a row: inverse_total_far. */
static void softmax_f64_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                                 const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const inverse_total_far_to = panel->values[3];
    double *const inverse_total_far_rest_to = panel->values[4];
    const double *const total_far = panel->values[1];
    const double *const total_far_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 total_far_x =
            vf64x2_make(vf64_load(total_far + x), vf64_load(total_far_rest + x));
        const vf64x2 inverse_total_far_x = inverse_total_far_f64(total_far_x);
        vf64_store(inverse_total_far_to + x, inverse_total_far_x.hi);
        vf64_store(inverse_total_far_rest_to + x, inverse_total_far_x.lo);
    }
}

/* Writes out from the terms that a pass has kept. */
static void softmax_f64_write_kept(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const inverse_total_far =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total_far_rest =
            (const double *)panel->values[4] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const kept_rest = (double *)panel->kept[1] + ac_panel_kept(panel, p, y);
            double *const out = (double *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64x2 kept_x = vf64x2_make(vf64_load(kept + x), vf64_load(kept_rest + x));
                const vf64x2 inverse_total_far_x =
                    vf64x2_make(vf64_load(inverse_total_far + ac_panel_value(panel, x)),
                                vf64_load(inverse_total_far_rest + ac_panel_value(panel, x)));
                vf64_store(out + x, out_kept_f64(kept_x, inverse_total_far_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64x2 kept_x = vf64x2_make(vf64_load(kept + x), vf64_load(kept_rest + x));
                const vf64x2 inverse_total_far_x =
                    vf64x2_make(vf64_load(inverse_total_far + ac_panel_value(panel, x)),
                                vf64_load(inverse_total_far_rest + ac_panel_value(panel, x)));
                vf64_store_n(out + x, out_kept_f64(kept_x, inverse_total_far_x), n);
            }
        }
    }
}

static void softmax_f64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = softmax_f64_find_0,
        [1] = softmax_f64_find_1,
        [2] = softmax_f64_write,
        [4] = softmax_f64_settle_1,
        [5] = softmax_f64_write_kept,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void softmax_bf16_find_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                                const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const top_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 self_x = vf32_load_bf16(self + x);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take(&top_found, self_x);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 self_x = vf32_load_bf16_n(self + x, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take_n(&top_found, self_x, n);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
        }
    }
}

/* Pass 1: total = sum(exp(self - top)). */
static void softmax_bf16_find_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                                const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const kept = (float *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 self_x = vf32_load_bf16(self + x);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, x));
                vf32_sum total_found = vf32_sum_load(total_lanes + x);
                const vf32 total_x = total_bf16(self_x, top_x);
                vf32_keep(kept + x, total_x);
                vf32_sum_add(&total_found, total_x);
                vf32_sum_keep(total_lanes + x, total_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 self_x = vf32_load_bf16_n(self + x, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, x));
                vf32_sum total_found = vf32_sum_load(total_lanes + x);
                const vf32 total_x = total_bf16(self_x, top_x);
                vf32_keep(kept + x, total_x);
                vf32_sum_add_n(&total_found, total_x, n);
                vf32_sum_keep(total_lanes + x, total_found);
            }
        }
    }
}

/* Writes out. */
static void softmax_bf16_write(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const float *const inverse_total =
            (const float *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            ac_bf16 *const out = (ac_bf16 *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 self_x = vf32_load_bf16(self + x);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, x));
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, x));
                vf32_store_bf16(out + x, out_bf16(self_x, top_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 self_x = vf32_load_bf16_n(self + x, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, x));
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, x));
                vf32_store_bf16_n(out + x, out_bf16(self_x, top_x, inverse_total_x), n);
            }
        }
    }
}

/* After pass 1, once a row: inverse_total. */
static void softmax_bf16_settle_1(const ac_panel *panel, const void *const ins[],
                                  void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    float *const inverse_total_to = panel->values[3];
    float *const inverse_total_rest_to = panel->values[4];
    const float *const total = panel->values[1];
    const float *const total_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF32_LANES) {
        const vf32x2 total_x = vf32x2_make(vf32_load(total + x), vf32_load(total_rest + x));
        const vf32x2 inverse_total_x = inverse_total_f32(total_x);
        vf32_store(inverse_total_to + x, inverse_total_x.hi);
        vf32_store(inverse_total_rest_to + x, inverse_total_x.lo);
    }
}

/* Writes out from the terms that a pass has kept. */
static void softmax_bf16_write_kept(const ac_panel *panel, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const float *const inverse_total =
            (const float *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            float *const kept = (float *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_bf16 *const out = (ac_bf16 *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 kept_x = vf32_load(kept + x);
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, x));
                vf32_store_bf16(out + x, out_kept_bf16(kept_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 kept_x = vf32_load(kept + x);
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, x));
                vf32_store_bf16_n(out + x, out_kept_bf16(kept_x, inverse_total_x), n);
            }
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void softmax_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = softmax_bf16_find_0,
        [1] = softmax_bf16_find_1,
        [2] = softmax_bf16_write,
        [4] = softmax_bf16_settle_1,
        [5] = softmax_bf16_write_kept,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_softmax_kernels)[] = {
    {{
        [AC_F32] = softmax_f32,
        [AC_F16] = softmax_f16,
        [AC_F64] = softmax_f64,
        [AC_BF16] = softmax_bf16,
    }},
};
