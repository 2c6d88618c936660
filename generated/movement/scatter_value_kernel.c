/*
 * Generated from spec/movement/scatter_value.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   filled = pinned(dim, index, value) of self
 *   out = filled
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "kernel/move.h"
#include "movement/scatter_value.h"

const ac_kernels AC_ISA(ac_scatter_value_kernels)[] = {
    [SCATTER_VALUE_REDUCE_REPLACE] = {{
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
