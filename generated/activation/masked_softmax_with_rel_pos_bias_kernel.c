/*
 * Generated from spec/activation/masked_softmax_with_rel_pos_bias.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   score = x * scaleValue + attenMaskOptional + relativePosBias
 *   power = exp(score - max(score, over: -1))
 *   out = power / sum(power, over: -1)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/masked_softmax_with_rel_pos_bias.h"
#include "simd/simd.h"

/* What a point adds: x * scaleValue + attenMaskOptional + relativePosBias, in single f64. */
static inline vf64 max_f32(vf64 x_, vf64 atten_mask_optional, vf64 relative_pos_bias,
                           vf64 scale_value)
{
    const vf64 sum = vf64_fma(x_, scale_value, atten_mask_optional);
    return vf64_add(sum, relative_pos_bias);
}

/* What a point adds: exp(x * scaleValue + attenMaskOptional + relativePosBias - max), in single
 * f64. */
static inline vf64 sum_f32(vf64 x_, vf64 atten_mask_optional, vf64 relative_pos_bias, vf64 max,
                           vf64 scale_value)
{
    const vf64 sum = vf64_fma(x_, scale_value, atten_mask_optional);
    const vf64 sum2 = vf64_add(sum, relative_pos_bias);
    const vf64 difference = vf64_sub(sum2, max);
    return vf64_decay_f32(difference);
}

/* Once a row: 1 / sum, in pairs of f64. */
static inline vf64x2 inverse_sum_f64(vf64x2 sum)
{
    return vf64x2_div(vf64x2_of(vf64_of(1.0)), sum);
}

/* At each point: exp(x * scaleValue + attenMaskOptional + relativePosBias - max) * inverse_sum, in
 * single f64, rounded once. */
static inline vf64 out_f32(vf64 x_, vf64 atten_mask_optional, vf64 relative_pos_bias, vf64 max,
                           vf64 inverse_sum, vf64 scale_value)
{
    const vf64 sum = vf64_fma(x_, scale_value, atten_mask_optional);
    const vf64 sum2 = vf64_add(sum, relative_pos_bias);
    const vf64 difference = vf64_sub(sum2, max);
    const vf64 exp = vf64_decay_f32(difference);
    return vf64_mul(exp, inverse_sum);
}

/* At each point: kept * inverse_sum, in single f64, rounded once. */
static inline vf64 out_kept_f32(vf64 kept, vf64 inverse_sum)
{
    return vf64_mul(kept, inverse_sum);
}

/* What a point adds: x * scaleValue + attenMaskOptional + relativePosBias, in single f64. */
static inline vf64 max_f16(vf64 x_, vf64 atten_mask_optional, vf64 relative_pos_bias,
                           vf64 scale_value)
{
    const vf64 sum = vf64_fma(x_, scale_value, atten_mask_optional);
    return vf64_add(sum, relative_pos_bias);
}

/* What a point adds: exp(x * scaleValue + attenMaskOptional + relativePosBias - max), in single
 * f64. */
static inline vf64 sum_f16(vf64 x_, vf64 atten_mask_optional, vf64 relative_pos_bias, vf64 max,
                           vf64 scale_value)
{
    const vf64 sum = vf64_fma(x_, scale_value, atten_mask_optional);
    const vf64 sum2 = vf64_add(sum, relative_pos_bias);
    const vf64 difference = vf64_sub(sum2, max);
    return vf64_decay_f32(difference);
}

/* At each point: exp(x * scaleValue + attenMaskOptional + relativePosBias - max) * inverse_sum, in
 * single f64, rounded once. */
static inline vf64 out_f16(vf64 x_, vf64 atten_mask_optional, vf64 relative_pos_bias, vf64 max,
                           vf64 inverse_sum, vf64 scale_value)
{
    const vf64 sum = vf64_fma(x_, scale_value, atten_mask_optional);
    const vf64 sum2 = vf64_add(sum, relative_pos_bias);
    const vf64 difference = vf64_sub(sum2, max);
    const vf64 exp = vf64_decay_f32(difference);
    return vf64_mul(exp, inverse_sum);
}

/* At each point: kept * inverse_sum, in single f64, rounded once. */
static inline vf64 out_kept_f16(vf64 kept, vf64 inverse_sum)
{
    return vf64_mul(kept, inverse_sum);
}

