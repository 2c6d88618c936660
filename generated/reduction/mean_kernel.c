/*
 * Generated from spec/reduction/mean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = sum(self, over: dim) / count(self, over: dim)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "reduction/mean.h"
#include "simd/reduce/terms.h"

/* A term of sum, self: the factors of a product, and where it counts. */
static inline vf32_term sum_f32(vf32_wide self)
{
    return (vf32_term){self, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* Once a row: sum / count(self, over: dim), in pairs of f64. */
static inline vf64x2 div_sum_f64(vf64x2 sum, vf64 count_of_self_over_dim)
{
    return vf64x2_div(sum, vf64x2_of(count_of_self_over_dim));
}

/* A term of sum, self: the factors of a product, and where it counts. */
static inline vf32_term sum_f16(vf32_wide self)
{
    return (vf32_term){self, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* A term of sum, self: the factors of a product, and where it counts. */
static inline vf64_term sum_f64(vf64 self)
{
    return (vf64_term){self, vf64_of(1.0), vm64_of(true)};
}

/* A term of sum, self: the factors of a product, and where it counts. */
static inline vf32_term sum_bf16(vf32_wide self)
{
    return (vf32_term){self, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* After pass 0, once a row: div_sum. */
static void mean_f32_settle_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct mean_attrs *const a = attrs;
    const vf64 count_of_self_over_dim = vf64_of(a->count_of_self_over_dim);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_f64(sum_x, count_of_self_over_dim);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Adds to sum. */
static void mean_f32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                         const void *attrs)
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
                        vf32_sum_add_term_alone(&sum_sum[k], sum_f32(self_x));
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
                    vf32_sum_add_term_n(&sum_sum, sum_f32(self_x), n);
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

static void mean_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = mean_f32_add,
        [2] = mean_f32_settle_0,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* After pass 0, once a row: div_sum. */
static void mean_f16_settle_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct mean_attrs *const a = attrs;
    const vf64 count_of_self_over_dim = vf64_of(a->count_of_self_over_dim);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_f64(sum_x, count_of_self_over_dim);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Adds to sum. */
static void mean_f16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                         const void *attrs)
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
                        vf32_sum_add_term_alone_f16(&sum_sum[k].a, sum_f16(vf32_widen(self_x.a)));
                        vf32_sum_add_term_alone_f16(&sum_sum[k].b, sum_f16(vf32_widen(self_x.b)));
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
                    vf32_sum_add_term_f16_n(&sum_sum, sum_f16(self_x), n);
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
static void mean_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = mean_f16_add,
        [2] = mean_f16_settle_0,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* After pass 0, once a row: div_sum. */
static void mean_f64_settle_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct mean_attrs *const a = attrs;
    const vf64 count_of_self_over_dim = vf64_of(a->count_of_self_over_dim);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_f64(sum_x, count_of_self_over_dim);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Adds to sum. */
static void mean_f64_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                         const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        double *const sum_rest_lanes = (double *)panel->lanes[1] + p * panel->lanes_plane;
        const double *self = (const double *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF64_LANES <= width; x += AC_SUM_VECTORS * VF64_LANES) {
                vf64_sum sum_sum[AC_SUM_VECTORS];
                vf64_sum sum_rest_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                    sum_sum[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum_rest_sum[k] = vf64_sum_begin(sum_rest_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load(self + j * self_step + i);
                        vf64_sum_add_term_alone_exact(&sum_sum[k], &sum_rest_sum[k],
                                                      sum_f64(self_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_sum[k]);
                    vf64_sum_keep(sum_rest_lanes + i, sum_rest_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                vf64_sum sum_sum;
                vf64_sum sum_rest_sum;
                sum_sum = vf64_sum_begin(sum_lanes + i, fresh);
                sum_rest_sum = vf64_sum_begin(sum_rest_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf64 self_x = vf64_load_n(self + j * self_step + i, n);
                    vf64_sum_add_term_exact_n(&sum_sum, &sum_rest_sum, sum_f64(self_x), n);
                }
                vf64_sum_keep(sum_lanes + i, sum_sum);
                vf64_sum_keep(sum_rest_lanes + i, sum_rest_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

static void mean_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = mean_f64_add,
        [2] = mean_f64_settle_0,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* After pass 0, once a row: div_sum. */
static void mean_bf16_settle_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct mean_attrs *const a = attrs;
    const vf64 count_of_self_over_dim = vf64_of(a->count_of_self_over_dim);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_f64(sum_x, count_of_self_over_dim);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Adds to sum. */
static void mean_bf16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                          const void *attrs)
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
                        vf32_sum_add_term_alone_bf16(&sum_sum[k].a, sum_bf16(vf32_widen(self_x.a)));
                        vf32_sum_add_term_alone_bf16(&sum_sum[k].b, sum_bf16(vf32_widen(self_x.b)));
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
                    vf32_sum_add_term_bf16_n(&sum_sum, sum_bf16(self_x), n);
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
static void mean_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = mean_bf16_add,
        [2] = mean_bf16_settle_0,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_mean_kernels)[] = {
    {{
        [AC_F32] = mean_f32,
        [AC_F16] = mean_f16,
        [AC_F64] = mean_f64,
        [AC_BF16] = mean_bf16,
    }},
};
