/*
 * Generated from spec/activation/softmax_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   top = max(features, over: -1)
 *   power = exp(features - top)
 *   total = sum(power, over: -1)
 *   loss = sum(where(labels == 0, 0, labels * (log(total) - (features - top))), over: -1)
 *   backprop = power / total - labels
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/softmax_cross_entropy_with_logits.h"
#include "simd/simd.h"

/* What a point adds: exp(features - top), in single f64. */
static inline vf64 total_f32(vf64 features, vf64 top)
{
    const vf64 difference = vf64_sub(features, top);
    return vf64_decay_f32(difference);
}

/* What a point adds: where(labels == 0, 0, (log_total - (features - top)) * labels), in single
 * f64. */
static inline vf64 sum_f32(vf64 features, vf64 labels, vf64 top, vf64 log_total)
{
    const vm64 labels_eq_0 = vf64_eq(labels, vf64_of(0.0));
    const vf64 difference = vf64_sub(features, top);
    const vf64 difference2 = vf64_sub(log_total, difference);
    const vf64 product = vf64_mul(difference2, labels);
    return vf64_where(labels_eq_0, vf64_of(0.0), product);
}

/* Once a row: log(total), in pairs of f64. */
static inline vf64x2 log_total_f64(vf64x2 total)
{
    return vf64x2_log(total);
}

/* Once a row: 1 / total, in pairs of f64. */
static inline vf64x2 inverse_total_f64(vf64x2 total)
{
    return vf64x2_div(vf64x2_of(vf64_of(1.0)), total);
}

/* At each point: exp(features - top) * inverse_total - labels, in single f64, rounded once. */
static inline vf64 backprop_f32(vf64 features, vf64 labels, vf64 top, vf64 inverse_total)
{
    const vf64 difference = vf64_sub(features, top);
    const vf64 exp = vf64_decay_f32(difference);
    return vf64_fma(exp, inverse_total, vf64_neg(labels));
}

/* At each point: kept * inverse_total - labels, in single f64, rounded once. */
static inline vf64 backprop_kept_f32(vf64 kept, vf64 labels, vf64 inverse_total)
{
    return vf64_fma(kept, inverse_total, vf64_neg(labels));
}

/* What a point adds: exp(features - top), in single f64. */
static inline vf64 total_f16(vf64 features, vf64 top)
{
    const vf64 difference = vf64_sub(features, top);
    return vf64_decay_f32(difference);
}

/* What a point adds: where(labels == 0, 0, (log_total - (features - top)) * labels), in single
 * f64. */
static inline vf64 sum_f16(vf64 features, vf64 labels, vf64 top, vf64 log_total)
{
    const vm64 labels_eq_0 = vf64_eq(labels, vf64_of(0.0));
    const vf64 difference = vf64_sub(features, top);
    const vf64 difference2 = vf64_sub(log_total, difference);
    const vf64 product = vf64_mul(difference2, labels);
    return vf64_where(labels_eq_0, vf64_of(0.0), product);
}

/* At each point: exp(features - top) * inverse_total - labels, in single f64, rounded once. */
static inline vf64 backprop_f16(vf64 features, vf64 labels, vf64 top, vf64 inverse_total)
{
    const vf64 difference = vf64_sub(features, top);
    const vf64 exp = vf64_decay_f32(difference);
    return vf64_fma(exp, inverse_total, vf64_neg(labels));
}

/* At each point: kept * inverse_total - labels, in single f64, rounded once. */
static inline vf64 backprop_kept_f16(vf64 kept, vf64 labels, vf64 inverse_total)
{
    return vf64_fma(kept, inverse_total, vf64_neg(labels));
}

/* What a point adds: exp(features - top), in single f64. */
static inline vf64 total_bf16(vf64 features, vf64 top)
{
    const vf64 difference = vf64_sub(features, top);
    return vf64_decay_f32(difference);
}