/* What a point adds: x * scaleValue + attenMaskOptional + relativePosBias, in single f64. */
static inline vf64 max_bf16(vf64 x_, vf64 atten_mask_optional, vf64 relative_pos_bias,
                            vf64 scale_value)
{
    const vf64 sum = vf64_fma(x_, scale_value, atten_mask_optional);
    return vf64_add(sum, relative_pos_bias);
}

/* What a point adds: exp(x * scaleValue + attenMaskOptional + relativePosBias - max), in single
 * f64. */
static inline vf64 sum_bf16(vf64 x_, vf64 atten_mask_optional, vf64 relative_pos_bias, vf64 max,
                            vf64 scale_value)
{
    const vf64 sum = vf64_fma(x_, scale_value, atten_mask_optional);
    const vf64 sum2 = vf64_add(sum, relative_pos_bias);
    const vf64 difference = vf64_sub(sum2, max);
    return vf64_decay_f32(difference);
}

/* At each point: exp(x * scaleValue + attenMaskOptional + relativePosBias - max) * inverse_sum, in
 * single f64, rounded once. */
static inline vf64 out_bf16(vf64 x_, vf64 atten_mask_optional, vf64 relative_pos_bias, vf64 max,
                            vf64 inverse_sum, vf64 scale_value)
{
    const vf64 sum = vf64_fma(x_, scale_value, atten_mask_optional);
    const vf64 sum2 = vf64_add(sum, relative_pos_bias);
    const vf64 difference = vf64_sub(sum2, max);
    const vf64 exp = vf64_decay_f32(difference);
    return vf64_mul(exp, inverse_sum);
}

/* At each point: kept * inverse_sum, in single f64, rounded once. */
static inline vf64 out_kept_bf16(vf64 kept, vf64 inverse_sum)
{
    return vf64_mul(kept, inverse_sum);
}

/* Pass 0: max = max(x * scaleValue + attenMaskOptional + relativePosBias). */
static void masked_softmax_with_rel_pos_bias_f32_find_0(const ac_panel *shared,
                                                        const void *const ins[], void *const outs[],
                                                        const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct masked_softmax_with_rel_pos_bias_attrs *const a = attrs;
    const vf64 scale_value = vf64_of(a->scale_value);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t atten_mask_optional_step = panel->line_steps[1];
    const ptrdiff_t relative_pos_bias_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const atten_mask_optional =
                (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const relative_pos_bias =
                (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
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
                        const vf64 atten_mask_optional_x =
                            vf64_load_f32(atten_mask_optional + j * atten_mask_optional_step + i);
                        const vf64 relative_pos_bias_x =
                            vf64_load_f32(relative_pos_bias + j * relative_pos_bias_step + i);
                        vf64_greatest_take(
                            &max_found[k],
                            max_f32(x__x, atten_mask_optional_x, relative_pos_bias_x, scale_value));
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
                const vf64 atten_mask_optional_x = vf64_load_f32(atten_mask_optional + i);
                const vf64 relative_pos_bias_x = vf64_load_f32(relative_pos_bias + i);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take(&max_found, max_f32(x__x, atten_mask_optional_x,
                                                       relative_pos_bias_x, scale_value));
                vf64_greatest_keep(max_lanes + i, max_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 atten_mask_optional_x = vf64_load_f32_n(atten_mask_optional + i, n);
                const vf64 relative_pos_bias_x = vf64_load_f32_n(relative_pos_bias + i, n);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take_n(
                    &max_found,
                    max_f32(x__x, atten_mask_optional_x, relative_pos_bias_x, scale_value), n);
                vf64_greatest_keep(max_lanes + i, max_found);
            }
        }
    }
}

