#include "kernel/stage.h"

AC_ISA_EXTERN(const ac_stage, ac_stages, [1]);

const ac_stage *ac_stage_current(void)
{
    static const ac_stage *const tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_stages);
    return tables[ac_isa_current()];
}

bool ac_stage_converts(int to, int from)
{
    const ac_dtype_set real = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64;
    const ac_dtype_set integer = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 |
                                 AC_SET_U32 | AC_SET_I64 | AC_SET_U64;
    const ac_dtype_set all = real | integer | AC_SET_BOOL | AC_SET_C32 | AC_SET_C64 | AC_SET_C128;
    return ac_dtype_in(to, all) && ac_dtype_in(from, all);
}
