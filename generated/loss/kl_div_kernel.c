/*
 * Generated from spec/loss/kl_div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   plain = where(target == 0, 0, target * (log(target) - self))
 *   loss = exp(target) * (target - self)
 *   logTarget is false and reduction is none:
 *     out = plain
 *   logTarget is false and reduction is mean:
 *     out = sum(plain, over: all) / count(self, over: all)
 *   logTarget is false:
 *     out = sum(plain, over: all)
 *   reduction is none:
 *     out = loss
 *   reduction is mean:
 *     out = sum(loss, over: all) / count(self, over: all)
 *   out = sum(loss, over: all)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/kl_div.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(target == 0, 0, (log(target) - self) * target): in f32 and pairs of it, rounded once.
 * Rewritten by: order of factors. */
static inline vf32 out_none_false_f32(vf32 self, vf32 target)
{
    const vm32 target_eq_0 = vf32_eq(target, vf32_of(0.0f));
    const vf32x2 log = vf32x2_log(vf32x2_of(target));
    const vf32x2 difference = vf32x2_add_single(log, vf32_neg(self));
    const vf32 product = vf32x2_scale_round(difference, target);
    return vf32_where(target_eq_0, vf32_of(0.0f), product);
}

/* out = where(target == 0, 0, (log(target) - self) * target): in single f32. Rewritten by: order of
 * factors. */
static inline vf32 out_none_false_f16(vf32 self, vf32 target)
{
    const vm32 target_eq_0 = vf32_eq(target, vf32_of(0.0f));
    const vf32 log = vf32_log_f16(target);
    const vf32 difference = vf32_sub(log, self);
    const vf32 product = vf32_mul(difference, target);
    return vf32_where(target_eq_0, vf32_of(0.0f), product);
}

