/*
 * Generated from spec/norm/batch_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   mean = sum(input, over: channel) / count(input, over: channel)
 *   squares = sum((input - mean) * (input - mean), over: channel)
 *   rstd = 1 / sqrt(squares / count(input, over: channel) + eps)
 *   training is true:
 *     output = (input - mean) * rstd * weight + bias
 *     nextMean = (1 - momentum) * runningMean + momentum * mean
 *     nextVar = (1 - momentum) * runningVar + momentum * (squares / (count(input, over: channel) -
 *         1))
 *     saveMean = mean
 *     saveInvstd = rstd
 *   output = (input - runningMean) * (1 / sqrt(runningVar + eps)) * weight + bias
 *   nextMean = runningMean
 *   nextVar = runningVar
 *   saveMean = 0
 *   saveInvstd = 0
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/batch_norm.h"
#include "simd/simd.h"

/* Once a row: 0, in pairs of f64. */
static inline vf64x2 save_mean_false_f64(void)
{
    return vf64x2_of(vf64_of(0.0));
}

/* Once a row: 0, in pairs of f64. */
static inline vf64x2 save_invstd_false_f64(void)
{
    return vf64x2_of(vf64_of(0.0));
}

/* At each point: (input - runningMean) * (1 / sqrt(runningVar + eps)) * weight + bias, in single
 * f64, rounded once. */
static inline vf64 output_false_f32(vf64 input, vf64 weight, vf64 bias, vf64 running_mean,
                                    vf64 running_var, vf64 eps)
{
    const vf64 difference = vf64_sub(input, running_mean);
    const vf64x2 sum = vf64x2_of_sum(running_var, eps);
    const vf64 root = vf64_sqrt(sum.hi);
    const vf64x2 sqrt =
        vf64x2_make(root, vf64_correction(vf64_div(vf64_sub(sum.lo, vf64_fms(root, root, sum.hi)),
                                                   vf64_add(root, root))));
    const vf64 sqrt2 = vf64x2_round(sqrt);
    const vf64 quotient = vf64_div(vf64_of(1.0), sqrt2);
    const vf64 product = vf64_mul(difference, quotient);
    return vf64_fma(product, weight, bias);
}

/* What a point adds: (input - div_sum) * (input - div_sum), in single f64. */
static inline vf64 squares_true_f32(vf64 input, vf64 div_sum)
{
    const vf64 difference = vf64_sub(input, div_sum);
    return vf64_mul(difference, difference);
}

/* Once a row: (1 - momentum) * max + sum / count(input, over: channel) * momentum, in pairs of
 * f64. */
static inline vf64x2 add_value_true_f64(vf64 max, vf64x2 sum, vf64 momentum,
                                        vf64 count_of_input_over_channel)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(momentum));
    const vf64x2 product = vf64x2_mul_single(difference, max);
    const vf64x2 quotient = vf64x2_div(sum, vf64x2_of(count_of_input_over_channel));
    const vf64x2 product2 = vf64x2_mul_single(quotient, momentum);
    return vf64x2_add(product, product2);
}

/* Once a row: sum / count(input, over: channel), in pairs of f64. */
static inline vf64x2 div_sum_true_f64(vf64x2 sum, vf64 count_of_input_over_channel)
{
    return vf64x2_div(sum, vf64x2_of(count_of_input_over_channel));
}

/* Once a row: (1 - momentum) * max2 + squares / (count(input, over: channel) - 1) * momentum, in
 * pairs of f64. */
static inline vf64x2 add_value2_true_f64(vf64 max2, vf64x2 squares, vf64 momentum,
                                         vf64 count_of_input_over_channel)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(momentum));
    const vf64x2 product = vf64x2_mul_single(difference, max2);
    const vf64x2 difference2 = vf64x2_of_sum(count_of_input_over_channel, vf64_neg(vf64_of(1.0)));
    const vf64x2 quotient = vf64x2_div(squares, difference2);
    const vf64x2 product2 = vf64x2_mul_single(quotient, momentum);
    return vf64x2_add(product, product2);
}

/* Once a row: 1 / sqrt(squares / count(input, over: channel) + eps), in pairs of f64. */
static inline vf64x2 inverse_value_true_f64(vf64x2 squares, vf64 eps,
                                            vf64 count_of_input_over_channel)
{
    const vf64x2 quotient = vf64x2_div(squares, vf64x2_of(count_of_input_over_channel));
    const vf64x2 sum = vf64x2_add_single(quotient, eps);
    const vf64 root = vf64_sqrt(sum.hi);
    const vf64x2 sqrt =
        vf64x2_make(root, vf64_correction(vf64_div(vf64_sub(sum.lo, vf64_fms(root, root, sum.hi)),
                                                   vf64_add(root, root))));
    return vf64x2_div(vf64x2_of(vf64_of(1.0)), sqrt);
}

