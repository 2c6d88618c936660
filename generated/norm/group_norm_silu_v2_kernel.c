/*
 * Generated from spec/norm/group_norm_silu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   mean = sum(self, over: group) / count(self, over: group)
 *   squares = sum((self - mean) * (self - mean), over: group)
 *   rstd = 1 / sqrt(squares / count(self, over: group) + eps)
 *   norm = (self - mean) * rstd * gamma + beta
 *   activateSilu is true:
 *     out = where(norm == -inf, 0, norm * sigmoid(norm))
 *   out = norm
 *   meanOut = mean
 *   rstdOut = rstd
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/group_norm_silu_v2.h"
#include "simd/simd.h"

/* What a point adds: (self - div_sum) * (self - div_sum), in single f64. */
static inline vf64 squares_false_f32(vf64 self, vf64 div_sum)
{
    const vf64 difference = vf64_sub(self, div_sum);
    return vf64_mul(difference, difference);
}

/* Once a row: sum / count(self, over: group), in pairs of f64. */
static inline vf64x2 div_sum_false_f64(vf64x2 sum, vf64 count_of_self_over_group)
{
    return vf64x2_div(sum, vf64x2_of(count_of_self_over_group));
}

/* Once a row: 1 / sqrt(squares / count(self, over: group) + eps), in pairs of f64. */
static inline vf64x2 inverse_value_false_f64(vf64x2 squares, vf64 eps,
                                             vf64 count_of_self_over_group)
{
    const vf64x2 quotient = vf64x2_div(squares, vf64x2_of(count_of_self_over_group));
    const vf64x2 sum = vf64x2_add_single(quotient, eps);
    const vf64 root = vf64_sqrt(sum.hi);
    const vf64x2 sqrt =
        vf64x2_make(root, vf64_correction(vf64_div(vf64_sub(sum.lo, vf64_fms(root, root, sum.hi)),
                                                   vf64_add(root, root))));
    return vf64x2_div(vf64x2_of(vf64_of(1.0)), sqrt);
}

/* At each point: (self - div_sum) * inverse_value * gamma + beta, in single f64, rounded once. */
static inline vf64 out_false_f32(vf64 self, vf64 gamma, vf64 beta, vf64 div_sum, vf64 inverse_value)
{
    const vf64 difference = vf64_sub(self, div_sum);
    const vf64 product = vf64_mul(difference, inverse_value);
    return vf64_fma(product, gamma, beta);
}

/* What a point adds: (self - div_sum) * (self - div_sum), in single f64. */
static inline vf64 squares_true_f32(vf64 self, vf64 div_sum)
{
    const vf64 difference = vf64_sub(self, div_sum);
    return vf64_mul(difference, difference);
}

/* Once a row: sum / count(self, over: group), in pairs of f64. */
static inline vf64x2 div_sum_true_f64(vf64x2 sum, vf64 count_of_self_over_group)
{
    return vf64x2_div(sum, vf64x2_of(count_of_self_over_group));
}

/* Once a row: 1 / sqrt(squares / count(self, over: group) + eps), in pairs of f64. */
static inline vf64x2 inverse_value_true_f64(vf64x2 squares, vf64 eps, vf64 count_of_self_over_group)
{
    const vf64x2 quotient = vf64x2_div(squares, vf64x2_of(count_of_self_over_group));
    const vf64x2 sum = vf64x2_add_single(quotient, eps);
    const vf64 root = vf64_sqrt(sum.hi);
    const vf64x2 sqrt =
        vf64x2_make(root, vf64_correction(vf64_div(vf64_sub(sum.lo, vf64_fms(root, root, sum.hi)),
                                                   vf64_add(root, root))));
    return vf64x2_div(vf64x2_of(vf64_of(1.0)), sqrt);
}

/* At each point: where((self - div_sum) * inverse_value * gamma + beta == -inf, 0, where((self -
 * div_sum) * inverse_value * gamma + beta < -2**100, where((self - div_sum) * inverse_value * gamma
 * + beta < 0, -1, 1), (self - div_sum) * inverse_value * gamma + beta) * sigmoid((self - div_sum) *
 * inverse_value * gamma + beta)), in single f64, rounded once. */
