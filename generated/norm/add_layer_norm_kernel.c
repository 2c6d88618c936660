/*
 * Generated from spec/norm/add_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   x = x1 + x2 + biasOptional
 *   mean = sum(x, over: gamma) / count(x1, over: gamma)
 *   squares = sum((x - mean) * (x - mean), over: gamma)
 *   rstd = 1 / sqrt(squares / count(x1, over: gamma) + epsilon)
 *   yOut = (x - mean) * rstd * gamma + beta
 *   meanOut = mean
 *   rstdOut = rstd
 *   xOut = x
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/add_layer_norm.h"
#include "simd/simd.h"

/* What a point adds: x1 + x2 + biasOptional, in single f64. */
static inline vf64 sum_f32(vf64 x1, vf64 x2, vf64 bias_optional)
{
    const vf64 sum = vf64_add(x1, x2);
    return vf64_add(sum, bias_optional);
}

/* What a point adds: (x1 + x2 + biasOptional - div_sum) * (x1 + x2 + biasOptional - div_sum), in
 * single f64. */
static inline vf64 squares_f32(vf64 x1, vf64 x2, vf64 bias_optional, vf64 div_sum)
{
    const vf64 sum = vf64_add(x1, x2);
    const vf64 sum2 = vf64_add(sum, bias_optional);
    const vf64 difference = vf64_sub(sum2, div_sum);
    return vf64_mul(difference, difference);
}

/* Once a row: sum / count(x1, over: gamma), in pairs of f64. */
static inline vf64x2 div_sum_f64(vf64x2 sum, vf64 count_of_x1_over_gamma)
{
    return vf64x2_div(sum, vf64x2_of(count_of_x1_over_gamma));
}

/* Once a row: 1 / sqrt(squares / count(x1, over: gamma) + epsilon), in pairs of f64. */
static inline vf64x2 inverse_value_f64(vf64x2 squares, vf64 epsilon, vf64 count_of_x1_over_gamma)
{
    const vf64x2 quotient = vf64x2_div(squares, vf64x2_of(count_of_x1_over_gamma));
    const vf64x2 sum = vf64x2_add_single(quotient, epsilon);
    const vf64 root = vf64_sqrt(sum.hi);
    const vf64x2 sqrt =
        vf64x2_make(root, vf64_correction(vf64_div(vf64_sub(sum.lo, vf64_fms(root, root, sum.hi)),
                                                   vf64_add(root, root))));
    return vf64x2_div(vf64x2_of(vf64_of(1.0)), sqrt);
}

/* At each point: (x1 + x2 + biasOptional - div_sum) * inverse_value * gamma + beta, in single f64,
 * rounded once. */
static inline vf64 y_out_f32(vf64 x1, vf64 x2, vf64 gamma, vf64 beta, vf64 bias_optional,
                             vf64 div_sum, vf64 inverse_value)
{
    const vf64 sum = vf64_add(x1, x2);
    const vf64 sum2 = vf64_add(sum, bias_optional);
    const vf64 difference = vf64_sub(sum2, div_sum);
    const vf64 product = vf64_mul(difference, inverse_value);
    return vf64_fma(product, gamma, beta);
}

/* At each point: x1 + x2 + biasOptional, in single f64, rounded once. */
static inline vf64 x_out_f32(vf64 x1, vf64 x2, vf64 bias_optional)
{
    const vf64 sum = vf64_add(x1, x2);
    return vf64_add(sum, bias_optional);
}

/* Pass 0: sum = sum(x1 + x2 + biasOptional). */
static void add_layer_norm_f32_find_0(const ac_panel *panel, const void *const ins[],
                                      void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const x1 = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const x2 = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const bias_optional =
                (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x1_x = vf64_load_f32(x1 + x);
                const vf64 x2_x = vf64_load_f32(x2 + x);
                const vf64 bias_optional_x = vf64_load_f32(bias_optional + x);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add(&sum_found, sum_f32(x1_x, x2_x, bias_optional_x));
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x1_x = vf64_load_f32_n(x1 + x, n);
                const vf64 x2_x = vf64_load_f32_n(x2 + x, n);
                const vf64 bias_optional_x = vf64_load_f32_n(bias_optional + x, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add_n(&sum_found, sum_f32(x1_x, x2_x, bias_optional_x), n);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
        }
    }
}

/* Pass 1: squares = sum((x1 + x2 + biasOptional - div_sum) * (x1 + x2 + biasOptional -
 * div_sum)). */