/* where(target == 0, 0, (log(target) - self) * target): in f64. */
static inline vf64 out_none_false_wide(vf64 self, vf64 target)
{
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vf64x2 log = vf64x2_log(vf64x2_of(target));
    const vf64x2 difference = vf64x2_add_single(log, vf64_neg(self));
    const vf64 product = vf64x2_scale_round(difference, target);
    return vf64_where(target_eq_0, vf64_of(0.0), product);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_none_false_far(vf32 short_, vm32 lanes, vf32 self, vf32 target)
{
    const vf64x2 low = vf64x2_of(out_none_false_wide(vf64_widen_low(self), vf64_widen_low(target)));
    const vf64x2 high =
        vf64x2_of(out_none_false_wide(vf64_widen_high(self), vf64_widen_high(target)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = where(target == 0, 0, (log(target) - self) * target): in single f32; lanes in which that
 * may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 out_none_false_bf16(vf32 self, vf32 target)
{
    const vm32 target_eq_0 = vf32_eq(target, vf32_of(0.0f));
    const vf32 log = vf32_log_bf16(target);
    const vf32 difference = vf32_sub(log, self);
    const vf32 product = vf32_mul(difference, target);
    const vf32 plain = vf32_where(target_eq_0, vf32_of(0.0f), product);
    const vm32 cancelled = vf32_lt(vf32_abs(difference), vf32_mul(vf32_abs(log), vf32_of(0x1p-3f)));
    const vm32 strays = vm32_and(vf32_strays(difference), vf32_ne(difference, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(cancelled, strays);
    const vm32 doubt2 = vm32_and(vm32_not(target_eq_0), doubt);
    vf32 settled = plain;
    if (vm32_any(doubt2))
        settled = out_none_false_far(settled, doubt2, self, target);
    return settled;
}

/* exp(target) * (target - self): in f64, of which the caller takes the lanes that left the range of
 * f32. */
static inline vf64 out_none_true_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 target = args[1];
    const vf64x2 difference = vf64x2_of_sum(target, vf64_neg(self));
    const vf64x2 exp = vf64x2_exp(vf64x2_of(target));
    return vf64x2_mul_round(exp, difference);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 out_none_true_far_f32(vf32 near_, vm32 faded, vf32 self, vf32 target)
{
    return vf32_where(faded, ac_by_f64(out_none_true_wide_f32, 2, (const vf32[]){self, target}),
                      near_);
}

/* out = exp(target) * (target - self): in f32 and pairs of it, rounded once; in f64 in the lanes
 * where a factor leaves the range of f32. */
static inline vf32 out_none_true_f32(vf32 self, vf32 target)
{
    const vf32x2 difference = vf32x2_of_sum(target, vf32_neg(self));
    const vf32x2 exp = vf32x2_exp(vf32x2_of(target));
    const vf32x2 loss = vf32x2_mul(exp, difference);
    vf32 near_ = vf32x2_round(loss);
    const vm32 faded = vf32_lt(vf32_abs(exp.hi), vf32_of(0x1p-97f));
    if (vm32_any(faded))
        near_ = out_none_true_far_f32(near_, faded, self, target);
    return near_;
}

/* out = exp(target) * (target - self): in single f32. */
static inline vf32 out_none_true_f16(vf32 self, vf32 target)
{
    const vf32 exp = vf32_exp_f16(target);
    const vf32 difference = vf32_sub(target, self);
    const vf32 kept_exp = vf32_kept(exp, target);
    return vf32_mul(kept_exp, difference);
}

/* exp(target) * (target - self): in f64. */
static inline vf64 out_none_true_wide(vf64 self, vf64 target)
{
    const vf64x2 difference = vf64x2_of_sum(target, vf64_neg(self));
    const vf64x2 exp = vf64x2_exp(vf64x2_of(target));
    return vf64x2_mul_round(exp, difference);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_none_true_far(vf32 short_, vm32 lanes, vf32 self, vf32 target)
{
    const vf64x2 low = vf64x2_of(out_none_true_wide(vf64_widen_low(self), vf64_widen_low(target)));
    const vf64x2 high =
        vf64x2_of(out_none_true_wide(vf64_widen_high(self), vf64_widen_high(target)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = exp(target) * (target - self): in single f32; lanes in which that may round wrongly are
 * recomputed. */
static inline vf32 out_none_true_bf16(vf32 self, vf32 target)
{
    const vf32 exp = vf32_exp_bf16(target);
    const vf32 difference = vf32_sub(target, self);
    const vf32 loss = vf32_mul(exp, difference);
    const vm32 strays = vf32_strays(exp);
    const vm32 strays2 = vm32_and(vf32_strays(difference), vf32_ne(difference, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    vf32 settled = loss;
    if (vm32_any(doubt))
        settled = out_none_true_far(settled, doubt, self, target);
    return settled;
}

/* What a point adds: where(target == 0, 0, (log(target) - self) * target), in single f64. */
static inline vf64 sum_mean_false_f32(vf64 self, vf64 target)
{
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vf64 log = vf64_log_f32(target);
    const vf64 difference = vf64_sub(log, self);
    const vf64 product = vf64_mul(difference, target);
    return vf64_where(target_eq_0, vf64_of(0.0), product);
}

/* Once a row: sum / count(self, over: all), in pairs of f64. */
static inline vf64x2 div_sum_mean_false_f64(vf64x2 sum, vf64 count_of_self_over_all)
{
    return vf64x2_div(sum, vf64x2_of(count_of_self_over_all));
}

/* What a point adds: where(target == 0, 0, (log(target) - self) * target), in single f64. */
static inline vf64 sum_mean_false_f16(vf64 self, vf64 target)
{
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vf64 log = vf64_log_f32(target);
    const vf64 difference = vf64_sub(log, self);
    const vf64 product = vf64_mul(difference, target);
    return vf64_where(target_eq_0, vf64_of(0.0), product);
}

/* What a point adds: where(target == 0, 0, (log(target) - self) * target), in single f64. */
static inline vf64 sum_mean_false_bf16(vf64 self, vf64 target)
{
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vf64 log = vf64_log_f32(target);
    const vf64 difference = vf64_sub(log, self);
    const vf64 product = vf64_mul(difference, target);
    return vf64_where(target_eq_0, vf64_of(0.0), product);
}

/* What a point adds: exp(target) * (target - self), in single f64. */
static inline vf64 sum_mean_true_f32(vf64 self, vf64 target)
{
    const vf64 exp = vf64_exp_f32(target);
    const vf64 difference = vf64_sub(target, self);
    return vf64_mul(exp, difference);
}

/* Once a row: sum / count(self, over: all), in pairs of f64. */
static inline vf64x2 div_sum_mean_true_f64(vf64x2 sum, vf64 count_of_self_over_all)
{
    return vf64x2_div(sum, vf64x2_of(count_of_self_over_all));
}

/* What a point adds: exp(target) * (target - self), in single f64. */
static inline vf64 sum_mean_true_f16(vf64 self, vf64 target)
{
    const vf64 exp = vf64_exp_f32(target);
    const vf64 difference = vf64_sub(target, self);
    return vf64_mul(exp, difference);
}

/* What a point adds: exp(target) * (target - self), in single f64. */
static inline vf64 sum_mean_true_bf16(vf64 self, vf64 target)
{
    const vf64 exp = vf64_exp_f32(target);
    const vf64 difference = vf64_sub(target, self);
    return vf64_mul(exp, difference);
}

/* What a point adds: where(target == 0, 0, (log(target) - self) * target), in single f64. */
static inline vf64 sum_sum_false_f32(vf64 self, vf64 target)
{
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vf64 log = vf64_log_f32(target);
    const vf64 difference = vf64_sub(log, self);
    const vf64 product = vf64_mul(difference, target);
    return vf64_where(target_eq_0, vf64_of(0.0), product);
}

/* What a point adds: where(target == 0, 0, (log(target) - self) * target), in single f64. */
static inline vf64 sum_sum_false_f16(vf64 self, vf64 target)
{
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vf64 log = vf64_log_f32(target);
    const vf64 difference = vf64_sub(log, self);
    const vf64 product = vf64_mul(difference, target);
    return vf64_where(target_eq_0, vf64_of(0.0), product);
}

/* What a point adds: where(target == 0, 0, (log(target) - self) * target), in single f64. */
static inline vf64 sum_sum_false_bf16(vf64 self, vf64 target)
{
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vf64 log = vf64_log_f32(target);
    const vf64 difference = vf64_sub(log, self);
    const vf64 product = vf64_mul(difference, target);
    return vf64_where(target_eq_0, vf64_of(0.0), product);
}

/* What a point adds: exp(target) * (target - self), in single f64. */
static inline vf64 sum_sum_true_f32(vf64 self, vf64 target)
{
    const vf64 exp = vf64_exp_f32(target);
    const vf64 difference = vf64_sub(target, self);
    return vf64_mul(exp, difference);
}

/* What a point adds: exp(target) * (target - self), in single f64. */
static inline vf64 sum_sum_true_f16(vf64 self, vf64 target)
{
    const vf64 exp = vf64_exp_f32(target);
    const vf64 difference = vf64_sub(target, self);
    return vf64_mul(exp, difference);
}

/* What a point adds: exp(target) * (target - self), in single f64. */
static inline vf64 sum_sum_true_bf16(vf64 self, vf64 target)
{
    const vf64 exp = vf64_exp_f32(target);
    const vf64 difference = vf64_sub(target, self);
    return vf64_mul(exp, difference);
}

/* in[0]: self, in[1]: target; out[0]: out. */
AC_WORD void kl_div_none_false_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_false_f32(in[0].f32, in[1].f32);
}

static void kl_div_none_false_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, kl_div_none_false_f32_at, NULL);
}

/* in[0]: self, in[1]: target; out[0]: out. */
AC_WORD void kl_div_none_false_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_false_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_none_false_f16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_none_false_f16_at, NULL);
}

/* in[0]: self, in[1]: target; out[0]: out. */
AC_WORD void kl_div_none_false_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_false_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_none_false_bf16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_none_false_bf16_at, NULL);
}

/* in[0]: self, in[1]: target; out[0]: out. */
AC_WORD void kl_div_none_true_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_true_f32(in[0].f32, in[1].f32);
}

static void kl_div_none_true_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, kl_div_none_true_f32_at, NULL);
}

/* in[0]: self, in[1]: target; out[0]: out. */
AC_WORD void kl_div_none_true_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_true_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_none_true_f16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_none_true_f16_at, NULL);
}

