/*
 * Generated from spec/reduction/std.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   mean = sum(self, over: dim) / count(self, over: dim)
 *   squares = sum((self - mean) * (self - mean), over: dim)
 *   out = sqrt(squares / max(count(self, over: dim) - correction, 0))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "reduction/std.h"
#include "simd/simd.h"

/* What a point adds: (self - div_sum) * (self - div_sum), in single f64. */
static inline vf64 squares_f32(vf64 self, vf64 div_sum)
{
    const vf64 difference = vf64_sub(self, div_sum);
    return vf64_mul(difference, difference);
}

/* Once a row: sum / count(self, over: dim), in pairs of f64. */
static inline vf64x2 div_sum_f64(vf64x2 sum, vf64 count_of_self_over_dim)
{
    return vf64x2_div(sum, vf64x2_of(count_of_self_over_dim));
}

/* Once a row: sqrt(squares / max(count(self, over: dim) - correction, 0)), in pairs of f64. */
static inline vf64x2 sqrt_value_f64(vf64x2 squares, vf64 correction, vf64 count_of_self_over_dim)
{
    const vf64x2 difference = vf64x2_of_sum(count_of_self_over_dim, vf64_neg(correction));
    const vm64 is_gt = vf64x2_gt(vf64x2_of(vf64_of(0.0)), difference);
    const vf64x2 chosen = vf64x2_where(is_gt, vf64x2_of(vf64_of(0.0)), difference);
    const vf64x2 quotient = vf64x2_div(squares, chosen);
    const vf64 root = vf64_sqrt(quotient.hi);
    return vf64x2_make(
        root, vf64_correction(vf64_div(vf64_sub(quotient.lo, vf64_fms(root, root, quotient.hi)),
                                       vf64_add(root, root))));
}

/* What a point adds: (self - div_sum) * (self - div_sum), in single f64. */
static inline vf64 squares_f16(vf64 self, vf64 div_sum)
{
    const vf64 difference = vf64_sub(self, div_sum);
    return vf64_mul(difference, difference);
}

/* What a point adds: (self - div_sum) * (self - div_sum), in single f64. */
static inline vf64 squares_bf16(vf64 self, vf64 div_sum)
{
    const vf64 difference = vf64_sub(self, div_sum);
    return vf64_mul(difference, difference);
}

/* Pass 0: sum = sum(self). */
static void std_f32_find_0(const ac_panel *shared, const void *const ins[], void *const outs[],
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
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
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
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        vf64_sum_add(&sum_found[k], self_x);
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
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, self_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, self_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Pass 1: squares = sum((self - div_sum) * (self - div_sum)). */
static void std_f32_find_1(const ac_panel *shared, const void *const ins[], void *const outs[],
                           const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const div_sum =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
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
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        vf64_sum_add(&squares_found[k], squares_f32(self_x, div_sum_x[k]));
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
                const vf64 self_x = vf64_load_f32(self + i);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + i);
                vf64_sum_add(&squares_found, squares_f32(self_x, div_sum_x));
                vf64_sum_keep(squares_lanes + i, squares_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + i);
                vf64_sum_add_n(&squares_found, squares_f32(self_x, div_sum_x), n);
                vf64_sum_keep(squares_lanes + i, squares_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void std_f32_settle_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct std_attrs *const a = attrs;
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

/* After pass 1, once a row: sqrt_value. */
static void std_f32_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct std_attrs *const a = attrs;
    const vf64 correction = vf64_of(a->correction);
    const vf64 count_of_self_over_dim = vf64_of(a->count_of_self_over_dim);
    double *const sqrt_value_to = panel->values[6];
    double *const sqrt_value_rest_to = panel->values[7];
    const double *const squares = panel->values[4];
    const double *const squares_rest = panel->values[5];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 squares_x = vf64x2_make(vf64_load(squares + i), vf64_load(squares_rest + i));
        const vf64x2 sqrt_value_x = sqrt_value_f64(squares_x, correction, count_of_self_over_dim);
        vf64_store(sqrt_value_to + i, sqrt_value_x.hi);
        vf64_store(sqrt_value_rest_to + i, sqrt_value_x.lo);
    }
}

static void std_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = std_f32_find_0,
        [1] = std_f32_find_1,
        [3] = std_f32_settle_0,
        [4] = std_f32_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(self). */
