/*
 * Generated from spec/norm/rms_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   share = 1 / count(x, over: gamma)
 *   root = x * rstd
 *   mean = share * sum(dy * gamma * root, over: gamma)
 *   dxOut = (dy * gamma - root * mean) * rstd
 *   dgammaOut = sum(dy * root)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/rms_norm_grad.h"
#include "simd/simd.h"

/* What a point adds: dy * x * rstd, in single f64. */
static inline vf64_factors sum_shared_f32(vf64 dy, vf64 x_, vf64 rstd)
{
    const vf64 product = vf64_mul(dy, x_);
    return (vf64_factors){product, rstd};
}

/* What a point adds: dy * gamma * x * rstd, in single f64. */
static inline vf64 sum_f32(vf64 dy, vf64 x_, vf64 rstd, vf64 gamma)
{
    const vf64 product = vf64_mul(dy, gamma);
    const vf64 product2 = vf64_mul(product, x_);
    return vf64_mul(product2, rstd);
}

/* Once a row: 1 / count(x, over: gamma) * sum, in pairs of f64. */
static inline vf64x2 mul_value_f64(vf64x2 sum, vf64 count_of_x_over_gamma)
{
    const vf64x2 quotient = vf64x2_div(vf64x2_of(vf64_of(1.0)), vf64x2_of(count_of_x_over_gamma));
    return vf64x2_mul(quotient, sum);
}

/* At each point: (dy * gamma - mul_value * x * rstd) * rstd, in single f64, rounded once. */
static inline vf64 dx_out_f32(vf64 dy, vf64 x_, vf64 rstd, vf64 gamma, vf64 mul_value)
{
    const vf64 product = vf64_mul(mul_value, x_);
    const vf64 product2 = vf64_mul(product, rstd);
    const vf64 difference = vf64_fma(dy, gamma, vf64_neg(product2));
    return vf64_mul(difference, rstd);
}

/* Pass 0: sum = sum(dy * x * rstd). */
static void rms_norm_grad_shared_f32_find_0(const ac_panel *shared, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t dy_step = panel->line_steps[0];
    const ptrdiff_t x__step = panel->line_steps[1];
    const ptrdiff_t rstd_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const dy = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const x_ = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const rstd = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 dy_x = vf64_load_f32(dy + j * dy_step + i);
                        const vf64 x__x = vf64_load_f32(x_ + j * x__step + i);
                        const vf64 rstd_x = vf64_load_f32(rstd + j * rstd_step + i);
                        const vf64_factors sum_x = sum_shared_f32(dy_x, x__x, rstd_x);
                        vf64_sum_add_product(&sum_found[k], sum_x.a, sum_x.b);
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
                const vf64 dy_x = vf64_load_f32(dy + i);
                const vf64 x__x = vf64_load_f32(x_ + i);
                const vf64 rstd_x = vf64_load_f32(rstd + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64_factors sum_x = sum_shared_f32(dy_x, x__x, rstd_x);
                vf64_sum_add_product(&sum_found, sum_x.a, sum_x.b);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 dy_x = vf64_load_f32_n(dy + i, n);
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 rstd_x = vf64_load_f32_n(rstd + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64_factors sum_x = sum_shared_f32(dy_x, x__x, rstd_x);
                vf64_sum_add_product_n(&sum_found, sum_x.a, sum_x.b, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

static void rms_norm_grad_shared_f32(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = rms_norm_grad_shared_f32_find_0,
    };
    const ac_panel *const panel = ins[4];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(dy * gamma * x * rstd). */
static void rms_norm_grad_f32_find_0(const ac_panel *shared, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t dy_step = panel->line_steps[0];
    const ptrdiff_t x__step = panel->line_steps[1];
    const ptrdiff_t rstd_step = panel->line_steps[2];
    const ptrdiff_t gamma_step = panel->line_steps[3];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const dy = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const x_ = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const rstd = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const gamma = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 dy_x = vf64_load_f32(dy + j * dy_step + i);
                        const vf64 x__x = vf64_load_f32(x_ + j * x__step + i);
                        const vf64 rstd_x = vf64_load_f32(rstd + j * rstd_step + i);
                        const vf64 gamma_x = vf64_load_f32(gamma + j * gamma_step + i);
                        vf64_sum_add(&sum_found[k], sum_f32(dy_x, x__x, rstd_x, gamma_x));
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
                const vf64 dy_x = vf64_load_f32(dy + i);
                const vf64 x__x = vf64_load_f32(x_ + i);
                const vf64 rstd_x = vf64_load_f32(rstd + i);
                const vf64 gamma_x = vf64_load_f32(gamma + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_f32(dy_x, x__x, rstd_x, gamma_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 dy_x = vf64_load_f32_n(dy + i, n);
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 rstd_x = vf64_load_f32_n(rstd + i, n);
                const vf64 gamma_x = vf64_load_f32_n(gamma + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_f32(dy_x, x__x, rstd_x, gamma_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes dxOut. */
static void rms_norm_grad_f32_write(const ac_panel *shared, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const mul_value =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const dy = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const x_ = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const rstd = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const gamma = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            float *const dx_out = (float *)outs[0] + ac_panel_line(panel, 4, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 dx_out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 dy_x = vf64_load_f32(dy + i);
                    const vf64 x__x = vf64_load_f32(x_ + i);
                    const vf64 rstd_x = vf64_load_f32(rstd + i);
                    const vf64 gamma_x = vf64_load_f32(gamma + i);
                    const vf64 mul_value_x = vf64_load(mul_value + ac_panel_value(panel, i));
                    dx_out_parts[k] = dx_out_f32(dy_x, x__x, rstd_x, gamma_x, mul_value_x);
                }
                vf32_store(dx_out + x, vf32_of_parts(dx_out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 dy_x = vf64_load_f32_n(dy + i, n);
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 rstd_x = vf64_load_f32_n(rstd + i, n);
                const vf64 gamma_x = vf64_load_f32_n(gamma + i, n);
                const vf64 mul_value_x = vf64_load(mul_value + ac_panel_value(panel, i));
                vf64_store_f32_n(dx_out + i, dx_out_f32(dy_x, x__x, rstd_x, gamma_x, mul_value_x),
                                 n);
            }
        }
    }
}

/* After pass 0, once a row: mul_value. */
static void rms_norm_grad_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                       void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct rms_norm_grad_attrs *const a = attrs;
    const vf64 count_of_x_over_gamma = vf64_of(a->count_of_x_over_gamma);
    double *const mul_value_to = panel->values[2];
    double *const mul_value_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 mul_value_x = mul_value_f64(sum_x, count_of_x_over_gamma);
        vf64_store(mul_value_to + i, mul_value_x.hi);
        vf64_store(mul_value_rest_to + i, mul_value_x.lo);
    }
}

static void rms_norm_grad_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = rms_norm_grad_f32_find_0,
        [1] = rms_norm_grad_f32_write,
        [2] = rms_norm_grad_f32_settle_0,
    };
    const ac_panel *const panel = ins[4];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_rms_norm_grad_kernels)[] = {
    [0] = {{
        [AC_F32] = rms_norm_grad_shared_f32,
    }},
    [RMS_NORM_GRAD_ROWS] = {{
        [AC_F32] = rms_norm_grad_f32,
    }},
};
