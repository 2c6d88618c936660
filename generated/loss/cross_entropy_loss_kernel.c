/*
 * Generated from spec/loss/cross_entropy_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   top = max(input, over: -1)
 *   rest = log(sum(exp(input - top), over: -1))
 *   miss = weightOptional * (rest - (input - top))
 *   own = sum(where(target != 0, miss, 0), over: -1)
 *   weight = sum(where(target != 0, weightOptional, 0), over: -1)
 *   counts = max(target, over: -1)
 *   shared = sum(miss, over: -1) * (labelSmoothing / count(input, over: -1))
 *   loss = where(labelSmoothing == 0, own, where(counts == 0, 0, (1 - labelSmoothing) * own +
 *       shared))
 *   lossOut = reduced(loss, weight)
 *   logProbOut = (input - top) - rest
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/cross_entropy_loss.h"
#include "simd/simd.h"

/* What a point adds: where(target != 0, weightOptional, 0), in single f64. */
static inline vf64 weight_f32(vf64 target, vf64 weight_optional)
{
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    return vf64_where(target_ne_0, weight_optional, vf64_of(0.0));
}

/* What a point adds: exp(input - top), in single f64. */
static inline vf64 sum_f32(vf64 input, vf64 top)
{
    const vf64 difference = vf64_sub(input, top);
    return vf64_decay_f32(difference);
}

/* What a point adds: where(target != 0, (log_sum - (input - top)) * weightOptional, 0), in single
 * f64. */
static inline vf64 own_f32(vf64 input, vf64 target, vf64 weight_optional, vf64 top, vf64 log_sum)
{
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64 difference = vf64_sub(input, top);
    const vf64 difference2 = vf64_sub(log_sum, difference);
    const vf64 product = vf64_mul(difference2, weight_optional);
    return vf64_where(target_ne_0, product, vf64_of(0.0));
}

/* What a point adds: (log_sum - (input - top)) * weightOptional, in single f64. */
static inline vf64 sum2_f32(vf64 input, vf64 weight_optional, vf64 top, vf64 log_sum)
{
    const vf64 difference = vf64_sub(input, top);
    const vf64 difference2 = vf64_sub(log_sum, difference);
    return vf64_mul(difference2, weight_optional);
}

/* Once a row: log(sum), in pairs of f64. */
static inline vf64x2 log_sum_f64(vf64x2 sum)
{
    return vf64x2_log(sum);
}

/* Once a row: where(labelSmoothing == 0, own, where(counts == 0, 0, (1 - labelSmoothing) * own +
 * sum2 * (labelSmoothing / count(input, over: -1)))), in pairs of f64. */
static inline vf64x2 where_value_f64(vf64x2 own, vf64 counts, vf64x2 sum2, vf64 label_smoothing,
                                     vf64 count_of_input_over_1)
{
    const vm64 label_smoothing_eq_0 = vf64_eq(label_smoothing, vf64_of(0.0));
    const vm64 counts_eq_0 = vf64_eq(counts, vf64_of(0.0));
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(label_smoothing));
    const vf64x2 product = vf64x2_mul(difference, own);
    const vf64x2 quotient =
        vf64x2_div(vf64x2_of(label_smoothing), vf64x2_of(count_of_input_over_1));
    const vf64x2 product2 = vf64x2_mul(sum2, quotient);
    const vf64x2 sum = vf64x2_add(product, product2);
    const vf64x2 chosen = vf64x2_where(counts_eq_0, vf64x2_of(vf64_of(0.0)), sum);
    return vf64x2_where(label_smoothing_eq_0, own, chosen);
}

/* At each point: input - top - log_sum, in single f64, rounded once. */
static inline vf64 log_prob_out_f32(vf64 input, vf64 top, vf64 log_sum)
{
    const vf64 difference = vf64_sub(input, top);
    return vf64_sub(difference, log_sum);
}

/* What a point adds: where(target != 0, weightOptional, 0), in single f64. */
static inline vf64 weight_usual_f32(vf64 target, vf64 weight_optional)
{
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    return vf64_where(target_ne_0, weight_optional, vf64_of(0.0));
}

