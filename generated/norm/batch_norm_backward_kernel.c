/*
 * Generated from spec/norm/batch_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   share = 1 / count(input, over: channel)
 *   own = (input - saveMean) * saveInvstd
 *   plain = share * sum(gradOut, over: channel)
 *   slope = sum(gradOut * own, over: channel)
 *   inverse = rsqrt(runningVar + eps)
 *   training is true:
 *     gradInput = (gradOut - plain - own * (share * slope)) * (saveInvstd * weight)
 *     gradWeight = slope
 *   gradInput = gradOut * (inverse * weight)
 *   gradWeight = sum(gradOut * (input - runningMean), over: channel) * inverse
 *   gradBias = sum(gradOut, over: channel)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/batch_norm_backward.h"
#include "simd/simd.h"

/* What a point adds: (input - runningMean) * gradOut, in single f64. */
static inline vf64 sum_false_f32(vf64 grad_out, vf64 input, vf64 running_mean)
{
    const vf64 difference = vf64_sub(input, running_mean);
    return vf64_mul(difference, grad_out);
}

/* Once a row: sum * rsqrt(max + eps), in pairs of f64. */
static inline vf64x2 mul_sum_false_f64(vf64x2 sum, vf64 max, vf64 eps)
{
    const vf64x2 sum2 = vf64x2_of_sum(max, eps);
    const vf64x2 rsqrt = vf64x2_rsqrt(sum2);
    return vf64x2_mul(sum, rsqrt);
}

/* At each point: rsqrt(runningVar + eps) * gradOut * weight, in single f64, rounded once. */
static inline vf64 grad_input_false_f32(vf64 grad_out, vf64 weight, vf64 running_var, vf64 eps)
{
    const vf64 sum = vf64_add(running_var, eps);
    const vf64 rsqrt = vf64_rsqrt_f32(sum);
    const vf64 product = vf64_mul(rsqrt, grad_out);
    return vf64_mul(product, weight);
}

/* What a point adds: (input - saveMean) * gradOut * saveInvstd, in single f64. */
static inline vf64 slope_true_f32(vf64 grad_out, vf64 input, vf64 save_mean, vf64 save_invstd)
{
    const vf64 difference = vf64_sub(input, save_mean);
    const vf64 product = vf64_mul(difference, grad_out);
    return vf64_mul(product, save_invstd);
}

/* Once a row: 1 / count(input, over: channel) * sum, in pairs of f64. */
static inline vf64x2 mul_value_true_f64(vf64x2 sum, vf64 count_of_input_over_channel)
{
    const vf64x2 quotient =
        vf64x2_div(vf64x2_of(vf64_of(1.0)), vf64x2_of(count_of_input_over_channel));
    return vf64x2_mul(quotient, sum);
}

/* At each point: (gradOut - mul_value - (input - saveMean) * (1 / count(input, over: channel)) *
 * slope * saveInvstd) * saveInvstd * weight, in single f64, rounded once. */
static inline vf64 grad_input_true_f32(vf64 grad_out, vf64 input, vf64 weight, vf64 save_mean,
                                       vf64 save_invstd, vf64 slope, vf64 mul_value,
                                       vf64 count_of_input_over_channel)
{
    const vf64 difference = vf64_sub(input, save_mean);
    const vf64 quotient = vf64_div(vf64_of(1.0), count_of_input_over_channel);
    const vf64 product = vf64_mul(difference, quotient);
    const vf64 product2 = vf64_mul(product, slope);
    const vf64 difference2 = vf64_sub(grad_out, mul_value);
    const vf64 difference3 = vf64_fma(vf64_neg(product2), save_invstd, difference2);
    const vf64 product3 = vf64_mul(difference3, save_invstd);
    return vf64_mul(product3, weight);
}

/* Pass 0: sum = sum((input - runningMean) * gradOut), max = max(runningVar), sum2 =
 * sum(gradOut). */
