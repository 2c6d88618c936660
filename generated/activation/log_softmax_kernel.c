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

/* What a point adds: exp(self - top), in single f64. */
static inline vf64 total_f16(vf64 self, vf64 top)
{
    const vf64 difference = vf64_sub(self, top);
    return vf64_decay_f32(difference);
}

/* At each point: self - top - log_total, in single f64, rounded once. */
static inline vf64 out_f16(vf64 self, vf64 top, vf64 log_total)
{
    const vf64 difference = vf64_sub(self, top);
    return vf64_sub(difference, log_total);
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

/* What a point adds: exp(self - top), in single f64. */
static inline vf64 total_bf16(vf64 self, vf64 top)
{
    const vf64 difference = vf64_sub(self, top);
    return vf64_decay_f32(difference);
}

/* At each point: self - top - log_total, in single f64, rounded once. */
static inline vf64 out_bf16(vf64 self, vf64 top, vf64 log_total)
{
    const vf64 difference = vf64_sub(self, top);
    return vf64_sub(difference, log_total);
}

/* Pass 0: top = max(self). */
static void log_softmax_f32_find_0(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
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
static void log_softmax_f32_find_1(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f32(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                vf64_sum_add_apart(&total_found, &total_rest_found, total_f32(self_x, top_x));
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f32_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                vf64_sum_add_apart_n(&total_found, &total_rest_found, total_f32(self_x, top_x), n);
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_f32_write(const ac_panel *panel, const void *const ins[],
                                  void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_total =
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
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_store_f32(out + x, out_f32(self_x, top_x, log_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f32_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_store_f32_n(out + x, out_f32(self_x, top_x, log_total_x), n);
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

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 total_x = vf64x2_make(vf64_load(total + x), vf64_load(total_rest + x));
        const vf64x2 log_total_x = log_total_f64(total_x);
        vf64_store(log_total_to + x, log_total_x.hi);
        vf64_store(log_total_rest_to + x, log_total_x.lo);
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
static void log_softmax_f16_find_0(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
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
static void log_softmax_f16_find_1(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f16(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                vf64_sum_add_apart(&total_found, &total_rest_found, total_f16(self_x, top_x));
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f16_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                vf64_sum_add_apart_n(&total_found, &total_rest_found, total_f16(self_x, top_x), n);
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_f16_write(const ac_panel *panel, const void *const ins[],
                                  void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_total =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            ac_f16 *const out = (ac_f16 *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f16(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_store_f16(out + x, out_f16(self_x, top_x, log_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f16_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_store_f16_n(out + x, out_f16(self_x, top_x, log_total_x), n);
            }
        }
    }
}

/* After pass 1, once a row: log_total. */
static void log_softmax_f16_settle_1(const ac_panel *panel, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log_total_to = panel->values[3];
    double *const log_total_rest_to = panel->values[4];
    const double *const total = panel->values[1];
    const double *const total_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 total_x = vf64x2_make(vf64_load(total + x), vf64_load(total_rest + x));
        const vf64x2 log_total_x = log_total_f64(total_x);
        vf64_store(log_total_to + x, log_total_x.hi);
        vf64_store(log_total_rest_to + x, log_total_x.lo);
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
static void log_softmax_f64_find_0(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
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

/* Pass 1: tops = sum(where(self == top, 1, 0)), totalFar = sum(where(self == top, self - top,
 * exp_far(self - top))). */
static void log_softmax_f64_find_1(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const double *const self = (const double *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const tops_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const tops_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            double *const total_far_lanes = (double *)panel->lanes[2] + ac_panel_lanes(panel, p, y);
            double *const total_far_rest = (double *)panel->lanes[3] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum tops_found = vf64_sum_load(tops_lanes + x);
                vf64_sum tops_rest_found = vf64_sum_load(tops_rest + x);
                vf64_sum_add_exact(&tops_found, &tops_rest_found, tops_f64(self_x, top_x));
                vf64_sum_keep(tops_lanes + x, tops_found);
                vf64_sum_keep(tops_rest + x, tops_rest_found);
                vf64_sum total_far_found = vf64_sum_load(total_far_lanes + x);
                vf64_sum total_far_rest_found = vf64_sum_load(total_far_rest + x);
                vf64x2_sum_add_exact(&total_far_found, &total_far_rest_found,
                                     total_far_f64(self_x, top_x));
                vf64_sum_keep(total_far_lanes + x, total_far_found);
                vf64_sum_keep(total_far_rest + x, total_far_rest_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum tops_found = vf64_sum_load(tops_lanes + x);
                vf64_sum tops_rest_found = vf64_sum_load(tops_rest + x);
                vf64_sum_add_exact_n(&tops_found, &tops_rest_found, tops_f64(self_x, top_x), n);
                vf64_sum_keep(tops_lanes + x, tops_found);
                vf64_sum_keep(tops_rest + x, tops_rest_found);
                vf64_sum total_far_found = vf64_sum_load(total_far_lanes + x);
                vf64_sum total_far_rest_found = vf64_sum_load(total_far_rest + x);
                vf64x2_sum_add_exact_n(&total_far_found, &total_far_rest_found,
                                       total_far_f64(self_x, top_x), n);
                vf64_sum_keep(total_far_lanes + x, total_far_found);
                vf64_sum_keep(total_far_rest + x, total_far_rest_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_f64_write(const ac_panel *panel, const void *const ins[],
                                  void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log1p_value =
            (const double *)panel->values[5] + (ptrdiff_t)p * panel->values_plane;
        const double *const log1p_value_rest =
            (const double *)panel->values[6] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const double *const self = (const double *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const out = (double *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64x2 log1p_value_x =
                    vf64x2_make(vf64_load(log1p_value + ac_panel_value(panel, x)),
                                vf64_load(log1p_value_rest + ac_panel_value(panel, x)));
                vf64_store(out + x, out_f64(self_x, top_x, log1p_value_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64x2 log1p_value_x =
                    vf64x2_make(vf64_load(log1p_value + ac_panel_value(panel, x)),
                                vf64_load(log1p_value_rest + ac_panel_value(panel, x)));
                vf64_store_n(out + x, out_f64(self_x, top_x, log1p_value_x), n);
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

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 tops_x = vf64x2_make(vf64_load(tops + x), vf64_load(tops_rest + x));
        const vf64x2 total_far_x =
            vf64x2_make(vf64_load(total_far + x), vf64_load(total_far_rest + x));
        const vf64x2 log1p_value_x = log1p_value_f64(tops_x, total_far_x);
        vf64_store(log1p_value_to + x, log1p_value_x.hi);
        vf64_store(log1p_value_rest_to + x, log1p_value_x.lo);
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
static void log_softmax_bf16_find_0(const ac_panel *panel, const void *const ins[],
                                    void *const outs[], const void *attrs)
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
static void log_softmax_bf16_find_1(const ac_panel *panel, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_bf16(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                vf64_sum_add_apart(&total_found, &total_rest_found, total_bf16(self_x, top_x));
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_bf16_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                vf64_sum_add_apart_n(&total_found, &total_rest_found, total_bf16(self_x, top_x), n);
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_bf16_write(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_total =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            ac_bf16 *const out = (ac_bf16 *)outs[0] + ac_panel_line(panel, 1, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_bf16(self + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_store_bf16(out + x, out_bf16(self_x, top_x, log_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_bf16_n(self + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_store_bf16_n(out + x, out_bf16(self_x, top_x, log_total_x), n);
            }
        }
    }
}

/* After pass 1, once a row: log_total. */
static void log_softmax_bf16_settle_1(const ac_panel *panel, const void *const ins[],
                                      void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log_total_to = panel->values[3];
    double *const log_total_rest_to = panel->values[4];
    const double *const total = panel->values[1];
    const double *const total_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 total_x = vf64x2_make(vf64_load(total + x), vf64_load(total_rest + x));
        const vf64x2 log_total_x = log_total_f64(total_x);
        vf64_store(log_total_to + x, log_total_x.hi);
        vf64_store(log_total_rest_to + x, log_total_x.lo);
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
