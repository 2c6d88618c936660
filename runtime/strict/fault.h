/*
 * The program touches device memory itself, which an NPU's host cannot do: it is told so before the
 * system ends it, or the program's own handler of SIGSEGV goes on.
 */
#ifndef AC_FAULT_H
#define AC_FAULT_H

/* From now on faults inside the zone are explained. Once is enough. */
void ac_fault_watch(void);

#endif