/* What a point adds: where(labels == 0, 0, (log_total - (features - top)) * labels), in single
 * f64. */
static inline vf64 sum_bf16(vf64 features, vf64 labels, vf64 top, vf64 log_total)
{
    const vm64 labels_eq_0 = vf64_eq(labels, vf64_of(0.0));
    const vf64 difference = vf64_sub(features, top);
    const vf64 difference2 = vf64_sub(log_total, difference);
    const vf64 product = vf64_mul(difference2, labels);
    return vf64_where(labels_eq_0, vf64_of(0.0), product);
}

/* At each point: exp(features - top) * inverse_total - labels, in single f64, rounded once. */
static inline vf64 backprop_bf16(vf64 features, vf64 labels, vf64 top, vf64 inverse_total)
{
    const vf64 difference = vf64_sub(features, top);
    const vf64 exp = vf64_decay_f32(difference);
    return vf64_fma(exp, inverse_total, vf64_neg(labels));
}

/* At each point: kept * inverse_total - labels, in single f64, rounded once. */
static inline vf64 backprop_kept_bf16(vf64 kept, vf64 labels, vf64 inverse_total)
{
    return vf64_fma(kept, inverse_total, vf64_neg(labels));
}

/* Pass 0: top = max(features). */
static void softmax_cross_entropy_with_logits_f32_find_0(const ac_panel *panel,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const features = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const top_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 features_x = vf32_load(features + x);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take(&top_found, features_x);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 features_x = vf32_load_n(features + x, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take_n(&top_found, features_x, n);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
        }
    }
}

/* Pass 1: total = sum(exp(features - top)). */
static void softmax_cross_entropy_with_logits_f32_find_1(const ac_panel *panel,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const features = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 features_x = vf64_load_f32(features + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                const vf64 total_x = total_f32(features_x, top_x);
                vf64_keep(kept + x, total_x);
                vf64_sum_add_apart(&total_found, &total_rest_found, total_x);
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 features_x = vf64_load_f32_n(features + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                const vf64 total_x = total_f32(features_x, top_x);
                vf64_keep(kept + x, total_x);
                vf64_sum_add_apart_n(&total_found, &total_rest_found, total_x, n);
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
        }
    }
}

/* Pass 2: sum = sum(where(labels == 0, 0, (log_total - (features - top)) * labels)). */
static void softmax_cross_entropy_with_logits_f32_find_2(const ac_panel *panel,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_total =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const features = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const labels = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 features_x = vf64_load_f32(features + x);
                const vf64 labels_x = vf64_load_f32(labels + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add(&sum_found, sum_f32(features_x, labels_x, top_x, log_total_x));
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 features_x = vf64_load_f32_n(features + x, n);
                const vf64 labels_x = vf64_load_f32_n(labels + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add_n(&sum_found, sum_f32(features_x, labels_x, top_x, log_total_x), n);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
        }
    }
}

