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
static void softmax_cross_entropy_with_logits_f32_find_0(const ac_panel *shared,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t features_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const features = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
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
                        const vf32 features_x = vf32_load(features + j * features_step + i);
                        vf32_greatest_take(&top_found[k], features_x);
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
                const vf32 features_x = vf32_load(features + i);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take(&top_found, features_x);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 features_x = vf32_load_n(features + i, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take_n(&top_found, features_x, n);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
        }
    }
}

/* Pass 1: total = sum(exp(features - top)). */
static void softmax_cross_entropy_with_logits_f32_find_1(const ac_panel *shared,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t features_step = panel->line_steps[0];
    const ptrdiff_t kept_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const features = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
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
                        const vf64 features_x = vf64_load_f32(features + j * features_step + i);
                        const vf64 total_x = total_f32(features_x, top_x[k]);
                        vf64_keep(kept + j * kept_step + i, total_x);
                        vf64_sum_add_apart(&total_found[k], &total_rest_found[k], total_x);
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
                const vf64 features_x = vf64_load_f32(features + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                const vf64 total_x = total_f32(features_x, top_x);
                vf64_keep(kept + i, total_x);
                vf64_sum_add_apart(&total_found, &total_rest_found, total_x);
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 features_x = vf64_load_f32_n(features + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                const vf64 total_x = total_f32(features_x, top_x);
                vf64_keep(kept + i, total_x);
                vf64_sum_add_apart_n(&total_found, &total_rest_found, total_x, n);
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
        }
    }
}

