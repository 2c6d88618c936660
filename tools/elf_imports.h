/*
 * The names that a program or library takes from others, from its ELF symbol table.
 */
#ifndef ACLNN_TOOL_ELF_IMPORTS_H
#define ACLNN_TOOL_ELF_IMPORTS_H

#include <stddef.h>

typedef struct imports {
    char *file; /* the whole file; the names lie in it */
    const char **names;
    size_t count;
} imports;

/* Returns 0, or an exit status after an error on stderr. */
int imports_read(imports *found, const char *path);
void imports_free(imports *found);

#endif