/* Writes backprop. */
static void softmax_cross_entropy_with_logits_f32_write(const ac_panel *panel,
                                                        const void *const ins[], void *const outs[],
                                                        const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const features = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const labels = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            float *const backprop = (float *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 features_x = vf64_load_f32(features + x);
                const vf64 labels_x = vf64_load_f32(labels + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f32(backprop + x,
                               backprop_f32(features_x, labels_x, top_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 features_x = vf64_load_f32_n(features + x, n);
                const vf64 labels_x = vf64_load_f32_n(labels + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f32_n(backprop + x,
                                 backprop_f32(features_x, labels_x, top_x, inverse_total_x), n);
            }
        }
    }
}

/* After pass 1, once a row: log_total, inverse_total. */
static void softmax_cross_entropy_with_logits_f32_settle_1(const ac_panel *panel,
                                                           const void *const ins[],
                                                           void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log_total_to = panel->values[3];
    double *const log_total_rest_to = panel->values[4];
    double *const inverse_total_to = panel->values[7];
    double *const inverse_total_rest_to = panel->values[8];
    const double *const total = panel->values[1];
    const double *const total_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 total_x = vf64x2_make(vf64_load(total + x), vf64_load(total_rest + x));
        const vf64x2 log_total_x = log_total_f64(total_x);
        vf64_store(log_total_to + x, log_total_x.hi);
        vf64_store(log_total_rest_to + x, log_total_x.lo);
        const vf64x2 inverse_total_x = inverse_total_f64(total_x);
        vf64_store(inverse_total_to + x, inverse_total_x.hi);
        vf64_store(inverse_total_rest_to + x, inverse_total_x.lo);
    }
}

/* Writes backprop from the terms that a pass has kept. */
static void softmax_cross_entropy_with_logits_f32_write_kept(const ac_panel *panel,
                                                             const void *const ins[],
                                                             void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const labels = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            float *const backprop = (float *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 labels_x = vf64_load_f32(labels + x);
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f32(backprop + x, backprop_kept_f32(kept_x, labels_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 labels_x = vf64_load_f32_n(labels + x, n);
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f32_n(backprop + x, backprop_kept_f32(kept_x, labels_x, inverse_total_x),
                                 n);
            }
        }
    }
}

static void softmax_cross_entropy_with_logits_f32(size_t count, const void *const ins[],
                                                  void *const outs[], const void *attrs,
                                                  uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = softmax_cross_entropy_with_logits_f32_find_0,
        [1] = softmax_cross_entropy_with_logits_f32_find_1,
        [2] = softmax_cross_entropy_with_logits_f32_find_2,
        [3] = softmax_cross_entropy_with_logits_f32_write,
        [5] = softmax_cross_entropy_with_logits_f32_settle_1,
        [7] = softmax_cross_entropy_with_logits_f32_write_kept,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(features). */
static void softmax_cross_entropy_with_logits_f16_find_0(const ac_panel *panel,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const features = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const top_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 features_x = vf32_load_f16(features + x);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take(&top_found, features_x);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 features_x = vf32_load_f16_n(features + x, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take_n(&top_found, features_x, n);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
        }
    }
}

/* Pass 1: total = sum(exp(features - top)). */
static void softmax_cross_entropy_with_logits_f16_find_1(const ac_panel *panel,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const features = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 features_x = vf64_load_f16(features + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                const vf64 total_x = total_f16(features_x, top_x);
                vf64_keep(kept + x, total_x);
                vf64_sum_add_apart(&total_found, &total_rest_found, total_x);
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 features_x = vf64_load_f16_n(features + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                const vf64 total_x = total_f16(features_x, top_x);
                vf64_keep(kept + x, total_x);
                vf64_sum_add_apart_n(&total_found, &total_rest_found, total_x, n);
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
        }
    }
}

/* Pass 2: sum = sum(where(labels == 0, 0, (log_total - (features - top)) * labels)). */
static void softmax_cross_entropy_with_logits_f16_find_2(const ac_panel *panel,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_total =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const features = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const labels = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 features_x = vf64_load_f16(features + x);
                const vf64 labels_x = vf64_load_f16(labels + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add(&sum_found, sum_f16(features_x, labels_x, top_x, log_total_x));
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 features_x = vf64_load_f16_n(features + x, n);
                const vf64 labels_x = vf64_load_f16_n(labels + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add_n(&sum_found, sum_f16(features_x, labels_x, top_x, log_total_x), n);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
        }
    }
}

/* Writes backprop. */
static void softmax_cross_entropy_with_logits_f16_write(const ac_panel *panel,
                                                        const void *const ins[], void *const outs[],
                                                        const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const features = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const labels = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_f16 *const backprop = (ac_f16 *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 features_x = vf64_load_f16(features + x);
                const vf64 labels_x = vf64_load_f16(labels + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f16(backprop + x,
                               backprop_f16(features_x, labels_x, top_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 features_x = vf64_load_f16_n(features + x, n);
                const vf64 labels_x = vf64_load_f16_n(labels + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f16_n(backprop + x,
                                 backprop_f16(features_x, labels_x, top_x, inverse_total_x), n);
            }
        }
    }
}

/* After pass 1, once a row: log_total, inverse_total. */
static void softmax_cross_entropy_with_logits_f16_settle_1(const ac_panel *panel,
                                                           const void *const ins[],
                                                           void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log_total_to = panel->values[3];
    double *const log_total_rest_to = panel->values[4];
    double *const inverse_total_to = panel->values[7];
    double *const inverse_total_rest_to = panel->values[8];
    const double *const total = panel->values[1];
    const double *const total_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 total_x = vf64x2_make(vf64_load(total + x), vf64_load(total_rest + x));
        const vf64x2 log_total_x = log_total_f64(total_x);
        vf64_store(log_total_to + x, log_total_x.hi);
        vf64_store(log_total_rest_to + x, log_total_x.lo);
        const vf64x2 inverse_total_x = inverse_total_f64(total_x);
        vf64_store(inverse_total_to + x, inverse_total_x.hi);
        vf64_store(inverse_total_rest_to + x, inverse_total_x.lo);
    }
}

/* Writes backprop from the terms that a pass has kept. */
static void softmax_cross_entropy_with_logits_f16_write_kept(const ac_panel *panel,
                                                             const void *const ins[],
                                                             void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const labels = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_f16 *const backprop = (ac_f16 *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 labels_x = vf64_load_f16(labels + x);
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f16(backprop + x, backprop_kept_f16(kept_x, labels_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 labels_x = vf64_load_f16_n(labels + x, n);
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_f16_n(backprop + x, backprop_kept_f16(kept_x, labels_x, inverse_total_x),
                                 n);
            }
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void softmax_cross_entropy_with_logits_f16(size_t count, const void *const ins[],
                                                  void *const outs[], const void *attrs,
                                                  uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = softmax_cross_entropy_with_logits_f16_find_0,
        [1] = softmax_cross_entropy_with_logits_f16_find_1,
        [2] = softmax_cross_entropy_with_logits_f16_find_2,
        [3] = softmax_cross_entropy_with_logits_f16_write,
        [5] = softmax_cross_entropy_with_logits_f16_settle_1,
        [7] = softmax_cross_entropy_with_logits_f16_write_kept,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(features). */
static void softmax_cross_entropy_with_logits_bf16_find_0(const ac_panel *panel,
                                                          const void *const ins[],
                                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const features = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const top_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const vf32 features_x = vf32_load_bf16(features + x);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take(&top_found, features_x);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf32 features_x = vf32_load_bf16_n(features + x, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + x);
                vf32_greatest_take_n(&top_found, features_x, n);
                vf32_greatest_keep(top_lanes + x, top_found);
            }
        }
    }
}

/* Pass 1: total = sum(exp(features - top)). */
static void softmax_cross_entropy_with_logits_bf16_find_1(const ac_panel *panel,
                                                          const void *const ins[],
                                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const features = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const total_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 features_x = vf64_load_bf16(features + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                const vf64 total_x = total_bf16(features_x, top_x);
                vf64_keep(kept + x, total_x);
                vf64_sum_add_apart(&total_found, &total_rest_found, total_x);
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 features_x = vf64_load_bf16_n(features + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + x);
                const vf64 total_x = total_bf16(features_x, top_x);
                vf64_keep(kept + x, total_x);
                vf64_sum_add_apart_n(&total_found, &total_rest_found, total_x, n);
                vf64_sum_keep(total_lanes + x, total_found);
                vf64_sum_keep(total_rest + x, total_rest_found);
            }
        }
    }
}

/* Pass 2: sum = sum(where(labels == 0, 0, (log_total - (features - top)) * labels)). */
static void softmax_cross_entropy_with_logits_bf16_find_2(const ac_panel *panel,
                                                          const void *const ins[],
                                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_total =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const features = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const labels = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 features_x = vf64_load_bf16(features + x);
                const vf64 labels_x = vf64_load_bf16(labels + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add(&sum_found, sum_bf16(features_x, labels_x, top_x, log_total_x));
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 features_x = vf64_load_bf16_n(features + x, n);
                const vf64 labels_x = vf64_load_bf16_n(labels + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add_n(&sum_found, sum_bf16(features_x, labels_x, top_x, log_total_x), n);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
        }
    }
}

/* Writes backprop. */
static void softmax_cross_entropy_with_logits_bf16_write(const ac_panel *panel,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const features = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const labels = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_bf16 *const backprop = (ac_bf16 *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 features_x = vf64_load_bf16(features + x);
                const vf64 labels_x = vf64_load_bf16(labels + x);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_bf16(backprop + x,
                                backprop_bf16(features_x, labels_x, top_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 features_x = vf64_load_bf16_n(features + x, n);
                const vf64 labels_x = vf64_load_bf16_n(labels + x, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, x));
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_bf16_n(backprop + x,
                                  backprop_bf16(features_x, labels_x, top_x, inverse_total_x), n);
            }
        }
    }
}

