/*
 * Generated from spec/activation/scaled_masked_softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   seen = where(mask != 0, -10000, x * scale)
 *   power = exp(seen - max(seen, over: -1))
 *   y = power / sum(power, over: -1)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/scaled_masked_softmax.h"
#include "simd/simd.h"

/* What a point adds: where(mask != 0, -10000, x * scale), in single f64. */
static inline vf64 max_f32(vf64 x_, vf64 mask, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 product = vf64_mul(x_, scale);
    return vf64_where(mask_ne_0, vf64_of(-10000.0), product);
}

/* What a point adds: exp(where(mask != 0, -10000, x * scale) - max), in single f64. */
static inline vf64 sum_f32(vf64 x_, vf64 mask, vf64 max, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 product = vf64_mul(x_, scale);
    const vf64 chosen = vf64_where(mask_ne_0, vf64_of(-10000.0), product);
    const vf64 difference = vf64_sub(chosen, max);
    return vf64_decay_f32(difference);
}

/* Once a row: 1 / sum, in pairs of f64. */
static inline vf64x2 inverse_sum_f64(vf64x2 sum)
{
    return vf64x2_div(vf64x2_of(vf64_of(1.0)), sum);
}

/* At each point: exp(where(mask != 0, -10000, x * scale) - max) * inverse_sum, in single f64,
 * rounded once. */
static inline vf64 y_f32(vf64 x_, vf64 mask, vf64 max, vf64 inverse_sum, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 product = vf64_mul(x_, scale);
    const vf64 chosen = vf64_where(mask_ne_0, vf64_of(-10000.0), product);
    const vf64 difference = vf64_sub(chosen, max);
    const vf64 exp = vf64_decay_f32(difference);
    return vf64_mul(exp, inverse_sum);
}

/* At each point: kept * inverse_sum, in single f64, rounded once. */
static inline vf64 y_kept_f32(vf64 kept, vf64 inverse_sum)
{
    return vf64_mul(kept, inverse_sum);
}

/* What a point adds: where(mask != 0, -10000, x * scale), in single f64. */
static inline vf64 max_f16(vf64 x_, vf64 mask, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 product = vf64_mul(x_, scale);
    return vf64_where(mask_ne_0, vf64_of(-10000.0), product);
}

/* What a point adds: exp(where(mask != 0, -10000, x * scale) - max), in single f64. */
static inline vf64 sum_f16(vf64 x_, vf64 mask, vf64 max, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 product = vf64_mul(x_, scale);
    const vf64 chosen = vf64_where(mask_ne_0, vf64_of(-10000.0), product);
    const vf64 difference = vf64_sub(chosen, max);
    return vf64_decay_f32(difference);
}

/* At each point: exp(where(mask != 0, -10000, x * scale) - max) * inverse_sum, in single f64,
 * rounded once. */
static inline vf64 y_f16(vf64 x_, vf64 mask, vf64 max, vf64 inverse_sum, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 product = vf64_mul(x_, scale);
    const vf64 chosen = vf64_where(mask_ne_0, vf64_of(-10000.0), product);
    const vf64 difference = vf64_sub(chosen, max);
    const vf64 exp = vf64_decay_f32(difference);
    return vf64_mul(exp, inverse_sum);
}

/* At each point: kept * inverse_sum, in single f64, rounded once. */
static inline vf64 y_kept_f16(vf64 kept, vf64 inverse_sum)
{
    return vf64_mul(kept, inverse_sum);
}

/* What a point adds: where(mask != 0, -10000, x * scale), in single f64. */
static inline vf64 max_bf16(vf64 x_, vf64 mask, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 product = vf64_mul(x_, scale);
    return vf64_where(mask_ne_0, vf64_of(-10000.0), product);
}

/* What a point adds: exp(where(mask != 0, -10000, x * scale) - max), in single f64. */
static inline vf64 sum_bf16(vf64 x_, vf64 mask, vf64 max, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 product = vf64_mul(x_, scale);
    const vf64 chosen = vf64_where(mask_ne_0, vf64_of(-10000.0), product);
    const vf64 difference = vf64_sub(chosen, max);
    return vf64_decay_f32(difference);
}

/* At each point: exp(where(mask != 0, -10000, x * scale) - max) * inverse_sum, in single f64,
 * rounded once. */
static inline vf64 y_bf16(vf64 x_, vf64 mask, vf64 max, vf64 inverse_sum, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 product = vf64_mul(x_, scale);
    const vf64 chosen = vf64_where(mask_ne_0, vf64_of(-10000.0), product);
    const vf64 difference = vf64_sub(chosen, max);
    const vf64 exp = vf64_decay_f32(difference);
    return vf64_mul(exp, inverse_sum);
}

