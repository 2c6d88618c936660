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
static void scaled_masked_softmax_f32_find_0(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)outs;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const mask = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const max_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x__x = vf64_load_f32(x_ + x);
                const vf64 mask_x = vf64_load_f32(mask + x);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + x);
                vf64_greatest_take(&max_found, max_f32(x__x, mask_x, scale));
                vf64_greatest_keep(max_lanes + x, max_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x__x = vf64_load_f32_n(x_ + x, n);
                const vf64 mask_x = vf64_load_f32_n(mask + x, n);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + x);
                vf64_greatest_take_n(&max_found, max_f32(x__x, mask_x, scale), n);
                vf64_greatest_keep(max_lanes + x, max_found);
            }
        }
    }
}

/* Pass 1: sum = sum(exp(where(mask != 0, -10000, x * scale) - max)). */
static void scaled_masked_softmax_f32_find_1(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)outs;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const mask = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x__x = vf64_load_f32(x_ + x);
                const vf64 mask_x = vf64_load_f32(mask + x);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                const vf64 sum_x = sum_f32(x__x, mask_x, max_x, scale);
                vf64_keep(kept + x, sum_x);
                vf64_sum_add(&sum_found, sum_x);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x__x = vf64_load_f32_n(x_ + x, n);
                const vf64 mask_x = vf64_load_f32_n(mask + x, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                const vf64 sum_x = sum_f32(x__x, mask_x, max_x, scale);
                vf64_keep(kept + x, sum_x);
                vf64_sum_add_n(&sum_found, sum_x, n);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
        }
    }
}

/* Writes y. */
static void scaled_masked_softmax_f32_write(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const mask = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            float *const y_ = (float *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x__x = vf64_load_f32(x_ + x);
                const vf64 mask_x = vf64_load_f32(mask + x);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_f32(y_ + x, y_f32(x__x, mask_x, max_x, inverse_sum_x, scale));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x__x = vf64_load_f32_n(x_ + x, n);
                const vf64 mask_x = vf64_load_f32_n(mask + x, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_f32_n(y_ + x, y_f32(x__x, mask_x, max_x, inverse_sum_x, scale), n);
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

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + x), vf64_load(sum_rest + x));
        const vf64x2 inverse_sum_x = inverse_sum_f64(sum_x);
        vf64_store(inverse_sum_to + x, inverse_sum_x.hi);
        vf64_store(inverse_sum_rest_to + x, inverse_sum_x.lo);
    }
}

/* Writes y from the terms that a pass has kept. */
static void scaled_masked_softmax_f32_write_kept(const ac_panel *panel, const void *const ins[],
                                                 void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            float *const y_ = (float *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_f32(y_ + x, y_kept_f32(kept_x, inverse_sum_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_f32_n(y_ + x, y_kept_f32(kept_x, inverse_sum_x), n);
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
static void scaled_masked_softmax_f16_find_0(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)outs;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const x_ = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const mask = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const max_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x__x = vf64_load_f16(x_ + x);
                const vf64 mask_x = vf64_load_f16(mask + x);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + x);
                vf64_greatest_take(&max_found, max_f16(x__x, mask_x, scale));
                vf64_greatest_keep(max_lanes + x, max_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x__x = vf64_load_f16_n(x_ + x, n);
                const vf64 mask_x = vf64_load_f16_n(mask + x, n);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + x);
                vf64_greatest_take_n(&max_found, max_f16(x__x, mask_x, scale), n);
                vf64_greatest_keep(max_lanes + x, max_found);
            }
        }
    }
}

/* Pass 1: sum = sum(exp(where(mask != 0, -10000, x * scale) - max)). */
static void scaled_masked_softmax_f16_find_1(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)outs;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const x_ = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const mask = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x__x = vf64_load_f16(x_ + x);
                const vf64 mask_x = vf64_load_f16(mask + x);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                const vf64 sum_x = sum_f16(x__x, mask_x, max_x, scale);
                vf64_keep(kept + x, sum_x);
                vf64_sum_add(&sum_found, sum_x);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x__x = vf64_load_f16_n(x_ + x, n);
                const vf64 mask_x = vf64_load_f16_n(mask + x, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                const vf64 sum_x = sum_f16(x__x, mask_x, max_x, scale);
                vf64_keep(kept + x, sum_x);
                vf64_sum_add_n(&sum_found, sum_x, n);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
        }
    }
}