/* What a point adds: exp(input - top), in single f64. */
static inline vf64 sum_usual_f32(vf64 input, vf64 top)
{
    const vf64 difference = vf64_sub(input, top);
    return vf64_decay_f32(difference);
}

/* What a point adds: where(target != 0, (log_sum - (input - top)) * weightOptional, 0), in single
 * f64. */
static inline vf64 loss_usual_f32(vf64 input, vf64 target, vf64 weight_optional, vf64 top,
                                  vf64 log_sum)
{
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64 difference = vf64_sub(input, top);
    const vf64 difference2 = vf64_sub(log_sum, difference);
    const vf64 product = vf64_mul(difference2, weight_optional);
    return vf64_where(target_ne_0, product, vf64_of(0.0));
}

/* Once a row: log(sum), in pairs of f64. */
static inline vf64x2 log_sum_usual_f64(vf64x2 sum)
{
    return vf64x2_log(sum);
}

/* At each point: input - top - log_sum, in single f64, rounded once. */
static inline vf64 log_prob_out_usual_f32(vf64 input, vf64 top, vf64 log_sum)
{
    const vf64 difference = vf64_sub(input, top);
    return vf64_sub(difference, log_sum);
}

/* Pass 0: top = max(input), counts = max(target), weight = sum(where(target != 0, weightOptional,
 * 0)). */