/* Pass 1: sum = sum(exp(x * scaleValue + attenMaskOptional + relativePosBias - max)). */
static void masked_softmax_with_rel_pos_bias_f32_find_1(const ac_panel *shared,
                                                        const void *const ins[], void *const outs[],
                                                        const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct masked_softmax_with_rel_pos_bias_attrs *const a = attrs;
    const vf64 scale_value = vf64_of(a->scale_value);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t atten_mask_optional_step = panel->line_steps[1];
    const ptrdiff_t relative_pos_bias_step = panel->line_steps[2];
    const ptrdiff_t kept_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const atten_mask_optional =
                (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const relative_pos_bias =
                (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
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
                        const vf64 atten_mask_optional_x =
                            vf64_load_f32(atten_mask_optional + j * atten_mask_optional_step + i);
                        const vf64 relative_pos_bias_x =
                            vf64_load_f32(relative_pos_bias + j * relative_pos_bias_step + i);
                        const vf64 sum_x = sum_f32(x__x, atten_mask_optional_x, relative_pos_bias_x,
                                                   max_x[k], scale_value);
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
                const vf64 atten_mask_optional_x = vf64_load_f32(atten_mask_optional + i);
                const vf64 relative_pos_bias_x = vf64_load_f32(relative_pos_bias + i);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x =
                    sum_f32(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x, scale_value);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add(&sum_found, sum_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 atten_mask_optional_x = vf64_load_f32_n(atten_mask_optional + i, n);
                const vf64 relative_pos_bias_x = vf64_load_f32_n(relative_pos_bias + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x =
                    sum_f32(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x, scale_value);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add_n(&sum_found, sum_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes out. */
static void masked_softmax_with_rel_pos_bias_f32_write(const ac_panel *shared,
                                                       const void *const ins[], void *const outs[],
                                                       const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct masked_softmax_with_rel_pos_bias_attrs *const a = attrs;
    const vf64 scale_value = vf64_of(a->scale_value);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const x_ = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const atten_mask_optional =
                (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const relative_pos_bias =
                (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            float *const out = (float *)outs[0] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 x__x = vf64_load_f32(x_ + i);
                    const vf64 atten_mask_optional_x = vf64_load_f32(atten_mask_optional + i);
                    const vf64 relative_pos_bias_x = vf64_load_f32(relative_pos_bias + i);
                    const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    out_parts[k] = out_f32(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x,
                                           inverse_sum_x, scale_value);
                }
                vf32_store(out + x, vf32_of_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f32_n(x_ + i, n);
                const vf64 atten_mask_optional_x = vf64_load_f32_n(atten_mask_optional + i, n);
                const vf64 relative_pos_bias_x = vf64_load_f32_n(relative_pos_bias + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_f32_n(out + i,
                                 out_f32(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x,
                                         inverse_sum_x, scale_value),
                                 n);
            }
        }
    }
}

/* After pass 1, once a row: inverse_sum. */
static void masked_softmax_with_rel_pos_bias_f32_settle_1(const ac_panel *panel,
                                                          const void *const ins[],
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

/* Writes out from the terms that a pass has kept. */
static void masked_softmax_with_rel_pos_bias_f32_write_kept(const ac_panel *shared,
                                                            const void *const ins[],
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
            float *const out = (float *)outs[0] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 kept_x = vf64_load(kept + i);
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    out_parts[k] = out_kept_f32(kept_x, inverse_sum_x);
                }
                vf32_store(out + x, vf32_of_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 kept_x = vf64_load(kept + i);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_f32_n(out + i, out_kept_f32(kept_x, inverse_sum_x), n);
            }
        }
    }
}

static void masked_softmax_with_rel_pos_bias_f32(size_t count, const void *const ins[],
                                                 void *const outs[], const void *attrs,
                                                 uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = masked_softmax_with_rel_pos_bias_f32_find_0,
        [1] = masked_softmax_with_rel_pos_bias_f32_find_1,
        [2] = masked_softmax_with_rel_pos_bias_f32_write,
        [4] = masked_softmax_with_rel_pos_bias_f32_settle_1,
        [5] = masked_softmax_with_rel_pos_bias_f32_write_kept,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: max = max(x * scaleValue + attenMaskOptional + relativePosBias). */
static void masked_softmax_with_rel_pos_bias_f16_find_0(const ac_panel *shared,
                                                        const void *const ins[], void *const outs[],
                                                        const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct masked_softmax_with_rel_pos_bias_attrs *const a = attrs;
    const vf64 scale_value = vf64_of(a->scale_value);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t atten_mask_optional_step = panel->line_steps[1];
    const ptrdiff_t relative_pos_bias_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const x_ = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const atten_mask_optional =
                (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_f16 *const relative_pos_bias =
                (const ac_f16 *)ins[2] + ac_panel_line(panel, 2, p, y);
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
                        const vf64 atten_mask_optional_x =
                            vf64_load_f16(atten_mask_optional + j * atten_mask_optional_step + i);
                        const vf64 relative_pos_bias_x =
                            vf64_load_f16(relative_pos_bias + j * relative_pos_bias_step + i);
                        vf64_greatest_take(
                            &max_found[k],
                            max_f16(x__x, atten_mask_optional_x, relative_pos_bias_x, scale_value));
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
                const vf64 atten_mask_optional_x = vf64_load_f16(atten_mask_optional + i);
                const vf64 relative_pos_bias_x = vf64_load_f16(relative_pos_bias + i);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take(&max_found, max_f16(x__x, atten_mask_optional_x,
                                                       relative_pos_bias_x, scale_value));
                vf64_greatest_keep(max_lanes + i, max_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f16_n(x_ + i, n);
                const vf64 atten_mask_optional_x = vf64_load_f16_n(atten_mask_optional + i, n);
                const vf64 relative_pos_bias_x = vf64_load_f16_n(relative_pos_bias + i, n);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take_n(
                    &max_found,
                    max_f16(x__x, atten_mask_optional_x, relative_pos_bias_x, scale_value), n);
                vf64_greatest_keep(max_lanes + i, max_found);
            }
        }
    }
}

/* Pass 1: sum = sum(exp(x * scaleValue + attenMaskOptional + relativePosBias - max)). */
static void masked_softmax_with_rel_pos_bias_f16_find_1(const ac_panel *shared,
                                                        const void *const ins[], void *const outs[],
                                                        const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct masked_softmax_with_rel_pos_bias_attrs *const a = attrs;
    const vf64 scale_value = vf64_of(a->scale_value);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t atten_mask_optional_step = panel->line_steps[1];
    const ptrdiff_t relative_pos_bias_step = panel->line_steps[2];
    const ptrdiff_t kept_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const x_ = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const atten_mask_optional =
                (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_f16 *const relative_pos_bias =
                (const ac_f16 *)ins[2] + ac_panel_line(panel, 2, p, y);
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
                        const vf64 atten_mask_optional_x =
                            vf64_load_f16(atten_mask_optional + j * atten_mask_optional_step + i);
                        const vf64 relative_pos_bias_x =
                            vf64_load_f16(relative_pos_bias + j * relative_pos_bias_step + i);
                        const vf64 sum_x = sum_f16(x__x, atten_mask_optional_x, relative_pos_bias_x,
                                                   max_x[k], scale_value);
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
                const vf64 atten_mask_optional_x = vf64_load_f16(atten_mask_optional + i);
                const vf64 relative_pos_bias_x = vf64_load_f16(relative_pos_bias + i);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x =
                    sum_f16(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x, scale_value);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add(&sum_found, sum_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f16_n(x_ + i, n);
                const vf64 atten_mask_optional_x = vf64_load_f16_n(atten_mask_optional + i, n);
                const vf64 relative_pos_bias_x = vf64_load_f16_n(relative_pos_bias + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x =
                    sum_f16(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x, scale_value);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add_n(&sum_found, sum_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes out. */
static void masked_softmax_with_rel_pos_bias_f16_write(const ac_panel *shared,
                                                       const void *const ins[], void *const outs[],
                                                       const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct masked_softmax_with_rel_pos_bias_attrs *const a = attrs;
    const vf64 scale_value = vf64_of(a->scale_value);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const x_ = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const atten_mask_optional =
                (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_f16 *const relative_pos_bias =
                (const ac_f16 *)ins[2] + ac_panel_line(panel, 2, p, y);
            ac_f16 *const out = (ac_f16 *)outs[0] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 x__x = vf64_load_f16(x_ + i);
                    const vf64 atten_mask_optional_x = vf64_load_f16(atten_mask_optional + i);
                    const vf64 relative_pos_bias_x = vf64_load_f16(relative_pos_bias + i);
                    const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    out_parts[k] = out_f16(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x,
                                           inverse_sum_x, scale_value);
                }
                vf32_store_f16(out + x, vf32_of_odd_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_f16_n(x_ + i, n);
                const vf64 atten_mask_optional_x = vf64_load_f16_n(atten_mask_optional + i, n);
                const vf64 relative_pos_bias_x = vf64_load_f16_n(relative_pos_bias + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_f16_n(out + i,
                                 out_f16(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x,
                                         inverse_sum_x, scale_value),
                                 n);
            }
        }
    }
}

/* After pass 1, once a row: inverse_sum. */
static void masked_softmax_with_rel_pos_bias_f16_settle_1(const ac_panel *panel,
                                                          const void *const ins[],
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

/* Writes out from the terms that a pass has kept. */
static void masked_softmax_with_rel_pos_bias_f16_write_kept(const ac_panel *shared,
                                                            const void *const ins[],
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
            ac_f16 *const out = (ac_f16 *)outs[0] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 kept_x = vf64_load(kept + i);
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    out_parts[k] = out_kept_f16(kept_x, inverse_sum_x);
                }
                vf32_store_f16(out + x, vf32_of_odd_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 kept_x = vf64_load(kept + i);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_f16_n(out + i, out_kept_f16(kept_x, inverse_sum_x), n);
            }
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void masked_softmax_with_rel_pos_bias_f16(size_t count, const void *const ins[],
                                                 void *const outs[], const void *attrs,
                                                 uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = masked_softmax_with_rel_pos_bias_f16_find_0,
        [1] = masked_softmax_with_rel_pos_bias_f16_find_1,
        [2] = masked_softmax_with_rel_pos_bias_f16_write,
        [4] = masked_softmax_with_rel_pos_bias_f16_settle_1,
        [5] = masked_softmax_with_rel_pos_bias_f16_write_kept,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: max = max(x * scaleValue + attenMaskOptional + relativePosBias). */
static void masked_softmax_with_rel_pos_bias_bf16_find_0(const ac_panel *shared,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct masked_softmax_with_rel_pos_bias_attrs *const a = attrs;
    const vf64 scale_value = vf64_of(a->scale_value);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t atten_mask_optional_step = panel->line_steps[1];
    const ptrdiff_t relative_pos_bias_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const x_ = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const atten_mask_optional =
                (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_bf16 *const relative_pos_bias =
                (const ac_bf16 *)ins[2] + ac_panel_line(panel, 2, p, y);
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
                        const vf64 atten_mask_optional_x =
                            vf64_load_bf16(atten_mask_optional + j * atten_mask_optional_step + i);
                        const vf64 relative_pos_bias_x =
                            vf64_load_bf16(relative_pos_bias + j * relative_pos_bias_step + i);
                        vf64_greatest_take(&max_found[k],
                                           max_bf16(x__x, atten_mask_optional_x,
                                                    relative_pos_bias_x, scale_value));
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
                const vf64 atten_mask_optional_x = vf64_load_bf16(atten_mask_optional + i);
                const vf64 relative_pos_bias_x = vf64_load_bf16(relative_pos_bias + i);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take(&max_found, max_bf16(x__x, atten_mask_optional_x,
                                                        relative_pos_bias_x, scale_value));
                vf64_greatest_keep(max_lanes + i, max_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_bf16_n(x_ + i, n);
                const vf64 atten_mask_optional_x = vf64_load_bf16_n(atten_mask_optional + i, n);
                const vf64 relative_pos_bias_x = vf64_load_bf16_n(relative_pos_bias + i, n);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_greatest_take_n(
                    &max_found,
                    max_bf16(x__x, atten_mask_optional_x, relative_pos_bias_x, scale_value), n);
                vf64_greatest_keep(max_lanes + i, max_found);
            }
        }
    }
}

/* Pass 1: sum = sum(exp(x * scaleValue + attenMaskOptional + relativePosBias - max)). */
static void masked_softmax_with_rel_pos_bias_bf16_find_1(const ac_panel *shared,
                                                         const void *const ins[],
                                                         void *const outs[], const void *attrs)
{
    (void)outs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct masked_softmax_with_rel_pos_bias_attrs *const a = attrs;
    const vf64 scale_value = vf64_of(a->scale_value);
    const ptrdiff_t x__step = panel->line_steps[0];
    const ptrdiff_t atten_mask_optional_step = panel->line_steps[1];
    const ptrdiff_t relative_pos_bias_step = panel->line_steps[2];
    const ptrdiff_t kept_step = panel->kept_step;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const x_ = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const atten_mask_optional =
                (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_bf16 *const relative_pos_bias =
                (const ac_bf16 *)ins[2] + ac_panel_line(panel, 2, p, y);
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
                        const vf64 atten_mask_optional_x =
                            vf64_load_bf16(atten_mask_optional + j * atten_mask_optional_step + i);
                        const vf64 relative_pos_bias_x =
                            vf64_load_bf16(relative_pos_bias + j * relative_pos_bias_step + i);
                        const vf64 sum_x = sum_bf16(x__x, atten_mask_optional_x,
                                                    relative_pos_bias_x, max_x[k], scale_value);
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
                const vf64 atten_mask_optional_x = vf64_load_bf16(atten_mask_optional + i);
                const vf64 relative_pos_bias_x = vf64_load_bf16(relative_pos_bias + i);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x =
                    sum_bf16(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x, scale_value);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add(&sum_found, sum_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_bf16_n(x_ + i, n);
                const vf64 atten_mask_optional_x = vf64_load_bf16_n(atten_mask_optional + i, n);
                const vf64 relative_pos_bias_x = vf64_load_bf16_n(relative_pos_bias + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64 sum_x =
                    sum_bf16(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x, scale_value);
                vf64_keep(kept + i, sum_x);
                vf64_sum_add_n(&sum_found, sum_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes out. */
static void masked_softmax_with_rel_pos_bias_bf16_write(const ac_panel *shared,
                                                        const void *const ins[], void *const outs[],
                                                        const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct masked_softmax_with_rel_pos_bias_attrs *const a = attrs;
    const vf64 scale_value = vf64_of(a->scale_value);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const max =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        const double *const inverse_sum =
            (const double *)panel->values[3] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const x_ = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const atten_mask_optional =
                (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_bf16 *const relative_pos_bias =
                (const ac_bf16 *)ins[2] + ac_panel_line(panel, 2, p, y);
            ac_bf16 *const out = (ac_bf16 *)outs[0] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 x__x = vf64_load_bf16(x_ + i);
                    const vf64 atten_mask_optional_x = vf64_load_bf16(atten_mask_optional + i);
                    const vf64 relative_pos_bias_x = vf64_load_bf16(relative_pos_bias + i);
                    const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    out_parts[k] = out_bf16(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x,
                                            inverse_sum_x, scale_value);
                }
                vf32_store_bf16(out + x, vf32_of_odd_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 x__x = vf64_load_bf16_n(x_ + i, n);
                const vf64 atten_mask_optional_x = vf64_load_bf16_n(atten_mask_optional + i, n);
                const vf64 relative_pos_bias_x = vf64_load_bf16_n(relative_pos_bias + i, n);
                const vf64 max_x = vf64_load(max + ac_panel_value(panel, i));
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_bf16_n(out + i,
                                  out_bf16(x__x, atten_mask_optional_x, relative_pos_bias_x, max_x,
                                           inverse_sum_x, scale_value),
                                  n);
            }
        }
    }
}

/* After pass 1, once a row: inverse_sum. */
static void masked_softmax_with_rel_pos_bias_bf16_settle_1(const ac_panel *panel,
                                                           const void *const ins[],
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

/* Writes out from the terms that a pass has kept. */
static void masked_softmax_with_rel_pos_bias_bf16_write_kept(const ac_panel *shared,
                                                             const void *const ins[],
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
            ac_bf16 *const out = (ac_bf16 *)outs[0] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 kept_x = vf64_load(kept + i);
                    const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                    out_parts[k] = out_kept_bf16(kept_x, inverse_sum_x);
                }
                vf32_store_bf16(out + x, vf32_of_odd_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 kept_x = vf64_load(kept + i);
                const vf64 inverse_sum_x = vf64_load(inverse_sum + ac_panel_value(panel, i));
                vf64_store_bf16_n(out + i, out_kept_bf16(kept_x, inverse_sum_x), n);
            }
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void masked_softmax_with_rel_pos_bias_bf16(size_t count, const void *const ins[],
                                                  void *const outs[], const void *attrs,
                                                  uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = masked_softmax_with_rel_pos_bias_bf16_find_0,
        [1] = masked_softmax_with_rel_pos_bias_bf16_find_1,
        [2] = masked_softmax_with_rel_pos_bias_bf16_write,
        [4] = masked_softmax_with_rel_pos_bias_bf16_settle_1,
        [5] = masked_softmax_with_rel_pos_bias_bf16_write_kept,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_masked_softmax_with_rel_pos_bias_kernels)[] = {
    {{
        [AC_F32] = masked_softmax_with_rel_pos_bias_f32,
        [AC_F16] = masked_softmax_with_rel_pos_bias_f16,
        [AC_BF16] = masked_softmax_with_rel_pos_bias_bf16,
    }},
};
