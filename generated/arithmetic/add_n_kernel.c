/*
 * Generated from spec/arithmetic/add_n.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = sum(tensors, over: 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/add_n.h"
#include "simd/reduce/integers.h"
#include "simd/reduce/terms.h"

/* A term of sum, tensors: the factors of a product, and where it counts. */
static inline vf32_term sum_f32(vf32_wide tensors)
{
    return (vf32_term){tensors, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* A term of sum, tensors: the factors of a product, and where it counts. */
static inline vf32_term sum_f16(vf32_wide tensors)
{
    return (vf32_term){tensors, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* A term of sum, tensors: the factors of a product, and where it counts. */
static inline vf32_term sum_bf16(vf32_wide tensors)
{
    return (vf32_term){tensors, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* tensors, on one element. */
static inline int32_t sum_i32(int32_t tensors)
{
    return tensors;
}

/* tensors, on one element. */
static inline int64_t sum_i64(int64_t tensors)
{
    return tensors;
}

/* Adds to sum. */
static void add_n_f32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const float *tensors = (const float *)ins[0] + p * panel->plane_steps[0];
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
                        const vf32_wide tensors_x = vf32_load_wide(tensors + j * tensors_step + i);
                        vf32_sum_add_term_alone(&sum_sum[k], sum_f32(tensors_x));
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
                    const vf32_wide tensors_x =
                        vf32_widen(vf32_load_n(tensors + j * tensors_step + i, n));
                    vf32_sum_add_term_n(&sum_sum, sum_f32(tensors_x), n);
                }
                vf32_sum_keep(sum_lanes + i, sum_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            tensors += lines * tensors_step;
        }
    }
}

static void add_n_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = add_n_f32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to sum. */
static void add_n_f16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_f16 *tensors = (const ac_f16 *)ins[0] + p * panel->plane_steps[0];
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
                        const vf32_two tensors_x =
                            vf32_load_two_f16(tensors + j * tensors_step + i);
                        vf32_sum_add_term_alone_f16(&sum_sum[k].a,
                                                    sum_f16(vf32_widen(tensors_x.a)));
                        vf32_sum_add_term_alone_f16(&sum_sum[k].b,
                                                    sum_f16(vf32_widen(tensors_x.b)));
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
                    const vf32_wide tensors_x =
                        vf32_widen(vf32_load_f16_n(tensors + j * tensors_step + i, n));
                    vf32_sum_add_term_f16_n(&sum_sum, sum_f16(tensors_x), n);
                }
                vf32_sum_keep(sum_lanes + i, sum_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            tensors += lines * tensors_step;
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void add_n_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = add_n_f16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to sum. */
static void add_n_bf16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                           const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_bf16 *tensors = (const ac_bf16 *)ins[0] + p * panel->plane_steps[0];
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
                        const vf32_two tensors_x =
                            vf32_load_two_bf16(tensors + j * tensors_step + i);
                        vf32_sum_add_term_alone_bf16(&sum_sum[k].a,
                                                     sum_bf16(vf32_widen(tensors_x.a)));
                        vf32_sum_add_term_alone_bf16(&sum_sum[k].b,
                                                     sum_bf16(vf32_widen(tensors_x.b)));
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
                    const vf32_wide tensors_x =
                        vf32_widen(vf32_load_bf16_n(tensors + j * tensors_step + i, n));
                    vf32_sum_add_term_bf16_n(&sum_sum, sum_bf16(tensors_x), n);
                }
                vf32_sum_keep(sum_lanes + i, sum_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            tensors += lines * tensors_step;
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void add_n_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = add_n_bf16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into sum. */
static void add_n_i32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const sum_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int32_t *tensors = (const int32_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                sum_lanes[x] =
                    fresh ? sum_i32(tensors[x]) : ac_i64_sum(sum_lanes[x], sum_i32(tensors[x]));
            tensors += lines * tensors_step;
        }
    }
}

static void add_n_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = add_n_i32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into sum. */
static void add_n_i64_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const sum_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int64_t *tensors = (const int64_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                sum_lanes[x] =
                    fresh ? sum_i64(tensors[x]) : ac_i64_sum(sum_lanes[x], sum_i64(tensors[x]));
            tensors += lines * tensors_step;
        }
    }
}

static void add_n_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = add_n_i64_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_add_n_kernels)[] = {
    {{
        [AC_F32] = add_n_f32,
        [AC_F16] = add_n_f16,
        [AC_BF16] = add_n_bf16,
        [AC_I32] = add_n_i32,
        [AC_I64] = add_n_i64,
    }},
};
