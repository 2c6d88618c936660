/*
 * Generated from spec/norm/deep_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   both = alpha * x + gx
 *   mean = sum(both, over: gamma) / count(x, over: gamma)
 *   squares = sum((both - mean) * (both - mean), over: gamma)
 *   rstd = 1 / sqrt(squares / count(x, over: gamma) + epsilon)
 *   meanOut = mean
 *   rstdOut = rstd
 *   yOut = (both - mean) * rstd * gamma + beta
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/deep_norm.h"
#include "simd/simd.h"

/* What a point adds: alpha * x + gx, in single f64. */
static inline vf64 sum_f32(vf64 x_, vf64 gx, vf64 alpha)
{
    return vf64_fma(alpha, x_, gx);
}

/* What a point adds: (alpha * x + gx - div_sum) * (alpha * x + gx - div_sum), in single f64. */
static inline vf64 squares_f32(vf64 x_, vf64 gx, vf64 div_sum, vf64 alpha)
{
    const vf64 sum = vf64_fma(alpha, x_, gx);
    const vf64 difference = vf64_sub(sum, div_sum);
    return vf64_mul(difference, difference);
}

/* Once a row: sum / count(x, over: gamma), in pairs of f64. */
static inline vf64x2 div_sum_f64(vf64x2 sum, vf64 count_of_x_over_gamma)
{
    return vf64x2_div(sum, vf64x2_of(count_of_x_over_gamma));
}

/* Once a row: 1 / sqrt(squares / count(x, over: gamma) + epsilon), in pairs of f64. */
static inline vf64x2 inverse_value_f64(vf64x2 squares, vf64 epsilon, vf64 count_of_x_over_gamma)
{
    const vf64x2 quotient = vf64x2_div(squares, vf64x2_of(count_of_x_over_gamma));
    const vf64x2 sum = vf64x2_add_single(quotient, epsilon);
    const vf64 root = vf64_sqrt(sum.hi);
    const vf64x2 sqrt =
        vf64x2_make(root, vf64_correction(vf64_div(vf64_sub(sum.lo, vf64_fms(root, root, sum.hi)),
                                                   vf64_add(root, root))));
    return vf64x2_div(vf64x2_of(vf64_of(1.0)), sqrt);
}

/* At each point: (alpha * x + gx - div_sum) * inverse_value * gamma + beta, in single f64, rounded
 * once. */
static inline vf64 y_out_f32(vf64 x_, vf64 gx, vf64 beta, vf64 gamma, vf64 div_sum,
                             vf64 inverse_value, vf64 alpha)
{
    const vf64 sum = vf64_fma(alpha, x_, gx);
    const vf64 difference = vf64_sub(sum, div_sum);
    const vf64 product = vf64_mul(difference, inverse_value);
    return vf64_fma(product, gamma, beta);
}

/* Pass 0: sum = sum(alpha * x + gx). */
static void deep_norm_f32_find_0(const ac_panel *shared, const void *const ins[],
                                 void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct deep_norm_attrs *const a = attrs;
    const vf64 alpha = vf64_of(a->alpha);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t gx_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const gx = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
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
                        const vf64 x__x = vf64_load_f32(x_ + j * x__step + i);
                        const vf64 gx_x = vf64_load_f32(gx + j * gx_step + i);
                        vf64_sum_add(&sum_found[k], sum_f32(x__x, gx_x, alpha));
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
                const vf64 x__x = vf64_load_f32(x_ + i);
                const vf64 gx_x = vf64_load_f32(gx + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_f32(x__x, gx_x, alpha));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 gx_x = vf64_load_f32_n(gx + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_f32(x__x, gx_x, alpha), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Pass 1: squares = sum((alpha * x + gx - div_sum) * (alpha * x + gx - div_sum)). */
static void deep_norm_f32_find_1(const ac_panel *shared, const void *const ins[],
                                 void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct deep_norm_attrs *const a = attrs;
    const vf64 alpha = vf64_of(a->alpha);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t gx_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const div_sum =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const gx = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
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
                        const vf64 x__x = vf64_load_f32(x_ + j * x__step + i);
                        const vf64 gx_x = vf64_load_f32(gx + j * gx_step + i);
                        vf64_sum_add(&squares_found[k],
                                     squares_f32(x__x, gx_x, div_sum_x[k], alpha));
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
                const vf64 x__x = vf64_load_f32(x_ + i);
                const vf64 gx_x = vf64_load_f32(gx + i);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + i);
                vf64_sum_add(&squares_found, squares_f32(x__x, gx_x, div_sum_x, alpha));
                vf64_sum_keep(squares_lanes + i, squares_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 gx_x = vf64_load_f32_n(gx + i, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + i);
                vf64_sum_add_n(&squares_found, squares_f32(x__x, gx_x, div_sum_x, alpha), n);
                vf64_sum_keep(squares_lanes + i, squares_found);
            }
        }
    }
}

