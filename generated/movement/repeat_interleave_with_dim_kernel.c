/*
 * Generated from spec/movement/repeat_interleave_with_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   copies = copied(dim, repeats, outputSize) of self
 *   out = copies
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "kernel/move.h"
#include "movement/repeat_interleave_with_dim.h"

const ac_kernels AC_ISA(ac_repeat_interleave_with_dim_kernels)[] = {
    {{
        [AC_F32] = ac_move_4,
        [AC_F16] = ac_move_2,
        [AC_I8] = ac_move_1,
        [AC_I32] = ac_move_4,
        [AC_U8] = ac_move_1,
        [AC_I16] = ac_move_2,
        [AC_U16] = ac_move_2,
        [AC_U32] = ac_move_4,
        [AC_I64] = ac_move_8,
        [AC_U64] = ac_move_8,
        [AC_BOOL] = ac_move_1,
        [AC_BF16] = ac_move_2,
    }},
};
