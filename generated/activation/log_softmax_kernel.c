/*
 * Generated from spec/activation/log_softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   top = max(self, over: dim)
 *   total = sum(exp(self - top), over: dim)
 *   out = self - top - log(total)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/log_softmax.h"
#include "simd/simd.h"

/* What a point adds: exp(self - top), in single f64. */
static inline vf64 total_f32(vf64 self, vf64 top)
{
    const vf64 difference = vf64_sub(self, top);
    return vf64_decay_f32(difference);
}

/* Once a row: log(total), in pairs of f64. */
static inline vf64x2 log_total_f64(vf64x2 total)
{
    return vf64x2_log(total);
}

/* At each point: self - top - log_total, in single f64, rounded once. */
static inline vf64 out_f32(vf64 self, vf64 top, vf64 log_total)
{
    const vf64 difference = vf64_sub(self, top);
    return vf64_sub(difference, log_total);
}

/* What a point adds: exp_far(self - top), in single f32. */
static inline vf32 total_far_f16(vf32 self, vf32 top)
{
    const vf32 difference = vf32_sub(self, top);
    return vf32_exp_far_f16(difference);
}

/* Once a row: log(from_far(totalFar)), in pairs of f32. */
static inline vf32x2 log_total_far_f32(vf32x2 total_far)
{
    const vf32x2 from_far = vf32x2_from_far(total_far);
    return vf32x2_log(from_far);
}

/* At each point: self - top - log_total_far, in single f32, rounded once. */
static inline vf32 out_f16(vf32 self, vf32 top, vf32 log_total_far)
{
    const vf32 difference = vf32_sub(self, top);
    return vf32_sub(difference, log_total_far);
}

/* What a point adds: where(self == top, 1, 0), in pairs of f64. */
static inline vf64 tops_f64(vf64 self, vf64 top)
{
    const vm64 self_eq_top = vf64_eq(self, top);
    return vf64_where(self_eq_top, vf64_of(1.0), vf64_of(0.0));
}

/* What a point adds: where(self == top, self - top, exp_far(self - top)), in pairs of f64. */
static inline vf64x2 total_far_f64(vf64 self, vf64 top)
{
    const vm64 self_eq_top = vf64_eq(self, top);
    const vf64x2 difference = vf64x2_of_sum(self, vf64_neg(top));
    const vf64x2 exp_far = vf64x2_exp_far(difference);
    return vf64x2_where(self_eq_top, difference, exp_far);
}

/* Once a row: log1p(tops - 1 + from_far(totalFar)), in pairs of f64. */
static inline vf64x2 log1p_value_f64(vf64x2 tops, vf64x2 total_far)
{
    const vf64x2 difference = vf64x2_add_single(tops, vf64_neg(vf64_of(1.0)));
    const vf64x2 from_far = vf64x2_from_far(total_far);
    const vf64x2 sum = vf64x2_add(difference, from_far);
    return vf64x2_log1p(sum);
}

/* At each point: self - top - log1p_value, in pairs of f64, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 top, vf64x2 log1p_value)
{
    const vf64x2 difference = vf64x2_of_sum(self, vf64_neg(top));
    const vf64x2 difference2 = vf64x2_add(difference, vf64x2_neg(log1p_value));
    return vf64x2_round(difference2);
}

/* What a point adds: exp_far(self - top), in single f32. */
static inline vf32 total_far_bf16(vf32 self, vf32 top)
{
    const vf32 difference = vf32_sub(self, top);
    return vf32_exp_far_bf16(difference);
}

/* At each point: self - top - log_total_far, in single f32, rounded once. */
static inline vf32 out_bf16(vf32 self, vf32 top, vf32 log_total_far)
{
    const vf32 difference = vf32_sub(self, top);
    return vf32_sub(difference, log_total_far);
}

