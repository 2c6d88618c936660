/*
 * Generated from spec/movement/max_unpool2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   seen = restored(2, indices, outputSize) of gradOutput
 *   out = seen
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "kernel/move.h"
#include "movement/max_unpool2d_backward.h"

const ac_kernels AC_ISA(ac_max_unpool2d_backward_kernels)[] = {
    {{
        [AC_F32] = ac_move_4,
        [AC_F16] = ac_move_2,
        [AC_I8] = ac_move_1,
        [AC_I32] = ac_move_4,
        [AC_U8] = ac_move_1,
        [AC_I16] = ac_move_2,
        [AC_I64] = ac_move_8,
        [AC_BOOL] = ac_move_1,
    }},
};
