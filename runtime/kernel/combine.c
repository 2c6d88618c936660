#include "kernel/combine.h"

AC_ISA_EXTERN(const ac_combine, ac_combines, [AC_COMBINE_COUNT]);

const ac_combine *ac_combines_current(void)
{
    static const ac_combine *const tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_combines);
    return tables[ac_isa_current()];
}