static inline vf64 out_true_f32(vf64 self, vf64 gamma, vf64 beta, vf64 div_sum, vf64 inverse_value)
{
    const vf64x2 difference = vf64x2_of_sum(self, vf64_neg(div_sum));
    const vf64x2 product = vf64x2_mul_single(difference, inverse_value);
    const vf64x2 product2 = vf64x2_mul_single(product, gamma);
    const vf64x2 sum = vf64x2_add_single(product2, beta);
    const vm64 is_eq = vf64x2_eq(sum, vf64x2_of(vf64_of(-INFINITY)));
    const vm64 is_lt = vf64x2_lt(sum, vf64x2_of(vf64_of(-0x1p+100 /* -2**100 */)));
    const vm64 is_lt2 = vf64x2_lt(sum, vf64x2_of(vf64_of(0.0)));
    const vf64 minus_1_or_1 = vf64_where(is_lt2, vf64_of(-1.0), vf64_of(1.0));
    const vf64 difference2 = vf64_sub(self, div_sum);
    const vf64 product3 = vf64_mul(difference2, inverse_value);
    const vf64 sum2 = vf64_fma(product3, gamma, beta);
    const vf64 chosen = vf64_where(is_lt, minus_1_or_1, sum2);
    const vf64 sigmoid = vf64_sigmoid_f32(sum2);
    const vf64 product4 = vf64_mul(chosen, sigmoid);
    return vf64_where(is_eq, vf64_of(0.0), product4);
}

/* Pass 0: sum = sum(self). */
static void group_norm_silu_v2_false_f32_find_0(const ac_panel *panel, const void *const ins[],
                                                void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f32(self + x);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add(&sum_found, self_x);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f32_n(self + x, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add_n(&sum_found, self_x, n);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
        }
    }
}

/* Pass 1: squares = sum((self - div_sum) * (self - div_sum)). */
static void group_norm_silu_v2_false_f32_find_1(const ac_panel *panel, const void *const ins[],
                                                void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const div_sum =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const squares_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f32(self + x);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + x);
                vf64_sum_add(&squares_found, squares_false_f32(self_x, div_sum_x));
                vf64_sum_keep(squares_lanes + x, squares_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f32_n(self + x, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + x);
                vf64_sum_add_n(&squares_found, squares_false_f32(self_x, div_sum_x), n);
                vf64_sum_keep(squares_lanes + x, squares_found);
            }
        }
    }
}

/* Writes out. */
static void group_norm_silu_v2_false_f32_write(const ac_panel *panel, const void *const ins[],
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
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const gamma = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const beta = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            float *const out = (float *)outs[0] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f32(self + x);
                const vf64 gamma_x = vf64_load_f32(gamma + x);
                const vf64 beta_x = vf64_load_f32(beta + x);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                const vf64 inverse_value_x = vf64_load(inverse_value + ac_panel_value(panel, x));
                vf64_store_f32(out + x,
                               out_false_f32(self_x, gamma_x, beta_x, div_sum_x, inverse_value_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f32_n(self + x, n);
                const vf64 gamma_x = vf64_load_f32_n(gamma + x, n);
                const vf64 beta_x = vf64_load_f32_n(beta + x, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                const vf64 inverse_value_x = vf64_load(inverse_value + ac_panel_value(panel, x));
                vf64_store_f32_n(
                    out + x, out_false_f32(self_x, gamma_x, beta_x, div_sum_x, inverse_value_x), n);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void group_norm_silu_v2_false_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                                  void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct group_norm_silu_v2_attrs *const a = attrs;
    const vf64 count_of_self_over_group = vf64_of(a->count_of_self_over_group);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + x), vf64_load(sum_rest + x));
        const vf64x2 div_sum_x = div_sum_false_f64(sum_x, count_of_self_over_group);
        vf64_store(div_sum_to + x, div_sum_x.hi);
        vf64_store(div_sum_rest_to + x, div_sum_x.lo);
    }
}

/* After pass 1, once a row: inverse_value. */
static void group_norm_silu_v2_false_f32_settle_1(const ac_panel *panel, const void *const ins[],
                                                  void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct group_norm_silu_v2_attrs *const a = attrs;
    const vf64 eps = vf64_of(a->eps);
    const vf64 count_of_self_over_group = vf64_of(a->count_of_self_over_group);
    double *const inverse_value_to = panel->values[6];
    double *const inverse_value_rest_to = panel->values[7];
    const double *const squares = panel->values[4];
    const double *const squares_rest = panel->values[5];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 squares_x = vf64x2_make(vf64_load(squares + x), vf64_load(squares_rest + x));
        const vf64x2 inverse_value_x =
            inverse_value_false_f64(squares_x, eps, count_of_self_over_group);
        vf64_store(inverse_value_to + x, inverse_value_x.hi);
        vf64_store(inverse_value_rest_to + x, inverse_value_x.lo);
    }
}

