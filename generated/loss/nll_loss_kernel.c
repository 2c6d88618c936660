/*
 * Generated from spec/loss/nll_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   loss = where(target != 0, -(weight * self), 0)
 *   reduction is none:
 *     out = loss
 *     totalWeightOut = weight
 *   reduction is mean:
 *     out = sum(loss, over: all) / sum(weight, over: all)
 *   out = sum(loss, over: all)
 *   totalWeightOut = sum(weight, over: all)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/nll_loss.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(target != 0, -(weight * self), 0): in f32 and pairs of it, rounded once. */
static inline vf32 out_none_f32(vf32 self, vf32 target, vf32 weight)
{
    const vm32 target_ne_0 = vf32_ne(target, vf32_of(0.0f));
    const vf32 product = vf32_mul(weight, self);
    const vf32 negative = vf32_neg(product);
    return vf32_where(target_ne_0, negative, vf32_of(0.0f));
}

/* totalWeightOut = weight: in f32 and pairs of it, rounded once. */
static inline vf32 total_weight_out_none_f32(vf32 weight)
{
    return weight;
}

/* What a point adds: where(target != 0, -(weight * self), 0), in single f64. */
static inline vf64 sum_mean_f32(vf64 self, vf64 target, vf64 weight)
{
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64 product = vf64_mul(weight, self);
    const vf64 negative = vf64_neg(product);
    return vf64_where(target_ne_0, negative, vf64_of(0.0));
}

/* Once a row: sum / sum2, in pairs of f64. */
static inline vf64x2 div_sum_mean_f64(vf64x2 sum, vf64x2 sum2)
{
    return vf64x2_div(sum, sum2);
}

/* What a point adds: where(target != 0, -(weight * self), 0), in single f64. */
static inline vf64 sum_mean_f16(vf64 self, vf64 target, vf64 weight)
{
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64 product = vf64_mul(weight, self);
    const vf64 negative = vf64_neg(product);
    return vf64_where(target_ne_0, negative, vf64_of(0.0));
}

/* What a point adds: where(target != 0, -(weight * self), 0), in single f64. */
static inline vf64 sum_mean_bf16(vf64 self, vf64 target, vf64 weight)
{
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64 product = vf64_mul(weight, self);
    const vf64 negative = vf64_neg(product);
    return vf64_where(target_ne_0, negative, vf64_of(0.0));
}

/* What a point adds: where(target != 0, -(weight * self), 0), in single f64. */
static inline vf64 sum_sum_f32(vf64 self, vf64 target, vf64 weight)
{
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64 product = vf64_mul(weight, self);
    const vf64 negative = vf64_neg(product);
    return vf64_where(target_ne_0, negative, vf64_of(0.0));
}

/* What a point adds: where(target != 0, -(weight * self), 0), in single f64. */
static inline vf64 sum_sum_f16(vf64 self, vf64 target, vf64 weight)
{
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64 product = vf64_mul(weight, self);
    const vf64 negative = vf64_neg(product);
    return vf64_where(target_ne_0, negative, vf64_of(0.0));
}

/* What a point adds: where(target != 0, -(weight * self), 0), in single f64. */
static inline vf64 sum_sum_bf16(vf64 self, vf64 target, vf64 weight)
{
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64 product = vf64_mul(weight, self);
    const vf64 negative = vf64_neg(product);
    return vf64_where(target_ne_0, negative, vf64_of(0.0));
}

/* in[0]: self, in[1]: target, in[2]: weight; out[0]: out, out[1]: totalWeightOut. */
AC_WORD void nll_loss_none_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f32(in[0].f32, in[1].f32, in[2].f32);
    out[1].f32 = total_weight_out_none_f32(in[2].f32);
}

static void nll_loss_none_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, nll_loss_none_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void nll_loss_none_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, nll_loss_none_f32_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void nll_loss_none_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, nll_loss_none_f32_at, NULL);
}

