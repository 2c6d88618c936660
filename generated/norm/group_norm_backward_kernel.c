/*
 * Generated from spec/norm/group_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   share = 1 / count(input, over: group)
 *   own = (input - mean) * rstd
 *   weight = gradOut * gamma
 *   plain = share * sum(weight, over: group)
 *   along = share * sum(weight * own, over: group)
 *   gradInput = (weight - plain - own * along) * rstd
 *   gradGammaOut = sum(gradOut * own)
 *   gradBetaOut = sum(gradOut)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/group_norm_backward.h"
#include "simd/simd.h"

/* What a point adds: (input - mean) * gradOut * rstd, in single f64. */
static inline vf64 sum_shared_f32(vf64 grad_out, vf64 input, vf64 mean, vf64 rstd)
{
    const vf64 difference = vf64_sub(input, mean);
    const vf64 product = vf64_mul(difference, grad_out);
    return vf64_mul(product, rstd);
}

/* What a point adds: gradOut * gamma, in single f64. */
static inline vf64_factors sum_f32(vf64 grad_out, vf64 gamma)
{
    return (vf64_factors){grad_out, gamma};
}

/* What a point adds: (input - mean) * gradOut * gamma * rstd, in single f64. */
static inline vf64 sum2_f32(vf64 grad_out, vf64 input, vf64 mean, vf64 rstd, vf64 gamma)
{
    const vf64 difference = vf64_sub(input, mean);
    const vf64 product = vf64_mul(difference, grad_out);
    const vf64 product2 = vf64_mul(product, gamma);
    return vf64_mul(product2, rstd);
}

/* Once a row: 1 / count(input, over: group) * sum, in pairs of f64. */
static inline vf64x2 mul_value_f64(vf64x2 sum, vf64 count_of_input_over_group)
{
    const vf64x2 quotient =
        vf64x2_div(vf64x2_of(vf64_of(1.0)), vf64x2_of(count_of_input_over_group));
    return vf64x2_mul(quotient, sum);
}

/* At each point: (gradOut * gamma - mul_value - (input - mean) * (1 / count(input, over: group)) *
 * sum2 * rstd) * rstd, in single f64, rounded once. */
static inline vf64 grad_input_f32(vf64 grad_out, vf64 input, vf64 mean, vf64 rstd, vf64 gamma,
                                  vf64 sum2, vf64 mul_value, vf64 count_of_input_over_group)
{
    const vf64 difference = vf64_sub(input, mean);
    const vf64 quotient = vf64_div(vf64_of(1.0), count_of_input_over_group);
    const vf64 product = vf64_mul(difference, quotient);
    const vf64 product2 = vf64_mul(product, sum2);
    const vf64 difference2 = vf64_fma(grad_out, gamma, vf64_neg(mul_value));
    const vf64 difference3 = vf64_fma(vf64_neg(product2), rstd, difference2);
    return vf64_mul(difference3, rstd);
}

