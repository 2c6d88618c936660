/*
 * Generated from spec/norm/add_layer_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   share = 1 / count(x1, over: gamma)
 *   own = (x1 + x2 - mean) * rstd
 *   weight = dy * gamma
 *   plain = share * sum(weight, over: gamma)
 *   along = share * sum(weight * own, over: gamma)
 *   dxOut = (weight - plain - own * along) * rstd + dsumOptional
 *   dgammaOut = sum(dy * own)
 *   dbetaOut = sum(dy)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/add_layer_norm_grad.h"
#include "simd/simd.h"

/* What a point adds: (x1 + x2 - mean) * dy * rstd, in single f64. */
static inline vf64 sum_shared_f32(vf64 dy, vf64 x1, vf64 x2, vf64 rstd, vf64 mean)
{
    const vf64 sum = vf64_add(x1, x2);
    const vf64 difference = vf64_sub(sum, mean);
    const vf64 product = vf64_mul(difference, dy);
    return vf64_mul(product, rstd);
}

/* What a point adds: dy * gamma, in single f64. */
static inline vf64_factors sum_f32(vf64 dy, vf64 gamma)
{
    return (vf64_factors){dy, gamma};
}

/* What a point adds: (x1 + x2 - mean) * dy * gamma * rstd, in single f64. */
static inline vf64 sum2_f32(vf64 dy, vf64 x1, vf64 x2, vf64 rstd, vf64 mean, vf64 gamma)
{
    const vf64 sum = vf64_add(x1, x2);
    const vf64 difference = vf64_sub(sum, mean);
    const vf64 product = vf64_mul(difference, dy);
    const vf64 product2 = vf64_mul(product, gamma);
    return vf64_mul(product2, rstd);
}

/* Once a row: 1 / count(x1, over: gamma) * sum, in pairs of f64. */
static inline vf64x2 mul_value_f64(vf64x2 sum, vf64 count_of_x1_over_gamma)
{
    const vf64x2 quotient = vf64x2_div(vf64x2_of(vf64_of(1.0)), vf64x2_of(count_of_x1_over_gamma));
    return vf64x2_mul(quotient, sum);
}

/* At each point: (dy * gamma - mul_value - (x1 + x2 - mean) * (1 / count(x1, over: gamma)) * sum2 *
 * rstd) * rstd + dsumOptional, in single f64, rounded once. */
static inline vf64 dx_out_f32(vf64 dy, vf64 x1, vf64 x2, vf64 rstd, vf64 mean, vf64 gamma,
                              vf64 dsum_optional, vf64 sum2, vf64 mul_value,
                              vf64 count_of_x1_over_gamma)
{
    const vf64 sum = vf64_add(x1, x2);
    const vf64 difference = vf64_sub(sum, mean);
    const vf64 quotient = vf64_div(vf64_of(1.0), count_of_x1_over_gamma);
    const vf64 product = vf64_mul(difference, quotient);
    const vf64 product2 = vf64_mul(product, sum2);
    const vf64 difference2 = vf64_fma(dy, gamma, vf64_neg(mul_value));
    const vf64 difference3 = vf64_fma(vf64_neg(product2), rstd, difference2);
    return vf64_fma(difference3, rstd, dsum_optional);
}

