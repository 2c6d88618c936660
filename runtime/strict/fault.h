/*
 * Accesses of the program itself to device memory, which an NPU's host cannot make: a sentence
 * explains the fault before the system ends the program or its own SIGSEGV handler runs.
 */
#ifndef AC_FAULT_H
#define AC_FAULT_H

/* Installs the handler that explains faults inside the zone. Further calls do nothing. */
void ac_fault_watch(void);

#endif