/* Pass 0: sum = sum(where(target != 0, -(weight * self), 0)), sum2 = sum(weight). */
static void nll_loss_mean_f32_find_0(const ac_panel *shared, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];
    const ptrdiff_t weight_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const weight = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        const vf64 weight_x = vf64_load_f32(weight + j * weight_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_f32(self_x, target_x, weight_x));
                        vf64_sum_add(&sum2_found[k], weight_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_f32(self + i);
                const vf64 target_x = vf64_load_f32(target + i);
                const vf64 weight_x = vf64_load_f32(weight + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_f32(self_x, target_x, weight_x));
                vf64_sum_add(&sum2_found, weight_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                const vf64 weight_x = vf64_load_f32_n(weight + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_f32(self_x, target_x, weight_x), n);
                vf64_sum_add_n(&sum2_found, weight_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void nll_loss_mean_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                       void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const div_sum_to = panel->values[4];
    double *const div_sum_rest_to = panel->values[5];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];
    const double *const sum2 = panel->values[2];
    const double *const sum2_rest = panel->values[3];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 sum2_x = vf64x2_make(vf64_load(sum2 + i), vf64_load(sum2_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_f64(sum_x, sum2_x);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

static void nll_loss_mean_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = nll_loss_mean_f32_find_0,
        [2] = nll_loss_mean_f32_settle_0,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(where(target != 0, -(weight * self), 0)), sum2 = sum(weight). */
static void nll_loss_mean_f16_find_0(const ac_panel *shared, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];
    const ptrdiff_t weight_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const target = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_f16 *const weight = (const ac_f16 *)ins[2] + ac_panel_line(panel, 2, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f16(target + j * target_step + i);
                        const vf64 weight_x = vf64_load_f16(weight + j * weight_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_f16(self_x, target_x, weight_x));
                        vf64_sum_add(&sum2_found[k], weight_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_f16(self + i);
                const vf64 target_x = vf64_load_f16(target + i);
                const vf64 weight_x = vf64_load_f16(weight + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_f16(self_x, target_x, weight_x));
                vf64_sum_add(&sum2_found, weight_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 target_x = vf64_load_f16_n(target + i, n);
                const vf64 weight_x = vf64_load_f16_n(weight + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_f16(self_x, target_x, weight_x), n);
                vf64_sum_add_n(&sum2_found, weight_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void nll_loss_mean_f16_settle_0(const ac_panel *panel, const void *const ins[],
                                       void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const div_sum_to = panel->values[4];
    double *const div_sum_rest_to = panel->values[5];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];
    const double *const sum2 = panel->values[2];
    const double *const sum2_rest = panel->values[3];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 sum2_x = vf64x2_make(vf64_load(sum2 + i), vf64_load(sum2_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_f64(sum_x, sum2_x);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void nll_loss_mean_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = nll_loss_mean_f16_find_0,
        [2] = nll_loss_mean_f16_settle_0,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(where(target != 0, -(weight * self), 0)), sum2 = sum(weight). */
static void nll_loss_mean_bf16_find_0(const ac_panel *shared, const void *const ins[],
                                      void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];
    const ptrdiff_t weight_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const target = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_bf16 *const weight = (const ac_bf16 *)ins[2] + ac_panel_line(panel, 2, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_bf16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_bf16(target + j * target_step + i);
                        const vf64 weight_x = vf64_load_bf16(weight + j * weight_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_bf16(self_x, target_x, weight_x));
                        vf64_sum_add(&sum2_found[k], weight_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_bf16(self + i);
                const vf64 target_x = vf64_load_bf16(target + i);
                const vf64 weight_x = vf64_load_bf16(weight + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_bf16(self_x, target_x, weight_x));
                vf64_sum_add(&sum2_found, weight_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                const vf64 target_x = vf64_load_bf16_n(target + i, n);
                const vf64 weight_x = vf64_load_bf16_n(weight + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_bf16(self_x, target_x, weight_x), n);
                vf64_sum_add_n(&sum2_found, weight_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void nll_loss_mean_bf16_settle_0(const ac_panel *panel, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const div_sum_to = panel->values[4];
    double *const div_sum_rest_to = panel->values[5];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];
    const double *const sum2 = panel->values[2];
    const double *const sum2_rest = panel->values[3];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 sum2_x = vf64x2_make(vf64_load(sum2 + i), vf64_load(sum2_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_f64(sum_x, sum2_x);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void nll_loss_mean_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = nll_loss_mean_bf16_find_0,
        [2] = nll_loss_mean_bf16_settle_0,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(where(target != 0, -(weight * self), 0)), sum2 = sum(weight). */
static void nll_loss_sum_f32_find_0(const ac_panel *shared, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];
    const ptrdiff_t weight_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const weight = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        const vf64 weight_x = vf64_load_f32(weight + j * weight_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_f32(self_x, target_x, weight_x));
                        vf64_sum_add(&sum2_found[k], weight_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_f32(self + i);
                const vf64 target_x = vf64_load_f32(target + i);
                const vf64 weight_x = vf64_load_f32(weight + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_f32(self_x, target_x, weight_x));
                vf64_sum_add(&sum2_found, weight_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                const vf64 weight_x = vf64_load_f32_n(weight + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_f32(self_x, target_x, weight_x), n);
                vf64_sum_add_n(&sum2_found, weight_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

static void nll_loss_sum_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = nll_loss_sum_f32_find_0,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(where(target != 0, -(weight * self), 0)), sum2 = sum(weight). */
static void nll_loss_sum_f16_find_0(const ac_panel *shared, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];
    const ptrdiff_t weight_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const target = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_f16 *const weight = (const ac_f16 *)ins[2] + ac_panel_line(panel, 2, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f16(target + j * target_step + i);
                        const vf64 weight_x = vf64_load_f16(weight + j * weight_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_f16(self_x, target_x, weight_x));
                        vf64_sum_add(&sum2_found[k], weight_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_f16(self + i);
                const vf64 target_x = vf64_load_f16(target + i);
                const vf64 weight_x = vf64_load_f16(weight + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_f16(self_x, target_x, weight_x));
                vf64_sum_add(&sum2_found, weight_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 target_x = vf64_load_f16_n(target + i, n);
                const vf64 weight_x = vf64_load_f16_n(weight + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_f16(self_x, target_x, weight_x), n);
                vf64_sum_add_n(&sum2_found, weight_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void nll_loss_sum_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = nll_loss_sum_f16_find_0,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(where(target != 0, -(weight * self), 0)), sum2 = sum(weight). */
static void nll_loss_sum_bf16_find_0(const ac_panel *shared, const void *const ins[],
                                     void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t self_step = panel->line_steps[0];
    const ptrdiff_t target_step = panel->line_steps[1];
    const ptrdiff_t weight_step = panel->line_steps[2];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const target = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            const ac_bf16 *const weight = (const ac_bf16 *)ins[2] + ac_panel_line(panel, 2, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum2_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum2_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum2_found[k] = vf64_sum_begin(sum2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_bf16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_bf16(target + j * target_step + i);
                        const vf64 weight_x = vf64_load_bf16(weight + j * weight_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_bf16(self_x, target_x, weight_x));
                        vf64_sum_add(&sum2_found[k], weight_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum2_lanes + i, sum2_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum2_lanes + i, vf64_sum_begin(sum2_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 self_x = vf64_load_bf16(self + i);
                const vf64 target_x = vf64_load_bf16(target + i);
                const vf64 weight_x = vf64_load_bf16(weight + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_bf16(self_x, target_x, weight_x));
                vf64_sum_add(&sum2_found, weight_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                const vf64 target_x = vf64_load_bf16_n(target + i, n);
                const vf64 weight_x = vf64_load_bf16_n(weight + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum2_found = vf64_sum_load(sum2_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_bf16(self_x, target_x, weight_x), n);
                vf64_sum_add_n(&sum2_found, weight_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum2_lanes + i, sum2_found);
            }
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void nll_loss_sum_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = nll_loss_sum_bf16_find_0,
    };
    const ac_panel *const panel = ins[3];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_nll_loss_kernels)[] = {
    [NLL_LOSS_REDUCTION_NONE] = {{
        [AC_F32] = nll_loss_none_f32,
        [AC_F16] = nll_loss_none_f16,
        [AC_BF16] = nll_loss_none_bf16,
    }},
    [NLL_LOSS_REDUCTION_MEAN] = {{
        [AC_F32] = nll_loss_mean_f32,
        [AC_F16] = nll_loss_mean_f16,
        [AC_BF16] = nll_loss_mean_bf16,
    }},
    [NLL_LOSS_REDUCTION_SUM] = {{
        [AC_F32] = nll_loss_sum_f32,
        [AC_F16] = nll_loss_sum_f16,
        [AC_BF16] = nll_loss_sum_bf16,
    }},
};
