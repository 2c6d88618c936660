/*
 * Names for addresses of code, for people: the function where a program has symbols, else the
 * module and the offset in it, which addr2line understands.
 */
#ifndef AC_SYMBOL_H
#define AC_SYMBOL_H

#include <stdbool.h>
#include <stdint.h>

enum { AC_SYMBOL_SIZE = 96 };

typedef struct ac_symbol {
    char function[AC_SYMBOL_SIZE]; /* empty where nothing says it */
    char module[AC_SYMBOL_SIZE];   /* the file, without its folders */
    uintptr_t offset;              /* in the file's own addresses */
    bool ours;                     /* the module is this library, and not the program's too */
} ac_symbol;

/* What lies at an address of code. */
ac_symbol ac_symbol_of(uintptr_t address);

#endif