/* Writes y. */
static void scaled_masked_softmax_f16_write(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const x_ = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const mask = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_f16 *const y_ = (ac_f16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x__x = vf64_load_f16(x_ + x);
                const vf64 mask_x = vf64_load_f16(mask + x);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_f16(y_ + x, y_f16(x__x, mask_x, max_x, inverse_sum_x, scale));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x__x = vf64_load_f16_n(x_ + x, n);
                const vf64 mask_x = vf64_load_f16_n(mask + x, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_f16_n(y_ + x, y_f16(x__x, mask_x, max_x, inverse_sum_x, scale), n);
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

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + x), vf64_load(sum_rest + x));
        const vf64x2 inverse_sum_x = inverse_sum_f64(sum_x);
        vf64_store(inverse_sum_to + x, inverse_sum_x.hi);
        vf64_store(inverse_sum_rest_to + x, inverse_sum_x.lo);
    }
}

/* Writes y from the terms that a pass has kept. */
static void scaled_masked_softmax_f16_write_kept(const ac_panel *panel, const void *const ins[],
                                                 void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_f16 *const y_ = (ac_f16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_f16(y_ + x, y_kept_f16(kept_x, inverse_sum_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_f16_n(y_ + x, y_kept_f16(kept_x, inverse_sum_x), n);
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
static void scaled_masked_softmax_bf16_find_0(const ac_panel *panel, const void *const ins[],
                                              void *const outs[], const void *attrs)
{
    (void)outs;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const x_ = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const mask = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const max_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x__x = vf64_load_bf16(x_ + x);
                const vf64 mask_x = vf64_load_bf16(mask + x);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + x);
                vf64_greatest_take(&max_found, max_bf16(x__x, mask_x, scale));
                vf64_greatest_keep(max_lanes + x, max_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x__x = vf64_load_bf16_n(x_ + x, n);
                const vf64 mask_x = vf64_load_bf16_n(mask + x, n);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + x);
                vf64_greatest_take_n(&max_found, max_bf16(x__x, mask_x, scale), n);
                vf64_greatest_keep(max_lanes + x, max_found);
            }
        }
    }
}

/* Pass 1: sum = sum(exp(where(mask != 0, -10000, x * scale) - max)). */
static void scaled_masked_softmax_bf16_find_1(const ac_panel *panel, const void *const ins[],
                                              void *const outs[], const void *attrs)
{
    (void)outs;
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const x_ = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const mask = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x__x = vf64_load_bf16(x_ + x);
                const vf64 mask_x = vf64_load_bf16(mask + x);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                const vf64 sum_x = sum_bf16(x__x, mask_x, max_x, scale);
                vf64_keep(kept + x, sum_x);
                vf64_sum_add(&sum_found, sum_x);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x__x = vf64_load_bf16_n(x_ + x, n);
                const vf64 mask_x = vf64_load_bf16_n(mask + x, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + x);
                const vf64 sum_x = sum_bf16(x__x, mask_x, max_x, scale);
                vf64_keep(kept + x, sum_x);
                vf64_sum_add_n(&sum_found, sum_x, n);
                vf64_sum_keep(sum_lanes + x, sum_found);
            }
        }
    }
}

/* Writes y. */
static void scaled_masked_softmax_bf16_write(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    const struct scaled_masked_softmax_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const x_ = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const mask = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_bf16 *const y_ = (ac_bf16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 x__x = vf64_load_bf16(x_ + x);
                const vf64 mask_x = vf64_load_bf16(mask + x);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_bf16(y_ + x, y_bf16(x__x, mask_x, max_x, inverse_sum_x, scale));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 x__x = vf64_load_bf16_n(x_ + x, n);
                const vf64 mask_x = vf64_load_bf16_n(mask + x, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, x));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_bf16_n(y_ + x, y_bf16(x__x, mask_x, max_x, inverse_sum_x, scale), n);
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

    for (size_t x = 0; x < panel->width; x += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + x), vf64_load(sum_rest + x));
        const vf64x2 inverse_sum_x = inverse_sum_f64(sum_x);
        vf64_store(inverse_sum_to + x, inverse_sum_x.hi);
        vf64_store(inverse_sum_rest_to + x, inverse_sum_x.lo);
    }
}

/* Writes y from the terms that a pass has kept. */
static void scaled_masked_softmax_bf16_write_kept(const ac_panel *panel, const void *const ins[],
                                                  void *const outs[], const void *attrs)
{
    (void)ins;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            double *const kept = (double *)panel->kept[0] + ac_panel_kept(panel, p, y);
            ac_bf16 *const y_ = (ac_bf16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_bf16(y_ + x, y_kept_bf16(kept_x, inverse_sum_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 kept_x = vf64_load(kept + x);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, x));
                vf64_store_bf16_n(y_ + x, y_kept_bf16(kept_x, inverse_sum_x), n);
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
