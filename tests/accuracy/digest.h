/*
 * Shared by the commands for digests.
 */
#ifndef AC_TESTS_DIGEST_H
#define AC_TESTS_DIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "accuracy.h"

/* The digest of nothing. */
#define DIGEST_FIRST UINT64_C(0xcbf29ce484222325)

/* Adds elements of `size` bytes to a digest. */
uint64_t digest_add(uint64_t digest, const void *elements, size_t size, size_t count);

/* The same for many 32-bit elements, fast; another digest. Their number is a multiple of 32. */
uint64_t digest_add_many(uint64_t digest, const unsigned char *elements, size_t count);

/* Runs a call and returns the digest of its results. */
typedef uint64_t digest_function(void *what);

/* The digest on every instruction set of this machine; false, with a line, if they differ. */
bool digest_everywhere(digest_function *of, void *what, const char *name, uint64_t *digest);

/* Writes a digest with its name to `out`; if that is null, compares it with the recorded one and
 * returns false, with a message, if they differ. */
bool digest_settle(FILE *out, uint64_t digest, const char *name);

/* Writes the recorded lines of an entry point that is not computed now. */
void digest_keep(FILE *out, const char *entry);

/* The digests of contractions; returns the number of wrong ones. */
int digest_contractions(const accuracy_options *options, FILE *out);

/* The digests of operators that reduce along an axis; returns the number of wrong ones. */
int digest_rows(const accuracy_options *options, FILE *out);

#endif
