#include "kernel/row_lanes.h"

AC_ISA_EXTERN(const ac_lanes, ac_lanes_tables, [1]);

const ac_lanes *ac_lanes_current(void)
{
    static const ac_lanes *const tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_lanes_tables);
    return tables[ac_isa_current()];
}