static void add_layer_norm_f32_find_1(const ac_panel *panel, const void *const ins[],
                                      void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const div_sum =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const x1 = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const x2 = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const bias_optional =
                (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            double *const squares_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x1_x = vf64_load_f32(x1 + x);
                const vf64 x2_x = vf64_load_f32(x2 + x);
                const vf64 bias_optional_x = vf64_load_f32(bias_optional + x);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + x);
                vf64_sum_add(&squares_found, squares_f32(x1_x, x2_x, bias_optional_x, div_sum_x));
                vf64_sum_keep(squares_lanes + x, squares_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x1_x = vf64_load_f32_n(x1 + x, n);
                const vf64 x2_x = vf64_load_f32_n(x2 + x, n);
                const vf64 bias_optional_x = vf64_load_f32_n(bias_optional + x, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + x);
                vf64_sum_add_n(&squares_found, squares_f32(x1_x, x2_x, bias_optional_x, div_sum_x),
                               n);
                vf64_sum_keep(squares_lanes + x, squares_found);
            }
        }
    }
}

/* Writes yOut, xOut. */
static void add_layer_norm_f32_write(const ac_panel *panel, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const div_sum =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_value =
            (const double *)panel->values[6] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const x1 = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const x2 = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const gamma = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const beta = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            const float *const bias_optional =
                (const float *)ins[4] + ac_panel_line(panel, 4, p, y);
            float *const y_out = (float *)outs[0] + ac_panel_line(panel, 5, p, y);
            float *const x_out = (float *)outs[3] + ac_panel_line(panel, 8, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x1_x = vf64_load_f32(x1 + x);
                const vf64 x2_x = vf64_load_f32(x2 + x);
                const vf64 gamma_x = vf64_load_f32(gamma + x);
                const vf64 beta_x = vf64_load_f32(beta + x);
                const vf64 bias_optional_x = vf64_load_f32(bias_optional + x);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                const vf64 inverse_value_x = vf64_load(inverse_value + ac_panel_value(panel, x));
                vf64_store_f32(y_out + x, y_out_f32(x1_x, x2_x, gamma_x, beta_x, bias_optional_x,
                                                    div_sum_x, inverse_value_x));
                vf64_store_f32(x_out + x, x_out_f32(x1_x, x2_x, bias_optional_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x1_x = vf64_load_f32_n(x1 + x, n);
                const vf64 x2_x = vf64_load_f32_n(x2 + x, n);
                const vf64 gamma_x = vf64_load_f32_n(gamma + x, n);
                const vf64 beta_x = vf64_load_f32_n(beta + x, n);
                const vf64 bias_optional_x = vf64_load_f32_n(bias_optional + x, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                const vf64 inverse_value_x = vf64_load(inverse_value + ac_panel_value(panel, x));
                vf64_store_f32_n(y_out + x,
                                 y_out_f32(x1_x, x2_x, gamma_x, beta_x, bias_optional_x, div_sum_x,
                                           inverse_value_x),
                                 n);
                vf64_store_f32_n(x_out + x, x_out_f32(x1_x, x2_x, bias_optional_x), n);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void add_layer_norm_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct add_layer_norm_attrs *const a = attrs;
    const vf64 count_of_x1_over_gamma = vf64_of(a->count_of_x1_over_gamma);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + x), vf64_load(sum_rest + x));
        const vf64x2 div_sum_x = div_sum_f64(sum_x, count_of_x1_over_gamma);
        vf64_store(div_sum_to + x, div_sum_x.hi);
        vf64_store(div_sum_rest_to + x, div_sum_x.lo);
    }
}

/* After pass 1, once a row: inverse_value. */
static void add_layer_norm_f32_settle_1(const ac_panel *panel, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct add_layer_norm_attrs *const a = attrs;
    const vf64 epsilon = vf64_of(a->epsilon);
    const vf64 count_of_x1_over_gamma = vf64_of(a->count_of_x1_over_gamma);
    double *const inverse_value_to = panel->values[6];
    double *const inverse_value_rest_to = panel->values[7];
    const double *const squares = panel->values[4];
    const double *const squares_rest = panel->values[5];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 squares_x = vf64x2_make(vf64_load(squares + x), vf64_load(squares_rest + x));
        const vf64x2 inverse_value_x =
            inverse_value_f64(squares_x, epsilon, count_of_x1_over_gamma);
        vf64_store(inverse_value_to + x, inverse_value_x.hi);
        vf64_store(inverse_value_rest_to + x, inverse_value_x.lo);
    }
}

static void add_layer_norm_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = add_layer_norm_f32_find_0,
        [1] = add_layer_norm_f32_find_1,
        [2] = add_layer_norm_f32_write,
        [3] = add_layer_norm_f32_settle_0,
        [4] = add_layer_norm_f32_settle_1,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[5];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_add_layer_norm_kernels)[] = {
    {{
        [AC_F32] = add_layer_norm_f32,
    }},
};