/* in[0]: self, in[1]: target; out[0]: out. */
AC_WORD void kl_div_none_true_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_true_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_none_true_bf16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_none_true_bf16_at, NULL);
}

/* Pass 0: sum = sum(where(target == 0, 0, (log(target) - self) * target)). */
static void kl_div_mean_false_f32_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_false_f32(self_x, target_x));
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
                const vf64 self_x = vf64_load_f32(self + i);
                const vf64 target_x = vf64_load_f32(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_false_f32(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_false_f32(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void kl_div_mean_false_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct kl_div_attrs *const a = attrs;
    const vf64 count_of_self_over_all = vf64_of(a->count_of_self_over_all);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_false_f64(sum_x, count_of_self_over_all);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

static void kl_div_mean_false_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_mean_false_f32_find_0,
        [2] = kl_div_mean_false_f32_settle_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(where(target == 0, 0, (log(target) - self) * target)). */
static void kl_div_mean_false_f16_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const target = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_false_f16(self_x, target_x));
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
                const vf64 self_x = vf64_load_f16(self + i);
                const vf64 target_x = vf64_load_f16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_false_f16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 target_x = vf64_load_f16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_false_f16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void kl_div_mean_false_f16_settle_0(const ac_panel *panel, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct kl_div_attrs *const a = attrs;
    const vf64 count_of_self_over_all = vf64_of(a->count_of_self_over_all);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_false_f64(sum_x, count_of_self_over_all);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_mean_false_f16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_mean_false_f16_find_0,
        [2] = kl_div_mean_false_f16_settle_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(where(target == 0, 0, (log(target) - self) * target)). */
static void kl_div_mean_false_bf16_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const target = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_bf16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_bf16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_false_bf16(self_x, target_x));
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
                const vf64 self_x = vf64_load_bf16(self + i);
                const vf64 target_x = vf64_load_bf16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_false_bf16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                const vf64 target_x = vf64_load_bf16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_false_bf16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void kl_div_mean_false_bf16_settle_0(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct kl_div_attrs *const a = attrs;
    const vf64 count_of_self_over_all = vf64_of(a->count_of_self_over_all);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_false_f64(sum_x, count_of_self_over_all);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_mean_false_bf16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_mean_false_bf16_find_0,
        [2] = kl_div_mean_false_bf16_settle_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(exp(target) * (target - self)). */
static void kl_div_mean_true_f32_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_true_f32(self_x, target_x));
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
                const vf64 self_x = vf64_load_f32(self + i);
                const vf64 target_x = vf64_load_f32(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_true_f32(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_true_f32(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void kl_div_mean_true_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct kl_div_attrs *const a = attrs;
    const vf64 count_of_self_over_all = vf64_of(a->count_of_self_over_all);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_true_f64(sum_x, count_of_self_over_all);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

static void kl_div_mean_true_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_mean_true_f32_find_0,
        [2] = kl_div_mean_true_f32_settle_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(exp(target) * (target - self)). */
static void kl_div_mean_true_f16_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const target = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_true_f16(self_x, target_x));
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
                const vf64 self_x = vf64_load_f16(self + i);
                const vf64 target_x = vf64_load_f16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_true_f16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 target_x = vf64_load_f16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_true_f16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void kl_div_mean_true_f16_settle_0(const ac_panel *panel, const void *const ins[],
                                          void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct kl_div_attrs *const a = attrs;
    const vf64 count_of_self_over_all = vf64_of(a->count_of_self_over_all);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_true_f64(sum_x, count_of_self_over_all);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_mean_true_f16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_mean_true_f16_find_0,
        [2] = kl_div_mean_true_f16_settle_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(exp(target) * (target - self)). */
static void kl_div_mean_true_bf16_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const target = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_bf16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_bf16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_mean_true_bf16(self_x, target_x));
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
                const vf64 self_x = vf64_load_bf16(self + i);
                const vf64 target_x = vf64_load_bf16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_mean_true_bf16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                const vf64 target_x = vf64_load_bf16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_mean_true_bf16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* After pass 0, once a row: div_sum. */
static void kl_div_mean_true_bf16_settle_0(const ac_panel *panel, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    const struct kl_div_attrs *const a = attrs;
    const vf64 count_of_self_over_all = vf64_of(a->count_of_self_over_all);
    double *const div_sum_to = panel->values[2];
    double *const div_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 div_sum_x = div_sum_mean_true_f64(sum_x, count_of_self_over_all);
        vf64_store(div_sum_to + i, div_sum_x.hi);
        vf64_store(div_sum_rest_to + i, div_sum_x.lo);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_mean_true_bf16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_mean_true_bf16_find_0,
        [2] = kl_div_mean_true_bf16_settle_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(where(target == 0, 0, (log(target) - self) * target)). */
static void kl_div_sum_false_f32_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_false_f32(self_x, target_x));
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
                const vf64 self_x = vf64_load_f32(self + i);
                const vf64 target_x = vf64_load_f32(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_false_f32(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_false_f32(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

static void kl_div_sum_false_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_sum_false_f32_find_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(where(target == 0, 0, (log(target) - self) * target)). */
static void kl_div_sum_false_f16_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const target = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_false_f16(self_x, target_x));
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
                const vf64 self_x = vf64_load_f16(self + i);
                const vf64 target_x = vf64_load_f16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_false_f16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 target_x = vf64_load_f16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_false_f16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_sum_false_f16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_sum_false_f16_find_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(where(target == 0, 0, (log(target) - self) * target)). */
static void kl_div_sum_false_bf16_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const target = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_bf16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_bf16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_false_bf16(self_x, target_x));
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
                const vf64 self_x = vf64_load_bf16(self + i);
                const vf64 target_x = vf64_load_bf16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_false_bf16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                const vf64 target_x = vf64_load_bf16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_false_bf16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_sum_false_bf16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_sum_false_bf16_find_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(exp(target) * (target - self)). */
static void kl_div_sum_true_f32_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const self = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const target = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f32(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f32(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_true_f32(self_x, target_x));
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
                const vf64 self_x = vf64_load_f32(self + i);
                const vf64 target_x = vf64_load_f32(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_true_f32(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f32_n(self + i, n);
                const vf64 target_x = vf64_load_f32_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_true_f32(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

static void kl_div_sum_true_f32(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_sum_true_f32_find_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(exp(target) * (target - self)). */
static void kl_div_sum_true_f16_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const self = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const target = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_f16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_f16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_true_f16(self_x, target_x));
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
                const vf64 self_x = vf64_load_f16(self + i);
                const vf64 target_x = vf64_load_f16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_true_f16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_f16_n(self + i, n);
                const vf64 target_x = vf64_load_f16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_true_f16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_sum_true_f16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_sum_true_f16_find_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(exp(target) * (target - self)). */
static void kl_div_sum_true_bf16_find_0(const ac_panel *shared, const void *const ins[],
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
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const self = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const target = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load_bf16(self + j * self_step + i);
                        const vf64 target_x = vf64_load_bf16(target + j * target_step + i);
                        vf64_sum_add(&sum_found[k], sum_sum_true_bf16(self_x, target_x));
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
                const vf64 self_x = vf64_load_bf16(self + i);
                const vf64 target_x = vf64_load_bf16(target + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add(&sum_found, sum_sum_true_bf16(self_x, target_x));
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 self_x = vf64_load_bf16_n(self + i, n);
                const vf64 target_x = vf64_load_bf16_n(target + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum_add_n(&sum_found, sum_sum_true_bf16(self_x, target_x), n);
                vf64_sum_keep(sum_lanes + i, sum_found);
            }
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_sum_true_bf16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = kl_div_sum_true_bf16_find_0,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_kl_div_kernels)[] = {
    [KL_DIV_REDUCTION_NONE_LOG_TARGET_FALSE] = {{
        [AC_F32] = kl_div_none_false_f32,
        [AC_F16] = kl_div_none_false_f16,
        [AC_BF16] = kl_div_none_false_bf16,
    }},
    [KL_DIV_REDUCTION_NONE_LOG_TARGET_TRUE] = {{
        [AC_F32] = kl_div_none_true_f32,
        [AC_F16] = kl_div_none_true_f16,
        [AC_BF16] = kl_div_none_true_bf16,
    }},
    [KL_DIV_REDUCTION_MEAN_LOG_TARGET_FALSE] = {{
        [AC_F32] = kl_div_mean_false_f32,
        [AC_F16] = kl_div_mean_false_f16,
        [AC_BF16] = kl_div_mean_false_bf16,
    }},
    [KL_DIV_REDUCTION_MEAN_LOG_TARGET_TRUE] = {{
        [AC_F32] = kl_div_mean_true_f32,
        [AC_F16] = kl_div_mean_true_f16,
        [AC_BF16] = kl_div_mean_true_bf16,
    }},
    [KL_DIV_REDUCTION_SUM_LOG_TARGET_FALSE] = {{
        [AC_F32] = kl_div_sum_false_f32,
        [AC_F16] = kl_div_sum_false_f16,
        [AC_BF16] = kl_div_sum_false_bf16,
    }},
    [KL_DIV_REDUCTION_SUM_LOG_TARGET_TRUE] = {{
        [AC_F32] = kl_div_sum_true_f32,
        [AC_F16] = kl_div_sum_true_f16,
        [AC_BF16] = kl_div_sum_true_bf16,
    }},
};
