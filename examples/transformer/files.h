/* Rows of numbers as .npy files (NumPy's format 1.0), and a curve as SVG. Each ends the program
 * with a sentence where the file cannot be written or read. */
#ifndef TRANSFORMER_FILES_H
#define TRANSFORMER_FILES_H

#include <stdint.h>

/* Whether the file can be written is best known before hours of work. Null is accepted. */
void file_check(const char *path);

void npy_save(const char *path, const float *numbers, int64_t count);

/* Reads `count` numbers, which have to be all that the file has. */
void npy_load(const char *path, float *numbers, int64_t count);

/* The loss of each step. */
void svg_save(const char *path, const float *losses, int64_t count);

#endif
