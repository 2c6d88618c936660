/*
 * Generated from spec/norm/add_rms_norm_cast.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   x = x1 + x2
 *   square = sum(x * x, over: gamma)
 *   rstd = 1 / sqrt(square / count(x1, over: gamma) + epsilon)
 *   y = x * rstd * gamma
 *   y1Out = y
 *   y2Out = y
 *   rstdOut = rstd
 *   xOut = x
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/add_rms_norm_cast.h"
#include "simd/simd.h"

/* What a point adds: (x1 + x2) * (x1 + x2), in single f64. */
static inline vf64 square_f32(vf64 x1, vf64 x2)
{
    const vf64 sum = vf64_add(x1, x2);
    return vf64_mul(sum, sum);
}

/* Once a row: 1 / sqrt(square / count(x1, over: gamma) + epsilon), in pairs of f64. */
static inline vf64x2 inverse_value_f64(vf64x2 square, vf64 epsilon, vf64 count_of_x1_over_gamma)
{
    const vf64x2 quotient = vf64x2_div(square, vf64x2_of(count_of_x1_over_gamma));
    const vf64x2 sum = vf64x2_add_single(quotient, epsilon);
    const vf64 root = vf64_sqrt(sum.hi);
    const vf64x2 sqrt =
        vf64x2_make(root, vf64_correction(vf64_div(vf64_sub(sum.lo, vf64_fms(root, root, sum.hi)),
                                                   vf64_add(root, root))));
    return vf64x2_div(vf64x2_of(vf64_of(1.0)), sqrt);
}

/* At each point: (x1 + x2) * inverse_value * gamma, in single f64, rounded once. */
static inline vf64 y1_out_f32(vf64 x1, vf64 x2, vf64 gamma, vf64 inverse_value)
{
    const vf64 sum = vf64_add(x1, x2);
    const vf64 product = vf64_mul(sum, inverse_value);
    return vf64_mul(product, gamma);
}

/* At each point: (x1 + x2) * inverse_value * gamma, in single f64, rounded once. */
static inline vf64 y2_out_f32(vf64 x1, vf64 x2, vf64 gamma, vf64 inverse_value)
{
    const vf64 sum = vf64_add(x1, x2);
    const vf64 product = vf64_mul(sum, inverse_value);
    return vf64_mul(product, gamma);
}

/* At each point: x1 + x2, in single f64, rounded once. */
static inline vf64 x_out_f32(vf64 x1, vf64 x2)
{
    return vf64_add(x1, x2);
}

/* Pass 0: square = sum((x1 + x2) * (x1 + x2)). */
static void add_rms_norm_cast_f32_find_0(const ac_panel *shared, const void *const ins[],
                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t x1_step = panel->line_steps[0];
    const ptrdiff_t x2_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const x1 = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const x2 = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const square_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum square_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    square_found[k] = vf64_sum_begin(square_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 x1_x = vf64_load_f32(x1 + j * x1_step + i);
                        const vf64 x2_x = vf64_load_f32(x2 + j * x2_step + i);
                        vf64_sum_add(&square_found[k], square_f32(x1_x, x2_x));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_sum_keep(square_lanes + i, square_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(square_lanes + i, vf64_sum_begin(square_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 x1_x = vf64_load_f32(x1 + i);
                const vf64 x2_x = vf64_load_f32(x2 + i);
                vf64_sum square_found = vf64_sum_load(square_lanes + i);
                vf64_sum_add(&square_found, square_f32(x1_x, x2_x));
                vf64_sum_keep(square_lanes + i, square_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x1_x = vf64_load_f32_n(x1 + i, n);
                const vf64 x2_x = vf64_load_f32_n(x2 + i, n);
                vf64_sum square_found = vf64_sum_load(square_lanes + i);
                vf64_sum_add_n(&square_found, square_f32(x1_x, x2_x), n);
                vf64_sum_keep(square_lanes + i, square_found);
            }
        }
    }
}

/* Writes y1Out, y2Out, xOut. */
static void add_rms_norm_cast_f32_write(const ac_panel *shared, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const inverse_value =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const x1 = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const x2 = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const gamma = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            float *const y1_out = (float *)outs[0] + ac_panel_line(panel, 3, p, y);
            float *const y2_out = (float *)outs[1] + ac_panel_line(panel, 4, p, y);
            float *const x_out = (float *)outs[3] + ac_panel_line(panel, 6, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 y1_out_parts[AC_F32_PARTS];
                vf64 y2_out_parts[AC_F32_PARTS];
                vf64 x_out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 x1_x = vf64_load_f32(x1 + i);
                    const vf64 x2_x = vf64_load_f32(x2 + i);
                    const vf64 gamma_x = vf64_load_f32(gamma + i);
                    const vf64 inverse_value_x =
                        vf64_load(inverse_value + ac_panel_value(panel, i));
                    y1_out_parts[k] = y1_out_f32(x1_x, x2_x, gamma_x, inverse_value_x);
                    y2_out_parts[k] = y2_out_f32(x1_x, x2_x, gamma_x, inverse_value_x);
                    x_out_parts[k] = x_out_f32(x1_x, x2_x);
                }
                vf32_store(y1_out + x, vf32_of_parts(y1_out_parts));
                vf32_store(y2_out + x, vf32_of_parts(y2_out_parts));
                vf32_store(x_out + x, vf32_of_parts(x_out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x1_x = vf64_load_f32_n(x1 + i, n);
                const vf64 x2_x = vf64_load_f32_n(x2 + i, n);
                const vf64 gamma_x = vf64_load_f32_n(gamma + i, n);
                const vf64 inverse_value_x = vf64_load(inverse_value + ac_panel_value(panel, i));
                vf64_store_f32_n(y1_out + i, y1_out_f32(x1_x, x2_x, gamma_x, inverse_value_x), n);
                vf64_store_f32_n(y2_out + i, y2_out_f32(x1_x, x2_x, gamma_x, inverse_value_x), n);
                vf64_store_f32_n(x_out + i, x_out_f32(x1_x, x2_x), n);
            }
        }
    }
}

/* After pass 0, once a row: inverse_value. */
static void add_rms_norm_cast_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct add_rms_norm_cast_attrs *const a = attrs;
    const vf64 epsilon = vf64_of(a->epsilon);
    const vf64 count_of_x1_over_gamma = vf64_of(a->count_of_x1_over_gamma);
    double *const inverse_value_to = panel->values[2];
    double *const inverse_value_rest_to = panel->values[3];
    const double *const square = panel->values[0];
    const double *const square_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 square_x = vf64x2_make(vf64_load(square + i), vf64_load(square_rest + i));
        const vf64x2 inverse_value_x = inverse_value_f64(square_x, epsilon, count_of_x1_over_gamma);
        vf64_store(inverse_value_to + i, inverse_value_x.hi);
        vf64_store(inverse_value_rest_to + i, inverse_value_x.lo);
    }
}

static void add_rms_norm_cast_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = add_rms_norm_cast_f32_find_0,
        [1] = add_rms_norm_cast_f32_write,
        [2] = add_rms_norm_cast_f32_settle_0,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_add_rms_norm_cast_kernels)[] = {
    {{
        [AC_F32] = add_rms_norm_cast_f32,
    }},
};
