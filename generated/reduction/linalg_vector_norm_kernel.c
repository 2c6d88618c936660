/*
 * Generated from spec/reduction/linalg_vector_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   size = abs(self)
 *   top = max(size, over: dims)
 *   bottom = min(size, over: dims)
 *   most = where(ord > 0, top, bottom)
 *   base = where(most > 0 and most < inf, most, 1)
 *   zero = where(ord < 0, inf, 0)
 *   powers = sum(where(self == 0, zero, exp(ord * log(size / base))), over: dims)
 *   out = where(ord == 2, sqrt(sum(self * self, over: dims)), where(ord == 0, sum(where(self == 0,
 *       0, 1), over: dims), where(abs(ord) == inf, most, base * exp(log(powers) / ord))))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "reduction/linalg_vector_norm.h"
#include "simd/reduce/extremes.h"
#include "simd/reduce/terms.h"

/* What a point adds: self * self, in single f64. */
static inline vf64_factors sum_f32(vf64 self)
{
    return (vf64_factors){self, self};
}

/* What a point adds: where(self == 0, 0, 1), in single f64. */
static inline vf64 sum2_f32(vf64 self)
{
    const vm64 self_eq_0 = vf64_eq(self, vf64_of(0.0));
    return vf64_where(self_eq_0, vf64_of(0.0), vf64_of(1.0));
}

/* What a point adds: abs(self), in single f64. */
static inline vf64 top_f32(vf64 self)
{
    return vf64_abs(self);
}

/* What a point adds: abs(self), in single f64. */
static inline vf64 bottom_f32(vf64 self)
{
    return vf64_abs(self);
}

/* What a point adds: where(self == 0, where(ord < 0, inf, 0), exp(log(abs(self) / where_value) *
 * ord)), in single f64. */
static inline vf64 powers_f32(vf64 self, vf64 where_value, vf64 ord)
{
    const vm64 self_eq_0 = vf64_eq(self, vf64_of(0.0));
    const vm64 ord_lt_0 = vf64_lt(ord, vf64_of(0.0));
    const vf64 chosen = vf64_where(ord_lt_0, vf64_of(INFINITY), vf64_of(0.0));
    const vf64 abs = vf64_abs(self);
    const vf64 quotient = vf64_div(abs, where_value);
    const vf64 log = vf64_log_f32(quotient);
    const vf64 product = vf64_mul(log, ord);
    const vf64 exp = vf64_exp_f32(product);
    return vf64_where(self_eq_0, chosen, exp);
}

/* Once a row: where(where(ord > 0, top, bottom) > 0 and where(ord > 0, top, bottom) < inf,
 * where(ord > 0, top, bottom), 1), in pairs of f64. */
static inline vf64x2 where_value_f64(vf64 top, vf64 bottom, vf64 ord)
{
    const vm64 ord_gt_0 = vf64_gt(ord, vf64_of(0.0));
    const vf64 top_or_bottom = vf64_where(ord_gt_0, top, bottom);
    const vm64 is_gt = vf64_gt(top_or_bottom, vf64_of(0.0));
    const vm64 is_lt = vf64_lt(top_or_bottom, vf64_of(INFINITY));
    const vm64 and_ = vm64_and(is_gt, is_lt);
    const vf64 chosen = vf64_where(and_, top_or_bottom, vf64_of(1.0));
    return vf64x2_of(chosen);
}

/* Once a row: where(ord == 2, sqrt(sum), where(ord == 0, sum2, where(abs(ord) == inf, where(ord >
 * 0, top, bottom), where(log(powers) / ord < -2**100, where(where(where(ord > 0, top, bottom) > 0
 * and where(ord > 0, top, bottom) < inf, where(ord > 0, top, bottom), 1) < 0, -1, 1),
 * where(where(ord > 0, top, bottom) > 0 and where(ord > 0, top, bottom) < inf, where(ord > 0, top,
 * bottom), 1)) * exp(log(powers) / ord)))), in pairs of f64. */
