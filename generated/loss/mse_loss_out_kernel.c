/*
 * Generated from spec/loss/mse_loss_out.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   error = self - target
 *   loss = error * error
 *   reduction is none:
 *     out = loss
 *   reduction is mean:
 *     out = sum(loss, over: 0) / count(self, over: 0)
 *   out = sum(loss, over: 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/mse_loss_out.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* (self - target) * (self - target): in single f64. */
static inline vf64 out_none_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 target = args[1];
    const vf64 error = vf64_sub(self, target);
    return vf64_mul(error, error);
}

/* out = (self - target) * (self - target): in f64, rounded once. */
static inline vf32 out_none_f32(vf32 self, vf32 target)
{
    return vf32_in_f64(out_none_wide_f32, 2, (const vf32[]){self, target});
}

/* out = (self - target) * (self - target): in f64, rounded to odd. */
static inline vf32 out_none_f16(vf32 self, vf32 target)
{
    return vf32_in_f64_odd(out_none_wide_f32, 2, (const vf32[]){self, target});
}

/* out = (self - target) * (self - target): in f64, rounded to odd. */
static inline vf32 out_none_bf16(vf32 self, vf32 target)
{
    return vf32_in_f64_odd(out_none_wide_f32, 2, (const vf32[]){self, target});
}

/* What a point adds: (self - target) * (self - target), in single f64. */
static inline vf64 sum_mean_f32(vf64 self, vf64 target)
{
    const vf64 difference = vf64_sub(self, target);
    return vf64_mul(difference, difference);
}

/* Once a row: sum / count(self, over: 0), in pairs of f64. */
static inline vf64x2 div_sum_mean_f64(vf64x2 sum, vf64 count_of_self_over_0)
{
    return vf64x2_div(sum, vf64x2_of(count_of_self_over_0));
}

/* What a point adds: (self - target) * (self - target), in single f64. */
static inline vf64 sum_mean_f16(vf64 self, vf64 target)
{
    const vf64 difference = vf64_sub(self, target);
    return vf64_mul(difference, difference);
}

/* What a point adds: (self - target) * (self - target), in single f64. */
static inline vf64 sum_mean_bf16(vf64 self, vf64 target)
{
    const vf64 difference = vf64_sub(self, target);
    return vf64_mul(difference, difference);
}

/* What a point adds: (self - target) * (self - target), in single f64. */
static inline vf64 sum_sum_f32(vf64 self, vf64 target)
{
    const vf64 difference = vf64_sub(self, target);
    return vf64_mul(difference, difference);
}

/* What a point adds: (self - target) * (self - target), in single f64. */
static inline vf64 sum_sum_f16(vf64 self, vf64 target)
{
    const vf64 difference = vf64_sub(self, target);
    return vf64_mul(difference, difference);
}

/* What a point adds: (self - target) * (self - target), in single f64. */
static inline vf64 sum_sum_bf16(vf64 self, vf64 target)
{
    const vf64 difference = vf64_sub(self, target);
    return vf64_mul(difference, difference);
}

/* in[0]: self, in[1]: target; out[0]: out. */
AC_WORD void mse_loss_out_none_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f32(in[0].f32, in[1].f32);
}

static void mse_loss_out_none_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, mse_loss_out_none_f32_at, NULL);
}

/* in[0]: self, in[1]: target; out[0]: out. */
AC_WORD void mse_loss_out_none_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void mse_loss_out_none_f16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, mse_loss_out_none_f16_at, NULL);
}

/* in[0]: self, in[1]: target; out[0]: out. */
AC_WORD void mse_loss_out_none_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void mse_loss_out_none_bf16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, mse_loss_out_none_bf16_at, NULL);
}

