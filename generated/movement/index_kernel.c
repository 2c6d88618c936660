/*
 * Generated from spec/movement/index.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   seen = picked(indices) of self
 *   out = seen
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "kernel/move.h"
#include "movement/index.h"

const ac_kernels AC_ISA(ac_index_kernels)[] = {
    {{
        [AC_F32] = ac_move_4,
        [AC_F16] = ac_move_2,
        [AC_I8] = ac_move_1,
        [AC_I32] = ac_move_4,
        [AC_U8] = ac_move_1,
        [AC_I16] = ac_move_2,
        [AC_I64] = ac_move_8,
        [AC_F64] = ac_move_8,
        [AC_BOOL] = ac_move_1,
        [AC_C64] = ac_move_8,
        [AC_BF16] = ac_move_2,
    }},
};