static inline vf64x2 where_value2_f64(vf64x2 sum, vf64x2 sum2, vf64 top, vf64 bottom, vf64x2 powers,
                                      vf64 ord)
{
    const vm64 ord_eq_2 = vf64_eq(ord, vf64_of(2.0));
    const vf64 root = vf64_sqrt(sum.hi);
    const vf64x2 sqrt =
        vf64x2_make(root, vf64_correction(vf64_div(vf64_sub(sum.lo, vf64_fms(root, root, sum.hi)),
                                                   vf64_add(root, root))));
    const vm64 ord_eq_0 = vf64_eq(ord, vf64_of(0.0));
    const vf64 abs = vf64_abs(ord);
    const vm64 is_eq = vf64_eq(abs, vf64_of(INFINITY));
    const vm64 ord_gt_0 = vf64_gt(ord, vf64_of(0.0));
    const vf64 top_or_bottom = vf64_where(ord_gt_0, top, bottom);
    const vf64x2 log = vf64x2_log(powers);
    const vf64x2 quotient = vf64x2_div(log, vf64x2_of(ord));
    const vm64 is_lt = vf64x2_lt(quotient, vf64x2_of(vf64_of(-0x1p+100 /* -2**100 */)));
    const vm64 is_gt = vf64_gt(top_or_bottom, vf64_of(0.0));
    const vm64 is_lt2 = vf64_lt(top_or_bottom, vf64_of(INFINITY));
    const vm64 and_ = vm64_and(is_gt, is_lt2);
    const vf64 chosen = vf64_where(and_, top_or_bottom, vf64_of(1.0));
    const vm64 is_lt3 = vf64_lt(chosen, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(is_lt3, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen2 = vf64_where(is_lt, minus_1_or_1, chosen);
    const vf64x2 exp = vf64x2_exp(quotient);
    const vf64x2 product = vf64x2_mul_single(exp, chosen2);
    const vf64x2 chosen3 = vf64x2_where(is_eq, vf64x2_of(top_or_bottom), product);
    const vf64x2 chosen4 = vf64x2_where(ord_eq_0, sum2, chosen3);
    return vf64x2_where(ord_eq_2, sqrt, chosen4);
}

/* What a point adds: self * self, in single f64. */
static inline vf64_factors sum_f16(vf64 self)
{
    return (vf64_factors){self, self};
}

/* What a point adds: where(self == 0, 0, 1), in single f64. */
static inline vf64 sum2_f16(vf64 self)
{
    const vm64 self_eq_0 = vf64_eq(self, vf64_of(0.0));
    return vf64_where(self_eq_0, vf64_of(0.0), vf64_of(1.0));
}

/* What a point adds: abs(self), in single f64. */
static inline vf64 top_f16(vf64 self)
{
    return vf64_abs(self);
}

/* What a point adds: abs(self), in single f64. */
static inline vf64 bottom_f16(vf64 self)
{
    return vf64_abs(self);
}

/* What a point adds: where(self == 0, where(ord < 0, inf, 0), exp(log(abs(self) / where_value) *
 * ord)), in single f64. */
static inline vf64 powers_f16(vf64 self, vf64 where_value, vf64 ord)
{
    const vm64 self_eq_0 = vf64_eq(self, vf64_of(0.0));
    const vm64 ord_lt_0 = vf64_lt(ord, vf64_of(0.0));
    const vf64 chosen = vf64_where(ord_lt_0, vf64_of(INFINITY), vf64_of(0.0));
    const vf64 abs = vf64_abs(self);
    const vf64 quotient = vf64_div(abs, where_value);
    const vf64 log = vf64_log_f32(quotient);
    const vf64 product = vf64_mul(log, ord);
    const vf64 exp = vf64_exp_f32(product);
    return vf64_where(self_eq_0, chosen, exp);
}

/* What a point adds: self * self, in single f64. */
static inline vf64_factors sum_bf16(vf64 self)
{
    return (vf64_factors){self, self};
}

/* What a point adds: where(self == 0, 0, 1), in single f64. */
static inline vf64 sum2_bf16(vf64 self)
{
    const vm64 self_eq_0 = vf64_eq(self, vf64_of(0.0));
    return vf64_where(self_eq_0, vf64_of(0.0), vf64_of(1.0));
}

/* What a point adds: abs(self), in single f64. */
static inline vf64 top_bf16(vf64 self)
{
    return vf64_abs(self);
}

/* What a point adds: abs(self), in single f64. */
static inline vf64 bottom_bf16(vf64 self)
{
    return vf64_abs(self);
}

/* What a point adds: where(self == 0, where(ord < 0, inf, 0), exp(log(abs(self) / where_value) *
 * ord)), in single f64. */
static inline vf64 powers_bf16(vf64 self, vf64 where_value, vf64 ord)
{
    const vm64 self_eq_0 = vf64_eq(self, vf64_of(0.0));
    const vm64 ord_lt_0 = vf64_lt(ord, vf64_of(0.0));
    const vf64 chosen = vf64_where(ord_lt_0, vf64_of(INFINITY), vf64_of(0.0));
    const vf64 abs = vf64_abs(self);
    const vf64 quotient = vf64_div(abs, where_value);
    const vf64 log = vf64_log_f32(quotient);
    const vf64 product = vf64_mul(log, ord);
    const vf64 exp = vf64_exp_f32(product);
    return vf64_where(self_eq_0, chosen, exp);
}

/* A term of sum, self * self: the factors of a product, and where it counts. */
static inline vf32_term sum_usual_f32(vf32_wide self)
{
    return (vf32_term){self, self, vm32_of(true)};
}

/* Once a row: sqrt(sum), in pairs of f64. */
static inline vf64x2 sqrt_sum_usual_f64(vf64x2 sum)
{
    const vf64 root = vf64_sqrt(sum.hi);
    return vf64x2_make(root,
                       vf64_correction(vf64_div(vf64_sub(sum.lo, vf64_fms(root, root, sum.hi)),
                                                vf64_add(root, root))));
}

/* A term of sum, self * self: the factors of a product, and where it counts. */
static inline vf32_term sum_usual_f16(vf32_wide self)
{
    return (vf32_term){self, self, vm32_of(true)};
}

/* A term of sum, self * self: the factors of a product, and where it counts. */
static inline vf32_term sum_usual_bf16(vf32_wide self)
{
    return (vf32_term){self, self, vm32_of(true)};
}

/* Pass 0: sum = sum(self * self), sum2 = sum(where(self == 0, 0, 1)), top = max(abs(self)), bottom
 * = min(abs(self)). */
static void linalg_vector_norm_f32_find_0(const ac_panel *shared, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            double *const top_lanes = (double *)panel->lanes[2] + ac_panel_lanes(panel, p, y);
            double *const bottom_lanes = (double *)panel->lanes[3] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                vf64_greatest top_found[AC_ROW_FUNCTIONS];
                vf64_least bottom_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                    top_found[k] = vf64_greatest_begin(top_lanes + i, fresh);
                    bottom_found[k] = vf64_least_begin(bottom_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        const vf64_factors sum_x = sum_f32(self_x);
                        vf64_sum_add_product(&sum_found[k], sum_x.a, sum_x.b);
                        vf64_sum_add(&sum2_found[k], sum2_f32(self_x));
                        vf64_greatest_take(&top_found[k], top_f32(self_x));
                        vf64_least_take(&bottom_found[k], bottom_f32(self_x));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                    vf64_greatest_keep(top_lanes + i, top_found[k]);
                    vf64_least_keep(bottom_lanes + i, bottom_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
                vf64_greatest_keep(top_lanes + i, vf64_greatest_begin(top_lanes + i, true));
                vf64_least_keep(bottom_lanes + i, vf64_least_begin(bottom_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_f32(self + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_least bottom_found = vf64_least_load(bottom_lanes + i);
                const vf64_factors sum_x = sum_f32(self_x);
                vf64_sum_add_product(&sum_found, sum_x.a, sum_x.b);
                vf64_sum_add(&sum2_found, sum2_f32(self_x));
                vf64_greatest_take(&top_found, top_f32(self_x));
                vf64_least_take(&bottom_found, bottom_f32(self_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
                vf64_greatest_keep(top_lanes + i, top_found);
                vf64_least_keep(bottom_lanes + i, bottom_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_least bottom_found = vf64_least_load(bottom_lanes + i);
                const vf64_factors sum_x = sum_f32(self_x);
                vf64_sum_add_product_n(&sum_found, sum_x.a, sum_x.b, n);
                vf64_sum_add_n(&sum2_found, sum2_f32(self_x), n);
                vf64_greatest_take_n(&top_found, top_f32(self_x), n);
                vf64_least_take_n(&bottom_found, bottom_f32(self_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
                vf64_greatest_keep(top_lanes + i, top_found);
                vf64_least_keep(bottom_lanes + i, bottom_found);
            }
        }
    }
}

/* Pass 1: powers = sum(where(self == 0, where(ord < 0, inf, 0), exp(log(abs(self) / where_value) *
 * ord))). */
static void linalg_vector_norm_f32_find_1(const ac_panel *shared, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct linalg_vector_norm_attrs *const a = attrs;
    const vf64 ord = vf64_of(a->ord);
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const where_value =
            (const double *)panel->values[6] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const powers_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const powers_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum powers_found[AC_ROW_FUNCTIONS];
                vf64_sum powers_rest_found[AC_ROW_FUNCTIONS];
                vf64 where_value_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    powers_found[k] = vf64_sum_begin(powers_lanes + i, fresh);
                    powers_rest_found[k] = vf64_sum_begin(powers_rest + i, fresh);
                    where_value_x[k] = vf64_load(where_value + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        vf64_sum_add_exact(&powers_found[k], &powers_rest_found[k],
                                           powers_f32(self_x, where_value_x[k], ord));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(powers_lanes + i, powers_found[k]);
                    vf64_sum_keep(powers_rest + i, powers_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(powers_lanes + i, vf64_sum_begin(powers_lanes + i, true));
                vf64_sum_keep(powers_rest + i, vf64_sum_begin(powers_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_f32(self + i);
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum powers_found = vf64_sum_load(powers_lanes + i);
                vf64_sum powers_rest_found = vf64_sum_load(powers_rest + i);
                vf64_sum_add_exact(&powers_found, &powers_rest_found,
                                   powers_f32(self_x, where_value_x, ord));
                vf64_sum_keep(powers_lanes + i, powers_found);
                vf64_sum_keep(powers_rest + i, powers_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum powers_found = vf64_sum_load(powers_lanes + i);
                vf64_sum powers_rest_found = vf64_sum_load(powers_rest + i);
                vf64_sum_add_exact_n(&powers_found, &powers_rest_found,
                                     powers_f32(self_x, where_value_x, ord), n);
                vf64_sum_keep(powers_lanes + i, powers_found);
                vf64_sum_keep(powers_rest + i, powers_rest_found);
            }
        }
    }
}

/* After pass 0, once a row: where_value. */
static void linalg_vector_norm_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct linalg_vector_norm_attrs *const a = attrs;
    const vf64 ord = vf64_of(a->ord);
    double *const where_value_to = panel->values[6];
    double *const where_value_rest_to = panel->values[7];
    const double *const top = panel->values[4];
    const double *const bottom = panel->values[5];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64 top_x = vf64_load(top + i);
        const vf64 bottom_x = vf64_load(bottom + i);
        const vf64x2 where_value_x = where_value_f64(top_x, bottom_x, ord);
        vf64_store(where_value_to + i, where_value_x.hi);
        vf64_store(where_value_rest_to + i, where_value_x.lo);
    }
}

/* After pass 1, once a row: where_value2. */
static void linalg_vector_norm_f32_settle_1(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct linalg_vector_norm_attrs *const a = attrs;
    const vf64 ord = vf64_of(a->ord);
    double *const where_value2_to = panel->values[10];
    double *const where_value2_rest_to = panel->values[11];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];
    const double *const sum2 = panel->values[2];
    const double *const sum2_rest = panel->values[3];
    const double *const top = panel->values[4];
    const double *const bottom = panel->values[5];
    const double *const powers = panel->values[8];
    const double *const powers_rest = panel->values[9];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 sum2_x = vf64x2_make(vf64_load(sum2 + i), vf64_load(sum2_rest + i));
        const vf64 top_x = vf64_load(top + i);
        const vf64 bottom_x = vf64_load(bottom + i);
        const vf64x2 powers_x = vf64x2_make(vf64_load(powers + i), vf64_load(powers_rest + i));
        const vf64x2 where_value2_x =
            where_value2_f64(sum_x, sum2_x, top_x, bottom_x, powers_x, ord);
        vf64_store(where_value2_to + i, where_value2_x.hi);
        vf64_store(where_value2_rest_to + i, where_value2_x.lo);
    }
}

static void linalg_vector_norm_f32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = linalg_vector_norm_f32_find_0,
        [1] = linalg_vector_norm_f32_find_1,
        [3] = linalg_vector_norm_f32_settle_0,
        [4] = linalg_vector_norm_f32_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(self * self), sum2 = sum(where(self == 0, 0, 1)), top = max(abs(self)), bottom
 * = min(abs(self)). */
static void linalg_vector_norm_f16_find_0(const ac_panel *shared, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            double *const top_lanes = (double *)panel->lanes[2] + ac_panel_lanes(panel, p, y);
            double *const bottom_lanes = (double *)panel->lanes[3] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                vf64_greatest top_found[AC_ROW_FUNCTIONS];
                vf64_least bottom_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                    top_found[k] = vf64_greatest_begin(top_lanes + i, fresh);
                    bottom_found[k] = vf64_least_begin(bottom_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        const vf64_factors sum_x = sum_f16(self_x);
                        vf64_sum_add_product(&sum_found[k], sum_x.a, sum_x.b);
                        vf64_sum_add(&sum2_found[k], sum2_f16(self_x));
                        vf64_greatest_take(&top_found[k], top_f16(self_x));
                        vf64_least_take(&bottom_found[k], bottom_f16(self_x));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                    vf64_greatest_keep(top_lanes + i, top_found[k]);
                    vf64_least_keep(bottom_lanes + i, bottom_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
                vf64_greatest_keep(top_lanes + i, vf64_greatest_begin(top_lanes + i, true));
                vf64_least_keep(bottom_lanes + i, vf64_least_begin(bottom_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_f16(self + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_least bottom_found = vf64_least_load(bottom_lanes + i);
                const vf64_factors sum_x = sum_f16(self_x);
                vf64_sum_add_product(&sum_found, sum_x.a, sum_x.b);
                vf64_sum_add(&sum2_found, sum2_f16(self_x));
                vf64_greatest_take(&top_found, top_f16(self_x));
                vf64_least_take(&bottom_found, bottom_f16(self_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
                vf64_greatest_keep(top_lanes + i, top_found);
                vf64_least_keep(bottom_lanes + i, bottom_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_least bottom_found = vf64_least_load(bottom_lanes + i);
                const vf64_factors sum_x = sum_f16(self_x);
                vf64_sum_add_product_n(&sum_found, sum_x.a, sum_x.b, n);
                vf64_sum_add_n(&sum2_found, sum2_f16(self_x), n);
                vf64_greatest_take_n(&top_found, top_f16(self_x), n);
                vf64_least_take_n(&bottom_found, bottom_f16(self_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
                vf64_greatest_keep(top_lanes + i, top_found);
                vf64_least_keep(bottom_lanes + i, bottom_found);
            }
        }
    }
}

/* Pass 1: powers = sum(where(self == 0, where(ord < 0, inf, 0), exp(log(abs(self) / where_value) *
 * ord))). */
static void linalg_vector_norm_f16_find_1(const ac_panel *shared, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct linalg_vector_norm_attrs *const a = attrs;
    const vf64 ord = vf64_of(a->ord);
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const where_value =
            (const double *)panel->values[6] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const powers_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const powers_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum powers_found[AC_ROW_FUNCTIONS];
                vf64_sum powers_rest_found[AC_ROW_FUNCTIONS];
                vf64 where_value_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    powers_found[k] = vf64_sum_begin(powers_lanes + i, fresh);
                    powers_rest_found[k] = vf64_sum_begin(powers_rest + i, fresh);
                    where_value_x[k] = vf64_load(where_value + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        vf64_sum_add_exact(&powers_found[k], &powers_rest_found[k],
                                           powers_f16(self_x, where_value_x[k], ord));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(powers_lanes + i, powers_found[k]);
                    vf64_sum_keep(powers_rest + i, powers_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(powers_lanes + i, vf64_sum_begin(powers_lanes + i, true));
                vf64_sum_keep(powers_rest + i, vf64_sum_begin(powers_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_f16(self + i);
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum powers_found = vf64_sum_load(powers_lanes + i);
                vf64_sum powers_rest_found = vf64_sum_load(powers_rest + i);
                vf64_sum_add_exact(&powers_found, &powers_rest_found,
                                   powers_f16(self_x, where_value_x, ord));
                vf64_sum_keep(powers_lanes + i, powers_found);
                vf64_sum_keep(powers_rest + i, powers_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum powers_found = vf64_sum_load(powers_lanes + i);
                vf64_sum powers_rest_found = vf64_sum_load(powers_rest + i);
                vf64_sum_add_exact_n(&powers_found, &powers_rest_found,
                                     powers_f16(self_x, where_value_x, ord), n);
                vf64_sum_keep(powers_lanes + i, powers_found);
                vf64_sum_keep(powers_rest + i, powers_rest_found);
            }
        }
    }
}

/* After pass 0, once a row: where_value. */
static void linalg_vector_norm_f16_settle_0(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct linalg_vector_norm_attrs *const a = attrs;
    const vf64 ord = vf64_of(a->ord);
    double *const where_value_to = panel->values[6];
    double *const where_value_rest_to = panel->values[7];
    const double *const top = panel->values[4];
    const double *const bottom = panel->values[5];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64 top_x = vf64_load(top + i);
        const vf64 bottom_x = vf64_load(bottom + i);
        const vf64x2 where_value_x = where_value_f64(top_x, bottom_x, ord);
        vf64_store(where_value_to + i, where_value_x.hi);
        vf64_store(where_value_rest_to + i, where_value_x.lo);
    }
}

/* After pass 1, once a row: where_value2. */
static void linalg_vector_norm_f16_settle_1(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct linalg_vector_norm_attrs *const a = attrs;
    const vf64 ord = vf64_of(a->ord);
    double *const where_value2_to = panel->values[10];
    double *const where_value2_rest_to = panel->values[11];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];
    const double *const sum2 = panel->values[2];
    const double *const sum2_rest = panel->values[3];
    const double *const top = panel->values[4];
    const double *const bottom = panel->values[5];
    const double *const powers = panel->values[8];
    const double *const powers_rest = panel->values[9];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 sum2_x = vf64x2_make(vf64_load(sum2 + i), vf64_load(sum2_rest + i));
        const vf64 top_x = vf64_load(top + i);
        const vf64 bottom_x = vf64_load(bottom + i);
        const vf64x2 powers_x = vf64x2_make(vf64_load(powers + i), vf64_load(powers_rest + i));
        const vf64x2 where_value2_x =
            where_value2_f64(sum_x, sum2_x, top_x, bottom_x, powers_x, ord);
        vf64_store(where_value2_to + i, where_value2_x.hi);
        vf64_store(where_value2_rest_to + i, where_value2_x.lo);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void linalg_vector_norm_f16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = linalg_vector_norm_f16_find_0,
        [1] = linalg_vector_norm_f16_find_1,
        [3] = linalg_vector_norm_f16_settle_0,
        [4] = linalg_vector_norm_f16_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(self * self), sum2 = sum(where(self == 0, 0, 1)), top = max(abs(self)), bottom
 * = min(abs(self)). */
static void linalg_vector_norm_bf16_find_0(const ac_panel *shared, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            double *const top_lanes = (double *)panel->lanes[2] + ac_panel_lanes(panel, p, y);
            double *const bottom_lanes = (double *)panel->lanes[3] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                vf64_greatest top_found[AC_ROW_FUNCTIONS];
                vf64_least bottom_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                    top_found[k] = vf64_greatest_begin(top_lanes + i, fresh);
                    bottom_found[k] = vf64_least_begin(bottom_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_bf16(self + j * self_step + i);
                        const vf64_factors sum_x = sum_bf16(self_x);
                        vf64_sum_add_product(&sum_found[k], sum_x.a, sum_x.b);
                        vf64_sum_add(&sum2_found[k], sum2_bf16(self_x));
                        vf64_greatest_take(&top_found[k], top_bf16(self_x));
                        vf64_least_take(&bottom_found[k], bottom_bf16(self_x));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                    vf64_greatest_keep(top_lanes + i, top_found[k]);
                    vf64_least_keep(bottom_lanes + i, bottom_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
                vf64_greatest_keep(top_lanes + i, vf64_greatest_begin(top_lanes + i, true));
                vf64_least_keep(bottom_lanes + i, vf64_least_begin(bottom_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_bf16(self + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_least bottom_found = vf64_least_load(bottom_lanes + i);
                const vf64_factors sum_x = sum_bf16(self_x);
                vf64_sum_add_product(&sum_found, sum_x.a, sum_x.b);
                vf64_sum_add(&sum2_found, sum2_bf16(self_x));
                vf64_greatest_take(&top_found, top_bf16(self_x));
                vf64_least_take(&bottom_found, bottom_bf16(self_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
                vf64_greatest_keep(top_lanes + i, top_found);
                vf64_least_keep(bottom_lanes + i, bottom_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_least bottom_found = vf64_least_load(bottom_lanes + i);
                const vf64_factors sum_x = sum_bf16(self_x);
                vf64_sum_add_product_n(&sum_found, sum_x.a, sum_x.b, n);
                vf64_sum_add_n(&sum2_found, sum2_bf16(self_x), n);
                vf64_greatest_take_n(&top_found, top_bf16(self_x), n);
                vf64_least_take_n(&bottom_found, bottom_bf16(self_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
                vf64_greatest_keep(top_lanes + i, top_found);
                vf64_least_keep(bottom_lanes + i, bottom_found);
            }
        }
    }
}

/* Pass 1: powers = sum(where(self == 0, where(ord < 0, inf, 0), exp(log(abs(self) / where_value) *
 * ord))). */
static void linalg_vector_norm_bf16_find_1(const ac_panel *shared, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct linalg_vector_norm_attrs *const a = attrs;
    const vf64 ord = vf64_of(a->ord);
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const where_value =
            (const double *)panel->values[6] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const powers_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const powers_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum powers_found[AC_ROW_FUNCTIONS];
                vf64_sum powers_rest_found[AC_ROW_FUNCTIONS];
                vf64 where_value_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    powers_found[k] = vf64_sum_begin(powers_lanes + i, fresh);
                    powers_rest_found[k] = vf64_sum_begin(powers_rest + i, fresh);
                    where_value_x[k] = vf64_load(where_value + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_bf16(self + j * self_step + i);
                        vf64_sum_add_exact(&powers_found[k], &powers_rest_found[k],
                                           powers_bf16(self_x, where_value_x[k], ord));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(powers_lanes + i, powers_found[k]);
                    vf64_sum_keep(powers_rest + i, powers_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(powers_lanes + i, vf64_sum_begin(powers_lanes + i, true));
                vf64_sum_keep(powers_rest + i, vf64_sum_begin(powers_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_bf16(self + i);
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum powers_found = vf64_sum_load(powers_lanes + i);
                vf64_sum powers_rest_found = vf64_sum_load(powers_rest + i);
                vf64_sum_add_exact(&powers_found, &powers_rest_found,
                                   powers_bf16(self_x, where_value_x, ord));
                vf64_sum_keep(powers_lanes + i, powers_found);
                vf64_sum_keep(powers_rest + i, powers_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                const vf64 where_value_x = vf64_load(where_value + ac_panel_value(panel, i));
                vf64_sum powers_found = vf64_sum_load(powers_lanes + i);
                vf64_sum powers_rest_found = vf64_sum_load(powers_rest + i);
                vf64_sum_add_exact_n(&powers_found, &powers_rest_found,
                                     powers_bf16(self_x, where_value_x, ord), n);
                vf64_sum_keep(powers_lanes + i, powers_found);
                vf64_sum_keep(powers_rest + i, powers_rest_found);
            }
        }
    }
}

/* After pass 0, once a row: where_value. */
static void linalg_vector_norm_bf16_settle_0(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct linalg_vector_norm_attrs *const a = attrs;
    const vf64 ord = vf64_of(a->ord);
    double *const where_value_to = panel->values[6];
    double *const where_value_rest_to = panel->values[7];
    const double *const top = panel->values[4];
    const double *const bottom = panel->values[5];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64 top_x = vf64_load(top + i);
        const vf64 bottom_x = vf64_load(bottom + i);
        const vf64x2 where_value_x = where_value_f64(top_x, bottom_x, ord);
        vf64_store(where_value_to + i, where_value_x.hi);
        vf64_store(where_value_rest_to + i, where_value_x.lo);
    }
}

/* After pass 1, once a row: where_value2. */
static void linalg_vector_norm_bf16_settle_1(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct linalg_vector_norm_attrs *const a = attrs;
    const vf64 ord = vf64_of(a->ord);
    double *const where_value2_to = panel->values[10];
    double *const where_value2_rest_to = panel->values[11];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];
    const double *const sum2 = panel->values[2];
    const double *const sum2_rest = panel->values[3];
    const double *const top = panel->values[4];
    const double *const bottom = panel->values[5];
    const double *const powers = panel->values[8];
    const double *const powers_rest = panel->values[9];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 sum2_x = vf64x2_make(vf64_load(sum2 + i), vf64_load(sum2_rest + i));
        const vf64 top_x = vf64_load(top + i);
        const vf64 bottom_x = vf64_load(bottom + i);
        const vf64x2 powers_x = vf64x2_make(vf64_load(powers + i), vf64_load(powers_rest + i));
        const vf64x2 where_value2_x =
            where_value2_f64(sum_x, sum2_x, top_x, bottom_x, powers_x, ord);
        vf64_store(where_value2_to + i, where_value2_x.hi);
        vf64_store(where_value2_rest_to + i, where_value2_x.lo);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void linalg_vector_norm_bf16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = linalg_vector_norm_bf16_find_0,
        [1] = linalg_vector_norm_bf16_find_1,
        [3] = linalg_vector_norm_bf16_settle_0,
        [4] = linalg_vector_norm_bf16_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* After pass 0, once a row: sqrt_sum. */
static void linalg_vector_norm_usual_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                                  void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const sqrt_sum_to = panel->values[2];
    double *const sqrt_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 sqrt_sum_x = sqrt_sum_usual_f64(sum_x);
        vf64_store(sqrt_sum_to + i, sqrt_sum_x.hi);
        vf64_store(sqrt_sum_rest_to + i, sqrt_sum_x.lo);
    }
}

/* Adds to sum. */
static void linalg_vector_norm_usual_f32_add(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const float *self = (const float *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum sum_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    sum_sum[k] = vf32_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32_wide self_x = vf32_load_wide(self + j * self_step + i);
                        vf32_sum_add_term_every(&sum_sum[k], sum_usual_f32(self_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_sum_keep(sum_lanes + i, sum_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum sum_sum;
                sum_sum = vf32_sum_begin(sum_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide self_x = vf32_widen(vf32_load_n(self + j * self_step + i, n));
                    vf32_sum_add_term_n(&sum_sum, sum_usual_f32(self_x), n);
                }
                vf32_sum_keep(sum_lanes + i, sum_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

static void linalg_vector_norm_usual_f32(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = linalg_vector_norm_usual_f32_add,
        [2] = linalg_vector_norm_usual_f32_settle_0,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* After pass 0, once a row: sqrt_sum. */
static void linalg_vector_norm_usual_f16_settle_0(const ac_panel *panel, const void *const ins[],
                                                  void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const sqrt_sum_to = panel->values[2];
    double *const sqrt_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 sqrt_sum_x = sqrt_sum_usual_f64(sum_x);
        vf64_store(sqrt_sum_to + i, sqrt_sum_x.hi);
        vf64_store(sqrt_sum_rest_to + i, sqrt_sum_x.lo);
    }
}

/* Adds to sum. */
static void linalg_vector_norm_usual_f16_add(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_f16 *self = (const ac_f16 *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum_two sum_sum[AC_SUM_VECTORS / 2];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    sum_sum[k] = vf32_sum_begin_two_f16(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                        const vf32_two self_x = vf32_load_two_f16(self + j * self_step + i);
                        vf32_sum_add_term_every_f16(&sum_sum[k].a,
                                                    sum_usual_f16(vf32_widen(self_x.a)));
                        vf32_sum_add_term_every_f16(&sum_sum[k].b,
                                                    sum_usual_f16(vf32_widen(self_x.b)));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    vf32_sum_keep_two_f16(sum_lanes + i, sum_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum sum_sum;
                sum_sum = vf32_sum_begin(sum_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide self_x =
                        vf32_widen(vf32_load_f16_n(self + j * self_step + i, n));
                    vf32_sum_add_term_f16_n(&sum_sum, sum_usual_f16(self_x), n);
                }
                vf32_sum_keep(sum_lanes + i, sum_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void linalg_vector_norm_usual_f16(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = linalg_vector_norm_usual_f16_add,
        [2] = linalg_vector_norm_usual_f16_settle_0,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* After pass 0, once a row: sqrt_sum. */
static void linalg_vector_norm_usual_bf16_settle_0(const ac_panel *panel, const void *const ins[],
                                                   void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const sqrt_sum_to = panel->values[2];
    double *const sqrt_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 sqrt_sum_x = sqrt_sum_usual_f64(sum_x);
        vf64_store(sqrt_sum_to + i, sqrt_sum_x.hi);
        vf64_store(sqrt_sum_rest_to + i, sqrt_sum_x.lo);
    }
}

/* Adds to sum. */
static void linalg_vector_norm_usual_bf16_add(const ac_panel *panel, const void *const ins[],
                                              void *const outs[], const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_bf16 *self = (const ac_bf16 *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum_two sum_sum[AC_SUM_VECTORS / 2];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    sum_sum[k] = vf32_sum_begin_two_bf16(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                        const vf32_two self_x = vf32_load_two_bf16(self + j * self_step + i);
                        vf32_sum_add_term_every_bf16(&sum_sum[k].a,
                                                     sum_usual_bf16(vf32_widen(self_x.a)));
                        vf32_sum_add_term_every_bf16(&sum_sum[k].b,
                                                     sum_usual_bf16(vf32_widen(self_x.b)));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    vf32_sum_keep_two_bf16(sum_lanes + i, sum_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum sum_sum;
                sum_sum = vf32_sum_begin(sum_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide self_x =
                        vf32_widen(vf32_load_bf16_n(self + j * self_step + i, n));
                    vf32_sum_add_term_bf16_n(&sum_sum, sum_usual_bf16(self_x), n);
                }
                vf32_sum_keep(sum_lanes + i, sum_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void linalg_vector_norm_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                                          const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = linalg_vector_norm_usual_bf16_add,
        [2] = linalg_vector_norm_usual_bf16_settle_0,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_linalg_vector_norm_kernels)[] = {
    [0] = {{
        [AC_F32] = linalg_vector_norm_f32,
        [AC_F16] = linalg_vector_norm_f16,
        [AC_BF16] = linalg_vector_norm_bf16,
    }},
    [LINALG_VECTOR_NORM_USUAL] = {{
        [AC_F32] = linalg_vector_norm_usual_f32,
        [AC_F16] = linalg_vector_norm_usual_f16,
        [AC_BF16] = linalg_vector_norm_usual_bf16,
    }},
};
