/*
 * Generated from spec/invented/crest.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   top = max(self, over: dim)
 *   most = top
 *   below = sum(top - self, over: dim) * factor
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/crest.h"
#include "simd/simd.h"

/* What a point adds: top - self, in single f64. */
static inline vf64 sum_f32(vf64 self, vf64 top)
{
    return vf64_sub(top, self);
}

/* Once a row: sum * factor, in pairs of f64. */
static inline vf64x2 mul_sum_f64(vf64x2 sum, vf64 factor)
{
    return vf64x2_mul_single(sum, factor);
}

/* What a point adds: top - self, in single f64. */
static inline vf64 sum_f16(vf64 self, vf64 top)
{
    return vf64_sub(top, self);
}

/* What a point adds: top - self, in pairs of f64. */
static inline vf64x2 sum_f64(vf64 self, vf64 top)
{
    return vf64x2_of_sum(top, vf64_neg(self));
}

/* Pass 0: top = max(self). */
static void crest_f32_find_0(const ac_panel *shared, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const top_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF32_LANES <= width; x += AC_ROW_VECTORS * VF32_LANES) {
                vf32_greatest top_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                    top_found[k] = vf32_greatest_begin(top_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load(self + j * self_step + i);
                        vf32_greatest_take(&top_found[k], self_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                    vf32_greatest_keep(top_lanes + i, top_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF32_LANES) {
                vf32_greatest_keep(top_lanes + i, vf32_greatest_begin(top_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load(self + i);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take(&top_found, self_x);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_n(self + i, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take_n(&top_found, self_x, n);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
        }
    }
}

/* Pass 1: sum = sum(top - self). */
static void crest_f32_find_1(const ac_panel *shared, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_VECTORS];
                vf64 top_x[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        vf64_sum_add(&sum_found[k], sum_f32(self_x, top_x[k]));
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
                const vf64 self_x = vf64_load_f32(self + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_f32(self_x, top_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_f32(self_x, top_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* After pass 1, once a row: mul_sum. */
static void crest_f32_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct crest_attrs *const a = attrs;
    const vf64 factor = vf64_of(a->factor);
    double *const mul_sum_to = panel->values[3];
    double *const mul_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 mul_sum_x = mul_sum_f64(sum_x, factor);
        vf64_store(mul_sum_to + i, mul_sum_x.hi);
        vf64_store(mul_sum_rest_to + i, mul_sum_x.lo);
    }
}

static void crest_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = crest_f32_find_0,
        [1] = crest_f32_find_1,
        [4] = crest_f32_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void crest_f16_find_0(const ac_panel *shared, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF32_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            float *const top_lanes = (float *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF32_LANES <= width; x += AC_ROW_VECTORS * VF32_LANES) {
                vf32_greatest top_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                    top_found[k] = vf32_greatest_begin(top_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load_f16(self + j * self_step + i);
                        vf32_greatest_take(&top_found[k], self_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF32_LANES) {
                    vf32_greatest_keep(top_lanes + i, top_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF32_LANES) {
                vf32_greatest_keep(top_lanes + i, vf32_greatest_begin(top_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF32_LANES <= width; x += VF32_LANES) {
                const size_t i = x;
                const vf32 self_x = vf32_load_f16(self + i);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take(&top_found, self_x);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 self_x = vf32_load_f16_n(self + i, n);
                vf32_greatest top_found = vf32_greatest_load(top_lanes + i);
                vf32_greatest_take_n(&top_found, self_x, n);
                vf32_greatest_keep(top_lanes + i, top_found);
            }
        }
    }
}

/* Pass 1: sum = sum(top - self). */
static void crest_f16_find_1(const ac_panel *shared, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_VECTORS];
                vf64 top_x[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        vf64_sum_add(&sum_found[k], sum_f16(self_x, top_x[k]));
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
                const vf64 self_x = vf64_load_f16(self + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_f16(self_x, top_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_f16(self_x, top_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* After pass 1, once a row: mul_sum. */
static void crest_f16_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct crest_attrs *const a = attrs;
    const vf64 factor = vf64_of(a->factor);
    double *const mul_sum_to = panel->values[3];
    double *const mul_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 mul_sum_x = mul_sum_f64(sum_x, factor);
        vf64_store(mul_sum_to + i, mul_sum_x.hi);
        vf64_store(mul_sum_rest_to + i, mul_sum_x.lo);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void crest_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = crest_f16_find_0,
        [1] = crest_f16_find_1,
        [4] = crest_f16_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: top = max(self). */
static void crest_f64_find_0(const ac_panel *shared, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const double *const self = (const double *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const top_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_greatest top_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    top_found[k] = vf64_greatest_begin(top_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load(self + j * self_step + i);
                        vf64_greatest_take(&top_found[k], self_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_greatest_keep(top_lanes + i, top_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_greatest_keep(top_lanes + i, vf64_greatest_begin(top_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load(self + i);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_greatest_take(&top_found, self_x);
                vf64_greatest_keep(top_lanes + i, top_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_n(self + i, n);
                vf64_greatest top_found = vf64_greatest_load(top_lanes + i);
                vf64_greatest_take_n(&top_found, self_x, n);
                vf64_greatest_keep(top_lanes + i, top_found);
            }
        }
    }
}

/* Pass 1: sum = sum(top - self). */
static void crest_f64_find_1(const ac_panel *shared, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const top =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const double *const self = (const double *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum_rest_found[AC_ROW_FUNCTIONS];
                vf64 top_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum_rest_found[k] = vf64_sum_begin(sum_rest + i, fresh);
                    top_x[k] = vf64_load(top + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load(self + j * self_step + i);
                        vf64x2_sum_add_exact(&sum_found[k], &sum_rest_found[k],
                                             sum_f64(self_x, top_x[k]));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum_rest + i, sum_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum_rest + i, vf64_sum_begin(sum_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load(self + i);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64x2_sum_add_exact(&sum_found, &sum_rest_found, sum_f64(self_x, top_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_n(self + i, n);
                const vf64 top_x = vf64_load(top + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64x2_sum_add_exact_n(&sum_found, &sum_rest_found, sum_f64(self_x, top_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
        }
    }
}

/* After pass 1, once a row: mul_sum. */
static void crest_f64_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct crest_attrs *const a = attrs;
    const vf64 factor = vf64_of(a->factor);
    double *const mul_sum_to = panel->values[3];
    double *const mul_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 mul_sum_x = mul_sum_f64(sum_x, factor);
        vf64_store(mul_sum_to + i, mul_sum_x.hi);
        vf64_store(mul_sum_rest_to + i, mul_sum_x.lo);
    }
}

static void crest_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = crest_f64_find_0,
        [1] = crest_f64_find_1,
        [4] = crest_f64_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_crest_kernels)[] = {
    {{
        [AC_F32] = crest_f32,
        [AC_F16] = crest_f16,
        [AC_F64] = crest_f64,
    }},
};
