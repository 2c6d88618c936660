/*
 * Generated from spec/reduction/log_sum_exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   top = max(self, over: dim)
 *   base = where(top > -inf and top < inf, top, 0)
 *   total = sum(exp(self - base), over: dim)
 *   out = base + log(total)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "reduction/log_sum_exp.h"
#include "simd/simd.h"

/* What a point adds: exp(self - where_value), in single f64. */
static inline vf64 total_f32(vf64 self, vf64 where_value)
{
    const vf64 difference = vf64_sub(self, where_value);
    return vf64_exp_f32(difference);
}

/* Once a row: where(top > -inf and top < inf, top, 0), in pairs of f64. */
static inline vf64x2 where_value_f64(vf64 top)
{
    const vm64 is_gt = vf64_gt(top, vf64_of(-INFINITY));
    const vm64 is_lt = vf64_lt(top, vf64_of(INFINITY));
    const vm64 and_ = vm64_and(is_gt, is_lt);
    const vf64 top_or_0 = vf64_where(and_, top, vf64_of(0.0));
    return vf64x2_of(top_or_0);
}

/* Once a row: where(top > -inf and top < inf, top, 0) + log(total), in pairs of f64. */
static inline vf64x2 add_value_f64(vf64 top, vf64x2 total)
{
    const vm64 is_gt = vf64_gt(top, vf64_of(-INFINITY));
    const vm64 is_lt = vf64_lt(top, vf64_of(INFINITY));
    const vm64 and_ = vm64_and(is_gt, is_lt);
    const vf64 top_or_0 = vf64_where(and_, top, vf64_of(0.0));
    const vf64x2 log = vf64x2_log(total);
    return vf64x2_add_single(log, top_or_0);
}

/* What a point adds: exp(self - where_value), in single f64. */
static inline vf64 total_f16(vf64 self, vf64 where_value)
{
    const vf64 difference = vf64_sub(self, where_value);
    return vf64_exp_f32(difference);
}

/* What a point adds: exp(self - where_value), in single f64. */
static inline vf64 total_bf16(vf64 self, vf64 where_value)
{
    const vf64 difference = vf64_sub(self, where_value);
    return vf64_exp_f32(difference);
}

/* Pass 0: top = max(self). */
static void log_sum_exp_f32_find_0(const ac_panel *shared, const void *const ins[],
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

/* Pass 1: total = sum(exp(self - where_value)). */
static void log_sum_exp_f32_find_1(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const where_value =
            (const double *)panel->values[1] + (ptrdiff_t)p * panel->values_plane;
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
                vf64 where_value_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    total_found[k] = vf64_sum_begin(total_lanes + i, fresh);
                    total_rest_found[k] = vf64_sum_begin(total_rest + i, fresh);
                    where_value_x[k] = vf64_load(where_value + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        vf64_sum_add_exact(&total_found[k], &total_rest_found[k],
                                           total_f32(self_x, where_value_x[k]));
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
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                vf64_sum_add_exact(&total_found, &total_rest_found,
                                   total_f32(self_x, where_value_x));
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                vf64_sum_add_exact_n(&total_found, &total_rest_found,
                                     total_f32(self_x, where_value_x), n);
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
        }
    }
}

/* After pass 0, once a row: where_value. */
static void log_sum_exp_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const where_value_to = panel->values[1];
    double *const where_value_rest_to = panel->values[2];
    const double *const top = panel->values[0];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64 top_x = vf64_load(top + i);
        const vf64x2 where_value_x = where_value_f64(top_x);
        vf64_store(where_value_to + i, where_value_x.hi);
        vf64_store(where_value_rest_to + i, where_value_x.lo);
    }
}

/* After pass 1, once a row: add_value. */
static void log_sum_exp_f32_settle_1(const ac_panel *panel, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const add_value_to = panel->values[5];
    double *const add_value_rest_to = panel->values[6];
    const double *const top = panel->values[0];
    const double *const total = panel->values[3];
    const double *const total_rest = panel->values[4];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64 top_x = vf64_load(top + i);
        const vf64x2 total_x = vf64x2_make(vf64_load(total + i), vf64_load(total_rest + i));
        const vf64x2 add_value_x = add_value_f64(top_x, total_x);
        vf64_store(add_value_to + i, add_value_x.hi);
        vf64_store(add_value_rest_to + i, add_value_x.lo);
    }
}

