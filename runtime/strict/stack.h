/*
 * Call stacks: where something was made or given, remembered as a number, and told as "in
 * make_block, called by main".
 */
#ifndef AC_STACK_H
#define AC_STACK_H

#include <stddef.h>
#include <stdint.h>

enum { AC_STACK_TEXT = 384 };

/* 0 is no stack. Equal stacks have equal numbers. */
typedef uint32_t ac_stack;

/* The stack of the caller; 0 where memory runs out, or the machine has none to read. */
ac_stack ac_stack_take(void);

/* The same from where a signal came: the frames of its handler are left out. */
ac_stack ac_stack_take_at(const void *instruction);

/* The nearest functions of the program, without those of this library: "in step, called by train,
 * called by main". Returns `text`, empty for no stack. */
const char *ac_stack_say(ac_stack stack, char text[AC_STACK_TEXT]);

/* All frames of the program as a list of JSON: ["step+0x1c", "main+0x88"]. */
void ac_stack_json(ac_stack stack, char *text, size_t size);

#endif
