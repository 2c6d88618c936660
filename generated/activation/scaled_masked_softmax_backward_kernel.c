/*
 * Generated from spec/activation/scaled_masked_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(mask != 0, 0, scale * y * (gradOutput - sum(gradOutput * y, over: -1)))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/scaled_masked_softmax_backward.h"
#include "simd/simd.h"

/* What a point adds: gradOutput * y, in single f64. */
static inline vf64_factors sum_f32(vf64 grad_output, vf64 y_)
{
    return (vf64_factors){grad_output, y_};
}

/* At each point: where(mask != 0, 0, (gradOutput - sum) * scale * y), in single f64, rounded
 * once. */
static inline vf64 out_f32(vf64 grad_output, vf64 y_, vf64 mask, vf64 sum, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 difference = vf64_sub(grad_output, sum);
    const vf64 product = vf64_mul(difference, scale);
    const vf64 product2 = vf64_mul(product, y_);
    return vf64_where(mask_ne_0, vf64_of(0.0), product2);
}

/* What a point adds: gradOutput * y, in single f64. */
static inline vf64_factors sum_f16(vf64 grad_output, vf64 y_)
{
    return (vf64_factors){grad_output, y_};
}

/* At each point: where(mask != 0, 0, (gradOutput - sum) * scale * y), in single f64, rounded
 * once. */
static inline vf64 out_f16(vf64 grad_output, vf64 y_, vf64 mask, vf64 sum, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 difference = vf64_sub(grad_output, sum);
    const vf64 product = vf64_mul(difference, scale);
    const vf64 product2 = vf64_mul(product, y_);
    return vf64_where(mask_ne_0, vf64_of(0.0), product2);
}

/* What a point adds: gradOutput * y, in single f64. */
static inline vf64_factors sum_bf16(vf64 grad_output, vf64 y_)
{
    return (vf64_factors){grad_output, y_};
}

/* At each point: where(mask != 0, 0, (gradOutput - sum) * scale * y), in single f64, rounded
 * once. */
static inline vf64 out_bf16(vf64 grad_output, vf64 y_, vf64 mask, vf64 sum, vf64 scale)
{
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vf64 difference = vf64_sub(grad_output, sum);
    const vf64 product = vf64_mul(difference, scale);
    const vf64 product2 = vf64_mul(product, y_);
    return vf64_where(mask_ne_0, vf64_of(0.0), product2);
}

