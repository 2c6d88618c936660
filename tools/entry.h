/*
 * Finding entry points of the catalogue, and what is known of their arguments.
 */
#ifndef ACLNN_TOOL_ENTRY_H
#define ACLNN_TOOL_ENTRY_H

#include "client/catalogue.h"

/* "LeakyRelu", "aclnnLeakyRelu" or "leaky_relu", in any case. Null after an error on stderr, which
 * names the nearest operator. */
const ac_entry *entry_named(const char *name);

/* AC_PRODUCT_COUNT for a name that is no product. */
int product_named(const char *name);

/* What ACLNN_CPU_SOC says, else the default. */
int product_current(void);

/* "f32 f16 bf16", in a text of 256 characters. */
const char *dtypes_text(uint64_t set, char *text);

/* How far two words are apart: letters to insert, delete or replace. */
size_t word_distance(const char *a, const char *b);

#endif
