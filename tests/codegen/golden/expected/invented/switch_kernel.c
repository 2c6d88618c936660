/*
 * Generated from spec/invented/switch.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   mode is true:
 *     op = space
 *   mode is false:
 *     op = -space
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/switch.h"
#include "simd/simd.h"

static inline vf32 op_false_f32(vf32 space)
{
    return vf32_neg(space);
}

static inline vf32 op_true_f32(vf32 space)
{
    return space;
}

static void switch_false_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const space = ins[0];
    float *const op = outs[0];
    const bool op_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(op + i, op_false_f32(vf32_load(space + i)), op_past);
    if (i < count)
        vf32_store_n(op + i, op_false_f32(vf32_load_n(space + i, count - i)), count - i);
}

static void switch_true_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const space = ins[0];
    float *const op = outs[0];
    const bool op_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(op + i, op_true_f32(vf32_load(space + i)), op_past);
    if (i < count)
        vf32_store_n(op + i, op_true_f32(vf32_load_n(space + i, count - i)), count - i);
}

const ac_kernels AC_ISA(ac_switch_kernels)[] = {
    [SWITCH_MODE_FALSE] = {{
        [AC_F32] = switch_false_f32,
    }},
    [SWITCH_MODE_TRUE] = {{
        [AC_F32] = switch_true_f32,
    }},
};
