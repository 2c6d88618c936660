#ifndef AC_JSON_H
#define AC_JSON_H

#include <stdbool.h>
#include <stddef.h>

/* Whether a text is one JSON value. Its contents are not used; it is checked only because other
 * toolkits refuse an invalid configuration, too. *where receives the offset of the mistake. */
bool ac_json_valid(const char *text, size_t size, size_t *where);

#endif
