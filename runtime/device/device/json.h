#ifndef AC_JSON_H
#define AC_JSON_H

#include <stdbool.h>
#include <stddef.h>

/* Whether a text is one JSON value. Nothing in it has a meaning for this library; a configuration
 * that another toolkit would refuse is refused here too. `where` gets the offset of what is wrong.
 */
bool ac_json_valid(const char *text, size_t size, size_t *where);

#endif
