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

/* What a point adds: exp_beside(self, beside_base_top, beside_least_top, beside_power_top), in
 * pairs of f32. */
static inline vf32x2 total_beside_f32(vf32 self, vf32 beside_base_top, vf32 beside_least_top,
                                      vf32 beside_power_top)
{
    return vf32x2_exp_beside(self, beside_base_top, beside_least_top, beside_power_top);
}

/* Once a row: beside_base(top), in pairs of f32. */
static inline vf32 beside_base_top_f32(vf32 top)
{
    return vf32_beside_base(top);
}

/* Once a row: beside_least(top), in pairs of f32. */
static inline vf32 beside_least_top_f32(vf32 top)
{
    return vf32_beside_least(top);
}

/* Once a row: beside_power(top), in pairs of f32. */
static inline vf32 beside_power_top_f32(vf32 top)
{
    return vf32_beside_power(top);
}

/* Once a row: 1 / from_far(totalBeside), in pairs of f32. */
static inline vf32x2 inverse_total_beside_f32(vf32x2 total_beside)
{
    const vf32x2 from_far = vf32x2_from_far(total_beside);
    return vf32x2_div(vf32x2_of(vf32_of(1.0f)), from_far);
}

/* At each point: from_far(exp_beside(self, beside_base_top, beside_least_top, beside_power_top) *
 * inverse_total_beside), in pairs of f32, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 beside_base_top, vf32 beside_least_top,
                           vf32 beside_power_top, vf32x2 inverse_total_beside)
{
    const vf32x2 exp = vf32x2_exp_beside(self, beside_base_top, beside_least_top, beside_power_top);
    const vf32 product = vf32x2_mul_round_finite(exp, inverse_total_beside);
    return vf32_from_far(product);
}

/* At each point: from_far(kept * inverse_total_beside), in pairs of f32, rounded once. */
static inline vf32 out_kept_f32(vf32x2 kept, vf32x2 inverse_total_beside)
{
    const vf32 product = vf32x2_mul_round_finite(kept, inverse_total_beside);
    return vf32_from_far(product);
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
static void softmax_f32_find_0(const ac_panel *shared, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const top_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF32_LANES <= width; x += AC_ROW_VECTORS * VF32_LANES) {
                vf32_greatest top_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                    top_found[k] = vf32_greatest_begin(top_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load(self + j * self_step + i);
                        vf32_greatest_take(&top_found[k], self_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                    vf32_greatest_keep(top_lanes + i, top_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF32_LANES) {
                vf32_greatest_keep(top_lanes + i, vf32_greatest_begin(top_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load(self + i);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take(&top_found, self_x);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_n(self + i, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take_n(&top_found, self_x, n);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
        }
    }
}

/* Pass 1: totalBeside = sum(exp_beside(self, beside_base_top, beside_least_top,
 * beside_power_top)). */
static void softmax_f32_find_1(const ac_panel *shared, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t kept_step = panel->kept_step;
    const ptrdiff_t kept_rest_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const float *const beside_base_top =
            (const float *)panel->values[1] + (ptrdiff_t)p * panel->values_plane;
        const float *const beside_least_top =
            (const float *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        const float *const beside_power_top =
            (const float *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const kept = (float *)panel->kept[0] + ac_panel_kept(panel, p, y);
            float *const kept_rest = (float *)panel->kept[1] + ac_panel_kept(panel, p, y);
            float *const total_beside_lanes =
                (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            float *const total_beside_rest = (float *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF32_LANES <= width; x += AC_ROW_FUNCTIONS * VF32_LANES) {
                vf32_total total_beside_found[AC_ROW_FUNCTIONS];
                vf32_total total_beside_rest_found[AC_ROW_FUNCTIONS];
                vf32 beside_base_top_x[AC_ROW_FUNCTIONS];
                vf32 beside_least_top_x[AC_ROW_FUNCTIONS];
                vf32 beside_power_top_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    total_beside_found[k] = vf32_total_begin(total_beside_lanes + i, fresh);
                    total_beside_rest_found[k] = vf32_total_begin(total_beside_rest + i, fresh);
                    beside_base_top_x[k] = vf32_load(beside_base_top + ac_panel_value(panel, i));
                    beside_least_top_x[k] = vf32_load(beside_least_top + ac_panel_value(panel, i));
                    beside_power_top_x[k] = vf32_load(beside_power_top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load(self + j * self_step + i);
                        const vf32x2 total_beside_x =
                            total_beside_f32(self_x, beside_base_top_x[k], beside_least_top_x[k],
                                             beside_power_top_x[k]);
                        vf32_keep(kept + j * kept_step + i, total_beside_x.hi);
                        vf32_keep(kept_rest + j * kept_rest_step + i, total_beside_x.lo);
                        vf32x2_total_add(&total_beside_found[k], &total_beside_rest_found[k],
                                         total_beside_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    vf32_total_keep(total_beside_lanes + i, total_beside_found[k]);
                    vf32_total_keep(total_beside_rest + i, total_beside_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF32_LANES) {
                vf32_total_keep(total_beside_lanes + i,
                                vf32_total_begin(total_beside_lanes + i, true));
                vf32_total_keep(total_beside_rest + i,
                                vf32_total_begin(total_beside_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load(self + i);
                const vf32 beside_base_top_x =
                    vf32_load(beside_base_top + ac_panel_value(panel, i));
                const vf32 beside_least_top_x =
                    vf32_load(beside_least_top + ac_panel_value(panel, i));
                const vf32 beside_power_top_x =
                    vf32_load(beside_power_top + ac_panel_value(panel, i));
                vf32_total total_beside_found = vf32_total_load(total_beside_lanes + i);
                vf32_total total_beside_rest_found = vf32_total_load(total_beside_rest + i);
                const vf32x2 total_beside_x = total_beside_f32(
                    self_x, beside_base_top_x, beside_least_top_x, beside_power_top_x);
                vf32_keep(kept + i, total_beside_x.hi);
                vf32_keep(kept_rest + i, total_beside_x.lo);
                vf32x2_total_add(&total_beside_found, &total_beside_rest_found, total_beside_x);
                vf32_total_keep(total_beside_lanes + i, total_beside_found);
                vf32_total_keep(total_beside_rest + i, total_beside_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_n(self + i, n);
                const vf32 beside_base_top_x =
                    vf32_load(beside_base_top + ac_panel_value(panel, i));
                const vf32 beside_least_top_x =
                    vf32_load(beside_least_top + ac_panel_value(panel, i));
                const vf32 beside_power_top_x =
                    vf32_load(beside_power_top + ac_panel_value(panel, i));
                vf32_total total_beside_found = vf32_total_load(total_beside_lanes + i);
                vf32_total total_beside_rest_found = vf32_total_load(total_beside_rest + i);
                const vf32x2 total_beside_x = total_beside_f32(
                    self_x, beside_base_top_x, beside_least_top_x, beside_power_top_x);
                vf32_keep(kept + i, total_beside_x.hi);
                vf32_keep(kept_rest + i, total_beside_x.lo);
                vf32x2_total_add_n(&total_beside_found, &total_beside_rest_found, total_beside_x,
                                   n);
                vf32_total_keep(total_beside_lanes + i, total_beside_found);
                vf32_total_keep(total_beside_rest + i, total_beside_rest_found);
            }
        }
    }
}

/* Writes out. */
static void softmax_f32_write(const ac_panel *shared, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const float *const beside_base_top =
            (const float *)panel->values[1] + (ptrdiff_t)p * panel->values_plane;
        const float *const beside_least_top =
            (const float *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        const float *const beside_power_top =
            (const float *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        const float *const inverse_total_beside =
            (const float *)panel->values[6] + (ptrdiff_t)p * panel->values_plane;
        const float *const inverse_total_beside_rest =
            (const float *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const out = (float *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load(self + i);
                const vf32 beside_base_top_x =
                    vf32_load(beside_base_top + ac_panel_value(panel, i));
                const vf32 beside_least_top_x =
                    vf32_load(beside_least_top + ac_panel_value(panel, i));
                const vf32 beside_power_top_x =
                    vf32_load(beside_power_top + ac_panel_value(panel, i));
                const vf32x2 inverse_total_beside_x =
                    vf32x2_make(vf32_load(inverse_total_beside + ac_panel_value(panel, i)),
                                vf32_load(inverse_total_beside_rest + ac_panel_value(panel, i)));
                vf32_store(out + i, out_f32(self_x, beside_base_top_x, beside_least_top_x,
                                            beside_power_top_x, inverse_total_beside_x));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_n(self + i, n);
                const vf32 beside_base_top_x =
                    vf32_load(beside_base_top + ac_panel_value(panel, i));
                const vf32 beside_least_top_x =
                    vf32_load(beside_least_top + ac_panel_value(panel, i));
                const vf32 beside_power_top_x =
                    vf32_load(beside_power_top + ac_panel_value(panel, i));
                const vf32x2 inverse_total_beside_x =
                    vf32x2_make(vf32_load(inverse_total_beside + ac_panel_value(panel, i)),
                                vf32_load(inverse_total_beside_rest + ac_panel_value(panel, i)));
                vf32_store_n(out + i,
                             out_f32(self_x, beside_base_top_x, beside_least_top_x,
                                     beside_power_top_x, inverse_total_beside_x),
                             n);
            }
        }
    }
}

/* After pass 0, once a row: beside_base_top, beside_least_top, beside_power_top. */
static void softmax_f32_settle_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                                 const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    float *const beside_base_top_to = panel->values[1];
    float *const beside_least_top_to = panel->values[2];
    float *const beside_power_top_to = panel->values[3];
    const float *const top = panel->values[0];

    for (size_t i = 0; i < panel->width; i += VF32_LANES) {
        const vf32 top_x = vf32_load(top + i);
        const vf32 beside_base_top_x = beside_base_top_f32(top_x);
        vf32_store(beside_base_top_to + i, beside_base_top_x);
        const vf32 beside_least_top_x = beside_least_top_f32(top_x);
        vf32_store(beside_least_top_to + i, beside_least_top_x);
        const vf32 beside_power_top_x = beside_power_top_f32(top_x);
        vf32_store(beside_power_top_to + i, beside_power_top_x);
    }
}

/* After pass 1, once a row: inverse_total_beside. */
static void softmax_f32_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                                 const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    float *const inverse_total_beside_to = panel->values[6];
    float *const inverse_total_beside_rest_to = panel->values[7];
    const float *const total_beside = panel->values[4];
    const float *const total_beside_rest = panel->values[5];

    for (size_t i = 0; i < panel->width; i += VF32_LANES) {
        const vf32x2 total_beside_x =
            vf32x2_make(vf32_load(total_beside + i), vf32_load(total_beside_rest + i));
        const vf32x2 inverse_total_beside_x = inverse_total_beside_f32(total_beside_x);
        vf32_store(inverse_total_beside_to + i, inverse_total_beside_x.hi);
        vf32_store(inverse_total_beside_rest_to + i, inverse_total_beside_x.lo);
    }
}

/* Writes out from the terms that a pass has kept. */
static void softmax_f32_write_kept(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const float *const inverse_total_beside =
            (const float *)panel->values[6] + (ptrdiff_t)p * panel->values_plane;
        const float *const inverse_total_beside_rest =
            (const float *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            float *const kept = (float *)panel->kept[0] + ac_panel_kept(panel, p, y);
            float *const kept_rest = (float *)panel->kept[1] + ac_panel_kept(panel, p, y);
            float *const out = (float *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32x2 kept_x = vf32x2_make(vf32_load(kept + i), vf32_load(kept_rest + i));
                const vf32x2 inverse_total_beside_x =
                    vf32x2_make(vf32_load(inverse_total_beside + ac_panel_value(panel, i)),
                                vf32_load(inverse_total_beside_rest + ac_panel_value(panel, i)));
                vf32_store(out + i, out_kept_f32(kept_x, inverse_total_beside_x));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32x2 kept_x = vf32x2_make(vf32_load(kept + i), vf32_load(kept_rest + i));
                const vf32x2 inverse_total_beside_x =
                    vf32x2_make(vf32_load(inverse_total_beside + ac_panel_value(panel, i)),
                                vf32_load(inverse_total_beside_rest + ac_panel_value(panel, i)));
                vf32_store_n(out + i, out_kept_f32(kept_x, inverse_total_beside_x), n);
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
        [3] = softmax_f32_settle_0,
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
static void softmax_f16_find_0(const ac_panel *shared, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const top_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF32_LANES <= width; x += AC_ROW_VECTORS * VF32_LANES) {
                vf32_greatest top_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                    top_found[k] = vf32_greatest_begin(top_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load_f16(self + j * self_step + i);
                        vf32_greatest_take(&top_found[k], self_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                    vf32_greatest_keep(top_lanes + i, top_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF32_LANES) {
                vf32_greatest_keep(top_lanes + i, vf32_greatest_begin(top_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load_f16(self + i);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take(&top_found, self_x);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_f16_n(self + i, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take_n(&top_found, self_x, n);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
        }
    }
}

/* Pass 1: total = sum(exp(self - top)). */
static void softmax_f16_find_1(const ac_panel *shared, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t kept_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const kept = (float *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF32_LANES <= width; x += AC_ROW_FUNCTIONS * VF32_LANES) {
                vf32_sum total_found[AC_ROW_FUNCTIONS];
                vf32 top_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    total_found[k] = vf32_sum_begin(total_lanes + i, fresh);
                    top_x[k] = vf32_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load_f16(self + j * self_step + i);
                        const vf32 total_x = total_f16(self_x, top_x[k]);
                        vf32_keep(kept + j * kept_step + i, total_x);
                        vf32_sum_add(&total_found[k], total_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    vf32_sum_keep(total_lanes + i, total_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF32_LANES) {
                vf32_sum_keep(total_lanes + i, vf32_sum_begin(total_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load_f16(self + i);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                vf32_sum total_found = vf32_sum_load(total_lanes + i);
                const vf32 total_x = total_f16(self_x, top_x);
                vf32_keep(kept + i, total_x);
                vf32_sum_add(&total_found, total_x);
                vf32_sum_keep(total_lanes + i, total_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_f16_n(self + i, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                vf32_sum total_found = vf32_sum_load(total_lanes + i);
                const vf32 total_x = total_f16(self_x, top_x);
                vf32_keep(kept + i, total_x);
                vf32_sum_add_n(&total_found, total_x, n);
                vf32_sum_keep(total_lanes + i, total_found);
            }
        }
    }
}

/* Writes out. */
static void softmax_f16_write(const ac_panel *shared, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const float *const inverse_total =
            (const float *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            ac_f16 *const out = (ac_f16 *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load_f16(self + i);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, i));
                vf32_store_f16(out + i, out_f16(self_x, top_x, inverse_total_x));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_f16_n(self + i, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, i));
                vf32_store_f16_n(out + i, out_f16(self_x, top_x, inverse_total_x), n);
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

    for (size_t i = 0; i < panel->width; i += VF32_LANES) {
        const vf32x2 total_x = vf32x2_make(vf32_load(total + i), vf32_load(total_rest + i));
        const vf32x2 inverse_total_x = inverse_total_f32(total_x);
        vf32_store(inverse_total_to + i, inverse_total_x.hi);
        vf32_store(inverse_total_rest_to + i, inverse_total_x.lo);
    }
}

/* Writes out from the terms that a pass has kept. */
static void softmax_f16_write_kept(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const float *const inverse_total =
            (const float *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            float *const kept = (float *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_f16 *const out = (ac_f16 *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 kept_x = vf32_load(kept + i);
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, i));
                vf32_store_f16(out + i, out_kept_f16(kept_x, inverse_total_x));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 kept_x = vf32_load(kept + i);
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, i));
                vf32_store_f16_n(out + i, out_kept_f16(kept_x, inverse_total_x), n);
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
static void softmax_f64_find_0(const ac_panel *shared, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const double *const self = (const double *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const top_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_greatest top_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    top_found[k] = vf64_greatest_begin(top_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load(self + j * self_step + i);
                        vf64_greatest_take(&top_found[k], self_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_greatest_keep(top_lanes + i, top_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_greatest_keep(top_lanes + i, vf64_greatest_begin(top_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load(self + i);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_greatest_take(&top_found, self_x);
                vf64_greatest_keep(top_lanes + i, top_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_n(self + i, n);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_greatest_take_n(&top_found, self_x, n);
                vf64_greatest_keep(top_lanes + i, top_found);
            }
        }
    }
}

/* Pass 1: totalFar = sum(exp_far(self - top)). */
static void softmax_f64_find_1(const ac_panel *shared, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t kept_step = panel->kept_step;
    const ptrdiff_t kept_rest_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const double *const self = (const double *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const kept_rest = (double *)panel->kept[1] + ac_panel_kept(panel, p, y);
            double *const total_far_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_far_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum total_far_found[AC_ROW_FUNCTIONS];
                vf64_sum total_far_rest_found[AC_ROW_FUNCTIONS];
                vf64 top_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    total_far_found[k] = vf64_sum_begin(total_far_lanes + i, fresh);
                    total_far_rest_found[k] = vf64_sum_begin(total_far_rest + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load(self + j * self_step + i);
                        const vf64x2 total_far_x = total_far_f64(self_x, top_x[k]);
                        vf64_keep(kept + j * kept_step + i, total_far_x.hi);
                        vf64_keep(kept_rest + j * kept_rest_step + i, total_far_x.lo);
                        vf64x2_sum_add_exact(&total_far_found[k], &total_far_rest_found[k],
                                             total_far_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(total_far_lanes + i, total_far_found[k]);
                    vf64_sum_keep(total_far_rest + i, total_far_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(total_far_lanes + i, vf64_sum_begin(total_far_lanes + i, true));
                vf64_sum_keep(total_far_rest + i, vf64_sum_begin(total_far_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load(self + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum total_far_found = vf64_sum_load(total_far_lanes + i);
                vf64_sum total_far_rest_found = vf64_sum_load(total_far_rest + i);
                const vf64x2 total_far_x = total_far_f64(self_x, top_x);
                vf64_keep(kept + i, total_far_x.hi);
                vf64_keep(kept_rest + i, total_far_x.lo);
                vf64x2_sum_add_exact(&total_far_found, &total_far_rest_found, total_far_x);
                vf64_sum_keep(total_far_lanes + i, total_far_found);
                vf64_sum_keep(total_far_rest + i, total_far_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_n(self + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum total_far_found = vf64_sum_load(total_far_lanes + i);
                vf64_sum total_far_rest_found = vf64_sum_load(total_far_rest + i);
                const vf64x2 total_far_x = total_far_f64(self_x, top_x);
                vf64_keep(kept + i, total_far_x.hi);
                vf64_keep(kept_rest + i, total_far_x.lo);
                vf64x2_sum_add_exact_n(&total_far_found, &total_far_rest_found, total_far_x, n);
                vf64_sum_keep(total_far_lanes + i, total_far_found);
                vf64_sum_keep(total_far_rest + i, total_far_rest_found);
            }
        }
    }
}

/* Writes out. */
static void softmax_f64_write(const ac_panel *shared, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total_far =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total_far_rest =
            (const double *)panel->values[4] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const double *const self = (const double *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const out = (double *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load(self + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64x2 inverse_total_far_x =
                    vf64x2_make(vf64_load(inverse_total_far + ac_panel_value(panel, i)),
                                vf64_load(inverse_total_far_rest + ac_panel_value(panel, i)));
                vf64_store(out + i, out_f64(self_x, top_x, inverse_total_far_x));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_n(self + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64x2 inverse_total_far_x =
                    vf64x2_make(vf64_load(inverse_total_far + ac_panel_value(panel, i)),
                                vf64_load(inverse_total_far_rest + ac_panel_value(panel, i)));
                vf64_store_n(out + i, out_f64(self_x, top_x, inverse_total_far_x), n);
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

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 total_far_x =
            vf64x2_make(vf64_load(total_far + i), vf64_load(total_far_rest + i));
        const vf64x2 inverse_total_far_x = inverse_total_far_f64(total_far_x);
        vf64_store(inverse_total_far_to + i, inverse_total_far_x.hi);
        vf64_store(inverse_total_far_rest_to + i, inverse_total_far_x.lo);
    }
}

/* Writes out from the terms that a pass has kept. */
static void softmax_f64_write_kept(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const inverse_total_far =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total_far_rest =
            (const double *)panel->values[4] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const kept_rest = (double *)panel->kept[1] + ac_panel_kept(panel, p, y);
            double *const out = (double *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64x2 kept_x = vf64x2_make(vf64_load(kept + i), vf64_load(kept_rest + i));
                const vf64x2 inverse_total_far_x =
                    vf64x2_make(vf64_load(inverse_total_far + ac_panel_value(panel, i)),
                                vf64_load(inverse_total_far_rest + ac_panel_value(panel, i)));
                vf64_store(out + i, out_kept_f64(kept_x, inverse_total_far_x));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64x2 kept_x = vf64x2_make(vf64_load(kept + i), vf64_load(kept_rest + i));
                const vf64x2 inverse_total_far_x =
                    vf64x2_make(vf64_load(inverse_total_far + ac_panel_value(panel, i)),
                                vf64_load(inverse_total_far_rest + ac_panel_value(panel, i)));
                vf64_store_n(out + i, out_kept_f64(kept_x, inverse_total_far_x), n);
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
static void softmax_bf16_find_0(const ac_panel *shared, const void *const ins[], void *const outs[],
                                const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const top_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF32_LANES <= width; x += AC_ROW_VECTORS * VF32_LANES) {
                vf32_greatest top_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                    top_found[k] = vf32_greatest_begin(top_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load_bf16(self + j * self_step + i);
                        vf32_greatest_take(&top_found[k], self_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                    vf32_greatest_keep(top_lanes + i, top_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF32_LANES) {
                vf32_greatest_keep(top_lanes + i, vf32_greatest_begin(top_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load_bf16(self + i);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take(&top_found, self_x);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_bf16_n(self + i, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take_n(&top_found, self_x, n);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
        }
    }
}

/* Pass 1: total = sum(exp(self - top)). */
static void softmax_bf16_find_1(const ac_panel *shared, const void *const ins[], void *const outs[],
                                const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t kept_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const kept = (float *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF32_LANES <= width; x += AC_ROW_FUNCTIONS * VF32_LANES) {
                vf32_sum total_found[AC_ROW_FUNCTIONS];
                vf32 top_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    total_found[k] = vf32_sum_begin(total_lanes + i, fresh);
                    top_x[k] = vf32_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load_bf16(self + j * self_step + i);
                        const vf32 total_x = total_bf16(self_x, top_x[k]);
                        vf32_keep(kept + j * kept_step + i, total_x);
                        vf32_sum_add(&total_found[k], total_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    vf32_sum_keep(total_lanes + i, total_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF32_LANES) {
                vf32_sum_keep(total_lanes + i, vf32_sum_begin(total_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load_bf16(self + i);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                vf32_sum total_found = vf32_sum_load(total_lanes + i);
                const vf32 total_x = total_bf16(self_x, top_x);
                vf32_keep(kept + i, total_x);
                vf32_sum_add(&total_found, total_x);
                vf32_sum_keep(total_lanes + i, total_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_bf16_n(self + i, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                vf32_sum total_found = vf32_sum_load(total_lanes + i);
                const vf32 total_x = total_bf16(self_x, top_x);
                vf32_keep(kept + i, total_x);
                vf32_sum_add_n(&total_found, total_x, n);
                vf32_sum_keep(total_lanes + i, total_found);
            }
        }
    }
}

/* Writes out. */
static void softmax_bf16_write(const ac_panel *shared, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const float *const inverse_total =
            (const float *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            ac_bf16 *const out = (ac_bf16 *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load_bf16(self + i);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, i));
                vf32_store_bf16(out + i, out_bf16(self_x, top_x, inverse_total_x));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_bf16_n(self + i, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, i));
                vf32_store_bf16_n(out + i, out_bf16(self_x, top_x, inverse_total_x), n);
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

    for (size_t i = 0; i < panel->width; i += VF32_LANES) {
        const vf32x2 total_x = vf32x2_make(vf32_load(total + i), vf32_load(total_rest + i));
        const vf32x2 inverse_total_x = inverse_total_f32(total_x);
        vf32_store(inverse_total_to + i, inverse_total_x.hi);
        vf32_store(inverse_total_rest_to + i, inverse_total_x.lo);
    }
}

/* Writes out from the terms that a pass has kept. */
static void softmax_bf16_write_kept(const ac_panel *shared, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const float *const inverse_total =
            (const float *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            float *const kept = (float *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_bf16 *const out = (ac_bf16 *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 kept_x = vf32_load(kept + i);
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, i));
                vf32_store_bf16(out + i, out_kept_bf16(kept_x, inverse_total_x));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 kept_x = vf32_load(kept + i);
                const vf32 inverse_total_x = vf32_load(inverse_total + ac_panel_value(panel, i));
                vf32_store_bf16_n(out + i, out_kept_bf16(kept_x, inverse_total_x), n);
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
