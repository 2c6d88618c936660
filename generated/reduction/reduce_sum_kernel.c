/*
 * Generated from spec/reduction/reduce_sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = sum(self, over: dims)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "reduction/reduce_sum.h"
#include "simd/reduce/integers.h"
#include "simd/reduce/terms.h"

/* A term of sum, self: the factors of a product, and where it counts. */
static inline vf32_term sum_f32(vf32_wide self)
{
    return (vf32_term){self, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* A term of sum, self: the factors of a product, and where it counts. */
static inline vf32_term sum_f16(vf32_wide self)
{
    return (vf32_term){self, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* A term of sum, self: the factors of a product, and where it counts. */
static inline vf64_term sum_f64(vf64 self)
{
    return (vf64_term){self, vf64_of(1.0), vm64_of(true)};
}

/* A term of sum, self: the factors of a product, and where it counts. */
static inline vf32_term sum_bf16(vf32_wide self)
{
    return (vf32_term){self, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* self, on one element. */
static inline int8_t sum_i8(int8_t self)
{
    return self;
}

/* self, on one element. */
static inline int32_t sum_i32(int32_t self)
{
    return self;
}

/* self, on one element. */
static inline uint8_t sum_u8(uint8_t self)
{
    return self;
}

/* self, on one element. */
static inline int16_t sum_i16(int16_t self)
{
    return self;
}

/* self, on one element. */
static inline int64_t sum_i64(int64_t self)
{
    return self;
}

/* self, on one element. */
static inline uint8_t sum_bool(uint8_t self)
{
    return self;
}

/* Adds to sum. */
static void reduce_sum_f32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const float *self = (const float *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum sum_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    sum_sum[k] = vf32_sum_begin(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32_wide self_x = vf32_load_wide(self + j * self_step + i);
                        vf32_sum_add_term_alone(&sum_sum[k], sum_f32(self_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_sum_keep(sum_lanes + i, sum_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum sum_sum;
                sum_sum = vf32_sum_begin(sum_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide self_x = vf32_widen(vf32_load_n(self + j * self_step + i, n));
                    vf32_sum_add_term_n(&sum_sum, sum_f32(self_x), n);
                }
                vf32_sum_keep(sum_lanes + i, sum_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

static void reduce_sum_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_sum_f32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to sum. */
static void reduce_sum_f16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_f16 *self = (const ac_f16 *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum_two sum_sum[AC_SUM_VECTORS / 2];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    sum_sum[k] = vf32_sum_begin_two_f16(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                        const vf32_two self_x = vf32_load_two_f16(self + j * self_step + i);
                        vf32_sum_add_term_alone_f16(&sum_sum[k].a, sum_f16(vf32_widen(self_x.a)));
                        vf32_sum_add_term_alone_f16(&sum_sum[k].b, sum_f16(vf32_widen(self_x.b)));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    vf32_sum_keep_two_f16(sum_lanes + i, sum_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum sum_sum;
                sum_sum = vf32_sum_begin(sum_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide self_x =
                        vf32_widen(vf32_load_f16_n(self + j * self_step + i, n));
                    vf32_sum_add_term_f16_n(&sum_sum, sum_f16(self_x), n);
                }
                vf32_sum_keep(sum_lanes + i, sum_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void reduce_sum_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_sum_f16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to sum. */
static void reduce_sum_f64_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        double *const sum_rest_lanes = (double *)panel->lanes[1] + p * panel->lanes_plane;
        const double *self = (const double *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF64_LANES <= width; x += AC_SUM_VECTORS * VF64_LANES) {
                vf64_sum sum_sum[AC_SUM_VECTORS];
                vf64_sum sum_rest_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                    sum_sum[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum_rest_sum[k] = vf64_sum_begin(sum_rest_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load(self + j * self_step + i);
                        vf64_sum_add_term_alone_exact(&sum_sum[k], &sum_rest_sum[k],
                                                      sum_f64(self_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_sum[k]);
                    vf64_sum_keep(sum_rest_lanes + i, sum_rest_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                vf64_sum sum_sum;
                vf64_sum sum_rest_sum;
                sum_sum = vf64_sum_begin(sum_lanes + i, fresh);
                sum_rest_sum = vf64_sum_begin(sum_rest_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf64 self_x = vf64_load_n(self + j * self_step + i, n);
                    vf64_sum_add_term_exact_n(&sum_sum, &sum_rest_sum, sum_f64(self_x), n);
                }
                vf64_sum_keep(sum_lanes + i, sum_sum);
                vf64_sum_keep(sum_rest_lanes + i, sum_rest_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

static void reduce_sum_f64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_sum_f64_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to sum. */
static void reduce_sum_bf16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                                const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_bf16 *self = (const ac_bf16 *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum_two sum_sum[AC_SUM_VECTORS / 2];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    sum_sum[k] = vf32_sum_begin_two_bf16(sum_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                        const vf32_two self_x = vf32_load_two_bf16(self + j * self_step + i);
                        vf32_sum_add_term_alone_bf16(&sum_sum[k].a, sum_bf16(vf32_widen(self_x.a)));
                        vf32_sum_add_term_alone_bf16(&sum_sum[k].b, sum_bf16(vf32_widen(self_x.b)));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    vf32_sum_keep_two_bf16(sum_lanes + i, sum_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum sum_sum;
                sum_sum = vf32_sum_begin(sum_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide self_x =
                        vf32_widen(vf32_load_bf16_n(self + j * self_step + i, n));
                    vf32_sum_add_term_bf16_n(&sum_sum, sum_bf16(self_x), n);
                }
                vf32_sum_keep(sum_lanes + i, sum_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void reduce_sum_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_sum_bf16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into sum. */
static void reduce_sum_i8_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const sum_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int8_t *self = (const int8_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                sum_lanes[x] = fresh ? sum_i8(self[x]) : ac_i64_sum(sum_lanes[x], sum_i8(self[x]));
            self += lines * self_step;
        }
    }
}

static void reduce_sum_i8(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_sum_i8_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into sum. */
static void reduce_sum_i32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const sum_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int32_t *self = (const int32_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                sum_lanes[x] =
                    fresh ? sum_i32(self[x]) : ac_i64_sum(sum_lanes[x], sum_i32(self[x]));
            self += lines * self_step;
        }
    }
}

static void reduce_sum_i32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_sum_i32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into sum. */
static void reduce_sum_u8_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const sum_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const uint8_t *self = (const uint8_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                sum_lanes[x] = fresh ? sum_u8(self[x]) : ac_i64_sum(sum_lanes[x], sum_u8(self[x]));
            self += lines * self_step;
        }
    }
}

static void reduce_sum_u8(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_sum_u8_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into sum. */
static void reduce_sum_i16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const sum_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int16_t *self = (const int16_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                sum_lanes[x] =
                    fresh ? sum_i16(self[x]) : ac_i64_sum(sum_lanes[x], sum_i16(self[x]));
            self += lines * self_step;
        }
    }
}

static void reduce_sum_i16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_sum_i16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into sum. */
static void reduce_sum_i64_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const sum_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int64_t *self = (const int64_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                sum_lanes[x] =
                    fresh ? sum_i64(self[x]) : ac_i64_sum(sum_lanes[x], sum_i64(self[x]));
            self += lines * self_step;
        }
    }
}

static void reduce_sum_i64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_sum_i64_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into sum. */
static void reduce_sum_bool_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                                const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const sum_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const uint8_t *self = (const uint8_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                sum_lanes[x] =
                    fresh ? sum_bool(self[x]) : ac_i64_sum(sum_lanes[x], sum_bool(self[x]));
            self += lines * self_step;
        }
    }
}

static void reduce_sum_bool(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_sum_bool_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_reduce_sum_kernels)[] = {
    {{
        [AC_F32] = reduce_sum_f32,
        [AC_F16] = reduce_sum_f16,
        [AC_F64] = reduce_sum_f64,
        [AC_BF16] = reduce_sum_bf16,
        [AC_I8] = reduce_sum_i8,
        [AC_I32] = reduce_sum_i32,
        [AC_U8] = reduce_sum_u8,
        [AC_I16] = reduce_sum_i16,
        [AC_I64] = reduce_sum_i64,
        [AC_BOOL] = reduce_sum_bool,
    }},
};