static void cross_entropy_loss_f32_find_0(const ac_panel *shared, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t input_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];
    const ptrdiff_t weight_optional_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const weight_optional =
                (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            double *const top_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const counts_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            double *const weight_lanes = (double *)panel->lanes[2] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_greatest top_found[AC_ROW_FUNCTIONS];
                vf64_greatest counts_found[AC_ROW_FUNCTIONS];
                vf64_sum weight_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    top_found[k] = vf64_greatest_begin(top_lanes + i, fresh);
                    counts_found[k] = vf64_greatest_begin(counts_lanes + i, fresh);
                    weight_found[k] = vf64_sum_begin(weight_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        const vf64 weight_optional_x =
                            vf64_load_f32(weight_optional + j * weight_optional_step + i);
                        vf64_greatest_take(&top_found[k], input_x);
                        vf64_greatest_take(&counts_found[k], target_x);
                        vf64_sum_add(&weight_found[k], weight_f32(target_x, weight_optional_x));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_greatest_keep(top_lanes + i, top_found[k]);
                    vf64_greatest_keep(counts_lanes + i, counts_found[k]);
                    vf64_sum_keep(weight_lanes + i, weight_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_greatest_keep(top_lanes + i, vf64_greatest_begin(top_lanes + i, true));
                vf64_greatest_keep(counts_lanes + i, vf64_greatest_begin(counts_lanes + i, true));
                vf64_sum_keep(weight_lanes + i, vf64_sum_begin(weight_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 target_x = vf64_load_f32(target + i);
                const vf64 weight_optional_x = vf64_load_f32(weight_optional + i);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_greatest counts_found = vf64_greatest_load(counts_lanes + i);
                vf64_sum weight_found = vf64_sum_load(weight_lanes + i);
                vf64_greatest_take(&top_found, input_x);
                vf64_greatest_take(&counts_found, target_x);
                vf64_sum_add(&weight_found, weight_f32(target_x, weight_optional_x));
                vf64_greatest_keep(top_lanes + i, top_found);
                vf64_greatest_keep(counts_lanes + i, counts_found);
                vf64_sum_keep(weight_lanes + i, weight_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                const vf64 weight_optional_x = vf64_load_f32_n(weight_optional + i, n);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_greatest counts_found = vf64_greatest_load(counts_lanes + i);
                vf64_sum weight_found = vf64_sum_load(weight_lanes + i);
                vf64_greatest_take_n(&top_found, input_x, n);
                vf64_greatest_take_n(&counts_found, target_x, n);
                vf64_sum_add_n(&weight_found, weight_f32(target_x, weight_optional_x), n);
                vf64_greatest_keep(top_lanes + i, top_found);
                vf64_greatest_keep(counts_lanes + i, counts_found);
                vf64_sum_keep(weight_lanes + i, weight_found);
            }
        }
    }
}

/* Pass 1: sum = sum(exp(input - top)). */
static void cross_entropy_loss_f32_find_1(const ac_panel *shared, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t input_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum_rest_found[AC_ROW_FUNCTIONS];
                vf64 top_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum_rest_found[k] = vf64_sum_begin(sum_rest + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        vf64_sum_add_apart(&sum_found[k], &sum_rest_found[k],
                                           sum_f32(input_x, top_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum_rest + i, sum_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum_rest + i, vf64_sum_begin(sum_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64_sum_add_apart(&sum_found, &sum_rest_found, sum_f32(input_x, top_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64_sum_add_apart_n(&sum_found, &sum_rest_found, sum_f32(input_x, top_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
        }
    }
}

/* Pass 2: own = sum(where(target != 0, (log_sum - (input - top)) * weightOptional, 0)), sum2 =
 * sum((log_sum - (input - top)) * weightOptional). */
static void cross_entropy_loss_f32_find_2(const ac_panel *shared, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t input_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];
    const ptrdiff_t weight_optional_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const weight_optional =
                (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            double *const own_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum own_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                vf64 top_x[AC_ROW_FUNCTIONS];
                vf64 log_sum_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    own_found[k] = vf64_sum_begin(own_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                    log_sum_x[k] = vf64_load(log_sum + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        const vf64 weight_optional_x =
                            vf64_load_f32(weight_optional + j * weight_optional_step + i);
                        vf64_sum_add(&own_found[k], own_f32(input_x, target_x, weight_optional_x,
                                                            top_x[k], log_sum_x[k]));
                        vf64_sum_add(&sum2_found[k],
                                     sum2_f32(input_x, weight_optional_x, top_x[k], log_sum_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(own_lanes + i, own_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(own_lanes + i, vf64_sum_begin(own_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 target_x = vf64_load_f32(target + i);
                const vf64 weight_optional_x = vf64_load_f32(weight_optional + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_sum_x = vf64_load(log_sum + ac_panel_value(panel, i));
                vf64_sum own_found = vf64_sum_load(own_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add(&own_found,
                             own_f32(input_x, target_x, weight_optional_x, top_x, log_sum_x));
                vf64_sum_add(&sum2_found, sum2_f32(input_x, weight_optional_x, top_x, log_sum_x));
                vf64_sum_keep(own_lanes + i, own_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                const vf64 weight_optional_x = vf64_load_f32_n(weight_optional + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_sum_x = vf64_load(log_sum + ac_panel_value(panel, i));
                vf64_sum own_found = vf64_sum_load(own_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add_n(&own_found,
                               own_f32(input_x, target_x, weight_optional_x, top_x, log_sum_x), n);
                vf64_sum_add_n(&sum2_found, sum2_f32(input_x, weight_optional_x, top_x, log_sum_x),
                               n);
                vf64_sum_keep(own_lanes + i, own_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

/* Writes logProbOut. */
static void cross_entropy_loss_f32_write(const ac_panel *shared, const void *const ins[],
                                         void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const log_prob_out = (float *)outs[1] + ac_panel_line(panel, 4, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 log_prob_out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 input_x = vf64_load_f32(input + i);
                    const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                    const vf64 log_sum_x = vf64_load(log_sum + ac_panel_value(panel, i));
                    log_prob_out_parts[k] = log_prob_out_f32(input_x, top_x, log_sum_x);
                }
                vf32_store(log_prob_out + x, vf32_of_parts(log_prob_out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_sum_x = vf64_load(log_sum + ac_panel_value(panel, i));
                vf64_store_f32_n(log_prob_out + i, log_prob_out_f32(input_x, top_x, log_sum_x), n);
            }
        }
    }
}

/* After pass 1, once a row: log_sum. */
static void cross_entropy_loss_f32_settle_1(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log_sum_to = panel->values[3];
    double *const log_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 log_sum_x = log_sum_f64(sum_x);
        vf64_store(log_sum_to + i, log_sum_x.hi);
        vf64_store(log_sum_rest_to + i, log_sum_x.lo);
    }
}

/* After pass 2, once a row: where_value. */
static void cross_entropy_loss_f32_settle_2(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct cross_entropy_loss_attrs *const a = attrs;
    const vf64 label_smoothing = vf64_of(a->label_smoothing);
    const vf64 count_of_input_over_1 = vf64_of(a->count_of_input_over_1);
    double *const where_value_to = panel->values[10];
    double *const where_value_rest_to = panel->values[11];
    const double *const own = panel->values[5];
    const double *const own_rest = panel->values[6];
    const double *const counts = panel->values[7];
    const double *const sum2 = panel->values[8];
    const double *const sum2_rest = panel->values[9];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 own_x = vf64x2_make(vf64_load(own + i), vf64_load(own_rest + i));
        const vf64 counts_x = vf64_load(counts + i);
        const vf64x2 sum2_x = vf64x2_make(vf64_load(sum2 + i), vf64_load(sum2_rest + i));
        const vf64x2 where_value_x =
            where_value_f64(own_x, counts_x, sum2_x, label_smoothing, count_of_input_over_1);
        vf64_store(where_value_to + i, where_value_x.hi);
        vf64_store(where_value_rest_to + i, where_value_x.lo);
    }
}

static void cross_entropy_loss_f32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = cross_entropy_loss_f32_find_0,
        [1] = cross_entropy_loss_f32_find_1,
        [2] = cross_entropy_loss_f32_find_2,
        [3] = cross_entropy_loss_f32_write,
        [5] = cross_entropy_loss_f32_settle_1,
        [6] = cross_entropy_loss_f32_settle_2,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(input), weight = sum(where(target != 0, weightOptional, 0)). */
static void cross_entropy_loss_usual_f32_find_0(const ac_panel *shared, const void *const ins[],
                                                void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t input_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];
    const ptrdiff_t weight_optional_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const weight_optional =
                (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            double *const top_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const weight_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_greatest top_found[AC_ROW_FUNCTIONS];
                vf64_sum weight_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    top_found[k] = vf64_greatest_begin(top_lanes + i, fresh);
                    weight_found[k] = vf64_sum_begin(weight_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        const vf64 weight_optional_x =
                            vf64_load_f32(weight_optional + j * weight_optional_step + i);
                        vf64_greatest_take(&top_found[k], input_x);
                        vf64_sum_add(&weight_found[k],
                                     weight_usual_f32(target_x, weight_optional_x));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_greatest_keep(top_lanes + i, top_found[k]);
                    vf64_sum_keep(weight_lanes + i, weight_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_greatest_keep(top_lanes + i, vf64_greatest_begin(top_lanes + i, true));
                vf64_sum_keep(weight_lanes + i, vf64_sum_begin(weight_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 target_x = vf64_load_f32(target + i);
                const vf64 weight_optional_x = vf64_load_f32(weight_optional + i);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_sum weight_found = vf64_sum_load(weight_lanes + i);
                vf64_greatest_take(&top_found, input_x);
                vf64_sum_add(&weight_found, weight_usual_f32(target_x, weight_optional_x));
                vf64_greatest_keep(top_lanes + i, top_found);
                vf64_sum_keep(weight_lanes + i, weight_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                const vf64 weight_optional_x = vf64_load_f32_n(weight_optional + i, n);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_sum weight_found = vf64_sum_load(weight_lanes + i);
                vf64_greatest_take_n(&top_found, input_x, n);
                vf64_sum_add_n(&weight_found, weight_usual_f32(target_x, weight_optional_x), n);
                vf64_greatest_keep(top_lanes + i, top_found);
                vf64_sum_keep(weight_lanes + i, weight_found);
            }
        }
    }
}

/* Pass 1: sum = sum(exp(input - top)). */
static void cross_entropy_loss_usual_f32_find_1(const ac_panel *shared, const void *const ins[],
                                                void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t input_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum_rest_found[AC_ROW_FUNCTIONS];
                vf64 top_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum_rest_found[k] = vf64_sum_begin(sum_rest + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        vf64_sum_add_apart(&sum_found[k], &sum_rest_found[k],
                                           sum_usual_f32(input_x, top_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum_rest + i, sum_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum_rest + i, vf64_sum_begin(sum_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64_sum_add_apart(&sum_found, &sum_rest_found, sum_usual_f32(input_x, top_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64_sum_add_apart_n(&sum_found, &sum_rest_found, sum_usual_f32(input_x, top_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
        }
    }
}

/* Pass 2: loss = sum(where(target != 0, (log_sum - (input - top)) * weightOptional, 0)). */
static void cross_entropy_loss_usual_f32_find_2(const ac_panel *shared, const void *const ins[],
                                                void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t input_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];
    const ptrdiff_t weight_optional_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const weight_optional =
                (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            double *const loss_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum loss_found[AC_ROW_VECTORS];
                vf64 top_x[AC_ROW_VECTORS];
                vf64 log_sum_x[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    loss_found[k] = vf64_sum_begin(loss_lanes + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                    log_sum_x[k] = vf64_load(log_sum + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        const vf64 weight_optional_x =
                            vf64_load_f32(weight_optional + j * weight_optional_step + i);
                        vf64_sum_add(&loss_found[k],
                                     loss_usual_f32(input_x, target_x, weight_optional_x, top_x[k],
                                                    log_sum_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_sum_keep(loss_lanes + i, loss_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(loss_lanes + i, vf64_sum_begin(loss_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 target_x = vf64_load_f32(target + i);
                const vf64 weight_optional_x = vf64_load_f32(weight_optional + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_sum_x = vf64_load(log_sum + ac_panel_value(panel, i));
                vf64_sum loss_found = vf64_sum_load(loss_lanes + i);
                vf64_sum_add(&loss_found, loss_usual_f32(input_x, target_x, weight_optional_x,
                                                         top_x, log_sum_x));
                vf64_sum_keep(loss_lanes + i, loss_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                const vf64 weight_optional_x = vf64_load_f32_n(weight_optional + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_sum_x = vf64_load(log_sum + ac_panel_value(panel, i));
                vf64_sum loss_found = vf64_sum_load(loss_lanes + i);
                vf64_sum_add_n(
                    &loss_found,
                    loss_usual_f32(input_x, target_x, weight_optional_x, top_x, log_sum_x), n);
                vf64_sum_keep(loss_lanes + i, loss_found);
            }
        }
    }
}

/* Writes logProbOut. */
static void cross_entropy_loss_usual_f32_write(const ac_panel *shared, const void *const ins[],
                                               void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const log_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const log_prob_out = (float *)outs[1] + ac_panel_line(panel, 4, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 log_prob_out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 input_x = vf64_load_f32(input + i);
                    const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                    const vf64 log_sum_x = vf64_load(log_sum + ac_panel_value(panel, i));
                    log_prob_out_parts[k] = log_prob_out_usual_f32(input_x, top_x, log_sum_x);
                }
                vf32_store(log_prob_out + x, vf32_of_parts(log_prob_out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                const vf64 log_sum_x = vf64_load(log_sum + ac_panel_value(panel, i));
                vf64_store_f32_n(log_prob_out + i,
                                 log_prob_out_usual_f32(input_x, top_x, log_sum_x), n);
            }
        }
    }
}

/* After pass 1, once a row: log_sum. */
static void cross_entropy_loss_usual_f32_settle_1(const ac_panel *panel, const void *const ins[],
                                                  void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log_sum_to = panel->values[3];
    double *const log_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 log_sum_x = log_sum_usual_f64(sum_x);
        vf64_store(log_sum_to + i, log_sum_x.hi);
        vf64_store(log_sum_rest_to + i, log_sum_x.lo);
    }
}

static void cross_entropy_loss_usual_f32(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = cross_entropy_loss_usual_f32_find_0,
        [1] = cross_entropy_loss_usual_f32_find_1,
        [2] = cross_entropy_loss_usual_f32_find_2,
        [3] = cross_entropy_loss_usual_f32_write,
        [5] = cross_entropy_loss_usual_f32_settle_1,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_cross_entropy_loss_kernels)[] = {
    [0] = {{
        [AC_F32] = cross_entropy_loss_f32,
    }},
    [CROSS_ENTROPY_LOSS_USUAL] = {{
        [AC_F32] = cross_entropy_loss_usual_f32,
    }},
};
