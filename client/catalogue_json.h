/*
 * The catalogue as JSON, for programs in other languages. docs/catalogue.md describes it.
 */
#ifndef AC_CLIENT_CATALOGUE_JSON_H
#define AC_CLIENT_CATALOGUE_JSON_H

#include <stdio.h>

#include "client/catalogue.h"

/* One entry, as an object. */
void entry_json(FILE *to, const ac_entry *e);

#endif