/* At each point: kept * inverse_sum, in single f64, rounded once. */
static inline vf64 y_kept_bf16(vf64 kept, vf64 inverse_sum)
{
    return vf64_mul(kept, inverse_sum);
}

/* Pass 0: max = max(where(mask != 0, -10000, x * scale)). */
static void scaled_masked_softmax_f32_find_0(const ac_panel *shared, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t mask_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const mask = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const max_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_greatest max_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    max_found[k] = vf64_greatest_begin(max_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 x__x = vf64_load_f32(x_ + j * x__step + i);
                        const vf64 mask_x = vf64_load_f32(mask + j * mask_step + i);
                        vf64_greatest_take(&max_found[k], max_f32(x__x, mask_x, scale));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_greatest_keep(max_lanes + i, max_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_greatest_keep(max_lanes + i, vf64_greatest_begin(max_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 x__x = vf64_load_f32(x_ + i);
                const vf64 mask_x = vf64_load_f32(mask + i);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take(&max_found, max_f32(x__x, mask_x, scale));
                vf64_greatest_keep(max_lanes + i, max_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 mask_x = vf64_load_f32_n(mask + i, n);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take_n(&max_found, max_f32(x__x, mask_x, scale), n);
                vf64_greatest_keep(max_lanes + i, max_found);
            }
        }
    }
}

/* Pass 1: sum = sum(exp(where(mask != 0, -10000, x * scale) - max)). */
static void scaled_masked_softmax_f32_find_1(const ac_panel *shared, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t mask_step = panel->line_steps[1];
    const ptrdiff_t kept_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const mask = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64 max_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    max_x[k] = vf64_load(max + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 x__x = vf64_load_f32(x_ + j * x__step + i);
                        const vf64 mask_x = vf64_load_f32(mask + j * mask_step + i);
                        const vf64 sum_x = sum_f32(x__x, mask_x, max_x[k], scale);
                        vf64_keep(kept + j * kept_step + i, sum_x);
                        vf64_sum_add(&sum_found[k], sum_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
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
                const vf64 mask_x = vf64_load_f32(mask + i);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x = sum_f32(x__x, mask_x, max_x, scale);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add(&sum_found, sum_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 mask_x = vf64_load_f32_n(mask + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x = sum_f32(x__x, mask_x, max_x, scale);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add_n(&sum_found, sum_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes y. */
static void scaled_masked_softmax_f32_write(const ac_panel *shared, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const mask = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            float *const y_ = (float *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 y__parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 x__x = vf64_load_f32(x_ + i);
                    const vf64 mask_x = vf64_load_f32(mask + i);
                    const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    y__parts[k] = y_f32(x__x, mask_x, max_x, inverse_sum_x, scale);
                }
                vf32_store(y_ + x, vf32_of_parts(y__parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 mask_x = vf64_load_f32_n(mask + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_f32_n(y_ + i, y_f32(x__x, mask_x, max_x, inverse_sum_x, scale), n);
            }
        }
    }
}

/* After pass 1, once a row: inverse_sum. */
static void scaled_masked_softmax_f32_settle_1(const ac_panel *panel, const void *const ins[],
                                               void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const inverse_sum_to = panel->values[3];
    double *const inverse_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 inverse_sum_x = inverse_sum_f64(sum_x);
        vf64_store(inverse_sum_to + i, inverse_sum_x.hi);
        vf64_store(inverse_sum_rest_to + i, inverse_sum_x.lo);
    }
}

/* Writes y from the terms that a pass has kept. */
static void scaled_masked_softmax_f32_write_kept(const ac_panel *shared, const void *const ins[],
                                                 void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            float *const y_ = (float *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 y__parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 kept_x = vf64_load(kept + i);
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    y__parts[k] = y_kept_f32(kept_x, inverse_sum_x);
                }
                vf32_store(y_ + x, vf32_of_parts(y__parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 kept_x = vf64_load(kept + i);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_f32_n(y_ + i, y_kept_f32(kept_x, inverse_sum_x), n);
            }
        }
    }
}

static void scaled_masked_softmax_f32(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = scaled_masked_softmax_f32_find_0,
        [1] = scaled_masked_softmax_f32_find_1,
        [2] = scaled_masked_softmax_f32_write,
        [4] = scaled_masked_softmax_f32_settle_1,
        [5] = scaled_masked_softmax_f32_write_kept,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: max = max(where(mask != 0, -10000, x * scale)). */
static void scaled_masked_softmax_f16_find_0(const ac_panel *shared, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t mask_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const x_ = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const mask = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const max_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_greatest max_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    max_found[k] = vf64_greatest_begin(max_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 x__x = vf64_load_f16(x_ + j * x__step + i);
                        const vf64 mask_x = vf64_load_f16(mask + j * mask_step + i);
                        vf64_greatest_take(&max_found[k], max_f16(x__x, mask_x, scale));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_greatest_keep(max_lanes + i, max_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_greatest_keep(max_lanes + i, vf64_greatest_begin(max_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 x__x = vf64_load_f16(x_ + i);
                const vf64 mask_x = vf64_load_f16(mask + i);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take(&max_found, max_f16(x__x, mask_x, scale));
                vf64_greatest_keep(max_lanes + i, max_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f16_n(x_ + i, n);
                const vf64 mask_x = vf64_load_f16_n(mask + i, n);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take_n(&max_found, max_f16(x__x, mask_x, scale), n);
                vf64_greatest_keep(max_lanes + i, max_found);
            }
        }
    }
}

/* Pass 1: sum = sum(exp(where(mask != 0, -10000, x * scale) - max)). */
static void scaled_masked_softmax_f16_find_1(const ac_panel *shared, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t mask_step = panel->line_steps[1];
    const ptrdiff_t kept_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const x_ = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const mask = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64 max_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    max_x[k] = vf64_load(max + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 x__x = vf64_load_f16(x_ + j * x__step + i);
                        const vf64 mask_x = vf64_load_f16(mask + j * mask_step + i);
                        const vf64 sum_x = sum_f16(x__x, mask_x, max_x[k], scale);
                        vf64_keep(kept + j * kept_step + i, sum_x);
                        vf64_sum_add(&sum_found[k], sum_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 x__x = vf64_load_f16(x_ + i);
                const vf64 mask_x = vf64_load_f16(mask + i);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x = sum_f16(x__x, mask_x, max_x, scale);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add(&sum_found, sum_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f16_n(x_ + i, n);
                const vf64 mask_x = vf64_load_f16_n(mask + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x = sum_f16(x__x, mask_x, max_x, scale);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add_n(&sum_found, sum_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes y. */
static void scaled_masked_softmax_f16_write(const ac_panel *shared, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const x_ = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const mask = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_f16 *const y_ = (ac_f16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 y__parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 x__x = vf64_load_f16(x_ + i);
                    const vf64 mask_x = vf64_load_f16(mask + i);
                    const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    y__parts[k] = y_f16(x__x, mask_x, max_x, inverse_sum_x, scale);
                }
                vf32_store_f16(y_ + x, vf32_of_odd_parts(y__parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f16_n(x_ + i, n);
                const vf64 mask_x = vf64_load_f16_n(mask + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_f16_n(y_ + i, y_f16(x__x, mask_x, max_x, inverse_sum_x, scale), n);
            }
        }
    }
}

/* After pass 1, once a row: inverse_sum. */
static void scaled_masked_softmax_f16_settle_1(const ac_panel *panel, const void *const ins[],
                                               void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const inverse_sum_to = panel->values[3];
    double *const inverse_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 inverse_sum_x = inverse_sum_f64(sum_x);
        vf64_store(inverse_sum_to + i, inverse_sum_x.hi);
        vf64_store(inverse_sum_rest_to + i, inverse_sum_x.lo);
    }
}

/* Writes y from the terms that a pass has kept. */
static void scaled_masked_softmax_f16_write_kept(const ac_panel *shared, const void *const ins[],
                                                 void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_f16 *const y_ = (ac_f16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 y__parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 kept_x = vf64_load(kept + i);
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    y__parts[k] = y_kept_f16(kept_x, inverse_sum_x);
                }
                vf32_store_f16(y_ + x, vf32_of_odd_parts(y__parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 kept_x = vf64_load(kept + i);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_f16_n(y_ + i, y_kept_f16(kept_x, inverse_sum_x), n);
            }
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void scaled_masked_softmax_f16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = scaled_masked_softmax_f16_find_0,
        [1] = scaled_masked_softmax_f16_find_1,
        [2] = scaled_masked_softmax_f16_write,
        [4] = scaled_masked_softmax_f16_settle_1,
        [5] = scaled_masked_softmax_f16_write_kept,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: max = max(where(mask != 0, -10000, x * scale)). */
static void scaled_masked_softmax_bf16_find_0(const ac_panel *shared, const void *const ins[],
                                              void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t mask_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const x_ = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const mask = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const max_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_greatest max_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    max_found[k] = vf64_greatest_begin(max_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 x__x = vf64_load_bf16(x_ + j * x__step + i);
                        const vf64 mask_x = vf64_load_bf16(mask + j * mask_step + i);
                        vf64_greatest_take(&max_found[k], max_bf16(x__x, mask_x, scale));
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_greatest_keep(max_lanes + i, max_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_greatest_keep(max_lanes + i, vf64_greatest_begin(max_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 x__x = vf64_load_bf16(x_ + i);
                const vf64 mask_x = vf64_load_bf16(mask + i);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take(&max_found, max_bf16(x__x, mask_x, scale));
                vf64_greatest_keep(max_lanes + i, max_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_bf16_n(x_ + i, n);
                const vf64 mask_x = vf64_load_bf16_n(mask + i, n);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take_n(&max_found, max_bf16(x__x, mask_x, scale), n);
                vf64_greatest_keep(max_lanes + i, max_found);
            }
        }
    }
}

/* Pass 1: sum = sum(exp(where(mask != 0, -10000, x * scale) - max)). */
static void scaled_masked_softmax_bf16_find_1(const ac_panel *shared, const void *const ins[],
                                              void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t mask_step = panel->line_steps[1];
    const ptrdiff_t kept_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const x_ = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const mask = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64 max_x[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    max_x[k] = vf64_load(max + ac_panel_value(panel, i));
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 x__x = vf64_load_bf16(x_ + j * x__step + i);
                        const vf64 mask_x = vf64_load_bf16(mask + j * mask_step + i);
                        const vf64 sum_x = sum_bf16(x__x, mask_x, max_x[k], scale);
                        vf64_keep(kept + j * kept_step + i, sum_x);
                        vf64_sum_add(&sum_found[k], sum_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 x__x = vf64_load_bf16(x_ + i);
                const vf64 mask_x = vf64_load_bf16(mask + i);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x = sum_bf16(x__x, mask_x, max_x, scale);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add(&sum_found, sum_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_bf16_n(x_ + i, n);
                const vf64 mask_x = vf64_load_bf16_n(mask + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x = sum_bf16(x__x, mask_x, max_x, scale);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add_n(&sum_found, sum_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes y. */
static void scaled_masked_softmax_bf16_write(const ac_panel *shared, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const x_ = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const mask = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_bf16 *const y_ = (ac_bf16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 y__parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 x__x = vf64_load_bf16(x_ + i);
                    const vf64 mask_x = vf64_load_bf16(mask + i);
                    const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    y__parts[k] = y_bf16(x__x, mask_x, max_x, inverse_sum_x, scale);
                }
                vf32_store_bf16(y_ + x, vf32_of_odd_parts(y__parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_bf16_n(x_ + i, n);
                const vf64 mask_x = vf64_load_bf16_n(mask + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_bf16_n(y_ + i, y_bf16(x__x, mask_x, max_x, inverse_sum_x, scale), n);
            }
        }
    }
}

/* After pass 1, once a row: inverse_sum. */
static void scaled_masked_softmax_bf16_settle_1(const ac_panel *panel, const void *const ins[],
                                                void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const inverse_sum_to = panel->values[3];
    double *const inverse_sum_rest_to = panel->values[4];
    const double *const sum = panel->values[1];
    const double *const sum_rest = panel->values[2];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 inverse_sum_x = inverse_sum_f64(sum_x);
        vf64_store(inverse_sum_to + i, inverse_sum_x.hi);
        vf64_store(inverse_sum_rest_to + i, inverse_sum_x.lo);
    }
}

/* Writes y from the terms that a pass has kept. */
static void scaled_masked_softmax_bf16_write_kept(const ac_panel *shared, const void *const ins[],
                                                  void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_bf16 *const y_ = (ac_bf16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 y__parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 kept_x = vf64_load(kept + i);
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    y__parts[k] = y_kept_bf16(kept_x, inverse_sum_x);
                }
                vf32_store_bf16(y_ + x, vf32_of_odd_parts(y__parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 kept_x = vf64_load(kept + i);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_bf16_n(y_ + i, y_kept_bf16(kept_x, inverse_sum_x), n);
            }
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void scaled_masked_softmax_bf16(size_t count, const void *const ins[], void *const outs[],
                                       const void *attrs, uint32_t past)
{
    /* clang-format off */
    static ac_panel_step *const steps[] = {
        [0] = scaled_masked_softmax_bf16_find_0,
        [1] = scaled_masked_softmax_bf16_find_1,
        [2] = scaled_masked_softmax_bf16_write,
        [4] = scaled_masked_softmax_bf16_settle_1,
        [5] = scaled_masked_softmax_bf16_write_kept,
    };
    /* clang-format on */
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_scaled_masked_softmax_kernels)[] = {
    {{
        [AC_F32] = scaled_masked_softmax_f32,
        [AC_F16] = scaled_masked_softmax_f16,
        [AC_BF16] = scaled_masked_softmax_bf16,
    }},
};