/* Pass 0: sum = sum((x1 + x2 - mean) * dy * rstd), sum2 = sum(dy). */
static void add_layer_norm_grad_shared_f32_find_0(const ac_panel *shared, const void *const ins[],
                                                  void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t dy_step = panel->line_steps[0];
    const ptrdiff_t x1_step = panel->line_steps[1];
    const ptrdiff_t x2_step = panel->line_steps[2];
    const ptrdiff_t rstd_step = panel->line_steps[3];
    const ptrdiff_t mean_step = panel->line_steps[4];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const dy = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const x1 = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const x2 = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const rstd = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            const float *const mean = (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
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
                        const vf64 dy_x = vf64_load_f32(dy + j * dy_step + i);
                        const vf64 x1_x = vf64_load_f32(x1 + j * x1_step + i);
                        const vf64 x2_x = vf64_load_f32(x2 + j * x2_step + i);
                        const vf64 rstd_x = vf64_load_f32(rstd + j * rstd_step + i);
                        const vf64 mean_x = vf64_load_f32(mean + j * mean_step + i);
                        vf64_sum_add(&sum_found[k],
                                     sum_shared_f32(dy_x, x1_x, x2_x, rstd_x, mean_x));
                        vf64_sum_add(&sum2_found[k], dy_x);
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
                const vf64 dy_x = vf64_load_f32(dy + i);
                const vf64 x1_x = vf64_load_f32(x1 + i);
                const vf64 x2_x = vf64_load_f32(x2 + i);
                const vf64 rstd_x = vf64_load_f32(rstd + i);
                const vf64 mean_x = vf64_load_f32(mean + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add(&sum_found, sum_shared_f32(dy_x, x1_x, x2_x, rstd_x, mean_x));
                vf64_sum_add(&sum2_found, dy_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 dy_x = vf64_load_f32_n(dy + i, n);
                const vf64 x1_x = vf64_load_f32_n(x1 + i, n);
                const vf64 x2_x = vf64_load_f32_n(x2 + i, n);
                const vf64 rstd_x = vf64_load_f32_n(rstd + i, n);
                const vf64 mean_x = vf64_load_f32_n(mean + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add_n(&sum_found, sum_shared_f32(dy_x, x1_x, x2_x, rstd_x, mean_x), n);
                vf64_sum_add_n(&sum2_found, dy_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

static void add_layer_norm_grad_shared_f32(size_t count, const void *const ins[],
                                           void *const outs[], const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = add_layer_norm_grad_shared_f32_find_0,
    };
    const ac_panel *const panel = ins[7];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(dy * gamma), sum2 = sum((x1 + x2 - mean) * dy * gamma * rstd). */
static void add_layer_norm_grad_f32_find_0(const ac_panel *shared, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t dy_step = panel->line_steps[0];
    const ptrdiff_t x1_step = panel->line_steps[1];
    const ptrdiff_t x2_step = panel->line_steps[2];
    const ptrdiff_t rstd_step = panel->line_steps[3];
    const ptrdiff_t mean_step = panel->line_steps[4];
    const ptrdiff_t gamma_step = panel->line_steps[5];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const dy = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const x1 = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const x2 = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const rstd = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            const float *const mean = (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            const float *const gamma = (const float *)ins[5] + ac_panel_line(panel, 5, p, y);
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
                        const vf64 dy_x = vf64_load_f32(dy + j * dy_step + i);
                        const vf64 gamma_x = vf64_load_f32(gamma + j * gamma_step + i);
                        const vf64 x1_x = vf64_load_f32(x1 + j * x1_step + i);
                        const vf64 x2_x = vf64_load_f32(x2 + j * x2_step + i);
                        const vf64 rstd_x = vf64_load_f32(rstd + j * rstd_step + i);
                        const vf64 mean_x = vf64_load_f32(mean + j * mean_step + i);
                        const vf64_factors sum_x = sum_f32(dy_x, gamma_x);
                        vf64_sum_add_product(&sum_found[k], sum_x.a, sum_x.b);
                        vf64_sum_add(&sum2_found[k],
                                     sum2_f32(dy_x, x1_x, x2_x, rstd_x, mean_x, gamma_x));
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
                const vf64 dy_x = vf64_load_f32(dy + i);
                const vf64 gamma_x = vf64_load_f32(gamma + i);
                const vf64 x1_x = vf64_load_f32(x1 + i);
                const vf64 x2_x = vf64_load_f32(x2 + i);
                const vf64 rstd_x = vf64_load_f32(rstd + i);
                const vf64 mean_x = vf64_load_f32(mean + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                const vf64_factors sum_x = sum_f32(dy_x, gamma_x);
                vf64_sum_add_product(&sum_found, sum_x.a, sum_x.b);
                vf64_sum_add(&sum2_found, sum2_f32(dy_x, x1_x, x2_x, rstd_x, mean_x, gamma_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 dy_x = vf64_load_f32_n(dy + i, n);
                const vf64 gamma_x = vf64_load_f32_n(gamma + i, n);
                const vf64 x1_x = vf64_load_f32_n(x1 + i, n);
                const vf64 x2_x = vf64_load_f32_n(x2 + i, n);
                const vf64 rstd_x = vf64_load_f32_n(rstd + i, n);
                const vf64 mean_x = vf64_load_f32_n(mean + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                const vf64_factors sum_x = sum_f32(dy_x, gamma_x);
                vf64_sum_add_product_n(&sum_found, sum_x.a, sum_x.b, n);
                vf64_sum_add_n(&sum2_found, sum2_f32(dy_x, x1_x, x2_x, rstd_x, mean_x, gamma_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

/* Writes dxOut. */
static void add_layer_norm_grad_f32_write(const ac_panel *shared, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct add_layer_norm_grad_attrs *const a = attrs;
    const vf64 count_of_x1_over_gamma = vf64_of(a->count_of_x1_over_gamma);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const sum2 =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        const double *const mul_value =
            (const double *)panel->values[4] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const dy = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const x1 = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const x2 = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const rstd = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            const float *const mean = (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            const float *const gamma = (const float *)ins[5] + ac_panel_line(panel, 5, p, y);
            const float *const dsum_optional =
                (const float *)ins[6] + ac_panel_line(panel, 6, p, y);
            float *const dx_out = (float *)outs[0] + ac_panel_line(panel, 7, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 dx_out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 dy_x = vf64_load_f32(dy + i);
                    const vf64 x1_x = vf64_load_f32(x1 + i);
                    const vf64 x2_x = vf64_load_f32(x2 + i);
                    const vf64 rstd_x = vf64_load_f32(rstd + i);
                    const vf64 mean_x = vf64_load_f32(mean + i);
                    const vf64 gamma_x = vf64_load_f32(gamma + i);
                    const vf64 dsum_optional_x = vf64_load_f32(dsum_optional + i);
                    const vf64 sum2_x = vf64_load(sum2 + ac_panel_value(panel, i));
                    const vf64 mul_value_x = vf64_load(mul_value + ac_panel_value(panel, i));
                    dx_out_parts[k] =
                        dx_out_f32(dy_x, x1_x, x2_x, rstd_x, mean_x, gamma_x, dsum_optional_x,
                                   sum2_x, mul_value_x, count_of_x1_over_gamma);
                }
                vf32_store(dx_out + x, vf32_of_parts(dx_out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 dy_x = vf64_load_f32_n(dy + i, n);
                const vf64 x1_x = vf64_load_f32_n(x1 + i, n);
                const vf64 x2_x = vf64_load_f32_n(x2 + i, n);
                const vf64 rstd_x = vf64_load_f32_n(rstd + i, n);
                const vf64 mean_x = vf64_load_f32_n(mean + i, n);
                const vf64 gamma_x = vf64_load_f32_n(gamma + i, n);
                const vf64 dsum_optional_x = vf64_load_f32_n(dsum_optional + i, n);
                const vf64 sum2_x = vf64_load(sum2 + ac_panel_value(panel, i));
                const vf64 mul_value_x = vf64_load(mul_value + ac_panel_value(panel, i));
                vf64_store_f32_n(dx_out + i,
                                 dx_out_f32(dy_x, x1_x, x2_x, rstd_x, mean_x, gamma_x,
                                            dsum_optional_x, sum2_x, mul_value_x,
                                            count_of_x1_over_gamma),
                                 n);
            }
        }
    }
}

/* After pass 0, once a row: mul_value. */
static void add_layer_norm_grad_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct add_layer_norm_grad_attrs *const a = attrs;
    const vf64 count_of_x1_over_gamma = vf64_of(a->count_of_x1_over_gamma);
    double *const mul_value_to = panel->values[4];
    double *const mul_value_rest_to = panel->values[5];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 mul_value_x = mul_value_f64(sum_x, count_of_x1_over_gamma);
        vf64_store(mul_value_to + i, mul_value_x.hi);
        vf64_store(mul_value_rest_to + i, mul_value_x.lo);
    }
}

static void add_layer_norm_grad_f32(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = add_layer_norm_grad_f32_find_0,
        [1] = add_layer_norm_grad_f32_write,
        [2] = add_layer_norm_grad_f32_settle_0,
    };
    const ac_panel *const panel = ins[7];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_add_layer_norm_grad_kernels)[] = {
    [0] = {{
        [AC_F32] = add_layer_norm_grad_shared_f32,
    }},
    [ADD_LAYER_NORM_GRAD_ROWS] = {{
        [AC_F32] = add_layer_norm_grad_f32,
    }},
};