/* At each point: (input - div_sum) * inverse_value * weight + bias, in single f64, rounded once. */
static inline vf64 output_true_f32(vf64 input, vf64 weight, vf64 bias, vf64 div_sum,
                                   vf64 inverse_value)
{
    const vf64 difference = vf64_sub(input, div_sum);
    const vf64 product = vf64_mul(difference, inverse_value);
    return vf64_fma(product, weight, bias);
}

/* Pass 0: max = max(runningMean), max2 = max(runningVar). */
static void batch_norm_false_f32_find_0(const ac_panel *shared, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t running_mean_step = panel->line_steps[3];
    const ptrdiff_t running_var_step = panel->line_steps[4];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const running_mean = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            const float *const running_var = (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            float *const max_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            float *const max2_lanes = (float *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF32_LANES <= width; x += AC_ROW_FUNCTIONS * VF32_LANES) {
                vf32_greatest max_found[AC_ROW_FUNCTIONS];
                vf32_greatest max2_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    max_found[k] = vf32_greatest_begin(max_lanes + i, fresh);
                    max2_found[k] = vf32_greatest_begin(max2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                        const vf32 running_mean_x =
                            vf32_load(running_mean + j * running_mean_step + i);
                        const vf32 running_var_x =
                            vf32_load(running_var + j * running_var_step + i);
                        vf32_greatest_take(&max_found[k], running_mean_x);
                        vf32_greatest_take(&max2_found[k], running_var_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF32_LANES) {
                    vf32_greatest_keep(max_lanes + i, max_found[k]);
                    vf32_greatest_keep(max2_lanes + i, max2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF32_LANES) {
                vf32_greatest_keep(max_lanes + i, vf32_greatest_begin(max_lanes + i, true));
                vf32_greatest_keep(max2_lanes + i, vf32_greatest_begin(max2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 running_mean_x = vf32_load(running_mean + i);
                const vf32 running_var_x = vf32_load(running_var + i);
                vf32_greatest max_found = vf32_greatest_load(max_lanes + i);
                vf32_greatest max2_found = vf32_greatest_load(max2_lanes + i);
                vf32_greatest_take(&max_found, running_mean_x);
                vf32_greatest_take(&max2_found, running_var_x);
                vf32_greatest_keep(max_lanes + i, max_found);
                vf32_greatest_keep(max2_lanes + i, max2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 running_mean_x = vf32_load_n(running_mean + i, n);
                const vf32 running_var_x = vf32_load_n(running_var + i, n);
                vf32_greatest max_found = vf32_greatest_load(max_lanes + i);
                vf32_greatest max2_found = vf32_greatest_load(max2_lanes + i);
                vf32_greatest_take_n(&max_found, running_mean_x, n);
                vf32_greatest_take_n(&max2_found, running_var_x, n);
                vf32_greatest_keep(max_lanes + i, max_found);
                vf32_greatest_keep(max2_lanes + i, max2_found);
            }
        }
    }
}

/* Writes output. */
static void batch_norm_false_f32_write(const ac_panel *shared, const void *const ins[],
                                       void *const outs[], const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct batch_norm_attrs *const a = attrs;
    const vf64 eps = vf64_of(a->eps);

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const weight = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const bias = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const running_mean = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            const float *const running_var = (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            float *const output = (float *)outs[0] + ac_panel_line(panel, 5, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 output_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 input_x = vf64_load_f32(input + i);
                    const vf64 weight_x = vf64_load_f32(weight + i);
                    const vf64 bias_x = vf64_load_f32(bias + i);
                    const vf64 running_mean_x = vf64_load_f32(running_mean + i);
                    const vf64 running_var_x = vf64_load_f32(running_var + i);
                    output_parts[k] = output_false_f32(input_x, weight_x, bias_x, running_mean_x,
                                                       running_var_x, eps);
                }
                vf32_store(output + x, vf32_of_parts(output_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 weight_x = vf64_load_f32_n(weight + i, n);
                const vf64 bias_x = vf64_load_f32_n(bias + i, n);
                const vf64 running_mean_x = vf64_load_f32_n(running_mean + i, n);
                const vf64 running_var_x = vf64_load_f32_n(running_var + i, n);
                vf64_store_f32_n(
                    output + i,
                    output_false_f32(input_x, weight_x, bias_x, running_mean_x, running_var_x, eps),
                    n);
            }
        }
    }
}

/* After pass 0, once a row: saveMean, saveInvstd. */
static void batch_norm_false_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const save_mean_to = panel->values[2];
    double *const save_mean_rest_to = panel->values[3];
    double *const save_invstd_to = panel->values[4];
    double *const save_invstd_rest_to = panel->values[5];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 save_mean_x = save_mean_false_f64();
        vf64_store(save_mean_to + i, save_mean_x.hi);
        vf64_store(save_mean_rest_to + i, save_mean_x.lo);
        const vf64x2 save_invstd_x = save_invstd_false_f64();
        vf64_store(save_invstd_to + i, save_invstd_x.hi);
        vf64_store(save_invstd_rest_to + i, save_invstd_x.lo);
    }
}

static void batch_norm_false_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = batch_norm_false_f32_find_0,
        [1] = batch_norm_false_f32_write,
        [2] = batch_norm_false_f32_settle_0,
    };
    const ac_panel *const panel = ins[5];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: max = max(runningMean), sum = sum(input), max2 = max(runningVar). */
static void batch_norm_true_f32_find_0(const ac_panel *shared, const void *const ins[],
                                       void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t input_step = panel->line_steps[0];
    const ptrdiff_t running_mean_step = panel->line_steps[3];
    const ptrdiff_t running_var_step = panel->line_steps[4];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const running_mean = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            const float *const running_var = (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            double *const max_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            double *const max2_lanes = (double *)panel->lanes[2] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_greatest max_found[AC_ROW_FUNCTIONS];
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_greatest max2_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    max_found[k] = vf64_greatest_begin(max_lanes + i, fresh);
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    max2_found[k] = vf64_greatest_begin(max2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 running_mean_x =
                            vf64_load_f32(running_mean + j * running_mean_step + i);
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        const vf64 running_var_x =
                            vf64_load_f32(running_var + j * running_var_step + i);
                        vf64_greatest_take(&max_found[k], running_mean_x);
                        vf64_sum_add(&sum_found[k], input_x);
                        vf64_greatest_take(&max2_found[k], running_var_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_greatest_keep(max_lanes + i, max_found[k]);
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_greatest_keep(max2_lanes + i, max2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_greatest_keep(max_lanes + i, vf64_greatest_begin(max_lanes + i, true));
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_greatest_keep(max2_lanes + i, vf64_greatest_begin(max2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 running_mean_x = vf64_load_f32(running_mean + i);
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 running_var_x = vf64_load_f32(running_var + i);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_greatest max2_found = vf64_greatest_load(max2_lanes + i);
                vf64_greatest_take(&max_found, running_mean_x);
                vf64_sum_add(&sum_found, input_x);
                vf64_greatest_take(&max2_found, running_var_x);
                vf64_greatest_keep(max_lanes + i, max_found);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_greatest_keep(max2_lanes + i, max2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 running_mean_x = vf64_load_f32_n(running_mean + i, n);
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 running_var_x = vf64_load_f32_n(running_var + i, n);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_greatest max2_found = vf64_greatest_load(max2_lanes + i);
                vf64_greatest_take_n(&max_found, running_mean_x, n);
                vf64_sum_add_n(&sum_found, input_x, n);
                vf64_greatest_take_n(&max2_found, running_var_x, n);
                vf64_greatest_keep(max_lanes + i, max_found);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_greatest_keep(max2_lanes + i, max2_found);
            }
        }
    }
}

/* Pass 1: squares = sum((input - div_sum) * (input - div_sum)). */
static void batch_norm_true_f32_find_1(const ac_panel *shared, const void *const ins[],
                                       void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t input_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const div_sum =
            (const double *)panel->values[6] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const squares_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum squares_found[AC_ROW_VECTORS];
                vf64 div_sum_x[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    squares_found[k] = vf64_sum_begin(squares_lanes + i, fresh);
                    div_sum_x[k] = vf64_load(div_sum + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        vf64_sum_add(&squares_found[k], squares_true_f32(input_x, div_sum_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_sum_keep(squares_lanes + i, squares_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(squares_lanes + i, vf64_sum_begin(squares_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + i);
                vf64_sum_add(&squares_found, squares_true_f32(input_x, div_sum_x));
                vf64_sum_keep(squares_lanes + i, squares_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + i);
                vf64_sum_add_n(&squares_found, squares_true_f32(input_x, div_sum_x), n);
                vf64_sum_keep(squares_lanes + i, squares_found);
            }
        }
    }
}

/* Writes output. */
static void batch_norm_true_f32_write(const ac_panel *shared, const void *const ins[],
                                      void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const div_sum =
            (const double *)panel->values[6] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_value =
            (const double *)panel->values[12] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const input = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const weight = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const bias = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            float *const output = (float *)outs[0] + ac_panel_line(panel, 5, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 output_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 input_x = vf64_load_f32(input + i);
                    const vf64 weight_x = vf64_load_f32(weight + i);
                    const vf64 bias_x = vf64_load_f32(bias + i);
                    const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                    const vf64 inverse_value_x =
                        vf64_load(inverse_value + ac_panel_value(panel, i));
                    output_parts[k] =
                        output_true_f32(input_x, weight_x, bias_x, div_sum_x, inverse_value_x);
                }
                vf32_store(output + x, vf32_of_parts(output_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 weight_x = vf64_load_f32_n(weight + i, n);
                const vf64 bias_x = vf64_load_f32_n(bias + i, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                const vf64 inverse_value_x = vf64_load(inverse_value + ac_panel_value(panel, i));
                vf64_store_f32_n(
                    output + i,
                    output_true_f32(input_x, weight_x, bias_x, div_sum_x, inverse_value_x), n);
            }
        }
    }
}

/* After pass 0, once a row: add_value, div_sum. */
static void batch_norm_true_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                         void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct batch_norm_attrs *const a = attrs;
    const vf64 momentum = vf64_of(a->momentum);
    const vf64 count_of_input_over_channel = vf64_of(a->count_of_input_over_channel);
    double *const add_value_to = panel->values[3];
    double *const add_value_rest_to = panel->values[4];
    double *const div_sum_to = panel->values[6];
    double *const div_sum_rest_to = panel->values[7];
    const double *const max = panel->values[0];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64 max_x = vf64_load(max + i);
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 add_value_x =
            add_value_true_f64(max_x, sum_x, momentum, count_of_input_over_channel);
        vf64_store(add_value_to + i, add_value_x.hi);
        vf64_store(add_value_rest_to + i, add_value_x.lo);
        const vf64x2 div_sum_x = div_sum_true_f64(sum_x, count_of_input_over_channel);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* After pass 1, once a row: add_value2, inverse_value. */
static void batch_norm_true_f32_settle_1(const ac_panel *panel, const void *const ins[],
                                         void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct batch_norm_attrs *const a = attrs;
    const vf64 momentum = vf64_of(a->momentum);
    const vf64 eps = vf64_of(a->eps);
    const vf64 count_of_input_over_channel = vf64_of(a->count_of_input_over_channel);
    double *const add_value2_to = panel->values[10];
    double *const add_value2_rest_to = panel->values[11];
    double *const inverse_value_to = panel->values[12];
    double *const inverse_value_rest_to = panel->values[13];
    const double *const max2 = panel->values[5];
    const double *const squares = panel->values[8];
    const double *const squares_rest = panel->values[9];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64 max2_x = vf64_load(max2 + i);
        const vf64x2 squares_x = vf64x2_make(vf64_load(squares + i), vf64_load(squares_rest + i));
        const vf64x2 add_value2_x =
            add_value2_true_f64(max2_x, squares_x, momentum, count_of_input_over_channel);
        vf64_store(add_value2_to + i, add_value2_x.hi);
        vf64_store(add_value2_rest_to + i, add_value2_x.lo);
        const vf64x2 inverse_value_x =
            inverse_value_true_f64(squares_x, eps, count_of_input_over_channel);
        vf64_store(inverse_value_to + i, inverse_value_x.hi);
        vf64_store(inverse_value_rest_to + i, inverse_value_x.lo);
    }
}

static void batch_norm_true_f32(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = batch_norm_true_f32_find_0,
        [1] = batch_norm_true_f32_find_1,
        [2] = batch_norm_true_f32_write,
        [3] = batch_norm_true_f32_settle_0,
        [4] = batch_norm_true_f32_settle_1,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[5];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_batch_norm_kernels)[] = {
    [BATCH_NORM_TRAINING_FALSE] = {{
        [AC_F32] = batch_norm_false_f32,
    }},
    [BATCH_NORM_TRAINING_TRUE] = {{
        [AC_F32] = batch_norm_true_f32,
    }},
};