static void group_norm_silu_v2_false_f32(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = group_norm_silu_v2_false_f32_find_0,
        [1] = group_norm_silu_v2_false_f32_find_1,
        [2] = group_norm_silu_v2_false_f32_write,
        [3] = group_norm_silu_v2_false_f32_settle_0,
        [4] = group_norm_silu_v2_false_f32_settle_1,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(self). */
static void group_norm_silu_v2_true_f32_find_0(const ac_panel *panel, const void *const ins[],
                                               void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f32(self + x);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add(&sum_found, self_x);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f32_n(self + x, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                vf64_sum_add_n(&sum_found, self_x, n);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
        }
    }
}

/* Pass 1: squares = sum((self - div_sum) * (self - div_sum)). */
static void group_norm_silu_v2_true_f32_find_1(const ac_panel *panel, const void *const ins[],
                                               void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const div_sum =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const squares_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f32(self + x);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + x);
                vf64_sum_add(&squares_found, squares_true_f32(self_x, div_sum_x));
                vf64_sum_keep(squares_lanes + x, squares_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f32_n(self + x, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + x);
                vf64_sum_add_n(&squares_found, squares_true_f32(self_x, div_sum_x), n);
                vf64_sum_keep(squares_lanes + x, squares_found);
            }
        }
    }
}

/* Writes out. */
static void group_norm_silu_v2_true_f32_write(const ac_panel *panel, const void *const ins[],
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
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const gamma = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const beta = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            float *const out = (float *)outs[0] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 self_x = vf64_load_f32(self + x);
                const vf64 gamma_x = vf64_load_f32(gamma + x);
                const vf64 beta_x = vf64_load_f32(beta + x);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                const vf64 inverse_value_x = vf64_load(inverse_value + ac_panel_value(panel, x));
                vf64_store_f32(out + x,
                               out_true_f32(self_x, gamma_x, beta_x, div_sum_x, inverse_value_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 self_x = vf64_load_f32_n(self + x, n);
                const vf64 gamma_x = vf64_load_f32_n(gamma + x, n);
                const vf64 beta_x = vf64_load_f32_n(beta + x, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, x));
                const vf64 inverse_value_x = vf64_load(inverse_value + ac_panel_value(panel, x));
                vf64_store_f32_n(
                    out + x, out_true_f32(self_x, gamma_x, beta_x, div_sum_x, inverse_value_x), n);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void group_norm_silu_v2_true_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                                 void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct group_norm_silu_v2_attrs *const a = attrs;
    const vf64 count_of_self_over_group = vf64_of(a->count_of_self_over_group);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + x), vf64_load(sum_rest + x));
        const vf64x2 div_sum_x = div_sum_true_f64(sum_x, count_of_self_over_group);
        vf64_store(div_sum_to + x, div_sum_x.hi);
        vf64_store(div_sum_rest_to + x, div_sum_x.lo);
    }
}

/* After pass 1, once a row: inverse_value. */
static void group_norm_silu_v2_true_f32_settle_1(const ac_panel *panel, const void *const ins[],
                                                 void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct group_norm_silu_v2_attrs *const a = attrs;
    const vf64 eps = vf64_of(a->eps);
    const vf64 count_of_self_over_group = vf64_of(a->count_of_self_over_group);
    double *const inverse_value_to = panel->values[6];
    double *const inverse_value_rest_to = panel->values[7];
    const double *const squares = panel->values[4];
    const double *const squares_rest = panel->values[5];

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 squares_x = vf64x2_make(vf64_load(squares + x), vf64_load(squares_rest + x));
        const vf64x2 inverse_value_x =
            inverse_value_true_f64(squares_x, eps, count_of_self_over_group);
        vf64_store(inverse_value_to + x, inverse_value_x.hi);
        vf64_store(inverse_value_rest_to + x, inverse_value_x.lo);
    }
}

static void group_norm_silu_v2_true_f32(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = group_norm_silu_v2_true_f32_find_0,
        [1] = group_norm_silu_v2_true_f32_find_1,
        [2] = group_norm_silu_v2_true_f32_write,
        [3] = group_norm_silu_v2_true_f32_settle_0,
        [4] = group_norm_silu_v2_true_f32_settle_1,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_group_norm_silu_v2_kernels)[] = {
    [GROUP_NORM_SILU_V2_ACTIVATE_SILU_FALSE] = {{
        [AC_F32] = group_norm_silu_v2_false_f32,
    }},
    [GROUP_NORM_SILU_V2_ACTIVATE_SILU_TRUE] = {{
        [AC_F32] = group_norm_silu_v2_true_f32,
    }},
};