/* Pass 2: sum = sum(where(labels == 0, 0, (log_total - (features - top)) * labels)). */
static void softmax_cross_entropy_with_logits_f32_find_2(const ac_panel *shared,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t features_step = panel->line_steps[0];
    const ptrdiff_t labels_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_total =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const features = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const labels = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_VECTORS];
                vf64 top_x[AC_ROW_VECTORS];
                vf64 log_total_x[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                    log_total_x[k] = vf64_load(log_total + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 features_x = vf64_load_f32(features + j * features_step + i);
                        const vf64 labels_x = vf64_load_f32(labels + j * labels_step + i);
                        vf64_sum_add(&sum_found[k],
                                     sum_f32(features_x, labels_x, top_x[k], log_total_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 features_x = vf64_load_f32(features + i);
                const vf64 labels_x = vf64_load_f32(labels + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_f32(features_x, labels_x, top_x, log_total_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 features_x = vf64_load_f32_n(features + i, n);
                const vf64 labels_x = vf64_load_f32_n(labels + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_f32(features_x, labels_x, top_x, log_total_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes backprop. */
static void softmax_cross_entropy_with_logits_f32_write(const ac_panel *shared,
                                                        const void *const ins[], void *const outs[],
                                                        const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const features = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const labels = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            float *const backprop = (float *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 backprop_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 features_x = vf64_load_f32(features + i);
                    const vf64 labels_x = vf64_load_f32(labels + i);
                    const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                    const vf64 inverse_total_x =
                        vf64_load(inverse_total + ac_panel_value(panel, i));
                    backprop_parts[k] = backprop_f32(features_x, labels_x, top_x, inverse_total_x);
                }
                vf32_store(backprop + x, vf32_of_parts(backprop_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 features_x = vf64_load_f32_n(features + i, n);
                const vf64 labels_x = vf64_load_f32_n(labels + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, i));
                vf64_store_f32_n(backprop + i,
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

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 total_x = vf64x2_make(vf64_load(total + i), vf64_load(total_rest + i));
        const vf64x2 log_total_x = log_total_f64(total_x);
        vf64_store(log_total_to + i, log_total_x.hi);
        vf64_store(log_total_rest_to + i, log_total_x.lo);
        const vf64x2 inverse_total_x = inverse_total_f64(total_x);
        vf64_store(inverse_total_to + i, inverse_total_x.hi);
        vf64_store(inverse_total_rest_to + i, inverse_total_x.lo);
    }
}

/* Writes backprop from the terms that a pass has kept. */
static void softmax_cross_entropy_with_logits_f32_write_kept(const ac_panel *shared,
                                                             const void *const ins[],
                                                             void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const labels = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            float *const backprop = (float *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 backprop_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 kept_x = vf64_load(kept + i);
                    const vf64 labels_x = vf64_load_f32(labels + i);
                    const vf64 inverse_total_x =
                        vf64_load(inverse_total + ac_panel_value(panel, i));
                    backprop_parts[k] = backprop_kept_f32(kept_x, labels_x, inverse_total_x);
                }
                vf32_store(backprop + x, vf32_of_parts(backprop_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 kept_x = vf64_load(kept + i);
                const vf64 labels_x = vf64_load_f32_n(labels + i, n);
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, i));
                vf64_store_f32_n(backprop + i, backprop_kept_f32(kept_x, labels_x, inverse_total_x),
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
static void softmax_cross_entropy_with_logits_f16_find_0(const ac_panel *shared,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t features_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const features = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
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
                        const vf32 features_x = vf32_load_f16(features + j * features_step + i);
                        vf32_greatest_take(&top_found[k], features_x);
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
                const vf32 features_x = vf32_load_f16(features + i);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take(&top_found, features_x);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 features_x = vf32_load_f16_n(features + i, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take_n(&top_found, features_x, n);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
        }
    }
}

/* Pass 1: total = sum(exp(features - top)). */
static void softmax_cross_entropy_with_logits_f16_find_1(const ac_panel *shared,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t features_step = panel->line_steps[0];
    const ptrdiff_t kept_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const features = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
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
                        const vf64 features_x = vf64_load_f16(features + j * features_step + i);
                        const vf64 total_x = total_f16(features_x, top_x[k]);
                        vf64_keep(kept + j * kept_step + i, total_x);
                        vf64_sum_add_apart(&total_found[k], &total_rest_found[k], total_x);
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
                const vf64 features_x = vf64_load_f16(features + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                const vf64 total_x = total_f16(features_x, top_x);
                vf64_keep(kept + i, total_x);
                vf64_sum_add_apart(&total_found, &total_rest_found, total_x);
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 features_x = vf64_load_f16_n(features + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                const vf64 total_x = total_f16(features_x, top_x);
                vf64_keep(kept + i, total_x);
                vf64_sum_add_apart_n(&total_found, &total_rest_found, total_x, n);
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
        }
    }
}

/* Pass 2: sum = sum(where(labels == 0, 0, (log_total - (features - top)) * labels)). */
static void softmax_cross_entropy_with_logits_f16_find_2(const ac_panel *shared,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t features_step = panel->line_steps[0];
    const ptrdiff_t labels_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_total =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const features = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const labels = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_VECTORS];
                vf64 top_x[AC_ROW_VECTORS];
                vf64 log_total_x[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                    log_total_x[k] = vf64_load(log_total + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 features_x = vf64_load_f16(features + j * features_step + i);
                        const vf64 labels_x = vf64_load_f16(labels + j * labels_step + i);
                        vf64_sum_add(&sum_found[k],
                                     sum_f16(features_x, labels_x, top_x[k], log_total_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 features_x = vf64_load_f16(features + i);
                const vf64 labels_x = vf64_load_f16(labels + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_f16(features_x, labels_x, top_x, log_total_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 features_x = vf64_load_f16_n(features + i, n);
                const vf64 labels_x = vf64_load_f16_n(labels + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_f16(features_x, labels_x, top_x, log_total_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes backprop. */
static void softmax_cross_entropy_with_logits_f16_write(const ac_panel *shared,
                                                        const void *const ins[], void *const outs[],
                                                        const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const features = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const labels = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_f16 *const backprop = (ac_f16 *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 backprop_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 features_x = vf64_load_f16(features + i);
                    const vf64 labels_x = vf64_load_f16(labels + i);
                    const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                    const vf64 inverse_total_x =
                        vf64_load(inverse_total + ac_panel_value(panel, i));
                    backprop_parts[k] = backprop_f16(features_x, labels_x, top_x, inverse_total_x);
                }
                vf32_store_f16(backprop + x, vf32_of_odd_parts(backprop_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 features_x = vf64_load_f16_n(features + i, n);
                const vf64 labels_x = vf64_load_f16_n(labels + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, i));
                vf64_store_f16_n(backprop + i,
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

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 total_x = vf64x2_make(vf64_load(total + i), vf64_load(total_rest + i));
        const vf64x2 log_total_x = log_total_f64(total_x);
        vf64_store(log_total_to + i, log_total_x.hi);
        vf64_store(log_total_rest_to + i, log_total_x.lo);
        const vf64x2 inverse_total_x = inverse_total_f64(total_x);
        vf64_store(inverse_total_to + i, inverse_total_x.hi);
        vf64_store(inverse_total_rest_to + i, inverse_total_x.lo);
    }
}

/* Writes backprop from the terms that a pass has kept. */
static void softmax_cross_entropy_with_logits_f16_write_kept(const ac_panel *shared,
                                                             const void *const ins[],
                                                             void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const labels = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_f16 *const backprop = (ac_f16 *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 backprop_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 kept_x = vf64_load(kept + i);
                    const vf64 labels_x = vf64_load_f16(labels + i);
                    const vf64 inverse_total_x =
                        vf64_load(inverse_total + ac_panel_value(panel, i));
                    backprop_parts[k] = backprop_kept_f16(kept_x, labels_x, inverse_total_x);
                }
                vf32_store_f16(backprop + x, vf32_of_odd_parts(backprop_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 kept_x = vf64_load(kept + i);
                const vf64 labels_x = vf64_load_f16_n(labels + i, n);
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, i));
                vf64_store_f16_n(backprop + i, backprop_kept_f16(kept_x, labels_x, inverse_total_x),
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
static void softmax_cross_entropy_with_logits_bf16_find_0(const ac_panel *shared,
                                                          const void *const ins[],
                                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t features_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const features = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
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
                        const vf32 features_x = vf32_load_bf16(features + j * features_step + i);
                        vf32_greatest_take(&top_found[k], features_x);
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
                const vf32 features_x = vf32_load_bf16(features + i);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take(&top_found, features_x);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 features_x = vf32_load_bf16_n(features + i, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take_n(&top_found, features_x, n);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
        }
    }
}

/* Pass 1: total = sum(exp(features - top)). */
static void softmax_cross_entropy_with_logits_bf16_find_1(const ac_panel *shared,
                                                          const void *const ins[],
                                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t features_step = panel->line_steps[0];
    const ptrdiff_t kept_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const features = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
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
                        const vf64 features_x = vf64_load_bf16(features + j * features_step + i);
                        const vf64 total_x = total_bf16(features_x, top_x[k]);
                        vf64_keep(kept + j * kept_step + i, total_x);
                        vf64_sum_add_apart(&total_found[k], &total_rest_found[k], total_x);
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
                const vf64 features_x = vf64_load_bf16(features + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                const vf64 total_x = total_bf16(features_x, top_x);
                vf64_keep(kept + i, total_x);
                vf64_sum_add_apart(&total_found, &total_rest_found, total_x);
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 features_x = vf64_load_bf16_n(features + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum total_rest_found = vf64_sum_load(total_rest + i);
                const vf64 total_x = total_bf16(features_x, top_x);
                vf64_keep(kept + i, total_x);
                vf64_sum_add_apart_n(&total_found, &total_rest_found, total_x, n);
                vf64_sum_keep(total_lanes + i, total_found);
                vf64_sum_keep(total_rest + i, total_rest_found);
            }
        }
    }
}

/* Pass 2: sum = sum(where(labels == 0, 0, (log_total - (features - top)) * labels)). */
static void softmax_cross_entropy_with_logits_bf16_find_2(const ac_panel *shared,
                                                          const void *const ins[],
                                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t features_step = panel->line_steps[0];
    const ptrdiff_t labels_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_total =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const features = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const labels = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_VECTORS];
                vf64 top_x[AC_ROW_VECTORS];
                vf64 log_total_x[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                    log_total_x[k] = vf64_load(log_total + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 features_x = vf64_load_bf16(features + j * features_step + i);
                        const vf64 labels_x = vf64_load_bf16(labels + j * labels_step + i);
                        vf64_sum_add(&sum_found[k],
                                     sum_bf16(features_x, labels_x, top_x[k], log_total_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 features_x = vf64_load_bf16(features + i);
                const vf64 labels_x = vf64_load_bf16(labels + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_bf16(features_x, labels_x, top_x, log_total_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 features_x = vf64_load_bf16_n(features + i, n);
                const vf64 labels_x = vf64_load_bf16_n(labels + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_total_x = vf64_load(log_total + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_bf16(features_x, labels_x, top_x, log_total_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes backprop. */
static void softmax_cross_entropy_with_logits_bf16_write(const ac_panel *shared,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const features = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const labels = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_bf16 *const backprop = (ac_bf16 *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 backprop_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 features_x = vf64_load_bf16(features + i);
                    const vf64 labels_x = vf64_load_bf16(labels + i);
                    const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                    const vf64 inverse_total_x =
                        vf64_load(inverse_total + ac_panel_value(panel, i));
                    backprop_parts[k] = backprop_bf16(features_x, labels_x, top_x, inverse_total_x);
                }
                vf32_store_bf16(backprop + x, vf32_of_odd_parts(backprop_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 features_x = vf64_load_bf16_n(features + i, n);
                const vf64 labels_x = vf64_load_bf16_n(labels + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, i));
                vf64_store_bf16_n(backprop + i,
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

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 total_x = vf64x2_make(vf64_load(total + i), vf64_load(total_rest + i));
        const vf64x2 log_total_x = log_total_f64(total_x);
        vf64_store(log_total_to + i, log_total_x.hi);
        vf64_store(log_total_rest_to + i, log_total_x.lo);
        const vf64x2 inverse_total_x = inverse_total_f64(total_x);
        vf64_store(inverse_total_to + i, inverse_total_x.hi);
        vf64_store(inverse_total_rest_to + i, inverse_total_x.lo);
    }
}

/* Writes backprop from the terms that a pass has kept. */
static void softmax_cross_entropy_with_logits_bf16_write_kept(const ac_panel *shared,
                                                              const void *const ins[],
                                                              void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const inverse_total =
            (const double *)panel->values[7] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const labels = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_bf16 *const backprop = (ac_bf16 *)outs[1] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 backprop_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 kept_x = vf64_load(kept + i);
                    const vf64 labels_x = vf64_load_bf16(labels + i);
                    const vf64 inverse_total_x =
                        vf64_load(inverse_total + ac_panel_value(panel, i));
                    backprop_parts[k] = backprop_kept_bf16(kept_x, labels_x, inverse_total_x);
                }
                vf32_store_bf16(backprop + x, vf32_of_odd_parts(backprop_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 kept_x = vf64_load(kept + i);
                const vf64 labels_x = vf64_load_bf16_n(labels + i, n);
                const vf64 inverse_total_x = vf64_load(inverse_total + ac_panel_value(panel, i));
                vf64_store_bf16_n(backprop + i,
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
