/*
 * Names for code addresses: the function if the program has symbols, else the module and the offset
 * in it, which addr2line understands.
 */
#ifndef AC_SYMBOL_H
#define AC_SYMBOL_H

#include <stdbool.h>
#include <stdint.h>

enum { AC_SYMBOL_SIZE = 96 };

typedef struct ac_symbol {
    char function[AC_SYMBOL_SIZE]; /* empty if unknown */
    char module[AC_SYMBOL_SIZE];   /* the file name, without folders */
    uintptr_t offset;              /* in the file's own addresses */
    bool ours;                     /* the module is this library, linked dynamically */
} ac_symbol;

/* The symbol at a code address. */
ac_symbol ac_symbol_of(uintptr_t address);

#endif
