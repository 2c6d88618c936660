/* A text as a row of symbols, and samples of it. */
#ifndef TRANSFORMER_TEXT_H
#define TRANSFORMER_TEXT_H

#include <stdint.h>

typedef struct text {
    unsigned char *symbols; /* numbers of its bytes, from 0 */
    int64_t length;
    int64_t vocabulary; /* how many different bytes it has */
    unsigned char byte_of[256], symbol_of[256];
} text;

/* Ends the program with a sentence where the file cannot be read or is shorter than `least` bytes.
 */
text text_read(const char *path, int64_t least);
void text_free(text *t);

/* The next of the numbers that `state` leads to, at least 0 and below 1: a linear congruential
 * generator (Knuth's MMIX), whose upper 24 bits are used. */
float random_number(uint64_t *state);

/* Fills `rows` rows of `vocabulary` numbers with 1 for the symbol of each row, 0 elsewhere. */
void text_rows(const text *t, const unsigned char *symbols, int64_t rows, float *numbers);

#endif