/* Pass 0: sum = sum((self - target) * (self - target)). */
static void mse_loss_out_mean_f32_find_0(const ac_panel *shared, const void *const ins[],
                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
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
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_f32(self_x, target_x));
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
                const vf64 target_x = vf64_load_f32(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_f32(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_f32(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void mse_loss_out_mean_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct mse_loss_out_attrs *const a = attrs;
    const vf64 count_of_self_over_0 = vf64_of(a->count_of_self_over_0);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_f64(sum_x, count_of_self_over_0);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

static void mse_loss_out_mean_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = mse_loss_out_mean_f32_find_0,
        [2] = mse_loss_out_mean_f32_settle_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum((self - target) * (self - target)). */
static void mse_loss_out_mean_f16_find_0(const ac_panel *shared, const void *const ins[],
                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const target = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
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
                        const vf64 target_x = vf64_load_f16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_f16(self_x, target_x));
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
                const vf64 target_x = vf64_load_f16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_f16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 target_x = vf64_load_f16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_f16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void mse_loss_out_mean_f16_settle_0(const ac_panel *panel, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct mse_loss_out_attrs *const a = attrs;
    const vf64 count_of_self_over_0 = vf64_of(a->count_of_self_over_0);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_f64(sum_x, count_of_self_over_0);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void mse_loss_out_mean_f16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = mse_loss_out_mean_f16_find_0,
        [2] = mse_loss_out_mean_f16_settle_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum((self - target) * (self - target)). */
static void mse_loss_out_mean_bf16_find_0(const ac_panel *shared, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const target = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
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
                        const vf64 target_x = vf64_load_bf16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_bf16(self_x, target_x));
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
                const vf64 target_x = vf64_load_bf16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_bf16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                const vf64 target_x = vf64_load_bf16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_bf16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void mse_loss_out_mean_bf16_settle_0(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct mse_loss_out_attrs *const a = attrs;
    const vf64 count_of_self_over_0 = vf64_of(a->count_of_self_over_0);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_f64(sum_x, count_of_self_over_0);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void mse_loss_out_mean_bf16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = mse_loss_out_mean_bf16_find_0,
        [2] = mse_loss_out_mean_bf16_settle_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum((self - target) * (self - target)). */
static void mse_loss_out_sum_f32_find_0(const ac_panel *shared, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
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
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_f32(self_x, target_x));
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
                const vf64 target_x = vf64_load_f32(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_f32(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_f32(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

static void mse_loss_out_sum_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = mse_loss_out_sum_f32_find_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum((self - target) * (self - target)). */
static void mse_loss_out_sum_f16_find_0(const ac_panel *shared, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const target = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
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
                        const vf64 target_x = vf64_load_f16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_f16(self_x, target_x));
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
                const vf64 target_x = vf64_load_f16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_f16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 target_x = vf64_load_f16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_f16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void mse_loss_out_sum_f16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = mse_loss_out_sum_f16_find_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum((self - target) * (self - target)). */
static void mse_loss_out_sum_bf16_find_0(const ac_panel *shared, const void *const ins[],
                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const target = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
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
                        const vf64 target_x = vf64_load_bf16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_bf16(self_x, target_x));
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
                const vf64 target_x = vf64_load_bf16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_bf16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                const vf64 target_x = vf64_load_bf16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_bf16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void mse_loss_out_sum_bf16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = mse_loss_out_sum_bf16_find_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_mse_loss_out_kernels)[] = {
    [MSE_LOSS_OUT_REDUCTION_NONE] = {{
        [AC_F32] = mse_loss_out_none_f32,
        [AC_F16] = mse_loss_out_none_f16,
        [AC_BF16] = mse_loss_out_none_bf16,
    }},
    [MSE_LOSS_OUT_REDUCTION_MEAN] = {{
        [AC_F32] = mse_loss_out_mean_f32,
        [AC_F16] = mse_loss_out_mean_f16,
        [AC_BF16] = mse_loss_out_mean_bf16,
    }},
    [MSE_LOSS_OUT_REDUCTION_SUM] = {{
        [AC_F32] = mse_loss_out_sum_f32,
        [AC_F16] = mse_loss_out_sum_f16,
        [AC_BF16] = mse_loss_out_sum_bf16,
    }},
};