/* Pass 0: top = max(self). */
static void log_softmax_f32_find_0(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
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

/* Pass 1: total = sum(exp(self - top)). */
static void log_softmax_f32_find_1(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum total_found[AC_ROW_FUNCTIONS];
                vf64_sum total_rest_found[AC_ROW_FUNCTIONS];
                vf64 top_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    total_found[k] = vf64_sum_begin(total_lanes + i, fresh);
                    total_rest_found[k] = vf64_sum_begin(total_rest + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        vf64_sum_add_apart(&total_found[k], &total_rest_found[k],
                                           total_f32(self_x, top_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(total_lanes + i, total_found[k]);
                    vf64_sum_keep(total_rest + i, total_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(total_lanes + i, vf64_sum_begin(total_lanes + i, true));
                vf64_sum_keep(total_rest + i, vf64_sum_begin(total_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_f32(self + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                vf64_sum_add_apart(&total_found, &total_rest_found, total_f32(self_x, top_x));
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                vf64_sum_add_apart_n(&total_found, &total_rest_found, total_f32(self_x, top_x), n);
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_f32_write(const ac_panel *shared, const void *const ins[],
                                  void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_total =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const out = (float *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 self_x = vf64_load_f32(self + i);
                    const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                    const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, i));
                    out_parts[k] = out_f32(self_x, top_x, log_total_x);
                }
                vf32_store(out + x, vf32_of_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, i));
                vf64_store_f32_n(out + i, out_f32(self_x, top_x, log_total_x), n);
            }
        }
    }
}

/* After pass 1, once a row: log_total. */
static void log_softmax_f32_settle_1(const ac_panel *panel, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log_total_to = panel->values[3];
    double *const log_total_rest_to = panel->values[4];
    const double *const total = panel->values[1];
    const double *const total_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 total_x = vf64x2_make(vf64_load(total + i), vf64_load(total_rest + i));
        const vf64x2 log_total_x = log_total_f64(total_x);
        vf64_store(log_total_to + i, log_total_x.hi);
        vf64_store(log_total_rest_to + i, log_total_x.lo);
    }
}

static void log_softmax_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = log_softmax_f32_find_0,
        [1] = log_softmax_f32_find_1,
        [2] = log_softmax_f32_write,
        [4] = log_softmax_f32_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void log_softmax_f16_find_0(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
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

/* Pass 1: totalFar = sum(exp_far(self - top)). */
static void log_softmax_f16_find_1(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_far_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_far_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF32_LANES <= width; x += AC_ROW_FUNCTIONS * VF32_LANES) {
                vf32_sum total_far_found[AC_ROW_FUNCTIONS];
                vf32_sum total_far_rest_found[AC_ROW_FUNCTIONS];
                vf32 top_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    total_far_found[k] = vf32_sum_begin(total_far_lanes + i, fresh);
                    total_far_rest_found[k] = vf32_sum_begin(total_far_rest + i, fresh);
                    top_x[k] = vf32_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load_f16(self + j * self_step + i);
                        vf32_sum_add_apart_far(&total_far_found[k], &total_far_rest_found[k],
                                               total_far_f16(self_x, top_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    vf32_sum_keep(total_far_lanes + i, total_far_found[k]);
                    vf32_sum_keep(total_far_rest + i, total_far_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF32_LANES) {
                vf32_sum_keep(total_far_lanes + i, vf32_sum_begin(total_far_lanes + i, true));
                vf32_sum_keep(total_far_rest + i, vf32_sum_begin(total_far_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load_f16(self + i);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                vf32_sum total_far_found = vf32_sum_load(total_far_lanes + i);
                vf32_sum total_far_rest_found = vf32_sum_load(total_far_rest + i);
                vf32_sum_add_apart_far(&total_far_found, &total_far_rest_found,
                                       total_far_f16(self_x, top_x));
                vf32_sum_keep(total_far_lanes + i, total_far_found);
                vf32_sum_keep(total_far_rest + i, total_far_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_f16_n(self + i, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                vf32_sum total_far_found = vf32_sum_load(total_far_lanes + i);
                vf32_sum total_far_rest_found = vf32_sum_load(total_far_rest + i);
                vf32_sum_add_apart_far_n(&total_far_found, &total_far_rest_found,
                                         total_far_f16(self_x, top_x), n);
                vf32_sum_keep(total_far_lanes + i, total_far_found);
                vf32_sum_keep(total_far_rest + i, total_far_rest_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_f16_write(const ac_panel *shared, const void *const ins[],
                                  void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const float *const log_total_far =
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
                const vf32 log_total_far_x = vf32_load(log_total_far + ac_panel_value(panel, i));
                vf32_store_f16(out + i, out_f16(self_x, top_x, log_total_far_x));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_f16_n(self + i, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                const vf32 log_total_far_x = vf32_load(log_total_far + ac_panel_value(panel, i));
                vf32_store_f16_n(out + i, out_f16(self_x, top_x, log_total_far_x), n);
            }
        }
    }
}

/* After pass 1, once a row: log_total_far. */
static void log_softmax_f16_settle_1(const ac_panel *panel, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    float *const log_total_far_to = panel->values[3];
    float *const log_total_far_rest_to = panel->values[4];
    const float *const total_far = panel->values[1];
    const float *const total_far_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF32_LANES) {
        const vf32x2 total_far_x =
            vf32x2_make(vf32_load(total_far + i), vf32_load(total_far_rest + i));
        const vf32x2 log_total_far_x = log_total_far_f32(total_far_x);
        vf32_store(log_total_far_to + i, log_total_far_x.hi);
        vf32_store(log_total_far_rest_to + i, log_total_far_x.lo);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void log_softmax_f16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = log_softmax_f16_find_0,
        [1] = log_softmax_f16_find_1,
        [2] = log_softmax_f16_write,
        [4] = log_softmax_f16_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void log_softmax_f64_find_0(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
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

/* Pass 1: tops = sum(where(self == top, 1, 0)), totalFar = sum(where(self == top, self - top,
 * exp_far(self - top))). */
static void log_softmax_f64_find_1(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const double *const self = (const double *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const tops_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const tops_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            double *const total_far_lanes = (double *)panel->lanes[2] + ac_panel_lanes(panel, p, y);
            double *const total_far_rest = (double *)panel->lanes[3] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum tops_found[AC_ROW_FUNCTIONS];
                vf64_sum tops_rest_found[AC_ROW_FUNCTIONS];
                vf64_sum total_far_found[AC_ROW_FUNCTIONS];
                vf64_sum total_far_rest_found[AC_ROW_FUNCTIONS];
                vf64 top_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    tops_found[k] = vf64_sum_begin(tops_lanes + i, fresh);
                    tops_rest_found[k] = vf64_sum_begin(tops_rest + i, fresh);
                    total_far_found[k] = vf64_sum_begin(total_far_lanes + i, fresh);
                    total_far_rest_found[k] = vf64_sum_begin(total_far_rest + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load(self + j * self_step + i);
                        vf64_sum_add_exact(&tops_found[k], &tops_rest_found[k],
                                           tops_f64(self_x, top_x[k]));
                        vf64x2_sum_add_exact(&total_far_found[k], &total_far_rest_found[k],
                                             total_far_f64(self_x, top_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(tops_lanes + i, tops_found[k]);
                    vf64_sum_keep(tops_rest + i, tops_rest_found[k]);
                    vf64_sum_keep(total_far_lanes + i, total_far_found[k]);
                    vf64_sum_keep(total_far_rest + i, total_far_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(tops_lanes + i, vf64_sum_begin(tops_lanes + i, true));
                vf64_sum_keep(tops_rest + i, vf64_sum_begin(tops_rest + i, true));
                vf64_sum_keep(total_far_lanes + i, vf64_sum_begin(total_far_lanes + i, true));
                vf64_sum_keep(total_far_rest + i, vf64_sum_begin(total_far_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load(self + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum tops_found = vf64_sum_load(tops_lanes + i);
                vf64_sum tops_rest_found = vf64_sum_load(tops_rest + i);
                vf64_sum total_far_found = vf64_sum_load(total_far_lanes + i);
                vf64_sum total_far_rest_found = vf64_sum_load(total_far_rest + i);
                vf64_sum_add_exact(&tops_found, &tops_rest_found, tops_f64(self_x, top_x));
                vf64x2_sum_add_exact(&total_far_found, &total_far_rest_found,
                                     total_far_f64(self_x, top_x));
                vf64_sum_keep(tops_lanes + i, tops_found);
                vf64_sum_keep(tops_rest + i, tops_rest_found);
                vf64_sum_keep(total_far_lanes + i, total_far_found);
                vf64_sum_keep(total_far_rest + i, total_far_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_n(self + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum tops_found = vf64_sum_load(tops_lanes + i);
                vf64_sum tops_rest_found = vf64_sum_load(tops_rest + i);
                vf64_sum total_far_found = vf64_sum_load(total_far_lanes + i);
                vf64_sum total_far_rest_found = vf64_sum_load(total_far_rest + i);
                vf64_sum_add_exact_n(&tops_found, &tops_rest_found, tops_f64(self_x, top_x), n);
                vf64x2_sum_add_exact_n(&total_far_found, &total_far_rest_found,
                                       total_far_f64(self_x, top_x), n);
                vf64_sum_keep(tops_lanes + i, tops_found);
                vf64_sum_keep(tops_rest + i, tops_rest_found);
                vf64_sum_keep(total_far_lanes + i, total_far_found);
                vf64_sum_keep(total_far_rest + i, total_far_rest_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_f64_write(const ac_panel *shared, const void *const ins[],
                                  void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log1p_value =
            (const double *)panel->values[5] + (ptrdiff_t)p * panel->values_plane;
        const double *const log1p_value_rest =
            (const double *)panel->values[6] + (ptrdiff_t)p * panel->values_plane;
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
                const vf64x2 log1p_value_x =
                    vf64x2_make(vf64_load(log1p_value + ac_panel_value(panel, i)),
                                vf64_load(log1p_value_rest + ac_panel_value(panel, i)));
                vf64_store(out + i, out_f64(self_x, top_x, log1p_value_x));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_n(self + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64x2 log1p_value_x =
                    vf64x2_make(vf64_load(log1p_value + ac_panel_value(panel, i)),
                                vf64_load(log1p_value_rest + ac_panel_value(panel, i)));
                vf64_store_n(out + i, out_f64(self_x, top_x, log1p_value_x), n);
            }
        }
    }
}

/* After pass 1, once a row: log1p_value. */
static void log_softmax_f64_settle_1(const ac_panel *panel, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log1p_value_to = panel->values[5];
    double *const log1p_value_rest_to = panel->values[6];
    const double *const tops = panel->values[1];
    const double *const tops_rest = panel->values[2];
    const double *const total_far = panel->values[3];
    const double *const total_far_rest = panel->values[4];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 tops_x = vf64x2_make(vf64_load(tops + i), vf64_load(tops_rest + i));
        const vf64x2 total_far_x =
            vf64x2_make(vf64_load(total_far + i), vf64_load(total_far_rest + i));
        const vf64x2 log1p_value_x = log1p_value_f64(tops_x, total_far_x);
        vf64_store(log1p_value_to + i, log1p_value_x.hi);
        vf64_store(log1p_value_rest_to + i, log1p_value_x.lo);
    }
}

static void log_softmax_f64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = log_softmax_f64_find_0,
        [1] = log_softmax_f64_find_1,
        [2] = log_softmax_f64_write,
        [4] = log_softmax_f64_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void log_softmax_bf16_find_0(const ac_panel *shared, const void *const ins[],
                                    void *const outs[], const void *attrs)
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

/* Pass 1: totalFar = sum(exp_far(self - top)). */
static void log_softmax_bf16_find_1(const ac_panel *shared, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_far_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_far_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF32_LANES <= width; x += AC_ROW_FUNCTIONS * VF32_LANES) {
                vf32_sum total_far_found[AC_ROW_FUNCTIONS];
                vf32_sum total_far_rest_found[AC_ROW_FUNCTIONS];
                vf32 top_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    total_far_found[k] = vf32_sum_begin(total_far_lanes + i, fresh);
                    total_far_rest_found[k] = vf32_sum_begin(total_far_rest + i, fresh);
                    top_x[k] = vf32_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load_bf16(self + j * self_step + i);
                        vf32_sum_add_apart_far(&total_far_found[k], &total_far_rest_found[k],
                                               total_far_bf16(self_x, top_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    vf32_sum_keep(total_far_lanes + i, total_far_found[k]);
                    vf32_sum_keep(total_far_rest + i, total_far_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF32_LANES) {
                vf32_sum_keep(total_far_lanes + i, vf32_sum_begin(total_far_lanes + i, true));
                vf32_sum_keep(total_far_rest + i, vf32_sum_begin(total_far_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load_bf16(self + i);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                vf32_sum total_far_found = vf32_sum_load(total_far_lanes + i);
                vf32_sum total_far_rest_found = vf32_sum_load(total_far_rest + i);
                vf32_sum_add_apart_far(&total_far_found, &total_far_rest_found,
                                       total_far_bf16(self_x, top_x));
                vf32_sum_keep(total_far_lanes + i, total_far_found);
                vf32_sum_keep(total_far_rest + i, total_far_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_bf16_n(self + i, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                vf32_sum total_far_found = vf32_sum_load(total_far_lanes + i);
                vf32_sum total_far_rest_found = vf32_sum_load(total_far_rest + i);
                vf32_sum_add_apart_far_n(&total_far_found, &total_far_rest_found,
                                         total_far_bf16(self_x, top_x), n);
                vf32_sum_keep(total_far_lanes + i, total_far_found);
                vf32_sum_keep(total_far_rest + i, total_far_rest_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_bf16_write(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const float *const top =
            (const float *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const float *const log_total_far =
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
                const vf32 log_total_far_x = vf32_load(log_total_far + ac_panel_value(panel, i));
                vf32_store_bf16(out + i, out_bf16(self_x, top_x, log_total_far_x));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_bf16_n(self + i, n);
                const vf32 top_x = vf32_load(top + ac_panel_value(panel, i));
                const vf32 log_total_far_x = vf32_load(log_total_far + ac_panel_value(panel, i));
                vf32_store_bf16_n(out + i, out_bf16(self_x, top_x, log_total_far_x), n);
            }
        }
    }
}

/* After pass 1, once a row: log_total_far. */
static void log_softmax_bf16_settle_1(const ac_panel *panel, const void *const ins[],
                                      void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    float *const log_total_far_to = panel->values[3];
    float *const log_total_far_rest_to = panel->values[4];
    const float *const total_far = panel->values[1];
    const float *const total_far_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF32_LANES) {
        const vf32x2 total_far_x =
            vf32x2_make(vf32_load(total_far + i), vf32_load(total_far_rest + i));
        const vf32x2 log_total_far_x = log_total_far_f32(total_far_x);
        vf32_store(log_total_far_to + i, log_total_far_x.hi);
        vf32_store(log_total_far_rest_to + i, log_total_far_x.lo);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void log_softmax_bf16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = log_softmax_bf16_find_0,
        [1] = log_softmax_bf16_find_1,
        [2] = log_softmax_bf16_write,
        [4] = log_softmax_bf16_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_log_softmax_kernels)[] = {
    {{
        [AC_F32] = log_softmax_f32,
        [AC_F16] = log_softmax_f16,
        [AC_F64] = log_softmax_f64,
        [AC_BF16] = log_softmax_bf16,
    }},
};