static void std_f16_find_0(const ac_panel *shared, const void *const ins[], void *const outs[],
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
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
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
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        vf64_sum_add(&sum_found[k], self_x);
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
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, self_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, self_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Pass 1: squares = sum((self - div_sum) * (self - div_sum)). */
static void std_f16_find_1(const ac_panel *shared, const void *const ins[], void *const outs[],
                           const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const div_sum =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
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
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        vf64_sum_add(&squares_found[k], squares_f16(self_x, div_sum_x[k]));
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
                const vf64 self_x = vf64_load_f16(self + i);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + i);
                vf64_sum_add(&squares_found, squares_f16(self_x, div_sum_x));
                vf64_sum_keep(squares_lanes + i, squares_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + i);
                vf64_sum_add_n(&squares_found, squares_f16(self_x, div_sum_x), n);
                vf64_sum_keep(squares_lanes + i, squares_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void std_f16_settle_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct std_attrs *const a = attrs;
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

/* After pass 1, once a row: sqrt_value. */
static void std_f16_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct std_attrs *const a = attrs;
    const vf64 correction = vf64_of(a->correction);
    const vf64 count_of_self_over_dim = vf64_of(a->count_of_self_over_dim);
    double *const sqrt_value_to = panel->values[6];
    double *const sqrt_value_rest_to = panel->values[7];
    const double *const squares = panel->values[4];
    const double *const squares_rest = panel->values[5];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 squares_x = vf64x2_make(vf64_load(squares + i), vf64_load(squares_rest + i));
        const vf64x2 sqrt_value_x = sqrt_value_f64(squares_x, correction, count_of_self_over_dim);
        vf64_store(sqrt_value_to + i, sqrt_value_x.hi);
        vf64_store(sqrt_value_rest_to + i, sqrt_value_x.lo);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void std_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = std_f16_find_0,
        [1] = std_f16_find_1,
        [3] = std_f16_settle_0,
        [4] = std_f16_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(self). */
static void std_bf16_find_0(const ac_panel *shared, const void *const ins[], void *const outs[],
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
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
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
                        const vf64 self_x = vf64_load_bf16(self + j * self_step + i);
                        vf64_sum_add(&sum_found[k], self_x);
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
                const vf64 self_x = vf64_load_bf16(self + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, self_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, self_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Pass 1: squares = sum((self - div_sum) * (self - div_sum)). */
static void std_bf16_find_1(const ac_panel *shared, const void *const ins[], void *const outs[],
                            const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        const double *const div_sum =
            (const double *)panel->values[2] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
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
                        const vf64 self_x = vf64_load_bf16(self + j * self_step + i);
                        vf64_sum_add(&squares_found[k], squares_bf16(self_x, div_sum_x[k]));
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
                const vf64 self_x = vf64_load_bf16(self + i);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + i);
                vf64_sum_add(&squares_found, squares_bf16(self_x, div_sum_x));
                vf64_sum_keep(squares_lanes + i, squares_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                const vf64 div_sum_x = vf64_load(div_sum + ac_panel_value(panel, i));
                vf64_sum squares_found = vf64_sum_load(squares_lanes + i);
                vf64_sum_add_n(&squares_found, squares_bf16(self_x, div_sum_x), n);
                vf64_sum_keep(squares_lanes + i, squares_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void std_bf16_settle_0(const ac_panel *panel, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct std_attrs *const a = attrs;
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

/* After pass 1, once a row: sqrt_value. */
static void std_bf16_settle_1(const ac_panel *panel, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct std_attrs *const a = attrs;
    const vf64 correction = vf64_of(a->correction);
    const vf64 count_of_self_over_dim = vf64_of(a->count_of_self_over_dim);
    double *const sqrt_value_to = panel->values[6];
    double *const sqrt_value_rest_to = panel->values[7];
    const double *const squares = panel->values[4];
    const double *const squares_rest = panel->values[5];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 squares_x = vf64x2_make(vf64_load(squares + i), vf64_load(squares_rest + i));
        const vf64x2 sqrt_value_x = sqrt_value_f64(squares_x, correction, count_of_self_over_dim);
        vf64_store(sqrt_value_to + i, sqrt_value_x.hi);
        vf64_store(sqrt_value_rest_to + i, sqrt_value_x.lo);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void std_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = std_bf16_find_0,
        [1] = std_bf16_find_1,
        [3] = std_bf16_settle_0,
        [4] = std_bf16_settle_1,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_std_kernels)[] = {
    {{
        [AC_F32] = std_f32,
        [AC_F16] = std_f16,
        [AC_BF16] = std_bf16,
    }},
};