/* After pass 1, once a row: log_total, inverse_total. */
static void softmax_cross_entropy_with_logits_bf16_settle_1(const ac_panel *panel,
                                                            const void *const ins[],
                                                            void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log_total_to = panel->values[3];
    double *const log_total_rest_to = panel->values[4];
    double *const inverse_total_to = panel->values[7];
    double *const inverse_total_rest_to = panel->values[8];
    const double *const total = panel->values[1];
    const double *const total_rest = panel->values[2];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 total_x = vf64x2_make(vf64_load(total + x), vf64_load(total_rest + x));
        const vf64x2 log_total_x = log_total_f64(total_x);
        vf64_store(log_total_to + x, log_total_x.hi);
        vf64_store(log_total_rest_to + x, log_total_x.lo);
        const vf64x2 inverse_total_x = inverse_total_f64(total_x);
        vf64_store(inverse_total_to + x, inverse_total_x.hi);
        vf64_store(inverse_total_rest_to + x, inverse_total_x.lo);
    }
}

/* Writes backprop from the terms that a pass has kept. */
static void softmax_cross_entropy_with_logits_bf16_write_kept(const ac_panel *panel,
                                                              const void *const ins[],
                                                              void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const labels = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_bf16 *const backprop = (ac_bf16 *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 labels_x = vf64_load_bf16(labels + x);
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_bf16(backprop + x,
                                backprop_kept_bf16(kept_x, labels_x, inverse_total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 labels_x = vf64_load_bf16_n(labels + x, n);
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, x));
                vf64_store_bf16_n(backprop + x,
                                  backprop_kept_bf16(kept_x, labels_x, inverse_total_x), n);
            }
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void softmax_cross_entropy_with_logits_bf16(size_t count, const void *const ins[],
                                                   void *const outs[], const void *attrs,
                                                   uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = softmax_cross_entropy_with_logits_bf16_find_0,
        [1] = softmax_cross_entropy_with_logits_bf16_find_1,
        [2] = softmax_cross_entropy_with_logits_bf16_find_2,
        [3] = softmax_cross_entropy_with_logits_bf16_write,
        [5] = softmax_cross_entropy_with_logits_bf16_settle_1,
        [7] = softmax_cross_entropy_with_logits_bf16_write_kept,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_softmax_cross_entropy_with_logits_kernels)[] = {
    {{
        [AC_F32] = softmax_cross_entropy_with_logits_f32,
        [AC_F16] = softmax_cross_entropy_with_logits_f16,
        [AC_BF16] = softmax_cross_entropy_with_logits_bf16,
    }},
};