/* Writes yOut. */
static void deep_norm_f32_write(const ac_panel *shared, const void *const ins[], void *const outs[],
                                const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct deep_norm_attrs *const a = attrs;
    const vf64 alpha = vf64_of(a->alpha);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const div_sum =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_value =
            (const double *)panel->values[6] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const gx = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const beta = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const gamma = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            float *const y_out = (float *)outs[2] + ac_panel_line(panel, 6, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 y_out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 x__x = vf64_load_f32(x_ + i);
                    const vf64 gx_x = vf64_load_f32(gx + i);
                    const vf64 beta_x = vf64_load_f32(beta + i);
                    const vf64 gamma_x = vf64_load_f32(gamma + i);
                    const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                    const vf64 inverse_value_x =
                        vf64_load(inverse_value + ac_panel_value(panel, i));
                    y_out_parts[k] =
                        y_out_f32(x__x, gx_x, beta_x, gamma_x, div_sum_x, inverse_value_x, alpha);
                }
                vf32_store(y_out + x, vf32_of_parts(y_out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 gx_x = vf64_load_f32_n(gx + i, n);
                const vf64 beta_x = vf64_load_f32_n(beta + i, n);
                const vf64 gamma_x = vf64_load_f32_n(gamma + i, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                const vf64 inverse_value_x = vf64_load(inverse_value + ac_panel_value(panel, i));
                vf64_store_f32_n(
                    y_out + i,
                    y_out_f32(x__x, gx_x, beta_x, gamma_x, div_sum_x, inverse_value_x, alpha), n);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void deep_norm_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct deep_norm_attrs *const a = attrs;
    const vf64 count_of_x_over_gamma = vf64_of(a->count_of_x_over_gamma);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_f64(sum_x, count_of_x_over_gamma);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* After pass 1, once a row: inverse_value. */
static void deep_norm_f32_settle_1(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct deep_norm_attrs *const a = attrs;
    const vf64 epsilon = vf64_of(a->epsilon);
    const vf64 count_of_x_over_gamma = vf64_of(a->count_of_x_over_gamma);
    double *const inverse_value_to = panel->values[6];
    double *const inverse_value_rest_to = panel->values[7];
    const double *const squares = panel->values[4];
    const double *const squares_rest = panel->values[5];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 squares_x = vf64x2_make(vf64_load(squares + i), vf64_load(squares_rest + i));
        const vf64x2 inverse_value_x = inverse_value_f64(squares_x, epsilon, count_of_x_over_gamma);
        vf64_store(inverse_value_to + i, inverse_value_x.hi);
        vf64_store(inverse_value_rest_to + i, inverse_value_x.lo);
    }
}

static void deep_norm_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = deep_norm_f32_find_0,
        [1] = deep_norm_f32_find_1,
        [2] = deep_norm_f32_write,
        [3] = deep_norm_f32_settle_0,
        [4] = deep_norm_f32_settle_1,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[4];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_deep_norm_kernels)[] = {
    {{
        [AC_F32] = deep_norm_f32,
    }},
};