static void batch_norm_backward_false_f32_find_0(const ac_panel *shared, const void *const ins[],
                                                 void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t grad_out_step = panel->line_steps[0];
    const ptrdiff_t input_step = panel->line_steps[1];
    const ptrdiff_t running_mean_step = panel->line_steps[3];
    const ptrdiff_t running_var_step = panel->line_steps[4];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const grad_out = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const input = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const running_mean = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            const float *const running_var = (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const max_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[2] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_greatest max_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    max_found[k] = vf64_greatest_begin(max_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 grad_out_x = vf64_load_f32(grad_out + j * grad_out_step + i);
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        const vf64 running_mean_x =
                            vf64_load_f32(running_mean + j * running_mean_step + i);
                        const vf64 running_var_x =
                            vf64_load_f32(running_var + j * running_var_step + i);
                        vf64_sum_add(&sum_found[k],
                                     sum_false_f32(grad_out_x, input_x, running_mean_x));
                        vf64_greatest_take(&max_found[k], running_var_x);
                        vf64_sum_add(&sum2_found[k], grad_out_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_greatest_keep(max_lanes + i, max_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_greatest_keep(max_lanes + i, vf64_greatest_begin(max_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 grad_out_x = vf64_load_f32(grad_out + i);
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 running_mean_x = vf64_load_f32(running_mean + i);
                const vf64 running_var_x = vf64_load_f32(running_var + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add(&sum_found, sum_false_f32(grad_out_x, input_x, running_mean_x));
                vf64_greatest_take(&max_found, running_var_x);
                vf64_sum_add(&sum2_found, grad_out_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_greatest_keep(max_lanes + i, max_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_out_x = vf64_load_f32_n(grad_out + i, n);
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 running_mean_x = vf64_load_f32_n(running_mean + i, n);
                const vf64 running_var_x = vf64_load_f32_n(running_var + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add_n(&sum_found, sum_false_f32(grad_out_x, input_x, running_mean_x), n);
                vf64_greatest_take_n(&max_found, running_var_x, n);
                vf64_sum_add_n(&sum2_found, grad_out_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_greatest_keep(max_lanes + i, max_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

/* Writes gradInput. */
static void batch_norm_backward_false_f32_write(const ac_panel *shared, const void *const ins[],
                                                void *const outs[], const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct batch_norm_backward_attrs *const a = attrs;
    const vf64 eps = vf64_of(a->eps);

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const grad_out = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const weight = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const running_var = (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            float *const grad_input = (float *)outs[0] + ac_panel_line(panel, 7, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 grad_input_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 grad_out_x = vf64_load_f32(grad_out + i);
                    const vf64 weight_x = vf64_load_f32(weight + i);
                    const vf64 running_var_x = vf64_load_f32(running_var + i);
                    grad_input_parts[k] =
                        grad_input_false_f32(grad_out_x, weight_x, running_var_x, eps);
                }
                vf32_store(grad_input + x, vf32_of_parts(grad_input_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_out_x = vf64_load_f32_n(grad_out + i, n);
                const vf64 weight_x = vf64_load_f32_n(weight + i, n);
                const vf64 running_var_x = vf64_load_f32_n(running_var + i, n);
                vf64_store_f32_n(grad_input + i,
                                 grad_input_false_f32(grad_out_x, weight_x, running_var_x, eps), n);
            }
        }
    }
}

/* After pass 0, once a row: mul_sum. */
static void batch_norm_backward_false_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                                   void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct batch_norm_backward_attrs *const a = attrs;
    const vf64 eps = vf64_of(a->eps);
    double *const mul_sum_to = panel->values[3];
    double *const mul_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];
    const double *const max = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64 max_x = vf64_load(max + i);
        const vf64x2 mul_sum_x = mul_sum_false_f64(sum_x, max_x, eps);
        vf64_store(mul_sum_to + i, mul_sum_x.hi);
        vf64_store(mul_sum_rest_to + i, mul_sum_x.lo);
    }
}

static void batch_norm_backward_false_f32(size_t count, const void *const ins[], void *const outs[],
                                          const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = batch_norm_backward_false_f32_find_0,
        [1] = batch_norm_backward_false_f32_write,
        [2] = batch_norm_backward_false_f32_settle_0,
    };
    const ac_panel *const panel = ins[7];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: slope = sum((input - saveMean) * gradOut * saveInvstd), sum = sum(gradOut). */
static void batch_norm_backward_true_f32_find_0(const ac_panel *shared, const void *const ins[],
                                                void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t grad_out_step = panel->line_steps[0];
    const ptrdiff_t input_step = panel->line_steps[1];
    const ptrdiff_t save_mean_step = panel->line_steps[5];
    const ptrdiff_t save_invstd_step = panel->line_steps[6];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const grad_out = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const input = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const save_mean = (const float *)ins[5] + ac_panel_line(panel, 5, p, y);
            const float *const save_invstd = (const float *)ins[6] + ac_panel_line(panel, 6, p, y);
            double *const slope_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum slope_found[AC_ROW_FUNCTIONS];
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    slope_found[k] = vf64_sum_begin(slope_lanes + i, fresh);
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 grad_out_x = vf64_load_f32(grad_out + j * grad_out_step + i);
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        const vf64 save_mean_x = vf64_load_f32(save_mean + j * save_mean_step + i);
                        const vf64 save_invstd_x =
                            vf64_load_f32(save_invstd + j * save_invstd_step + i);
                        vf64_sum_add(&slope_found[k], slope_true_f32(grad_out_x, input_x,
                                                                     save_mean_x, save_invstd_x));
                        vf64_sum_add(&sum_found[k], grad_out_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(slope_lanes + i, slope_found[k]);
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(slope_lanes + i, vf64_sum_begin(slope_lanes + i, true));
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 grad_out_x = vf64_load_f32(grad_out + i);
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 save_mean_x = vf64_load_f32(save_mean + i);
                const vf64 save_invstd_x = vf64_load_f32(save_invstd + i);
                vf64_sum slope_found = vf64_sum_load(slope_lanes + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&slope_found,
                             slope_true_f32(grad_out_x, input_x, save_mean_x, save_invstd_x));
                vf64_sum_add(&sum_found, grad_out_x);
                vf64_sum_keep(slope_lanes + i, slope_found);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_out_x = vf64_load_f32_n(grad_out + i, n);
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 save_mean_x = vf64_load_f32_n(save_mean + i, n);
                const vf64 save_invstd_x = vf64_load_f32_n(save_invstd + i, n);
                vf64_sum slope_found = vf64_sum_load(slope_lanes + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&slope_found,
                               slope_true_f32(grad_out_x, input_x, save_mean_x, save_invstd_x), n);
                vf64_sum_add_n(&sum_found, grad_out_x, n);
                vf64_sum_keep(slope_lanes + i, slope_found);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes gradInput. */
static void batch_norm_backward_true_f32_write(const ac_panel *shared, const void *const ins[],
                                               void *const outs[], const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct batch_norm_backward_attrs *const a = attrs;
    const vf64 count_of_input_over_channel = vf64_of(a->count_of_input_over_channel);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const slope =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const mul_value =
            (const double *)panel->values[4] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const grad_out = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const input = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const weight = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const save_mean = (const float *)ins[5] + ac_panel_line(panel, 5, p, y);
            const float *const save_invstd = (const float *)ins[6] + ac_panel_line(panel, 6, p, y);
            float *const grad_input = (float *)outs[0] + ac_panel_line(panel, 7, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 grad_input_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 grad_out_x = vf64_load_f32(grad_out + i);
                    const vf64 input_x = vf64_load_f32(input + i);
                    const vf64 weight_x = vf64_load_f32(weight + i);
                    const vf64 save_mean_x = vf64_load_f32(save_mean + i);
                    const vf64 save_invstd_x = vf64_load_f32(save_invstd + i);
                    const vf64 slope_x = vf64_load(slope + ac_panel_value(panel, i));
                    const vf64 mul_value_x = vf64_load(mul_value + ac_panel_value(panel, i));
                    grad_input_parts[k] = grad_input_true_f32(
                        grad_out_x, input_x, weight_x, save_mean_x, save_invstd_x, slope_x,
                        mul_value_x, count_of_input_over_channel);
                }
                vf32_store(grad_input + x, vf32_of_parts(grad_input_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_out_x = vf64_load_f32_n(grad_out + i, n);
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 weight_x = vf64_load_f32_n(weight + i, n);
                const vf64 save_mean_x = vf64_load_f32_n(save_mean + i, n);
                const vf64 save_invstd_x = vf64_load_f32_n(save_invstd + i, n);
                const vf64 slope_x = vf64_load(slope + ac_panel_value(panel, i));
                const vf64 mul_value_x = vf64_load(mul_value + ac_panel_value(panel, i));
                vf64_store_f32_n(grad_input + i,
                                 grad_input_true_f32(grad_out_x, input_x, weight_x, save_mean_x,
                                                     save_invstd_x, slope_x, mul_value_x,
                                                     count_of_input_over_channel),
                                 n);
            }
        }
    }
}

/* After pass 0, once a row: mul_value. */
static void batch_norm_backward_true_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                                  void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct batch_norm_backward_attrs *const a = attrs;
    const vf64 count_of_input_over_channel = vf64_of(a->count_of_input_over_channel);
    double *const mul_value_to = panel->values[4];
    double *const mul_value_rest_to = panel->values[5];
    const double *const sum = panel->values[2];
    const double *const sum_rest = panel->values[3];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 mul_value_x = mul_value_true_f64(sum_x, count_of_input_over_channel);
        vf64_store(mul_value_to + i, mul_value_x.hi);
        vf64_store(mul_value_rest_to + i, mul_value_x.lo);
    }
}

static void batch_norm_backward_true_f32(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = batch_norm_backward_true_f32_find_0,
        [1] = batch_norm_backward_true_f32_write,
        [2] = batch_norm_backward_true_f32_settle_0,
    };
    const ac_panel *const panel = ins[7];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_batch_norm_backward_kernels)[] = {
    [BATCH_NORM_BACKWARD_TRAINING_FALSE] = {{
        [AC_F32] = batch_norm_backward_false_f32,
    }},
    [BATCH_NORM_BACKWARD_TRAINING_TRUE] = {{
        [AC_F32] = batch_norm_backward_true_f32,
    }},
};
