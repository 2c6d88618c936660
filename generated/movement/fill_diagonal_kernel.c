/*
 * Generated from spec/movement/fill_diagonal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   crossed = crossed(1, fillValue) if wrap is true, else crossed(0, fillValue) of self
 *   out = crossed
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "kernel/move.h"
#include "movement/fill_diagonal.h"

const ac_kernels AC_ISA(ac_fill_diagonal_kernels)[] = {
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
        [AC_BF16] = ac_move_2,
    }},
};
