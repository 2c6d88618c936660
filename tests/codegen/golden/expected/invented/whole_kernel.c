/*
 * Generated from spec/invented/whole.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   kept = where(self < low and not other == 0 or self > most, low, self)
 *   form is kept:
 *     out = min(kept, 7)
 *   form is turned:
 *     out = max(-kept * step, other)
 *   twice = self + self - other
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/whole.h"
#include "simd/simd.h"

static inline vf32 out_kept_f32(vf32 self, vf32 other, vf32 low, vf32 most)
{
    const vm32 self_lt_low = vf32_lt(self, low);
    const vm32 other_eq_0 = vf32_eq(other, vf32_of(0.0f));
    const vm32 not_ = vm32_not(other_eq_0);
    const vm32 and_ = vm32_and(self_lt_low, not_);
    const vm32 self_gt_most = vf32_gt(self, most);
    const vm32 or_ = vm32_or(and_, self_gt_most);
    const vf32 kept = vf32_where(or_, low, self);
    return vf32_min(kept, vf32_of(7.0f));
}

static inline vf32 twice_kept_f32(vf32 self, vf32 other)
{
    const vf32x2 sum = vf32x2_of_sum(self, self);
    const vf32x2 difference = vf32x2_add_single(sum, vf32_neg(other));
    return vf32x2_round(difference);
}

static inline int32_t out_kept_i32(int32_t self, int32_t other, int32_t low, int32_t most)
{
    const bool is_lt = self < low;
    const int32_t zero = 0;
    const bool is_eq = other == zero;
    const bool not_ = !is_eq;
    const bool and_ = is_lt && not_;
    const bool is_gt = self > most;
    const bool or_ = and_ || is_gt;
    const int32_t kept = or_ ? low : self;
    const int32_t number = 7;
    return number < kept ? number : kept;
}

static inline int32_t twice_kept_i32(int32_t self, int32_t other)
{
    const int32_t sum = (int32_t)((uint32_t)self + (uint32_t)self);
    return (int32_t)((uint32_t)sum - (uint32_t)other);
}

static inline uint32_t out_kept_u32(uint32_t self, uint32_t other, uint32_t low, uint32_t most)
{
    const bool is_lt = self < low;
    const uint32_t zero = 0;
    const bool is_eq = other == zero;
    const bool not_ = !is_eq;
    const bool and_ = is_lt && not_;
    const bool is_gt = self > most;
    const bool or_ = and_ || is_gt;
    const uint32_t kept = or_ ? low : self;
    const uint32_t number = 7;
    return number < kept ? number : kept;
}

static inline uint32_t twice_kept_u32(uint32_t self, uint32_t other)
{
    const uint32_t sum = (uint32_t)((uint32_t)self + (uint32_t)self);
    return (uint32_t)((uint32_t)sum - (uint32_t)other);
}

static inline vf32 out_turned_f32(vf32 self, vf32 other, vf32 low, vf32 step, vf32 most)
{
    const vm32 self_lt_low = vf32_lt(self, low);
    const vm32 other_eq_0 = vf32_eq(other, vf32_of(0.0f));
    const vm32 not_ = vm32_not(other_eq_0);
    const vm32 and_ = vm32_and(self_lt_low, not_);
    const vm32 self_gt_most = vf32_gt(self, most);
    const vm32 or_ = vm32_or(and_, self_gt_most);
    const vf32 kept = vf32_where(or_, low, self);
    const vf32x2 product = vf32x2_of_product(kept, step);
    const vf32x2 negative = vf32x2_neg(product);
    const vm32 is_gt = vf32x2_gt(vf32x2_of(other), negative);
    const vf32x2 chosen = vf32x2_where(is_gt, vf32x2_of(other), negative);
    return vf32x2_round(chosen);
}

static inline vf32 twice_turned_f32(vf32 self, vf32 other)
{
    const vf32x2 sum = vf32x2_of_sum(self, self);
    const vf32x2 difference = vf32x2_add_single(sum, vf32_neg(other));
    return vf32x2_round(difference);
}

static inline int32_t out_turned_i32(int32_t self, int32_t other, int32_t low, int32_t step,
                                     int32_t most)
{
    const bool is_lt = self < low;
    const int32_t zero = 0;
    const bool is_eq = other == zero;
    const bool not_ = !is_eq;
    const bool and_ = is_lt && not_;
    const bool is_gt = self > most;
    const bool or_ = and_ || is_gt;
    const int32_t kept = or_ ? low : self;
    const int32_t negative = (int32_t)(0 - (uint32_t)kept);
    const int32_t product = (int32_t)((uint32_t)negative * (uint32_t)step);
    return other > product ? other : product;
}

static inline int32_t twice_turned_i32(int32_t self, int32_t other)
{
    const int32_t sum = (int32_t)((uint32_t)self + (uint32_t)self);
    return (int32_t)((uint32_t)sum - (uint32_t)other);
}

static inline uint32_t out_turned_u32(uint32_t self, uint32_t other, uint32_t low, uint32_t step,
                                      uint32_t most)
{
    const bool is_lt = self < low;
    const uint32_t zero = 0;
    const bool is_eq = other == zero;
    const bool not_ = !is_eq;
    const bool and_ = is_lt && not_;
    const bool is_gt = self > most;
    const bool or_ = and_ || is_gt;
    const uint32_t kept = or_ ? low : self;
    const uint32_t negative = (uint32_t)(0 - (uint32_t)kept);
    const uint32_t product = (uint32_t)((uint32_t)negative * (uint32_t)step);
    return other > product ? other : product;
}

static inline uint32_t twice_turned_u32(uint32_t self, uint32_t other)
{
    const uint32_t sum = (uint32_t)((uint32_t)self + (uint32_t)self);
    return (uint32_t)((uint32_t)sum - (uint32_t)other);
}

static void whole_kept_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct whole_attrs *const a = attrs;
    const float *const self = ins[0];
    const float *const other = ins[1];
    float *const out = outs[0];
    float *const twice = outs[1];
    const bool out_past = (past & 1) != 0;
    const bool twice_past = (past & 2) != 0;
    const vf32 low = vf32_of((float)a->low);
    const vf32 most = vf32_of((float)a->most);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load(self + i);
        const vf32 other_i = vf32_load(other + i);
        vf32_store_past(out + i, out_kept_f32(self_i, other_i, low, most), out_past);
        vf32_store_past(twice + i, twice_kept_f32(self_i, other_i), twice_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 other_i = vf32_load_n(other + i, n);
        vf32_store_n(out + i, out_kept_f32(self_i, other_i, low, most), n);
        vf32_store_n(twice + i, twice_kept_f32(self_i, other_i), n);
    }
}

static void whole_kept_i32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct whole_attrs *const a = attrs;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    int32_t *const twice = outs[1];
    (void)past;
    const int32_t low = (int32_t)a->low_integer;
    const int32_t most = (int32_t)a->most_integer;

    for (size_t i = 0; i < count; i++) {
        out[i] = out_kept_i32(self[i], other[i], low, most);
        twice[i] = twice_kept_i32(self[i], other[i]);
    }
}

static void whole_kept_u32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct whole_attrs *const a = attrs;
    const uint32_t *const self = ins[0];
    const uint32_t *const other = ins[1];
    uint32_t *const out = outs[0];
    uint32_t *const twice = outs[1];
    (void)past;
    const uint32_t low = (uint32_t)a->low_integer;
    const uint32_t most = (uint32_t)a->most_integer;

    for (size_t i = 0; i < count; i++) {
        out[i] = out_kept_u32(self[i], other[i], low, most);
        twice[i] = twice_kept_u32(self[i], other[i]);
    }
}

static void whole_turned_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    const struct whole_attrs *const a = attrs;
    const float *const self = ins[0];
    const float *const other = ins[1];
    float *const out = outs[0];
    float *const twice = outs[1];
    const bool out_past = (past & 1) != 0;
    const bool twice_past = (past & 2) != 0;
    const vf32 low = vf32_of((float)a->low);
    const vf32 step = vf32_of((float)a->step);
    const vf32 most = vf32_of((float)a->most);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load(self + i);
        const vf32 other_i = vf32_load(other + i);
        vf32_store_past(out + i, out_turned_f32(self_i, other_i, low, step, most), out_past);
        vf32_store_past(twice + i, twice_turned_f32(self_i, other_i), twice_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 other_i = vf32_load_n(other + i, n);
        vf32_store_n(out + i, out_turned_f32(self_i, other_i, low, step, most), n);
        vf32_store_n(twice + i, twice_turned_f32(self_i, other_i), n);
    }
}

static void whole_turned_i32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    const struct whole_attrs *const a = attrs;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    int32_t *const twice = outs[1];
    (void)past;
    const int32_t low = (int32_t)a->low_integer;
    const int32_t step = (int32_t)a->step_integer;
    const int32_t most = (int32_t)a->most_integer;

    for (size_t i = 0; i < count; i++) {
        out[i] = out_turned_i32(self[i], other[i], low, step, most);
        twice[i] = twice_turned_i32(self[i], other[i]);
    }
}

static void whole_turned_u32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    const struct whole_attrs *const a = attrs;
    const uint32_t *const self = ins[0];
    const uint32_t *const other = ins[1];
    uint32_t *const out = outs[0];
    uint32_t *const twice = outs[1];
    (void)past;
    const uint32_t low = (uint32_t)a->low_integer;
    const uint32_t step = (uint32_t)a->step_integer;
    const uint32_t most = (uint32_t)a->most_integer;

    for (size_t i = 0; i < count; i++) {
        out[i] = out_turned_u32(self[i], other[i], low, step, most);
        twice[i] = twice_turned_u32(self[i], other[i]);
    }
}

const ac_kernels AC_ISA(ac_whole_kernels)[] = {
    [WHOLE_KEPT] = {{
        [AC_F32] = whole_kept_f32,
        [AC_I32] = whole_kept_i32,
        [AC_U32] = whole_kept_u32,
    }},
    [WHOLE_TURNED] = {{
        [AC_F32] = whole_turned_f32,
        [AC_I32] = whole_turned_i32,
        [AC_U32] = whole_turned_u32,
    }},
};
