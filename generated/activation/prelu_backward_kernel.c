/*
 * Generated from spec/activation/prelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gradInput = where(self > 0, gradOutput, gradOutput * weight)
 *   gradWeight = sum(where(self > 0, 0, gradOutput * self))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/prelu_backward.h"
#include "simd/reduce/terms.h"

/* gradInput = where(self > 0, gradOutput, gradOutput * weight): in f32 and pairs of it, rounded
 * once. */
static inline vf32 grad_input_f32(vf32 grad_output, vf32 self, vf32 weight)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, weight);
    return vf32_where(self_gt_0, grad_output, product);
}

/* gradWeight = A term of sum(where(self > 0, 0, gradOutput * self)): the factors of a product, and
 * where it counts. */
static inline vf32_term grad_weight_f32(vf32_wide grad_output, vf32_wide self)
{
    const vm32 self_gt_0 = vf32_gt(self.x, vf32_of(0.0f));
    return (vf32_term){grad_output, self, vm32_not(self_gt_0)};
}

/* Adds to gradWeight; writes gradInput. */
static void prelu_backward_f32_add(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)attrs;
    const ptrdiff_t grad_output_step = panel->line_steps[0];
    const ptrdiff_t self_step = panel->line_steps[1];
    const bool weight_one = (panel->one & 4) != 0;
    const ptrdiff_t grad_input_step = panel->line_steps[3];
    const bool grad_input_past = (panel->past & 1) != 0;

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const grad_weight_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const float *grad_output = (const float *)ins[0] + p * panel->plane_steps[0];
        const float *self = (const float *)ins[1] + p * panel->plane_steps[1];
        const float *const weight = (const float *)ins[2] + p * panel->plane_steps[2];
        const vf32 weight_all = vf32_of(*weight);
        float *grad_input = (float *)outs[0] + p * panel->plane_steps[3];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum grad_weight_sum[AC_SUM_VECTORS];
                vf32 weight_x[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    grad_weight_sum[k] = vf32_sum_begin(grad_weight_lanes + i, fresh);
                    weight_x[k] = weight_one ? weight_all : vf32_load(weight + i);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32_wide grad_output_x =
                            vf32_load_wide(grad_output + j * grad_output_step + i);
                        const vf32_wide self_x = vf32_load_wide(self + j * self_step + i);
                        vf32_store_past(grad_input + j * grad_input_step + i,
                                        grad_input_f32(grad_output_x.x, self_x.x, weight_x[k]),
                                        grad_input_past);
                        vf32_sum_add_term(&grad_weight_sum[k],
                                          grad_weight_f32(grad_output_x, self_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_sum_keep(grad_weight_lanes + i, grad_weight_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum grad_weight_sum;
                vf32 weight_x;
                grad_weight_sum = vf32_sum_begin(grad_weight_lanes + i, fresh);
                weight_x = weight_one ? weight_all : vf32_load_n(weight + i, n);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide grad_output_x =
                        vf32_widen(vf32_load_n(grad_output + j * grad_output_step + i, n));
                    const vf32_wide self_x = vf32_widen(vf32_load_n(self + j * self_step + i, n));
                    vf32_store_n(grad_input + j * grad_input_step + i,
                                 grad_input_f32(grad_output_x.x, self_x.x, weight_x), n);
                    vf32_sum_add_term_n(&grad_weight_sum, grad_weight_f32(grad_output_x, self_x),
                                        n);
                }
                vf32_sum_keep(grad_weight_lanes + i, grad_weight_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            grad_output += lines * grad_output_step;
            self += lines * self_step;
            grad_input += lines * grad_input_step;
        }
    }
}

static void prelu_backward_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = prelu_backward_f32_add,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to gradWeight; writes gradInput. */
static void prelu_backward_f16_add(const ac_panel *panel, const void *const ins[],
                                   void *const outs[], const void *attrs)
{
    (void)attrs;
    const ptrdiff_t grad_output_step = panel->line_steps[0];
    const ptrdiff_t self_step = panel->line_steps[1];
    const bool weight_one = (panel->one & 4) != 0;
    const ptrdiff_t grad_input_step = panel->line_steps[3];
    const bool grad_input_past = (panel->past & 1) != 0;

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const grad_weight_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_f16 *grad_output = (const ac_f16 *)ins[0] + p * panel->plane_steps[0];
        const ac_f16 *self = (const ac_f16 *)ins[1] + p * panel->plane_steps[1];
        const ac_f16 *const weight = (const ac_f16 *)ins[2] + p * panel->plane_steps[2];
        const vf32 weight_all = vf32_of(ac_f16_to_float(*weight));
        ac_f16 *grad_input = (ac_f16 *)outs[0] + p * panel->plane_steps[3];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum_two grad_weight_sum[AC_SUM_VECTORS / 2];
                vf32_two weight_x[AC_SUM_VECTORS / 2];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    grad_weight_sum[k] = vf32_sum_begin_two_f16(grad_weight_lanes + i, fresh);
                    weight_x[k] =
                        weight_one ? vf32_two_of(weight_all) : vf32_load_two_f16(weight + i);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                        const vf32_two grad_output_x =
                            vf32_load_two_f16(grad_output + j * grad_output_step + i);
                        const vf32_two self_x = vf32_load_two_f16(self + j * self_step + i);
                        vf32_store_two_f16_past(
                            grad_input + j * grad_input_step + i,
                            grad_input_f32(grad_output_x.a, self_x.a, weight_x[k].a),
                            grad_input_f32(grad_output_x.b, self_x.b, weight_x[k].b),
                            grad_input_past);
                        vf32_sum_add_term_f16(
                            &grad_weight_sum[k].a,
                            grad_weight_f32(vf32_widen(grad_output_x.a), vf32_widen(self_x.a)));
                        vf32_sum_add_term_f16(
                            &grad_weight_sum[k].b,
                            grad_weight_f32(vf32_widen(grad_output_x.b), vf32_widen(self_x.b)));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    vf32_sum_keep_two_f16(grad_weight_lanes + i, grad_weight_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum grad_weight_sum;
                vf32 weight_x;
                grad_weight_sum = vf32_sum_begin(grad_weight_lanes + i, fresh);
                weight_x = weight_one ? weight_all : vf32_load_f16_n(weight + i, n);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide grad_output_x =
                        vf32_widen(vf32_load_f16_n(grad_output + j * grad_output_step + i, n));
                    const vf32_wide self_x =
                        vf32_widen(vf32_load_f16_n(self + j * self_step + i, n));
                    vf32_store_f16_n(grad_input + j * grad_input_step + i,
                                     grad_input_f32(grad_output_x.x, self_x.x, weight_x), n);
                    vf32_sum_add_term_f16_n(&grad_weight_sum,
                                            grad_weight_f32(grad_output_x, self_x), n);
                }
                vf32_sum_keep(grad_weight_lanes + i, grad_weight_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            grad_output += lines * grad_output_step;
            self += lines * self_step;
            grad_input += lines * grad_input_step;
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void prelu_backward_f16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = prelu_backward_f16_add,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to gradWeight; writes gradInput. */
static void prelu_backward_bf16_add(const ac_panel *panel, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)attrs;
    const ptrdiff_t grad_output_step = panel->line_steps[0];
    const ptrdiff_t self_step = panel->line_steps[1];
    const bool weight_one = (panel->one & 4) != 0;
    const ptrdiff_t grad_input_step = panel->line_steps[3];
    const bool grad_input_past = (panel->past & 1) != 0;

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const grad_weight_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_bf16 *grad_output = (const ac_bf16 *)ins[0] + p * panel->plane_steps[0];
        const ac_bf16 *self = (const ac_bf16 *)ins[1] + p * panel->plane_steps[1];
        const ac_bf16 *const weight = (const ac_bf16 *)ins[2] + p * panel->plane_steps[2];
        const vf32 weight_all = vf32_of(ac_bf16_to_float(*weight));
        ac_bf16 *grad_input = (ac_bf16 *)outs[0] + p * panel->plane_steps[3];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum_two grad_weight_sum[AC_SUM_VECTORS / 2];
                vf32_two weight_x[AC_SUM_VECTORS / 2];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    grad_weight_sum[k] = vf32_sum_begin_two_bf16(grad_weight_lanes + i, fresh);
                    weight_x[k] =
                        weight_one ? vf32_two_of(weight_all) : vf32_load_two_bf16(weight + i);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                        const vf32_two grad_output_x =
                            vf32_load_two_bf16(grad_output + j * grad_output_step + i);
                        const vf32_two self_x = vf32_load_two_bf16(self + j * self_step + i);
                        vf32_store_two_bf16_past(
                            grad_input + j * grad_input_step + i,
                            grad_input_f32(grad_output_x.a, self_x.a, weight_x[k].a),
                            grad_input_f32(grad_output_x.b, self_x.b, weight_x[k].b),
                            grad_input_past);
                        vf32_sum_add_term_bf16(
                            &grad_weight_sum[k].a,
                            grad_weight_f32(vf32_widen(grad_output_x.a), vf32_widen(self_x.a)));
                        vf32_sum_add_term_bf16(
                            &grad_weight_sum[k].b,
                            grad_weight_f32(vf32_widen(grad_output_x.b), vf32_widen(self_x.b)));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    vf32_sum_keep_two_bf16(grad_weight_lanes + i, grad_weight_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum grad_weight_sum;
                vf32 weight_x;
                grad_weight_sum = vf32_sum_begin(grad_weight_lanes + i, fresh);
                weight_x = weight_one ? weight_all : vf32_load_bf16_n(weight + i, n);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide grad_output_x =
                        vf32_widen(vf32_load_bf16_n(grad_output + j * grad_output_step + i, n));
                    const vf32_wide self_x =
                        vf32_widen(vf32_load_bf16_n(self + j * self_step + i, n));
                    vf32_store_bf16_n(grad_input + j * grad_input_step + i,
                                      grad_input_f32(grad_output_x.x, self_x.x, weight_x), n);
                    vf32_sum_add_term_bf16_n(&grad_weight_sum,
                                             grad_weight_f32(grad_output_x, self_x), n);
                }
                vf32_sum_keep(grad_weight_lanes + i, grad_weight_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            grad_output += lines * grad_output_step;
            self += lines * self_step;
            grad_input += lines * grad_input_step;
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void prelu_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = prelu_backward_bf16_add,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_prelu_backward_kernels)[] = {
    {{
        [AC_F32] = prelu_backward_f32,
        [AC_F16] = prelu_backward_f16,
        [AC_BF16] = prelu_backward_bf16,
    }},
};
