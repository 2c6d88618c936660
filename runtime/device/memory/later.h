/*
 * Memory that is given back once queued work no longer uses it.
 */
#ifndef AC_LATER_H
#define AC_LATER_H

#include <stdbool.h>

/* Calls give(memory) when every stream has finished what was given to it so far, and every graph
 * that is being recorded has been destroyed. False, without a call, if no stream has work, or if no
 * memory is left to remember it. */
bool ac_later_give(void *memory, void (*give)(void *memory));

#endif