/* Pass 0: sum = sum(gradOutput * y). */
static void scaled_masked_softmax_backward_f32_find_0(const ac_panel *shared,
                                                      const void *const ins[], void *const outs[],
                                                      const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t grad_output_step = panel->line_steps[0];
    const ptrdiff_t y__step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const grad_output = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const y_ = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
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
                        const vf64 grad_output_x =
                            vf64_load_f32(grad_output + j * grad_output_step + i);
                        const vf64 y__x = vf64_load_f32(y_ + j * y__step + i);
                        const vf64_factors sum_x = sum_f32(grad_output_x, y__x);
                        vf64_sum_add_product(&sum_found[k], sum_x.a, sum_x.b);
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
                const vf64 grad_output_x = vf64_load_f32(grad_output + i);
                const vf64 y__x = vf64_load_f32(y_ + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64_factors sum_x = sum_f32(grad_output_x, y__x);
                vf64_sum_add_product(&sum_found, sum_x.a, sum_x.b);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_f32_n(grad_output + i, n);
                const vf64 y__x = vf64_load_f32_n(y_ + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64_factors sum_x = sum_f32(grad_output_x, y__x);
                vf64_sum_add_product_n(&sum_found, sum_x.a, sum_x.b, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes out. */
static void scaled_masked_softmax_backward_f32_write(const ac_panel *shared,
                                                     const void *const ins[], void *const outs[],
                                                     const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_backward_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const sum =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const grad_output = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const y_ = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const mask = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            float *const out = (float *)outs[0] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 grad_output_x = vf64_load_f32(grad_output + i);
                    const vf64 y__x = vf64_load_f32(y_ + i);
                    const vf64 mask_x = vf64_load_f32(mask + i);
                    const vf64 sum_x = vf64_load(sum + ac_panel_value(panel, i));
                    out_parts[k] = out_f32(grad_output_x, y__x, mask_x, sum_x, scale);
                }
                vf32_store(out + x, vf32_of_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_f32_n(grad_output + i, n);
                const vf64 y__x = vf64_load_f32_n(y_ + i, n);
                const vf64 mask_x = vf64_load_f32_n(mask + i, n);
                const vf64 sum_x = vf64_load(sum + ac_panel_value(panel, i));
                vf64_store_f32_n(out + i, out_f32(grad_output_x, y__x, mask_x, sum_x, scale), n);
            }
        }
    }
}

static void scaled_masked_softmax_backward_f32(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = scaled_masked_softmax_backward_f32_find_0,
        [1] = scaled_masked_softmax_backward_f32_write,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(gradOutput * y). */
static void scaled_masked_softmax_backward_f16_find_0(const ac_panel *shared,
                                                      const void *const ins[], void *const outs[],
                                                      const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t grad_output_step = panel->line_steps[0];
    const ptrdiff_t y__step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const grad_output =
                (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const y_ = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
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
                        const vf64 grad_output_x =
                            vf64_load_f16(grad_output + j * grad_output_step + i);
                        const vf64 y__x = vf64_load_f16(y_ + j * y__step + i);
                        const vf64_factors sum_x = sum_f16(grad_output_x, y__x);
                        vf64_sum_add_product(&sum_found[k], sum_x.a, sum_x.b);
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
                const vf64 grad_output_x = vf64_load_f16(grad_output + i);
                const vf64 y__x = vf64_load_f16(y_ + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64_factors sum_x = sum_f16(grad_output_x, y__x);
                vf64_sum_add_product(&sum_found, sum_x.a, sum_x.b);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_f16_n(grad_output + i, n);
                const vf64 y__x = vf64_load_f16_n(y_ + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64_factors sum_x = sum_f16(grad_output_x, y__x);
                vf64_sum_add_product_n(&sum_found, sum_x.a, sum_x.b, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes out. */
static void scaled_masked_softmax_backward_f16_write(const ac_panel *shared,
                                                     const void *const ins[], void *const outs[],
                                                     const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_backward_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const sum =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const grad_output =
                (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const y_ = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_f16 *const mask = (const ac_f16 *)ins[2] + ac_panel_line(panel, 2, p, y);
            ac_f16 *const out = (ac_f16 *)outs[0] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 grad_output_x = vf64_load_f16(grad_output + i);
                    const vf64 y__x = vf64_load_f16(y_ + i);
                    const vf64 mask_x = vf64_load_f16(mask + i);
                    const vf64 sum_x = vf64_load(sum + ac_panel_value(panel, i));
                    out_parts[k] = out_f16(grad_output_x, y__x, mask_x, sum_x, scale);
                }
                vf32_store_f16(out + x, vf32_of_odd_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_f16_n(grad_output + i, n);
                const vf64 y__x = vf64_load_f16_n(y_ + i, n);
                const vf64 mask_x = vf64_load_f16_n(mask + i, n);
                const vf64 sum_x = vf64_load(sum + ac_panel_value(panel, i));
                vf64_store_f16_n(out + i, out_f16(grad_output_x, y__x, mask_x, sum_x, scale), n);
            }
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void scaled_masked_softmax_backward_f16(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = scaled_masked_softmax_backward_f16_find_0,
        [1] = scaled_masked_softmax_backward_f16_write,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(gradOutput * y). */
static void scaled_masked_softmax_backward_bf16_find_0(const ac_panel *shared,
                                                       const void *const ins[], void *const outs[],
                                                       const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t grad_output_step = panel->line_steps[0];
    const ptrdiff_t y__step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const grad_output =
                (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const y_ = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
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
                        const vf64 grad_output_x =
                            vf64_load_bf16(grad_output + j * grad_output_step + i);
                        const vf64 y__x = vf64_load_bf16(y_ + j * y__step + i);
                        const vf64_factors sum_x = sum_bf16(grad_output_x, y__x);
                        vf64_sum_add_product(&sum_found[k], sum_x.a, sum_x.b);
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
                const vf64 grad_output_x = vf64_load_bf16(grad_output + i);
                const vf64 y__x = vf64_load_bf16(y_ + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64_factors sum_x = sum_bf16(grad_output_x, y__x);
                vf64_sum_add_product(&sum_found, sum_x.a, sum_x.b);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_bf16_n(grad_output + i, n);
                const vf64 y__x = vf64_load_bf16_n(y_ + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                const vf64_factors sum_x = sum_bf16(grad_output_x, y__x);
                vf64_sum_add_product_n(&sum_found, sum_x.a, sum_x.b, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Writes out. */
static void scaled_masked_softmax_backward_bf16_write(const ac_panel *shared,
                                                      const void *const ins[], void *const outs[],
                                                      const void *attrs)
{
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const struct scaled_masked_softmax_backward_attrs *const a = attrs;
    const vf64 scale = vf64_of(a->scale);

    for (size_t p = 0; p < own.planes; p++) {
        const double *const sum =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const grad_output =
                (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const y_ = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_bf16 *const mask = (const ac_bf16 *)ins[2] + ac_panel_line(panel, 2, p, y);
            ac_bf16 *const out = (ac_bf16 *)outs[0] + ac_panel_line(panel, 3, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 grad_output_x = vf64_load_bf16(grad_output + i);
                    const vf64 y__x = vf64_load_bf16(y_ + i);
                    const vf64 mask_x = vf64_load_bf16(mask + i);
                    const vf64 sum_x = vf64_load(sum + ac_panel_value(panel, i));
                    out_parts[k] = out_bf16(grad_output_x, y__x, mask_x, sum_x, scale);
                }
                vf32_store_bf16(out + x, vf32_of_odd_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_bf16_n(grad_output + i, n);
                const vf64 y__x = vf64_load_bf16_n(y_ + i, n);
                const vf64 mask_x = vf64_load_bf16_n(mask + i, n);
                const vf64 sum_x = vf64_load(sum + ac_panel_value(panel, i));
                vf64_store_bf16_n(out + i, out_bf16(grad_output_x, y__x, mask_x, sum_x, scale), n);
            }
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void scaled_masked_softmax_backward_bf16(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = scaled_masked_softmax_backward_bf16_find_0,
        [1] = scaled_masked_softmax_backward_bf16_write,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_scaled_masked_softmax_backward_kernels)[] = {
    {{
        [AC_F32] = scaled_masked_softmax_backward_f32,
        [AC_F16] = scaled_masked_softmax_backward_f16,
        [AC_BF16] = scaled_masked_softmax_backward_bf16,
    }},
};