static void log_sum_exp_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = log_sum_exp_f32_find_0,
        [1] = log_sum_exp_f32_find_1,
        [3] = log_sum_exp_f32_settle_0,
        [4] = log_sum_exp_f32_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void log_sum_exp_f16_find_0(const ac_panel *shared, const void *const ins[],
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

/* Pass 1: total = sum(exp(self - where_value)). */
static void log_sum_exp_f16_find_1(const ac_panel *shared, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const where_value =
            (const double *)panel->values[1] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum total_found[AC_ROW_FUNCTIONS];
                vf64_sum total_rest_found[AC_ROW_FUNCTIONS];
                vf64 where_value_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    total_found[k] = vf64_sum_begin(total_lanes + i, fresh);
                    total_rest_found[k] = vf64_sum_begin(total_rest + i, fresh);
                    where_value_x[k] = vf64_load(where_value + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        vf64_sum_add_exact(&total_found[k], &total_rest_found[k],
                                           total_f16(self_x, where_value_x[k]));
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
                const vf64 self_x = vf64_load_f16(self + i);
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                vf64_sum_add_exact(&total_found, &total_rest_found,
                                   total_f16(self_x, where_value_x));
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                vf64_sum_add_exact_n(&total_found, &total_rest_found,
                                     total_f16(self_x, where_value_x), n);
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
        }
    }
}

/* After pass 0, once a row: where_value. */
static void log_sum_exp_f16_settle_0(const ac_panel *panel, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const where_value_to = panel->values[1];
    double *const where_value_rest_to = panel->values[2];
    const double *const top = panel->values[0];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64 top_x = vf64_load(top + i);
        const vf64x2 where_value_x = where_value_f64(top_x);
        vf64_store(where_value_to + i, where_value_x.hi);
        vf64_store(where_value_rest_to + i, where_value_x.lo);
    }
}

/* After pass 1, once a row: add_value. */
static void log_sum_exp_f16_settle_1(const ac_panel *panel, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const add_value_to = panel->values[5];
    double *const add_value_rest_to = panel->values[6];
    const double *const top = panel->values[0];
    const double *const total = panel->values[3];
    const double *const total_rest = panel->values[4];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64 top_x = vf64_load(top + i);
        const vf64x2 total_x = vf64x2_make(vf64_load(total + i), vf64_load(total_rest + i));
        const vf64x2 add_value_x = add_value_f64(top_x, total_x);
        vf64_store(add_value_to + i, add_value_x.hi);
        vf64_store(add_value_rest_to + i, add_value_x.lo);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void log_sum_exp_f16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = log_sum_exp_f16_find_0,
        [1] = log_sum_exp_f16_find_1,
        [3] = log_sum_exp_f16_settle_0,
        [4] = log_sum_exp_f16_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void log_sum_exp_bf16_find_0(const ac_panel *shared, const void *const ins[],
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

/* Pass 1: total = sum(exp(self - where_value)). */
static void log_sum_exp_bf16_find_1(const ac_panel *shared, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const where_value =
            (const double *)panel->values[1] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum total_found[AC_ROW_FUNCTIONS];
                vf64_sum total_rest_found[AC_ROW_FUNCTIONS];
                vf64 where_value_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    total_found[k] = vf64_sum_begin(total_lanes + i, fresh);
                    total_rest_found[k] = vf64_sum_begin(total_rest + i, fresh);
                    where_value_x[k] = vf64_load(where_value + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_bf16(self + j * self_step + i);
                        vf64_sum_add_exact(&total_found[k], &total_rest_found[k],
                                           total_bf16(self_x, where_value_x[k]));
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
                const vf64 self_x = vf64_load_bf16(self + i);
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                vf64_sum_add_exact(&total_found, &total_rest_found,
                                   total_bf16(self_x, where_value_x));
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                vf64_sum_add_exact_n(&total_found, &total_rest_found,
                                     total_bf16(self_x, where_value_x), n);
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
        }
    }
}

/* After pass 0, once a row: where_value. */
static void log_sum_exp_bf16_settle_0(const ac_panel *panel, const void *const ins[],
                                      void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const where_value_to = panel->values[1];
    double *const where_value_rest_to = panel->values[2];
    const double *const top = panel->values[0];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64 top_x = vf64_load(top + i);
        const vf64x2 where_value_x = where_value_f64(top_x);
        vf64_store(where_value_to + i, where_value_x.hi);
        vf64_store(where_value_rest_to + i, where_value_x.lo);
    }
}

/* After pass 1, once a row: add_value. */
static void log_sum_exp_bf16_settle_1(const ac_panel *panel, const void *const ins[],
                                      void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const add_value_to = panel->values[5];
    double *const add_value_rest_to = panel->values[6];
    const double *const top = panel->values[0];
    const double *const total = panel->values[3];
    const double *const total_rest = panel->values[4];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64 top_x = vf64_load(top + i);
        const vf64x2 total_x = vf64x2_make(vf64_load(total + i), vf64_load(total_rest + i));
        const vf64x2 add_value_x = add_value_f64(top_x, total_x);
        vf64_store(add_value_to + i, add_value_x.hi);
        vf64_store(add_value_rest_to + i, add_value_x.lo);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void log_sum_exp_bf16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = log_sum_exp_bf16_find_0,
        [1] = log_sum_exp_bf16_find_1,
        [3] = log_sum_exp_bf16_settle_0,
        [4] = log_sum_exp_bf16_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_log_sum_exp_kernels)[] = {
    {{
        [AC_F32] = log_sum_exp_f32,
        [AC_F16] = log_sum_exp_f16,
        [AC_BF16] = log_sum_exp_bf16,
    }},
};