/* Pass 0: sum = sum((input - mean) * gradOut * rstd), sum2 = sum(gradOut). */
static void group_norm_backward_shared_f32_find_0(const ac_panel *shared, const void *const ins[],
                                                  void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t grad_out_step = panel->line_steps[0];
    const ptrdiff_t input_step = panel->line_steps[1];
    const ptrdiff_t mean_step = panel->line_steps[2];
    const ptrdiff_t rstd_step = panel->line_steps[3];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const grad_out = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const input = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const mean = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const rstd = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 grad_out_x = vf64_load_f32(grad_out + j * grad_out_step + i);
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        const vf64 mean_x = vf64_load_f32(mean + j * mean_step + i);
                        const vf64 rstd_x = vf64_load_f32(rstd + j * rstd_step + i);
                        vf64_sum_add(&sum_found[k],
                                     sum_shared_f32(grad_out_x, input_x, mean_x, rstd_x));
                        vf64_sum_add(&sum2_found[k], grad_out_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 grad_out_x = vf64_load_f32(grad_out + i);
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 mean_x = vf64_load_f32(mean + i);
                const vf64 rstd_x = vf64_load_f32(rstd + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add(&sum_found, sum_shared_f32(grad_out_x, input_x, mean_x, rstd_x));
                vf64_sum_add(&sum2_found, grad_out_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_out_x = vf64_load_f32_n(grad_out + i, n);
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 mean_x = vf64_load_f32_n(mean + i, n);
                const vf64 rstd_x = vf64_load_f32_n(rstd + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add_n(&sum_found, sum_shared_f32(grad_out_x, input_x, mean_x, rstd_x), n);
                vf64_sum_add_n(&sum2_found, grad_out_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

static void group_norm_backward_shared_f32(size_t count, const void *const ins[],
                                           void *const outs[], const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = group_norm_backward_shared_f32_find_0,
    };
    const ac_panel *const panel = ins[5];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(gradOut * gamma), sum2 = sum((input - mean) * gradOut * gamma * rstd). */
static void group_norm_backward_f32_find_0(const ac_panel *shared, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t grad_out_step = panel->line_steps[0];
    const ptrdiff_t input_step = panel->line_steps[1];
    const ptrdiff_t mean_step = panel->line_steps[2];
    const ptrdiff_t rstd_step = panel->line_steps[3];
    const ptrdiff_t gamma_step = panel->line_steps[4];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const grad_out = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const input = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const mean = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const rstd = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            const float *const gamma = (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 grad_out_x = vf64_load_f32(grad_out + j * grad_out_step + i);
                        const vf64 gamma_x = vf64_load_f32(gamma + j * gamma_step + i);
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        const vf64 mean_x = vf64_load_f32(mean + j * mean_step + i);
                        const vf64 rstd_x = vf64_load_f32(rstd + j * rstd_step + i);
                        const vf64_factors sum_x = sum_f32(grad_out_x, gamma_x);
                        vf64_sum_add_product(&sum_found[k], sum_x.a, sum_x.b);
                        vf64_sum_add(&sum2_found[k],
                                     sum2_f32(grad_out_x, input_x, mean_x, rstd_x, gamma_x));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 grad_out_x = vf64_load_f32(grad_out + i);
                const vf64 gamma_x = vf64_load_f32(gamma + i);
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 mean_x = vf64_load_f32(mean + i);
                const vf64 rstd_x = vf64_load_f32(rstd + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                const vf64_factors sum_x = sum_f32(grad_out_x, gamma_x);
                vf64_sum_add_product(&sum_found, sum_x.a, sum_x.b);
                vf64_sum_add(&sum2_found, sum2_f32(grad_out_x, input_x, mean_x, rstd_x, gamma_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_out_x = vf64_load_f32_n(grad_out + i, n);
                const vf64 gamma_x = vf64_load_f32_n(gamma + i, n);
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 mean_x = vf64_load_f32_n(mean + i, n);
                const vf64 rstd_x = vf64_load_f32_n(rstd + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                const vf64_factors sum_x = sum_f32(grad_out_x, gamma_x);
                vf64_sum_add_product_n(&sum_found, sum_x.a, sum_x.b, n);
                vf64_sum_add_n(&sum2_found, sum2_f32(grad_out_x, input_x, mean_x, rstd_x, gamma_x),
                               n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

/* Writes gradInput. */
static void group_norm_backward_f32_write(const ac_panel *shared, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct group_norm_backward_attrs *const a = attrs;
    const vf64 count_of_input_over_group = vf64_of(a->count_of_input_over_group);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const sum2 =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        const double *const mul_value =
            (const double *)panel->values[4] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const grad_out = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const input = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const mean = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const rstd = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            const float *const gamma = (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            float *const grad_input = (float *)outs[0] + ac_panel_line(panel, 5, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 grad_input_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 grad_out_x = vf64_load_f32(grad_out + i);
                    const vf64 input_x = vf64_load_f32(input + i);
                    const vf64 mean_x = vf64_load_f32(mean + i);
                    const vf64 rstd_x = vf64_load_f32(rstd + i);
                    const vf64 gamma_x = vf64_load_f32(gamma + i);
                    const vf64 sum2_x = vf64_load(sum2 + ac_panel_value(panel, i));
                    const vf64 mul_value_x = vf64_load(mul_value + ac_panel_value(panel, i));
                    grad_input_parts[k] =
                        grad_input_f32(grad_out_x, input_x, mean_x, rstd_x, gamma_x, sum2_x,
                                       mul_value_x, count_of_input_over_group);
                }
                vf32_store(grad_input + x, vf32_of_parts(grad_input_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_out_x = vf64_load_f32_n(grad_out + i, n);
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 mean_x = vf64_load_f32_n(mean + i, n);
                const vf64 rstd_x = vf64_load_f32_n(rstd + i, n);
                const vf64 gamma_x = vf64_load_f32_n(gamma + i, n);
                const vf64 sum2_x = vf64_load(sum2 + ac_panel_value(panel, i));
                const vf64 mul_value_x = vf64_load(mul_value + ac_panel_value(panel, i));
                vf64_store_f32_n(grad_input + i,
                                 grad_input_f32(grad_out_x, input_x, mean_x, rstd_x, gamma_x,
                                                sum2_x, mul_value_x, count_of_input_over_group),
                                 n);
            }
        }
    }
}

/* After pass 0, once a row: mul_value. */
static void group_norm_backward_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct group_norm_backward_attrs *const a = attrs;
    const vf64 count_of_input_over_group = vf64_of(a->count_of_input_over_group);
    double *const mul_value_to = panel->values[4];
    double *const mul_value_rest_to = panel->values[5];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 mul_value_x = mul_value_f64(sum_x, count_of_input_over_group);
        vf64_store(mul_value_to + i, mul_value_x.hi);
        vf64_store(mul_value_rest_to + i, mul_value_x.lo);
    }
}

static void group_norm_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = group_norm_backward_f32_find_0,
        [1] = group_norm_backward_f32_write,
        [2] = group_norm_backward_f32_settle_0,
    };
    const ac_panel *const panel = ins[5];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_group_norm_backward_kernels)[] = {
    [0] = {{
        [AC_F32] = group_norm_backward_shared_f32,
    }},
    [GROUP_NORM_BACKWARD_ROWS] = {{
        [AC_F32] = group_norm_backward_f32,
    }},
};
