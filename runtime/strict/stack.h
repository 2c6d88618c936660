/*
 * Call stacks, stored as numbers and printed as "in make_block, called by main".
 */
#ifndef AC_STACK_H
#define AC_STACK_H

#include <stddef.h>
#include <stdint.h>

enum { AC_STACK_TEXT = 384 };

/* 0 means no stack. Equal stacks have equal numbers. */
typedef uint32_t ac_stack;

/* The stack of the caller; 0 if memory is exhausted or stacks cannot be read. */
ac_stack ac_stack_take(void);

/* The same from where a signal came: the frames of its handler are left out. */
ac_stack ac_stack_take_at(const void *instruction);

/* Writes the innermost functions of the program, without those of this library: "in step, called by
 * train, called by main". Returns `text`, empty for no stack. */
const char *ac_stack_say(ac_stack stack, char text[AC_STACK_TEXT]);

/* Writes all frames of the program as a JSON list: ["step+0x1c", "main+0x88"]. */
void ac_stack_json(ac_stack stack, char *text, size_t size);

#endif
