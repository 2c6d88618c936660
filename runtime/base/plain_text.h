/*
 * Text from outside the library in error sentences. A caller's string, an environment variable or a
 * file's header may hold bytes that move a terminal's cursor, end a line, or change the direction
 * of text. They are shown as escapes such as \x1b, which have no effect.
 */
#ifndef AC_PLAIN_TEXT_H
#define AC_PLAIN_TEXT_H

#include <stddef.h>

/* Copies `from`, replacing each byte of a control character, of a direction mark and of invalid
 * UTF-8 by \xNN. Terminates `to` and cuts it between characters to `room` bytes, at least 1.
 * Returns its length. */
size_t ac_text_plain(char *to, size_t room, const char *from);

#endif
